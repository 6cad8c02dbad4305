#include "ui/home_data.h"

#include "game/dates.h"
#include "ui/frame/platform.h"
#include "ui/screens/seats.h"

namespace fox::ui {
namespace {

constexpr int kShownGames = 30;

}  // namespace

HomeData home_data(store::SqliteStore& store, SheetLibrary& sheets, const Settings& settings) {
  HomeData home;
  home.last = settings.last;
  home.today = seconds_now();
  home.installed = on_home_screen();
  auto listed = store.running(kShownGames);
  if (home.unread = store::fault_in(listed) != nullptr; home.unread) return home;
  for (const auto& row : std::get<std::vector<store::GameRow>>(listed)) {
    const auto sheet = sheet_info(sheets, row.begin.header.sheet);
    if (!sheet) continue;
    const int rounds = rounds_of(*sheet, row.begin.header.names.size());
    home.running.push_back({row.id, row.begin.header, row.round, rounds, row.updated});
  }
  return home;
}

}  // namespace fox::ui
