// What the keys do, for the list of them: of every game's commands as their tables have them, and what the
// shell does everywhere.
#pragma once

#include <vector>

#include "ui/screens/keys_screen.h"

namespace fox::ui {

const std::vector<KeyGroup>& key_groups();

}  // namespace fox::ui
