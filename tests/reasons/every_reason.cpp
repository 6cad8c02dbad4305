// Every reason for which something is refused, at least once: the id, its arguments, the English sentence,
// and that the other languages say something finished. The last test finds reasons that were added without a
// case.
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "cli/commands.h"
#include "cli/context.h"
#include "core/clever/clever_family.h"
#include "core/clever/clever_reasons.h"
#include "game/read_reasons.h"
#include "game_world.h"
#include "reasons/cases.h"

namespace {

using reasons::Case;

void in_every_language(const fox::Refused& refused, const fox::Game* game) {
  for (const char* const language : {"en", "de", "nl"}) {
    const auto& words = worlds::catalogue(language);
    const std::string text = fox::sentence(refused, words, game), rule = fox::rule_sentence(refused, words);
    INFO(language << ": " << text << " / " << rule);
    REQUIRE(words.has("reasons", std::string(refused.refusal.reason)));
    REQUIRE(words.has("rules", std::string(refused.refusal.rule)));
    REQUIRE(text.find_first_of("{}") == std::string::npos);
    REQUIRE(text.size() > 10);
    REQUIRE((text.back() == '.' || text.back() == '?'));
    if (language != std::string("en")) REQUIRE(text != fox::sentence(refused, worlds::catalogue(), game));
  }
}

void check(const std::vector<Case>& cases) {
  for (const auto& one : cases) {
    INFO(one.id << ": " << one.line);
    const worlds::World world(one.record);
    const auto before = world.state();
    const auto refused = world.game().why(one.line);
    REQUIRE(refused.has_value());
    CHECK(refused->refusal.reason == one.id);
    CHECK(world.game().arguments(*refused) == nlohmann::json::parse(one.arguments));
    CHECK(fox::sentence(*refused, worlds::catalogue(), &world.game()) == one.sentence);
    in_every_language(*refused, &world.game());
    // Written, it is refused for the same reason and changes nothing.
    const auto written = world.game().submit(one.line);
    REQUIRE(written.has_value());
    CHECK(written->refusal.reason == refused->refusal.reason);
    CHECK(world.state() == before);
  }
}

// A file that is no record of a game: the line it stops at and what is said.
struct BadRecord {
  std::string id, text;
  int line;
  std::string sentence = {};  // where it quotes no word of a longer line
};

const std::string kFirst = "foxsheet 1\n", kSheet = "sheet ganz-schoen-clever\n", kAda = "player Ada\n";

std::vector<BadRecord> bad_records() {
  std::string five;
  for (int i = 0; i < 5; ++i) five += kAda;
  return {
      {"not-a-record", "foxsheets\n", 1, "This is not a Foxsheet record, its first line is missing."},
      {"not-utf8", kFirst + kSheet + "player \xff\n---\n", 3, "This is not text in UTF-8."},
      {"too-long", kFirst + kSheet + kAda + "---\n1 roll " + std::string(5000, 'w') + "\n", 5,
       "This is too long to be read."},
      {"header-unknown", kFirst + "sheets\n", 2, "The header has no such word: sheets."},
      {"header-twice", kFirst + kSheet + kSheet + "---\n", 3},
      {"header-value", kFirst + "sheet\n", 2, "What stands behind it in the header cannot be read: sheet."},
      {"header-value", kFirst + kSheet + "date 2024-13-01\n", 3},
      {"sheet-missing", kFirst + kAda + "---\n", 3, "The header does not say which sheet is played."},
      {"sheet-unknown", kFirst + "sheet clever\n" + kAda + "---\n", 4, "There is no such sheet: clever."},
      {"players-number", kFirst + kSheet + five + "---\n", 8, "This sheet is for 1 to 4 players, not for 5."},
      {"players-number", kFirst + kSheet + "---\n", 3, "This sheet is for 1 to 4 players, not for 0."},
      {"name-missing", kFirst + kSheet + "player\n---\n", 3, "A player's name is missing."},
      {"rule-unknown", kFirst + kSheet + kAda + "rule magic on\n---\n", 5,
       "This sheet has no such house rule: magic."},
      {"rule-value-unknown", kFirst + kSheet + kAda + "rule solo-fallback maybe\n---\n", 5,
       "This house rule cannot be set to that: maybe."},
      {"mode-unknown", kFirst + kSheet + "mode chalk\n", 3},
  };
}

// A conversation with the referee; the last command is refused.
struct Talk {
  std::string id, commands, sentence;
};

const std::vector<Talk>& talks() {
  static const std::vector<Talk> all = {
      {"command-unknown", "dance\n", "There is no command dance."},
      {"no-game", "undo\n", "No game is open: start one with new or load."},
      {"nothing-to-undo", "new ganz-schoen-clever Ada\nundo\n", "There is nothing to take back."},
      {"nothing-to-redo", "new ganz-schoen-clever Ada\nredo\n", "There is nothing to bring back."},
      {"rule-too-late", "new ganz-schoen-clever Ada\ndo 1 roll w1 y1 b1 g1 o1 p1\nrule solo-fallback on\n",
       "House rules are set before the first line."},
      {"file-unreadable", "load /no/such/file.fox\n", "/no/such/file.fox cannot be read."},
      {"sheet-missing", "new\n", "The header does not say which sheet is played."},
      {"mode-unknown", "new ganz-schoen-clever --mode chalk Ada\n",
       "A game cannot be kept in this way: chalk."},
  };
  return all;
}

nlohmann::json last_answer(const std::string& commands, const std::string& language) {
  fox::SheetLibrary library;
  std::ostringstream out;
  fox::cli::Context context{true, fox::Catalogue(language), library, out};
  std::istringstream in(commands);
  fox::cli::protocol(context, in);
  std::string line, last;
  std::istringstream answers(out.str());
  while (std::getline(answers, line)) last = line;
  return nlohmann::json::parse(last);
}

}  // namespace

TEST_CASE("Every reason about turns is given with its arguments and its sentence") {
  check(reasons::turn_cases());
}

TEST_CASE("Every reason about dice, actions and bonuses is given with its arguments and its sentence") {
  check(reasons::dice_cases());
}

TEST_CASE("Every reason about marks is given with its arguments and its sentence") {
  check(reasons::mark_cases());
}

TEST_CASE("What people ask is refused for the reason that holds, in every language") {
  for (const auto& one : reasons::asked_cases()) {
    const worlds::World world(one.record);
    const auto refused = world.game().why(one.line);
    INFO(one.line);
    REQUIRE(refused.has_value());
    CHECK(refused->refusal.reason == one.id);
    CHECK(refused->refusal.rule == one.rule);
    std::size_t language = 0;
    for (const char* const name : {"en", "de", "nl"})
      CHECK(fox::sentence(*refused, worlds::catalogue(name), &world.game()) == one.sentences[language++]);
    in_every_language(*refused, &world.game());
  }
}

TEST_CASE("Where a sweep is refused or a die missed, the rule says which dice stay") {
  const std::array<std::string, 3> sentences = {
      "After a pick equal dice stay in hand, only lower ones go to the platter.",
      "Nach einer Wahl bleiben gleiche Würfel in der Hand, nur niedrigere gehen aufs Tablett.",
      "Na een keuze blijven gelijke dobbelstenen in de hand, alleen lagere gaan naar het dienblad."};
  std::size_t language = 0;
  for (const char* const name : {"en", "de", "nl"})
    CHECK(worlds::catalogue(name).text("rules", "sweep") == sentences[language++]);
}

TEST_CASE("Every line that cannot be read is refused with the word it stops at") {
  check(reasons::line_cases());
}

TEST_CASE("A text that is no record is refused with its line and a sentence") {
  for (const auto& one : bad_records()) {
    INFO(one.id << ":\n" << one.text.substr(0, 200));
    const fox::Replay replay = fox::replay_record(one.text, worlds::library());
    REQUIRE(replay.fault.has_value());
    CHECK(replay.fault->line == one.line);
    CHECK(replay.fault->refused.refusal.reason == one.id);
    if (!one.sentence.empty())
      CHECK(fox::sentence(replay.fault->refused, worlds::catalogue(), replay.game.get()) == one.sentence);
    in_every_language(replay.fault->refused, replay.game.get());
  }
}

TEST_CASE("A sheet with faults cannot be played, and the record that asks for it says so") {
  const auto folder = std::filesystem::temp_directory_path() / ("fox-unsound-" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "crooked.toml") << "family = \"clever\"\nid = \"crooked\"\n";
  fox::SheetLibrary library(folder.string());
  const fox::Replay replay = fox::replay_record(kFirst + "sheet crooked\n" + kAda + "---\n", library);
  std::filesystem::remove_all(folder);
  REQUIRE(replay.fault.has_value());
  CHECK(replay.fault->refused.refusal.reason == "sheet-unsound");
  CHECK_FALSE(replay.problems.empty());
  CHECK(fox::sentence(replay.fault->refused, worlds::catalogue()) ==
        "This sheet has faults and cannot be played: crooked.");
  in_every_language(replay.fault->refused, nullptr);
}

TEST_CASE("The protocol refuses with a reason and a sentence in the language that was asked for") {
  for (const auto& one : talks()) {
    INFO(one.commands);
    const auto answer = last_answer(one.commands, "en");
    CHECK(answer["ok"] == false);
    CHECK(answer["reason"] == one.id);
    CHECK(answer["text"] == one.sentence);
    for (const char* const language : {"de", "nl"}) {
      const std::string text = last_answer(one.commands, language)["text"];
      CHECK(text != one.sentence);
      CHECK(text.find_first_of("{}") == std::string::npos);
    }
  }
}

TEST_CASE("A question that a family does not know is refused as such") {
  worlds::World world("sheet wizard-wuerfelspiel\nplayer Ada\nplayer Ben\nplayer Cleo\n---");
  const auto answer = world.game().legal_use("y3");
  REQUIRE(std::holds_alternative<fox::Refused>(answer));
  const auto& refused = std::get<fox::Refused>(answer);
  CHECK(refused.refusal.reason == "not-for-family");
  in_every_language(refused, &world.game());
}

TEST_CASE("Dice fields served twice are refused, which only a line made by hand can say") {
  using namespace fox::clever;
  // In text the six dice of a serve line are always six different ones.
  fox::Problems problems;
  const auto* def = std::get_if<SheetDef>(worlds::library().find("clever-hoch-drei", problems));
  REQUIRE(def != nullptr);
  const Rules rules = make_rules(*def, 1, Mode::table);
  Events events;
  State state = Family::begin(rules, events);
  state.passive_half = true;
  state.phase = Phase::turn_end;
  for (std::size_t die = 0; die < 6; ++die) state.face[die] = static_cast<std::uint8_t>(die + 1);
  Line line;
  line.kind = LineKind::serve;
  for (int die = 0; die < 3; ++die) line.dice.say(die, kOnPlatter);
  line.dice.say(3, 1), line.dice.say(4, 2), line.dice.say(5, 2);
  const auto why = Family::why(rules, state, line);
  REQUIRE(why.has_value());
  CHECK(why->reason == "serve-fields-wrong");
  const fox::Refused refused{*why, ""};
  CHECK(fox::sentence(refused, worlds::catalogue()) ==
        "The three dice fields hold the other three dice, one each.");
  in_every_language(refused, nullptr);
}

TEST_CASE("No reason is without a case") {
  std::set<std::string> shown = {"sheet-unsound", "not-for-family", "serve-fields-wrong", "no-such-rule"};
  for (const auto& cases :
       {reasons::turn_cases(), reasons::dice_cases(), reasons::mark_cases(), reasons::line_cases()})
    for (const auto& one : cases) shown.insert(one.id);
  for (const auto& one : reasons::asked_cases()) shown.insert(one.id);
  for (const auto& one : bad_records()) shown.insert(one.id);
  for (const auto& one : talks()) shown.insert(one.id);
  for (const auto& reason : fox::clever::kReasons) CHECK(shown.count(std::string(reason.id)) == 1);
  for (const auto& reason : fox::kReadReasons) CHECK(shown.count(std::string(reason.id)) == 1);
}
