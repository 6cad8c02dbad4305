#include "ui/game_before.h"

namespace fox::ui {

GameBefore::GameBefore(const AtTable& table, const HomeData* home) {
  const bool game = table.screen() != nullptr;
  if (game && !table.session().locked() && table.session().log().size() > 1)
    id_ = table.session().id(), name_ = table.session().game().header().names.front();
  else if (home != nullptr && !home->running.empty())
    id_ = home->running.front().id, name_ = home->running.front().header.names.front();
}

std::string GameBefore::way_back(const AtTable& table, const Catalogue& words) const {
  if (id_ == 0 || table.session().log().size() > 1) return {};
  return words.text("screen", "back-to", {{"name", name_}});
}

}  // namespace fox::ui
