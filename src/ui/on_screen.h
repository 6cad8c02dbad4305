// What is in the answers that every family gives the screens: included by the families' own headers
// (clever_on_screen.h and its like), by nobody else.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "game/game_families.h"
#include "ui/ends/result.h"
#include "ui/screens/mini_sheet.h"
#include "ui/screens/sheet_info.h"
#include "ui/table/grounds.h"

namespace fox::store {
class Session;
}

namespace fox::ui {

class RefereeQuestion;
class GameScreen;
class SheetThen;
class ShareFolders;

}  // namespace fox::ui
