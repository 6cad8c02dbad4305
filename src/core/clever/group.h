// Legal lines before they are spelled out. A sheaf is all marks that a set of dice may make, with the lines
// that close its list; a group is a sheaf, or all marks of a bonus with one number in one area, or a line
// that is no mark; a batch is what the groups of a bonus have in common. A list of groups is short where the
// list of lines is long, and how many lines it stands for is known without writing them.
#pragma once

#include "core/clever/sheaf.h"
#include "core/fixed_list.h"

namespace fox::clever {

// A line that is no mark is a group of its own, without an area: its kind is the number, its parts the cells.
// A sheaf's cells are its index.
struct Group {
  Mask cells = 0;
  std::uint16_t total = 0;        // lines of the list up to and with this group
  std::uint8_t die_and_area = 0;  // four bits each
  std::uint8_t number = 0;        // four bits, companions, and kPointsOnly

  static constexpr int kNoDie = 15, kNoArea = 15, kSheaf = 14;
  static constexpr int kPointsOnly =
      1 << 7;  // of a choice row: the other choice is another group's mark already
  static constexpr int kCompanionsAt = 4;  // of a bonus with companions: how many, three bits

  [[nodiscard]] int area() const { return die_and_area & 15; }
  [[nodiscard]] int die() const { return die_and_area >> 4; }
  [[nodiscard]] int counts_as() const { return number & 15; }
  [[nodiscard]] int companions() const { return number >> kCompanionsAt & 7; }
};

struct Batch {
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
  Group* end;
  std::uint64_t total;
};

// Everybody's dice as they lie, and as each face by two fields of the action.
inline constexpr std::size_t kMaxSheaves = std::size_t{kMaxPlayers} * (1 + 2 * kMaxFace);

class Groups {
 public:
  // An empty list, for any position.
  void clear() {
    clear_for_next_line();
    outlooks_ = {};
  }
  // The same for the same game after another line: what the areas took before is not counted anew. Marks that
  // are gone since stop the program: who steps back has to clear().
  void clear_for_next_line() {
    groups_.clear();
    batches_.clear();
    sheaves_.clear();
    total_ = 0;
  }
  [[nodiscard]] std::size_t lines() const { return total_; }
  [[nodiscard]] const auto& groups() const { return groups_; }
  [[nodiscard]] const auto& batches() const { return batches_; }
  [[nodiscard]] const auto& sheaves() const { return sheaves_; }

  // Begins a batch with room for so many groups.
  Cursor open(const Line& alike, std::size_t most) {
    Batch* const batch = batches_.open(1);
    batch->alike = alike;
    batch->first = static_cast<std::uint32_t>(groups_.size());
    batches_.close(batch + 1);
    return {groups_.open(most), total_};
  }
  void close(const Cursor& cursor) {
    ensure(cursor.total <= 0xffff, "a list of legal lines is too long");
    groups_.close(cursor.end);
    total_ = cursor.total;
  }

  // Room for so many more, of the same batch or without one.
  Cursor more(std::size_t most) { return {groups_.open(most), total_}; }

  Outlook& outlook(std::size_t seat) { return outlooks_[seat]; }
  [[nodiscard]] const Outlook& outlook(std::size_t seat) const { return outlooks_[seat]; }

  // A sheaf at the end of the list, to be told how its dice are used, filled and pushed.
  [[gnu::always_inline]] Sheaf& next(const Line& alike, std::uint8_t dice) {
    Sheaf* const sheaf = sheaves_.open(1);
    sheaf->alike = alike;
    sheaf->dice = dice;
    sheaf->as = sheaf->field = 0;
    return *sheaf;
  }
  // The same dice as another number.
  Sheaf& next(const Sheaf& other, std::uint8_t dice, int as, int field) {
    Sheaf* const sheaf = sheaves_.open(1);
    sheaf->alike = other.alike;
    sheaf->dice = dice;
    sheaf->as = static_cast<std::uint8_t>(as);
    sheaf->field = static_cast<std::uint8_t>(field);
    sheaf->use = other.use;
    return *sheaf;
  }
  // The sheaf that was given last.
  [[gnu::always_inline]] void push(const Sheaf& sheaf) {
    total_ += sheaf.lines;
    ensure(total_ <= 0xffff, "a list of legal lines is too long");
    groups_.push({static_cast<Mask>(sheaves_.size()), static_cast<std::uint16_t>(total_), Group::kSheaf, 0});
    sheaves_.keep_one();
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
        {parts, static_cast<std::uint16_t>(++total_), Group::kNoArea, static_cast<std::uint8_t>(kind)});
  }

  FixedList<Group, 4096> groups_;
  FixedList<Batch, 1024> batches_;
  FixedList<Sheaf, kMaxSheaves> sheaves_;
  std::array<Outlook, kMaxPlayers> outlooks_;
  std::uint64_t total_ = 0;
};

// A group is written whether it holds anything or not: an empty one is written over by the next, and nothing
// has to be guessed.
[[gnu::always_inline]] inline Cursor put(Cursor at, int die, std::size_t area, int number, Mask cells,
                                         std::uint64_t count) {
  static_assert(sizeof(Group) == 8);
  at.total += count;
  const std::uint64_t group = cells | at.total << 32 | static_cast<std::uint64_t>(die) << 52 |
                              static_cast<std::uint64_t>(area) << 48 |
                              static_cast<std::uint64_t>(number) << 56;
  __builtin_memcpy(static_cast<void*>(at.end), &group, sizeof group);
  at.end += count != 0;
  return at;
}

// Every line of the list, spelled out.
void expand(const Rules& rules, const State& state, const Groups& groups, Lines& lines);

// One line of the list, counted from 0 in the order in which they would be spelled out.
Line line_at(const Rules& rules, const State& state, const Groups& groups, std::size_t index);

// The line of a group that stands for one, of a bonus.
Line only_line(const Rules& rules, const Line& alike, const Group& group);

// Is the line one of a bonus's group?
bool stands_for(const Rules& rules, const Line& alike, const Group& group, const Line& line);

}  // namespace fox::clever
