// The tray: dice in hand, on the fields, on the platter, and what can be done besides marking. It draws and
// says what was tapped; the play screen acts.
#pragma once

#include <optional>

#include "ui/play/hands.h"
#include "ui/play/layout.h"

namespace fox::ui {

struct TrayTap {
  int die = -1;
  int face = 0;
  std::optional<clever::Action> action;
  int variant = -1, serve = -1;
  int next = -1;  // the seat to go to
  std::optional<clever::Role> role;
  std::optional<clever::From> from;
  enum class Button : unsigned char {
    none,
    confirm,
    cancel,
    nothing,
    done,
    round,
    result
  } button = Button::none;
};

TrayTap draw_tray(Ui& ui, const PlayLayout& layout, const Match& match, const Hands& hands);

// The waiting bonuses of the seat as chips on a dark card, which is the caller's to draw; the one that was
// tapped, or -1.
Rect chips_place(const Ui& ui, const PlayLayout& at, const Match& match, int seat);
int draw_chips(Ui& ui, const PlayLayout& at, const Match& match, const Hands& hands);

}  // namespace fox::ui
