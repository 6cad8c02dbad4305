#include "advice/features.h"

#include <algorithm>

#include "advice/sheet_digest.h"
#include "core/clever/areas/kinds.h"
#include "core/clever/turn.h"

namespace fox::advice {
namespace {

using namespace clever;

constexpr int kPointStep = 3;
constexpr int kPointSteps = 25;  // more points than these are all alike
constexpr int kMostFoxes = 8;
constexpr int kWritten = 19;  // numbers beside a row's next cell: none, or up to three times six

// Takes down which questions there are.
class GroupList {
 public:
  explicit GroupList(std::vector<InputGroup>& groups) : groups_(groups) {}
  void any(Mask, int count) { add(InputGroup::Kind::any, count); }
  void one(int, int count) { add(InputGroup::Kind::one, count); }
  void ladder(int, int count) { add(InputGroup::Kind::ladder, count); }
  template <class Ask>
  void area(std::size_t, const Ask& ask) {
    ask();
  }
  [[nodiscard]] std::size_t inputs() const { return next_; }

 private:
  void add(InputGroup::Kind kind, int count) {
    groups_.push_back({kind, next_, static_cast<std::size_t>(count)});
    next_ += static_cast<std::size_t>(count);
  }

  std::vector<InputGroup>& groups_;
  std::size_t next_ = 0;
};

// Takes down the answers.
class Answers {
 public:
  explicit Answers(Inputs& inputs) : inputs_(inputs) { inputs_.words.fill(0); }
  void any(Mask answers, int count) { put(answers, count); }
  void one(int index, int count) { put(index >= 0 && index < count ? std::uint64_t{1} << index : 0, count); }
  void ladder(int steps, int count) { put((std::uint64_t{1} << std::clamp(steps, 0, count)) - 1, count); }
  template <class Ask>
  void area(std::size_t a, const Ask& ask) {
    begins_[a] = next_;
    ask();
    begins_[a + 1] = next_;
  }
  [[nodiscard]] const auto& begins() const { return begins_; }

 protected:
  // All answers up to this place, as they are there.
  void take_over(const Inputs& other, std::size_t end) {
    for (; next_ < end; next_ = std::min(end, (next_ / 64 + 1) * 64)) {
      const std::size_t word = next_ / 64, count = std::min(end, (word + 1) * 64) - next_;
      const std::uint64_t all = count == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
      inputs_.words[word] |= other.words[word] & all << next_ % 64;
    }
  }

 private:
  void put(std::uint64_t answers, int count) {
    const std::size_t word = next_ / 64, bit = next_ % 64;
    inputs_.words[word] |= answers << bit;
    if (bit != 0 && word + 1 < inputs_.words.size()) inputs_.words[word + 1] |= answers >> (64 - bit);
    next_ += static_cast<std::size_t>(count);
  }

  Inputs& inputs_;
  std::size_t next_ = 0;
  std::array<std::size_t, kMaxAreas + 1> begins_{};
};

// Takes down the answers where an area is another than what is known.
class FurtherAnswers : public Answers {
 public:
  FurtherAnswers(const KnownInputs& known, const Sheet& sheet, const Pad& pad, const AreaPoints& points,
                 Inputs& inputs)
      : Answers(inputs), known_(known), sheet_(sheet), pad_(pad), points_(points) {}
  template <class Ask>
  void area(std::size_t a, const Ask& ask) {
    if (same(sheet_.area[a], a))
      take_over(known_.inputs, known_.begins[a + 1]);
    else
      ask();
  }

 private:
  [[nodiscard]] bool same(const Area& area, std::size_t a) const {
    if (pad_.marked[a] != known_.pad.marked[a] || points_[a] != known_.points[a]) return false;
    if (area.noted != kNone && pad_.noted[area.noted] != known_.pad.noted[area.noted]) return false;
    const auto numbers = pad_.numbers.begin() + area.first_number;
    return !area.writes ||
           std::equal(numbers, numbers + area.count, known_.pad.numbers.begin() + area.first_number);
  }

  const KnownInputs& known_;
  const Sheet& sheet_;
  const Pad& pad_;
  const AreaPoints& points_;
};

// How many of the cells are missing: none, one or two.
template <class Sink>
void ask_missing(Mask cells, Mask marked, Sink& sink) {
  sink.one(count_bits(cells & ~marked), 3);
}

template <class Sink>
void ask_lines(const Area& area, Mask marked, Mask counted, Sink& sink) {
  for (std::size_t l = 0; l < area.lines; ++l) ask_missing(area.line_cells[l], counted, sink);
  if (area.free == 0) return;
  for (std::size_t r = 0; r < area.rows; ++r)
    sink.one(count_bits(marked & area.row[r]), count_bits(area.row[r] & area.all) + 1);
  for (const Mask column : area.column)
    if ((column & area.all) != 0) ask_missing(column & area.all, marked, sink);
}

// The number that stands beside the next cell, where it says what may follow or what it is worth.
template <class Sink>
void ask_numbers(const Area& area, const Pad& pad, Mask marked, Sink& sink) {
  if (!area.writes || (!area.relative && area.points != Points::pairs)) return;
  sink.one(static_cast<int>(beside(pad, area.first_number, marked & area.first_half)), kWritten);
  if (area.traits.ends != 2) return;
  const std::size_t second = area.first_number + std::size_t{area.split};
  sink.one(static_cast<int>(beside(pad, second, marked >> area.split)), kWritten);
}

template <class Sink>
void ask_area(const Area& area, const Pad& pad, std::size_t a, int points, Sink& sink) {
  const Mask marked = pad.marked[a];
  Mask counted = marked;
  sink.any(marked, area.count);
  sink.one(count_bits(marked), area.count + 1);
  if (area.noted != kNone) {
    const Mask noted = pad.noted[area.noted];
    sink.any(noted, area.count);
    counted |= noted & area.circled;
  }
  ask_lines(area, marked, counted, sink);
  ask_numbers(area, pad, marked, sink);
  sink.ladder(points / kPointStep, kPointSteps);
}

template <class Sink>
void ask_tracks(const Sheet& sheet, const Pad& pad, Sink& sink) {
  for (std::size_t t = 0; t < kActions; ++t) {
    const int fields = sheet.track[t].fields;
    if (fields == 0) continue;
    const unsigned left = fields_left(pad, static_cast<Action>(t));
    sink.one(pad.circled[t], fields + 1);
    sink.ladder(count_bits(left), fields);
    if (static_cast<Action>(t) == Action::number) sink.any(left, fields);
  }
}

// Where in the game this is: rounds left, whose throw it is, and with others when one's own turn comes.
template <class Sink>
void ask_time(const Rules& rules, const State& state, int seat, Sink& sink) {
  const int left = rules.rounds() - state.round;
  const int throws = rules.sheet.rolls + 1;
  const bool own = is_active(state, seat);
  sink.one(left * throws + (own ? state.roll - 1 : rules.sheet.rolls), kMaxRounds * throws);
  if (rules.solo()) return;
  sink.one(state.round - 1, kMaxRounds);
  sink.one(rules.players - 1, kMaxPlayers);
  sink.one(state.active, kMaxPlayers);
  sink.one((seat - state.active + rules.players) % rules.players, kMaxPlayers);
}

template <class Sink>
void ask_dice(const Rules& rules, const State& state, int seat, Sink& sink) {
  const Sheet& sheet = rules.sheet;
  const bool rolling = is_active(state, seat);
  const unsigned hand = rolling ? state.hand : 0, platter = rolling ? state.platter : 0;
  sink.any(hand, sheet.dice);
  sink.any(platter, sheet.dice);
  const unsigned lying = platter | (rolling ? field_dice(state) : 0u);
  for (int die = 0; die < sheet.dice; ++die)
    sink.one((lying >> die & 1) != 0 ? state.face[static_cast<std::size_t>(die)] - 1 : -1, kMaxFace);
  if (!sheet.some_roll_rows) return;
  for (const auto die : state.field) sink.one(rolling && die != kNone ? die : -1, sheet.dice);
}

template <class Sink>
void ask(const Rules& rules, const State& state, int seat, const PlayerTally& tally, Sink& sink) {
  const Sheet& sheet = rules.sheet;
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  for (std::size_t a = 0; a < sheet.areas; ++a)
    sink.area(a, [&] { ask_area(sheet.area[a], pad, a, tally.areas[a], sink); });
  const auto lowest = std::min_element(tally.areas.begin(), tally.areas.begin() + sheet.areas);
  sink.ladder(*lowest / kPointStep, kPointSteps);
  sink.one(static_cast<int>(lowest - tally.areas.begin()), sheet.areas);
  sink.ladder(tally.foxes, kMostFoxes);
  ask_tracks(sheet, pad, sink);
  ask_time(rules, state, seat, sink);
  ask_dice(rules, state, seat, sink);
}

}  // namespace

Layout::Layout(const Rules& rules) : heads_(std::size_t{rules.sheet.areas} + 1) {
  GroupList list(groups_);
  State nothing{};
  nothing.round = 1;
  ask(rules, nothing, 0, {}, list);
  inputs_ = list.inputs();
  Digest digest;
  for (const InputGroup& group : groups_) {
    digest.mix(static_cast<std::uint64_t>(group.kind));
    digest.mix(group.count);
  }
  mix_sheet(rules.sheet, digest);
  digest_ = digest.value();
}

PlayerTally read_inputs(const Rules& rules, const State& state, int seat, Inputs& inputs) {
  const PlayerTally tally = tally_of(rules, state, static_cast<std::size_t>(seat));
  Answers answers(inputs);
  ask(rules, state, seat, tally, answers);
  return tally;
}

KnownInputs know_inputs(const Rules& rules, const State& state, int seat) {
  const PlayerTally tally = tally_of(rules, state, static_cast<std::size_t>(seat));
  KnownInputs known{{}, state.pads[static_cast<std::size_t>(seat)], tally.areas, {}};
  Answers answers(known.inputs);
  ask(rules, state, seat, tally, answers);
  known.begins = answers.begins();
  return known;
}

PlayerTally read_inputs(const Rules& rules, const State& state, int seat, const KnownInputs& known,
                        Inputs& inputs) {
  const PlayerTally tally = tally_of(rules, state, static_cast<std::size_t>(seat));
  FurtherAnswers answers(known, rules.sheet, state.pads[static_cast<std::size_t>(seat)], tally.areas, inputs);
  ask(rules, state, seat, tally, answers);
  return tally;
}

}  // namespace fox::advice
