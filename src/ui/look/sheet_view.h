// A player's sheet of the Clever family, drawn like the paper from the places of its sheet file, with what is
// written on it. It reads a const state; what is tapped goes back as a value. Nothing is changed here.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/clever/clever_rules.h"
#include "ui/frame/ui.h"

namespace fox::ui {

inline constexpr int kCellsAtMost = clever::kMaxCells;

struct CellRef {
  int area = -1, cell = -1;
  [[nodiscard]] bool is() const { return area >= 0; }
  friend bool operator==(const CellRef&, const CellRef&) = default;
};

// What is to be seen beyond what is written.
struct SheetLook {
  const clever::Rules* rules = nullptr;
  const clever::State* state = nullptr;
  int seat = 0;
  std::string prefix;         // of the elements' names: "" on the sheet shown, "2." on seat 2's beside it
  bool picking = false;       // something is chosen: what is not lit steps back
  bool waiting = false;       // a bonus waits: areas without a lit cell go under the veil, lit rings breathe
  double waiting_since = -1;  // the rings breathe three times from here on; -1: they stand still
  double lit_at = -1;         // when the lit cells lit up
  std::array<clever::Mask, clever::kMaxAreas> lit{};  // cells that may be marked now
  std::array<std::array<std::uint8_t, kCellsAtMost>, clever::kMaxAreas>
      preview{};                // the number that would be written; 0 none
  std::vector<CellRef> chosen;  // pressed or tapped first
  CellRef shaken;  // a cell that was refused: dashed, with a "!", for as long as it is named here
  double shaken_at = -1;
  std::array<clever::Mask, clever::kMaxAreas> faulty{};  // cells that look like that without a shake
  struct Fresh {
    CellRef cell;
    double at = 0;
  };
  std::vector<Fresh> fresh;           // marks that are being drawn, each from its own time on
  const clever::Pad* gone = nullptr;  // as it was before something was taken back, which fades
  double gone_at = -1;
  const clever::Pad* would_go =
      nullptr;  // what it has and the state has not would be taken back, and is pale
  bool hide_scores = false;
  bool show_closed = false;  // cells that nothing will ever mark again are struck through
  bool tappable = true;
  bool uses_actions = true;  // a tap on a track means its action; else it opens the rule
};

struct SheetTap {
  CellRef cell;
  std::optional<clever::Action> track;  // an action's track
};

// Width by height the sheet wants to be seen in: the page, or for narrow windows the page broken anew.
bool sheet_breaks(const clever::SheetDef& def, float width_dp);
float page_ratio(const clever::SheetDef& def);  // height to width of the page as it is
// The whole page where it can be read in the window, and is not narrower than `least` dp; else as wide as the
// window, to be dragged.
float sheet_width(const Ui& ui, const clever::SheetDef& def, const Rect& window, float least = 0);
float sheet_height(const Ui& ui, const clever::SheetDef& def, float width);

// The sign of what a field, a line or a round gives; of a bonus for several areas, each thing it could write.
float gain_width(const Ui& ui, const clever::SheetDef& def, clever::Gain gain, float height);
// In the middle of a place; the rectangle it takes.
Rect draw_gain(Ui& ui, const clever::SheetDef& def, clever::Gain gain, Point middle, float height,
               bool turned_round = false);

// Draws into `where` (the caller has drawn nothing below it; the height is sheet_height's) and says what was
// tapped: `cell.<area>.<name>` and `track.<action>` are the elements' names. All else that is
// printed has one that begins with `rule.` (ui/table/rule_card.h).
SheetTap draw_sheet(Ui& ui, const Rect& where, const SheetLook& look);
// Where a cell lies when the sheet is drawn there; for scrolling it into view.
Rect cell_place(const Ui& ui, const Rect& where, const clever::SheetDef& def, CellRef cell);
Rect track_place(const Ui& ui, const Rect& where, const clever::SheetDef& def, clever::Action action);

}  // namespace fox::ui
