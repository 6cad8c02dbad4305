// What the lines of a game did, in signs and words, and which of them make a turn: one class a family. The
// list of turns and the strip "what happened" tell the same.
#pragma once

#include <cstddef>
#include <vector>

#include "game/game.h"

namespace fox::ui {

class Strip;
class Ui;

class Told {
 public:
  virtual ~Told() = default;

  [[nodiscard]] virtual const Game& game() const = 0;
  // The turn that the line after so many belongs to: its number changes where another turn begins. Whose it
  // is; -1: everybody's, as a round of Wizard.
  struct TurnOf {
    int number = 0, seat = -1;
  };
  [[nodiscard]] virtual TurnOf turn_of(std::size_t line) const = 0;
  // The die, the marks and what followed. `brief`: of what the turn came to, nothing else.
  virtual void tell(Ui& ui, Strip& strip, std::size_t line, bool brief) const = 0;
};

// The lines after `first` up to `last`, all of one turn.
struct Turn {
  std::size_t first = 0, last = 0;
  int seat = -1, round = 0;
};
// All turns from the beginning, with those that redo would bring. Where undo ended within one, that is two.
std::vector<Turn> turns_of(const Told& told);

}  // namespace fox::ui
