#include "ui/look/sheet_view.h"

#include <algorithm>
#include <cmath>

#include "core/clever/areas/kinds.h"
#include "core/clever/clever_score.h"
#include "ui/look/kind_look.h"
#include "ui/look/names.h"
#include "ui/look/sheet_paint.h"

namespace fox::ui {

using clever::AreaDef;
using clever::SheetDef;

namespace {

// dp: to see the whole page is worth more than large cells, down to here.
constexpr float kNarrow = 560;

SheetPlan plan_of(const Ui& ui, const SheetDef& def, const Rect& where) {
  if (sheet_breaks(def, where.w / ui.scale)) return plan_broken(def, where, ui.scale);
  return plan_page(def, where);
}

// The one area the foxes look at; none while all are alike.
std::size_t lowest_area(const SheetPaint& paint) {
  const auto points = clever::points_of(*paint.look.rules, paint.pad);
  const auto end = points.begin() + static_cast<long>(paint.def.areas.size());
  const auto [low, high] = std::minmax_element(points.begin(), end);
  return *low == *high ? paint.def.areas.size() : static_cast<std::size_t>(low - points.begin());
}

void paint_area(const AreaPaint& paint, bool lowest) {
  paint_panel(paint, lowest);
  const KindLook look = look_of(paint.area.kind);
  look.links(paint);
  look.print(paint);
  const std::size_t count = paint.area.cells.size();
  const auto on_top = [&](std::size_t c) {
    return (paint.lit >> c & 1) != 0 ||
           paint.look.shaken == CellRef{static_cast<int>(paint.a), static_cast<int>(c)};
  };
  for (std::size_t c = 0; c < count; ++c)
    if (!on_top(c)) paint_cell(paint, c);
  paint_gains(paint);
  for (std::size_t c = 0; c < count; ++c)
    if (on_top(c)) paint_cell(paint, c);
  paint_row_corners(paint);
  const bool veiled = paint.look.waiting && paint.lit == 0;
  if (veiled) paint.canvas().fill(paint.place.panel.inset(paint.u(-.5f)), paint.theme().veil, paint.u(14));
}

void register_targets(const SheetPaint& paint, SheetTap& tap) {
  Ui& ui = paint.ui;
  for (std::size_t t = 0; t < clever::kActions; ++t) {
    if (paint.def.tracks[t].fields == 0) continue;
    const std::string name = "track." + enum_names<clever::Action>()[t];
    const Rect rect = paint.plan.tracks[t].inset(0, -ui.dp(2.4F));
    if (!paint.look.tappable || !paint.look.uses_actions)
      paint.opens_rule(name, rect);
    else if (ui.target(paint.look.prefix + name, rect, true, TargetKind::cell))
      tap.track = static_cast<clever::Action>(t);
  }
  if (!paint.look.tappable) return;
  for (std::size_t a = 0; a < paint.def.areas.size(); ++a) {
    const AreaDef& area = paint.def.areas[a];
    for (std::size_t c = 0; c < area.cells.size(); ++c) {
      const std::string name = paint.look.prefix + "cell." + area.id + "." + area.cells[c].name;
      if (ui.target(name, paint.plan.areas[a].hits[c], true, TargetKind::cell))
        tap.cell = {static_cast<int>(a), static_cast<int>(c)};
    }
  }
}

// What still moves keeps frames coming.
void keep_awake(const SheetPaint& paint) {
  constexpr double kDrawn = kMarkDrawn + kRingDrawn, kShaken = .18, kLit = .08, kBreathing = 3 * 1.4;
  Ui& ui = paint.ui;
  if (ui.reduced_motion) return;
  const auto until = [&](double from, double takes) {
    if (from >= 0 && ui.now < from + takes) ui.animate_until(from + takes);
  };
  for (const auto& mark : paint.look.fresh) until(mark.at, kDrawn);
  if (paint.look.gone != nullptr) until(paint.look.gone_at, kFaded);
  until(paint.look.shaken_at, kShaken);
  until(paint.look.lit_at, kLit);
  if (paint.look.waiting) until(paint.look.waiting_since, kBreathing);
}

}  // namespace

AreaPaint::AreaPaint(const SheetPaint& paint, std::size_t index)
    : SheetPaint(paint),
      a(index),
      area(def.areas[index]),
      fast(sheet.area[index]),
      place(plan.areas[index]),
      colors(area_colors(ui.theme, die_color(def, area.die))),
      marked(pad.marked[index]),
      circled(0),
      counted(marked),
      lit(look.lit[index]),
      fading(0),
      closed(look.show_closed ? clever::closed_for_good(fast, pad, index) : 0) {
  if (look.gone != nullptr && !ui.reduced_motion && ui.now < look.gone_at + kFaded)
    fading = look.gone->marked[index] & ~marked;
  if (look.would_go != nullptr) fading = look.would_go->marked[index] & ~marked;
  if (fast.noted != clever::kNone) circled = pad.noted[fast.noted];
  counted = clever::counted(fast, pad, index);
}

std::string AreaPaint::name(std::size_t c) const {
  return "cell." + area.id + "." + area.cells[c].name;
}

double AreaPaint::begun(clever::Mask cells) const {
  double at = -1;
  if (ui.reduced_motion) return at;
  for (const auto& mark : look.fresh)
    if (mark.cell.area == static_cast<int>(a) && (cells >> mark.cell.cell & 1) != 0)
      at = std::max(at, mark.at);
  return at;
}

float AreaPaint::progress(std::size_t c, double seconds) const {
  const double at = begun(clever::Mask{1} << c);
  return at < 0 ? 1 : static_cast<float>(std::clamp((ui.now - at) / seconds, 0., 1.));
}

float AreaPaint::ring_progress(clever::Mask cells) const {
  const double at = begun(cells);
  return at < 0 ? 1 : static_cast<float>(std::clamp((ui.now - at - kMarkDrawn) / kRingDrawn, 0., 1.));
}

Rect AreaPaint::cell(std::size_t c) const {
  const double since = ui.now - look.shaken_at;
  const bool shakes = look.shaken == CellRef{static_cast<int>(a), static_cast<int>(c)} &&
                      look.shaken_at >= 0 && since >= 0 && since < .18 && !ui.reduced_motion;
  if (!shakes) return place.cells[c];
  return place.cells[c].moved(u(4) * static_cast<float>(std::sin(since / .12 * 6.2831853)), 0);
}

bool sheet_breaks(const SheetDef& def, float width_dp) {
  return width_dp < std::min(kNarrow, page_width_least(def));
}

float page_ratio(const SheetDef& def) {
  return static_cast<float>(def.page_height / def.page_width);
}

float sheet_width(const Ui& ui, const SheetDef& def, const Rect& window, float least) {
  const float whole = std::min(window.w, window.h / page_ratio(def));
  return sheet_breaks(def, whole / ui.scale) || whole < ui.dp(least) ? window.w : whole;
}

float sheet_height(const Ui& ui, const SheetDef& def, float width) {
  return plan_of(ui, def, {0, 0, width, 0}).height;
}

SheetTap draw_sheet(Ui& ui, const Rect& where, const SheetLook& look) {
  const SheetDef& def = *look.rules->def;
  const SheetPlan plan = plan_of(ui, def, where);
  const SheetPaint paint{
      ui,  look, def, look.rules->sheet, *look.state, look.state->pads[static_cast<std::size_t>(look.seat)],
      plan};
  paint_rounds(paint);
  for (std::size_t t = 0; t < clever::kActions; ++t)
    if (def.tracks[t].fields != 0) paint_track(paint, static_cast<clever::Action>(t));
  const std::size_t lowest = look.hide_scores ? def.areas.size() : lowest_area(paint);
  for (std::size_t a = 0; a < def.areas.size(); ++a) paint_area(AreaPaint(paint, a), a == lowest);
  SheetTap tap;
  register_targets(paint, tap);
  keep_awake(paint);
  return tap;
}

Rect cell_place(const Ui& ui, const Rect& where, const SheetDef& def, CellRef cell) {
  const SheetPlan plan = plan_of(ui, def, where);
  return plan.areas[static_cast<std::size_t>(cell.area)].cells[static_cast<std::size_t>(cell.cell)];
}

Rect track_place(const Ui& ui, const Rect& where, const SheetDef& def, clever::Action action) {
  return plan_of(ui, def, where).tracks[static_cast<std::size_t>(action)];
}

}  // namespace fox::ui
