// What the first screen shows of the saved games and the settings.
#pragma once

#include "game/store/sqlite_store.h"
#include "ui/screens/home.h"
#include "ui/settings.h"

namespace fox::ui {

HomeData home_data(store::SqliteStore& store, SheetLibrary& sheets, const Settings& settings);

}  // namespace fox::ui
