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
  std::vector<GameCard> running;  // newest first
  std::optional<Header> last;     // what "new game, same table" starts
  std::string notice;             // a lasting sentence about the disk, or empty
  std::int64_t today = 0;         // seconds since 1970
};

struct HomeState {
  float scrolled = 0;  // pixels
};

Wish draw_home(Ui& ui, const HomeData& data, HomeState& state, SheetLibrary& sheets);

}  // namespace fox::ui
