// A sheet of the Clever family as it is printed: dice, areas, cells with their place on the page, bonuses,
// tracks, rounds, ratings, switches. This is what a sheet file says, checked but not yet made fast;
// clever_sheet.h makes the tables for play from it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/box.h"
#include "core/clever/areas/kind.h"
#include "core/clever/clever_limits.h"
#include "core/clever/clever_readings.h"
#include "core/switch.h"

namespace fox::clever {

// What a field, a line or the end of a track gives: nothing, a fox, a circle on an action's track, or a bonus
// that marks a field (an index into SheetDef::bonuses).
struct Gain {
  enum class Kind : std::uint8_t { none, fox, action, bonus };
  Kind kind = Kind::none;
  std::uint8_t index = 0;

  [[nodiscard]] bool given() const { return kind != Kind::none; }
  friend bool operator==(const Gain&, const Gain&) = default;
};

using fox::Box;

struct DieDef {
  std::string id;      // names the die in the catalogues
  char letter = 0;     // names it in a record
  std::string color;   // #rrggbb
  bool joker = false;  // may be used in every area
};

struct CellDef {
  std::string name;      // what stands behind the dot of a mark
  int row = 0, col = 0;  // place in the area's grid, from 1
  int number = 0;        // the printed number; 0 where none is
  int factor = 1;        // multiplies what is written
  int at_least = 0;      // the lowest number that may be entered
  int bonus_from = 0;    // the lowest number that earns the field's bonus
  bool printed = false;  // crossed by the printer
  bool grey = false;     // open to passive players where rows go by rolls
  bool shaded = false;   // counts for lines where only shaded cells do
  Gain gain;
  Box place, gain_place;
};

// Cells that earn something together.
struct LineDef {
  std::vector<int> cells;  // indices into AreaDef::cells
  Gain gain;
  Box gain_place;
};

// What a row asks of the next number.
FOX_NAMED_ENUM(Accept, any, at_least, rising, not_above)

FOX_NAMED_ENUM(Points, columns, by_count, by_row_count, sum, pairs, outermost)

struct AreaDef {
  std::string id;
  AreaKind kind{};
  std::string rule;         // the catalogues' rule sentence
  std::string pattern;      // drawn on the area, so that colour is never alone
  int die = 0;              // the die of the area's own colour
  bool sum = false;         // the number is this die plus the joker
  bool roll_rows = false;   // the row is the number of the roll, passive players have the grey cells
  bool companions = false;  // equal dice of the group give further crosses in the column
  bool chain = false;       // dice swept by this pick are crossed as well
  bool writes = false;      // a number is written, not a cross
  Accept accept = Accept::any;
  int reset_after = 0;           // a rising row starts anew after this number
  int start = 0;                 // the printed number in the middle of a two-way row
  int low = 0, high = 0;         // numbers that may be written in a two-way row
  std::vector<int> column_dice;  // of a chain: the die whose row it is, row by row
  std::vector<CellDef> cells;
  std::vector<LineDef> lines;
  Points points = Points::by_count;
  std::vector<int> point_table;         // by count, by row count, outermost field; columns from the left
  std::map<int, int> extra_for_number;  // of a two-way row: points for a written number
  Box place;
};

struct TrackDef {
  int fields = 0;          // 0: the sheet has no such action
  std::vector<int> faces;  // of `number`: the face a field stands for, 0 = free choice
  Gain end;
  Box place;
};

// One possible use of a bonus: an area, and the numbers that may be entered (0, 0: any open cell).
struct BonusTarget {
  int area = 0;
  int low = 0, high = 0;
  bool plus_joker = false;  // the joker's face is added to the number
};

struct BonusDef {
  std::string id;
  std::vector<BonusTarget> targets;
};

// A house rule, as the sheet names it and its values.
struct SwitchDef : Switch {
  Effect effect{};
};

struct RatingDef {
  int from = 0;
  int tier = 0;  // stars, in halves
};

struct SheetDef {
  static constexpr const char* family = "clever";  // as a sheet file says it
  std::string id;
  int min_players = 1, max_players = 4;
  std::vector<int> rounds;  // by number of players, from 1
  int rolls = 3;            // per turn; also the number of dice fields
  int served = 3;           // dice on the platter of the passive half of a solo game
  std::vector<Gain> gifts;  // by round
  std::vector<DieDef> dice;
  std::vector<AreaDef> areas;
  std::vector<BonusDef> bonuses;
  TrackDef tracks[kActions];
  std::vector<SwitchDef> switches;
  std::vector<RatingDef> ratings;    // best first
  std::string rating_words;          // the catalogues' table of their names
  std::vector<std::string> rules;    // ids of the rule sentences that apply
  std::vector<std::string> rulings;  // ids of the house readings that apply, of clever_readings.h
  double page_width = 0, page_height = 0;
  Box rounds_place;
};

// What has a colour of its own.
inline auto& coloured(SheetDef& sheet) {
  return sheet.dice;
}

}  // namespace fox::clever
