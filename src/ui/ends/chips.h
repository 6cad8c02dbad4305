// Choosing one of several in little room: a row of chips, and behind its last one a list of all of them over
// the screen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/frame/ui.h"

namespace fox::ui {

struct Chip {
  std::string name;  // of the element
  std::string words;
  bool on = false;
  bool people = false;  // a number of them, with the sign of a person
};

inline constexpr int kNoChip = -1, kAllChips = -2;

// As many as fit, the chosen one among them; the index of the one that was tapped, or kAllChips where the
// list is wanted (`more` is its name).
int chip_row(Ui& ui, const Rect& row, const std::vector<Chip>& chips, std::string_view more);
// How wide a row with all of them is.
float chips_width(Ui& ui, const std::vector<Chip>& chips);
// One button that shows what is chosen; true where the list is wanted.
bool chip_button(Ui& ui, const Rect& rect, const std::vector<Chip>& chips, std::string_view name);
// The list over the screen: an index, or kAllChips where it shall go.
int chip_list(Ui& ui, const std::string& title, const std::vector<Chip>& chips, float& scrolled);

}  // namespace fox::ui
