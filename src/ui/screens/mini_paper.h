// The pad that small pictures of sheets are drawn on, straight or turned: shapes in units of the page.
#pragma once

#include <cstdint>
#include <vector>

#include "core/box.h"
#include "ui/frame/ui.h"
#include "ui/screens/mini_sheet.h"

namespace fox::ui {

// From the page to the screen: grown, turned about the middle, moved.
struct MiniPaper {
  Canvas& canvas;
  Point middle;     // on the screen
  Point half;       // half the page, in its units
  float grown = 1;  // pixels a unit
  float cosine = 1, sine = 0;

  [[nodiscard]] Point at(float x, float y) const;
  [[nodiscard]] bool straight() const { return sine == 0; }
  [[nodiscard]] std::vector<Point> outline(const Box& box, float radius) const;
  [[nodiscard]] Rect place(const Box& box) const;
  void fill(const Box& box, Color color, float radius) const;
  void stroke(const Box& box, Color color, float width, float radius) const;
  void cross(const Box& box, Color pen, float width, std::uint32_t seed) const;
};

// Draws the pad and its uppermost sheet.
MiniPaper lay_paper(Ui& ui, const Rect& box, const Box& page, const MiniLook& look);
// Numbers that only depend on the seed.
std::uint32_t stirred(std::uint32_t value);

}  // namespace fox::ui
