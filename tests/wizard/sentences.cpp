// Every reason as a sentence, in the three languages: whole, with its names and numbers, and unlike any
// other.
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "catch.h"
#include "core/wizard/wizard_reasons.h"
#include "game/game.h"
#include "game/wizard_codec.h"
#include "game/wizard_text.h"
#include "game/words.h"
#include "refusal_cases.h"
#include "sheets/library.h"

using world::Game;

namespace {

const std::vector<std::string> kNames = {"Ada", "Ben", "Cleo"};

fox::Refusal refusal_of(Game& game, const std::string& line) {
  const auto read = read_line(game.rules, game.state, line);
  if (const auto* no = std::get_if<fox::Refusal>(&read)) return *no;
  const auto no = why(game.rules, game.state, std::get<fox::wizard::Line>(read));
  REQUIRE(no.has_value());
  return *no;
}

std::string sentence_of(const world::Case& one, const fox::Catalogue& words) {
  auto game = world::position(one);
  const auto refusal = refusal_of(game, one.line);
  fox::Fillings fillings;
  for (const auto& argument : refusal.arguments) {
    if (argument.kind == fox::Argument::Kind::none) continue;
    const std::string name(argument.name);
    fillings[name] = fox::wizard::Codec::argument_words(game.rules, argument, kNames, words);
    if (name == "at")
      fillings["word"] = fox::split_words(one.line)[static_cast<std::size_t>(argument.value) - 1];
  }
  return words.text("reasons", std::string(refusal.reason), fillings);
}

}  // namespace

TEST_CASE("Every refusal is a whole sentence in every language") {
  for (const auto& language : fox::Catalogue::languages()) {
    const fox::Catalogue words(language);
    for (const auto& one : world::kCases) {
      INFO(language << " | " << one.before << " | " << one.line);
      const auto text = sentence_of(one, words);
      CHECK(text != one.reason);
      CHECK(text.find_first_of("{}") == std::string::npos);
      CHECK(text.back() == '.');
    }
  }
}

TEST_CASE("Every reason, every rule and every card has words of its own in every language") {
  for (const auto& language : fox::Catalogue::languages()) {
    const fox::Catalogue words(language);
    std::map<std::string, std::string> seen;
    const auto own = [&](const std::string& section, const std::string& id) {
      INFO(language << " " << section << " " << id);
      CHECK(words.has(section, id));
      const auto [place, fresh] = seen.emplace(words.text(section, id), section + "." + id);
      CHECK(place->second == section + "." + id);
      (void)fresh;
    };
    for (const auto& info : fox::wizard::kReasons) {
      own("reasons", std::string(info.id));
      own("rules", std::string(info.rule));
    }
    for (const auto& effect : world::sheet().effects) {
      own("cards", effect.id);
      own("rules", effect.rule);
    }
    for (const auto& rule : world::sheet().rules) own("rules", rule);
  }
}

TEST_CASE("Sentences say the names and numbers of the table") {
  fox::SheetLibrary sheets;
  fox::Problems problems;
  fox::Header header;
  header.sheet = "wizard-wuerfelspiel";
  header.names = {"Ada", "Ben", "Cleo"};
  header.rules = {{"magic-cards", "on"}};
  auto started = fox::Game::start(header, sheets, problems);
  auto& game = *std::get<std::unique_ptr<fox::Game>>(started);
  const auto says = [&](const std::string& language, const std::string& line) {
    const auto refused = game.why(line);
    REQUIRE(refused.has_value());
    return sentence(*refused, fox::Catalogue(language), &game);
  };
  CHECK(says("en", "card wizard") == "There is no such magic card.");
  CHECK(says("en", "1 stop fool") == "This word is not known here: fool.");
  CHECK(says("en", "4 stop") == "There is no player 4 at this table.");
  REQUIRE_FALSE(game.submit("card turn-two").has_value());
  CHECK(says("en", "1 predict 3 red") == "Turn two dice: first Ada turns dice, 2 of them.");
  CHECK(says("de", "1 predict 3 red") == "Zwei Würfel drehen: Erst dreht Ada Würfel, und zwar 2.");
  CHECK(says("nl", "1 predict 3 red") ==
        "Twee dobbelstenen draaien: eerst draait Ada dobbelstenen, 2 in totaal.");
  for (const char* line : {"1 turn r w", "1 predict 3 red", "2 predict 4 blue"})
    REQUIRE_FALSE(game.submit(line).has_value());
  CHECK(says("en", "3 predict 4 blue") == "Blue 4 is already predicted in this round, by Ben.");
  CHECK(says("de", "3 predict 4 blue") == "Blau 4 ist in dieser Runde schon vorhergesagt, und zwar von Ben.");
  CHECK(says("nl", "3 predict 4 blue") == "Blauw 4 is deze ronde al voorspeld, en wel door Ben.");
  REQUIRE_FALSE(game.submit("3 predict 1 red").has_value());
  CHECK_THAT(says("nl", "1 roll g7 threw 5"), contains("een: rood."));
  CHECK_THAT(says("nl", "1 roll g6 r1 threw 5"), contains("een: tovenaar."));
  const auto refused = game.why("1 roll g6 r1 threw 5");
  CHECK(rule_sentence(*refused, fox::Catalogue("en")) ==
        fox::Catalogue("en").text("rules", "wizard-card-turn-two"));
  CHECK(game.arguments(*refused) == nlohmann::json::parse(R"({"card":"turn-two","die":"w"})"));
}

TEST_CASE("A game of one, of six, or with a switch that is unknown does not start") {
  fox::SheetLibrary sheets;
  const auto refused = [&](std::size_t players, std::pair<std::string, std::string> rule) {
    fox::Problems problems;
    fox::Header header;
    header.sheet = "wizard-wuerfelspiel";
    header.names.assign(players, "N");
    header.rules = {std::move(rule)};
    const auto started = fox::Game::start(header, sheets, problems);
    const auto* no = std::get_if<fox::Refused>(&started);
    return no == nullptr ? std::string() : fox::sentence(*no, fox::Catalogue("en"));
  };
  CHECK(refused(1, {"target", "9"}) == "This sheet is for 2 to 5 players, not for 1.");
  CHECK(refused(6, {"target", "9"}) == "This sheet is for 2 to 5 players, not for 6.");
  CHECK_THAT(refused(2, {"target", "10"}), contains("cannot be set to that"));
  CHECK_THAT(refused(2, {"colour", "red"}), contains("no such house rule"));
  CHECK_THAT(refused(2, {"first-seer", "3"}), contains("cannot be set to that"));
  CHECK(refused(5, {"first-seer", "5"}).empty());
}
