// How many pixels a dp has where nobody has said it: told by the environment or the desktop, else guessed
// from the display.
#pragma once

struct SDL_Window;

namespace fox::ui {

// `pixels`: how many of them a unit of the window system has.
float guessed_scale(SDL_Window* window, float pixels);

}  // namespace fox::ui
