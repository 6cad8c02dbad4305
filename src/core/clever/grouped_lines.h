// Legal lines before they are spelled out, in groups: all marks that a set of dice may make, with the lines
// that close their list (DiceMarks); all marks of a bonus with one number in one area; a line that is no
// mark. A list of groups is short where the list of lines is long, and how many lines it stands for is known
// without writing them.
#pragma once

#include "core/clever/dice_marks.h"
#include "core/fixed_list.h"

namespace fox::clever {

// A line that is no mark is a group of its own, without an area: its kind is the number, its parts the cells.
// Of marks of dice the cells are their index.
struct LineGroup {
  Mask cells = 0;
  std::uint16_t total = 0;        // lines of the list up to and with this group
  std::uint8_t die_and_area = 0;  // four bits each
  std::uint8_t number = 0;        // four bits, companions, and kPointsOnly

  static constexpr int kNoDie = 15, kNoArea = 15, kDiceMarks = 14;
  static constexpr int kPointsOnly =
      1 << 7;  // of a choice row: the other choice is another group's mark already
  static constexpr int kCompanionsAt = 4;  // of a bonus with companions: how many, three bits

  [[nodiscard]] int area() const { return die_and_area & 15; }
  [[nodiscard]] int die() const { return die_and_area >> 4; }
  [[nodiscard]] int counts_as() const { return number & 15; }
  [[nodiscard]] int companions() const { return number >> kCompanionsAt & 7; }
};

// What the groups of a bonus have in common, and where they begin.
struct BonusGroups {
  Line alike;
  std::uint32_t first = 0;  // its first group
};

// Lines of which nothing is said but their kind and seat. A line that was copied whole can soon be read
// whole; the processor has to wait where single bytes of it were written.
inline constexpr auto kBlank = [] {
  std::array<std::array<Line, kMaxPlayers>, kLineKinds> lines{};
  for (std::size_t kind = 0; kind < lines.size(); ++kind)
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
      lines[kind][seat].kind = static_cast<LineKind>(kind);
      lines[kind][seat].seat = static_cast<std::uint8_t>(seat);
    }
  return lines;
}();

inline const Line& blank(LineKind kind, int seat) {
  return kBlank[static_cast<std::size_t>(kind)][static_cast<std::size_t>(seat)];
}

// Where the next group goes, and how many lines there are before it.
struct Cursor {
  LineGroup* end;
  std::uint64_t total;
};

// Everybody's dice as they lie, and as each face by two fields of the action.
inline constexpr std::size_t kMaxDiceMarks = std::size_t{kMaxPlayers} * (1 + 2 * kMaxFace);

class GroupedLines {
 public:
  // An empty list, for any position.
  void clear() {
    clear_for_next_line();
    openings_ = {};
  }
  // The same for the same game after another line: what the areas took before is not counted anew. Marks that
  // are gone since stop the program: who steps back has to clear().
  void clear_for_next_line() {
    groups_.clear();
    bonus_groups_.clear();
    dice_marks_.clear();
    total_ = 0;
  }
  [[nodiscard]] std::size_t lines() const { return total_; }
  [[nodiscard]] const auto& groups() const { return groups_; }
  [[nodiscard]] const auto& bonus_groups() const { return bonus_groups_; }
  [[nodiscard]] const auto& dice_marks() const { return dice_marks_; }

  // Begins the groups of a bonus, with room for so many.
  Cursor open(const Line& alike, std::size_t most) {
    BonusGroups* const bonus = bonus_groups_.open(1);
    bonus->alike = alike;
    bonus->first = static_cast<std::uint32_t>(groups_.size());
    bonus_groups_.close(bonus + 1);
    return {groups_.open(most), total_};
  }
  void close(const Cursor& cursor) {
    ensure(cursor.total <= 0xffff, "a list of legal lines is too long");
    groups_.close(cursor.end);
    total_ = cursor.total;
  }

  // Room for so many more, of the same bonus or of none.
  Cursor more(std::size_t most) { return {groups_.open(most), total_}; }

  OpeningCache& openings(std::size_t seat) { return openings_[seat]; }
  [[nodiscard]] const OpeningCache& openings(std::size_t seat) const { return openings_[seat]; }

  // Marks of dice at the end of the list, to be told how the dice are used, filled and pushed.
  [[gnu::always_inline]] DiceMarks& next(const Line& alike, std::uint8_t dice) {
    DiceMarks* const dice_marks = dice_marks_.open(1);
    dice_marks->alike = alike;
    dice_marks->dice = dice;
    dice_marks->as = dice_marks->field = 0;
    return *dice_marks;
  }
  // The same dice as another number.
  DiceMarks& next(const DiceMarks& other, std::uint8_t dice, int as, int field) {
    DiceMarks* const dice_marks = dice_marks_.open(1);
    dice_marks->alike = other.alike;
    dice_marks->dice = dice;
    dice_marks->as = static_cast<std::uint8_t>(as);
    dice_marks->field = static_cast<std::uint8_t>(field);
    dice_marks->use = other.use;
    return *dice_marks;
  }
  // The marks that were given last.
  [[gnu::always_inline]] void push(const DiceMarks& dice_marks) {
    total_ += dice_marks.lines;
    ensure(total_ <= 0xffff, "a list of legal lines is too long");
    groups_.push({static_cast<Mask>(dice_marks_.size()), static_cast<std::uint16_t>(total_),
                  LineGroup::kDiceMarks, 0});
    dice_marks_.keep_one();
  }
  // A line that is no mark.
  void push(LineKind kind, int seat, int die = kNone, int what = kNone) {
    push_parts(kind, static_cast<Mask>(seat | die << 8 | what << 16));
  }
  // A serve names dice and belongs to whoever is active.
  void push_serve(ByDie dice) { push_parts(LineKind::serve, dice.word()); }

 private:
  void push_parts(LineKind kind, Mask parts) {
    groups_.push(
        {parts, static_cast<std::uint16_t>(++total_), LineGroup::kNoArea, static_cast<std::uint8_t>(kind)});
  }

  FixedList<LineGroup, 4096> groups_;
  FixedList<BonusGroups, 1024> bonus_groups_;
  FixedList<DiceMarks, kMaxDiceMarks> dice_marks_;
  std::array<OpeningCache, kMaxPlayers> openings_;
  std::uint64_t total_ = 0;
};

// A group is written whether it holds anything or not: an empty one is written over by the next, and nothing
// has to be guessed.
[[gnu::always_inline]] inline Cursor put(Cursor at, int die, std::size_t area, int number, Mask cells,
                                         std::uint64_t count) {
  static_assert(sizeof(LineGroup) == 8);
  at.total += count;
  const std::uint64_t group = cells | at.total << 32 | static_cast<std::uint64_t>(die) << 52 |
                              static_cast<std::uint64_t>(area) << 48 |
                              static_cast<std::uint64_t>(number) << 56;
  __builtin_memcpy(static_cast<void*>(at.end), &group, sizeof group);
  at.end += count != 0;
  return at;
}

// Every line of the list, spelled out.
void expand(const Rules& rules, const State& state, const GroupedLines& groups, Lines& lines);

// One line of the list, counted from 0 in the order in which they would be spelled out.
Line line_at(const Rules& rules, const State& state, const GroupedLines& groups, std::size_t index);

// The line of a group that stands for one, of a bonus.
Line only_line(const Rules& rules, const Line& alike, const LineGroup& group);

// Is the line one of a bonus's group?
bool stands_for(const Rules& rules, const Line& alike, const LineGroup& group, const Line& line);

}  // namespace fox::clever
