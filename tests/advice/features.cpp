#include "advice/features.h"

#include <optional>
#include <set>

#include "advice/nets.h"

using namespace fox;
using namespace fox::advice;

TEST_CASE("every answer belongs to a question of the layout, and groups keep what they promise") {
  for (const auto& sheet : sheets::all())
    for (int players = 1; players <= 4; ++players) {
      const nets::Table table(sheet, players);
      nets::each_moment(table.rules, 5, [&](const auto& state, const auto&) {
        Inputs inputs;
        read_inputs(table.rules, state, players - 1, inputs);
        const auto is_yes = [&](std::size_t i) { return (inputs.words[i / 64] >> (i % 64) & 1) != 0; };
        for (const InputGroup& group : table.layout.groups()) {
          std::size_t yes = 0, first_no = group.count;
          for (std::size_t i = group.count; i-- > 0;)
            if (is_yes(group.first + i))
              ++yes;
            else
              first_no = i;
          if (group.kind == InputGroup::Kind::one) REQUIRE(yes <= 1);
          if (group.kind == InputGroup::Kind::ladder) REQUIRE(yes == first_no);
        }
        for (std::size_t i = table.layout.inputs(); i < kMaxInputs; ++i) REQUIRE(!is_yes(i));
      });
    }
}

TEST_CASE("what is taken over from a position before is answered as if it were asked") {
  for (const auto& sheet : sheets::all())
    for (const int players : {1, 3}) {
      const nets::Table table(sheet, players);
      for (const std::size_t every : {1u, 7u, 40u}) {
        std::optional<KnownInputs> known;
        std::size_t moment = 0;
        nets::each_moment(table.rules, 11, [&](const auto& state, const auto&) {
          if (moment++ % every == 0) known = know_inputs(table.rules, state, 0);
          Inputs asked, taken_over;
          const auto tally = read_inputs(table.rules, state, 0, asked);
          REQUIRE(read_inputs(table.rules, state, 0, *known, taken_over).total == tally.total);
          REQUIRE(asked == taken_over);
        });
      }
    }
}

TEST_CASE(
    "each sheet has its own layout, tables of two to four share one, and a variant that plays alike has it "
    "too") {
  const auto digest = [](const std::string& sheet, int players) {
    return nets::Table(sheet, players).layout.digest();
  };
  std::set<std::uint64_t> digests;
  for (const auto* sheet : {"ganz-schoen-clever", "doppelt-so-clever", "clever-hoch-drei"}) {
    REQUIRE(digests.insert(digest(sheet, 1)).second);
    REQUIRE(digests.insert(digest(sheet, 2)).second);
    REQUIRE(digest(sheet, 3) == digest(sheet, 2));
    REQUIRE(digest(sheet, 4) == digest(sheet, 2));
  }
  REQUIRE(digest("doppelt-so-clever-gsc-dice", 1) == digest("doppelt-so-clever", 1));
}

TEST_CASE("a sheet that gives another bonus or counts otherwise has another digest") {
  const auto digest = [](const auto& change) {
    clever::SheetDef def = sheets::def("ganz-schoen-clever");
    change(def);
    return Layout(clever::make_rules(def, 1, clever::Mode::table)).digest();
  };
  const auto printed = digest([](auto&) {});
  REQUIRE(digest([](auto& def) { def.areas[0].id = "gold"; }) == printed);
  REQUIRE(digest([](auto& def) { ++def.areas[1].point_table[3]; }) != printed);
  REQUIRE(digest([](auto& def) { def.areas[0].lines[0].gain = def.areas[0].lines[1].gain; }) != printed);
  REQUIRE(digest([](auto& def) { def.areas[2].cells[4].at_least = 2; }) != printed);
  REQUIRE(digest([](auto& def) { def.gifts[0] = {}; }) != printed);
  REQUIRE(digest([](auto& def) { def.rounds[0] = 5; }) != printed);
}

TEST_CASE("a position that differs in what matters is told apart") {
  const nets::Table table("ganz-schoen-clever", 1);
  clever::Events events;
  const clever::State begin = clever::Family::begin(table.rules, events);
  const auto inputs_of = [&](const clever::State& state) {
    Inputs inputs;
    read_inputs(table.rules, state, 0, inputs);
    return inputs;
  };
  const auto differs = [&](auto&& change) {
    clever::State state = begin;
    change(state);
    return !(inputs_of(state) == inputs_of(begin));
  };
  REQUIRE(differs([](auto& s) { s.pads[0].marked[1] |= 1; }));
  REQUIRE(differs([](auto& s) { s.pads[0].circled[2] = 3; }));
  REQUIRE(differs([](auto& s) { s.pads[0].crossed[0] = 1; }));
  REQUIRE(differs([](auto& s) { s.round = 2; }));
  REQUIRE(differs([](auto& s) { s.roll = 2; }));
  REQUIRE(differs([](auto& s) { s.passive_half = true; }));
  REQUIRE(differs([](auto& s) { s.hand = 7; }));
  REQUIRE(!differs([](auto& s) { s.pads[1].marked[1] = 1; }));  // of another seat
}
