// What happened, by turns, from the last line back to the beginning of the game: who, which die, which marks,
// and what followed. To be read; nothing in it is tapped.
#pragma once

#include <vector>

#include "ui/frame/ui.h"
#include "ui/table/told.h"

namespace fox::ui {

class LineList {
 public:
  float scrolled = 0;

  // `turns` are those of the game; of them, what is in force.
  void draw(Ui& ui, const Told& told, const std::vector<Turn>& turns, const Rect& where);

 private:
  void measure(Ui& ui, const Told& told, float width);

  // How high each line stands, newest first, and for what that was found out.
  std::vector<float> heights_;
  std::size_t count_ = 0;
  float width_ = 0, scale_ = 0;
};

}  // namespace fox::ui
