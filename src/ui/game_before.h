// The game that was on the table, or would have gone on, before the one that has just begun. A new game may
// be a slip of the finger: the way back stays open until something is entered.
#pragma once

#include <string>

#include "ui/at_table.h"
#include "ui/screens/home.h"

namespace fox::ui {

class GameBefore {
 public:
  GameBefore() = default;
  // `home`: where no game is on the table, but the screen shows those in progress.
  GameBefore(const AtTable& table, const HomeData* home);

  [[nodiscard]] store::GameId id() const { return id_; }
  // "Back to Ada's game", or nothing.
  [[nodiscard]] std::string way_back(const AtTable& table, const Catalogue& words) const;

 private:
  store::GameId id_ = 0;
  std::string name_;  // who begins there
};

}  // namespace fox::ui
