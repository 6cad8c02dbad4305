// What every command answers with --json: the objects of the contract, with their exit status.
#include <nlohmann/json.hpp>

#include "program.h"

using namespace program;
using nlohmann::json;

TEST_CASE("The example of the contract gives exactly its state") {
  const Folder folder;
  const auto answer = folder.run({"replay", "--json", folder.write("example.fox", example())});
  CHECK(answer.status == 0);
  const json areas = {{"blue", 0}, {"green", 0}, {"orange", 0}, {"purple", 0}, {"yellow", 0}};
  const json actions = {{"plus1", {{"circled", 0}, {"crossed", 0}}},
                        {"reroll", {{"circled", 1}, {"crossed", 0}}}};
  const auto player = [&](int seat, const char* name, const json& marks) {
    return json{
        {"seat", seat}, {"name", name},   {"marks", marks},  {"actions", actions}, {"waiting", json::array()},
        {"foxes", 0},   {"areas", areas}, {"fox_points", 0}, {"total", 0},         {"done", false}};
  };
  const json expected = {{"ok", true},
                         {"state",
                          {{"sheet", "ganz-schoen-clever"},
                           {"mode", "table"},
                           {"round", 1},
                           {"rounds", 6},
                           {"phase", "roll"},
                           {"active", 1},
                           {"roll", 2},
                           {"over", false},
                           {"dice",
                            {{"hand", {{"g", 6}, {"p", 5}}},
                             {"platter", {{"b", 2}, {"o", 1}, {"w", 3}}},
                             {"fields", {"y4", nullptr, nullptr}}}},
                           {"players", {player(1, "Ada", {"yellow.34"}), player(2, "Ben", json::array())}},
                           {"events", {"yellow.34", "sweep w3 b2 o1"}}}}};
  CHECK(answer.json() == expected);
}

TEST_CASE("sheets lists every sheet with players, areas, dice and rules") {
  const Folder folder;
  const auto answer = folder.run({"sheets", "--json"});
  CHECK(answer.status == 0);
  const auto object = answer.json();
  CHECK(object["ok"] == true);
  CHECK_FALSE(object.contains("problems"));
  REQUIRE(object["sheets"].size() >= 4);
  const auto& first = object["sheets"][0];
  CHECK(first["id"] == "ganz-schoen-clever");
  CHECK(first["name"] == "Ganz schön clever");
  CHECK(first["players"] == json{1, 4});
  CHECK(first["areas"] == json{"yellow", "blue", "green", "orange", "purple"});
  CHECK(first["dice"].size() == 6);
  CHECK(first["dice"][0]["letter"] == "w");
  REQUIRE(first["rules"].size() == 2);
  CHECK(first["rules"][0]["name"] == "forfeit-freely");
  CHECK(first["rules"][1]["name"] == "solo-fallback");
  CHECK(first["rules"][1]["default"] == "off");
}

TEST_CASE("lint tells every problem with file, line, column, path, text and hint") {
  const Folder folder;
  const auto file = folder.write("mine.toml", "family = \"clever\"\nid = \"mine\"\nrols = 3\n");
  const auto answer = folder.run({"lint", "--json", file});
  CHECK(answer.status == 1);
  const auto object = answer.json();
  CHECK(object["ok"] == false);
  const json typo = {{"file", file},          {"line", 3},
                     {"column", 1},           {"path", "rols"},
                     {"text", "no key here"}, {"hint", "did you mean \"rolls\"?"}};
  CHECK(std::find(object["problems"].begin(), object["problems"].end(), typo) != object["problems"].end());
  for (const auto& problem : object["problems"]) CHECK(problem["line"] > 0);

  const auto broken = folder.run({"lint", "--json", folder.write("broken.toml", "this is no TOML\n")});
  CHECK(broken.status == 2);
  CHECK(broken.json()["problems"].size() == 1);
  const auto sound =
      folder.run({"lint", "--json", std::string(FOXSHEET_SOURCE_DIR) + "/sheets/clever-hoch-drei.toml"});
  CHECK(sound.status == 0);
  CHECK(sound.json() == json{{"ok", true}, {"problems", json::array()}});
}

TEST_CASE("replay stops at the first illegal line and tells the state before it") {
  const Folder folder;
  const auto file =
      folder.write("bad.fox", sheet_mode("ganz-schoen-clever", "1 use p4 purple.1\n1 use p3 purple.2\n"));
  const auto answer = folder.run({"replay", "--json", file});
  CHECK(answer.status == 1);
  const auto object = answer.json();
  CHECK(object["ok"] == false);
  CHECK(object["file"] == file);
  CHECK(object["line"] == 7);
  CHECK(object["reason"] == "row-must-rise");
  CHECK_FALSE(object["text"].get<std::string>().empty());
  CHECK(object["state"]["players"][0]["marks"] == json{"purple.1=4"});
}

TEST_CASE("A torn last line is fine and told, by every command") {
  const Folder folder;
  const auto file =
      folder.write("torn.fox", sheet_mode("ganz-schoen-clever", "1 use p4 purple.1\n1 use y3 yel"));
  const auto replay = folder.run({"replay", "--json", file});
  CHECK(replay.status == 0);
  CHECK(replay.json()["torn"] == true);
  CHECK(replay.json()["ok"] == true);
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           {"legal", file}, {"score", file}, {"why", file, "round"}, {"perft", file, "--uses", "y3"}}) {
    auto arguments = command;
    arguments.push_back("--json");
    const auto answer = folder.run(arguments);
    INFO(command[0]);
    CHECK(answer.status == 0);
    CHECK(answer.json()["torn"] == true);
  }
}

TEST_CASE("legal lists lines in canonical form, sorted bytewise") {
  const Folder folder;
  const auto table = folder.write("table.fox", example());
  CHECK(folder.run({"legal", table, "--json"}).json() == json{{"ok", true}, {"lines", {"1 roll *"}}});
  const auto sheet = folder.write("sheet.fox", sheet_mode("ganz-schoen-clever"));
  const auto free = folder.run({"legal", "--json", sheet});
  CHECK(free.json()["lines"] == json{"1 spend reroll", "round"});
  const auto uses = folder.run({"legal", "--json", "--use", "b4 w5", sheet});
  CHECK(uses.status == 0);
  const auto lines = uses.json()["lines"].get<std::vector<std::string>>();
  CHECK(lines == std::vector<std::string>{"1 use b4 w5 blue.9"});
  const auto unreadable = folder.run({"legal", "--json", "--use", "x9", sheet});
  CHECK(unreadable.status == 2);
  CHECK(unreadable.json()["reason"] == "die-unknown");
  CHECK(folder.run({"legal", "--json", "--use", "b4", table}).status == 2);
}

TEST_CASE("why names the reason, its arguments, the sentence and the rule") {
  const Folder folder;
  const auto file = folder.write("game.fox", sheet_mode("ganz-schoen-clever", "1 use p4 purple.1\n"));
  const auto no = folder.run({"why", "--json", file, "1 use p3 purple.2"});
  CHECK(no.status == 1);
  const auto object = no.json();
  CHECK(object["ok"] == true);
  CHECK(object["legal"] == false);
  CHECK(object["reason"] == "row-must-rise");
  CHECK(object["arguments"]["last"] == 4);
  CHECK(object["arguments"]["number"] == 3);
  CHECK(object["rule"]["id"] == "gsc-purple");
  CHECK_FALSE(object["rule"]["text"].get<std::string>().empty());
  const auto yes = folder.run({"why", "--json", file, "1 use p5 purple.2"});
  CHECK(yes.status == 0);
  CHECK(yes.json() == json{{"ok", true}, {"legal", true}});
  CHECK(folder.run({"why", "--json", file, "1 use p3 purpel.2"}).json()["arguments"]["word"] == "purpel.2");
}

TEST_CASE("score tells areas, foxes and totals, and places once the game is over") {
  const Folder folder;
  const auto file = folder.write("game.fox", sheet_mode("ganz-schoen-clever", "1 use p4 purple.1\n"));
  const auto object = folder.run({"score", "--json", file}).json();
  CHECK(object["ok"] == true);
  CHECK(object["over"] == false);
  const auto& player = object["players"][0];
  CHECK(player["seat"] == 1);
  CHECK(player["name"] == "Ada");
  CHECK(player["areas"]["purple"] == 4);
  CHECK(player["total"] == 4);
  CHECK(object["rating"].is_null());
}

TEST_CASE("perft counts the paths of the contract's example") {
  const Folder folder;
  const auto file = folder.write("empty.fox", sheet_mode("ganz-schoen-clever"));
  const auto answer = folder.run({"perft", "--json", file, "--uses", "y3;w5 b4;g1"});
  CHECK(answer.status == 0);
  CHECK(answer.json()["paths"] == 12);
  unsigned long long sum = 0;
  const auto object = answer.json();
  for (const auto& part : object["divide"]) sum += part["paths"].get<unsigned long long>();
  CHECK(sum == 12);
  CHECK(folder.run({"perft", "--json", file, "--uses", "nonsense"}).status == 2);
  CHECK(folder.run({"perft", "--json", folder.write("table.fox", example()), "--uses", "y3"}).status == 2);
}

TEST_CASE("Every language answers with sentences of its own and the same ids") {
  const Folder folder;
  const auto file = folder.write("game.fox", sheet_mode("ganz-schoen-clever", "1 use p4 purple.1\n"));
  std::vector<std::string> sentences;
  for (const char* language : {"en", "de", "nl"}) {
    const auto object = folder.run({"--lang", language, "why", "--json", file, "1 use p3 purple.2"}).json();
    CHECK(object["reason"] == "row-must-rise");
    const std::string text = object["text"];
    CHECK(text.find('{') == std::string::npos);
    CHECK(std::find(sentences.begin(), sentences.end(), text) == sentences.end());
    sentences.push_back(text);
    CHECK_FALSE(folder.run({"--lang", language, "sheets"}).out.empty());
    CHECK_FALSE(folder.run({"--lang", language, "replay", file}).out.empty());
    CHECK_FALSE(folder.run({"--lang", language, "score", file}).out.empty());
  }
}
