// A sheet made ready for play: masks and tables of fixed size, no strings, no pointers.
// Cells of an area are bits of a 32-bit mask, so that "which cells are open", "is the line full" and
// "which cells show a 4" are single operations. Made once from a SheetDef, never changed.
#pragma once

#include <array>
#include <cstdint>

#include "core/clever/sheet_def.h"

namespace fox::clever {

// What decides how many marks a die makes in an area.
enum class CountedBy : std::uint8_t {
  number,      // its number alone
  sum,         // its number, which is a sum
  place,       // rows go by rolls, and none of them shows a number twice
  companions,  // other dice of the number make further crosses
  chain,       // swept dice make further crosses
  several      // more than one of these
};

struct Area {
  AreaKind kind;
  KindTraits traits;
  Accept accept;
  Points points;
  bool sum, roll_rows, companions, chain, writes;
  CountedBy way;
  bool many;      // a mark there can be more than one cell
  bool one_open;  // at most one cell is open at a time
  std::uint8_t die;
  std::uint8_t count;         // cells
  std::uint8_t first_number;  // where this area's numbers begin in Pad::numbers
  std::uint8_t noted;         // which of Pad::noted holds the second marks; kNone without
  std::uint8_t reset_after, start, low, high, rows, lines, split;
  Mask all;      // cells a pen can mark
  Mask circled;  // cells that are circled first and crossed later
  Mask free;     // cells that are open as long as they are empty
  Mask next;     // cells that are open once all before them are filled
  // By half and by the number that stands beside the next cell, 0 for none: the numbers that may follow, as
  // bits.
  std::array<std::array<std::uint16_t, kMaxNumber + 1>, 2> follow;
  bool relative;    // what is open depends on more than that: on what was written
  Mask first_half;  // of a two-way row the cells that go left; of other kinds all
  Mask printed;     // cells crossed by the printer
  Mask grey;
  std::array<Mask, kMaxNumber + 1> fit;           // by number: cells whose print lets it in; [0]: none
  std::array<std::uint16_t, kMaxCells> takes;     // the same by cell: numbers, as bits
  std::array<std::uint8_t, kMaxCells> counts_as;  // the first of them; kUnasked where there is none
  std::array<Mask, kMaxRows> row;                 // cells of a row
  std::array<Mask, kMaxRows> column;              // cells of a column, printed crosses included
  std::array<Mask, kMaxRows + 2>
      by_place;  // cells by where the die lies: nobody said, on the platter, in a roll row
  // Of a chain, by die and face: the cells it adds, those of dice that have a row of their own in the lower
  // half of a word, those of a die that may choose in the upper one.
  std::array<std::array<std::uint64_t, kMaxFace + 1>, kMaxDice> chain_cells;
  std::array<std::uint64_t, kMaxFace + 1> below;  // of a chain, in both halves: cells with a lower number
  Mask gains;                                     // cells that give something
  Mask fox_cells;                                 // cells that give a fox
  std::uint16_t fox_lines;                        // lines that do
  Mask choices;                                   // cells of a choice row that offer the choice
  std::array<std::uint8_t, kMaxCells> number;
  std::array<std::uint8_t, kMaxCells> factor;  // 0 where a cross is made, or no choice is offered
  std::array<std::uint8_t, kMaxCells> bonus_from;
  std::array<Gain, kMaxCells> gain;
  std::array<std::uint16_t, kMaxCells> lines_of;  // by cell: the lines it belongs to
  std::array<Mask, kMaxLines> line_cells;
  std::array<Gain, kMaxLines> line_gain;
  std::array<std::int16_t, kMaxCells + 1> table;      // points
  std::array<std::int8_t, kMaxNumber + 1> extra_for;  // points for a written number
};

struct Bonus {
  std::uint8_t targets;
  std::array<std::uint8_t, kMaxTargets> area, low, high;
  std::array<bool, kMaxTargets> plus_joker;
};

struct Track {
  std::uint8_t fields;
  std::array<std::uint8_t, kMaxFields> faces;
  Gain end;
};

struct Sheet {
  std::uint8_t dice, areas, bonuses, rolls, served, joker;
  std::array<std::uint8_t, kMaxDice> own_area;  // kNone for the joker
  std::array<Area, kMaxAreas> area;
  std::array<Bonus, kMaxBonuses> bonus;
  std::array<Track, kActions> track;
  std::array<Gain, kMaxRounds> gift;
  std::array<std::uint8_t, kMaxPlayers + 1> rounds;  // by players
  bool some_roll_rows, some_companions, some_chain;
};

// The sheet must have passed the loader's checks; what it lets through fits the tables. `on` are the switches
// that differ from the default, by Effect.
Sheet compile(const SheetDef& def, const std::array<bool, kEffects>& on);

}  // namespace fox::clever
