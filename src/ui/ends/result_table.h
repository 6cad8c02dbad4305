// The back of the sheet, drawn: a column for everybody, a row for every area, foxes, total; bars that show
// where the points came from; the ladder of those who play alone. For the screen and for pictures.
#pragma once

#include <span>

#include "ui/ends/result.h"
#include "ui/frame/ui.h"

namespace fox::ui {

// Fills the rectangle; it needs at least table_height. Without a card behind it.
void draw_result_table(Ui& ui, const Rect& where, const Result& result);
float table_height(const Ui& ui, const Result& result);

// Somebody's place in a disc, dark for the first.
void draw_place(Ui& ui, Point center, float radius, int rank);

// An area's colour, pattern and letter, and its name where there is room.
void draw_area_head(Ui& ui, const Rect& where, const ResultArea& area);

// One bar of points: areas in their colours, then foxes, then the bonus. What is negative has no length.
struct Bar {
  std::string name;
  std::vector<double> areas;
  double foxes = 0, bonus = 0;
  double total = 0;
};
std::vector<Bar> bars_of(const Result& result);
void draw_bars(Ui& ui, const Rect& where, std::span<const ResultArea> areas, std::span<const Bar> bars);
float bars_height(const Ui& ui, std::size_t bars);

// The rungs from the best one down, the one that was reached in a frame.
void draw_ladder(Ui& ui, const Rect& where, const Result& result);
float ladder_height(const Ui& ui, const Result& result);

}  // namespace fox::ui
