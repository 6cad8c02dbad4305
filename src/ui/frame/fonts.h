// The letters. Every glyph is drawn once for its face, size and quarter of a pixel into one picture (the
// atlas), which is also the texture of all shapes: its first pixels are white. Sizes are whole pixels of the
// em, so nothing is ever stretched. Knows no renderer; a renderer takes what is new from it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ui/frame/geometry.h"

namespace fox::ui {

enum class Weight : unsigned char { regular, bold, black };

struct Glyph {
  short left = 0, top = 0;      // of its picture, from the pen on the base line, in pixels
  short width = 0, height = 0;  // nothing to draw where 0
  short x = 0, y = 0;           // in the atlas
};

class Fonts {
 public:
  Fonts();
  ~Fonts();
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

  // The size that is drawn where this one is wished for.
  static int whole(float size) { return std::max(1, static_cast<int>(size + .5f)); }

  // How far the pen goes on, in pixels; `before` for the kerning, 0 at the beginning. Digits are never
  // kerned.
  float advance(Weight weight, int size, char32_t character, char32_t before = 0);
  // How high capitals and digits are, and from line to line.
  float capital_height(Weight weight, int size) const;
  float line_height(int size) const { return static_cast<float>(size) * 1.2f; }
  // `quarter`: how many quarters of a pixel the pen stands right of a whole one.
  const Glyph& glyph(Weight weight, int size, char32_t character, int quarter);
  // Does the face have this character?
  bool has(Weight weight, char32_t character) const;

  // Before a frame. What found no room in the last one gets a larger atlas, or a fresh one.
  void begin_frame();
  // Was there room for every glyph of this frame?
  [[nodiscard]] bool ready() const { return !crowded_; }

  // The atlas: opacity, a byte a pixel, as wide as high. Changes are the rectangle since the last call; all
  // of it where the side has changed.
  [[nodiscard]] int side() const { return side_; }
  [[nodiscard]] const std::vector<std::uint8_t>& atlas() const { return atlas_; }
  Rect take_changes();
  // Another one as soon as a letter may lie where another one lay before.
  [[nodiscard]] std::uint32_t edition() const { return edition_; }
  // The middle of the white pixels, from 0 to 1.
  [[nodiscard]] float white() const { return 2.f / static_cast<float>(side_); }

 private:
  struct Face;
  struct Letter {
    int index = 0;
    float width = 0;  // in ems
  };
  Letter letter(Face& face, char32_t character) const;
  bool place(int width, int height, Glyph& glyph);
  void clear();

  std::array<std::unique_ptr<Face>, 3> faces_;
  std::unordered_map<std::uint64_t, Glyph> glyphs_;
  std::vector<std::uint8_t> atlas_;
  int side_ = 0, shelf_x_ = 0, shelf_y_ = 0, shelf_height_ = 0;
  int changed_left_ = 0, changed_top_ = 0, changed_right_ = 0, changed_bottom_ = 0;
  std::uint32_t edition_ = 0;
  bool crowded_ = false;
};

}  // namespace fox::ui
