// Checks of the naive implementation alone: the worked examples of the facts
// and random games with simple invariants. Returns non-zero on failure.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>

#include "naive.h"
#include "text.h"

namespace {

using naive::Game;
using Lines = std::vector<std::string>;

int failures = 0;

void check(bool holds, const std::string& what) {
  if (holds) return;
  failures++;
  if (failures <= 40) std::printf("FAILED: %s\n", what.c_str());
}

void check_number(long long got, long long wanted, const std::string& what) {
  check(got == wanted, what + ": got " + std::to_string(got) + ", wanted " + std::to_string(wanted));
}

bool contains(const Lines& lines, const std::string& line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

void force(Game& game, const Lines& marks) {
  for (const std::string& mark : marks) game.force_mark(1, mark);
}

void force_track(Game& game, const std::string& track, const std::vector<int>& numbers) {
  for (std::size_t i = 0; i < numbers.size(); i++) {
    game.force_mark(1, track + std::to_string(i + 1) + "=" + std::to_string(numbers[i]));
  }
}

void must(Game& game, const std::string& line) {
  check(game.apply(line), "legal: " + line);
}

void check_record_example() {
  Game game("ganz-schoen-clever", 2, "table");
  must(game, "1 roll w3 y4 b2 g6 o1 p5");
  must(game, "1 take y yellow.34");
  check(game.phase() == "roll" && game.roll() == 2 && game.active() == 1 && game.round() == 1,
        "example: turn");
  check(game.hand() == std::map<std::string, int>{{"g", 6}, {"p", 5}}, "example: hand");
  check(game.platter() == std::map<std::string, int>{{"b", 2}, {"o", 1}, {"w", 3}}, "example: platter");
  check(game.fields() == Lines{"y4", "", ""}, "example: fields");
  check(game.marks(1) == Lines{"yellow.34"} && game.marks(2).empty(), "example: marks");
  check_number(game.circled(1, "reroll"), 1, "example: reroll");
  check_number(game.total(1), 0, "example: total");
  check(game.legal() == Lines{"1 roll *"}, "example: next");
}

void check_gsc() {
  Game empty("ganz-schoen-clever", 1, "sheet");
  check_number(static_cast<long long>(empty.perft({"y3", "w5 b4", "g1"})), 12, "perft of the contract");

  Game scored("ganz-schoen-clever", 1, "sheet");
  force(scored, {"yellow.11", "yellow.21", "yellow.31", "yellow.42", "yellow.43"});
  force(scored, {"blue.2", "blue.5", "blue.8", "blue.12", "green.1", "green.2", "green.3"});
  force(scored, {"orange.1=6", "purple.1=6"});
  must(scored, "1 use y6 yellow.44");
  check_number(scored.foxes(1), 1, "gsc fox");
  check_number(scored.total(1), 41, "gsc 41");

  Game purple("ganz-schoen-clever", 1, "sheet");
  force_track(purple, "purple.", {2, 5, 6, 3});
  check_number(purple.areas(1).at("purple"), 16, "gsc purple 16");
  for (const int n : {5, 2, 3, 6}) {
    const Lines lines = purple.legal_use("o" + std::to_string(n));
    check(lines.size() == 1 && purple.apply(lines[0]), "gsc orange");
  }
  check_number(purple.areas(1).at("orange"), 22, "gsc orange 5,2,3,12");

  for (const bool row_first : {true, false}) {
    Game order("ganz-schoen-clever", 1, "sheet");
    force(order, {"blue.2", "blue.4", "blue.7", "blue.11"});
    force_track(order, "orange.", {1, 1, 1, 2, 1, 1, 2, 1, 2});
    force_track(order, "purple.", {6, 6, 6, 6, 6, 6, 6, 6, 6});
    const int before = order.areas(1).at("orange");
    must(order, "1 use b1 w2 blue.3");
    check(order.waiting(1) == Lines{"orange5", "purple6"}, "gsc two bonuses wait");
    if (row_first) {
      must(order, "1 bonus orange5 orange.10=5");
      must(order, "1 bonus purple6 purple.10=6");
      must(order, "1 bonus orange6 orange.11=18");
    } else {
      must(order, "1 bonus purple6 purple.10=6");
      must(order, "1 bonus orange6 orange.10=6");
    }
    if (!row_first) must(order, "1 bonus orange5 orange.11=15");
    check(order.waiting(1).empty(), "gsc chain ends");
    check_number(order.areas(1).at("orange") - before, row_first ? 23 : 21, "gsc order of bonuses");
  }

  Game full("ganz-schoen-clever", 1, "sheet");
  for (const auto& [cell, printed] : naive::ganz_schoen_clever().printed) full.force_mark(1, cell);
  for (int n = 2; n <= 12; n++) full.force_mark(1, "blue." + std::to_string(n));
  for (int n = 1; n <= 11; n++) full.force_mark(1, "green." + std::to_string(n));
  force_track(full, "orange.", {6, 6, 6, 12, 6, 6, 12, 6, 12, 6, 18});
  force_track(full, "purple.", {6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
  check_number(full.total(1), 344, "gsc full sheet");
}

void check_dsc(const std::string& id, const std::string& silver, const std::string& pink) {
  Game game(id, 1, "sheet");
  for (int n = 1; n <= 6; n++) game.force_mark(1, silver + ".y" + std::to_string(n));
  for (int n = 1; n <= 4; n++) game.force_mark(1, silver + ".b" + std::to_string(n));
  game.force_mark(1, silver + ".p1");
  check_number(game.areas(1).at(silver), 35, "dsc silver 35");
  for (const auto& [cell, printed] : naive::doppelt_so_clever().printed) game.force_mark(1, cell + ":circle");
  check_number(game.areas(1).at("yellow"), 0, "dsc circles");
  for (const auto& [cell, printed] : naive::doppelt_so_clever().printed) game.force_mark(1, cell);
  check_number(game.areas(1).at("yellow"), 165, "dsc crosses");
  force_track(game, "blue.", {12, 12, 9, 9, 2});
  check_number(game.areas(1).at("blue"), 15, "dsc blue 15");
  force_track(game, "green.", {12, 2, 12, 1, 18, 3, 18, 2, 18, 1, 24, 1});
  check_number(game.areas(1).at("green"), 92, "dsc green 92");
  force_track(game, "green.", {2, 12, 2, 6, 3, 18, 3, 12, 3, 6, 4, 6});
  check_number(game.areas(1).at("green"), -43, "dsc green -43");
  force_track(game, pink + ".", {5, 3, 1, 4});
  check_number(game.areas(1).at(pink), 13, "dsc pink 13");

  const std::string s = silver.substr(0, 1);
  Game chain(id, 1, "sheet");
  const Lines lines = chain.legal_use(s + "3 b1 w2 g5");
  // own mark in 4 rows, blue 1 or not, white 2 in one of 4 rows or not
  check_number(static_cast<long long>(lines.size()), 4 * 2 * 5, "dsc chain lines");
  must(chain, "1 use " + s + "3 w2 b1 g5 " + silver + ".g3 " + silver + ".b1 " + silver + ".g2");
  check_number(static_cast<long long>(chain.marks(1).size()), 3, "dsc chain marks");
  check_number(static_cast<long long>(chain.legal_use(s + "4 b1 w2 passive").size()), 4,
               "dsc passive silver");

  Game minimum(id, 1, "sheet");
  force_track(minimum, pink + ".", {5, 3});
  must(minimum, "1 use p1 " + pink + ".3=1");
  check_number(minimum.circled(1, "reroll"), 1, "dsc pink below minimum");
  must(minimum, "1 use p4 " + pink + ".4=4");
  check_number(minimum.circled(1, "back"), 1, "dsc pink above minimum");
}

void check_ch3() {
  Game game("clever-hoch-drei", 1, "sheet");
  must(game, "1 use y4 from II yellow.24");
  must(game, "1 use y4 from I yellow.14");
  check_number(game.circled(1, "plus1"), 1, "ch3 extra die");
  force(game, {"yellow.12", "yellow.25", "yellow.32", "yellow.34"});
  must(game, "1 use y5 from platter yellow.15");
  check(game.waiting(1) == Lines{"turquoise"}, "ch3 yellow 5 twice");
  check_number(game.areas(1).at("yellow"), 24, "ch3 yellow 24");

  Game passive("clever-hoch-drei", 1, "sheet");
  check(passive.legal_use("y2 from platter") == Lines{"1 use y2 from platter yellow.32"}, "ch3 grey");
  // one, two or three of five cells of column 4
  check_number(static_cast<long long>(passive.legal_use("t4 p4 b4 y3 from platter").size()), 5 + 10 + 10,
               "ch3 column");
  must(passive, "1 use t4 b4 p4 from platter turquoise.14 turquoise.24 turquoise.44");
  check_number(passive.circled(1, "number"), 1, "ch3 turquoise column 4");
  check(contains(passive.legal_use("y2 from I"), "1 use y2 as 3 from I yellow.13"), "ch3 any number");

  Game blue("clever-hoch-drei", 1, "sheet");
  check(blue.legal_use("b3 w3") == Lines{"1 use b3 w3 blue.L1=6"}, "ch3 first 6");
  check(blue.legal_use("b5 w3") == Lines{"1 use b5 w3 blue.R1=8"}, "ch3 first 8");
  check(blue.legal_use("b4 w3").empty(), "ch3 no first 7");
  force(blue, {"blue.L1=6", "blue.L2=7", "blue.L3=6", "blue.R1=8", "blue.R2=9", "blue.R3=10", "blue.R4=11"});
  check_number(blue.areas(1).at("blue"), 30, "ch3 blue 30");

  Game brown("clever-hoch-drei", 1, "sheet");
  must(brown, "1 use n5 brown.2");
  must(brown, "1 use n3 brown.3");
  check(brown.waiting(1) == Lines{"pink"}, "ch3 brown 2|3");
  must(brown, "1 bonus pink pink.1=3");
  must(brown, "1 use n6 brown.6");
  check_number(brown.areas(1).at("brown"), 9, "ch3 brown 9");

  Game pink("clever-hoch-drei", 1, "sheet");
  must(pink, "1 use p4 pink.1=2");
  must(pink, "1 use p2 pink.2=1:bonus");
  check_number(pink.circled(1, "reroll"), 2, "ch3 pink bonus");
  must(pink, "1 use p4 pink.3=8:points");
  check(pink.waiting(1).empty(), "ch3 pink struck bonus");
  check_number(pink.areas(1).at("pink"), 11, "ch3 pink 11");
  check(contains(pink.marks(1), "pink.2=1:bonus"), "ch3 pink mark");

  Game white("clever-hoch-drei", 1, "sheet");
  force(white, {"yellow.23"});
  must(white, "1 use y3 from III yellow.33");
  check(contains(white.legal(), "1 bonus blue w4 blue.L1=6"), "ch3 unknown white die");
  Game known("clever-hoch-drei", 1, "sheet");
  force(known, {"yellow.23"});
  must(known, "1 use y3 w4 from III yellow.33");
  check(known.legal() == Lines{"1 bonus blue blue.L1=6", "1 bonus blue blue.R1=8"}, "ch3 known white die");

  Game solo("clever-hoch-drei", 1, "table");
  must(solo, "1 roll w6 y6 t6 b6 n6 p6");
  must(solo, "1 forfeit");
  must(solo, "1 roll w6 y6 t6 b6 n6 p6");
  must(solo, "1 forfeit");
  must(solo, "1 roll w6 y6 t6 b6 n6 p6");
  must(solo, "1 forfeit");
  check(solo.phase() == "roll" && solo.roll() == 1, "ch3 passive throw due");
  must(solo, "1 roll w1 y2 t3 b4 n5 p6");
  check(solo.phase() == "turn-end" && solo.fields() == Lines{"b4", "n5", "p6"}, "ch3 settled platter");
  must(solo, "1 serve w y t fields p n b");
  check(!solo.apply("1 serve w y t fields p n b"), "ch3 serve once");
  check(solo.fields() == Lines{"p6", "n5", "b4"}, "ch3 fields named");
}

std::string throw_for(const Game& game, const std::string& line, const std::string& all_dice,
                      std::mt19937& random) {
  std::string full = line.substr(0, line.size() - 2);
  std::string dice;
  for (const auto& [die, face] : game.hand()) dice += die;
  if (dice.empty()) dice = all_dice;  // nobody has thrown yet
  for (const char die : dice) full += std::string(" ") + die + std::to_string(1 + random() % 6);
  return full;
}

void check_invariants(const Game& game, int players, const std::string& what) {
  for (int seat = 1; seat <= players; seat++) {
    for (const std::string action : {"reroll", "plus1", "back", "number"}) {
      check(game.crossed(seat, action) <= game.circled(seat, action), what + "crossed more than circled");
      check(game.circled(seat, action) <= 7, what + "too many circled");
    }
    check(game.number_fields(seat).size() == static_cast<std::size_t>(game.crossed(seat, "number")),
          what + "number");
    int sum = 0;
    for (const auto& [area, points] : game.areas(seat)) sum += points;
    check(game.foxes(seat) > 0 || game.total(seat) == sum, what + "total");
    check(game.foxes(seat) <= 6, what + "foxes");
  }
  if (game.phase() == "turn-end" || game.phase() == "pick") {
    std::size_t dice = game.hand().size() + game.platter().size();
    for (const std::string& field : game.fields()) dice += field.empty() ? 0 : 1;
    check(dice == 6, what + "six dice");
  }
}

void play_table(const std::string& id, int players, std::map<std::string, std::string> switches,
                unsigned seed) {
  std::mt19937 random(seed);
  const std::string what = id + " " + std::to_string(players) + " seed " + std::to_string(seed) + ": ";
  Game game(id, players, "table", std::move(switches));
  int steps = 0;
  while (!game.is_over() && steps < 2000) {
    steps++;
    const Lines lines = game.legal();
    check(!lines.empty(), what + "no legal line in phase " + game.phase());
    if (lines.empty()) return;
    check(!game.apply("1 take w nowhere.1") && !game.apply("9 done") && game.legal() == lines,
          what + "refusal");
    std::string line = lines[random() % lines.size()];
    if (line.back() == '*') line = throw_for(game, line, naive::find_table(id)->dice, random);
    check(game.apply(line), what + "legal line refused: " + line);
    check_invariants(game, players, what + line + ": ");
    if (failures > 0) return;
  }
  check(game.is_over() && game.legal().empty(), what + "comes to an end");
  check(game.round() == game.rounds(), what + "last round");
}

void play_sheet(const std::string& id, int players, std::map<std::string, std::string> switches,
                unsigned seed) {
  std::mt19937 random(seed);
  const std::string what = id + " sheet " + std::to_string(players) + " seed " + std::to_string(seed) + ": ";
  Game game(id, players, "sheet", std::move(switches));
  const std::string letters = naive::find_table(id)->dice;
  const Lines words = {"",
                       " passive",
                       " extra",
                       " from I",
                       " from II",
                       " from III",
                       " from platter",
                       " from II extra",
                       " from platter extra"};
  for (int step = 0; step < 300 && !game.is_over(); step++) {
    std::string mixed = letters;
    std::shuffle(mixed.begin(), mixed.end(), random);
    std::string dice;
    for (std::size_t i = 0; i < 1 + random() % 6; i++) {
      dice += std::string(i == 0 ? "" : " ") + mixed[i] + std::to_string(1 + random() % 6);
    }
    Lines lines = game.legal_use(dice + words[random() % words.size()]);
    for (const std::string& line : game.legal()) {
      if (line != "round" || random() % 8 == 0) lines.push_back(line);
    }
    if (lines.empty()) continue;
    const std::string line = lines[random() % lines.size()];
    check(game.apply(line), what + "legal line refused: " + line);
    check_invariants(game, players, what + line + ": ");
    if (failures > 0) return;
  }
}

}  // namespace

int main() {
  check_record_example();
  check_gsc();
  check_dsc("doppelt-so-clever", "silver", "pink");
  check_dsc("doppelt-so-clever-gsc-dice", "orange", "purple");
  check_ch3();
  const std::map<std::string, std::string> house_rules = {
      {"solo-fallback", "on"},     {"silver-leftovers", "all"}, {"negative-foxes", "zero"},
      {"yellow-question", "grey"}, {"seven-after-seven", "on"}, {"blue-question", "any-fitting"},
  };
  const Lines sheets = {"ganz-schoen-clever", "doppelt-so-clever", "doppelt-so-clever-gsc-dice",
                        "clever-hoch-drei"};
  const unsigned seeds = std::getenv("FOXSHEET_LONG") == nullptr ? 8 : 50;
  for (const std::string& id : sheets) {
    for (int players = 1; players <= 4; players++) {
      for (unsigned seed = 1; seed <= seeds; seed++) {
        const std::map<std::string, std::string> none;
        play_table(id, players, seed % 2 == 0 ? house_rules : none, seed);
        play_sheet(id, players, seed % 2 == 0 ? house_rules : none, seed);
      }
    }
  }
  if (failures == 0) std::printf("naive: all checks hold\n");
  return failures == 0 ? 0 : 1;
}
