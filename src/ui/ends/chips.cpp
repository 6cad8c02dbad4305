#include "ui/ends/chips.h"

#include <algorithm>

#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

constexpr float kWords = 17, kRoom = 19;  // dp: of the words, and beside them

float width_of(Ui& ui, const Chip& chip) {
  const float words = line_width(ui, chip.words, kWords, Weight::black);
  return std::max(touch(ui, 56), words + (chip.people ? ui.dp(44) : ui.dp(2 * kRoom)));
}

void draw_words(Ui& ui, Rect in, const Chip& chip) {
  const Weight weight = chip.on ? Weight::black : Weight::bold;
  if (chip.people) {
    const float words = line_width(ui, chip.words, kWords, weight), side = ui.dp(20);
    in = in.middle(words + side + ui.dp(2), in.h);
    draw_sign(ui.canvas, Sign::player, in.cut_left(side, ui.dp(2)).middle(side, side), ui.theme.ink);
  }
  one_line(ui, in, chip.words, {kWords, weight, ui.theme.ink, Align::center});
}

const Chip* chosen(const std::vector<Chip>& chips) {
  for (const Chip& chip : chips)
    if (chip.on) return &chip;
  return chips.empty() ? nullptr : &chips.front();
}

}  // namespace

float chips_width(Ui& ui, const std::vector<Chip>& chips) {
  float all = 0;
  for (const Chip& chip : chips) all += width_of(ui, chip) + ui.dp(kGap);
  return all;
}

int chip_row(Ui& ui, const Rect& row, const std::vector<Chip>& chips, std::string_view more) {
  const float gap = ui.dp(kGap), last = touch(ui, 56);
  const bool fits = chips_width(ui, chips) - gap <= row.w + 1;
  // Where not all of them fit, the chosen one keeps its place, and those before it go first.
  float room = row.w - (fits ? 0 : last + gap);
  if (!fits && chosen(chips) != nullptr) room -= width_of(ui, *chosen(chips)) + gap;
  Rect rest = row;
  int tapped = kNoChip;
  for (std::size_t i = 0; i < chips.size(); ++i) {
    const Chip& chip = chips[i];
    const float width = width_of(ui, chip);
    if (!fits && !chip.on) {
      if (width > room) continue;
      room -= width + gap;
    }
    const Rect at = rest.cut_left(std::min(width, rest.w), gap);
    if (tile(ui, chip.name, at, chip.on, at.h / ui.scale / 2)) tapped = static_cast<int>(i);
    draw_words(ui, at.inset(ui.dp(8), 0), chip);
  }
  if (!fits) {
    const Rect at = rest.cut_left(std::min(last, rest.w));
    if (sign_button(ui, more, at, Sign::more, {.radius = at.h / ui.scale / 2})) tapped = kAllChips;
  }
  return tapped;
}

bool chip_button(Ui& ui, const Rect& rect, const std::vector<Chip>& chips, std::string_view name) {
  const bool tapped = button(ui, name, rect, "");
  Rect in = rect.inset(ui.dp(8), ui.dp(2));
  const float side = ui.dp(18);
  chevron(ui, in.cut_right(side, ui.dp(3)).middle(side, side), Toward::down, ui.theme.ink);
  const Chip* chip = chosen(chips);
  if (chip == nullptr) return tapped;
  if (chip->people)
    draw_words(ui, in, *chip);
  else
    label(ui, in, chip->words, {16, Weight::black, ui.theme.ink});
  return tapped;
}

int chip_list(Ui& ui, const std::string& title, const std::vector<Chip>& chips, float& scrolled) {
  ui.cover();
  ui.canvas.fill(ui.screen, fade(ui.theme.tools, .86F));
  const float high = touch(ui, 54), gap = ui.dp(kGap), head = touch(ui, kTouch);
  const float all = static_cast<float>(chips.size()) * (high + gap) - gap;
  const float width = std::min(ui.screen.w - ui.dp(20), ui.dp(460));
  const Rect place = ui.screen.middle(width, std::min(ui.screen.h - ui.dp(20), all + head + ui.dp(12 + 28)));
  card(ui, place);
  ui.canvas.stroke(place, ui.theme.ink, ui.dp(2.4F), ui.dp(16));
  Rect in = place.inset(ui.dp(14));
  Rect top = in.cut_top(head, ui.dp(12));
  int tapped = kNoChip;
  if (sign_button(ui, "button.close", top.cut_right(head, ui.dp(8)), Sign::close,
                  {.kind = ButtonLook::Kind::quiet}) ||
      ui.key("escape"))
    tapped = kAllChips;
  label(ui, top, title, {22, Weight::black, ui.theme.ink});
  Scroll scroll(ui, "choices", in.inset(-ui.dp(6), 0), all, scrolled);
  for (std::size_t i = 0; i < chips.size(); ++i) {
    const Rect at{in.x, scroll.place.y + static_cast<float>(i) * (high + gap), in.w, high};
    if (tile(ui, chips[i].name, at, chips[i].on)) tapped = static_cast<int>(i);
    Rect words = at.inset(ui.dp(16), 0);
    if (chips[i].people) {
      const float side = ui.dp(22);
      draw_sign(ui.canvas, Sign::player, words.cut_left(side, ui.dp(8)).middle(side, side), ui.theme.ink);
    }
    label(ui, words, chips[i].words, {19, chips[i].on ? Weight::black : Weight::bold, ui.theme.ink});
  }
  return tapped;
}

}  // namespace fox::ui
