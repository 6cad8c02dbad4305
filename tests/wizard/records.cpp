// The records of tests/records/wizard: replayed, their results as counted by hand, and what must hold of
// every one.
#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "catch.h"
#include "game/record.h"
#include "game/words.h"
#include "naive/naive_wizard.h"
#include "sheets/library.h"
#include "sheets/read_file.h"

namespace {

struct Result {
  const char* file;
  bool over;
  std::vector<int> totals, xs, places;
};

const Result kResults[] = {
    {"two-players", true, {31, 8}, {9, 8}, {1, 2}},
    {"three-players", true, {23, 13, 13}, {9, 7, 6}, {1, 2, 3}},
    {"five-players", true, {26, 17, -7, 7, 3}, {9, 8, 3, 6, 5}, {1, 2, 5, 3, 4}},
    {"target-12", true, {34, 7}, {12, 9}, {1, 2}},
    {"card-wizard-all", false, {4, -4, 10}, {2, 0, 2}, {2, 3, 1}},
    {"card-jesters-locked", false, {-2, 8, 0}, {0, 2, 1}, {3, 1, 2}},
    {"card-roll-first", false, {1, -3, 5}, {1, 0, 1}, {2, 3, 1}},
    {"card-turn-two", false, {1, 5, -1}, {1, 1, 0}, {2, 1, 3}},
    {"card-extra-die", false, {-1, -2, 1}, {0, 0, 1}, {2, 3, 1}},
    {"card-jesters-own", false, {5, 2, 0}, {1, 1, 1}, {1, 2, 3}},
    {"card-strike-out", false, {4, 2, 9}, {1, 1, 2}, {2, 3, 1}},
    {"card-secret", false, {-2, 5, -2}, {0, 1, 0}, {2, 1, 2}},
    {"card-none", false, {5, 2, -1}, {1, 1, 0}, {1, 2, 3}},
    {"paper", true, {15, 5, 18}, {5, 4, 9}, {2, 3, 1}},
};

const std::string kFolder = FOXSHEET_SOURCE_DIR "/tests/records/wizard/";

std::string text_of(const std::string& name) {
  int error = 0;
  const auto text = fox::read_file(kFolder + name + ".fox", error);
  INFO(name << ": " << error);
  REQUIRE(text.has_value());
  return *text;
}

std::unique_ptr<fox::Game> game_of(const std::string& text, fox::SheetLibrary& sheets) {
  auto replay = fox::replay_record(text, sheets);
  if (replay.fault)
    FAIL("line " << replay.fault->line << ": " << replay.fault->refused.refusal.reason << ": "
                 << replay.fault->refused.text);
  REQUIRE_FALSE(replay.torn.has_value());
  REQUIRE(replay.game != nullptr);
  return std::move(replay.game);
}

// The lines of the file behind the header, without comments.
std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  bool header = true;
  for (std::size_t from = 0; from < text.size();) {
    const auto end = std::min(text.find('\n', from), text.size());
    const std::string_view line(text.data() + from, end - from);
    const auto words = fox::split_words(fox::without_comment(line));
    std::vector<std::string> kept(words.begin(), words.end());
    if (!header && !kept.empty()) lines.push_back(fox::join(kept, " "));
    if (line == "---") header = false;
    from = end + 1;
  }
  return lines;
}

std::vector<int> column(const nlohmann::json& players, const char* key) {
  std::vector<int> all;
  for (const auto& player : players) all.push_back(player[key]);
  return all;
}

int switch_of(const fox::Header& header, const std::string& name, int otherwise) {
  for (const auto& [key, value] : header.rules)
    if (key == name) return value == "on" ? 1 : std::stoi(value);
  return otherwise;
}

}  // namespace

TEST_CASE("Each record ends with the points that were counted by hand") {
  fox::SheetLibrary sheets;
  for (const auto& expected : kResults) {
    INFO(expected.file);
    const auto game = game_of(text_of(expected.file), sheets);
    const auto score = game->score(fox::Catalogue());
    CHECK(score["over"] == expected.over);
    CHECK(column(score["players"], "total") == expected.totals);
    CHECK(column(score["players"], "xs") == expected.xs);
    CHECK(column(score["players"], "rank") == expected.places);
    CHECK(column(game->state()["players"], "total") == expected.totals);
    CHECK(game->legal().empty() == expected.over);
  }
}

TEST_CASE("The rule book's game is parted by jesters, and a shared place is told") {
  fox::SheetLibrary sheets;
  const auto tie = [&](const char* file) {
    return game_of(text_of(file), sheets)->score(fox::Catalogue())["tie_break"];
  };
  CHECK(tie("three-players") == "jesters");
  CHECK(tie("card-secret") == "shared");
  CHECK(tie("five-players").is_null());
}

TEST_CASE("Each record of the folder is tested, and each card has one") {
  std::set<std::string> files, tested;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder))
    files.insert(entry.path().stem().string());
  for (const auto& one : kResults) tested.insert(one.file);
  CHECK(files == tested);
  for (const char* card : {"wizard-all", "jesters-locked", "roll-first", "turn-two", "extra-die",
                           "jesters-own", "strike-out", "secret", "none"}) {
    INFO(card);
    const std::string name = std::string("card-") + card;
    CHECK(files.count(name) == 1);
    CHECK_THAT(text_of(name), contains("\ncard " + std::string(card) + "\n"));
  }
}

TEST_CASE("Each record is written in canonical form, and written out it gives the same game") {
  fox::SheetLibrary sheets;
  for (const auto& one : kResults) {
    INFO(one.file);
    const auto text = text_of(one.file);
    const auto game = game_of(text, sheets);
    CHECK(game->lines() == lines_of(text));
    const auto again = game_of(game->record(), sheets);
    CHECK(again->record() == game->record());
    CHECK(again->state() == game->state());
  }
}

TEST_CASE("Taken back line by line and brought again, a record is the same at every step") {
  fox::SheetLibrary sheets;
  for (const auto& one : kResults) {
    INFO(one.file);
    const auto game = game_of(text_of(one.file), sheets);
    std::vector<nlohmann::json> states;
    const auto count = game->lines().size();
    do states.push_back(game->state());
    while (game->undo());
    CHECK(states.size() == count + 1);
    for (std::size_t i = states.size(); i-- > 0;) {
      CHECK(game->state() == states[i]);
      CHECK(game->redo() == (i > 0));
    }
  }
}

TEST_CASE("The naive referee agrees with each record of a game") {
  fox::SheetLibrary sheets;
  for (const auto& one : kResults) {
    INFO(one.file);
    const auto game = game_of(text_of(one.file), sheets);
    const auto& header = game->header();
    if (header.mode == fox::RecordMode::paper) continue;
    naive_wizard::Table naive(static_cast<int>(header.names.size()), switch_of(header, "target", 9),
                              switch_of(header, "magic-cards", 0) == 1, switch_of(header, "first-seer", 1));
    for (const auto& line : game->lines()) {
      INFO(line);
      REQUIRE(naive.allowed(line));
      naive.play(line);
    }
    CHECK(naive.over == one.over);
    for (std::size_t seat = 0; seat < one.totals.size(); ++seat)
      CHECK(naive.total(static_cast<int>(seat) + 1) == one.totals[seat]);
  }
}
