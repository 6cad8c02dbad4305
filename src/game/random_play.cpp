#include "game/random_play.h"

#include <algorithm>
#include <vector>

#include "game/random_course.h"

namespace fox::clever {

State any_course(const Rules& rules, const State& begin, Groups& groups, RandomSource& random,
                 std::uint64_t& decisions, const OnLine& on_line) {
  return play_course(rules, begin, groups, random, decisions, on_line);
}

Course* course_for(const Rules& rules) {
  const bool as_printed = rules.on == std::array<bool, kEffects>{};
  for (const KnownCourse& known : known_courses())
    if (as_printed && known.players == rules.players && *known.sheet == rules.sheet) return known.course;
  return any_course;
}

RandomPlayer::RandomPlayer(const Rules& rules, Course* course) : rules_(rules), course_(course) {
  Events events;
  begin_ = Family::begin(rules, events);
  for (std::size_t seat = 0; seat < outlooks_.size(); ++seat) outlooks_[seat].renew(rules, begin_.pads[seat]);
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
