// What somebody who points at something on a Clever sheet seems to mean, as a line: the legal ones that a tap
// can mean, and where there is none, the one whose refusal says most. The screen of the game and the referee
// ask alike, so that both give the same reason for the same tap.
#pragma once

#include <array>

#include "core/clever/clever_family.h"
#include "ui/look/sheet_view.h"

namespace fox::ui {

// A line of one word.
clever::Line plain_line(int seat, clever::LineKind kind);

// Does the line write what one die gives?
bool uses_die(const clever::Line& line);

// May a tap on the cell mean this line? Companions are all alike, of a chain the own mark is tapped.
bool covers(const clever::Rules& rules, const clever::Line& line, CellRef cell);

struct PointedAt {
  int seat = 0;
  int die = -1;               // none: the one that the rules have most to say about
  CellRef cell;               // none: any open cell of the die's area
  int bonus = -1;             // that was chosen among those that wait
  int as = 0;                 // the number to pretend
  bool extra = false;         // asked about as an extra die
  std::uint8_t usable = 0;    // dice that have a legal mark, as bits
  std::uint8_t there = 0xff;  // dice that can be meant
  // Just the sheet: what the dice are said to show.
  std::array<std::uint8_t, clever::kMaxDice> faces{};
};

// The line to ask about. It leaves out the number that would be written.
clever::Line question(const clever::Rules& rules, const clever::State& state, const PointedAt& at);

// Of a throw that is not due: whatever it shows, it is refused for that.
clever::Line reroll_question(const clever::Rules& rules, const clever::State& state, int seat);

}  // namespace fox::ui
