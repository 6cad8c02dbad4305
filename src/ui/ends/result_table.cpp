#include "ui/ends/result_table.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/look/animals.h"
#include "ui/screens/parts.h"
#include "ui/table/prompt_card.h"

namespace fox::ui {
namespace {

constexpr float kName = 46, kRow = 44, kFoxes = 50, kTotal = 66;  // dp, at least

class Table {
 public:
  Table(Ui& ui, const Rect& where, const Result& result) : ui_(ui), result_(result), rest_(where) {
    const auto count = static_cast<float>(result.players.size());
    // The heads step back to their letters where players need the room.
    head_ = std::clamp(where.w - count * ui.dp(118), ui.dp(48), ui.dp(200));
    if (head_ < ui.dp(120)) head_ = std::min(head_, ui.dp(52));
    column_ = (where.w - head_ - ui.dp(12)) / count;
    wide_ = column_ >= ui.dp(112);
    // Places stand beside the names where every name has the room, else above them.
    beside_ = wide_;
    for (const ResultPlayer& player : result.players)
      beside_ = beside_ && line_width(ui, player.name, 16, Weight::black) + ui.dp(98) <= column_;
    const float spare = std::max(0.F, where.h - table_height(ui, result));
    const auto areas = static_cast<float>(result.areas.size());
    // What there is too much of goes to the rows, and most of it to the total.
    stretch_ = spare / (areas + 4);
  }

  void draw() {
    columns();
    names(rest_.cut_top(ui_.dp(kName) + stretch_));
    for (std::size_t a = 0; a < result_.areas.size(); ++a) area(rest_.cut_top(row_height()), a);
    heavy_line(rest_.y);
    if (result_.has_bonus) bonus(rest_.cut_top(row_height()));
    if (result_.has_foxes) foxes(rest_.cut_top(ui_.dp(kFoxes) + stretch_));
    if (result_.has_bonus || result_.has_foxes) {
      heavy_line(rest_.y - ui_.dp(2));
      heavy_line(rest_.y + ui_.dp(3));
    }
    total(rest_);
  }

 private:
  [[nodiscard]] float row_height() const { return ui_.dp(kRow) + stretch_; }
  [[nodiscard]] Rect cell(const Rect& row, std::size_t player) const {
    return {row.x + head_ + ui_.dp(12) + column_ * static_cast<float>(player), row.y, column_, row.h};
  }
  [[nodiscard]] std::uint32_t seed(std::size_t player, std::string_view what) const {
    return pen_seed(result_.sheet, static_cast<int>(player), what);
  }

  // Winners stand out over the whole height.
  void columns() {
    if (result_.alone()) return;
    for (std::size_t p = 0; p < result_.players.size(); ++p)
      if (result_.players[p].rank == 1)
        ui_.canvas.fill(cell(rest_, p).inset(ui_.dp(wide_ ? 4 : 1), 0),
                        mix(ui_.theme.sheet, ui_.theme.accent, ui_.theme.dark ? .16F : .28F), ui_.dp(12));
  }

  void names(const Rect& row) {
    for (std::size_t p = 0; p < result_.players.size(); ++p) {
      const ResultPlayer& player = result_.players[p];
      Rect in = cell(row, p).inset(ui_.dp(wide_ ? 10 : 2), ui_.dp(2));
      if (result_.alone() || !result_.over) {
        label(ui_, in, player.name, {22, Weight::black, ui_.theme.ink, Align::center, 11});
        continue;
      }
      const float radius = ui_.dp(beside_ ? 16 : 10.5F);
      const int seat = static_cast<int>(p);
      if (beside_) {
        const float signs = 4 * radius + ui_.dp(4 + 8);
        const float name =
            std::min(in.w - signs, line_width(ui_, player.name, 22, Weight::black) + ui_.dp(2));
        in = in.middle(name + signs, in.h);
        draw_place(ui_, {in.x + radius, in.center().y}, radius, player.rank);
        in.cut_left(2 * radius, ui_.dp(4));
        draw_animal(ui_.canvas, {in.x + radius, in.center().y}, radius, seat);
        in.cut_left(2 * radius, ui_.dp(8));
        one_line(ui_, in, player.name, {22, Weight::black, ui_.theme.ink});
      } else {
        const Rect place = in.cut_top(in.h * .52F);
        const bool both = place.w >= 4 * radius + ui_.dp(2);
        const Point half{both ? radius + ui_.dp(1) : 0, 0};
        draw_place(ui_, place.center() - half, radius, player.rank);
        if (both) draw_animal(ui_.canvas, place.center() + half, radius, seat);
        one_line(ui_, in, player.name, {15, Weight::black, ui_.theme.ink, Align::center, 8});
      }
    }
  }

  void thin_line(float y) {
    ui_.canvas.line({rest_.x + head_ + ui_.dp(12), y}, {rest_.right(), y}, ui_.theme.sheet_edge,
                    ui_.dp(1.4F));
  }
  void heavy_line(float y) { ui_.canvas.line({rest_.x, y}, {rest_.right(), y}, ui_.theme.ink, ui_.dp(2.4F)); }

  void number(const Rect& box, int value, std::size_t player, std::string_view what) {
    pen_number(ui_.canvas, box, value, ui_.theme.pen, seed(player, what));
  }

  void area(const Rect& row, std::size_t a) {
    if (a > 0) thin_line(row.y);
    Rect head = row;
    draw_area_head(ui_, head.cut_left(head_).inset(0, ui_.dp(3)), result_.areas[a]);
    for (std::size_t p = 0; p < result_.players.size(); ++p) {
      const ResultPlayer& player = result_.players[p];
      const Rect box = cell(row, p);
      const float side = std::min(row.h, ui_.dp(78));
      const Rect figure = box.middle(std::min(box.w - ui_.dp(6), side * 1.25F), side);
      number(figure, player.areas[a], p, result_.areas[a].id);
      if (player.lowest == static_cast<int>(a) && player.foxes > 0) lowest(box, figure, player.areas[a], p);
    }
  }

  // What the foxes look at is underlined, and a fox sits beside it.
  void lowest(const Rect& box, const Rect& figure, int value, std::size_t player) {
    const float digits = static_cast<float>(std::to_string(value).size());
    const float half = std::min(figure.w * .48F, figure.h * (.16F + .15F * digits));
    const float y = figure.y + figure.h * .87F, slant = seed(player, "line") % 2 == 0 ? 1.F : -1.F;
    const std::array<Point, 3> line{{{figure.center().x - half, y + slant * ui_.dp(1)},
                                     {figure.center().x, y - slant * ui_.dp(.6F)},
                                     {figure.center().x + half, y - slant * ui_.dp(1)}}};
    ui_.canvas.polyline(line, ui_.theme.pen, ui_.dp(wide_ ? 3 : 2.2F));
    const float fox = std::min(ui_.dp(24), row_height() * .5F);
    const float x = figure.center().x + half + ui_.dp(10);
    if (x + fox < box.right())
      draw_fox(ui_.canvas, {x, figure.center().y - fox / 2, fox, fox}, ui_.theme, false);
  }

  void head_words(const Rect& row, const std::string& words, const std::string& below) {
    Rect in = row;
    in = in.cut_left(head_).inset(ui_.dp(4), 0);
    if (head_ < ui_.dp(120)) return;
    in.cut_left(ui_.dp(46));
    if (below.empty() || line_width(ui_, below, 12.5F, Weight::regular) > in.w)
      return label(ui_, in, words, {20, Weight::black, ui_.theme.ink});
    label(ui_, {in.x, in.center().y - ui_.dp(24), in.w, ui_.dp(26)}, words,
          {20, Weight::black, ui_.theme.ink});
    label(ui_, {in.x, in.center().y + ui_.dp(1), in.w, ui_.dp(20)}, below,
          {14.5F, Weight::regular, ui_.theme.ink2});
  }

  void foxes(const Rect& row) {
    head_words(row, ui_.words.text("referee", "foxes"), ui_.say("times-lowest"));
    const float side = ui_.dp(36);
    draw_fox(ui_.canvas, Rect{row.x, row.y, std::min(head_, ui_.dp(52)), row.h}.middle(side, side), ui_.theme,
             false);
    for (std::size_t p = 0; p < result_.players.size(); ++p) {
      const ResultPlayer& player = result_.players[p];
      Rect in = cell(row, p).inset(ui_.dp(wide_ ? 8 : 2), ui_.dp(2));
      const int each = player.foxes > 0 ? player.fox_points / player.foxes : 0;
      const std::string sum = std::to_string(player.foxes) + " × " + figure(each);
      if (player.foxes == 0) {
        number(in.middle(in.w, std::min(in.h, ui_.dp(60))), 0, p, "foxes");
      } else if (wide_) {
        const float words = line_width(ui_, sum + " =", 17, Weight::bold);
        const float figure = std::min(ui_.dp(70), in.w - words - ui_.dp(6));
        in = in.middle(words + figure + ui_.dp(6), in.h);
        one_line(ui_, in.cut_left(words, ui_.dp(6)), sum + " =", {17, Weight::bold, ui_.theme.ink2});
        number(in, player.fox_points, p, "foxes");
      } else {
        one_line(ui_, in.cut_top(in.h * .34F), sum, {13, Weight::bold, ui_.theme.ink2, Align::center, 11});
        number(in, player.fox_points, p, "foxes");
      }
    }
  }

  void bonus(const Rect& row) {
    head_words(row, ui_.words.text("referee", "bonus"), {});
    const float side = ui_.dp(28);
    draw_sign(ui_.canvas, Sign::star,
              Rect{row.x, row.y, std::min(head_, ui_.dp(52)), row.h}.middle(side, side), ui_.theme.ink);
    for (std::size_t p = 0; p < result_.players.size(); ++p) {
      const Rect box = cell(row, p);
      number(box.middle(box.w - ui_.dp(6), std::min(row.h, ui_.dp(70))), result_.players[p].bonus, p,
             "bonus");
    }
  }

  void total(const Rect& row) {
    Rect head = row;
    head = head.cut_left(head_).inset(ui_.dp(4), 0);
    one_line(ui_, head, head_ < ui_.dp(120) ? "Σ" : ui_.say("total"),
             {32, Weight::black, ui_.theme.ink, head_ < ui_.dp(120) ? Align::center : Align::left});
    for (std::size_t p = 0; p < result_.players.size(); ++p) {
      const ResultPlayer& player = result_.players[p];
      const Rect box = cell(row, p);
      const auto digits = static_cast<float>(std::to_string(player.total).size());
      const float high = std::min({row.h * 1.05F, ui_.dp(96), box.w * .86F});
      number(box.middle(std::min(box.w * .86F, high * 1.5F), high), player.total, p, "total");
      const float ring = std::min(box.w - ui_.dp(4), high * (.34F * digits + .5F));
      if (player.rank == 1 && !result_.alone() && result_.over)
        pen_ring(ui_.canvas, box.middle(ring, std::min(row.h - ui_.dp(4), high * 1.04F)), ui_.theme.pen,
                 seed(p, "winner"), 1, .6F);
    }
  }

  Ui& ui_;
  const Result& result_;
  Rect rest_;
  float head_ = 0, column_ = 0, stretch_ = 0;
  bool wide_ = true, beside_ = true;
};

}  // namespace

void draw_place(Ui& ui, Point center, float radius, int rank) {
  const bool first = rank == 1;
  if (first)
    ui.canvas.disc(center, radius, ui.theme.ink);
  else
    ui.canvas.ring(center, radius - radius * .06F, ui.theme.ink, radius * .13F);
  const Rect box{center.x - radius, center.y - radius, 2 * radius, 2 * radius};
  ui.canvas.text(box, std::to_string(rank),
                 {radius * 1.17F, Weight::black, first ? ui.theme.sheet : ui.theme.ink, Align::center});
}

void draw_result_table(Ui& ui, const Rect& where, const Result& result) {
  Table(ui, where, result).draw();
}

float table_height(const Ui& ui, const Result& result) {
  return ui.dp(kName + kRow * (static_cast<float>(result.areas.size()) + (result.has_bonus ? 1.F : 0.F)) +
               (result.has_foxes ? kFoxes : 0) + kTotal);
}

void draw_area_head(Ui& ui, const Rect& where, const ResultArea& area) {
  const AreaColors colors = area_colors(ui.theme, area.key);
  const float radius = std::min(ui.dp(12), where.h * .3F);
  ui.canvas.fill(where, colors.spine, radius);
  Rect in = where;
  const Rect spine = in.cut_left(std::min(where.w, ui.dp(52)));
  if (ui.theme.patterns)
    draw_pattern(ui.canvas, spine.inset(ui.dp(4)), area.pattern, fade(ui.theme.on_key, .2F), ui.scale);
  ui.canvas.stroke(where, mix(colors.spine, ui.theme.ink, .25F), ui.dp(1.6F), radius);
  // A plain ground under the letter, so that the pattern does not cross it.
  ui.canvas.fill(spine.middle(ui.dp(30), std::min(ui.dp(29), where.h - ui.dp(4))), colors.spine, ui.dp(12));
  const float size = letters_in(area.letter) > 1 ? 20 : 23;
  one_line(ui, spine, area.letter, {size, Weight::black, ui.theme.on_key, Align::center});
  if (in.w > ui.dp(60))
    label(ui, in.inset(ui.dp(8), 0), sentence_case(area.name), {20, Weight::black, ui.theme.on_key});
}

}  // namespace fox::ui
