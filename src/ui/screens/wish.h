// What a screen wants of the app when something on it was tapped. Screens draw and wish; the app does.
#pragma once

#include <string>

#include "game/header.h"
#include "game/store/entry.h"

namespace fox::ui {

struct Wish {
  enum class Kind : unsigned char {
    none,
    home,
    new_game,     // the screen where one is set up
    start,        // a game of `header`
    open,         // the game `id`
    score_paper,  // the screen where a sheet of paper is chosen
    history,
    settings,
    help,       // the keys
    back,       // to where help was called
    colors,     // of dice and areas
    language,   // `text`
    result,     // of the game on the table
    sheets,     // of the game whose result is shown
    correct,    // it
    again,      // with the same people, the next one begins
    steps,      // it line by line
    share,      // it, as `text` says: result, sheet.1, csv, json, record
    take_back,  // the new game: the one before goes on
  };
  Kind kind = Kind::none;
  Header header;
  store::GameId id = 0;
  std::string text;

  explicit operator bool() const { return kind != Kind::none; }
};

}  // namespace fox::ui
