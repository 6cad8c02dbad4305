#include "game/random_play.h"

#include <algorithm>
#include <vector>

namespace fox::clever {

namespace {

void throw_all(const Rules& rules, State& state, LineKind kind, RandomSource& random, const OnLine& on_line) {
  const Faces thrown = throw_dice(state.hand, random);
  if (on_line) {
    Line line;
    line.kind = kind;
    line.seat = state.active;
    for (int die = 0; die < kMaxDice; ++die) line.dice.say(die, thrown[static_cast<std::size_t>(die)]);
    on_line(line);
  }
  play_throw(rules, state, kind, thrown, nullptr);
}

}  // namespace

RandomPlayer::RandomPlayer(const Rules& rules) : rules_(rules) {
  Events events;
  begin_ = Family::begin(rules, events);
  for (std::size_t seat = 0; seat < openings_.size(); ++seat) openings_[seat].renew(rules, begin_.pads[seat]);
}

State RandomPlayer::play(RandomSource& random, std::uint64_t& decisions, const OnLine& on_line) {
  GroupedLines& groups = *groups_;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules_.players); ++seat)
    groups.openings(seat) = openings_[seat];
  State state = begin_;
  for (;;) {
    if (only_a_throw(rules_, state)) {
      throw_all(rules_, state, LineKind::roll, random, on_line);
      continue;
    }
    groups.clear_for_next_line();
    list_table(rules_, state, groups);
    const auto lines = static_cast<std::uint32_t>(groups.lines());
    if (lines == 0) return state;
    const Line line = line_at(rules_, state, groups, lines == 1 ? 0 : random.below(lines));
    decisions += line.kind != LineKind::roll;
    if (is_throw(line)) {
      throw_all(rules_, state, line.kind, random, on_line);
      continue;
    }
    if (on_line) on_line(line);
    play_table(rules_, state, line, nullptr);
  }
}

}  // namespace fox::clever

namespace fox::wizard {

// Takes some dice from the table and throws them, until the card is content with it. Which dice somebody
// would take is nobody's business here: every subset is as likely as any other of its size.
Line RandomPlayer::random_throw(const State& state, const Line& pattern, RandomSource& random) const {
  const SheetDef& sheet = rules_.sheet;
  const auto dice = static_cast<std::uint32_t>(sheet.dice);
  for (;;) {
    std::vector<int> kept;
    for (int f = 0; f < faces(sheet); ++f)
      kept.insert(kept.end(), static_cast<std::size_t>(dice_showing(state, f)), f);
    const std::uint32_t thrown = 1 + random.below(dice);
    while (kept.size() + thrown > dice) {
      kept[random.below(static_cast<std::uint32_t>(kept.size()))] = kept.back();
      kept.pop_back();
    }
    Line line = pattern;
    for (const int f : kept) ++line.faces[static_cast<std::size_t>(f)];
    for (auto left = dice - kept.size(); left != 0; --left)
      ++line.faces[random.below(static_cast<std::uint32_t>(faces(sheet)))];
    line.threw = static_cast<std::int8_t>(dice - kept.size());
    if (!Family::why(rules_, state, line)) return line;
  }
}

}  // namespace fox::wizard
