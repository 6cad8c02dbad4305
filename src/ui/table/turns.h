// Undo and redo, in the corner of every game: large, and they name what they take back.
#pragma once

#include <string>

#include "ui/frame/ui.h"

namespace fox::ui {

enum class Turn : unsigned char { none, undo, redo };

struct TurnPlaces {
  Rect undo, redo;
  bool phone = false;  // signs alone
};

// `what` undo takes back; empty: nothing.
Turn draw_turns(Ui& ui, const TurnPlaces& at, const std::string& what, bool can_redo);

// A quiet notice in the first moments of a new game: the one before can go on ("Back to Ada's game"), undo
// does the same. True: it shall.
bool draw_back_to(Ui& ui, const Rect& where, const std::string& words);

}  // namespace fox::ui
