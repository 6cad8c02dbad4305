// Refusals about whose turn it is and what is due.
#include "game_world.h"
#include "reasons/cases.h"

namespace reasons {
namespace {

std::string game(const std::string& mode, int players, const std::string& lines = "") {
  std::string text = worlds::header("ganz-schoen-clever", mode, players);
  for (const auto& line : worlds::split(lines, ';')) text += line + "\n";
  return text;
}

const std::string kRoll = "1 roll w6 y6 b6 g6 o6 p6";
const std::string kForfeited = kRoll + "; 1 forfeit; " + kRoll + "; 1 forfeit; " + kRoll + "; 1 forfeit";
const std::string kOver = "round; round; round; 1 bonus black green.1; round; round; round";
// White and blue are the only dice left, and the second of them circles the dice-back action.
const std::string kNoDice = "1 roll w6 s1 y1 b6 g1 p1\n1 take b blue.1=12\n1 roll w1\n1 take w blue.2=7\n";
// Everything is swept by the first pick, and nothing is taken back.
const std::string kPassive = "1 roll w1 s1 y1 b1 g1 p6\n1 take p pink.1=6\n1 roll w1 s2 y3 b4 g5 p6\n";

}  // namespace

std::vector<Case> turn_cases() {
  return {
      {"game-over", game("sheet", 1, kOver), "1 use g2 green.2", "{}",
       "The game is over, nothing more can be entered."},
      {"other-mode", game("table", 1), "1 use y3 yellow.11", "{}",
       "This game is kept in another way and has no such line."},
      {"other-mode", game("sheet", 1), "1 forfeit", "{}",
       "This game is kept in another way and has no such line."},
      {"other-mode", game("paper", 1), "1 take y yellow.11", "{}",
       "This game is kept in another way and has no such line."},
      {"no-such-seat", game("table", 2), "3 forfeit", R"({"seat": 3})",
       "There is no player 3 at this table."},
      {"no-such-seat", game("sheet", 1), "2 use g1 green.1", R"({"seat": 2})",
       "There is no player 2 at this table."},
      {"not-your-turn", game("table", 2), "2 roll w1 y1 b1 g1 o1 p1", R"({"seat": 1})",
       "Now it is Ada's turn."},
      {"not-your-turn", game("table", 2, kForfeited + "; 2 decline"), "1 roll w1 y1 b1 g1 o1 p1",
       R"({"seat": 2})", "Now it is Ben's turn."},
      {"bonus-waits", game("sheet", 1, kBlueWaits), "1 use g1 green.1", R"({"bonus": "blue"})",
       "First use the blue bonus, it is still waiting."},
      {"others-bonus-waits", game("sheet", 2, kBlueWaits), "round", R"({"seat": 1})",
       "Wait a moment: Ada still has a bonus to use."},
      {"throw-first", game("table", 1), "1 take y yellow.11", "{}", "First the dice must be thrown."},
      {"throw-first", game("table", 1, kForfeited), "1 decline", "{}", "First the dice must be thrown."},
      {"throw-not-due", game("table", 1, kRoll), kRoll, "{}",
       "No throw now, the dice on the table come first."},
      {"no-dice-in-hand", worlds::header("doppelt-so-clever", "table", 1) + kNoDice, "1 roll w1", "{}",
       "No dice are left in hand."},
      {"dice-missing", game("table", 1), "1 roll w1 y1 b1 g1 o1", R"({"die": "p"})",
       "The purple die is missing from this roll."},
      {"die-not-thrown", game("table", 1, "1 roll w3 y4 b2 g6 o1 p5; 1 take y yellow.34"), "1 roll w1 g1 p1",
       R"({"die": "w"})", "The white die is not in hand and was not thrown."},
      {"rolling-goes-on", game("table", 2, kRoll), "2 take y yellow.44", R"({"seat": 1})",
       "Not yet: Ada is still rolling."},
      {"rolling-over", game("table", 2, kForfeited), "1 take y yellow.44", "{}",
       "The rolling of this turn is over."},
      {"turn-part-done", game("table", 3, kForfeited + "; 2 decline"), "2 decline", "{}",
       "The choice from the platter is already made for this turn."},
      {"finished", game("table", 3, kForfeited), "1 done", "{}", "You are already done with this turn."},
      {"regular-part-first", game("table", 3, kForfeited), "2 done", "{}",
       "First take a die from the platter or decline."},
      {"done-not-needed", game("table", 1), "1 done", "{}",
       "Nothing to finish yet, there are still dice to throw."},
      {"serve-first", game("table", 1, kForfeited + "; 1 roll w1 y1 b1 g1 o1 p1"), "1 decline", "{}",
       "First say which three dice lie on the platter."},
      {"serve-not-due", game("table", 1), "1 serve w y b", "{}",
       "There is nothing to lay on the platter now."},
      {"serve-not-lowest", game("table", 1, kForfeited + "; 1 roll w1 y2 b3 g3 o5 p6"), "1 serve w y o", "{}",
       "The platter gets the three lowest dice, not these."},
      {"serve-fields-unused", game("table", 1, kForfeited + "; 1 roll w1 y2 b3 g3 o5 p6"),
       "1 serve w y b fields g o p", "{}",
       "On this sheet it does not matter which dice field a die lies on."},
      {"forfeit-not-now", game("table", 1), "1 forfeit", "{}", "There is no roll on the table to let go."},
      {"decline-not-now", game("table", 2), "2 decline", "{}",
       "There is nothing to decline yet, the platter comes later."},
      {"die-on-field", game("table", 1, "1 roll w3 y4 b2 g6 o1 p5; 1 take y yellow.34; 1 roll g6 p5"),
       "1 take y yellow.34", R"({"die": "y"})", "The yellow die already lies on a dice field."},
      {"die-on-platter", game("table", 1, "1 roll w3 y4 b2 g6 o1 p5; 1 take y yellow.34; 1 roll g6 p5"),
       "1 take o orange.1=1", R"({"die": "o"})", "The orange die already lies on the platter."},
      {"fields-closed",
       game("table", 2,
            "1 roll w3 y4 b2 g6 o1 p5; 1 take y yellow.34; 1 roll g6 p5; 1 forfeit; 1 roll g6 p5; 1 forfeit"),
       "2 take y yellow.34", R"({"die": "y"})",
       "The yellow die lies on a dice field, and the platter still has one you can use."},
      {"fields-closed-alone", game("table", 1, kForfeited + "; 1 roll w1 y2 b3 g4 o5 p6"),
       "1 take p purple.1=6", R"({"die": "p"})",
       "The purple die is not on the platter, and playing alone you take only from there."},
      {"back-not-on-platter", worlds::header("doppelt-so-clever", "table", 1) + kNoDice, "1 back w",
       R"({"die": "w"})", "The white die is not on the platter, so it cannot come back."},
      {"back-not-now",
       worlds::header("doppelt-so-clever", "table", 1) +
           "1 roll w6 s1 y1 b6 g6 p1\n1 take b blue.1=12\n1 roll w1 g1\n1 take w blue.2=7\n1 roll g1\n",
       "1 back s", "{}", "No die comes back now, only just before the next roll."},
      {"back-alone", worlds::header("doppelt-so-clever", "table", 1) + kPassive, "1 back s", "{}",
       "This is the passive turn, no die comes back in it."},
  };
}

}  // namespace reasons
