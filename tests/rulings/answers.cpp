// Every house reading is named by the answers that rest on it, has a sentence in every language, and stands
// in a sheet's file.
#include "cli/answers.h"

#include <map>
#include <set>

#include "core/clever/clever_readings.h"
#include "core/wizard/wizard_readings.h"
#include "rulings/cases.h"
#include "sheets/library.h"

namespace {

using rulings::Case;

template <class AnyCase>
worlds::World world_of(const AnyCase& one) {
  worlds::World world(worlds::header(one.sheet, one.mode, one.players, one.switches));
  world.play(one.lines);
  return world;
}

void check(const Case& one) {
  INFO(one.id << ": " << one.sheet << " " << one.switches << ": " << one.question);
  const worlds::World world = world_of(one);
  CHECK(world.why(one.question).empty() == one.legal);
  const auto ruling = world.game().ruling(one.question);
  CHECK(ruling.has_value());
  if (!ruling) return;
  CHECK(ruling->id == one.id);
  CHECK(ruling->switched == one.switched);
  std::set<std::string> sentences;
  for (const char* const language : {"en", "de", "nl"}) {
    const auto& words = worlds::catalogue(language);
    const std::string key = one.id + (one.switched ? ".other" : "");
    REQUIRE(words.has("rulings", key));
    const auto answer = fox::cli::why_answer(world.game(), one.question, words);
    CHECK(answer["legal"] == one.legal);
    CHECK(answer["ruling"]["id"] == one.id);
    CHECK(answer["ruling"]["text"] == words.text("rulings", key));
    sentences.insert(answer["ruling"]["text"]);
  }
  CHECK(sentences.size() == 3);
}

const fox::AnySheet& sheet(const std::string& id) {
  fox::Problems problems;
  const fox::AnySheet* found = worlds::library().find(id, problems);
  REQUIRE(found != nullptr);
  return *found;
}

}  // namespace

TEST_CASE("Answers about Clever games name the house reading they rest on") {
  for (const auto& one : rulings::clever_cases()) check(one);
}

TEST_CASE("Answers about Wizard name the house reading they rest on") {
  for (const auto& one : rulings::wizard_cases()) check(one);
}

TEST_CASE("Readings that no line rests on show in what a position comes to") {
  for (const auto& one : rulings::point_cases()) {
    INFO(one.id << ": " << one.sheet << " " << one.switches << " " << one.place);
    const worlds::World world = world_of(one);
    const nlohmann::json all = {{"state", world.state()}, {"score", world.game().score(worlds::catalogue())}};
    CHECK(all.at(nlohmann::json::json_pointer(one.place)) == nlohmann::json::parse(one.value));
  }
}

TEST_CASE("An answer that the rule book gives names no house reading") {
  const worlds::World world = worlds::table("ganz-schoen-clever", 2, "1 roll w6 y6 b6 g6 o6 p6");
  for (const std::string line : {"1 take y yellow.44", "2 take y yellow.44", "1 take g yellow.44"}) {
    INFO(line);
    CHECK_FALSE(world.game().ruling(line).has_value());
    CHECK_FALSE(fox::cli::why_answer(world.game(), line, worlds::catalogue()).contains("ruling"));
  }
}

// The sides on which the cases try each reading: false as the sheet says, true with its switch on another
// value.
std::map<std::string, std::set<bool>> tried() {
  std::map<std::string, std::set<bool>> sides;
  for (auto&& cases : {rulings::clever_cases(), rulings::wizard_cases()})
    for (const auto& one : cases) sides[one.id].insert(one.switched);
  for (const auto& one : rulings::point_cases()) sides[one.id].insert(one.switched);
  return sides;
}

bool has_switch(const std::string& id) {
  for (std::size_t r = 0; r < std::size(fox::clever::kReadings); ++r)
    if (fox::clever::kReadings[r] == id) return switch_of(static_cast<fox::clever::Reading>(r)).has_value();
  return false;
}

TEST_CASE("Every house reading that a sheet names is tried, on both sides of its switch") {
  const auto sides = tried();
  int named = 0;
  for (const auto& id : worlds::library().ids())
    for (const auto& ruling : std::visit([](const auto& def) { return def.rulings; }, sheet(id))) {
      INFO(id << ": " << ruling);
      ++named;
      const auto found = sides.find(ruling);
      CHECK(found != sides.end());
      if (found == sides.end()) continue;
      CHECK(found->second.count(false) == 1);
      CHECK(found->second.count(true) == (has_switch(ruling) ? 1U : 0U));
    }
  CHECK(named > 50);
}

TEST_CASE("Every house reading of the families stands in a sheet") {
  std::set<std::string> named;
  for (const std::string id : {"ganz-schoen-clever", "doppelt-so-clever", "doppelt-so-clever-gsc-dice",
                               "clever-hoch-drei", "wizard-wuerfelspiel"}) {
    const auto ids = std::visit([](const auto& def) { return def.rulings; }, sheet(id));
    CHECK_FALSE(ids.empty());
    named.insert(ids.begin(), ids.end());
  }
  for (const auto id : fox::clever::kReadings) CHECK(named.count(std::string(id)) == 1);
  for (const auto id : fox::wizard::kReadings) CHECK(named.count(std::string(id)) == 1);
}
