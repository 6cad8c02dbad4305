// The first screen: new game, the games in progress, the other doors.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sheets/library.h"
#include "ui/frame/ui.h"
#include "ui/screens/wish.h"

namespace fox::ui {

struct GameCard {
  store::GameId id = 0;
  Header header;
  int round = 0, rounds = 0;
  std::int64_t updated = 0;  // seconds since 1970
};

struct HomeData {
  std::vector<GameCard> running;   // newest first
  std::optional<std::string> due;  // "Ada is to place the white 4", of the first of them, once it is known
  std::optional<Header> last;      // what "new game, same table" starts
  std::int64_t today = 0;          // seconds since 1970
  bool saved = true;               // all of it; else a notice says what is wrong
  bool unread = false;             // nobody knows which games are in progress
  bool lasts = true;               // a browser may throw away what it has not promised to keep
  bool installed = false;          // the app stands on a device's home screen
  int uncopied = 0;                // finished games that are in no copy
};

struct HomeState {
  float scrolled = 0;  // pixels
  bool all = false;    // every game in progress is listed
};

// The name in the catalogue; a sheet of somebody's own goes by its id.
std::string sheet_title(const Catalogue& words, const std::string& id);
std::string joined(const std::vector<std::string>& names, std::string_view between = ", ");

Wish draw_home(Ui& ui, const HomeData& data, HomeState& state, SheetLibrary& sheets);

}  // namespace fox::ui
