#include "ui/look/sheet_plan.h"

#include <algorithm>

#include "ui/look/kind_look.h"

namespace fox::ui {

using clever::AreaDef;
using clever::Points;
using clever::SheetDef;

namespace {

constexpr float kCellLeast = 44;

class Page {
 public:
  explicit Page(const SheetDef& def, const Rect& where)
      : unit_(where.w / static_cast<float>(def.page_width)), origin_{where.x, where.y} {}

  [[nodiscard]] float unit() const { return unit_; }
  [[nodiscard]] Point at(double x, double y) const {
    return {origin_.x + static_cast<float>(x) * unit_, origin_.y + static_cast<float>(y) * unit_};
  }
  [[nodiscard]] Rect box(const clever::Box& b) const {
    const Point p = at(b.x, b.y);
    return {p.x, p.y, static_cast<float>(b.w) * unit_, static_cast<float>(b.h) * unit_};
  }

 private:
  float unit_;
  Point origin_;
};

// Plates side by side over the whole width of the fields.
void strip_of_plates(AreaPlan& plan, std::size_t count, float left, float right, float y, float unit) {
  const float step = (right - left) / static_cast<float>(count);
  for (std::size_t i = 0; i < count; ++i) {
    const float x = left + step * (static_cast<float>(i) + .5f), w = std::min(30 * unit, step - 2 * unit);
    plan.plates.push_back({x - w / 2, y - 9.5f * unit, w, 19 * unit});
  }
}

Rect column_of(const AreaDef& area, const AreaPlan& plan, int column) {
  Rect all;
  for (std::size_t c = 0; c < area.cells.size(); ++c) {
    if (area.cells[c].col != column) continue;
    const Rect& r = plan.cells[c];
    if (all.empty()) {
      all = r;
      continue;
    }
    const float top = std::min(all.y, r.y), bottom = std::max(all.bottom(), r.bottom());
    all.y = top, all.h = bottom - top;
  }
  return all;
}

void grid_plates(const AreaDef& area, AreaPlan& plan, float unit) {
  const GridShape shape = shape_of(area);
  float left = plan.panel.right(), right = plan.panel.x, top = plan.panel.bottom(), bottom = plan.panel.y;
  for (const Rect& cell : plan.cells) {
    left = std::min(left, cell.x), right = std::max(right, cell.right());
    top = std::min(top, cell.y), bottom = std::max(bottom, cell.bottom());
  }
  if (shape.count_strip)
    strip_of_plates(plan, area.point_table.size() - 1, left, plan.panel.right() - 8 * unit,
                    plan.panel.y + 20.5f * unit, unit);
  for (int c = 1; c <= shape.columns; ++c) {
    const Rect column = column_of(area, plan, c);
    const float x = column.center().x;
    if (shape.column_heads) plan.plates.push_back({x - 22.5f * unit, top - 27 * unit, 45 * unit, 19 * unit});
    if (shape.column_feet) plan.plates.push_back({x - 20 * unit, bottom + 6 * unit, 40 * unit, 26 * unit});
  }
  if (!shape.column_heads) return;
  // The points of a row stand between its last cell and what the row gives.
  float beyond = plan.panel.right() - 2 * unit;
  for (const Point gain : plan.line_gains)
    if (gain.x > right) beyond = std::min(beyond, gain.x - 19 * unit);
  float letters = plan.spine.right();
  for (int r = 1; r <= shape.rows; ++r) {
    const auto cell =
        std::find_if(area.cells.begin(), area.cells.end(), [&](const auto& c) { return c.row == r; });
    if (cell == area.cells.end()) continue;
    const Rect first = plan.cells[static_cast<std::size_t>(cell - area.cells.begin())];
    const float w = std::min(42 * unit, beyond - right - 5 * unit), x = (right + beyond) / 2,
                y = first.center().y;
    plan.row_plates.push_back({x - w / 2, y - 14.5f * unit, w, 29 * unit});
    if (area.chain)
      plan.row_letters.push_back({(letters + left) / 2 - 14 * unit, y - 15 * unit, 30 * unit, 30 * unit});
  }
}

// What stands below the printed number, between the nearest signs.
void two_way_extras(const AreaDef& area, AreaPlan& plan, float unit) {
  const auto half = area.cells.size() / 2;
  const Rect left = plan.cells[0], right = plan.cells[half];
  plan.start = {(left.x + right.x) / 2, left.y, left.w, left.h};
  const float y = plan.cell_gains[0].y;
  plan.again = {plan.start.center().x - 25 * unit, y - 11 * unit, 50 * unit, 22 * unit};
  plan.extra_low = {plan.again.x - 60 * unit, plan.again.y, 58 * unit, plan.again.h};
  plan.extra_high = {plan.again.right(), plan.again.y, 62 * unit, plan.again.h};
}

void row_plates(const AreaDef& area, AreaPlan& plan, float unit) {
  if (area.points != Points::by_count && area.points != Points::outermost) return;
  for (const Rect& cell : plan.cells)
    plan.plates.push_back({cell.center().x - 15 * unit, cell.y - 23 * unit, 30 * unit, 19 * unit});
}

AreaPlan plan_area(const AreaDef& area, const Page& page) {
  const float unit = page.unit();
  AreaPlan plan;
  plan.panel = page.box(area.place);
  plan.spine = {plan.panel.x + 5 * unit, plan.panel.y + 5 * unit, 42 * unit, plan.panel.h - 10 * unit};
  for (const auto& cell : area.cells) {
    plan.cells.push_back(page.box(cell.place));
    plan.cell_gains.push_back(page.at(cell.gain_place.x, cell.gain_place.y));
    plan.line_of.push_back(0);
  }
  for (const auto& line : area.lines)
    plan.line_gains.push_back(page.at(line.gain_place.x, line.gain_place.y));
  plan.sign = std::clamp(.58f * plan.cells[0].h / unit, 28.5f, 33.f) * unit;
  switch (look_of(area.kind).fields) {
    case KindLook::Fields::grid:
      grid_plates(area, plan, unit);
      break;
    case KindLook::Fields::sides:
      two_way_extras(area, plan, unit);
      [[fallthrough]];
    case KindLook::Fields::row:
      row_plates(area, plan, unit);
  }
  widen_hits(plan, 8 * unit);
  return plan;
}

}  // namespace

GridShape shape_of(const AreaDef& area) {
  GridShape shape;
  double right = 0, bottom = 0;
  for (const auto& cell : area.cells) {
    shape.rows = std::max(shape.rows, cell.row), shape.columns = std::max(shape.columns, cell.col);
    right = std::max(right, cell.place.x + cell.place.w),
    bottom = std::max(bottom, cell.place.y + cell.place.h);
  }
  shape.column_heads = area.points == Points::by_row_count;
  shape.column_feet = area.points == Points::columns;
  shape.count_strip = area.points == Points::by_count;
  for (const auto& line : area.lines) {
    shape.row_gains |= line.gain_place.x > right;
    shape.column_gains |= line.gain_place.y > bottom;
  }
  return shape;
}

void widen_hits(AreaPlan& area, float most) {
  area.hits.clear();
  for (std::size_t a = 0; a < area.cells.size(); ++a) {
    const Rect& cell = area.cells[a];
    float dx = most, dy = most;
    for (std::size_t b = 0; b < area.cells.size(); ++b) {
      if (a == b) continue;
      const Rect& other = area.cells[b];
      const float gap_x = std::max(other.x - cell.right(), cell.x - other.right());
      const float gap_y = std::max(other.y - cell.bottom(), cell.y - other.bottom());
      // Apart on one axis is enough; the nearer axis is left to cells in the same row or column.
      if (gap_y < 2 * most && gap_x >= 0) dx = std::min(dx, gap_x / 2);
      if (gap_x < 0 && gap_y >= 0) dy = std::min(dy, gap_y / 2);
    }
    area.hits.push_back(cell.inset(-dx, -dy));
  }
}

float page_width_least(const SheetDef& def) {
  double pitch = 1000;
  for (const auto& area : def.areas)
    for (std::size_t a = 0; a < area.cells.size(); ++a)
      for (std::size_t b = a + 1; b < area.cells.size(); ++b) {
        const auto &p = area.cells[a].place, &q = area.cells[b].place;
        if (p.y == q.y) pitch = std::min(pitch, std::max(p.x, q.x) - std::min(p.x, q.x));
        if (p.x == q.x) pitch = std::min(pitch, std::max(p.y, q.y) - std::min(p.y, q.y));
      }
  return static_cast<float>(def.page_width / pitch) * kCellLeast;
}

SheetPlan plan_page(const SheetDef& def, const Rect& where) {
  const Page page(def, where);
  SheetPlan plan;
  plan.unit = page.unit();
  plan.height = static_cast<float>(def.page_height) * plan.unit;
  plan.page = {where.x, where.y, where.w, plan.height};
  plan.rounds = page.box(def.rounds_place);
  for (std::size_t t = 0; t < clever::kActions; ++t)
    if (def.tracks[t].fields != 0) plan.tracks[t] = page.box(def.tracks[t].place);
  for (const auto& area : def.areas) plan.areas.push_back(plan_area(area, page));
  return plan;
}

}  // namespace fox::ui
