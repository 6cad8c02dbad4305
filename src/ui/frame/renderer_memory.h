// Where there is no graphics card: the raster draws into memory, of each frame only what differs from the
// last, and no more than that is brought to the window; in a browser to the page's canvas.
#pragma once

#include <memory>

struct SDL_Window;

namespace fox::ui {

class Renderer;

// Null where the window has no memory to draw into.
std::unique_ptr<Renderer> make_memory_renderer(SDL_Window* window);

}  // namespace fox::ui
