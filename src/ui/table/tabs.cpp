#include "ui/table/tabs.h"

#include <algorithm>

#include "ui/look/animals.h"
#include "ui/screens/parts.h"

namespace fox::ui {

void draw_standing(Ui& ui, const Rect& square, Standing standing) {
  const Point at = square.center();
  const float r = square.h / 2;
  switch (standing) {
    case Standing::acts:
      ui.canvas.disc(at, r, ui.theme.ink);
      draw_sign(ui.canvas, Sign::pencil, square.inset(r * .45F), ui.theme.sheet);
      break;
    case Standing::may:
      ui.canvas.ring(at, r - ui.dp(1), ui.theme.ink, ui.dp(2));
      ui.canvas.disc(at, r * .35F, ui.theme.ink);
      break;
    case Standing::done:
      tick_disc(ui, at, r);
      break;
    case Standing::idle:
      ui.canvas.ring(at, r - ui.dp(1), ui.theme.ink2, ui.dp(1.6F));
      break;
    case Standing::seer:
      ui.canvas.disc(at, r, ui.theme.ink);
      draw_sign(ui.canvas, Sign::seer, square.inset(r * .34F), ui.theme.sheet);
      break;
  }
}

void draw_player(Ui& ui, const Rect& square, int seat, Standing standing, Color ground, bool on_dark) {
  const float radius = square.h / 2;
  draw_animal(ui.canvas, square.center(), radius, seat, on_dark);
  if (standing == Standing::idle) return;
  const float side = std::max(radius * .92F, ui.dp(13));
  const Point at{square.right() - side * .3F, square.bottom() - side * .3F};
  const Rect sign{at.x - side / 2, at.y - side / 2, side, side};
  ui.canvas.disc(at, side / 2 + ui.dp(1.6F), ground);
  if (standing == Standing::seer && on_dark) {
    ui.canvas.disc(at, side / 2, ui.theme.prompt_text);
    return draw_sign(ui.canvas, Sign::seer, sign.inset(side * .15F), ui.theme.prompt);
  }
  draw_standing(ui, sign, standing);
}

namespace {

// Animal, name and total; on a narrow tab the name above the other two.
void draw_tab(Ui& ui, const Rect& place, const Tab& tab, int seat, bool shown, Color ground) {
  const Weight weight = shown ? Weight::black : Weight::bold;
  const bool dark = tab.standing == Standing::seer;
  const Color ink = dark ? ui.theme.prompt_text : ui.theme.ink;
  const bool narrow = place.w < ui.dp(120);
  const float side = ui.dp(narrow ? 22 : 30), size = narrow ? 17 : 22;
  const float total_w = line_width(ui, tab.total, size, Weight::black);
  Rect in = place.inset(ui.dp(narrow ? 6 : 9), 0);
  const float room = in.w - side - ui.dp(narrow ? 6 : 9) - total_w - ui.dp(6);
  const float whole = line_width(ui, tab.name, narrow ? 13 : 15, weight);
  const float least_name = narrow ? whole : std::min(ui.dp(30), whole);
  if (place.w < ui.dp(86) || room < least_name) {
    in = place.inset(ui.dp(3));
    name_line(ui, in.cut_top(in.h * .42F), tab.name, {13.5F, weight, ink, Align::center, 13.5F});
    const float least = ui.dp(2 * kLeastAnimal), gap = ui.dp(2);
    const auto needs = [&](float high) {
      return least + gap + line_width(ui, tab.total, high, Weight::black);
    };
    const float high = needs(17) <= in.w ? 17 : 15;
    if (needs(high) <= in.w) {
      in = in.middle(needs(high), in.h);
      const Rect sign = in.cut_left(least, gap).middle(least, least);
      draw_player(ui, sign, seat, tab.standing, ground, dark);
    }
    label(ui, in, tab.total, {high, Weight::black, ink, Align::center});
    return;
  }
  const Rect sign = in.cut_left(side, ui.dp(narrow ? 6 : 9)).middle(side, side);
  draw_player(ui, sign, seat, tab.standing, ground, dark);
  const Rect number = in.cut_right(total_w, ui.dp(6));
  label(ui, number, tab.total, {size, Weight::black, ink, Align::right});
  name_line(ui, in, tab.name, {narrow ? 15.F : 20.F, weight, ink, Align::left, narrow ? 13.F : 15.F});
}

}  // namespace

void say_points(Ui& ui, const std::vector<Tab>& tabs) {
  std::string all;
  for (const Tab& tab : tabs)
    if (!tab.total.empty() && tab.total != kHidden)
      all += (all.empty() ? "" : ", ") + tab.name + " " + tab.total;
  ui.aloud.points = std::move(all);
}

int draw_tabs(Ui& ui, const Rect& row, const std::vector<Tab>& tabs, int shown) {
  say_points(ui, tabs);
  int tapped = -1;
  const int n = static_cast<int>(tabs.size());
  const float gap = gap_between(ui, row.w, n);
  const float w = std::min(ui.dp(190), (row.w - gap * static_cast<float>(n - 1)) / static_cast<float>(n));
  for (int s = 0; s < n; ++s) {
    const Tab& tab = tabs[static_cast<std::size_t>(s)];
    const Rect place{row.x + static_cast<float>(s) * (w + gap), row.y, w, row.h};
    const std::string name = "tab." + std::to_string(s + 1);
    if (ui.target(name, place)) tapped = s;
    const bool on = s == shown;
    Rect body = place;
    if (on)
      body.h += ui.dp(18);  // grows into the sheet, which is drawn over it
    else
      body = place.inset(0, ui.dp(3)).moved(0, ui.dp(-3));
    const bool seer = tab.standing == Standing::seer;  // in ink, like nobody else
    const Color plain = on ? ui.theme.sheet : ground(ui, name, ui.theme.desk2);
    const Color edge = on ? ui.theme.sheet_edge : ui.theme.control_edge;
    ui.canvas.fill(body, seer ? ground(ui, name, ui.theme.prompt) : plain, ui.dp(14));
    ui.canvas.stroke(body, seer ? ui.theme.prompt : edge, ui.dp(on ? 1.6F : 1.8F), ui.dp(14));
    draw_tab(ui, place, tab, s, on, seer ? ui.theme.prompt : plain);
    if (tab.waits) ui.canvas.disc({place.right() - ui.dp(9), place.y + ui.dp(9)}, ui.dp(5), ui.theme.fox);
  }
  return tapped;
}

}  // namespace fox::ui
