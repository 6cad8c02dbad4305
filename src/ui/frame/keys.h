// How keys are called: "a", "4", "?", "enter", "escape", "left", "f1", "ctrl+z", "ctrl+shift+z". Digits are
// digits on every keyboard and on its number block.
#pragma once

#include <string>
#include <string_view>

struct SDL_Keysym;

namespace fox::ui {

// "" for keys that have no name here, and for Shift, Ctrl and the like alone.
std::string key_name(const SDL_Keysym& key);
// The other way round, for scripts; false where nothing is called so.
bool find_key(std::string_view name, SDL_Keysym& key);

}  // namespace fox::ui
