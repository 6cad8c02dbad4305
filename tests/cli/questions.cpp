// Questions that want more than a yes or no: what would follow from a line, and what can still be reached.
#include "program.h"

using namespace program;
using nlohmann::json;

namespace {

const std::string kRolled =
    "foxsheet 1\nsheet ganz-schoen-clever\nplayer Ada\nplayer Ben\n---\n1 roll w3 y4 b2 g6 o1 p5\n";

std::string on_the_sheet(const std::string& sheet, const std::string& lines) {
  return "foxsheet 1\nsheet " + sheet + "\nmode sheet\nplayer Ada\n---\n" + lines;
}

json goal(const json& answer, const std::string& key, const json& value) {
  for (const auto& one : answer["players"][0]["goals"])
    if (one.contains(key) && one[key] == value) return one;
  FAIL("no goal has " << key << " " << value);
  return {};
}

}  // namespace

TEST_CASE("what tells the dice that go and stay, and changes nothing") {
  const Folder folder;
  const auto file = folder.write("game.fox", kRolled);
  const auto answer = folder.run({"what", "--json", file, "1 take y yellow.34"});
  CHECK(answer.status == 0);
  const json object = answer.json();
  CHECK(object["ok"] == true);
  CHECK(object["legal"] == true);
  CHECK(object["swept"] == json{"w3", "b2", "o1"});
  CHECK(object["staying"] == json{"g6", "p5"});
  CHECK(object["left"].empty());
  CHECK(object["players"][0]["marks"] == json{"yellow.34"});
  CHECK(object["players"][0]["points"] == 0);
  CHECK(folder.read("game.fox") == kRolled);

  const json best = folder.run({"what", "--json", file, "1 take g green.1"}).json();
  CHECK(best["staying"].empty());
  CHECK(best["swept"].size() == 5);
  CHECK(best["players"][0]["points"] == 1);
}

TEST_CASE("what is said in three languages, and refused as why refuses") {
  const Folder folder;
  const auto file = folder.write("game.fox", kRolled);
  const auto said = [&](const std::string& language) {
    return folder.run({"--lang", language, "what", file, "1 take y yellow.34"}).out;
  };
  CHECK(said("en").find("To the platter: w3 b2 o1.\nStaying in hand: g6 p5.\n") == 0);
  CHECK(said("de").find("Aufs Tablett: w3 b2 o1.\nIn der Hand bleiben: g6 p5.\n") == 0);
  CHECK(said("nl").find("Naar het dienblad: w3 b2 o1.\nIn de hand blijven: g6 p5.\n") == 0);
  for (const std::string line : {"1 take g green.2", "1 roll w1", "nonsense"}) {
    const auto no = folder.run({"what", "--json", file, line});
    CHECK(no.status == 1);
    CHECK(no.json()["reason"] == folder.run({"why", "--json", file, line}).json()["reason"]);
    CHECK(folder.run({"what", file, line}).out.substr(0, 4) == "No: ");
  }
}

TEST_CASE("what tells bonuses, what is marked by itself, foxes and points") {
  const Folder folder;
  // The fourth orange field that counts for a bonus: a yellow one, and more than one cell is open.
  const auto chain =
      folder.write("chain.fox", on_the_sheet("ganz-schoen-clever",
                                             "1 use g1 green.1\n1 use g2 green.2\n1 use g3 green.3\n"
                                             "1 use g4 green.4\n1 use g5 green.5\n"));
  const json bonus = folder.run({"what", "--json", chain, "1 use g1 green.6"}).json();
  CHECK(bonus["players"][0]["earned"] == json{"blue"});
  CHECK(bonus["players"][0]["waiting"] == json{"blue"});
  CHECK(bonus["players"][0]["points"] == 6);
  // A purple 6 is one mark alone: it is made by itself.
  const auto forced = folder.write(
      "forced.fox", on_the_sheet("ganz-schoen-clever", "1 use b1 w2 blue.3\n1 use b3 w4 blue.7\n"));
  const json six = folder.run({"what", "--json", forced, "1 use b5 w6 blue.11"}).json();
  CHECK(six["players"][0]["earned"] == json{"purple6"});
  CHECK(six["players"][0]["forced"] == json{"purple.1=6"});
  CHECK_FALSE(six["players"][0].contains("waiting"));
  const auto fox = folder.write(
      "fox.fox",
      on_the_sheet("ganz-schoen-clever", "1 use b4 w5 blue.9\n1 use b4 w6 blue.10\n1 use b5 w6 blue.11\n"));
  const json earned = folder.run({"what", "--json", fox, "1 use b6 w6 blue.12"}).json();
  CHECK(earned["players"][0]["earned"] == json{"fox"});
  CHECK(earned["players"][0]["foxes"] == 1);
}

TEST_CASE("what knows Wizard, too") {
  const Folder folder;
  const auto file =
      folder.write("wizard.fox",
                   "foxsheet 1\nsheet wizard-wuerfelspiel\nplayer Ada\nplayer Ben\n---\n1 predict 2 green\n");
  const json last = folder.run({"what", "--json", file, "2 predict 3 red"}).json();
  CHECK(last["players"][0]["seat"] == 2);
  CHECK(last["players"][0]["marks"] == json{"red.3=o"});
  CHECK(folder.run({"what", file, "2 predict 2 green"}).status == 1);
}

TEST_CASE("reach says what is earned, what is open and what stands in the way") {
  const Folder folder;
  const auto file =
      folder.write("game.fox", on_the_sheet("clever-hoch-drei",
                                            "1 use n3 brown.3\n1 use n4 brown.4\n1 use n2 brown.5\n1 use p4 "
                                            "pink.1\n1 use p1 pink.2=1:points\n"));
  const auto answer = folder.run({"reach", "--json", file});
  CHECK(answer.status == 0);
  const json object = answer.json();
  CHECK(object["players"][0]["name"] == "Ada");
  const json passed = goal(object, "cells", {"brown.1", "brown.2"});
  CHECK(passed["now"] == "out");
  CHECK(passed["reason"] == "passed");
  CHECK(passed["cell"] == "brown.1");
  CHECK(goal(object, "cells", {"brown.4", "brown.5"})["now"] == "earned");
  const json open = goal(object, "cells", {"brown.5", "brown.6"});
  CHECK(open["now"] == "open");
  CHECK(open["missing"] == json{"brown.6"});
  const json given_up = goal(object, "cells", {"pink.2"});
  CHECK(given_up["reason"] == "given-up");
  const auto said = [&](const std::string& language) {
    return folder.run({"--lang", language, "reach", file}).out;
  };
  CHECK(said("en").find("was skipped.\n") != std::string::npos);
  CHECK(said("de").find("ist übersprungen.\n") != std::string::npos);
  CHECK(said("nl").find("is overgeslagen.\n") != std::string::npos);
}

TEST_CASE("reach of a game that is over leaves nothing open, and Wizard's bonus needs fields") {
  const Folder folder;
  const auto paper =
      folder.write("paper.fox", "foxsheet 1\nsheet ganz-schoen-clever\nmode paper\nplayer Ada\n---\n");
  const json all = folder.run({"reach", "--json", paper}).json();
  for (const auto& one : all["players"][0]["goals"]) {
    CHECK(one["now"] == "out");
    CHECK(one["reason"] == "over");
  }
  const auto wizard =
      folder.write("wizard.fox",
                   "foxsheet 1\nsheet wizard-wuerfelspiel\nplayer Ada\nplayer Ben\n---\n1 predict 2 green\n");
  const json bonus = goal(folder.run({"reach", "--json", wizard}).json(), "gain", "bonus");
  CHECK(bonus["now"] == "open");
  CHECK(bonus["needed"] == 9);
}

TEST_CASE("rule lists the rules and house readings of every sheet, or prints one") {
  const Folder folder;
  for (const std::string sheet : {"ganz-schoen-clever", "doppelt-so-clever", "doppelt-so-clever-gsc-dice",
                                  "clever-hoch-drei", "wizard-wuerfelspiel"}) {
    INFO(sheet);
    const auto answer = folder.run({"rule", "--sheet", sheet, "--json"});
    CHECK(answer.status == 0);
    const json object = answer.json();
    CHECK(object["ok"] == true);
    int rules = 0, readings = 0;
    for (const auto& one : object["rules"]) {
      CHECK_FALSE(one["text"].get<std::string>().empty());
      CHECK(one["text"] != one["id"]);
      ++(one["reading"] == true ? readings : rules);
    }
    CHECK(rules >= 10);
    CHECK(readings >= 5);
  }
  const auto one = folder.run({"rule", "--sheet", "ganz-schoen-clever", "gsc-green", "--json"});
  CHECK(one.json()["rules"].size() == 1);
  CHECK(one.json()["rules"][0]["reading"] == false);
  const auto said = [&](const std::string& language) {
    return folder.run({"--lang", language, "rule", "--sheet", "ganz-schoen-clever", "gsc-green"}).out;
  };
  CHECK(said("en").find("gsc-green: Green goes from left to right") == 0);
  CHECK(said("de").find("gsc-green: Grün geht von links nach rechts") == 0);
  CHECK(said("nl").find("gsc-green: Groen gaat van links naar rechts") == 0);
}

TEST_CASE("rule says it when there is no such sheet, or no such rule on it") {
  const Folder folder;
  const auto sheet = folder.run({"rule", "--sheet", "nothing", "--json"});
  CHECK(sheet.status == 2);
  CHECK(sheet.json()["reason"] == "sheet-unknown");
  const auto rule = folder.run({"rule", "--sheet", "clever-hoch-drei", "gsc-green"});
  CHECK(rule.status == 2);
  CHECK(rule.out == "This sheet has no such rule: gsc-green.\n");
  CHECK(folder.run({"rule"}).status == 2);
}

TEST_CASE("the protocol answers the same as the commands") {
  const Folder folder;
  const auto file = folder.write("game.fox", kRolled);
  const auto talk =
      folder.run({"protocol"}, "load " + file + "\nwhat 1 take y yellow.34\nreach\nstate\nquit\n");
  std::istringstream lines(talk.out);
  std::string loaded, what, reach, state;
  std::getline(lines, loaded), std::getline(lines, what), std::getline(lines, reach),
      std::getline(lines, state);
  CHECK(what + "\n" == folder.run({"what", "--json", file, "1 take y yellow.34"}).out);
  CHECK(reach + "\n" == folder.run({"reach", "--json", file}).out);
  CHECK(json::parse(state)["state"] == json::parse(loaded)["state"]);
}
