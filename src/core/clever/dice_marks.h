// All marks that a set of dice may make in the same hands, before they are spelled out: how many there are in
// each area, and how many of them are of its own die. The lines that close the list, which are no marks, may
// be counted with them, in places behind those of the areas.
#pragma once

#include "core/clever/counts.h"
#include "core/clever/opening_cache.h"
#include "core/clever/use.h"

namespace fox::clever {

class GroupedLines;

// Lines that close the list of dice's marks.
struct Closing {
  LineKind last = LineKind::done;
  bool there = false, reroll = false;

  static constexpr std::size_t reroll_place = kMaxAreas, last_place = kMaxAreas + 1;  // behind the areas
  static_assert(last_place < Counts::places);

  [[nodiscard]] Counts counts() const {
    Counts counts;
    counts.add(reroll_place, reroll);
    counts.add(last_place, there);
    return counts;
  }
};

struct DiceMarks {
  Line alike;              // what all marks have in common
  std::uint8_t dice;       // as bits
  std::uint8_t as, field;  // the number they pretend, 0 = none, and the action's field
  LineKind last;           // the line that closes the list, where there is one
  Use use;
  Counts own;     // marks of the own die of each area
  Counts before;  // all marks before each area, and before the lines that close the list
  std::size_t lines;
};

// Every line of the dice: as they lie, then as what they can pretend; and the lines that close the
// list, which are counted with the marks where these are all there is. They are the next group.
void list_dice(const Rules& rules, const Pad& pad, DiceMarks& dice_marks, const Closing& closing,
               GroupedLines& groups);

// One line of dice, counted from 0.
Line line_of(const Rules& rules, const OpeningCache& openings, const DiceMarks& dice_marks,
             std::size_t index);

}  // namespace fox::clever
