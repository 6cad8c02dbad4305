// Whole games as readable records: the totals stand here, the naive implementation plays along line by line,
// and undo goes back through every state. The solo games and those of sheets alone tell their reckoning in a
// comment.
// Setting: begins early
// Setting: plain frames
#include <nlohmann/json.hpp>

#include "game_world.h"
#include "naive/naive.h"
#include "sheets/read_file.h"

namespace {

struct Played {
  std::string file;
  std::vector<int> totals;
};

const std::vector<Played>& table_games() {
  static const std::vector<Played> all = {
      {"ganz-schoen-clever-1", {132}},
      {"ganz-schoen-clever-2", {101, 151}},
      {"ganz-schoen-clever-3", {88, 149, 140}},
      {"ganz-schoen-clever-4", {108, 140, 103, 131}},
      {"doppelt-so-clever-1", {171}},
      {"doppelt-so-clever-2", {137, 137}},
      {"doppelt-so-clever-3", {116, 135, 135}},
      {"doppelt-so-clever-4", {144, 117, 82, 132}},
      {"doppelt-so-clever-gsc-dice-1", {170}},
      {"doppelt-so-clever-gsc-dice-2", {143, 142}},
      {"doppelt-so-clever-gsc-dice-3", {145, 97, 189}},
      {"doppelt-so-clever-gsc-dice-4", {118, 151, 108, 118}},
      {"clever-hoch-drei-1", {125}},
      {"clever-hoch-drei-2", {129, 158}},
      {"clever-hoch-drei-3", {89, 145, 157}},
      {"clever-hoch-drei-4", {164, 103, 121, 103}},
  };
  return all;
}

const std::vector<Played>& sheet_games() {
  static const std::vector<Played> all = {
      {"sheet-order-of-bonuses", {113, 111}},
      {"sheet-silver-chain", {36}},
      {"sheet-worked-examples", {55}},
  };
  return all;
}

std::string text_of(const std::string& file) {
  int error = 0;
  const auto text =
      fox::read_file(std::string(FOXSHEET_SOURCE_DIR) + "/tests/records/" + file + ".fox", error);
  INFO(file << ": " << error);
  REQUIRE(text.has_value());
  return *text;
}

fox::Replay replayed(const std::string& file) {
  fox::Replay replay = fox::replay_record(text_of(file), worlds::library());
  if (replay.fault)
    FAIL(file << " line " << replay.fault->line << ": " << replay.fault->refused.refusal.reason);
  REQUIRE_FALSE(replay.torn.has_value());
  return replay;
}

void players_agree(const nlohmann::json& state, const naive::Game& other) {
  for (const auto& player : state["players"]) {
    const int seat = player["seat"];
    REQUIRE(player["marks"].get<worlds::Words>() == other.marks(seat));
    auto waiting = player["waiting"].get<worlds::Words>();
    std::sort(waiting.begin(), waiting.end());
    REQUIRE(waiting == other.waiting(seat));
    REQUIRE(player["foxes"] == other.foxes(seat));
    REQUIRE(player["total"] == other.total(seat));
    for (const auto& [area, points] : other.areas(seat)) REQUIRE(player["areas"][area] == points);
    for (const auto& [action, track] : player["actions"].items()) {
      REQUIRE(track["circled"] == other.circled(seat, action));
      REQUIRE(track["crossed"] == other.crossed(seat, action));
    }
  }
}

void table_agrees(const nlohmann::json& state, const naive::Game& other) {
  REQUIRE(state["phase"] == other.phase());
  REQUIRE(state["round"] == other.round());
  if (other.is_over()) return;
  REQUIRE(state["active"] == other.active());
  REQUIRE(state["roll"] == other.roll());
  REQUIRE(state["dice"]["platter"].get<std::map<std::string, int>>() == other.platter());
}

// Line by line beside the naive implementation, then back to the start.
void check(const Played& played, const std::string& mode) {
  const fox::Replay replay = replayed(played.file);
  const fox::Header& header = replay.game->header();
  const auto players = static_cast<int>(header.names.size());
  REQUIRE(played.totals.size() == header.names.size());
  naive::Game other(header.sheet, players, mode);
  worlds::World world(worlds::header(header.sheet, mode, players));
  std::vector<nlohmann::json> states{world.state()};
  for (const auto& line : replay.game->lines()) {
    INFO(played.file << ": " << line);
    REQUIRE(other.apply(line));
    world.play(line);
    states.push_back(world.state());
    players_agree(states.back(), other);
    if (mode == "table") table_agrees(states.back(), other);
  }
  for (int seat = 1; seat <= players; ++seat)
    REQUIRE(world.total(seat) == played.totals[static_cast<std::size_t>(seat - 1)]);
  REQUIRE(world.game().is_over() == (mode == "table"));
  for (std::size_t i = states.size(); i-- > 0;) {
    REQUIRE(world.state() == states[i]);
    REQUIRE(world.game().undo() == (i > 0));
  }
}

}  // namespace

TEST_CASE("Whole games of every sheet and every number of players end with the totals their records tell") {
  REQUIRE(table_games().size() == 16);
  for (const auto& played : table_games()) check(played, "table");
}

TEST_CASE("Sheets filled without dice end with the totals their records tell") {
  for (const auto& played : sheet_games()) check(played, "sheet");
}

TEST_CASE("A record read, written and read again is the same game") {
  for (const auto& games : {table_games(), sheet_games()})
    for (const auto& played : games) {
      const fox::Replay replay = replayed(played.file);
      const fox::Replay again = fox::replay_record(replay.game->record(), worlds::library());
      REQUIRE_FALSE(again.fault.has_value());
      REQUIRE(again.game->state() == replay.game->state());
      REQUIRE(again.game->record() == replay.game->record());
    }
}

TEST_CASE(
    "Equal totals are decided by the best area or shared, as the records of two and three players show") {
  // Doppelt so clever: two with 137 each, and Ben and Cleo with 135 each.
  for (const auto& file : {"doppelt-so-clever-2", "doppelt-so-clever-3"}) {
    const auto score = replayed(file).game->score(worlds::catalogue());
    REQUIRE_FALSE(score["tie_break"].is_null());
  }
}
