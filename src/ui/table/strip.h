// "What happened": words and signs in a row, filled from the left as long as there is room; in a list in
// several rows.
#pragma once

#include <string>

#include "ui/frame/ui.h"
#include "ui/look/signs.h"

namespace fox::ui {

// Draws the card and its title; the row that is left for the strip. A tap on `happened` tells all that
// happened before.
Rect happened_card(Ui& ui, const Rect& card);

class Strip {
 public:
  static constexpr float kBetween = 5;  // dp between two rows

  Strip(Ui& ui, const Rect& row) : ui_(ui), row_(row), x_(row.x) {}
  // As many rows of that height as it takes, up to so many. `draws`: false where only `rows` is wanted.
  Strip(Ui& ui, const Rect& where, float high, int most, bool draws)
      : ui_(ui), row_{where.x, where.y, where.w, high}, x_(where.x), left_(most - 1), draws_(draws) {}

  void words(const std::string& text);
  // A player's sign and name.
  void who(int seat, const std::string& name);
  void pill(Color key, const std::string& letter, const std::string& what);
  void badge(Sign sign);
  void arrow();
  // Room for a drawing of the caller's; empty where there is none left.
  Rect place(float w);
  [[nodiscard]] float height() const { return row_.h; }
  [[nodiscard]] bool full() const { return full_; }
  [[nodiscard]] bool empty() const { return rows_ == 1 && x_ == row_.x; }
  [[nodiscard]] int rows() const { return rows_; }

 private:
  Ui& ui_;
  Rect row_;
  float x_;
  int left_ = 0, rows_ = 1;
  bool full_ = false, draws_ = true;
};

}  // namespace fox::ui
