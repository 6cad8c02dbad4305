// A person's own sheets: files in a folder, beside those that are built in.
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "game/record.h"
#include "mistakes.h"

using namespace mistakes;
namespace fs = std::filesystem;

namespace {

// A folder that is gone afterwards.
class Folder {
 public:
  Folder()
      : path_(fs::temp_directory_path() /
              ("foxsheet-own-" + std::to_string(::getpid()) + std::to_string(++count_))) {
    fs::create_directories(path_);
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  void write(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
  }
  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  static inline int count_ = 0;
  fs::path path_;
};

std::string record_of(const std::string& id, const std::string& line = "1 use y1 yellow.22\n") {
  return "foxsheet 1\nsheet " + id + "\nmode sheet\nplayer Ada\n---\n" + line;
}

const std::vector<Edit> kMine{
    {"id = \"ganz-schoen-clever\"", "id = \"mine\"\nsolo_words = \"ganz-schoen-clever\""},
    {"[2, 1, \"x\", 5]", "[2, 6, \"x\", 5]"}};

}  // namespace

TEST_CASE("An own sheet is offered behind the built-in ones and plays by its own numbers") {
  const Folder folder;
  folder.write("mine.toml", edited(kGanz, kMine));
  fox::SheetLibrary sheets(folder.path()), built_in;
  auto expected = built_in.ids();
  expected.push_back("mine");
  CHECK(sheets.ids() == expected);
  CHECK(fox::replay_record(record_of("mine"), sheets).fault.has_value());
  CHECK_FALSE(fox::replay_record(record_of("mine", "1 use y6 yellow.22\n"), sheets).fault);
  CHECK_FALSE(fox::replay_record(record_of(kGanz), sheets).fault);
}

// Once it was told as given, and never scored.
TEST_CASE("A fox that a round gives counts from that round on, on paper from the start") {
  const Folder folder;
  folder.write("mine.toml",
               edited(kGanz, {kMine[0],
                              {"gifts = [\"reroll\", \"plus1\", \"reroll\", \"black\", \"\", \"\"]",
                               "gifts = [\"\", \"fox\", \"\", \"black\", \"fox\", \"\"]"}}));
  fox::SheetLibrary sheets(folder.path());
  const auto foxes = [&](const std::string& record) {
    const auto replay = fox::replay_record(record, sheets);
    REQUIRE(replay.game);
    REQUIRE_FALSE(replay.fault);
    const int counted = replay.game->state()["players"][0]["foxes"].get<int>();
    CHECK(replay.game->score(fox::Catalogue())["players"][0]["foxes"] == counted);
    return counted;
  };
  CHECK(foxes(record_of("mine", "")) == 0);
  CHECK(foxes(record_of("mine", "round\n")) == 1);
  CHECK(foxes(record_of("mine", "round\nround\nround\n1 bonus black yellow.22\nround\n")) == 2);
  std::string round;
  for (int i = 0; i < 3; ++i) round += "1 roll w6 y6 b6 g6 o6 p6\n1 forfeit\n";
  round += "1 roll w1 y2 b3 g4 o5 p6\n1 decline\n";
  CHECK(foxes("foxsheet 1\nsheet mine\nplayer Ada\n---\n" + round) == 1);
  const std::string paper = "foxsheet 1\nsheet mine\nmode paper\nplayer Ada\n";
  CHECK(foxes(paper + "---\n") == 2);
  // Four play four rounds, so the fifth gives nothing.
  CHECK(foxes(paper + "player Ben\nplayer Cem\nplayer Dora\n---\n") == 1);
}

TEST_CASE("An own sheet may be based on a built-in one, and another on that") {
  const Folder folder;
  folder.write("mine.toml", "based_on = \"ganz-schoen-clever\"\nid = \"mine\"\nrolls = 2\n");
  folder.write("yours.toml", "based_on = \"mine\"\nid = \"yours\"\nserved = 4\n");
  fox::SheetLibrary sheets(folder.path());
  fox::Problems problems;
  const auto* yours = sheets.find("yours", problems);
  REQUIRE(yours != nullptr);
  CHECK(std::get<fox::clever::SheetDef>(*yours).rolls == 2);
  CHECK(std::get<fox::clever::SheetDef>(*yours).served == 4);
  CHECK(problems.empty());
}

TEST_CASE("An unsound own sheet is told when it is asked for, and hurts no other") {
  const Folder folder;
  folder.write("bad.toml",
               edited(kGanz, {{"id = \"ganz-schoen-clever\"", "id = \"bad\""}, {"rolls = 3", "rolls = 9"}}));
  folder.write("worse.toml", "this is no sheet");
  folder.write("wrong-name.toml", edited(kGanz, kMine));
  folder.write("good.toml", "based_on = \"doppelt-so-clever\"\nid = \"good\"\n");
  folder.write("notes.txt", "not a sheet at all");
  folder.write("messages.en.toml", "[sheets]\n");
  fs::create_directory(folder.path() + "/folder.toml");
  fox::SheetLibrary sheets(folder.path());
  fox::Problems problems;
  for (const auto& id : sheets.ids()) {
    const bool sound = sheets.find(id, problems) != nullptr;
    CHECK(sound == (id != "bad" && id != "worse" && id != "wrong-name"));
  }
  REQUIRE(problems.size() == 3);
  CHECK(problems[0].file == folder.path() + "/bad.toml");
  CHECK((problems[0].path == "rolls" && problems[0].line == 6));
  CHECK((problems[1].unreadable && problems[1].line == 1));
  CHECK(problems[2].text == "the id \"mine\" must be the file's name, \"wrong-name\"");
  CHECK((problems[2].line == 3 && problems[2].file == folder.path() + "/wrong-name.toml"));

  const auto replay = fox::replay_record(record_of("bad"), sheets);
  REQUIRE(replay.fault.has_value());
  CHECK(replay.fault->refused.refusal.reason == "sheet-unsound");
  CHECK(replay.problems.size() == 1);
  CHECK(fox::replay_record(record_of("folder"), sheets).fault->refused.refusal.reason == "sheet-unknown");
  CHECK_FALSE(fox::replay_record(record_of("good", ""), sheets).fault);
}

TEST_CASE("An own file of a built-in name takes its place, and a sheet of itself is refused") {
  const Folder folder;
  folder.write("ganz-schoen-clever.toml", edited(kGanz, {{"rolls = 3", "rolls = 2"}}));
  folder.write("doppelt-so-clever.toml", "based_on = \"doppelt-so-clever\"\nid = \"doppelt-so-clever\"\n");
  fox::SheetLibrary sheets(folder.path());
  const fox::SheetLibrary built_in;
  CHECK(sheets.ids() == built_in.ids());
  CHECK(sheets.digest(kGanz) != built_in.digest(kGanz));
  fox::Problems problems;
  CHECK(std::get<fox::clever::SheetDef>(*sheets.find(kGanz, problems)).rolls == 2);
  CHECK(problems.empty());
  CHECK(sheets.find(kDoppelt, problems) == nullptr);
  CHECK(problems.size() == 1);
}

TEST_CASE("A problem quotes no more than 200 letters of the file") {
  const std::string long_key(5000, 'k');
  for (const std::string& text : {long_key + " = 1\n", "family = \"" + long_key + "\"\n",
                                  "family = \"clever\"\nid = \"" + long_key + "\"\n",
                                  "based_on = \"" + long_key + "\"\n", long_key + " = \n"}) {
    fox::Problems problems;
    fox::read_sheet(
        {"x.toml", text}, [](const std::string&) { return std::nullopt; }, problems);
    REQUIRE_FALSE(problems.empty());
    for (const auto& problem : problems)
      CHECK(std::max({problem.path.size(), problem.text.size(), problem.hint.size()}) <= 203);
  }
}

TEST_CASE("Of a folder 200 sheets are read, and what is left out is named") {
  const Folder folder;
  for (int i = 0; i < 205; ++i) {
    const std::string id = "own-" + std::to_string(1000 + i);
    folder.write(id + ".toml", "based_on = \"ganz-schoen-clever\"\nid = \"" + id + "\"\n");
  }
  folder.write("a-long-one.toml", std::string(200000, '#'));
  const fox::SheetLibrary sheets(folder.path()), built_in;
  CHECK(sheets.ids().size() == built_in.ids().size() + 200);
  CHECK(sheets.text("own-1199").has_value());
  CHECK_FALSE(sheets.text("own-1200").has_value());
  CHECK(sheets.text("own-1199")->text.capacity() < 200);  // what is kept is what was read
  REQUIRE(sheets.left_out().size() == 6);
  CHECK(sheets.left_out()[0].file == folder.path() + "/a-long-one.toml");
  CHECK(sheets.left_out()[0].text == "is longer than 128 KiB, no sheet needs that");
  CHECK(sheets.left_out()[5].file == folder.path() + "/own-1204.toml");
  CHECK(sheets.left_out()[5].text == "is left out: only 200 sheets are read");
}

TEST_CASE("A folder that is missing or no folder gives the built-in sheets") {
  CHECK(fox::SheetLibrary("/nowhere/at/all").ids() == fox::SheetLibrary().ids());
  CHECK(fox::SheetLibrary("/dev/null").ids() == fox::SheetLibrary().ids());
}
