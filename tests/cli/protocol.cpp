// The protocol: one answer for every line, whatever the line is, and a refused command changes nothing.
#include <nlohmann/json.hpp>
#include <sstream>

#include "program.h"

using namespace program;
using nlohmann::json;

namespace {

std::vector<json> talk(const Folder& folder, const std::string& commands, int status = 0) {
  const auto answer = folder.run({"protocol"}, commands);
  CHECK(answer.status == status);
  CHECK(answer.err.empty());
  std::vector<json> answers;
  std::istringstream out(answer.out);
  for (std::string line; std::getline(out, line);) {
    answers.push_back(json::parse(line, nullptr, false));
    INFO(line);
    REQUIRE(answers.back().is_object());
    REQUIRE(answers.back().contains("ok"));
    if (answers.back()["ok"] == false) {
      CHECK_FALSE(answers.back()["reason"].get<std::string>().empty());
      CHECK_FALSE(answers.back()["text"].get<std::string>().empty());
      CHECK(answers.back()["text"].get<std::string>().find('{') == std::string::npos);
    }
  }
  return answers;
}

std::string reason(const json& answer) {
  return answer["ok"] == false ? answer["reason"].get<std::string>() : "";
}

}  // namespace

TEST_CASE("Every command of the protocol") {
  const Folder folder;
  const auto file = folder.write("game.fox", example());
  const auto all =
      talk(folder,
           "new ganz-schoen-clever --mode sheet Ada Ben\nrule solo-fallback on\ndo 1 use p4 purple.1\n"
           "state\nlegal b4 w5\nlegal\nwhy 1 use p3 purple.2\nwhy 1 use p5 purple.2\nundo\nredo\nscore\n"
           "load " +
               file + "\nstate\nquit\nstate\n");
  REQUIRE(all.size() == 14);  // nothing is answered after quit
  for (const auto& answer : all) CHECK(answer["ok"] == true);
  CHECK(all[0]["state"]["players"][1]["name"] == "Ben");
  CHECK(all[2]["state"]["players"][0]["marks"] == json{"purple.1=4"});
  CHECK(all[3]["state"] == all[2]["state"]);
  CHECK(all[4]["lines"].size() == 2);
  CHECK(all[6]["legal"] == false);
  CHECK(all[6]["reason"] == "row-must-rise");
  CHECK(all[7]["legal"] == true);
  CHECK(all[8]["state"]["players"][0]["marks"].empty());
  CHECK(all[9]["state"] == all[2]["state"]);
  CHECK(all[10]["players"][0]["total"] == 4);
  CHECK(all[12]["state"] == folder.run({"replay", "--json", file}).json()["state"]);
  CHECK(all[13] == json{{"ok", true}});
}

TEST_CASE("Refused commands say why and change nothing") {
  const Folder folder;
  const auto bad = folder.write("bad.fox", sheet_mode("ganz-schoen-clever", "1 use y1 yellow.99\n"));
  const std::string refused[] = {"undo",
                                 "redo",
                                 "do 1 use y1 yellow.23",
                                 "do",
                                 "do # nothing",
                                 "rule solo-fallback maybe",
                                 "rule solo-fallback",
                                 "rule",
                                 "rule nothing on",
                                 "new",
                                 "new nothing Ada",
                                 "new ganz-schoen-clever",
                                 "new ganz-schoen-clever --mode nothing Ada",
                                 "new ganz-schoen-clever --mode",
                                 "new ganz-schoen-clever A B C D E",
                                 "load",
                                 "load -",
                                 "load /nowhere",
                                 "load /",
                                 "load " + bad,
                                 "legal x9",
                                 "whatever",
                                 "DO 1 use y1 yellow.22",
                                 "",
                                 "   ",
                                 "\r"};
  for (const auto& command : refused) {
    const auto all = talk(folder, "new ganz-schoen-clever --mode sheet Ada\nstate\n" + command + "\nstate\n");
    INFO(command);
    REQUIRE(all.size() == 4);
    CHECK(all[2]["ok"] == false);
    CHECK(all[3] == all[1]);
  }
  const auto late =
      talk(folder,
           "new ganz-schoen-clever --mode sheet Ada\ndo 1 use y1 yellow.22\nrule solo-fallback on\nstate\n");
  CHECK(reason(late[2]) == "rule-too-late");
  CHECK(late[3]["state"] == late[1]["state"]);
}

TEST_CASE("Without a game only new, load and quit do anything") {
  const Folder folder;
  for (const char* command :
       {"do 1 use y1 yellow.22", "undo", "redo", "legal", "state", "score", "why round", "rule a b"}) {
    const auto all = talk(folder, std::string(command) + "\n");
    REQUIRE(all.size() == 1);
    CHECK(reason(all[0]) == "no-game");
  }
  CHECK(talk(folder, "").empty());
}

TEST_CASE("Garbage is answered line by line") {
  const Folder folder;
  std::string bytes = "new ganz-schoen-clever --mode sheet Ada\n";
  bytes += std::string("\0\1\2\n", 4) + "\xff\xfe\n" + "do \xc3\x28\n" + std::string(5000, 'x') + "\n" +
           "do " + std::string(3000000, '1') + "\n" + "do 1 use y1 yellow.22\r\n" +
           "state";  // the last one has no end
  const auto all = talk(folder, bytes);
  REQUIRE(all.size() == 8);
  CHECK(reason(all[1]) == "command-unknown");
  CHECK(reason(all[2]) == "not-utf8");
  CHECK(reason(all[3]) == "not-utf8");
  CHECK(reason(all[4]) == "too-long");
  CHECK(reason(all[5]) == "too-long");
  CHECK(all[6]["state"]["players"][0]["marks"] == json{"yellow.22"});
  CHECK(all[7]["state"] == all[6]["state"]);
}

TEST_CASE("A record with a torn end is loaded and told") {
  const Folder folder;
  const auto file = folder.write("torn.fox", example() + "1 rol");
  const auto all = talk(folder, "load " + file + "\n");
  REQUIRE(all.size() == 1);
  CHECK(all[0]["ok"] == true);
  CHECK(all[0]["torn"] == true);
}
