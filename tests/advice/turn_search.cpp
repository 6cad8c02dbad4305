#include "advice/turn_search.h"

#include "advice/nets.h"
#include "core/clever/table_mode.h"

using namespace fox;
using namespace fox::advice;
using clever::Line;
using clever::LineKind;

namespace {

// Throws show their faces in a game, and none in a list.
bool same(const Line& a, const Line& b) {
  return a == b || (a.kind == b.kind && a.seat == b.seat && is_throw(a));
}

std::vector<Line> legal_of(const clever::Rules& rules, const clever::State& state, int seat) {
  static clever::Lines lines;
  clever::Family::legal(rules, state, lines);
  std::vector<Line> own;
  for (const Line& line : lines)
    if (line.seat == seat) own.push_back(line);
  return own;
}

}  // namespace

TEST_CASE("every legal line of a seat is rated, and no other") {
  for (const auto& sheet : sheets::all())
    for (int players = 1; players <= 4; ++players) {
      const nets::Table table(sheet, players);
      TurnSearch search(table.rules, table.net, {{2, 1}, 1});
      RandomSource random(9);
      for (int game = 0; game < amount(1, 20); ++game)
        nets::each_moment(table.rules, static_cast<std::uint64_t>(game), [&](const auto& state, const Line&) {
          if (random.below(4) != 0) return;
          for (int seat = 0; seat < players; ++seat) {
            const auto legal = legal_of(table.rules, state, seat);
            const auto rated = search.rate(state, seat);
            REQUIRE(rated.size() == legal.size());
            for (const Line& line : legal)
              REQUIRE(std::any_of(rated.begin(), rated.end(),
                                  [&](const RatedLine& one) { return same(one.line, line); }));
          }
        });
    }
}

TEST_CASE(
    "a turn that is followed ends before a throw, or with the game, and is worth what the net says there") {
  for (const auto& sheet : sheets::all())
    for (const int players : {1, 3}) {
      const nets::Table table(sheet, players);
      TurnSearch search(table.rules, table.net, {{2, 1}, 1});
      Judge judge(table.rules, table.net, table.rules);
      nets::each_moment(table.rules, 21, [&](const auto& state, const Line& line) {
        if (line.kind == LineKind::roll) return;
        for (const RatedLine& rated : search.rate(state, line.seat)) {
          const clever::State& end = rated.leaf.state;
          REQUIRE((end.phase == clever::Phase::over || end.phase == clever::Phase::roll));
          REQUIRE_FALSE(end.pads[line.seat].waiting.any());
          judge.begin_at(end, line.seat);
          REQUIRE(judge.worth(end).total == rated.leaf.worth.total);
        }
      });
    }
}

TEST_CASE("the end of a game is worth its score, to the last part of a point") {
  const nets::Table table("ganz-schoen-clever", 1);
  Judge judge(table.rules, table.net, table.rules);
  clever::RandomPlayer player(table.rules);
  for (std::uint64_t game = 0; game < 20; ++game) {
    RandomSource random(game);
    std::uint64_t decisions = 0;
    const clever::State end = player.play(random, decisions);
    judge.begin_at(end, 0);
    REQUIRE(judge.worth(end).total == clever::score(table.rules, end).players[0].total * kPoint);
  }
}

TEST_CASE("rating is repeated to the last part, whatever was looked at between") {
  const nets::Table table("clever-hoch-drei", 2);
  TurnSearch search(table.rules, table.net), fresh(table.rules, table.net);
  int looked_at = 0;
  nets::each_moment(table.rules, 33, [&](const auto& state, const Line& line) {
    if (line.kind == LineKind::roll || ++looked_at > 30) return;
    const auto once = search.rate(state, line.seat), again = fresh.rate(state, line.seat);
    REQUIRE(once.size() == again.size());
    for (std::size_t i = 0; i < once.size(); ++i) {
      REQUIRE(once[i].line == again[i].line);
      REQUIRE(once[i].leaf.worth.total == again[i].leaf.worth.total);
      REQUIRE(search.follow(state, line.seat, once[i].line).worth.total == once[i].leaf.worth.total);
    }
  });
  REQUIRE(looked_at > 20);
}
