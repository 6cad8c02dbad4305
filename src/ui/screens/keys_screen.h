// What the keys do, for those who have some; everything goes by touch as well.
#pragma once

#include <string>
#include <vector>

#include "ui/frame/ui.h"
#include "ui/screens/wish.h"

namespace fox::ui {

// A row: caps, each its own letters or with "@" a word of the catalogue, and what they do.
struct KeyRow {
  std::vector<std::string> caps;
  std::string words;
};
struct KeyGroup {
  std::string title;
  std::vector<KeyRow> rows;
};

struct KeysState {
  float scrolled = 0;  // pixels
};

Wish draw_keys(Ui& ui, const std::vector<KeyGroup>& groups, KeysState& state);

}  // namespace fox::ui
