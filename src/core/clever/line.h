// One thing somebody did at the table, as a small value. Seats, dice, areas and cells are indices from 0;
// text (record.md) exists only at the edge, in src/game.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/clever/sheet.h"
#include "core/fixed_list.h"

namespace fox::clever {

enum class LineKind : std::uint8_t {
  roll, reroll, take, forfeit, decline, back, serve, extra, bonus, done,  // table mode
  use, spend, round,                                                      // sheet mode
  mark, crossed, circled,                                                 // paper mode
};

// The widest lists seen in millions of hunted positions stay below a tenth of this.
inline constexpr std::size_t kMaxLinesListed = 8192;

// How a mark was chosen where a field offers two.
enum class Choice : std::uint8_t { none, bonus, points, circle };

// Where the used die lies, and in which role it is used (sheet mode).
enum class From : std::uint8_t { unsaid, field1, field2, field3, platter };
enum class Role : std::uint8_t { active, passive, extra };

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
  Mask more = 0;           // further marks, in the area of the own mark
  std::uint32_t dice = 0;  // faces by die, four bits each; of `serve`: 1..3 a field, 4 the platter. 0 = not named

  friend bool operator==(const Line&, const Line&) = default;
};

using Lines = FixedList<Line, kMaxLinesListed>;

inline int nibble(std::uint32_t dice, int die) { return static_cast<int>(dice >> (4 * die) & 15); }
inline std::uint32_t to_nibble(int die, int value) { return static_cast<std::uint32_t>(value) << (4 * die); }

// Writes lines that are alike but for their marks, one behind the other: the bytes that differ are put together in
// registers, and only sets of marks, of which there can be many, ask whether there is room.
class LineWriter {
 public:
  LineWriter(Lines& lines, const Line& alike) : lines_(lines), end_(lines.open(kPlainMarks)) {
    __builtin_memcpy(&head_, &alike, sizeof head_);
    __builtin_memcpy(&tail_, &alike.field, sizeof tail_);
    dice_ = alike.dice;
    head_ &= 0xffffffffu;
  }
  LineWriter(const LineWriter&) = delete;
  LineWriter& operator=(const LineWriter&) = delete;
  ~LineWriter() { lines_.close(end_); }

  void die(int die) { head_ = (head_ & 0xffffffffu) | static_cast<std::uint64_t>(die) << 32; }

  // Where `counts` is false the next line is written over this one.
  void put(std::size_t area, int cell, int value, bool counts) {
    write(area, cell, value, tail_);
    end_ += counts;
  }

  void put_choice(std::size_t area, int cell, int value, Choice choice) {
    write(area, cell, value, tail_ | static_cast<std::uint64_t>(choice) << 8);
    ++end_;
  }

  // After room_for as many.
  void put_set(std::size_t area, int cell, Mask more) {
    write(area, cell, 0, tail_ | std::uint64_t{more} << 32);
    ++end_;
  }

  void room_for(std::size_t sets) {
    lines_.close(end_);
    end_ = lines_.open(sets + kPlainMarks);
  }

 private:
  static constexpr std::size_t kPlainMarks = 2 * kMaxDice * kMaxAreas * kMaxCells;
  static_assert(sizeof(Line) == 20 && offsetof(Line, die) == 4 && offsetof(Line, area) == 5 &&
                offsetof(Line, cell) == 6 && offsetof(Line, value) == 7 && offsetof(Line, field) == 8 &&
                offsetof(Line, choice) == 9 && offsetof(Line, more) == 12 && offsetof(Line, dice) == 16);
  static_assert(std::endian::native == std::endian::little);

  void write(std::size_t area, int cell, int value, std::uint64_t tail) {
    const std::uint64_t head = head_ | static_cast<std::uint64_t>(area) << 40 | static_cast<std::uint64_t>(cell) << 48 |
                               static_cast<std::uint64_t>(value) << 56;
    char* const to = reinterpret_cast<char*>(end_);
    __builtin_memcpy(to, &head, sizeof head);
    __builtin_memcpy(to + 8, &tail, sizeof tail);
    __builtin_memcpy(to + 16, &dice_, sizeof dice_);
  }

  Lines& lines_;
  Line* end_;
  std::uint64_t head_, tail_;  // the first eight bytes of a line, and the next eight
  std::uint32_t dice_;
};

inline constexpr int kOnPlatter = 4;  // in the dice of a `serve`

}  // namespace fox::clever
