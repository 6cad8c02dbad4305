// A draw list in memory: triangles by the middle of each pixel, as graphics cards do it, so that the soft
// edges of shapes stay soft. For machines without a graphics card and for pictures; the same list always
// gives the same bytes.
#pragma once

#include <cstdint>
#include <vector>

struct ImDrawList;

namespace fox::ui {

class Fonts;
struct Picture;

class Raster {
 public:
  void resize(int width, int height);
  void draw(const ImDrawList& list, const Fonts& fonts, std::uint32_t ground);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  // Row by row, 0xffRRGGBB.
  [[nodiscard]] const std::vector<std::uint32_t>& pixels() const { return pixels_; }

 private:
  struct Corner {
    float x, y, r, g, b, a;
  };
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
};

}  // namespace fox::ui
