// Random play never spells out a list: it chooses by place, and looks again only where something was marked.
// It must choose among the same lines as everybody else.
// Setting: plain frames
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "core/clever/grouped_lines.h"
#include "core/clever/table_mode.h"
#include "play.h"
#include "sheets.h"

using namespace fox::clever;

namespace {

void one_game(const std::string& id, const play::Mix& mix, std::uint64_t seed) {
  const int players = mix.players;
  const SheetDef& def = sheets::def(id);
  const Rules rules = make_rules(def, players, Mode::table, sheets::switches(def, mix.switched));
  INFO(id << " players " << players << " seed " << seed);
  play::Random random(seed);
  const auto lines = std::make_unique<Lines>();
  const auto groups = std::make_unique<GroupedLines>();
  Events events;
  State state = Family::begin(rules, events);
  while (true) {
    Family::legal(rules, state, *lines);
    groups->clear_for_next_line();
    list_table(rules, state, *groups);
    REQUIRE(groups->lines() == lines->size());
    if (lines->empty()) break;
    bool same = true;
    for (std::size_t i = 0; i < lines->size(); ++i)
      same = same && line_at(rules, state, *groups, i) == (*lines)[i];
    REQUIRE(same);
    Line line = play::choose(rules, state, *lines, mix.hunting, random);
    if (is_throw(line)) line.dice = play::throw_dice(rules, state, random);
    Family::play(rules, state, line, nullptr);
  }
}

// A game of a few marks, and where it stood before one of them: does a list that kept what was counted stop
// the program there?
bool stops_when_stepping_back(bool clears) {
  const Rules rules = make_rules(sheets::def("ganz-schoen-clever"), 1, Mode::table);
  play::Random random(5);
  const auto lines = std::make_unique<Lines>();
  const auto groups = std::make_unique<GroupedLines>();
  Events events;
  State state = Family::begin(rules, events);
  const State begin = state;
  while (state.phase != Phase::pick || state.pads[0].marked == begin.pads[0].marked) {
    Family::legal(rules, state, *lines);
    Line line = play::choose(rules, state, *lines, false, random);
    if (is_throw(line)) line.dice = play::throw_dice(rules, state, random);
    Family::play(rules, state, line, nullptr);
  }
  list_table(rules, state, *groups);
  State back = state;
  back.pads[0] = begin.pads[0];
  const pid_t child = fork();
  if (child == 0) {
    std::fclose(stderr);
    clears ? groups->clear() : groups->clear_for_next_line();
    list_table(rules, back, *groups);
    _exit(0);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

}  // namespace

TEST_CASE("Counts that were kept take no game that stepped back; new ones do") {
  CHECK(stops_when_stepping_back(false));
  CHECK_FALSE(stops_when_stepping_back(true));
}

TEST_CASE("A line chosen by its place is the one that stands there in the list") {
  for (const auto& id : sheets::all())
    for (int game = 0; game < amount(60, 2000); ++game)
      one_game(id, play::Mix(game), static_cast<std::uint64_t>(game));
}
