// What is drawn in a frame: shapes and text on Dear ImGui's draw list, in pixels. The only door to it, so
// that every text knows whether it fits and every shape is anti-aliased the same way. Knows no theme and no
// game.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/frame/color.h"
#include "ui/frame/fonts.h"
#include "ui/frame/geometry.h"
#include "ui/frame/shape_cache.h"

struct ImDrawList;

namespace fox::ui {

enum class Align : unsigned char { left, center, right };

struct TextStyle {
  float size = 16;  // pixels
  Weight weight = Weight::bold;
  Color color = 0xff000000;
  Align align = Align::left;
};

class Image;

class Canvas {
 public:
  Canvas(ImDrawList* list, Fonts& fonts, ShapeCache& shapes) : list_(list), fonts_(fonts), shapes_(shapes) {}

  void fill(const Rect& rect, Color color, float radius = 0);
  void stroke(const Rect& rect, Color color, float width,
              float radius = 0);  // the line lies inside the rectangle
  void dashed(const Rect& rect, Color color, float width, float radius, float dash, float gap);
  void disc(Point center, float radius, Color color);
  void ring(Point center, float radius, Color color, float width);  // the line's middle lies on the radius
  void line(Point from, Point to, Color color, float width);        // round ends
  void polyline(std::span<const Point> points, Color color, float width,
                bool closed = false);                        // round ends and joins
  void polygon(std::span<const Point> points, Color color);  // any simple outline, concave too

  // What `draw` draws around the origin, without text and pictures, moved to its place. It is drawn once for
  // a key, which must hold all that it depends on.
  template <class Draw>
  void shape(const ShapeKey& key, Point at, Draw&& draw) {
    if (shapes_.print(*list_, key, at)) return;
    const auto begun = shapes_.begin(*list_);
    draw();
    shapes_.end(*list_, key, at, begun);
  }

  // The whole picture into the rectangle. It must live until the next frame is drawn.
  void image(const Rect& rect, const Image& image);

  // One line of text in the box, its capitals vertically in the middle. Where it does not fit, it is shrunk
  // down to `smallest` pixels (0: not at all), then ends with "…" and is noted as cut off.
  void text(const Rect& box, std::string_view text, const TextStyle& style, float smallest = 0);
  // Wrapped at spaces, from the top; gives the height that was used. Shrunk and noted in the same way.
  float paragraph(const Rect& box, std::string_view text, const TextStyle& style, float smallest = 0);
  // Can the character be written, in every face?
  [[nodiscard]] bool has(char32_t character) const;
  float text_width(std::string_view text, float size, Weight weight);
  float paragraph_height(std::string_view text, float width, float size, Weight weight);

  void push_clip(const Rect& rect);  // within the one before
  void pop_clip();
  [[nodiscard]] Rect clip() const;

  // Texts that can be seen, as they were given; and those of them that did not fit. For scripts and the
  // report.
  [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }
  [[nodiscard]] const std::vector<std::string>& cut_off() const { return cut_off_; }

 private:
  void letters(Point pen, std::string_view text, int size, Weight weight, Color color);
  std::string shortened(std::string_view text, float width, int size, Weight weight);
  std::vector<std::string_view> lines(std::string_view text, float width, int size, Weight weight,
                                      bool* fits);
  bool visible(const Rect& box) const;

  ImDrawList* list_;
  Fonts& fonts_;
  ShapeCache& shapes_;
  std::vector<std::string> texts_, cut_off_;
};

}  // namespace fox::ui
