// What a screen wants of the app when something on it was tapped. Screens draw and wish; the app does.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/game.h"
#include "game/store/entry.h"

namespace fox::ui {

// A copy of a game up to a line, to be looked at by the referee.
struct Position {
  std::shared_ptr<const Game> game;
  std::optional<AnyLine> question;  // what is asked first, or nothing
  int seat = 0;                     // whose sheet is looked at
};

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
    backup,     // all games as one file
    keep,       // the screen that says how games in a browser last
    help,       // the keys
    back,       // to where help or the referee was called
    referee,    // asked about `position`; without one, to set one up
    colors,     // of dice and areas
    language,   // `text`
    result,     // of the game on the table
    sheets,     // of the game whose result is shown
    correct,    // it
    again,      // with the same people, the next one begins
    steps,      // it line by line
    share,      // it, as `text` says: result, sheet.1, csv, json, record
    take_back,  // the new game: the one before goes on
    line,       // `lines`, written into the game on the table
    undo,       // `count` lines of it
    redo,       // so many again
  };
  Kind kind = Kind::none;
  Header header;
  store::GameId id = 0;
  std::string text;
  std::optional<Position> position;
  std::vector<AnyLine> lines;
  int count = 1;
  std::size_t read_at = 0;  // entries of the game's log when the screen read what it wishes by

  explicit operator bool() const { return kind != Kind::none; }
};

inline Wish wish_of(Wish::Kind kind) {
  Wish wish;
  wish.kind = kind;
  return wish;
}

// Nothing has changed yet when a screen wishes this: the table does it, if the game is still as it was read.
inline Wish to_game(Wish::Kind kind, std::size_t read_at) {
  Wish wish = wish_of(kind);
  wish.read_at = read_at;
  return wish;
}

inline Wish to_referee(Position position) {
  Wish wish = wish_of(Wish::Kind::referee);
  wish.position = std::move(position);
  return wish;
}

}  // namespace fox::ui
