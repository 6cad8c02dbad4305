// A draw list in memory: triangles by the middle of each pixel, as graphics cards do it, so that the soft
// edges of shapes stay soft. For machines without a graphics card and for pictures; the same list always
// gives the same bytes. It keeps its picture, so that of the next frame only what is different is drawn.
#pragma once

#include <cstdint>
#include <vector>

#include "ui/frame/damage.h"

struct ImDrawCmd;
struct ImDrawList;

namespace fox::ui {

class Fonts;
struct Picture;

class Raster {
 public:
  void resize(int width, int height);
  // Draws where this frame differs from the last one; the picture is what drawing all of it would give.
  void draw(const ImDrawList& list, const Fonts& fonts, std::uint32_t ground);
  // The next frame is drawn whole, since what was made of this one may be lost.
  void draw_all_next();
  // Where pixels have changed since the last call.
  std::vector<Part> take_changes();

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  // Row by row, a byte a channel, these many bits up: as windows take them, and in a browser its canvas.
#ifdef __EMSCRIPTEN__
  static constexpr unsigned kRed = 0, kGreen = 8, kBlue = 16;
#else
  static constexpr unsigned kRed = 16, kGreen = 8, kBlue = 0;
#endif
  [[nodiscard]] const std::vector<std::uint32_t>& pixels() const {
    return pixels_;
  }

 private:
  struct Corner {
    float x, y, r, g, b, a;
  };
  void draw_part(const ImDrawList& list, const Fonts& fonts, std::uint32_t ground, const Part& part);
  void draw_triangles(const ImDrawList& list, const ImDrawCmd& command, const Fonts& fonts);
  void triangle(const Corner& a, const Corner& b, const Corner& c);
  void span(int y, int from, int to, std::uint32_t color, unsigned alpha);
  void rectangle(float left, float top, float right, float bottom, std::uint32_t color);
  void image(float left, float top, float right, float bottom, const Picture& picture);
  void glyph(float left, float top, int u, int v, int width, int height, std::uint32_t color);

  int width_ = 0, height_ = 0;
  int clip_left_ = 0, clip_top_ = 0, clip_right_ = 0, clip_bottom_ = 0;
  const std::uint8_t* atlas_ = nullptr;
  int side_ = 0;
  std::vector<std::uint32_t> pixels_;
  Damage damage_;
  std::vector<Part> changes_;
};

}  // namespace fox::ui
