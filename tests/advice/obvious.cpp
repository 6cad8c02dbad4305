// Positions in which anybody who can count sees what is best: the last pick of a game, with numbers from the
// paper. No net is asked there, so they hold for each.
#include "advice/nets.h"
#include "game/clever_text.h"

using namespace fox;
using namespace fox::clever;

namespace {

class LastPick {
 public:
  // The letters and faces of the dice on the platter; the other three lie on the fields and are of no use.
  LastPick(const std::string& sheet, const std::string& platter) : table_(sheet, 1) {
    state_.round = 6;
    state_.passive_half = true;
    state_.phase = Phase::turn_end;
    state_.roll = 1;
    state_.face.fill(1);
    state_.field.fill(kNone);
    for (std::size_t i = 0; i < platter.size(); i += 3)
      for (int die = 0; die < table_.rules.sheet.dice; ++die)
        if (table_.rules.def->dice[static_cast<std::size_t>(die)].letter == platter[i]) {
          state_.platter = static_cast<std::uint8_t>(state_.platter | 1u << die);
          state_.face[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(platter[i + 1] - '0');
        }
  }

  // Marks the area's cells but for these.
  LastPick& all_but(const std::string& area, const std::string& left) {
    const auto& areas = table_.rules.def->areas;
    for (std::size_t a = 0; a < areas.size(); ++a) {
      if (areas[a].id != area) continue;
      for (std::size_t cell = 0; cell < areas[a].cells.size(); ++cell)
        if (areas[a].cells[cell].name != left && !areas[a].cells[cell].printed)
          state_.pads[0].marked[a] |= Mask{1} << cell;
        else if (table_.rules.sheet.area[a].circled != 0)
          state_.pads[0].noted[table_.rules.sheet.area[a].noted] |= Mask{1} << cell;
    }
    return *this;
  }

  // The best line, with what it gains and how much the next one gains less.
  [[nodiscard]] std::string best() const {
    advice::TurnSearch search(table_.rules, table_.net);
    const auto rated = search.rate(state_, 0);
    const int now = score(table_.rules, state_).players[0].total;
    return write_line(table_.rules, rated[0].line) + " +" +
           std::to_string(rated[0].leaf.worth.total / 64 - now);
  }

 private:
  nets::Table table_;
  State state_{};
};

}  // namespace

TEST_CASE("Ganz schön clever: the last cell of a column is worth more than a small number") {
  // Its columns are worth 10, 14, 16 and 20; all but one cell are crossed, and the fourth waits for its 6.
  // Its row gives a fox, which counts an empty area, and the diagonal an extra die, which brings 1.
  REQUIRE(LastPick("ganz-schoen-clever", "y6 o1 p1").all_but("yellow", "44").best() ==
          "1 take y yellow.44 +21");
}

TEST_CASE("Doppelt so clever: the tenth cross of yellow is worth 24") {
  REQUIRE(LastPick("doppelt-so-clever", "y4 g1 p1").all_but("yellow", "54").best() ==
          "1 take y yellow.54 +24");
  REQUIRE(LastPick("doppelt-so-clever-gsc-dice", "y4 g1 p1").all_but("yellow", "54").best() ==
          "1 take y yellow.54 +24");
}

TEST_CASE("Clever hoch Drei: the last brown cross is worth 13") {
  REQUIRE(LastPick("clever-hoch-drei", "n3 t1 p1").all_but("brown", "12").best() == "1 take n brown.12 +13");
}

TEST_CASE("where nothing gains anything, nothing is gained by the best line") {
  REQUIRE(LastPick("ganz-schoen-clever", "y6 y6 y6").all_but("yellow", "").best() == "1 decline +0");
}
