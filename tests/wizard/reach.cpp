// What is said to be out of reach never comes, in random games with cards and without; and of a finished game
// nothing is open.
#include <utility>

#include "catch.h"
#include "core/wizard/wizard_reach.h"
#include "core/wizard/wizard_score.h"
#include "game/random_play.h"
#include "goal_watch.h"
#include "world.h"

using namespace fox::wizard;

namespace {

struct Seen {
  int earned = 0, too_few = 0, over = 0;
};

// Holds what was said so far against what is so now.
class Watch {
 public:
  Watch(const Rules& rules, Seen& seen) : rules_(rules), seen_(seen) {}

  void look(const State& state) {
    for (int seat = 0; seat < rules_.players; ++seat) {
      Goals goals;
      list_goals(rules_, state, seat, goals);
      REQUIRE(goals.size() == static_cast<std::size_t>(rules_.sheet.jester_fields) + 1);
      REQUIRE((goals[0].now == Goal::Now::earned) == (score_pad(rules_, pad_of(state, seat)).bonus > 0));
      for (const Goal& goal : goals) {
        REQUIRE((goal.now != Goal::Now::open || state.phase != Phase::over));
        if (said_.goes_out({seat, goal.jesters}, goal, seen_.earned))
          ++(goal.bar == Goal::Bar::over ? seen_.over : seen_.too_few);
      }
    }
  }

 private:
  const Rules& rules_;
  Seen& seen_;
  GoalWatch<std::pair<int, int>> said_;
};

}  // namespace

TEST_CASE("What is said to be out of reach on a pad of Wizard never comes") {
  Seen seen;
  for (int game = 0; game < amount(120, 3000); ++game) {
    Rules rules = make_rules(world::sheet(), 2 + game % 4);
    rules.cards = game % 2 == 1;
    rules.target = game % 3 == 0 ? 12 : 9;
    fox::RandomSource random(static_cast<std::uint64_t>(game));
    RandomPlayer player(rules);
    std::uint64_t decisions = 0;
    Watch watch(rules, seen);
    Events events;
    State state = Family::begin(rules, events);
    player.play(random, decisions, [&](const Line& line) {
      watch.look(state);
      state = std::get<fox::Step<Family>>(Family::apply(rules, state, line)).state;
    });
    watch.look(state);
    REQUIRE(state.phase == Phase::over);
  }
  CHECK(seen.earned > 100);
  CHECK(seen.over > 100);
  CHECK(seen.too_few > 10);
}
