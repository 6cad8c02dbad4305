// The part of Hands that asks the rules why not.
#include <algorithm>

#include "ui/play/hands.h"

namespace fox::ui {

PointedAt Hands::pointed_at(int die, CellRef cell) const {
  PointedAt at;
  at.seat = seat_;
  at.die = die;
  at.cell = cell;
  at.bonus = bonus_;
  at.as = as_;
  at.usable = usable_;
  at.faces = faces_;
  return at;
}

clever::Line Hands::question(int die, CellRef cell) const {
  return fox::ui::question(match_->rules(), match_->state(), pointed_at(die, cell));
}

// Why no die may count as this number.
void Hands::ask_number(int number, double now, const Catalogue& words) {
  int die = -1;  // one that does not show it already
  for (int d = 0; d < match_->rules().sheet.dice; ++d)
    if (clever::has(usable_, d) && match_->state().face[static_cast<std::size_t>(d)] != number) die = d;
  PointedAt at = pointed_at(std::max(die, 0), {});
  at.as = number;
  ask(fox::ui::question(match_->rules(), match_->state(), at), {}, -1, now, words);
}

void Hands::ask(const clever::Line& line, CellRef cell, int die, double now, const Catalogue& words) {
  if (const auto refused = match_->why(line)) refuse(line, *refused, cell, die, now, words);
}

Hands::Move Hands::legal(const clever::Line& line, int die, double now, const Catalogue& words) {
  const auto refused = match_->why(line);
  if (!refused) return line;
  refuse(line, *refused, {}, die, now, words);
  return {};
}

void Hands::refuse(const clever::Line& line, const Refused& refused, CellRef cell, int die, double now,
                   const Catalogue& words) {
  said_ = {sentence(refused, words, &match_->game()),
           grounds_of(match_->game(), line, refused, words),
           cell,
           die,
           now,
           line};
}

}  // namespace fox::ui
