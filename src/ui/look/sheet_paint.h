// What the parts of a sheet's drawing share: where it lies, what is written, in which colours; and the parts
// themselves, one file each. Only sheet_view.cpp calls them.
#pragma once

#include <string>

#include "ui/look/sheet_plan.h"
#include "ui/look/sheet_view.h"
#include "ui/look/signs.h"

namespace fox::ui {

// Seconds: a mark, then the rings of what it earned.
inline constexpr double kMarkDrawn = .14, kRingDrawn = .13;
// What was taken back fades.
inline constexpr double kFaded = .2;

struct SheetPaint {
  Ui& ui;
  const SheetLook& look;
  const clever::SheetDef& def;
  const clever::Sheet& sheet;
  const clever::State& state;
  const clever::Pad& pad;
  const SheetPlan& plan;

  [[nodiscard]] Canvas& canvas() const { return ui.canvas; }
  [[nodiscard]] const Theme& theme() const { return ui.theme; }
  [[nodiscard]] float u(float units) const { return units * plan.unit; }
  [[nodiscard]] std::uint32_t seed(const std::string& what) const {
    return pen_seed(def.id, look.seat, what);
  }
  // What is printed there opens its rule: `rule.<place>`.
  void opens_rule(const std::string& place, const Rect& rect) const {
    ui.target(look.prefix + "rule." + place, rect, true, TargetKind::print);
  }
};

// One area of it.
struct AreaPaint : SheetPaint {
  AreaPaint(const SheetPaint& paint, std::size_t index);

  std::size_t a;
  const clever::AreaDef& area;
  const clever::Area& fast;
  const AreaPlan& place;
  AreaColors colors;
  clever::Mask marked, circled, counted, lit, fading, closed;

  [[nodiscard]] bool is_marked(std::size_t c) const { return (marked >> c & 1) != 0; }
  [[nodiscard]] bool is_noted(std::size_t c) const { return (circled >> c & 1) != 0; }
  [[nodiscard]] int number(std::size_t c) const { return pad.numbers[fast.first_number + c]; }
  // A mark that was taken back and is still to be seen.
  [[nodiscard]] bool fades(std::size_t c) const { return (fading >> c & 1) != 0; }
  [[nodiscard]] std::string name(std::size_t c) const;
  // Nothing will ever mark it, and that is to be seen.
  [[nodiscard]] bool is_closed(std::size_t c) const { return (closed >> c & 1) != 0; }
  // How much of a mark is drawn yet, by the time it takes.
  [[nodiscard]] float progress(std::size_t c, double seconds) const;
  // The same of the rings that follow from these cells.
  [[nodiscard]] float ring_progress(clever::Mask cells) const;
  // The same of what stands beside cells, which keep their room; too small for a finger it is left out.
  void print_opens_rule(const std::string& at, Rect rect) const;
  // Where the cell stands now: a refused one shakes.
  [[nodiscard]] Rect cell(std::size_t c) const;

 private:
  [[nodiscard]] double begun(clever::Mask cells) const;  // when the last of them was; -1: none is fresh
};

void paint_rounds(const SheetPaint& paint);
void paint_track(const SheetPaint& paint, clever::Action action);

void paint_panel(const AreaPaint& paint, bool lowest);
void paint_row_corners(const AreaPaint& paint);  // over the cells: stars, halves
void paint_cell(const AreaPaint& paint, std::size_t c);
void paint_gains(const AreaPaint& paint);

// A small plate with points; a pen ring round it where it is reached.
void paint_plate(const AreaPaint& paint, const Rect& rect, const std::string& text, float size, bool ringed);

}  // namespace fox::ui
