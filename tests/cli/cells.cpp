// What foxref prints for people names every cell by what is printed on the sheet; the names of records stand
// in lines of a record alone, which one may type back.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/board.h"
#include "cli/commands.h"
#include "game_world.h"

namespace {

namespace fs = std::filesystem;

const std::string kNames[] = {"yellow", "blue",      "green", "orange", "purple", "silver",
                              "pink",   "turquoise", "brown", "red",    "jester"};

struct Board {
  std::string sheet, mode;
  int players;
  std::string lines;
  std::vector<std::string> english, german, dutch;  // lines of the board
};

std::vector<Board> boards() {
  return {
      {"ganz-schoen-clever",
       "paper",
       1,
       "1 mark yellow.11 yellow.34 blue.7 blue.10 green.1 orange.3=4 orange.4=8",
       {"yellow         0  first row: 3; third row: 4", "blue           2  7, 10",
        "green          1  first field (from 1)", "orange        12  third field: 4, fourth field (×2): 8"},
       {"Gelb           0  erste Reihe: 3; dritte Reihe: 4", "Blau           2  7, 10",
        "Grün           1  erstes Feld (ab 1)", "Orange        12  drittes Feld: 4, viertes Feld (×2): 8"},
       {"geel           0  eerste rij: 3; derde rij: 4", "blauw          2  7, 10",
        "groen          1  eerste vakje (vanaf 1)",
        "oranje        12  derde vakje: 4, vierde vakje (×2): 8"}},
      {"doppelt-so-clever",
       "paper",
       1,
       "1 mark silver.y1 silver.g3 silver.g5 yellow.21:circle yellow.41 pink.1=5",
       {"silver         6  yellow row: 1; green row: 3, 5", "yellow         3  1 circled; fourth row: 2",
        "pink           5  first field: 5"},
       {"Silber         6  Reihe Gelb: 1; Reihe Grün: 3, 5",
        "Gelb           3  1 eingekreist; vierte Reihe: 2", "Rosa           5  erstes Feld: 5"},
       {"zilver         6  rij van geel: 1; rij van groen: 3, 5",
        "geel           3  1 omcirkeld; vierde rij: 2", "roze           5  eerste vakje: 5"}},
      {"clever-hoch-drei",
       "paper",
       1,
       "1 mark yellow.24 yellow.36 turquoise.23 blue.L1=6 blue.R2=9 brown.3 pink.1=2 pink.2=2:bonus "
       "pink.3=8:points",
       {"yellow         4  row II: 4; row III: 6", "turquoise      1  second row: 3",
        "blue           9  first field left of the 7: 6, second field right of the 7: 9",
        "brown          2  third field (a 3)",
        "pink          12  first field: 2, second field: 2 (bonus), third field: 8 (points)"},
       {"Gelb           4  Reihe II: 4; Reihe III: 6", "Türkis         1  zweite Reihe: 3",
        "Blau           9  erstes Feld links der 7: 6, zweites Feld rechts der 7: 9",
        "Braun          2  drittes Feld (eine 3)",
        "Rosa          12  erstes Feld: 2, zweites Feld: 2 (Bonus), drittes Feld: 8 (Punkte)"},
       {"geel           4  rij II: 4; rij III: 6", "turquoise      1  tweede rij: 3",
        "blauw          9  eerste vakje links van de 7: 6, tweede vakje rechts van de 7: 9",
        "bruin          2  derde vakje (een 3)",
        "roze          12  eerste vakje: 2, tweede vakje: 2 (bonus), derde vakje: 8 (punten)"}},
      {"wizard-wuerfelspiel",
       "paper",
       2,
       "1 mark green.5=X yellow.4=XX red.2=1 blue.1=/2 green.3=0 red.1=o jester.1",
       {"blue           0  1: 2 struck out", "green          5  3: 0, 5: X",
        "red           −1  1 predicted, 2: 1", "yellow         8  4: XX", "jester            1"},
       {"Blau           0  1: 2 gestrichen", "Grün           5  3: 0, 5: X",
        "Rot           −1  1 vorhergesagt, 2: 1", "Gelb           8  4: XX", "Narr              1"},
       {"blauw          0  1: 2 doorgehaald", "groen          5  3: 0, 5: X",
        "rood          −1  1 voorspeld, 2: 1", "geel           8  4: XX", "nar               1"}},
  };
}

void check_lines(const std::string& board, const std::vector<std::string>& wanted) {
  for (const auto& line : wanted) {
    INFO(line << "\nin\n" << board);
    CHECK(board.find("\n  " + line + "\n") != std::string::npos);
  }
}

// No cell by its record name.
void check_plain(const std::string& text) {
  for (const auto& name : kNames)
    for (auto at = text.find(name + "."); at != std::string::npos; at = text.find(name + ".", at + 1)) {
      INFO(text);
      CHECK_FALSE(std::isalnum(static_cast<unsigned char>(text[at + name.size() + 1])) != 0);
    }
}

struct Asked {
  std::ostringstream out;
  fox::cli::Context context;
  explicit Asked(const std::string& language)
      : context{false, fox::Catalogue(language), worlds::library(), out} {}
};

fs::path paper_with_faults() {
  const fs::path file = fs::temp_directory_path() / "foxsheet-cells.fox";
  std::ofstream(file) << "foxsheet 1\nsheet ganz-schoen-clever\nmode paper\nplayer Ada\n---\n"
                      << "1 mark yellow.11 orange.3=4 purple.1=3 purple.2=2 blue.2 blue.3 blue.4\n";
  return file;
}

}  // namespace

TEST_CASE("the board names cells by what is printed, in three languages") {
  for (const auto& one : boards()) {
    INFO(one.sheet);
    worlds::World world(worlds::header(one.sheet, one.mode, one.players));
    world.play(one.lines);
    for (const std::string language : {"en", "de", "nl"}) {
      std::ostringstream out;
      fox::cli::print_board(out, world.game(), worlds::catalogue(language));
      check_lines(out.str(), language == "en" ? one.english : language == "de" ? one.german : one.dutch);
      check_plain(out.str());
    }
  }
}

TEST_CASE("an audit says where it is in words, once") {
  const fs::path file = paper_with_faults();
  const auto said = [&](const std::string& language) {
    Asked asked(language);
    CHECK(fox::cli::audit(asked.context, file.string()) == fox::cli::Exit::no);
    check_plain(asked.out.str());
    return asked.out.str();
  };
  CHECK_THAT(said("en"), contains("\n  The third orange field is filled, but the first orange field before"));
  CHECK_THAT(said("en"), contains("\n  The blue 2, the blue 3, the blue 4: The orange 5 bonus was earned"));
  CHECK_THAT(said("en"), contains("\n  Re-roll: 3 earned, but only 0 circled."));
  CHECK_THAT(said("de"), contains("\n  Blau 2, Blau 3, Blau 4: "));
  CHECK_THAT(said("nl"), contains("\n  Blauw 2, blauw 3, blauw 4: "));
  fs::remove(file);
}

TEST_CASE("no answer for people names a cell as a record does") {
  const fs::path folder = fs::path(FOXSHEET_SOURCE_DIR) / "tests" / "records";
  int records = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".fox") continue;
    ++records;
    INFO(entry.path());
    for (const std::string language : {"en", "de", "nl"}) {
      Asked asked(language);
      fox::cli::replay(asked.context, entry.path().string());
      fox::cli::score(asked.context, entry.path().string());
      fox::cli::reach(asked.context, entry.path().string());
      fox::cli::audit(asked.context, entry.path().string());
      check_plain(asked.out.str());
    }
  }
  CHECK(records >= 30);
}

TEST_CASE("what follows from a line is told by what is printed; the line itself stays a record's") {
  Asked asked("en");
  CHECK(fox::cli::demo(asked.context) == fox::cli::Exit::fine);
  const std::string text = asked.out.str();
  CHECK_THAT(text, contains("2 use p4 purple.1   # Ben marks: the first purple field: 4."));
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    if (const auto comment = line.find(" # "); comment != std::string::npos)
      check_plain(line.substr(comment));
  const std::string record = worlds::header("clever-hoch-drei", "table", 2) + "1 roll w3 y4 t2 b6 n1 p5";
  for (const std::string language : {"en", "de", "nl"}) {
    const worlds::World world(record);
    for (const auto& line : world.lines("1 take")) {
      const auto told = world.game().what(line, worlds::catalogue(language));
      REQUIRE(std::holds_alternative<fox::Report>(told));
      for (const auto& sentence : std::get<fox::Report>(told).sentences) check_plain(sentence);
    }
  }
}
