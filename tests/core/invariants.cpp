// What must hold after every line of any game, held up over random play: half of it uniform, half hunting the
// ends of rows and tracks. The sheets are proved side by side.
// Setting: begins early
// Setting: plain frames
// Setting: once for ganz-schoen-clever doppelt-so-clever doppelt-so-clever-gsc-dice clever-hoch-drei

#include <fstream>

#include "form_lines.h"
#include "game/record.h"
#include "game/typed_game.h"

namespace invariants {
namespace {

// One game under watch.
class Watched {
 public:
  Watched(const std::string& id, const play::Mix& mix, Mode mode, std::uint64_t seed, Seen& seen)
      : def_(sheets::def(id)),
        rules_(make_rules(def_, mix.players, mode, sheets::switches(def_, mix.switched))),
        random_(seed),
        game_number_(seed),
        seen_(seen),
        hunting_(mix.hunting),
        switched_(mix.switched) {
    header_.sheet = id;
    header_.mode = mode == Mode::table ? fox::RecordMode::table : fox::RecordMode::sheet;
    header_.names.resize(static_cast<std::size_t>(mix.players), "Ada");
    for (const auto& rule : sheets::switch_names(def_, mix.switched)) header_.rules.push_back(rule);
    game_ = std::make_unique<fox::TypedGame<Codec>>(header_, rules_);
    Events events;
    state_ = Family::begin(rules_, events);
    marked(events);
    REQUIRE(same_bytes(state_, game_->current()));
  }

  void run(bool form_lines) {
    INFO(def_.id << ", players " << rules_.players << ", game " << game_number_);
    std::vector<State> states{state_};
    // A table game ends by itself; a sheet alone would go on and on.
    const int most = rules_.mode == Mode::table ? 1000 : 220;
    for (int step = 0; step < most && state_.phase != Phase::over; ++step) {
      dice_are_six();
      Line line;
      if (!next_line(form_lines && sampled(), line)) continue;
      write(line);
      states.push_back(state_);
    }
    if (rules_.mode == Mode::table) REQUIRE(state_.phase == Phase::over);
    naive_points();
    for (std::size_t i = states.size(); i-- > 0;) {
      REQUIRE(same_bytes(game_->current(), states[i]));
      REQUIRE(game_->undo() == (i > 0));
    }
    while (game_->redo()) {
    }
    REQUIRE(same_bytes(game_->current(), states.back()));
    record_is_the_game();
  }

 private:
  // About once a game, wherever it stands; more often where a game seldom is.
  bool sampled() {
    const bool rare = state_.phase == Phase::serve || somebody_waits();
    if (random_.below(rare ? 6 : 40 + 25 * rules_.players) != 0) return false;
    ++seen_.positions;
    seen_.serving += state_.phase == Phase::serve;
    seen_.waiting += somebody_waits();
    seen_.last_round += state_.round == rules_.rounds();
    seen_.switched += switched_;
    return true;
  }

  // The lines as a record, read again: the same game.
  void record_is_the_game() const {
    std::string text = fox::write_header(header_);
    for (const auto& line : game_->lines()) text += line + "\n";
    static fox::SheetLibrary library;
    const auto replay = fox::replay_record(text, library);
    INFO(text);
    REQUIRE_FALSE(replay.fault);
    const auto* again = dynamic_cast<const fox::TypedGame<Codec>*>(replay.game.get());
    REQUIRE(again != nullptr);
    REQUIRE(same_bytes(again->current(), game_->current()));
    REQUIRE(again->lines() == game_->lines());
  }

  void dice_are_six() const {
    if (rules_.mode != Mode::table) return;
    const unsigned on_fields = field_dice(state_);
    REQUIRE((state_.hand & state_.platter) == 0);
    REQUIRE((on_fields & (state_.hand | state_.platter)) == 0);
    REQUIRE((state_.hand | state_.platter | on_fields) == (1u << rules_.sheet.dice) - 1);
  }

  // A line to write, or none this time; at the sampled step everything that could be written is tried first.
  bool next_line(bool sampled, Line& line) {
    static const auto lines = std::make_unique<Lines>();
    lines->clear();
    Family::legal(rules_, state_, *lines);
    REQUIRE_FALSE(lines->empty());
    seen_.widest_list = std::max(seen_.widest_list, lines->size());
    const Keys legal = keys_of(*lines);
    Former former(rules_, state_, random_, seen_);
    if (sampled && rules_.mode == Mode::table) former.table(legal);
    if (sampled && rules_.mode == Mode::sheet) former.sheet(legal);
    const bool plain = rules_.mode == Mode::table || somebody_waits() || random_.below(6) == 0;
    if (!plain) {
      lines->clear();
      const Line use = play::random_use(rules_, random_);
      list_uses(rules_, state_, use, *lines);
      seen_.widest_list = std::max(seen_.widest_list, lines->size());
      if (sampled) former.uses(use, keys_of(*lines));
      if (lines->empty()) return false;
    }
    if (sampled) texts(*lines);
    line = play::choose(rules_, state_, *lines, hunting_, random_);
    if (line.kind == LineKind::round && random_.below(4) != 0) return false;
    if (is_throw(line)) line.dice = play::throw_dice(rules_, state_, random_);
    return true;
  }

  [[nodiscard]] bool somebody_waits() const {
    for (int seat = 0; seat < rules_.players; ++seat)
      if (state_.pads[static_cast<std::size_t>(seat)].waiting.any()) return true;
    return false;
  }

  // Text to line to text.
  void texts(const Lines& lines) {
    for (std::size_t i = 0; i < lines.size(); i += 1 + lines.size() / 60) {
      if (is_throw(lines[i])) continue;
      const std::string text = write_line(rules_, lines[i]);
      const auto read = read_line(rules_, state_, text);
      INFO(text);
      REQUIRE(std::holds_alternative<std::vector<Line>>(read));
      const auto& again = std::get<std::vector<Line>>(read);
      REQUIRE(again.size() == 1);
      REQUIRE(again[0] == lines[i]);
      REQUIRE(write_line(rules_, again[0]) == text);
    }
  }

  void write(const Line& line) {
    const std::string text = write_line(rules_, line);
    INFO(text);
    REQUIRE_FALSE(Family::why(rules_, state_, line).has_value());
    const auto outcome = Family::apply(rules_, state_, line);
    REQUIRE(std::holds_alternative<fox::Step<Family>>(outcome));
    const auto& step = std::get<fox::Step<Family>>(outcome);
    Family::play(rules_, state_, line, nullptr);  // without events the same
    REQUIRE(same_bytes(step.state, state_));
    REQUIRE_FALSE(game_->submit(text).has_value());
    REQUIRE(same_bytes(game_->current(), state_));
    const std::size_t chain = marked(step.events);
    if (chain > seen_.longest_chain) seen_.longest_chain = chain, seen_.chain_line = text;
    seen_.longest_events = std::max(seen_.longest_events, step.events.size());
  }

  // How many marks the events make; nothing is marked twice but a circle that becomes a cross.
  std::size_t marked(const Events& events) {
    std::size_t marks = 0;
    for (const auto& event : events) {
      foxes_[event.seat] += event.kind == Event::Kind::fox;
      if (event.kind != Event::Kind::mark) continue;
      ++marks;
      REQUIRE(marked_.insert({event.seat, event.area, event.cell, event.choice == Choice::circle}).second);
    }
    return marks;
  }

  // The points once more: areas by the naive formula from the marks alone, foxes as they were told one by
  // one.
  void naive_points() const {
    naive::Game other(def_.id, rules_.players, "sheet");
    const bool floor = switched_ && def_.id.rfind("doppelt", 0) == 0;
    for (int seat = 1; seat <= rules_.players; ++seat) {
      const Pad& pad = state_.pads[static_cast<std::size_t>(seat - 1)];
      for (const auto& mark : fox::clever::marks(rules_, pad)) other.force_mark(seat, mark);
      const PlayerTally tally = tally_of(rules_, state_, static_cast<std::size_t>(seat - 1));
      const auto areas = other.areas(seat);
      int sum = 0, lowest = 1000;
      for (std::size_t a = 0; a < rules_.sheet.areas; ++a) {
        const int points = areas.at(def_.areas[a].id);
        REQUIRE(tally.areas[a] == points);
        sum += points;
        lowest = std::min(lowest, points);
      }
      if (floor) lowest = std::max(lowest, 0);
      const int foxes = foxes_[static_cast<std::size_t>(seat - 1)];
      REQUIRE(tally.foxes == foxes);
      REQUIRE(tally.total == sum + foxes * lowest);
    }
  }

  const SheetDef& def_;
  Rules rules_;
  play::Random random_;
  std::uint64_t game_number_;
  Seen& seen_;
  bool hunting_, switched_;
  fox::Header header_;
  State state_;
  std::unique_ptr<fox::TypedGame<Codec>> game_;
  std::set<std::tuple<int, int, int, bool>> marked_;
  std::array<int, kMaxPlayers> foxes_{};
};

// One game in fifteen tries everything at some places.
void games(const std::string& id, Mode mode, int count) {
  Seen seen;
  for (int game = 0; game < count; ++game) {
    const auto seed = static_cast<std::uint64_t>(game) + (mode == Mode::table ? 0 : 1u << 20);
    Watched(id, play::Mix(game), mode, seed, seen).run(game % 15 == 3);
  }
  REQUIRE(seen.formed_legal > 0);
  REQUIRE(seen.waiting > 0);
  REQUIRE(seen.last_round > 0);
  REQUIRE(seen.switched > 0);
  if (mode == Mode::table) REQUIRE(seen.serving > 0);
  std::printf(
      "%s, %s: %d games, longest chain %zu marks and %zu events in a line (%s), widest list %zu, "
      "%zu lines formed at %zu positions, %zu of them legal\n",
      id.c_str(), mode == Mode::table ? "table" : "sheet", count, seen.longest_chain, seen.longest_events,
      seen.chain_line.c_str(), seen.widest_list, seen.formed, seen.positions, seen.formed_legal);
}

const char* const kSetting = "// Setting: once for";

std::vector<std::string> sheets_asked_for() {
  const char* const one = std::getenv("FOXSHEET_TEST_FOR");
  if (one == nullptr || std::string(one) == "all") return sheets::all();
  return {one};
}

}  // namespace

TEST_CASE("Everything that must hold holds in random games at the table") {
  for (const auto& id : sheets_asked_for()) games(id, Mode::table, amount(500, 5000));
}

TEST_CASE("Everything that must hold holds in random games of sheets alone") {
  for (const auto& id : sheets_asked_for()) games(id, Mode::sheet, amount(1500, 15000));
}

TEST_CASE("Every sheet is played at random, as an entry of its own") {
  std::string every = kSetting;
  for (const auto& id : sheets::all()) every += " " + id;
  std::ifstream own(FOXSHEET_SOURCE_DIR "/tests/core/invariants.cpp");
  std::string line;
  while (std::getline(own, line) && line.rfind(kSetting, 0) != 0) {
  }
  REQUIRE(line == every);
}

}  // namespace invariants
