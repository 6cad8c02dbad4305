// What is printed round the cells of a grid: lines to the signs, points by count, column and row, a chain's
// letters, the two dice of a sum.
#include <algorithm>

#include "core/clever/areas/kinds.h"
#include "ui/look/kind_look.h"
#include "ui/look/names.h"

namespace fox::ui {

using clever::CellDef;

namespace {

Rect cell_at(const AreaPaint& p, int row, int column) {
  for (std::size_t c = 0; c < p.area.cells.size(); ++c)
    if (p.area.cells[c].row == row && p.area.cells[c].col == column) return p.place.cells[c];
  return {};
}

// From the outermost cell of a line through all of them to its sign; rows of a plain grid only from the last
// cell on, so that crossing lines stay apart.
void paint_link(const AreaPaint& p, std::size_t l, bool thin) {
  const auto& line = p.area.lines[l];
  const Point sign = p.place.line_gains[l];
  const auto middle = [&](int c) { return p.place.cells[static_cast<std::size_t>(c)].center(); };
  const auto far = [&](int a, int b) {
    const Point u = middle(a) - sign, v = middle(b) - sign;
    return u.x * u.x + u.y * u.y < v.x * v.x + v.y * v.y;
  };
  const auto [near, farthest] = std::minmax_element(line.cells.begin(), line.cells.end(), far);
  const bool one_row = std::all_of(line.cells.begin(), line.cells.end(), [&](int c) {
    return p.area.cells[static_cast<std::size_t>(c)].row ==
           p.area.cells[static_cast<std::size_t>(line.cells[0])].row;
  });
  const bool short_one = one_row && line.cells.size() > 1 && !thin && !p.fast.traits.circles;
  Point from = middle(short_one ? *near : *farthest);
  if (short_one) {
    // A printed cross may stand between the last cell and the sign.
    for (const Rect& cell : p.place.cells)
      if (std::abs(cell.center().y - sign.y) < p.u(2)) from.x = std::max(from.x, cell.center().x);
  }
  const Color color = thin             ? p.colors.border
                      : p.theme().dark ? mix(p.colors.panel, p.colors.border, .75f)
                                       : p.theme().link;
  p.canvas().line(from, sign, color, p.u(thin ? 2 : 4));
}

// Points by row: "3× 7" over the columns.
void paint_heads(const AreaPaint& p) {
  const Theme& theme = p.theme();
  for (std::size_t i = 0; i < p.place.plates.size(); ++i) {
    const Rect& plate = p.place.plates[i];
    p.canvas().fill(plate, theme.plate, plate.h / 2);
    const Rect inner = plate.inset(p.u(5), 0);
    const std::string count = std::to_string(i + 1) + "×", points = std::to_string(p.area.point_table[i + 1]);
    const float both = p.canvas().text_width(count, p.u(13), Weight::regular) + p.u(2) +
                       p.canvas().text_width(points, p.u(14), Weight::black);
    const float fit = std::min(1.F, inner.w / both);
    p.canvas().text(inner, count, {p.u(13) * fit, Weight::regular, theme.ink2, Align::left});
    p.canvas().text(inner, points, {p.u(14) * fit, Weight::black, theme.ink, Align::right});
  }
}

void paint_rows(const AreaPaint& p) {
  static constexpr const char* kRoman[] = {"I", "II", "III", "IV", "V", "VI", "VII", "VIII"};
  for (std::size_t r = 0; r < p.place.row_plates.size(); ++r) {
    const Rect& plate = p.place.row_plates[r];
    const auto count = static_cast<std::size_t>(clever::count_bits(p.marked & p.fast.row[r]));
    paint_plate(p, plate, p.look.hide_scores ? "–" : std::to_string(p.fast.table[count]), 17, false);
    if (p.area.roll_rows)
      p.canvas().text(
          {plate.x, plate.y - p.u(22), plate.w, p.u(20)}, kRoman[r],
          {p.u(15), Weight::black, p.theme().dark ? p.theme().ink : p.theme().on_key, Align::center});
  }
  for (std::size_t r = 0; r < p.place.row_letters.size(); ++r) {
    const Rect& box = p.place.row_letters[r];
    const auto& die = p.def.dice[static_cast<std::size_t>(p.area.column_dice[r])];
    const float radius = box.h * .28f;
    p.canvas().fill(box, parse_color(die.color), radius);
    p.canvas().stroke(box, p.theme().dark ? p.theme().badge : p.theme().badge_edge, p.u(1.6f), radius);
    const std::string letter = letter_of(p.ui.words, p.def.id, die.id);
    p.canvas().text(
        box, letter,
        {box.h * (letters_in(letter) > 1 ? .5f : .6f), Weight::black, p.theme().on_key, Align::center});
  }
}

// The first hole of a grid of sums shows which two dice are added.
void paint_sum(const AreaPaint& p) {
  const auto joker =
      std::find_if(p.def.dice.begin(), p.def.dice.end(), [](const auto& die) { return die.joker; });
  if (joker == p.def.dice.end()) return;
  const GridShape shape = shape_of(p.area);
  for (int row = 1; row <= shape.rows; ++row)
    for (int column = 1; column <= shape.columns; ++column) {
      if (!cell_at(p, row, column).empty()) continue;
      const Rect in_row =
          cell_at(p, row, column + 1).empty() ? cell_at(p, row, column - 1) : cell_at(p, row, column + 1);
      const Rect in_column =
          cell_at(p, row + 1, column).empty() ? cell_at(p, row - 1, column) : cell_at(p, row + 1, column);
      if (in_row.empty() || in_column.empty()) return;
      Rect hole{in_column.x, in_row.y, in_column.w, in_row.h};
      hole.x += p.u(2);
      const float w = std::min(p.u(24), hole.w * .37f), h = w * 74 / 56;
      const Rect left{hole.x, hole.center().y - h / 2, w, h}, right{hole.right() - w, left.y, w, h};
      const auto& own = p.def.dice[static_cast<std::size_t>(p.area.die)];
      const std::string own_letter = letter_of(p.ui.words, p.def.id, own.id),
                        letter = letter_of(p.ui.words, p.def.id, joker->id);
      draw_die(p.canvas(), p.theme(), left, {parse_color(own.color), own_letter, 3});
      draw_die(p.canvas(), p.theme(), right, {parse_color(joker->color), letter, 4});
      const Point m{(left.right() + right.x) / 2, hole.center().y};
      const Color ink = p.theme().dark ? p.theme().ink : rgb(0x1E2233);
      const float arm = p.u(4.2f);
      p.canvas().line({m.x - arm, m.y}, {m.x + arm, m.y}, ink, p.u(2.6f));
      p.canvas().line({m.x, m.y - arm}, {m.x, m.y + arm}, ink, p.u(2.6f));
      return;
    }
}

bool column_full(const AreaPaint& p, std::size_t column) {
  const clever::Mask cells = p.fast.column[column];
  return cells != 0 && (cells & ~(p.marked | p.fast.printed)) == 0;
}

void paint_grid_links(const AreaPaint& p) {
  const bool thin =
      std::any_of(p.area.cells.begin(), p.area.cells.end(), [](const CellDef& c) { return !c.shaded; });
  for (std::size_t l = 0; l < p.area.lines.size(); ++l) paint_link(p, l, thin);
}

void paint_grid_print(const AreaPaint& p) {
  const GridShape shape = shape_of(p.area);
  if (shape.column_heads) {
    paint_heads(p);
    paint_rows(p);
  }
  const int count = clever::count_bits(p.marked);
  for (std::size_t i = 0; i < p.place.plates.size() && !shape.column_heads; ++i) {
    const int points = p.area.point_table[i + (shape.count_strip ? 1 : 0)];
    const bool reached = shape.count_strip ? count == static_cast<int>(i) + 1 : column_full(p, i);
    paint_plate(p, p.place.plates[i], std::to_string(points), shape.count_strip ? 14.f : 19.f,
                reached && !p.look.hide_scores);
  }
  if (p.area.sum) paint_sum(p);
}

}  // namespace

KindLook look_of(clever::Grid) {
  return {KindLook::Fields::grid, paint_grid_links, paint_grid_print};
}

KindLook look_of(clever::CircledGrid) {
  return look_of(clever::Grid{});
}

}  // namespace fox::ui
