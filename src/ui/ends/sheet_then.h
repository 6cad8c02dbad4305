// The sheets of a game that is gone through line by line, one class a family: they are drawn as they stand
// where one looks. The game itself is moved by Steps.
#pragma once

#include <string>

#include "ui/frame/ui.h"

namespace fox::ui {

class SheetThen {
 public:
  virtual ~SheetThen() = default;

  // The game stands elsewhere now.
  virtual void refresh() {}
  // What a line did, from 1.
  [[nodiscard]] virtual std::string words_of(std::size_t line, const Catalogue& words) const = 0;
  // Height by width that a sheet wants; 0: it fills any room. And how high it is drawn that wide.
  [[nodiscard]] virtual float ratio() const = 0;
  [[nodiscard]] virtual float height(const Ui& ui, float width) const = 0;
  // What the last line wrote first, when the sheet is drawn there; empty where it wrote nothing on it.
  [[nodiscard]] virtual Rect written_place(const Ui& ui, const Rect& where, int seat) const = 0;
  // With frames round what the last line wrote, if that is wished; it is being drawn since `fresh_at`.
  virtual void draw(Ui& ui, const Rect& where, int seat, bool frames, double fresh_at) const = 0;
};

}  // namespace fox::ui
