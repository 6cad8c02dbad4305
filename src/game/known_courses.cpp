// Courses for the sheets that are built in: the engine once more for each, with its tables as constants.
#include <utility>

#include "core/clever/engine/list.h"
#include "core/clever/engine/play.h"
#include "core/clever/known_rules.h"
#include "game/known_sheets.h"
#include "game/random_course.h"

namespace fox::clever {
namespace {

template <std::size_t s>
inline constexpr Sheet kSheet = kKnownSheets[s];

template <std::size_t s>
State play_known(const Rules&, const State& begin, Groups& groups, RandomSource& random,
                 std::uint64_t& decisions, const OnLine& on_line) {
  return play_course(KnownRules<kSheet<s>, 1>{}, begin, groups, random, decisions, on_line);
}

template <std::size_t... s>
constexpr std::array<KnownCourse, sizeof...(s)> courses(std::index_sequence<s...> /*each*/) {
  return {KnownCourse{&kSheet<s>, 1, play_known<s>}...};
}

constexpr auto kCourses = courses(std::make_index_sequence<kKnownSheets.size()>{});

}  // namespace

std::span<const KnownCourse> known_courses() {
  return kCourses;
}

}  // namespace fox::clever
