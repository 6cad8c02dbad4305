// A finished sheet of paper as its screen needs it, whatever the family: what may stand at a place, the lines
// that write it there, how it is drawn. It remembers nothing of the screen.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/finding.h"
#include "game/store/session.h"
#include "ui/frame/ui.h"
#include "ui/look/signs.h"

namespace fox::ui {

// One thing that can stand at a place; `line` writes it there.
struct PaperKey {
  std::string name;  // of the element, behind "write.": "4", "star.3", "circled.2"
  std::string text;
  std::optional<Sign> sign = {};
  std::optional<AnyLine> line = {};  // a digit alone writes nothing
  int number = 0;                    // what is typed for it; 0: nothing
  bool on = false;                   // it stands there now
};
struct PaperKeys {
  std::string title;  // empty where there is only one row
  std::vector<PaperKey> keys;
};
struct PaperChoice {
  std::string title;
  std::vector<PaperKeys> rows;
  std::function<AnyLine(int)> numbered;  // writes any other number; empty: there is none
  bool written = false;                  // something stands there and can be cleared
};

// A line that writes or clears one place.
struct PaperAction {
  int seat = 0;
  Spot spot;
  bool clears = false;
};

struct PaperLook {
  int seat = 0;
  std::optional<Spot> chosen;  // what is being written on
  std::vector<Spot> faulty;    // dashed, with a "!"
  std::optional<Spot> fresh;   // what is being drawn, since `fresh_at`
  double fresh_at = -1;
};

class Paper {
 public:
  virtual ~Paper() = default;

  [[nodiscard]] virtual const store::Session& session() const = 0;
  virtual void refresh() = 0;
  [[nodiscard]] virtual std::string total(int seat) const = 0;

  // ---- writing
  [[nodiscard]] virtual bool written(int seat, const Spot& spot) const = 0;
  // What a tap writes at once; empty where something has to be chosen first.
  [[nodiscard]] virtual std::vector<AnyLine> tapped(int seat, const Spot& spot) const = 0;
  [[nodiscard]] virtual PaperChoice choice(int seat, const Spot& spot, const Catalogue& words) const = 0;
  // Takes away what stands there.
  [[nodiscard]] virtual AnyLine cleared(int seat, const Spot& spot) const = 0;
  // Where one goes on after writing there, if anywhere; where a letter of a die or a colour leads to.
  [[nodiscard]] virtual std::optional<Spot> next(int seat, const Spot& spot) const = 0;
  [[nodiscard]] virtual std::optional<Spot> lettered(int seat, char letter) const = 0;
  // The last line in force, or so many before it; the one redo would bring, or so many after it.
  [[nodiscard]] virtual std::optional<AnyLine> last(std::size_t before = 0) const = 0;
  [[nodiscard]] virtual std::optional<AnyLine> next_line(std::size_t after = 0) const = 0;
  // What a line does where that is one place alone; in words, for what undo takes back.
  [[nodiscard]] virtual std::optional<PaperAction> action(const AnyLine& line) const = 0;
  [[nodiscard]] virtual std::string describe(const AnyLine& line, const Catalogue& words) const = 0;
  // The name of the element that a place is.
  [[nodiscard]] virtual std::string name_of(const Spot& spot) const = 0;
  // The letter and colour that stand for its area, and the place in it; a track has its sign.
  struct Tag {
    Color color = 0;
    std::string letter;
    std::optional<Sign> sign;
    std::string place = {};
  };
  [[nodiscard]] virtual Tag tag(const Spot& spot, const Catalogue& words) const = 0;

  // ---- drawing
  // How wide it is in a window before it is made larger, and how high where it is so wide.
  [[nodiscard]] virtual float width(const Ui& ui, const Rect& window) const = 0;
  [[nodiscard]] virtual float height(const Ui& ui, const Rect& window, float width) const = 0;
  // What was tapped.
  virtual std::optional<Spot> draw(Ui& ui, const Rect& place, const PaperLook& look) const = 0;
  [[nodiscard]] virtual Rect place_of(const Ui& ui, const Rect& place, const Spot& spot) const = 0;
  virtual void draw_scores(Ui& ui, const Rect& where, int seat) const = 0;

  [[nodiscard]] const Header& header() const { return session().game().header(); }
  [[nodiscard]] int players() const { return static_cast<int>(header().names.size()); }
};

// A dashed frame with a "!" over a place that is no cell of its own drawing.
void draw_fault_frame(Ui& ui, const Rect& place);

}  // namespace fox::ui
