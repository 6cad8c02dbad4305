// What is allowed to a seat now, die by die, and why the other dice cannot be used.
#include <set>
#include <string>
#include <vector>

#include "ui/look/names.h"
#include "ui/look/signs.h"
#include "ui/referee/clever_view.h"
#include "ui/screens/parts.h"

namespace fox::ui {

using clever::Line;

namespace {

constexpr float kRow = 52;

// "Yellow 2 · Blue 7, 8": what a die may mark; -1: what waiting bonuses may.
std::string marks_of(const Ui& ui, const CleverRefereeQuestion& about, int d) {
  std::string text;
  const auto& def = about.def();
  for (std::size_t a = 0; a < def.areas.size(); ++a) {
    std::set<std::string> cells;
    std::vector<std::string> order;
    for (const Line& line : about.allowed()) {
      const bool meant = d < 0 ? line.kind == clever::LineKind::bonus
                               : line.kind != clever::LineKind::bonus && line.die == d;
      if (!meant || (line.as != about.number() && d >= 0) || line.area != a) continue;
      const auto& cell = def.areas[a].cells[line.cell];
      std::string label = line.value != 0    ? std::to_string(line.value)
                          : cell.number != 0 ? std::to_string(cell.number)
                                             : cell.name;
      if (cells.insert(label).second) order.push_back(std::move(label));
    }
    if (order.empty()) continue;
    text += (text.empty() ? "" : " · ") + area_name(ui.words, def, static_cast<int>(a)) + " ";
    for (std::size_t i = 0; i < order.size(); ++i) text += (i == 0 ? "" : ", ") + order[i];
  }
  return sentence_case(text);
}

}  // namespace

void draw_allowed(Ui& ui, const Rect& where, const CleverRefereeQuestion& about, float& scrolled) {
  const auto dp = [&](float value) { return ui.dp(value); };
  card(ui, where);
  Rect in = where.inset(dp(14), dp(8));
  const auto& name = about.game().header().names[static_cast<std::size_t>(about.seat())];
  const bool any = !about.allowed().empty();
  label(ui, in.cut_top(dp(32)), ui.say(any ? "allowed-now" : "allowed-none", {{"name", name}}),
        {18, Weight::black, ui.theme.ink});
  std::vector<int> rows;
  for (const bool usable : {true, false})
    for (int d = 0; d < about.rules().sheet.dice; ++d)
      if (about.usable(d) == usable && (!about.lays_dice() || about.dice_setup().is_said(d)))
        rows.push_back(d);
  const std::string bonus = marks_of(ui, about, -1);
  const float high = dp(kRow);
  const int count = static_cast<int>(rows.size()) + (bonus.empty() ? 0 : 1);
  Scroll scroll(ui, "allowed", in, high * static_cast<float>(count), scrolled);
  Rect rest = scroll.place;
  if (!bonus.empty()) {
    Rect row = rest.cut_top(high);
    tick_disc(ui, row.cut_left(dp(34), dp(10)).center(), dp(13));
    label(ui, row, bonus, {17, Weight::bold, ui.theme.ink, Align::left, kSmall});
  }
  for (const int d : rows) {
    Rect row = rest.cut_top(high);
    if (row.bottom() < in.y || row.y > in.bottom()) continue;
    const std::string letter = die_letter(ui.words, about.def(), d);
    const bool usable = about.usable(d);
    DieLook look{.key = die_color(about.def(), d), .letter = letter};
    look.face = about.state().face[static_cast<std::size_t>(d)];
    look.usable = usable;
    draw_die(ui.canvas, ui.theme, row.cut_left(dp(32), dp(8)).middle(dp(32), dp(42)), look);
    const Rect sign = row.cut_left(dp(30), dp(10));
    if (usable) {
      tick_disc(ui, sign.center(), dp(13));
    } else {
      ui.canvas.ring(sign.center(), dp(12), ui.theme.ink2, dp(2));
      draw_sign(ui.canvas, Sign::close, sign.middle(dp(16), dp(16)), ui.theme.ink2);
    }
    std::string text = marks_of(ui, about, d);
    if (!usable)
      if (const auto why = about.why_not(d)) text = sentence(*why, ui.words, &about.game());
    label(ui, row, text,
          {usable ? 17.F : 15.F, usable ? Weight::bold : Weight::regular,
           usable ? ui.theme.ink : ui.theme.ink2, Align::left, kSmall});
  }
}

}  // namespace fox::ui
