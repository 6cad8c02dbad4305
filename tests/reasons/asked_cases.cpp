// What people ask at the table: the answer is no, and it says the reason that holds, in three languages.
#include "game_world.h"
#include "reasons/cases.h"

namespace reasons {
namespace {

std::string asked_at(const std::string& sheet, int players, const std::string& lines,
                     const std::string& rules = "") {
  std::string text = worlds::header(sheet, "table", players, rules);
  for (const auto& line : worlds::split(lines, ';')) text += line + "\n";
  return text;
}

const std::string kGscId = "ganz-schoen-clever", kDscId = "doppelt-so-clever", kCh3Id = "clever-hoch-drei";
const std::string kAllSixes = "1 roll w6 y6 b6 g6 o6 p6";
const std::string kThree =
    kAllSixes + "; 1 forfeit; " + kAllSixes + "; 1 forfeit; " + kAllSixes + "; 1 forfeit";
const std::string kAllSwept = "1 roll w1 y1 b1 g1 o1 p6; 1 take p purple.1=6";

std::vector<AskedCase> about_turns() {
  return {
      {asked_at(kGscId, 2, kThree),
       "2 reroll w1 y1 b1 g1 o1 p1",
       "active-only",
       "reroll",
       {"Re-roll: only the player whose turn it is may do this, and that is Ada.",
        "Nachwürfeln: Das macht nur, wer am Zug ist, und das ist Ada.",
        "Nogmaals dobbelen: dat doet alleen wie aan de beurt is, en dat is Ada."}},
      {asked_at(kDscId, 2, "1 roll w1 s1 y1 b1 g1 p6; 1 take p pink.1=6"),
       "2 back s",
       "active-only",
       "dice-back",
       {"Dice back: only the player whose turn it is may do this, and that is Ada.",
        "Rückholen: Das macht nur, wer am Zug ist, und das ist Ada.",
        "Terughalen: dat doet alleen wie aan de beurt is, en dat is Ada."}},
      {asked_at(kGscId, 2, kAllSwept),
       "1 roll w1",
       "no-dice-in-hand",
       "turn",
       {"No dice are left in hand.", "Es ist kein Würfel mehr in der Hand.",
        "Er zijn geen dobbelstenen meer in de hand."}},
      {asked_at(kGscId, 2, kThree),
       kAllSixes,
       "rolls-used",
       "turn",
       {"All 3 rolls of this turn are used.", "Alle 3 Würfe dieses Zuges sind verbraucht.",
        "Alle 3 worpen van deze beurt zijn op."}},
      {asked_at(kGscId, 2, kAllSixes, "forfeit-freely off"),
       "1 forfeit",
       "forfeit-fits",
       "forfeit-useless",
       {"The white die can still be used, so this roll may not be let go.",
        "Weiß ist noch nutzbar, also verfällt dieser Wurf nicht.",
        "De witte dobbelsteen is nog bruikbaar, dus deze worp vervalt niet."}},
  };
}

std::vector<AskedCase> about_marks() {
  return {
      {asked_at(kGscId, 2, kAllSixes),
       "1 take w",
       "mark-missing",
       "take-marks",
       {"No field is named for the white die, and a die is taken together with a mark.",
        "Für Weiß ist kein Feld genannt, und ein Würfel wird zusammen mit einem Eintrag genommen.",
        "Voor de witte dobbelsteen is geen vakje genoemd, en een dobbelsteen neem je samen met iets dat je "
        "invult."}},
      {gsc(kBlueWaits),
       "1 bonus blue",
       "bonus-unmarked",
       "bonus-at-once",
       {"The blue bonus is a mark: it is made at once and never skipped.",
        "Der Bonus Blau ist ein Eintrag: Er wird sofort gemacht und nie übersprungen.",
        "De blauwe bonus vult een vakje in: dat doe je meteen en sla je nooit over."}},
      {worlds::header(kGscId, "sheet", 2) + "1 use y3 yellow.11\n1 use y6 yellow.12\n1 use y5 yellow.13\n",
       "2 bonus blue blue.5",
       "bonus-not-yours",
       "bonus-at-once",
       {"This one belongs to Ada: blue bonus.", "Der Bonus Blau gehört Ada.",
        "Deze is van Ada: blauwe bonus."}},
      {ch3("1 use p1 pink.1=1"),
       "1 use p5 pink.2",
       "mark-open",
       "ch3-pink",
       {"Say what goes into the second pink field: several entries are possible.",
        "Sag, was eingetragen wird, es geht mehreres: Rosa, zweites Feld.",
        "Zeg wat er komt, er is meer mogelijk: roze, tweede vakje."}},
      {ch3(),
       "1 use y3 from I yellow.23",
       "roll-row-differs",
       "roll-row",
       {"This die goes in row I of yellow, and the yellow 3 in row II is not there.",
        "Dieser Würfel gehört in Reihe I von Gelb, und Gelb 3 in Reihe II liegt nicht darin.",
        "Deze dobbelsteen hoort in rij I van geel, en geel 3 in rij II ligt daar niet."}},
      {gsc("1 use g1 green.1; 1 use g2 green.2; 1 use g3 green.3; 1 use g4 green.4"),
       "1 use g6 green.6",
       "left-to-right",
       "gsc-green",
       {"No gaps in green: the fifth green field (from 5) comes next, not the sixth green field (from 1).",
        "Keine Lücken in Grün: Jetzt kommt Grün, fünftes Feld (ab 5), nicht Grün, sechstes Feld (ab 1).",
        "Geen gaten in groen: nu komt groen, vijfde vakje (vanaf 5), niet groen, zesde vakje (vanaf 1)."}},
  };
}

std::vector<AskedCase> about_dice() {
  const std::string silvers =
      "1 use s3 silver.y3; 1 use s3 silver.b3; 1 use s3 silver.g3; 1 use s3 silver.p3";
  return {
      {dsc(silvers),
       "1 use s3 p2 silver.p2",
       "die-marks-nothing",
       "dsc-silver",
       {"The silver die marks nothing here, so it may not be chosen: every 3 of silver is crossed.",
        "Silber trägt hier nichts ein und darf nicht gewählt werden: In Silber ist jede 3 angekreuzt.",
        "De zilveren dobbelsteen vult hier niets in en mag niet gekozen worden: in zilver is elke 3 "
        "aangekruist."}},
      {dsc(),
       "1 use s5 w2 silver.y5 silver.b2 silver.g2",
       "chain-die-twice",
       "dsc-silver",
       {"The white die makes one cross only, and the silver 2 in the green row would be its second.",
        "Weiß macht nur ein Kreuz, und Silber 2 in der Reihe Grün wäre das zweite.",
        "De witte dobbelsteen geeft maar één kruisje, en zilver 2 in de rij van groen zou het tweede zijn."}},
      {ch3(),
       "1 use t3 turquoise.13 turquoise.23",
       "companions-none",
       "companions",
       {"No other die showing 3 lies on the dice fields, so one cross only.",
        "Kein anderer Würfel mit 3 liegt auf den Würfelfeldern, also nur ein Kreuz.",
        "Er ligt op de dobbelsteenvelden geen andere dobbelsteen met 3, dus maar één kruisje."}},
      {ch3(),
       "1 use t3 passive turquoise.13 turquoise.23",
       "companions-none",
       "companions",
       {"No other die showing 3 lies on the platter, so one cross only.",
        "Kein anderer Würfel mit 3 liegt auf dem Tablett, also nur ein Kreuz.",
        "Er ligt op het dienblad geen andere dobbelsteen met 3, dus maar één kruisje."}},
      {asked_at(kCh3Id, 1, "1 roll w6 y3 t3 b6 n6 p6"),
       "1 take t turquoise.13 turquoise.23",
       "companions-none",
       "companions",
       {"No other die showing 3 lies on the dice fields, so one cross only.",
        "Kein anderer Würfel mit 3 liegt auf den Würfelfeldern, also nur ein Kreuz.",
        "Er ligt op de dobbelsteenvelden geen andere dobbelsteen met 3, dus maar één kruisje."}},
      {dsc(),
       "1 use s4 y4 silver.y4 silver.y5",
       "chain-not-swept",
       "sweep",
       {"Of the dice going to the platter now, none is left for the silver 5 in the yellow row.",
        "Von den Würfeln, die jetzt aufs Tablett gehen, bleibt keiner für Silber 5 in der Reihe Gelb.",
        "Van de dobbelstenen die nu naar het dienblad gaan, is er geen over voor zilver 5 in de rij van "
        "geel."}},
      {asked_at(kGscId, 2, "1 roll w4 y4 b2 g6 o1 p5; 1 take y yellow.34"),
       "1 roll g1 p1",
       "dice-missing",
       "sweep",
       {"The white die is missing from this roll.", "Weiß fehlt in diesem Wurf.",
        "De witte dobbelsteen ontbreekt in deze worp."}},
  };
}

}  // namespace

std::vector<AskedCase> asked_cases() {
  std::vector<AskedCase> all = about_turns();
  for (auto&& some : {about_marks(), about_dice()}) all.insert(all.end(), some.begin(), some.end());
  return all;
}

}  // namespace reasons
