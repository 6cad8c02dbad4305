// The part of Hands that asks the rules why not.
#include <algorithm>

#include "ui/play/hands.h"

namespace fox::ui {

using clever::LineKind;
using clever::Mask;

std::string Hands::question(int die, CellRef cell, const char* kind, int as_number) const {
  const auto& sheet = match_->rules().sheet;
  const auto& def = match_->def();
  const auto& pad = match_->state().pads[static_cast<std::size_t>(seat_)];
  if (!cell.is()) {  // a die alone: any open cell of its area
    const int own = die >= 0 ? sheet.own_area[static_cast<std::size_t>(die)] : 0;
    cell.area = own == clever::kNone ? 0 : own;
    const auto a = static_cast<std::size_t>(cell.area);
    const Mask open = sheet.area[a].all & ~pad.marked[a];
    cell.cell = open == 0 ? 0 : __builtin_ctz(open);
  }
  const auto& area = def.areas[static_cast<std::size_t>(cell.area)];
  const std::string mark = area.id + "." + area.cells[static_cast<std::size_t>(cell.cell)].name;
  const std::string seat = std::to_string(seat_ + 1);
  if (match_->waits(seat_) && kind == nullptr) {
    int bonus = bonus_;
    for (int b = 0; b < sheet.bonuses && bonus < 0; ++b)
      if (waiting_of(pad, b) > 0) bonus = b;
    return seat + " bonus " + def.bonuses[static_cast<std::size_t>(bonus)].id + " " + mark;
  }
  if (die < 0)
    die = clever::has(usable_, area.die) || sheet.joker == clever::kNone || !clever::has(usable_, sheet.joker)
              ? area.die
              : sheet.joker;
  const char letter = def.dice[static_cast<std::size_t>(die)].letter;
  if (as_number == 0) as_number = as_;
  const std::string as = as_number == 0 ? "" : " as " + std::to_string(as_number);
  if (!match_->table()) {
    // Where no face was entered, one that the cell would take: the reason is the cell's then, not the face's.
    const auto& fast = sheet.area[static_cast<std::size_t>(cell.area)];
    const int number = fast.number[static_cast<std::size_t>(cell.cell)];
    const bool sum = fast.sum && sheet.joker != clever::kNone;
    const int own = face(die) != 0 ? face(die) : std::clamp(sum ? number - 1 : number, 1, 6);
    const int partner = !sum ? -1 : die == sheet.joker ? area.die : sheet.joker;
    std::string dice = std::string(" ") + letter + std::to_string(own);
    for (int d = 0; d < sheet.dice; ++d) {
      if (d == die || (face(d) == 0 && d != partner)) continue;
      const int shown = face(d) != 0 ? face(d) : std::clamp(number - own, 1, 6);
      dice += std::string(" ") + def.dice[static_cast<std::size_t>(d)].letter + std::to_string(shown);
    }
    return seat + " use" + dice + as + " " + mark;
  }
  if (kind == nullptr) kind = match_->has(seat_, LineKind::extra) ? "extra" : "take";
  return seat + " " + kind + " " + letter + as + " " + mark;
}

// Of a throw that is not due: whatever it shows, it is refused for that.
std::string Hands::reroll_question() const {
  std::string text = std::to_string(seat_ + 1) + " reroll";
  const auto& state = match_->state();
  for (int d = 0; d < match_->rules().sheet.dice; ++d)
    if (state.hand == 0 || clever::has(state.hand, d))
      text += std::string(" ") + match_->def().dice[static_cast<std::size_t>(d)].letter + "1";
  return text;
}

// Why no die may count as this number.
void Hands::ask_number(int number, double now, const Catalogue& words) {
  int die = -1;  // one that does not show it already
  for (int d = 0; d < match_->rules().sheet.dice; ++d)
    if (clever::has(usable_, d) && match_->state().face[static_cast<std::size_t>(d)] != number) die = d;
  ask(question(std::max(die, 0), {}, nullptr, number), {}, -1, now, words);
}

void Hands::ask(const std::string& text, CellRef cell, int die, double now, const Catalogue& words) {
  if (const auto refused = match_->why(text)) refuse(*refused, cell, die, now, words);
}

void Hands::refuse(const Refused& refused, CellRef cell, int die, double now, const Catalogue& words) {
  said_ = {sentence(refused, words, &match_->session().game()),
           rule_sentence(refused, words),
           cell,
           die,
           now,
           refused.text};
}

}  // namespace fox::ui
