// Sheet mode of the engine beside the naive implementation: any dice in any role, the same uses are legal and
// the same pads follow.
// Setting: begins early
// Setting: plain frames
// Setting: plain copies
#include "compare_naive.h"
#include "core/clever/sheet_mode.h"
#include "core/clever/turn.h"

using namespace compare;

namespace {

std::string dice_text(const Rules& rules, const Line& use) {
  // A use without a mark, written as the words for `legal --use`.
  Line with_mark = use;
  with_mark.area = with_mark.cell = 0;
  std::string text = write_line(rules, with_mark);
  text = text.substr(std::string("1 use ").size());
  return text.substr(0, text.rfind(' '));
}

void one_sheet_game(const std::string& id, const play::Mix& mix, std::uint64_t seed) {
  const int players = mix.players;
  const bool switched = mix.switched;
  const SheetDef& def = sheets::def(id);
  const Rules rules = make_rules(def, players, Mode::sheet, sheets::switches(def, switched));
  naive::Game other(id, players, "sheet", sheets::switch_names(def, switched));
  play::Random random(seed);
  const auto lines = std::make_unique<Lines>();
  Events events;
  State state = Family::begin(rules, events);
  std::string history;
  Pads pads;
  for (int step = 0; step < 150 && state.phase != Phase::over; ++step) {
    INFO(id << " players " << players << " seed " << seed << "\n" << history);
    pads.agree(rules, state, other);
    Family::legal(rules, state, *lines);
    REQUIRE(sorted_texts(rules, *lines) == other.legal());
    const bool plain = random.below(6) == 0 || somebody_waits(rules, state);
    if (!plain) {
      lines->clear();
      const Line use = play::random_use(rules, random);
      list_uses(rules, state, use, *lines);
      INFO("dice " << dice_text(rules, use));
      REQUIRE(sorted_texts(rules, *lines) == other.legal_use(dice_text(rules, use)));
    }
    if (lines->empty()) continue;
    const Line line = play::choose(rules, state, *lines, mix.hunting, random);
    if (line.kind == LineKind::round && random.below(4) != 0) continue;
    const std::string text = write_line(rules, line);
    history += text + "\n";
    REQUIRE(other.apply(text));
    REQUIRE(!Family::why(rules, state, line));
    Family::play(rules, state, line, nullptr);
  }
}

void games(const std::string& id) {
  const int count = amount(200, 10000);
  for (int game = 0; game < count; ++game)
    one_sheet_game(id, play::Mix(game), static_cast<std::uint64_t>(game));
}

}  // namespace

TEST_CASE("Sheets of Ganz schön clever fill as in the naive implementation") {
  games("ganz-schoen-clever");
}

TEST_CASE("Sheets of Doppelt so clever fill as in the naive implementation") {
  games("doppelt-so-clever");
}

TEST_CASE("Sheets with the dice of the first game fill as in the naive implementation") {
  games("doppelt-so-clever-gsc-dice");
}

TEST_CASE("Sheets of Clever hoch Drei fill as in the naive implementation") {
  games("clever-hoch-drei");
}
