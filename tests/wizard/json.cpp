// What the referee program prints of this family.
#include <nlohmann/json.hpp>

#include "catch.h"
#include "game/wizard_json.h"
#include "world.h"

using world::Game;

TEST_CASE("A state as JSON has the keys of the contract") {
  Game game(2, "magic-cards on");
  game.play(
      "card extra-die; 1 predict 1 green; 2 predict 2 red; 1 wizards blue; 1 roll g3 w2 j2; 2 stop jester");
  const auto json = state_json(game.rules, game.state, {"Ada", "Ben"});
  const auto expected = nlohmann::json::parse(R"({
    "sheet":"wizard-wuerfelspiel","mode":"table","round":1,"phase":"stop","seer":1,"next_seer":2,"wizards":"blue",
    "card":"extra-die","throw":1,"throws":3,"dice":{"g":3,"w":2,"j":2},"target":9,"magic_cards":true,"over":false,
    "players":[
      {"seat":1,"name":"Ada","marks":["green.1=o"],"areas":{"green":0,"red":0,"yellow":0,"blue":0},
       "columns":[0,0,0,0,0],"penalties":0,"xs":0,"jesters":0,"bonus":0,"total":0,"prediction":"green.1",
       "passed":false,"scored":false},
      {"seat":2,"name":"Ben","marks":["jester.2","red.2=0"],"areas":{"green":0,"red":0,"yellow":0,"blue":0},
       "columns":[0,0,0,0,0],"penalties":0,"xs":1,"jesters":1,"bonus":0,"total":0,"prediction":"red.2",
       "passed":false,"scored":true}]})");
  CHECK(json == expected);
  Game fresh(2);
  const auto start = state_json(fresh.rules, fresh.state, {});
  for (const char* key : {"next_seer", "wizards", "card"}) CHECK(start[key].is_null());
  CHECK(start["dice"] == nlohmann::json::object());
}

TEST_CASE("A score as JSON has the places and says how a tie was broken") {
  Game game(3, "", fox::wizard::Mode::paper);
  game.play("1 mark green.2=X jester.1; 2 mark green.2=X; 3 mark red.5=1");
  const auto json = score_json(game.rules, game.state, {"Ada", "Ben", "Cleo"});
  CHECK(json["tie_break"] == "jesters");
  CHECK(json["players"][0]["rank"] == 2);
  CHECK(json["players"][1]["rank"] == 1);
  CHECK(json["players"][2]["rank"] == 3);
  CHECK(json["players"][2]["areas"]["red"] == -1);
  CHECK(json["players"][2]["penalties"] == 1);
}

TEST_CASE("The arguments of a refusal as JSON are numbers and the words of a record") {
  Game game(2);
  game.play("1 predict 5 green");
  fox::wizard::Line line;
  line.kind = fox::wizard::LineKind::predict;
  line.seat = 1;
  line.colour = 0;
  line.number = 5;
  const auto no = why(game.rules, game.state, line);
  CHECK(arguments_json(game.rules, *no) == nlohmann::json::parse(R"({"cell":"green.5","seat":1})"));
}
