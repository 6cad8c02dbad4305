// Brings a frame's draw list to the screen: with the graphics card, by Dear ImGui's OpenGL; in plain memory,
// by our own raster; or nowhere, so that tests run hours of taps in seconds.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "ui/frame/color.h"
#include "ui/frame/picture.h"

struct ImDrawList;
struct SDL_Window;

namespace fox::ui {

class Fonts;

class Renderer {
 public:
  virtual ~Renderer() = default;
  [[nodiscard]] virtual std::string_view name() const = 0;
  // Pixels there are now; 0 where it does not know.
  virtual void size(int& width, int& height) = 0;
  // Draws over the ground; it can be read until it is shown.
  virtual void draw(const ImDrawList& list, Fonts& fonts, Color ground) = 0;
  virtual Picture read() = 0;
  virtual void show() = 0;
  // What was shown may be gone: the next frame is drawn whole, by those that else draw only what has changed.
  virtual void lost() {}
};

// What the window is opened with, so that the wish ("" for the best there is, "opengl", "software") can come
// true; it can be opened without, too.
std::uint32_t window_flags(std::string_view wish);
// Null with a reason where there is none.
std::unique_ptr<Renderer> make_renderer(SDL_Window* window, std::string_view wish, std::string& problem);
std::unique_ptr<Renderer> make_null_renderer();

}  // namespace fox::ui
