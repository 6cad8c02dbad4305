// "What happened": a card with one row of words and signs, filled from the left as long as there is room.
#pragma once

#include <string>

#include "ui/frame/ui.h"
#include "ui/look/signs.h"

namespace fox::ui {

// Draws the card and its title; the row that is left for the strip.
Rect happened_card(Ui& ui, const Rect& card);

class Strip {
 public:
  Strip(Ui& ui, const Rect& row) : ui_(ui), row_(row), x_(row.x) {}

  void words(const std::string& text);
  void pill(Color key, const std::string& letter, const std::string& what);
  void badge(Sign sign);
  void arrow();
  // Room for a drawing of the caller's; empty where there is none left.
  Rect place(float w);
  [[nodiscard]] float height() const { return row_.h; }
  [[nodiscard]] bool full() const { return full_; }

 private:
  Ui& ui_;
  Rect row_;
  float x_;
  bool full_ = false;
};

}  // namespace fox::ui
