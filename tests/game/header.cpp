// The header of a record: its keys in any order, each once, and everything that can be wrong with one of
// them.
#include "records.h"

using namespace records;

namespace {

const std::string kSheetGame = "foxsheet 1\n", kSheet = "sheet ganz-schoen-clever\n", kAda = "player Ada\n";

}  // namespace

TEST_CASE("The keys of the header stand in any order") {
  std::vector<std::string> keys{"date 2026-11-18\n", "mode sheet\n", "rule solo-fallback on\n", kSheet};
  do {
    std::string text = kSheetGame;
    for (const auto& key : keys) text += key;
    const auto played = game(text + kAda + "---\n");
    CHECK(played->record() ==
          "foxsheet 1\nsheet ganz-schoen-clever\nmode sheet\ndate 2026-11-18\nrule solo-fallback on\nplayer "
          "Ada\n---\n");
  } while (std::next_permutation(keys.begin(), keys.end()));
}

TEST_CASE("Seats are counted in the order of the players' lines") {
  const auto played = game(kSheetGame + "player Cleo\n" + kSheet + "player Ada\nplayer Ben\n---\n");
  CHECK(played->header().names == std::vector<std::string>{"Cleo", "Ada", "Ben"});
}

TEST_CASE("A name is the rest of its line") {
  const auto name = [](const std::string& line) {
    return game(kSheetGame + kSheet + line + "\n---\n")->header().names.at(0);
  };
  CHECK(name("player Ada Lovelace") == "Ada Lovelace");
  CHECK(name("player #1") == "#1");
  CHECK(name("player Ada # the first") == "Ada # the first");
  CHECK(name("player Ärger Ümläut ß 骰子") == "Ärger Ümläut ß 骰子");
  CHECK(name("  player   Ada  Lovelace  ") == "Ada  Lovelace");
  CHECK(name("player\tAda") == "Ada");
  CHECK(name("player Ada\r") == "Ada");
  CHECK(name("player Ada \r\r") == "Ada");
  CHECK(name("player player") == "player");
  CHECK(name("player ---") == "---");
  CHECK(name("player " + std::string(200, 'x')) == std::string(200, 'x'));
}

TEST_CASE("A name that a record or a terminal could not hold is refused") {
  const auto fault = [](const std::string& line) { return fault_of(kSheetGame + kSheet + line + "\n---\n"); };
  CHECK(fault("player") == "name-missing 3");
  CHECK(fault("player  \t ") == "name-missing 3");
  CHECK(fault("player \x1b[2J") == "header-value 3");
  CHECK(fault(std::string("player A\0da", 11)) == "header-value 3");
  CHECK(fault("player A\rda") == "header-value 3");
  CHECK(fault("player " + std::string(201, 'x')) == "header-value 3");
  CHECK(fault("player \xff") == "not-utf8 3");
  CHECK(fault("playerAda") == "header-unknown 3");
}

TEST_CASE("Doubled and unknown keys are refused in their line") {
  const auto fault = [](const std::string& lines) {
    return fault_of(kSheetGame + kSheet + lines + kAda + "---\n");
  };
  CHECK(fault("sheet ganz-schoen-clever\n") == "header-twice 3");
  CHECK(fault("mode sheet\nmode sheet\n") == "header-twice 4");
  CHECK(fault("date 2026-01-01\n\n# a comment\ndate 2026-01-02\n") == "header-twice 6");
  CHECK(fault("rule solo-fallback on\nrule solo-fallback off\n") == "header-twice 4");
  CHECK(fault("shet ganz-schoen-clever\n") == "header-unknown 3");
  CHECK(fault("foxsheet 1\n") == "header-unknown 3");
  CHECK(fault("Mode sheet\n") == "header-unknown 3");
  CHECK(fault("1 use y1 yellow.22\n") == "header-unknown 3");
}

TEST_CASE("A key without what belongs behind it, or with more, is refused") {
  const auto fault = [](const std::string& lines) {
    return fault_of(kSheetGame + kSheet + lines + kAda + "---\n");
  };
  CHECK(fault("mode\n") == "header-value 3");
  CHECK(fault("mode # sheet\n") == "header-value 3");
  CHECK(fault("mode sheet table\n") == "word-too-many 3");
  CHECK(fault("mode screen\n") == "mode-unknown 3");
  CHECK(fault("date yesterday\n") == "header-value 3");
  CHECK(fault("date 2026-13-01\n") == "header-value 3");
  CHECK(fault("date 2026-00-01\n") == "header-value 3");
  CHECK(fault("date 2026-1-1\n") == "header-value 3");
  CHECK(fault("date 2026-11-18T10:00\n") == "header-value 3");
  CHECK(fault("rule\n") == "header-value 3");
  CHECK(fault("rule solo-fallback\n") == "header-value 3");
  CHECK(fault("rule solo-fallback on off\n") == "word-too-many 3");
  CHECK(fault("rule solo-fallbak on\n").substr(0, 12) == "rule-unknown");
  CHECK(fault("rule solo-fallback maybe\n").substr(0, 18) == "rule-value-unknown");
}

TEST_CASE("What makes no game is refused at the end of the header") {
  CHECK(fault_of(kSheetGame + kAda + "---\n") == "sheet-missing 3");
  CHECK(fault_of(kSheetGame + "sheet nothing\n" + kAda + "---\n") == "sheet-unknown 4");
  CHECK(fault_of(kSheetGame + "sheet ../ganz-schoen-clever\n" + kAda + "---\n") == "sheet-unknown 4");
  CHECK(fault_of(kSheetGame + kSheet + "---\n") == "players-number 3");
  CHECK(fault_of(kSheetGame + kSheet + kAda + kAda + kAda + kAda + kAda + "---\n") == "players-number 8");
}

TEST_CASE("A record begins with its first line, and only that one will do") {
  for (const char* first :
       {"", "\n", "foxsheet\n", "foxsheet 2\n", "foxsheet 1 2\n", "foxsheet 10\n", "Foxsheet 1\n",
        "\n\nfoxsheet 1\n", "# comment\nfoxsheet 1\n", "[game]\n", "{\"ok\":true}\n"})
    CHECK(fault_of(first + kSheet + kAda + "---\n") == "not-a-record 1");
  CHECK(fault_of("  foxsheet   1   # the version\r\n" + kSheet + kAda + "---\n").empty());
}

TEST_CASE("Comments and blank lines are skipped, in the header and behind it") {
  const auto played =
      game("foxsheet 1 # one\n\n# two\n   \t \nsheet ganz-schoen-clever # three\n#four\nmode sheet\n" + kAda +
           "--- # five\n\n\n# six\n1 use y1 yellow.22 # seven\n   # eight\n");
  CHECK(played->lines() == std::vector<std::string>{"1 use y1 yellow.22"});
}

TEST_CASE("A sign of a comment within a word is no comment") {
  CHECK(fault_of(header("ganz-schoen-clever", "sheet") + "1 use y1 yellow.22#seven\n") == "mark-unknown 6");
}

TEST_CASE("CRLF is read, LF is written") {
  std::string text = example();
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
    text.replace(at, 1, "\r\n");
  CHECK(game(text)->record() == game(example())->record());
  CHECK(game(text)->state() == game(example())->state());
}

TEST_CASE("A header without its end is a game not begun") {
  const auto played = game(kSheetGame + kSheet + kAda);
  CHECK(played->lines().empty());
  CHECK(played->record() == kSheetGame + kSheet + kAda + "---\n");
  CHECK(game(kSheetGame + kSheet + "player Ada")->record() == kSheetGame + kSheet + kAda + "---\n");
  CHECK(game(kSheetGame + kSheet + kAda + "---")->record() == kSheetGame + kSheet + kAda + "---\n");
}
