// Text size at the table. What is read follows the text size that somebody chose; what lies on the table
// grows only as far as the sheet and the dice still lie on the screen together, and never becomes too small
// for a finger.
#pragma once

#include "ui/frame/ui.h"

namespace fox::ui {

// The least room in which everything has its place, in dp.
struct LeastRoom {
  float width = 0, height = 0;
};

// While it lives, lengths are as large as that room allows, and words make up for it where their boxes let
// them.
class TextAtTable {
 public:
  TextAtTable(Ui& ui, const LeastRoom& least);
  ~TextAtTable() { ui_.scale = before_, ui_.reading = 1; }
  TextAtTable(const TextAtTable&) = delete;
  TextAtTable& operator=(const TextAtTable&) = delete;

 private:
  Ui& ui_;
  float before_;
};

}  // namespace fox::ui
