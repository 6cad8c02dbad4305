// Every reason for a line, in a position made for it. The nets of other tests say anything; here it is said
// by hand what the lines are worth.
#include <nlohmann/json.hpp>

#include "core/sheets.h"
#include "game/advice/reason_teller.h"
#include "game_world.h"

using namespace fox;
using namespace fox::clever;
using advice::kPoint;
using advice::RatedLine;

namespace {

struct Position {
  explicit Position(const std::string& sheet)
      : rules(make_rules(sheets::def(sheet), 1, Mode::table)), state(begin(rules)) {}

  static State begin(const Rules& rules) {
    Events events;
    return Family::begin(rules, events);
  }

  // A line that leads to a position, worth so many points in each part.
  [[nodiscard]] RatedLine line(const State& leaf, const std::vector<int>& parts) const {
    RatedLine rated{{}, {{}, leaf}};
    rated.line.kind = LineKind::forfeit;
    for (std::size_t part = 0; part < parts.size(); ++part) {
      rated.leaf.worth.parts[part] = parts[part] * kPoint;
      rated.leaf.worth.total += parts[part] * kPoint;
    }
    return rated;
  }
  [[nodiscard]] std::vector<std::string> ids(const RatedLine& line, const RatedLine& other) const {
    std::vector<std::string> ids;
    for (const auto* language : {"en", "de", "nl"}) {
      ids.clear();
      const auto reasons =
          ReasonTeller(rules, state, names, worlds::catalogue(language)).reasons(line, other);
      REQUIRE(reasons.size() <= 2);
      for (const auto& reason : reasons) {
        ids.push_back(reason["id"]);
        REQUIRE(reason["text"].get<std::string>().find('{') == std::string::npos);
      }
    }
    return ids;
  }

  Rules rules;
  State state;
  std::vector<std::string> names{"Ada"};
};

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("the area that gains most is named, and the one that loses most of a worse line") {
  const Position at("ganz-schoen-clever");
  const RatedLine better = at.line(at.state, {10, 25, 0, 0, 0, 0}),
                  worse = at.line(at.state, {10, 20, 3, 0, 0, 0});
  REQUIRE(at.ids(better, worse) == Ids{"more"});
  REQUIRE(at.ids(worse, better) == Ids{"less"});
}

TEST_CASE("less than half a point is no reason") {
  const Position at("ganz-schoen-clever");
  RatedLine better = at.line(at.state, {10, 0, 0, 0, 0, 0});
  const RatedLine worse = better;
  better.leaf.worth.parts[0] += kPoint / 2 - 1;
  better.leaf.worth.total += kPoint / 2 - 1;
  REQUIRE(at.ids(better, worse).empty());
  REQUIRE(at.ids(worse, better).empty());
}

TEST_CASE("foxes: more, fewer, and because the lowest area rises") {
  const Position at("ganz-schoen-clever");
  const RatedLine better = at.line(at.state, {0, 0, 0, 0, 0, 9}),
                  worse = at.line(at.state, {0, 0, 0, 0, 0, 3});
  REQUIRE(at.ids(better, worse) == Ids{"more-foxes"});
  REQUIRE(at.ids(worse, better) == Ids{"fewer-foxes"});
  State lifted = at.state;
  for (std::size_t a = 0; a < at.rules.sheet.areas; ++a) {
    lifted.pads[0].marked[a] = at.rules.sheet.area[a].all;
    for (std::size_t cell = 0; cell < at.rules.sheet.area[a].count && at.rules.sheet.area[a].writes; ++cell)
      lifted.pads[0].numbers[at.rules.sheet.area[a].first_number + cell] = 3;
  }
  REQUIRE(at.ids(at.line(lifted, {0, 0, 0, 0, 0, 9}), worse) == Ids{"lifts"});
}

TEST_CASE("dice that stay in hand, and an action that is kept") {
  const Position at("ganz-schoen-clever");
  State fewer = at.state, spent = at.state;
  fewer.hand = 7;
  const RatedLine better = at.line(at.state, {5}), worse = at.line(fewer, {0});
  REQUIRE(at.ids(better, worse) == Ids{"more", "dice"});
  spent.pads[0].crossed[0] = 1;
  REQUIRE(at.ids(better, at.line(spent, {0})) == Ids{"more", "saves"});
}

TEST_CASE("a cell that the other line skips stays open") {
  const Position at("clever-hoch-drei");
  const auto& areas = at.rules.sheet.area;
  std::size_t skipping = 0;
  while (areas[skipping].kind != AreaKind::skipping_row) ++skipping;
  State skipped = at.state;
  skipped.pads[0].marked[skipping] = 8;  // three cells are gone
  REQUIRE(at.ids(at.line(at.state, {5}), at.line(skipped, {0})) == Ids{"more", "open"});
}

TEST_CASE("a line that earns a fox or begins a chain says so") {
  // Three of the row that gives a fox are crossed; the fourth earns it.
  Position at("ganz-schoen-clever");
  at.state.phase = Phase::pick;
  const Area& yellow = at.rules.sheet.area[0];
  std::size_t fox_row = 0;
  while (yellow.line_gain[fox_row].kind != Gain::Kind::fox) ++fox_row;
  const Mask row = yellow.line_cells[fox_row];
  const auto last = static_cast<std::uint8_t>(__builtin_ctz(row));
  at.state.pads[0].marked[0] = row & (row - 1);
  const auto take = [&](std::uint8_t cell) {
    RatedLine rated = at.line(at.state, {5});
    rated.line.kind = LineKind::take;
    rated.line.die = yellow.die;
    rated.line.area = 0;
    rated.line.cell = cell;
    return rated;
  };
  at.state.face.fill(yellow.number[last]);
  REQUIRE(at.ids(take(last), at.line(at.state, {0})) == Ids{"fox", "more"});

  // A row that gives an orange number: it is written by itself.
  std::size_t number_row = 0;
  while (at.rules.sheet.bonus[yellow.line_gain[number_row].index].low[0] == 0 ||
         yellow.line_gain[number_row].kind != Gain::Kind::bonus)
    ++number_row;
  const Mask cells = yellow.line_cells[number_row];
  at.state.pads[0].marked[0] = cells & (cells - 1);
  const auto first = static_cast<std::uint8_t>(__builtin_ctz(cells));
  at.state.face.fill(yellow.number[first]);
  REQUIRE(at.ids(take(first), at.line(at.state, {0})) == Ids{"chain", "more"});
}
