// Brings a frame's draw list to the screen: with the graphics card, by SDL's renderer; in plain memory, by
// our own raster; or nowhere, so that tests run hours of taps in seconds.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ui/frame/color.h"

struct ImDrawList;
struct SDL_Window;

namespace fox::ui {

class Fonts;

struct Picture {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgb;  // row by row from the top
};

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
};

// `wish`: "" for the best there is, "opengl", "software". Null with a reason where SDL gives none.
std::unique_ptr<Renderer> make_renderer(SDL_Window* window, std::string_view wish, std::string& problem);
std::unique_ptr<Renderer> make_null_renderer();

// As PNG; false where the file cannot be written.
bool save_picture(const Picture& picture, const std::string& path);

}  // namespace fox::ui
