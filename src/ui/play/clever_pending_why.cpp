// The part of CleverPendingMove that asks the rules why not.
#include <algorithm>

#include "ui/play/clever_pending_move.h"

namespace fox::ui {

PointedAt CleverPendingMove::pointed_at(int die, CellRef cell) const {
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

clever::Line CleverPendingMove::question(int die, CellRef cell) const {
  return fox::ui::question(game_view_->rules(), game_view_->state(), pointed_at(die, cell));
}

// Why no die may count as this number.
void CleverPendingMove::ask_number(int number, double now, const Catalogue& words) {
  int die = -1;  // one that does not show it already
  for (int d = 0; d < game_view_->rules().sheet.dice; ++d)
    if (clever::has(usable_, d) && game_view_->state().face[static_cast<std::size_t>(d)] != number) die = d;
  PointedAt at = pointed_at(std::max(die, 0), {});
  at.as = number;
  ask(fox::ui::question(game_view_->rules(), game_view_->state(), at), {}, -1, now, words);
}

void CleverPendingMove::ask(const clever::Line& line, CellRef cell, int die, double now,
                            const Catalogue& words) {
  if (const auto refused = game_view_->why(line)) refuse(line, *refused, cell, die, now, words);
}

CleverPendingMove::Move CleverPendingMove::legal(const clever::Line& line, int die, double now,
                                                 const Catalogue& words) {
  const auto refused = game_view_->why(line);
  if (!refused) return line;
  refuse(line, *refused, {}, die, now, words);
  return {};
}

void CleverPendingMove::refuse(const clever::Line& line, const Refused& refused, CellRef cell, int die,
                               double now, const Catalogue& words) {
  notice_ = {sentence(refused, words, &game_view_->game()),
             grounds_of(game_view_->game(), line, refused, words),
             cell,
             die,
             now,
             line};
}

}  // namespace fox::ui
