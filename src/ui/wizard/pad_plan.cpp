#include "ui/wizard/pad_plan.h"

#include <algorithm>

namespace fox::ui {
namespace {

// From the page into a rectangle, each direction on its own.
struct Onto {
  Rect where;
  float x, y;

  Rect operator()(const Box& box) const {
    return {where.x + static_cast<float>(box.x) * x, where.y + static_cast<float>(box.y) * y,
            static_cast<float>(box.w) * x, static_cast<float>(box.h) * y};
  }
};

}  // namespace

PadPlan plan_page(const wizard::Rules& rules, const Rect& where) {
  const auto& def = rules.sheet;
  const auto& places = def.places;
  const Onto onto{where, where.w / static_cast<float>(places.width),
                  where.h / static_cast<float>(places.height)};
  PadPlan plan;
  plan.unit = std::min(onto.x, onto.y);
  const int columns = wizard::columns(def), colours = wizard::colours(def);
  for (int row = 0; row <= colours; ++row) {
    const auto r = static_cast<std::size_t>(row);
    const auto& printed = places.rows[r];
    plan.rows[r] = onto(printed.place);
    for (std::size_t c = 0; c < printed.cells.size() && c < wizard::kMaxColumns; ++c)
      plan.cells[r][c] = onto(printed.cells[c]);
    const Rect& panel = plan.rows[r];
    const float edge = 5 * plan.unit;
    plan.spines[r] = {panel.x + edge, panel.y + edge, plan.cells[r][0].x - panel.x - edge - 7 * onto.x,
                      panel.h - 2 * edge};
  }
  const Rect heads = onto(places.heads);
  for (int c = 0; c < columns; ++c) {
    const Rect& below = plan.cells[0][static_cast<std::size_t>(c)];
    plan.heads.push_back({below.x, heads.y, below.w, heads.h});
  }
  // The circles of the game that is played, then the bonus; further ones would only puzzle.
  const auto count = static_cast<std::size_t>(rules.target);
  const float last = places.circles.empty() ? 0 : onto(places.circles.back()).bottom();
  const Rect first = onto(places.circles.front());
  const float pill = static_cast<float>(places.bonus.h) * plan.unit;
  const float step = (last - first.y - pill) / static_cast<float>(count);
  const float side = std::min({static_cast<float>(places.circles.front().w) * plan.unit, step * .82F});
  const float middle = first.center().x;
  for (std::size_t i = 0; i < count; ++i)
    plan.circles.push_back({middle - side / 2, first.y + step * static_cast<float>(i), side, side});
  const Rect bonus = onto(places.bonus);
  plan.bonus = {bonus.x, last - pill, bonus.w, pill};
  plan.count = {plan.rows[0].right(), heads.y, where.right() - plan.rows[0].right(), heads.h};
  plan.sums = onto(places.sums);
  plan.total = onto(places.total);
  return plan;
}

PadPlan plan_small(const wizard::Rules& rules, const Rect& where, float dp) {
  const auto& def = rules.sheet;
  const int columns = wizard::columns(def), rows = wizard::colours(def) + 1;
  PadPlan plan;
  plan.small = true;
  Rect in = where;
  plan.head = in.cut_top(std::min(46 * dp, where.h * .2F));
  const bool low = where.h < 300 * dp;
  in = in.inset(std::min(10 * dp, where.w * .04F), (low ? 3 : 7) * dp);
  plan.total = in.cut_bottom((low ? 24 : 34) * dp);
  Rect circles = in.cut_bottom((low ? 16 : 22) * dp, (low ? 2 : 4) * dp);
  const Rect heads = in.cut_top((low ? 16 : 22) * dp, 2 * dp);
  const float gap = (low ? 3 : 5) * dp,
              row_h = (in.h - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows);
  plan.unit = std::min(in.w / 240, row_h / 46);
  const float spine = std::min(in.w * .17F, 40 * dp), edge = std::min(5 * dp, row_h * .1F);
  for (int row = 0; row < rows; ++row) {
    const auto r = static_cast<std::size_t>(row);
    plan.rows[r] = in.row(row, rows, gap);
    Rect panel = plan.rows[r].inset(edge);
    plan.spines[r] = panel.cut_left(spine - edge, edge);
    for (int c = 0; c < columns; ++c)
      plan.cells[r][static_cast<std::size_t>(c)] = panel.column(c, columns, edge);
  }
  for (int c = 0; c < columns; ++c) {
    const Rect& below = plan.cells[0][static_cast<std::size_t>(c)];
    plan.heads.push_back({below.x - edge, heads.y, below.w + 2 * edge, heads.h});
  }
  const auto count = static_cast<std::size_t>(rules.target);
  const float step = circles.w / static_cast<float>(count), side = std::min(circles.h * .8F, step * .82F);
  for (std::size_t i = 0; i < count; ++i)
    plan.circles.push_back(
        Rect{circles.x + step * static_cast<float>(i), circles.y, step, circles.h}.middle(side, side));
  return plan;
}

}  // namespace fox::ui
