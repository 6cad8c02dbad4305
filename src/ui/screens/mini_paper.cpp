#include "ui/screens/mini_paper.h"

#include <algorithm>
#include <cmath>

namespace fox::ui {
namespace {

constexpr float kPi = 3.14159265F;

}  // namespace

Point MiniPaper::at(float x, float y) const {
  const float dx = (x - half.x) * grown, dy = (y - half.y) * grown;
  return {middle.x + dx * cosine - dy * sine, middle.y + dx * sine + dy * cosine};
}

std::vector<Point> MiniPaper::outline(const Box& box, float radius) const {
  const auto x = static_cast<float>(box.x), y = static_cast<float>(box.y);
  const auto w = static_cast<float>(box.w), h = static_cast<float>(box.h);
  const float r = std::min({radius, w / 2, h / 2});
  const int steps = r * grown < 3 ? 2 : 4;
  std::vector<Point> points;
  for (int corner = 0; corner < 4; ++corner) {
    const float cx = corner == 0 || corner == 3 ? x + r : x + w - r, cy = corner < 2 ? y + r : y + h - r;
    for (int i = 0; i <= steps; ++i) {
      const float angle =
          kPi * (1 + static_cast<float>(corner) / 2 + static_cast<float>(i) / static_cast<float>(2 * steps));
      points.push_back(at(cx + r * std::cos(angle), cy + r * std::sin(angle)));
    }
  }
  return points;
}

Rect MiniPaper::place(const Box& box) const {
  const Point corner = at(static_cast<float>(box.x), static_cast<float>(box.y));
  return {corner.x, corner.y, static_cast<float>(box.w) * grown, static_cast<float>(box.h) * grown};
}

void MiniPaper::fill(const Box& box, Color color, float radius) const {
  if (straight())
    canvas.fill(place(box), color, radius * grown);
  else
    canvas.polygon(outline(box, radius), color);
}

void MiniPaper::stroke(const Box& box, Color color, float width, float radius) const {
  if (straight())
    canvas.stroke(place(box), color, width, radius * grown);
  else
    canvas.polyline(outline(box, radius), color, width, true);
}

void MiniPaper::cross(const Box& box, Color pen, float width, std::uint32_t seed) const {
  const auto shake = [&](unsigned bit) { return (static_cast<float>(seed >> bit & 7U) - 3.5F) * .02F; };
  const auto corner = [&](float fx, float fy) {
    return at(static_cast<float>(box.x + box.w * fx), static_cast<float>(box.y + box.h * fy));
  };
  canvas.line(corner(.14F + shake(0), .12F + shake(3)), corner(.88F + shake(6), .9F + shake(9)), pen, width);
  canvas.line(corner(.86F + shake(12), .1F + shake(15)), corner(.16F + shake(18), .88F + shake(21)), pen,
              width);
}

MiniPaper lay_paper(Ui& ui, const Rect& box, const Box& page, const MiniLook& look) {
  const double margin = 20;
  const auto page_w = static_cast<float>(page.w), page_h = static_cast<float>(page.h);
  const float grown = std::min(box.w / (page_w + 40), box.h / (page_h + 40));
  const float angle = look.turned * kPi / 180;
  MiniPaper paper{ui.canvas, box.center(), {page_w / 2, page_h / 2}, grown, std::cos(angle), std::sin(angle)};
  if (look.turned == 0) paper.sine = 0;

  // The pad below, then the sheet.
  const Box sheet{-margin, -margin, page.w + 2 * margin, page.h + 2 * margin};
  const double lip = look.lip * 12;
  paper.fill({sheet.x + lip, sheet.y + lip, sheet.w, sheet.h},
             ui.theme.dark ? ui.theme.desk2 : ui.theme.sheet_edge, 34);
  paper.fill(sheet, ui.theme.sheet, 34);
  paper.stroke(sheet, ui.theme.sheet_edge, std::max(1.F, ui.dp(1.2F)), 34);
  return paper;
}

std::uint32_t stirred(std::uint32_t value) {
  value ^= value >> 16;
  value *= 0x7feb352dU;
  value ^= value >> 15;
  value *= 0x846ca68bU;
  return value ^ value >> 16;
}

}  // namespace fox::ui
