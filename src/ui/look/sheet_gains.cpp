// The signs on a sheet: what fields, lines and rounds give, a pen ring round what was earned, a stroke
// through what can no longer be.
#include <algorithm>

#include "core/clever/areas/kinds.h"
#include "core/clever/clever_score.h"
#include "ui/look/names.h"
#include "ui/look/sheet_paint.h"

namespace fox::ui {

using clever::Action;
using clever::BonusDef;
using clever::BonusTarget;
using clever::Gain;
using clever::SheetDef;

namespace {

bool open_choice(const BonusTarget& target) {
  return target.low != target.high;
}

// Sheets whose bonuses leave the number open print "?", the others what is to be written.
bool asks(const SheetDef& def) {
  return std::any_of(def.bonuses.begin(), def.bonuses.end(), [](const BonusDef& bonus) {
    return std::any_of(bonus.targets.begin(), bonus.targets.end(), open_choice);
  });
}

std::string what_of(const SheetDef& def, const BonusTarget& target) {
  if (asks(def)) return target.low != 0 && !open_choice(target) ? std::to_string(target.low) : "?";
  return target.low == 0 ? "" : std::to_string(target.low);
}

// Of a bonus for several areas: each thing that could be written, once.
std::vector<std::string> whats_of(const SheetDef& def, const BonusDef& bonus) {
  std::vector<std::string> whats;
  for (const auto& target : bonus.targets) {
    const std::string what = what_of(def, target);
    if (std::find(whats.begin(), whats.end(), what) == whats.end()) whats.push_back(what);
  }
  return whats;
}

void mark_gain(const AreaPaint& paint, const Rect& sign, const std::string& name, bool earned, bool lost,
               clever::Mask cells) {
  Canvas& canvas = paint.canvas();
  const float pad = paint.u(5.5f);
  if (earned)
    pen_ring(canvas, sign.inset(-pad), paint.theme().pen, paint.seed(name), paint.ring_progress(cells));
  if (lost)
    pen_stroke(canvas, sign.inset(-paint.u(4), 0), paint.theme().pen, paint.seed(name),
               paint.ring_progress(cells));
}

// One of its cells was passed.
bool line_lost(const AreaPaint& paint, clever::Mask cells) {
  return (cells & clever::closed_for_good(paint.fast, paint.pad, paint.a)) != 0;
}

void paint_cell_gain(const AreaPaint& paint, std::size_t c) {
  const auto& cell = paint.area.cells[c];
  if (!cell.gain.given()) return;
  Point at = paint.place.cell_gains[c];
  const float height = paint.place.sign;
  if (cell.bonus_from > 1) {
    const std::string least = "≥" + std::to_string(cell.bonus_from);
    const Rect beside{at.x - paint.u(32), at.y - paint.u(11), paint.u(28), paint.u(22)};
    const Rect below{at.x - paint.u(20), at.y + height / 2 + paint.u(4), paint.u(40), paint.u(18)};
    paint.canvas().text(paint.plan.broken ? below : beside, least,
                        {paint.u(15.5f), Weight::black,
                         paint.theme().dark ? paint.theme().ink : paint.theme().on_key, Align::center});
    if (!paint.plan.broken) at.x += paint.u(14);
  }
  const Rect sign = draw_gain(paint.ui, paint.def, cell.gain, at, height);
  paint.print_opens_rule("sign." + paint.area.id + "." + cell.name, sign);
  if (!paint.is_marked(c)) return;
  const bool earned = clever::field_gave(paint.fast, paint.pad, static_cast<int>(c));
  mark_gain(paint, sign, paint.name(c) + ".gain", earned, !earned, clever::Mask{1} << c);
}

}  // namespace

float gain_width(const Ui& ui, const SheetDef& def, Gain gain, float height) {
  if (gain.kind == Gain::Kind::none) return 0;
  if (gain.kind != Gain::Kind::bonus) return height * 1.07f;
  const BonusDef& bonus = def.bonuses[gain.index];
  if (bonus.targets.size() == 1)
    return height * (letters_in(area_letter(ui.words, def, bonus.targets[0].area)) > 1 ? 1.46f : 1.36f);
  return height * (1.01f * static_cast<float>(whats_of(def, bonus).size()) - .07f);
}

Rect draw_gain(Ui& ui, const SheetDef& def, Gain gain, Point middle, float height, bool turned_round) {
  const float w = gain_width(ui, def, gain, height);
  const auto around = [&](float h) { return Rect{middle.x - w / 2, middle.y - h / 2, w, h}; };
  if (gain.kind == Gain::Kind::none) return around(0);
  if (gain.kind != Gain::Kind::bonus) {
    const bool fox = gain.kind == Gain::Kind::fox;
    draw_badge(ui.canvas, ui.theme, fox ? Sign::fox : sign_of(static_cast<Action>(gain.index)), around(w));
    return around(w);
  }
  const BonusDef& bonus = def.bonuses[gain.index];
  if (bonus.targets.size() == 1) {
    const BonusTarget& target = bonus.targets[0];
    draw_pill(ui.canvas, ui.theme, around(height), area_color(def, target.area),
              area_letter(ui.words, def, target.area), what_of(def, target));
    return around(height);
  }
  const Rect all = around(height * .98f);
  float x = all.x;
  for (const std::string& what : whats_of(def, bonus)) {
    draw_free_mark(ui.canvas, ui.theme, {x, all.y, height * .94f, all.h}, turned_round, what);
    x += height * 1.01f;
  }
  return all;
}

void AreaPaint::print_opens_rule(const std::string& at, Rect rect) const {
  const float least = 24 * ui.finger;
  rect = rect.middle(std::max(rect.w, least), std::max(rect.h, least));
  // Out of the way of the cells, and smaller where there is no way.
  for (const bool moves : {true, false})
    for (const Rect& cell : place.hits) {
      const Rect both = rect.intersect(cell);
      if (both.empty()) continue;
      const bool high = both.h <= both.w;
      const Point away = rect.center() - cell.center();
      if (high)
        rect.y += away.y < 0 ? (moves ? -both.h : 0) : both.h;
      else
        rect.x += away.x < 0 ? (moves ? -both.w : 0) : both.w;
      if (!moves) (high ? rect.h : rect.w) -= high ? both.h : both.w;
    }
  rect = rect.intersect(place.panel.inset(-u(4))).intersect(plan.page);
  if (std::min(rect.w, rect.h) >= least - .5f) opens_rule(at, rect);
}

void paint_gains(const AreaPaint& paint) {
  for (std::size_t c = 0; c < paint.area.cells.size(); ++c) paint_cell_gain(paint, c);
  for (std::size_t l = 0; l < paint.area.lines.size(); ++l) {
    const auto& line = paint.area.lines[l];
    if (!line.gain.given()) continue;
    const Rect sign = draw_gain(paint.ui, paint.def, line.gain, paint.place.line_gains[l], paint.place.sign);
    paint.print_opens_rule("line." + paint.area.id + "." + std::to_string(l + 1), sign);
    const clever::Mask cells = paint.fast.line_cells[l];
    mark_gain(paint, sign, paint.area.id + ".line." + std::to_string(l), (cells & ~paint.counted) == 0,
              line_lost(paint, cells), cells);
  }
}

}  // namespace fox::ui
