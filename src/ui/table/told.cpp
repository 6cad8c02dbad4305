#include "ui/table/told.h"

namespace fox::ui {

std::vector<Turn> turns_of(const Told& told) {
  const Game& game = told.game();
  std::vector<Turn> turns;
  int number = 0;
  for (std::size_t line = 1; line <= game.known(); ++line) {
    const Told::TurnOf turn = told.turn_of(line);
    if (turns.empty() || turn.number != number || line == game.count() + 1)
      turns.push_back({line - 1, line - 1, turn.seat, game.round_at(line - 1)});
    turns.back().last = line;
    number = turn.number;
  }
  return turns;
}

}  // namespace fox::ui
