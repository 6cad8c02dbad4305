#include "game/advice/clever_advice.h"

#include "advice/nets.h"
#include "game/advice/learnt.h"
#include "game/advice/net_file.h"
#include "game/advice/no_advice.h"
#include "game/advice/reason_teller.h"
#include "game_world.h"

using namespace fox;
using nlohmann::json;

namespace {

using Game = TypedGame<clever::Codec>;

const Game& typed(const worlds::World& world) {
  return typed_as<clever::Codec>(world.game());
}

json advised(const worlds::World& world, const nets::Table& table, const advice::Question& question = {}) {
  return clever::advice_by(table.net, typed(world), question, worlds::catalogue());
}

std::vector<std::string> lines_of(const json& answer) {
  std::vector<std::string> lines;
  for (const json& line : answer["lines"]) lines.push_back(line["line"]);
  std::sort(lines.begin(), lines.end());
  return lines;
}

}  // namespace

TEST_CASE("advice names every legal line, the best first, and says what the others lose") {
  for (const auto& sheet : sheets::all()) {
    const nets::Table table(sheet, 1);
    const bool dsc = sheet.rfind("doppelt", 0) == 0;
    const auto* dice = sheet == "ganz-schoen-clever"           ? "1 roll w3 y4 b2 g6 o1 p5"
                       : sheet == "clever-hoch-drei"           ? "1 roll w3 y4 t2 b6 n1 p5"
                       : sheet == "doppelt-so-clever-gsc-dice" ? "1 roll w3 o4 y2 b6 g1 p5"
                                                               : "1 roll w3 s4 y2 b6 g1 p5";
    REQUIRE((dsc || dice[7] == 'w'));
    worlds::World world(worlds::header(sheet, "table", 1));
    REQUIRE(lines_of(advised(world, table)) == world.game().legal());
    world.play(dice);
    for (const auto effort : {advice::Effort::quick, advice::Effort::deep}) {
      const json answer = advised(world, table, {-1, effort, 0});
      REQUIRE(answer["seat"] == 1);
      REQUIRE(lines_of(answer) == world.game().legal());
      REQUIRE(answer["lines"][0]["loses"] == 0);
      double last = 0;
      for (const json& line : answer["lines"]) {
        REQUIRE(line["loses"] >= last);
        last = line["loses"];
      }
      double sum = 0;
      for (const auto& [part, points] : answer["lines"][0]["parts"].items()) sum += points.get<double>();
      REQUIRE(sum == answer["expected"]);
      REQUIRE(advised(world, table, {-1, effort, 0}) == answer);
    }
    REQUIRE(advised(world, table, {-1, advice::Effort::quick, 3})["lines"].size() == 3);
  }
}

TEST_CASE("at a table, whoever may act is advised, or who is asked about") {
  const nets::Table table("ganz-schoen-clever", 2);
  worlds::World world(worlds::header("ganz-schoen-clever", "table", 2));
  world.play("1 roll w3 y4 b2 g6 o1 p5");
  REQUIRE(advised(world, table)["seat"] == 1);
  const json other = advised(world, table, {1, advice::Effort::quick, 0});
  REQUIRE(other["seat"] == 2);
  REQUIRE(other["lines"].empty());
  world.play("1 take y yellow.34;1 roll g6 p5;1 take p purple.1;1 roll g6;1 take g green.1");
  const json passive = advised(world, table);
  REQUIRE(passive["seat"] == 2);
  REQUIRE(lines_of(passive) == world.game().legal());
}

TEST_CASE("by house rules advice is about right, and says so") {
  const nets::Table table("ganz-schoen-clever", 1);
  worlds::World world(worlds::header("ganz-schoen-clever", "table", 1, "solo-fallback on"));
  REQUIRE(advised(world, table)["approximate"] == true);
  worlds::World usual(worlds::header("ganz-schoen-clever", "table", 1));
  REQUIRE(!advised(usual, table).contains("approximate"));
}

TEST_CASE("without dice on the table there is no advice, and a sentence") {
  for (const auto* mode : {"sheet", "paper"}) {
    worlds::World world(worlds::header("ganz-schoen-clever", mode, 1));
    for (const auto& answer : {advice::advise(world.game(), {}, worlds::catalogue()),
                               advice::review(world.game(), worlds::catalogue())}) {
      REQUIRE(std::holds_alternative<Refused>(answer));
      REQUIRE(std::get<Refused>(answer).refusal.reason == "advice-no-table");
      REQUIRE(!sentence(std::get<Refused>(answer), worlds::catalogue("nl")).empty());
    }
  }
}

TEST_CASE("weights that are damaged, or of other rules, are refused with a sentence of their own") {
  const nets::Table table("ganz-schoen-clever", 1), other("clever-hoch-drei", 1);
  const std::string bytes =
      advice::write_net({"x", "1", "x", 1, 1, "1 1 1"}, nets::drawn(table.layout, 1), table.layout);
  const auto reason = [](const auto& net) { return std::string(std::get<Refusal>(net).reason); };
  REQUIRE(std::holds_alternative<advice::Net>(advice::net_of(bytes, table.rules)));
  REQUIRE(reason(advice::net_of(bytes, other.rules)) == "advice-other-weights");
  REQUIRE(reason(advice::net_of(bytes.substr(1), table.rules)) == "advice-damaged");
  REQUIRE(reason(advice::net_of(bytes + "x", table.rules)) == "advice-damaged");
  for (const auto* language : {"en", "de", "nl"})
    for (const auto& no : advice::kNoAdvice)
      REQUIRE(worlds::catalogue(language).has("reasons", std::string(no.id)));
}

TEST_CASE("a sheet that nobody has learnt to play gets no advice") {
  clever::SheetDef def = sheets::def("ganz-schoen-clever");
  def.id = "somebody's own";
  ++def.areas[0].point_table[0];
  const auto rules = clever::make_rules(def, 1, clever::Mode::table);
  const auto net = advice::learnt_net(rules);
  REQUIRE(std::get<Refusal>(net).reason == "advice-not-learnt");
}

TEST_CASE("a sheet too large for any net gets no advice either") {
  clever::SheetDef def = sheets::def("doppelt-so-clever");
  for (auto& area : def.areas) {
    area.kind = clever::AreaKind::grid;
    while (area.cells.size() < clever::kMaxCells) area.cells.push_back(area.cells.back());
    area.point_table.resize(clever::kMaxCells);
    area.points = clever::Points::by_count;
    clever::LineDef line;
    line.cells = {0, 1};
    area.lines.resize(clever::kMaxLines, line);
    area.writes = false;
    for (std::size_t cell = 0; cell < area.cells.size(); ++cell)
      area.cells[cell].row = static_cast<int>(cell) % 8 + 1,
      area.cells[cell].col = static_cast<int>(cell) / 8 + 1;
  }
  def.areas.push_back(def.areas[0]);
  const auto rules = clever::make_rules(def, 2, clever::Mode::table);
  const advice::Layout layout(rules);
  REQUIRE(layout.inputs() > advice::kMaxInputs);
  REQUIRE(advice::soundness_of(advice::room_for(layout), layout) == advice::Soundness::wrong_size);
  REQUIRE(std::get<Refusal>(advice::learnt_net(rules)).reason == "advice-other-weights");
}

TEST_CASE("the last choice of a game is worth just what it scores") {
  // Round 6, the passive half, no extra die: whatever is taken, the game ends, and no net is asked.
  for (const auto& sheet : sheets::all()) {
    const nets::Table table(sheet, 1);
    advice::TurnSearch search(table.rules, table.net);
    int met = 0;
    for (std::uint64_t game = 0; game < 30; ++game) {
      nets::each_moment(table.rules, game, [&](const clever::State& state, const clever::Line& line) {
        if (state.round != 6 || !state.passive_half || line.kind != clever::LineKind::take) return;
        if (clever::action_left(state.pads[0], clever::Action::plus1)) return;
        ++met;
        for (const auto& rated : search.rate(state, 0)) {
          clever::State after = state;
          clever::Family::play(table.rules, after, rated.line, nullptr);
          if (after.phase != clever::Phase::over) continue;
          REQUIRE(rated.leaf.worth.total == 64 * clever::score(table.rules, after).players[0].total);
        }
      });
    }
    REQUIRE(met > 0);
  }
}

namespace {

// The best score by trying every line to the end, without a net or a limit.
int best_of_all(const clever::Rules& rules, const clever::State& state) {
  if (state.phase == clever::Phase::over) return clever::score(rules, state).players[0].total;
  clever::Lines lines;
  clever::Family::legal(rules, state, lines);
  int best = -10'000;
  for (const clever::Line& line : lines) {
    clever::State after = state;
    clever::Family::play(rules, after, line, nullptr);
    best = std::max(best, best_of_all(rules, after));
  }
  return best;
}

}  // namespace

TEST_CASE("after the last throw advice is the best that an exact solver finds") {
  for (const auto& sheet : sheets::all()) {
    const nets::Table table(sheet, 1);
    advice::TurnSearch search(table.rules, table.net, {{50, 50}, 3});
    int met = 0;
    for (std::uint64_t game = 0; game < 60 && met < 12; ++game)
      nets::each_moment(table.rules, game, [&](const clever::State& state, const clever::Line& line) {
        if (state.round != 6 || !state.passive_half || state.phase != clever::Phase::turn_end ||
            (state.acted & 1) != 0 || line.kind == clever::LineKind::serve)
          return;
        clever::State few = state;  // one extra die at most, so that all can be tried
        auto& crossed = few.pads[0].crossed[static_cast<std::size_t>(clever::Action::plus1)];
        while (clever::count_bits(clever::fields_left(few.pads[0], clever::Action::plus1)) > 1)
          crossed = static_cast<std::uint8_t>(crossed | (crossed + 1));
        ++met;
        REQUIRE(search.expected(few, 0) == 64 * best_of_all(table.rules, few));
      });
    REQUIRE(met > 0);
  }
}
