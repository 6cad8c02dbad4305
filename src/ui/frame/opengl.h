// The graphics card by Dear ImGui's own backend for OpenGL 3, where the system's library has it.
#pragma once

#include <cstdint>
#include <memory>

struct SDL_Window;

namespace fox::ui {

class Renderer;

// What a window must be opened with so that OpenGL can draw into it; 0 where there is no backend.
std::uint32_t opengl_window();

// Null where no context of OpenGL 3.3 can be had, or only one that the processor imitates and nobody asked
// for.
std::unique_ptr<Renderer> make_opengl_renderer(SDL_Window* window, bool imitated_too);

}  // namespace fox::ui
