// What is printed round the fields of a two-way row: as round any row, and the number in the middle with the
// lines that go out from it.
#include <algorithm>

#include "core/clever/areas/kinds.h"
#include "ui/look/kind_look.h"

namespace fox::ui {
namespace {

// "≤4 +4": numbers at one end of the range that are worth something of their own.
void paint_extra(const AreaPaint& p, const Rect& box, const std::string& numbers, int points) {
  Rect room = box;
  const Rect plate = room.cut_right(p.u(28)).middle(p.u(28), p.u(20));
  p.canvas().text(room, numbers, {p.u(14.5f), Weight::black, ink_on_panel(p), Align::center});
  paint_plate(p, plate, (points >= 0 ? "+" : "") + figure(points), 14, false);
}

void paint_middle(const AreaPaint& p) {
  const Color fill = mix(p.colors.panel, p.theme().dark ? p.theme().ink : rgb(0x1E2233), .10f);
  const Rect& r = p.place.start;
  p.canvas().fill(r, fill, p.u(9));
  p.canvas().stroke(r, p.colors.border, p.u(1.5f), p.u(9));
  p.canvas().text(r, std::to_string(p.area.start),
                  {std::min(.59f * r.h, p.u(29)), Weight::black, ink_on_panel(p), Align::center});
  if (!p.place.again.empty())
    p.canvas().text(p.place.again, p.ui.say("number-again", {{"number", std::to_string(p.area.start)}}),
                    {p.u(13.5f), Weight::black, ink_on_panel(p), Align::center}, p.u(11));
  const auto& extra = p.area.extra_for_number;
  int low = 0, high = 0;  // the ends of what stands left and right of the middle
  for (const auto& [number, points] : extra) {
    if (number < p.area.start) low = std::max(low, number);
    if (number > p.area.start) high = high == 0 ? number : std::min(high, number);
  }
  if (low != 0) paint_extra(p, p.place.extra_low, "≤" + std::to_string(low), extra.at(low));
  if (high != 0) paint_extra(p, p.place.extra_high, "≥" + std::to_string(high), extra.at(high));
}

void paint_sides(const AreaPaint& p) {
  const std::size_t half = p.area.cells.size() / 2;
  for (const std::size_t first : {std::size_t{0}, half}) {
    Point from = p.place.start.center();
    for (std::size_t c = first; c < first + half; ++c) {
      p.canvas().line(from, p.place.cells[c].center(), link_color(p), p.u(4));
      from = p.place.cells[c].center();
    }
  }
  paint_field_links(p);
}

void paint_print(const AreaPaint& p) {
  paint_row_print(p);
  paint_middle(p);
}

}  // namespace

KindLook look_of(clever::TwoWayRow) {
  return {KindLook::Fields::sides, paint_sides, paint_print};
}

}  // namespace fox::ui
