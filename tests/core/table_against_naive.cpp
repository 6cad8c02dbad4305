// Whole table games of the engine beside the naive implementation: after every line the legal lines, the dice
// and every player's pad are the same.
// Setting: begins early
// Setting: plain frames
// Setting: plain copies
#include "compare_naive.h"

using namespace compare;

namespace {

void one_table_game(const std::string& id, const play::Mix& mix, std::uint64_t seed) {
  const int players = mix.players;
  const bool switched = mix.switched;
  const SheetDef& def = sheets::def(id);
  const Rules rules = make_rules(def, players, Mode::table, sheets::switches(def, switched));
  naive::Game other(id, players, "table", sheets::switch_names(def, switched));
  play::Random random(seed);
  const auto lines = std::make_unique<Lines>();
  Events events;
  State state = Family::begin(rules, events);
  std::string history;
  Pads pads;
  while (true) {
    INFO(id << " players " << players << " seed " << seed << "\n" << history);
    table_agrees(rules, state, other, pads);
    Family::legal(rules, state, *lines);
    REQUIRE(sorted_texts(rules, *lines) == other.legal());
    if (lines->empty()) break;
    Line line = play::choose(rules, state, *lines, mix.hunting, random);
    if (is_throw(line)) line.dice = play::throw_dice(rules, state, random);
    const std::string text = write_line(rules, line);
    history += text + "\n";
    REQUIRE(other.apply(text));
    REQUIRE(!Family::why(rules, state, line));
    Family::play(rules, state, line, nullptr);
  }
  REQUIRE(state.phase == Phase::over);
}

void table_games(const std::string& id) {
  const int count = amount(500, 10000);
  for (int game = 0; game < count; ++game)
    one_table_game(id, play::Mix(game), static_cast<std::uint64_t>(game));
}

}  // namespace

TEST_CASE("Table games of Ganz schön clever run as in the naive implementation") {
  table_games("ganz-schoen-clever");
}

TEST_CASE("Table games of Doppelt so clever run as in the naive implementation") {
  table_games("doppelt-so-clever");
}

TEST_CASE("Table games with the dice of the first game run as in the naive implementation") {
  table_games("doppelt-so-clever-gsc-dice");
}

TEST_CASE("Table games of Clever hoch Drei run as in the naive implementation") {
  table_games("clever-hoch-drei");
}
