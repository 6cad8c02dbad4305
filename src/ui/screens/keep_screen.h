// How games in a browser last: the two taps that put Foxsheet on a phone's home screen, and a copy.
#pragma once

#include <cstdint>

#include "ui/frame/ui.h"
#include "ui/screens/wish.h"

namespace fox::ui {

struct KeepData {
  bool installed = false;      // it stands there already
  std::int64_t copied_at = 0;  // the last copy of all games, seconds since 1970; 0: there is none
  std::int64_t now = 0;
  int uncopied = 0;  // finished games since
};
struct KeepState {
  float scrolled = 0;
};

// Wishes for home and for a copy.
Wish draw_keep(Ui& ui, const KeepData& data, KeepState& state);

}  // namespace fox::ui
