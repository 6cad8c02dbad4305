// How many ways a sheet can be filled with given dice, counted by the engine and by the naive implementation,
// at positions made by hand. The totals stand here as numbers, too: a change of both would be noticed.
// Setting: plain frames
#include <cstdio>
#include <cstdlib>

#include "game_world.h"
#include "naive/naive.h"

namespace {

using worlds::World;

// `reach` are lines of sheet mode. "*" uses up waiting bonuses, always by the first legal line; "fill green 1
// 9 g6" marks fields 1 to 9, bonuses used up in the same way, fields filled by bonuses left alone.
struct Position {
  const char *shows, *reach, *uses;
  unsigned long long paths;
};

void use_up(World& world) {
  while (!world.waiting().empty()) world.play(world.lines("1 bonus ").front());
}

World reach(const std::string& sheet, const std::string& script) {
  World world = worlds::sheet(sheet);
  for (const auto& step : worlds::split(script, ';')) {
    const auto words = worlds::split(step, ' ');
    if (words[0] == "*") {
      use_up(world);
    } else if (words[0] == "fill") {
      const std::string behind = words[1] == "pink" && sheet == "clever-hoch-drei" ? ":points" : "";
      for (int f = std::stoi(words[2]); f <= std::stoi(words[3]); ++f) {
        std::string line = "1 use " + words[4];
        if (words.size() > 5) line += " " + words[5];
        line += " " + words[1] + "." + std::to_string(f);
        if (world.legal(line)) world.play(line);
        use_up(world);
      }
    } else {
      world.play(step);
    }
  }
  return world;
}

unsigned long long naive_paths(const std::string& sheet, const World& world, const worlds::Words& uses) {
  naive::Game other(sheet, 1, "sheet");
  for (const auto& line : world.game().lines()) REQUIRE(other.apply(line));
  return other.perft(uses);
}

unsigned long long engine_paths(const World& world, const worlds::Words& uses) {
  std::optional<fox::Refused> refused;
  const auto parts = world.game().perft(uses, refused);
  REQUIRE(parts.has_value());
  unsigned long long sum = 0;
  for (const auto& [line, paths] : *parts) sum += paths;
  return sum;
}

void count(const std::string& sheet, const std::vector<Position>& positions, const auto& in_names) {
  REQUIRE(positions.size() >= 12);
  for (const auto& position : positions) {
    INFO(sheet << ": " << position.shows);
    const World world = reach(sheet, in_names(position.reach));
    const auto uses = worlds::split(in_names(position.uses), ';');
    const auto naive = naive_paths(sheet, world, uses);
    CHECK(naive == position.paths);
    CHECK(engine_paths(world, uses) == naive);
  }
}

std::string as_it_is(const std::string& text) {
  return text;
}

const std::vector<Position> kGsc = {
    {"the empty sheet of the contract", "", "y3;w5 b4;g1", 12},
    {"the empty sheet with the joker twice", "", "w3 b4;w5 b2;y1;o4;p2", 70},
    {"yellow row 1 and the diagonal one short",
     "1 use y3 yellow.11; 1 use y6 yellow.12; 1 use y1 yellow.22; 1 use y2 yellow.33", "y5;y6;b3 w4;w2 b2",
     59},
    {"two bonuses at once in both orders",
     "fill orange 1 9 o1; fill purple 1 9 p6; 1 use b1 w1 blue.2; 1 use b1 w3 blue.4; *; 1 use b4 w3 blue.7; "
     "*; "
     "1 use b6 w5 blue.11",
     "b1 w2;p3;o6;y6", 6},
    {"green one short of its end", "fill green 1 10 g6", "g5;g6;w6 b1;y1;y4", 20},
    {"orange one short of its end", "fill orange 1 10 o2", "w6 b6;o1;b1 w2;y5", 21},
    {"purple one short of its end", "fill purple 1 10 p6", "p1;w5 b5;y2;y4", 16},
    {"purple after a 5: only a 6 goes on", "1 use p5 purple.1; 1 use b1 w2 blue.3; 1 use b4 w3 blue.7",
     "p4;p6;b6 w5;w6 b6", 13},
    {"round 4: the black bonus still waits", "round; round; round", "y3;g1;b2 w2", 50},
    {"blue row 2 one short, its X may end another row",
     "1 use b4 w1 blue.5; 1 use b4 w2 blue.6; 1 use b4 w3 blue.7; "
     "1 use y3 yellow.42; 1 use y4 yellow.43; 1 use y1 yellow.31; 1 use y2 yellow.33",
     "b4 w4;y6;w3 b6", 74},
    {"blue with its two last sums",
     "fill blue 2 10 w6 b1; 1 use b1 w1 blue.2; 1 use b1 w2 blue.3; 1 use b1 w3 blue.4; *; "
     "1 use b2 w3 blue.5; *; 1 use b4 w2 blue.6; *; 1 use b4 w5 blue.9; *; 1 use b4 w4 blue.8; *",
     "b6 w5;b6 w6;w1 b1;y3", 5},
    {"full rows: uses without a mark are passed over",
     "fill green 1 11 g6; fill orange 1 11 o1; fill purple 1 11 p6", "g6;o6;p6;w3 b1;y1", 4},
    {"everything near its end",
     "fill green 1 10 g6; fill orange 1 10 o1; fill purple 1 10 p6; 1 use b1 w1 blue.2; *; 1 use b2 w1 "
     "blue.3; *",
     "w4 b2;g6;o6;p6", 4},
};

const std::vector<Position> kDsc = {
    {"the empty sheet: a chain of three", "", "s3 b1 w2 g5;y3;g2", 80},
    {"the empty sheet: white as silver and four other things", "", "w4 s2 y1 b3;p5", 85},
    {"three silver columns one short",
     "1 use s1 silver.y1; 1 use s1 silver.g1; 1 use s1 silver.p1; 1 use s2 silver.y2; 1 use s2 silver.b2; 1 "
     "use s2 silver.g2; "
     "1 use s3 silver.y3; 1 use s3 silver.b3; 1 use s3 silver.p3",
     "s3 b1 p2;w1 s6;y4", 252},
    {"one circle ends a row and a column: green and silver wait", "1 use y2 yellow.41; 1 use y2 yellow.23",
     "y5;b2 w2", 289},
    {"round 4: the black bonus still waits", "round; round; round", "p6", 57},
    {"green one short of its end", "fill green 1 11 g6", "g3;y3;w2 b2", 423},
    {"pink one short of its end", "fill pink 1 11 p6", "p6;y4;p1", 53},
    {"pink below its end's minimum", "fill pink 1 11 p6", "p5;w6 b1", 15},
    {"blue one short of its end", "fill blue 1 11 b1 w1", "w1 b1;b1 w1;g4", 48},
    {"the back track one short of its end",
     "round; round; 1 use y1 yellow.21; 1 use y2 yellow.23; fill green 1 5 g1; fill pink 1 4 p3; "
     "fill blue 1 9 b1 w1",
     "b1 w1;p6;y6", 528},
    {"the re-roll track one short of its end",
     "1 use y1 yellow.21; 1 use y2 yellow.41; fill green 1 2 g1; fill blue 1 6 b1 w1; fill pink 1 9 p4",
     "p4;s6;y3", 8},
    {"all of silver crossed: a silver die is passed over",
     "1 use s6 y5 silver.y6 silver.y5; 1 use s6 b5 silver.b6 silver.b5; 1 use s6 g5 silver.g6 silver.g5; 1 "
     "use s6 p5 silver.p6 silver.p5; *; "
     "1 use s4 y3 silver.y4 silver.y3; 1 use s4 b3 silver.b4 silver.b3; 1 use s4 g3 silver.g4 silver.g3; 1 "
     "use s4 p3 silver.p4 silver.p3; *; "
     "1 use s2 y1 silver.y2 silver.y1; 1 use s2 b1 silver.b2 silver.b1; 1 use s2 g1 silver.g2 silver.g1; 1 "
     "use s2 p1 silver.p2 silver.p1; *",
     "s3 y1;w3 b3;y2", 10},
    {"yellow all circled: crossing fires nothing",
     "1 use y1 yellow.21; 1 use y3 yellow.12; 1 use y4 yellow.32; 1 use y5 yellow.52; 1 use y2 yellow.41; 1 "
     "use y2 yellow.23; *; "
     "1 use y5 yellow.43; *; 1 use y6 yellow.14; *; 1 use y3 yellow.34; *; 1 use y4 yellow.54; *",
     "y4;w3 b2;y5", 48},
};

const std::vector<Position> kCh3 = {
    {"the empty sheet", "", "y3 from I;t3 y3;b3 w3;n4;p5", 30},
    {"the empty sheet with white", "", "w4 b2 t4 from II;w1 b5 from platter", 198},
    {"a blue question with a white die nobody named", "1 use y3 from II yellow.23", "y3 from III;p2", 10},
    {"a blue question with a white die of 1", "1 use y3 w1 from II yellow.23; 1 use b5 w1 blue.L1=6",
     "y3 from III;p2", 2},
    {"round 4: black with an unknown white die", "round; round; round", "n1;t2", 714},
    {"round 4: black with a white 6", "1 use p6 w6 pink.1=3; round; round; round", "p3", 140},
    {"turquoise column 1 two short with two companions",
     "1 use t1 turquoise.11; 1 use t1 turquoise.31; 1 use t1 turquoise.51", "t1 y1 b1 from I;n3", 20},
    {"one turquoise cross ends a row and a column",
     "1 use t1 turquoise.31; 1 use t2 turquoise.32; 1 use t3 turquoise.13; 1 use t3 turquoise.23", "t3;n6",
     2448},
    {"brown near its end", "1 use n1 brown.10", "n6;n3;w3 b3", 306},
    {"pink one short of its end, where black comes", "1 use p6 pink.1=3; fill pink 2 11 p2", "p6;w2 b6", 22},
    {"blue one short on both sides",
     "1 use b1 w5 blue.L1=6; 1 use b1 w4 blue.L2=5; 1 use b1 w3 blue.L3=4; *; 1 use b1 w2 blue.L4=3; 1 use "
     "b1 w1 blue.L5=2; *; "
     "1 use b2 w6 blue.R1=8; 1 use b3 w6 blue.R2=9; 1 use b4 w6 blue.R3=10; *; 1 use b5 w6 blue.R4=11; 1 use "
     "b6 w6 blue.R5=12; *",
     "b1 w6;w6 b1;b6 w6", 20},
    {"the any-number track one short of its end",
     "round; round; 1 use y2 from I yellow.12; 1 use y2 from II yellow.22; 1 use y1 from II yellow.21; 1 use "
     "y1 from III yellow.31; "
     "1 use t4 turquoise.14; 1 use t4 turquoise.24; 1 use b1 w5 blue.L1=6; 1 use b1 w4 blue.L2=5; 1 use n1 "
     "brown.1; 1 use n5 brown.2; "
     "1 use p6 pink.1=3; fill pink 2 4 p1",
     "p2;n3;y4 from I", 266},
    {"yellow row II last: two bonuses from one mark",
     "1 use y5 from I yellow.15; 1 use y5 from III yellow.35; 1 use y4 from I yellow.14; 1 use y4 from III "
     "yellow.34",
     "y5 from II;y4 from II", 9720},
};

}  // namespace

TEST_CASE("Paths through thirteen positions of Ganz schön clever") {
  count("ganz-schoen-clever", kGsc, as_it_is);
}

TEST_CASE("Paths through thirteen positions of Doppelt so clever") {
  count("doppelt-so-clever", kDsc, as_it_is);
}

TEST_CASE("Paths through the same positions with the dice of the first game, with the same totals") {
  const auto in_names = [](std::string text) {
    const std::pair<std::string, std::string> names[] = {{"silver", "orange"}, {"pink", "purple"}};
    for (const auto& [from, to] : names)
      for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
      if (text[i] == 's' && text[i + 1] >= '1' && text[i + 1] <= '6') text[i] = 'o';
    return text;
  };
  count("doppelt-so-clever-gsc-dice", kDsc, in_names);
}

TEST_CASE("Paths through thirteen positions of Clever hoch Drei") {
  count("clever-hoch-drei", kCh3, as_it_is);
}
