// The page broken anew for narrow windows: rounds and tracks on top, areas below each other (small grids in
// pairs), rows of many fields in two lines, cells for fingers.
#include <algorithm>
#include <cmath>

#include "ui/look/kind_look.h"

namespace fox::ui {

using clever::AreaDef;
using clever::Points;
using clever::SheetDef;

namespace {

constexpr float kPitch = 44, kCell = 46, kGap = 5, kEdge = 2, kSpine = 26, kBar = 30, kSigns = 36;

// A grid's measures in dp, before it is put anywhere.
struct GridRoom {
  GridShape shape;
  double page_right = 0, page_bottom = 0, page_left = 1e9, page_top = 1e9;
  float head = 0, foot = 0, side = 0, letters = 0, cell_h = kCell, step_y = 0;
};

GridRoom room_of(const AreaDef& area) {
  GridRoom room;
  room.shape = shape_of(area);
  double step = 1e9;
  bool signs_between = false;
  for (const auto& cell : area.cells) {
    const auto& p = cell.place;
    room.page_right = std::max(room.page_right, p.x + p.w),
    room.page_bottom = std::max(room.page_bottom, p.y + p.h);
    room.page_left = std::min(room.page_left, p.x), room.page_top = std::min(room.page_top, p.y);
    for (const auto& other : area.cells)
      if (other.place.y > p.y) step = std::min(step, other.place.y - p.y);
  }
  const double page_h = area.cells[0].place.h;
  for (const auto& line : area.lines)
    signs_between |= line.gain_place.x < room.page_right && line.gain_place.y < room.page_bottom;
  room.cell_h = std::max(kCell, std::min(static_cast<float>(page_h), 48.f));
  if (step < page_h)  // bricks
    room.step_y = static_cast<float>(step) * room.cell_h / static_cast<float>(page_h);
  else
    room.step_y = room.cell_h + (signs_between ? 40 : kGap);
  if (room.shape.column_heads || room.shape.count_strip) room.head = 28;
  const bool free_foot = std::any_of(area.lines.begin(), area.lines.end(),
                                     [&](const auto& line) { return line.gain_place.y > room.page_bottom; });
  if (room.shape.column_feet || free_foot) room.foot = kSigns + 2;
  if (area.chain) {
    room.letters = 36;
  } else if (room.shape.row_gains || room.shape.column_heads) {
    room.side = room.shape.column_heads ? 37 : 46;
  }
  return room;
}

class Breaker {
 public:
  Breaker(const SheetDef& def, const Rect& where, float unit) : def_(def), where_(where) {
    plan_.unit = unit;
    plan_.broken = true;
    width_ = where.w / unit;
  }

  SheetPlan run() {
    plan_.rounds = box(kEdge, y_, width_ - 2 * kEdge, 40);
    y_ += 40 + kGap;
    tracks();
    for (std::size_t a = 0; a < def_.areas.size(); ++a) {
      if (pairs(a)) {
        const float half = (width_ - 2 * kEdge - 8) / 2, top = y_;
        grid(def_.areas[a], kEdge, half);
        const float first = y_;
        y_ = top;
        grid(def_.areas[a + 1], kEdge + half + 8, half);
        level(plan_.areas[a], plan_.areas[a + 1], std::max(first, y_) - top);
        y_ = std::max(first, y_);
        ++a;
      } else {
        area(def_.areas[a]);
      }
      y_ += 8;
    }
    plan_.height = (y_ - 8 + kEdge) * plan_.unit;
    plan_.page = {where_.x, where_.y, where_.w, plan_.height};
    return std::move(plan_);
  }

 private:
  void area(const AreaDef& area) {
    switch (look_of(area.kind).fields) {
      case KindLook::Fields::grid:
        return grid(area, kEdge, width_ - 2 * kEdge);
      case KindLook::Fields::row:
        return row(area);
      case KindLook::Fields::sides:
        return two_way(area);
    }
  }

  [[nodiscard]] Rect box(float x, float y, float w, float h) const {
    const float u = plan_.unit;
    return {where_.x + x * u, where_.y + y * u, w * u, h * u};
  }
  [[nodiscard]] Point at(float x, float y) const {
    return {where_.x + x * plan_.unit, where_.y + y * plan_.unit};
  }

  void tracks() {
    std::vector<std::size_t> used;
    for (std::size_t t = 0; t < clever::kActions; ++t)
      if (def_.tracks[t].fields != 0) used.push_back(t);
    const auto count = static_cast<float>(used.size());
    const float room = width_ - 2 * kEdge, part = (room - 6 * (count - 1)) / count;
    const bool beside = part >= 195;
    for (std::size_t i = 0; i < used.size(); ++i) {
      const float x = kEdge + (beside ? (part + 6) * static_cast<float>(i) : 0);
      plan_.tracks[used[i]] = box(x, y_, beside ? part : room, 46);
      if (!beside || i + 1 == used.size()) y_ += 46 + kGap;
    }
    y_ += 3;
  }

  [[nodiscard]] bool fits(std::size_t a, float width) const {
    if (a >= def_.areas.size() || look_of(def_.areas[a].kind).fields != KindLook::Fields::grid) return false;
    const GridRoom room = room_of(def_.areas[a]);
    return width - room.side - room.letters - 8 >= kPitch * static_cast<float>(room.shape.columns);
  }
  [[nodiscard]] bool pairs(std::size_t a) const {
    const float half = (width_ - 2 * kEdge - 8) / 2;
    return fits(a, half) && fits(a + 1, half);
  }
  void level(AreaPlan& a, AreaPlan& b, float height) const {
    for (AreaPlan* plan : {&a, &b}) {
      const float grown = height * plan_.unit - plan->panel.h;
      plan->panel.h += grown;
      if (!plan->bar) plan->spine.h += grown;
    }
  }

  // Panel and spine; what is left for the fields.
  float ground(AreaPlan& plan, float x, float width, bool bar, float height) {
    plan.bar = bar;
    plan.panel = box(x, y_, width, height);
    plan.spine = bar ? box(x + 4, y_ + 4, width - 8, kBar - 6) : box(x + 4, y_ + 4, kSpine, height - 8);
    return x + (bar ? 4 : kSpine + 8);
  }

  void grid(const AreaDef& area, float x, float width) {
    const GridRoom room = room_of(area);
    const auto columns = static_cast<float>(room.shape.columns);
    const float beside = room.side + room.letters, narrow = width - kSpine - 8 - kGap - beside;
    const bool bar = narrow < kPitch * columns;
    const float pitch = std::min(72.f, (bar ? width - 8 - beside : narrow) / columns);
    const float gap = std::clamp(pitch - kPitch + 2, 3.f, 6.f), cell_w = pitch - gap;

    AreaPlan plan;
    const float top = y_ + (bar ? kBar : 8.f) + room.head + (room.head > 0 && !bar ? -2.f : 0.f);
    const float bottom = top + room.step_y * static_cast<float>(room.shape.rows - 1) + room.cell_h;
    const float left = ground(plan, x, width, bar, bottom + room.foot + 7 - y_) + room.letters;
    const auto column_x = [&](int c) { return left + pitch * static_cast<float>(c - 1) + cell_w / 2; };
    const auto row_y = [&](int r) { return top + room.step_y * static_cast<float>(r - 1) + room.cell_h / 2; };
    const float right = left + pitch * columns - gap, side = right + (x + width - right) / 2;

    for (const auto& cell : area.cells) {
      plan.cells.push_back(
          box(column_x(cell.col) - cell_w / 2, row_y(cell.row) - room.cell_h / 2, cell_w, room.cell_h));
      plan.cell_gains.push_back({});
      plan.line_of.push_back(0);
    }
    const float below = bottom + (room.foot + 5) / 2;
    for (const auto& line : area.lines) {
      const auto& first = area.cells[static_cast<std::size_t>(line.cells.front())];
      const auto& last = area.cells[static_cast<std::size_t>(line.cells.back())];
      const auto& sign = line.gain_place;
      float gx = column_x(first.col), gy = (row_y(first.row) + row_y(last.row)) / 2;
      if (sign.x > room.page_right) gx = side, gy = row_y(last.row) + (room.shape.column_heads ? 12.f : 0.f);
      if (sign.y > room.page_bottom) gy = below;
      plan.line_gains.push_back(at(gx, gy));
    }
    plates(area, room, plan, x + width, left, right, side, below, cell_w, column_x, row_y,
           y_ + (bar ? kBar - 1.f : 7.f));
    plan.sign = (room.shape.column_heads ? 24 : 29) * plan_.unit;
    widen_hits(plan, 6 * plan_.unit);
    plan_.areas.push_back(std::move(plan));
    y_ = bottom + room.foot + 7;
  }

  template <class ColumnX, class RowY>
  void plates(const AreaDef& area, const GridRoom& room, AreaPlan& plan, float end, float left, float right,
              float side, float below, float cell_w, ColumnX&& column_x, RowY&& row_y, float head) const {
    if (room.shape.count_strip) {
      const std::size_t count = area.point_table.size() - 1;
      const float from = left - room.letters, step = (end - 5 - from) / static_cast<float>(count);
      for (std::size_t i = 0; i < count; ++i)
        plan.plates.push_back(box(from + step * static_cast<float>(i) + 1, head, step - 2, 19));
    }
    for (int c = 1; c <= room.shape.columns; ++c) {
      if (room.shape.column_heads) plan.plates.push_back(box(column_x(c) - cell_w / 2, head, cell_w, 19));
      if (room.shape.column_feet) plan.plates.push_back(box(column_x(c) - 20, below - 13, 40, 26));
    }
    if (!room.shape.column_heads) return;
    // Letter or sign and the points of a row share what is beside it.
    const float middle = area.chain ? left - room.letters / 2 - 2 : side;
    for (int r = 1; r <= room.shape.rows; ++r) {
      const float y = row_y(r);
      const bool both = area.chain || room.shape.row_gains;
      const float plate_y = !both ? y : area.chain ? y + 12 : y - 13;
      plan.row_plates.push_back(box(middle - 15, plate_y - 10, 30, 20));
      if (area.chain) plan.row_letters.push_back(box(middle - 12, y - 24, 24, 24));
    }
    static_cast<void>(right);
  }

  void row(const AreaDef& area) {
    AreaPlan plan;
    const bool ordered = area.accept == clever::Accept::rising || area.accept == clever::Accept::not_above;
    const float gap = ordered ? 9 : kGap, width = width_ - 2 * kEdge;
    const float room = width - kSpine - 8;
    const auto count = static_cast<int>(area.cells.size());
    const int most = std::max(1, static_cast<int>(room / kPitch)), lines = (count + most - 1) / most;
    int per = (count + lines - 1) / lines;
    if (area.points == Points::pairs && per % 2 == 1) per += per < most ? 1 : -1;
    const float pitch = room / static_cast<float>(per);
    const float head = area.points == Points::by_count ? 26.f : area.points == Points::pairs ? 38.f : 9.f;
    const bool signs =
        std::any_of(area.cells.begin(), area.cells.end(), [](const auto& c) { return c.gain.given(); }) ||
        !area.lines.empty();
    const bool least =
        std::any_of(area.cells.begin(), area.cells.end(), [](const auto& c) { return c.bonus_from > 1; });
    const float foot = !signs ? 6.f : least ? kSigns + 19 : kSigns, tall = head + kCell + foot;
    const int used = (count + per - 1) / per;
    const float left = ground(plan, kEdge, width, false, tall * static_cast<float>(used) + 2);
    for (int c = 0; c < count; ++c) {
      const int line = c / per;
      const float y = y_ + tall * static_cast<float>(line) + head,
                  x = left + pitch * static_cast<float>(c % per);
      add_field(plan, x, y, pitch - gap, line);
      if (area.points == Points::by_count)
        plan.plates.push_back(box(x + (pitch - gap) / 2 - 15, y - 22, 30, 19));
    }
    for (const auto& line : area.lines) {
      const auto a = static_cast<std::size_t>(line.cells.front()),
                 b = static_cast<std::size_t>(line.cells.back());
      const float y = plan.cell_gains[a].y;
      const bool same = plan.line_of[a] == plan.line_of[b];
      plan.line_gains.push_back(
          {same ? (plan.cell_gains[a].x + plan.cell_gains[b].x) / 2 : plan.cells[a].right(), y});
    }
    finish(plan);
    y_ += tall * static_cast<float>(used) + 2;
  }

  void add_field(AreaPlan& plan, float x, float y, float w, int line) const {
    plan.cells.push_back(box(x, y, w, kCell));
    plan.cell_gains.push_back(at(x + w / 2, y + kCell + 17));
    plan.line_of.push_back(line);
  }

  void finish(AreaPlan& plan) {
    plan.sign = 28 * plan_.unit;
    widen_hits(plan, 6 * plan_.unit);
    plan_.areas.push_back(std::move(plan));
  }

  // In one line where there is room; else left of the middle, the middle, right of it below each other.
  void two_way(const AreaDef& area) {
    AreaPlan plan;
    const float width = width_ - 2 * kEdge, room = width - kSpine - 8;
    const auto half = static_cast<int>(area.cells.size() / 2);
    const bool one_line = room >= kPitch * static_cast<float>(2 * half + 1);
    const float pitch = room / static_cast<float>(one_line ? 2 * half + 1 : half);
    const float head = 26, tall = head + kCell + kSigns, middle = one_line ? 0 : 56;
    const float height = one_line ? tall + 22 : 2 * tall + middle + 4;
    const float left = ground(plan, kEdge, width, false, height);
    for (int c = 0; c < 2 * half; ++c) {
      const bool first = c < half;
      const int column = first ? half - 1 - c : one_line ? c + 1 : c - half;
      const float x = left + pitch * static_cast<float>(column),
                  y = y_ + head + (first || one_line ? 0 : tall + middle);
      add_field(plan, x, y, pitch - kGap, first || one_line ? 0 : 1);
      plan.plates.push_back(box(x + (pitch - kGap) / 2 - 15, y - 22, 30, 19));
    }
    const float x = left + (room - kGap) / 2, y = one_line ? y_ + tall - 2 : y_ + tall + 8;
    const float beside = one_line ? 27.f : 30.f;
    plan.start =
        one_line ? box(x - (pitch - kGap) / 2, y_ + head, pitch - kGap, kCell) : box(x - 24, y - 8, 48, 38);
    plan.extra_low = box(x - beside - 66, y, 60, 22);
    plan.extra_high = box(x + beside + 2, y, 64, 22);
    plan.again = box(x - 26, one_line ? y + 2 : y + 30, 52, 18);
    finish(plan);
    y_ += height;
  }

  const SheetDef& def_;
  Rect where_;
  SheetPlan plan_;
  float width_ = 0, y_ = kEdge;
};

}  // namespace

SheetPlan plan_broken(const SheetDef& def, const Rect& where, float pixels_a_dp) {
  return Breaker(def, where, pixels_a_dp).run();
}

}  // namespace fox::ui
