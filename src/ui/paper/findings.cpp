#include "ui/paper/findings.h"

#include <algorithm>

#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

constexpr float kTag = 66, kTagHigh = 34;

Words loud(const Ui& ui) {
  return {17, Weight::black, ui.theme.ink};
}
Words soft(const Ui& ui) {
  return {15.5F, Weight::regular, ui.theme.ink2};
}

float height_of(Ui& ui, const FindingLine& line, float width) {
  const float room = width - ui.dp(kTag + 12 + 2 * 10 + 2 * 8);  // within tile, list and card
  return std::max(ui.dp(64),
                  ui.dp(20) + ui.canvas.paragraph_height(line.sentence, room, ui.dp(17), Weight::black) +
                      ui.canvas.paragraph_height(line.rule, room, ui.dp(15.5F), Weight::regular) + ui.dp(6));
}

// The letter on the area's colour and the place on a plate, or the sign of a track, with a "!".
void draw_tag(Ui& ui, const Rect& rect, const FindingLine& line) {
  const Paper::Tag& tag = line.tag;
  const bool area = tag.color != 0;
  ui.canvas.fill(rect, area ? tag.color : ui.theme.button, ui.dp(9));
  ui.canvas.stroke(rect, ui.theme.ink, ui.dp(1.8F), ui.dp(9));
  Rect in = rect.inset(ui.dp(4));
  const bool both = !tag.place.empty();
  const Rect head = both ? in.cut_left(in.w * .42F, ui.dp(2)) : in;
  if (tag.sign) {
    const float side = std::min(head.h, head.w) * .9F;
    draw_sign(ui.canvas, *tag.sign, head.middle(side, side), area ? ui.theme.on_key : ui.theme.ink);
  } else {
    label(ui, head, tag.letter, {19, Weight::black, area ? ui.theme.on_key : ui.theme.ink, Align::center});
  }
  if (both) {
    ui.canvas.fill(in, ui.theme.plate, ui.dp(6));
    label(ui, in, tag.place, {18, Weight::black, ui.theme.ink, Align::center});
  }
  const float side = ui.dp(20);
  const Rect sign{rect.right() - side * .6F, rect.y - side * .4F, side, side};
  ui.canvas.disc(sign.center(), side * .6F, ui.theme.card);
  draw_sign(ui.canvas, Sign::fault, sign, ui.theme.ink);
}

}  // namespace

FindingLine line_of(const Paper& paper, const Found& found, const Catalogue& words) {
  FindingLine line;
  line.sentence = sentence(found.refused, words, &paper.session().game());
  line.rule = rule_sentence(found.refused, words);
  if (found.spots.empty()) return line;
  line.tag = paper.tag(found.spots.front(), words);
  return line;
}

int draw_findings(Ui& ui, const Rect& where, const std::vector<FindingLine>& lines, FindingsState& state) {
  card(ui, where);
  const Rect view = where.inset(ui.dp(2), ui.dp(6));
  float height = ui.dp(4);
  for (const FindingLine& line : lines) height += height_of(ui, line, where.w) + ui.dp(kGap);
  int tapped = -1;
  Scroll scroll(ui, "findings", view, height, state.scrolled);
  Rect rest = scroll.place.inset(ui.dp(6), ui.dp(4));
  rest.h = height;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Rect row = rest.cut_top(height_of(ui, lines[i], where.w), ui.dp(kGap));
    const bool chosen = static_cast<int>(i) == state.chosen;
    if (tile(ui, "finding." + std::to_string(i + 1), row, chosen)) tapped = static_cast<int>(i);
    Rect in = row.inset(ui.dp(10), ui.dp(8));
    Rect tag = in.cut_left(ui.dp(kTag), ui.dp(12));
    if (lines[i].tag.color != 0 || lines[i].tag.sign)
      draw_tag(ui, tag.middle(ui.dp(kTag - 6), ui.dp(kTagHigh)), lines[i]);
    else
      draw_sign(ui.canvas, Sign::fault, tag.middle(ui.dp(30), ui.dp(30)), ui.theme.ink);
    const float first = ui.canvas.paragraph_height(lines[i].sentence, in.w, ui.dp(17), Weight::black);
    label(ui, in.cut_top(first + ui.dp(2), ui.dp(2)), lines[i].sentence, loud(ui));
    label(ui, in, lines[i].rule, soft(ui));
  }
  return tapped;
}

bool draw_one_finding(Ui& ui, const Rect& where, const std::vector<FindingLine>& lines, int shown) {
  const bool tapped = tile(ui, "finding.next", where, shown >= 0);
  const FindingLine& line = lines[static_cast<std::size_t>(std::max(0, shown))];
  Rect in = where.inset(ui.dp(10), ui.dp(4));
  const Rect tag = in.cut_left(ui.dp(kTag), ui.dp(8));
  if (line.tag.color != 0 || line.tag.sign)
    draw_tag(ui, tag.middle(ui.dp(kTag - 6), ui.dp(kTagHigh)), line);
  else
    draw_sign(ui.canvas, Sign::fault, tag.middle(ui.dp(30), ui.dp(30)), ui.theme.ink);
  const float side = ui.dp(26);
  chevron(ui, in.cut_right(side, ui.dp(2)).middle(side, side), Toward::right, ui.theme.ink);
  const std::string at = std::to_string(std::max(0, shown) + 1) + "/" + std::to_string(lines.size());
  label(ui, in.cut_right(line_width(ui, at, 15, Weight::bold) + 1, ui.dp(8)), at,
        {15, Weight::bold, ui.theme.ink2, Align::right});
  label(ui, in, line.sentence, loud(ui));
  return tapped;
}

void draw_no_findings(Ui& ui, const Rect& where, const std::string& sentence, const std::string& more,
                      bool sound) {
  card(ui, where);
  Rect in = where.inset(ui.dp(16), ui.dp(8));
  const float side = std::min(ui.dp(52), in.h * .7F);
  const Rect sign = in.cut_left(side, ui.dp(14)).middle(side, side);
  if (sound)
    tick_disc(ui, sign.center(), side / 2);
  else
    draw_sign(ui.canvas, Sign::pencil, sign.inset(side * .1F), ui.theme.ink2);
  const float first = ui.canvas.paragraph_height(sentence, in.w, ui.dp(19), Weight::black);
  const float second = ui.canvas.paragraph_height(more, in.w, ui.dp(16), Weight::regular);
  in = in.middle(in.w, std::min(in.h, first + second + ui.dp(6)));
  label(ui, in.cut_top(in.h * (first + ui.dp(3)) / (first + second + ui.dp(6))), sentence,
        {19, Weight::black, ui.theme.ink});
  label(ui, in, more, {16, Weight::regular, ui.theme.ink2});
}

}  // namespace fox::ui
