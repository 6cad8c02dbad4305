// The template for sheets of one's own: it must play to its end, alone and for two, and count as its rules
// say. Its points are counted here by hand, from the marks alone.
#include <algorithm>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "catch.h"
#include "game/clever_codec.h"
#include "game/game.h"
#include "game/random_play.h"
#include "game/record.h"
#include "sheets/library.h"

namespace {

using Json = nlohmann::json;
using fox::clever::Codec;

const char* const kFolder = FOXSHEET_SOURCE_DIR "/sheets/template";

struct FoxTrot {
  fox::SheetLibrary sheets{kFolder};
  fox::Catalogue words{"en"};
  std::unique_ptr<fox::Game> game;

  FoxTrot(int players, fox::RecordMode mode) {
    fox::Header header;
    header.sheet = "fox-trot";
    header.mode = mode;
    for (int p = 0; p < players; ++p) header.names.push_back("P" + std::to_string(p + 1));
    fox::Problems problems;
    auto started = fox::Game::start(header, sheets, problems);
    REQUIRE(problems.empty());
    REQUIRE(std::holds_alternative<std::unique_ptr<fox::Game>>(started));
    game = std::move(std::get<0>(started));
  }
  void play(const std::string& line) {
    INFO(line);
    REQUIRE_FALSE(game->submit(line));
  }
  [[nodiscard]] Json player(std::size_t seat) const { return game->score(words).at("players").at(seat); }
};

// Yellow by the number of crosses, green by its numbers, foxes by what stands complete.
void count_by_hand(const Json& player, const Json& score) {
  const std::vector<std::string> marks = player.at("marks");
  const auto marked = [&](const std::string& cell) {
    return std::any_of(marks.begin(), marks.end(), [&](const std::string& mark) {
      return mark == cell || mark.rfind(cell + "=", 0) == 0;
    });
  };
  std::size_t crosses = 0;
  int green = 0;
  for (const std::string& mark : marks)
    mark[0] == 'y' ? static_cast<void>(++crosses) : static_cast<void>(green += mark.back() - '0');
  constexpr std::array<int, 7> kPoints{0, 1, 3, 6, 10, 15, 21};
  const int yellow = kPoints.at(crosses);
  const int foxes = int{marked("yellow.13") && marked("yellow.23")} + int{marked("green.6")} +
                    int{player.at("actions").at("plus1").at("circled") == 3};
  CHECK(score.at("areas").at("yellow") == yellow);
  CHECK(score.at("areas").at("green") == green);
  CHECK(score.at("foxes") == foxes);
  CHECK(score.at("total") == yellow + green + foxes * std::min(yellow, green));
}

}  // namespace

TEST_CASE("the template gives what is printed on it") {
  FoxTrot sheet(1, fox::RecordMode::sheet);
  const auto events = [&](const std::string& line) {
    sheet.play(line);
    return sheet.game->events();
  };
  const auto gives = [](const std::vector<std::string>& told, const std::string& what) {
    return std::any_of(told.begin(), told.end(),
                       [&](const std::string& event) { return event.find(what) != std::string::npos; });
  };
  sheet.play("1 use y1 yellow.11");
  CHECK(gives(events("1 use y4 yellow.21"), "reroll"));  // the first column
  sheet.play("1 use y2 yellow.12");
  CHECK(gives(events("1 use y3 yellow.13"), "plus1"));  // the upper row
  CHECK(gives(events("1 use y6 yellow.23"), "fox"));    // the last column
  CHECK_FALSE(gives(events("1 use g1 green.1"), "plus1"));
  CHECK(gives(events("1 use g4 green.2"), "plus1"));
  CHECK(sheet.game->why("1 use g4 green.3").has_value());  // 4 is not higher
  CHECK(gives(events("1 use g6 green.3"), "yellow.22"));   // the last yellow cell, and with it the lower row
  sheet.play("1 bonus green green.4=1");                   // after a 6 any number may follow
  const Json player = sheet.player(0);
  CHECK(player.at("areas").at("yellow") == 21);
  CHECK(player.at("areas").at("green") == 12);
  CHECK(player.at("foxes") == 1);
  CHECK(player.at("total") == 21 + 12 + 12);
}

TEST_CASE("random games on the template end, replay and count as by hand") {
  fox::SheetLibrary sheets(kFolder);
  fox::Problems problems;
  const fox::AnySheet* sheet = sheets.find("fox-trot", problems);
  REQUIRE(sheet != nullptr);
  fox::RandomSource random(7);
  const int games = amount(50, 2000);
  for (int number = 0; number < games; ++number) {
    INFO("game " << number);
    FoxTrot table(1 + number % 2, fox::RecordMode::table);
    const auto rules = Codec::rules(std::get<fox::clever::SheetDef>(*sheet), table.game->header());
    const auto& sound = std::get<fox::clever::Rules>(rules);
    fox::clever::RandomPlayer player(sound);
    std::uint64_t decisions = 0;
    player.play(random, decisions, [&](const auto& line) { table.play(Codec::write_line(sound, line)); });
    CHECK(table.game->is_over());
    CHECK(table.game->legal().empty());
    const Json state = table.game->state();
    for (std::size_t seat = 0; seat < table.game->header().names.size(); ++seat)
      count_by_hand(state.at("players").at(seat), table.player(seat));
    const auto again = fox::replay_record(table.game->record(), sheets);
    REQUIRE_FALSE(again.fault);
    CHECK(again.game->state() == state);
  }
}
