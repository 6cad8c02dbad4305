// One thing somebody did at the table, as a small value. Seats, dice, areas and cells are indices from 0;
// text (game/README.md) exists only at the edge, in src/game.
#pragma once

#include <cstdint>

#include "core/clever/by_die.h"
#include "core/clever/clever_limits.h"
#include "core/fixed_list.h"

namespace fox::clever {

// Its name is the verb of the line in a record.
FOX_NAMED_ENUM(LineKind, roll, reroll, take, forfeit, decline, back, serve, extra, bonus, done,  // table mode
               use, spend, round,                                                                // sheet mode
               mark, crossed, circled, clear)                                                    // paper mode

inline constexpr std::size_t kLineKinds = enum_size<LineKind>;

// The widest lists seen in millions of hunted positions stay below a tenth of this.
inline constexpr std::size_t kMaxLinesListed = 8192;

// How a mark was chosen where a field offers two.
FOX_NAMED_ENUM(Choice, none, bonus, points, circle)

// Where the used die lies, and in which role it is used (sheet mode).
enum class From : std::uint8_t { unsaid, field1, field2, field3, platter };
FOX_NAMED_ENUM(Role, active, passive, extra)

// The order of the members is chosen for speed: what differs between the marks of one list lies side by side.
struct Line {
  LineKind kind = LineKind::done;
  std::uint8_t seat = 0;
  std::uint8_t what = kNone;  // a bonus or an action
  std::uint8_t as = 0;        // the number pretended by an any-number action, 0 = none
  std::uint8_t die = kNone;
  std::uint8_t area = kNone;
  std::uint8_t cell = kNone;  // the own mark
  std::uint8_t value = 0;     // the number that ends up in the cell; 0 where none is written
  std::uint8_t field = 0;     // which field of the any-number action, from 1, 0 = the only kind that will do
  Choice choice = Choice::none;
  From from = From::unsaid;
  Role role = Role::active;
  Mask more = 0;  // further marks, in the area of the own mark
  ByDie dice;     // faces; of `serve`: 1..3 a field, 4 the platter

  friend bool operator==(const Line&, const Line&) = default;
};

// Whose faces the dice say.
inline bool is_throw(const Line& line) {
  return line.kind == LineKind::roll || line.kind == LineKind::reroll;
}

using Lines = FixedList<Line, kMaxLinesListed>;

inline constexpr int kOnPlatter = 4;  // in the dice of a `serve`

}  // namespace fox::clever
