// What the first screen says besides where a browser keeps the games and has not promised to: that it is so,
// what helps, and that a copy is due.
#pragma once

#include "ui/screens/home.h"

namespace fox::ui {

inline constexpr int kCopyDue = 10;  // finished games without a copy

// Nothing has to be said: 0.
float saving_height(Ui& ui, const HomeData& data, float width);
// `keep` for what helps, `backup` for a copy at once.
Wish::Kind draw_saving(Ui& ui, Rect where, const HomeData& data);

}  // namespace fox::ui
