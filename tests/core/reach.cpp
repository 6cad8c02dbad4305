// What is said to be out of reach never comes, in random games of every sheet, at the table and on the sheet
// alone; and what stands in the way is named where it does.
// Setting: plain frames
#include <tuple>

#include "core/clever/clever_reach.h"
#include "core/clever/sheet_mode.h"
#include "goal_watch.h"
#include "play.h"
#include "sheets.h"

using namespace fox::clever;

namespace {

using Key = std::tuple<int, int, int, int>;

Key key_of(int seat, const Goal& goal) {
  return {seat, static_cast<int>(goal.where), goal.area, goal.index};
}

struct Seen {
  int earned = 0, passed = 0, given_up = 0, too_few = 0, over = 0;
};

// Holds what was said so far against what is so now.
class Watch {
 public:
  Watch(const Rules& rules, Seen& seen) : rules_(rules), seen_(seen) {}

  void look(const State& state) {
    for (int seat = 0; seat < rules_.players; ++seat) {
      Goals goals;
      list_goals(rules_, state, seat, goals);
      int foxes = 0;
      for (const Goal& goal : goals) {
        if (said_.goes_out(key_of(seat, goal), goal, seen_.earned)) count(goal);
        if (goal.now == Goal::Now::earned && goal.gain.kind == Gain::Kind::fox) ++foxes;
        if (goal.now == Goal::Now::open && goal.where != Goal::Where::track) REQUIRE(goal.missing != 0);
      }
      foxes += gift_foxes(state);
      REQUIRE(foxes == foxes_of(rules_, state, static_cast<std::size_t>(seat)));
    }
  }

 private:
  [[nodiscard]] int gift_foxes(const State& state) const {
    int foxes = 0;
    for (std::size_t round = 0; round < state.round; ++round)
      foxes += rules_.sheet.gift[round].kind == Gain::Kind::fox;
    return foxes;
  }
  void count(const Goal& goal) {
    seen_.passed += goal.bar == Goal::Bar::passed;
    seen_.given_up += goal.bar == Goal::Bar::given_up;
    seen_.too_few += goal.bar == Goal::Bar::too_few;
    seen_.over += goal.bar == Goal::Bar::over;
  }

  const Rules& rules_;
  Seen& seen_;
  GoalWatch<Key> said_;
};

void one_game(const std::string& id, const play::Mix& mix, Mode mode, std::uint64_t seed, Seen& seen) {
  const SheetDef& def = sheets::def(id);
  const Rules rules = make_rules(def, mix.players, mode, sheets::switches(def, mix.switched));
  INFO(id << " players " << mix.players << " seed " << seed);
  play::Random random(seed);
  const auto lines = std::make_unique<Lines>();
  Events events;
  State state = Family::begin(rules, events);
  Watch watch(rules, seen);
  watch.look(state);
  const int most = mode == Mode::table ? 2000 : 200;
  for (int step = 0; step < most; ++step) {
    Family::legal(rules, state, *lines);
    if (mode == Mode::sheet && random.below(4) != 0) {
      lines->clear();
      Line use = play::random_use(rules, random);
      use.seat = static_cast<std::uint8_t>(random.below(mix.players));
      list_uses(rules, state, use, *lines);
    }
    if (lines->empty() && mode == Mode::sheet) continue;
    if (lines->empty()) break;
    Line line = play::choose(rules, state, *lines, mix.hunting, random);
    if (is_throw(line)) line.dice = play::throw_dice(rules, state, random);
    Family::play(rules, state, line, nullptr);
    watch.look(state);
  }
}

}  // namespace

TEST_CASE("What is said to be out of reach never comes") {
  Seen seen;
  for (const auto& id : sheets::all())
    for (int game = 0; game < amount(60, 1000); ++game)
      for (const Mode mode : {Mode::table, Mode::sheet})
        one_game(id, play::Mix(game), mode, static_cast<std::uint64_t>(game), seen);
  CHECK(seen.earned > 1000);
  CHECK(seen.passed > 20);
  CHECK(seen.given_up > 20);
  CHECK(seen.too_few > 5);
  CHECK(seen.over > 100);
}
