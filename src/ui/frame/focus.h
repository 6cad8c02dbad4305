// Where the keyboard's focus goes: round with Tab, to the nearest element with the arrows.
#pragma once

#include <string_view>

#include "ui/frame/layout.h"

namespace fox::ui {

enum class FocusStep : unsigned char { next, previous, left, right, up, down };

// From the element of this name, or from `from` where it is gone. Null: nowhere to go.
const Target* next_focus(const Layout& layout, std::string_view name, const Rect& from, FocusStep way);

}  // namespace fox::ui
