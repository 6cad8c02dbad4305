// The sheets that are built in are played at random by code made for them. It must play what the engine for
// any sheet plays, line by line.
#include <cstring>

#include "game/random_play.h"
#include "sheets.h"

using namespace fox;
using namespace fox::clever;

namespace {

struct Played {
  std::vector<Line> lines;
  State end;
};

std::vector<Played> games(const Rules& rules, Course* course, int count) {
  RandomPlayer player(rules, course);
  RandomSource random(17);
  std::uint64_t decisions = 0;
  std::vector<Played> games(static_cast<std::size_t>(count));
  for (Played& game : games)
    game.end = player.play(random, decisions, [&](const Line& line) { game.lines.push_back(line); });
  return games;
}

}  // namespace

TEST_CASE("A sheet known when the program was built is played as any sheet is") {
  for (const auto& id : sheets::all()) {
    INFO(id);
    const Rules rules = make_rules(sheets::def(id), 1, Mode::table);
    REQUIRE(course_for(rules) != any_course);
    const int count = amount(300, 20'000);
    const auto known = games(rules, course_for(rules), count), any = games(rules, any_course, count);
    bool same = true;
    for (std::size_t g = 0; g < known.size(); ++g)
      same = same && known[g].lines == any[g].lines &&
             std::memcmp(&known[g].end, &any[g].end, sizeof(State)) == 0;
    CHECK(same);
  }
}

TEST_CASE(
    "What differs from a sheet known when the program was built is played by the engine for any sheet") {
  for (const auto& id : sheets::all()) {
    INFO(id);
    const SheetDef& def = sheets::def(id);
    CHECK(course_for(make_rules(def, 1, Mode::table, sheets::switches(def, true))) == any_course);
    CHECK(course_for(make_rules(def, 2, Mode::table)) == any_course);
    SheetDef other = def;
    other.areas[0].point_table.back() += 1;
    CHECK(course_for(make_rules(other, 1, Mode::table)) == any_course);
  }
}
