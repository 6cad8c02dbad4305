#include "game/advice/reason_teller.h"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/clever/areas/kinds.h"
#include "core/clever/table_mode.h"
#include "game/advice/points.h"
#include "game/words.h"

namespace fox::clever {

using advice::kPoint;
using advice::RatedLine;
using nlohmann::json;

namespace {

constexpr int kWorthTelling = kPoint / 2;
constexpr std::size_t kMostReasons = 2;
constexpr std::string_view kKeys = "advice-";  // what their keys in the catalogues begin with

const Pad& pad_of(const RatedLine& line) {
  return line.leaf.state.pads[line.line.seat];
}

// What writing the line does by itself, before anybody chooses again.
Events events_of(const Rules& rules, const State& now, const Line& line) {
  Events events;
  if (is_throw(line)) return events;
  State state = now;
  play_table(rules, state, line, &events);
  return events;
}

}  // namespace

std::string ReasonTeller::words_of(Argument::Kind kind, int value, int second) const {
  return Codec::argument_words(rules_, argument_of(kind, value, second), names_, words_);
}

void ReasonTeller::add(const char* key, const Fillings& fillings, json& reasons) const {
  if (reasons.size() == kMostReasons) return;
  const std::string id(std::string_view(key).substr(kKeys.size()));
  reasons.push_back({{"id", id}, {"text", sentence_case(words_.text("referee", key, fillings))}});
}

void ReasonTeller::tell_events(const RatedLine& line, json& reasons) const {
  int own = 1 + count_bits(line.line.more);
  std::vector<std::string> chain;
  bool fox = false;
  for (const Event& event : events_of(rules_, now_, line.line)) {
    if (event.seat != line.line.seat) continue;
    if (event.kind == Event::Kind::fox) fox = true;
    if (event.kind == Event::Kind::mark && own-- <= 0)
      chain.push_back(words_of(Argument::Kind::cell, event.area, event.cell));
  }
  if (fox) add("advice-fox", {}, reasons);
  if (!chain.empty()) add("advice-chain", {{"cells", join(chain, ", ")}}, reasons);
}

// The part that speaks loudest for the line, or against it.
void ReasonTeller::tell_parts(const RatedLine& line, const RatedLine& other, int sign, json& reasons) const {
  const std::size_t foxes = rules_.sheet.areas;
  std::size_t most = 0;
  const auto gain = [&](std::size_t part) {
    return sign * (line.leaf.worth.parts[part] - other.leaf.worth.parts[part]);
  };
  for (std::size_t part = 1; part <= foxes; ++part)
    if (gain(part) > gain(most)) most = part;
  if (gain(most) < kWorthTelling) return;
  const std::string points = advice::points_words(static_cast<double>(gain(most)) / kPoint, words_);
  if (most < foxes)
    return add(sign > 0 ? "advice-more" : "advice-less",
               {{"area", words_of(Argument::Kind::area, static_cast<int>(most))}, {"points", points}},
               reasons);
  if (sign < 0) return add("advice-fewer-foxes", {{"points", points}}, reasons);
  const PlayerTally mine = tally_of(rules_, line.leaf.state, line.line.seat);
  const PlayerTally others = tally_of(rules_, other.leaf.state, line.line.seat);
  const auto lowest = [&](const PlayerTally& tally) {
    return *std::min_element(tally.areas.begin(), tally.areas.begin() + rules_.sheet.areas);
  };
  add(lowest(mine) > lowest(others) ? "advice-lifts" : "advice-more-foxes", {{"points", points}}, reasons);
}

void ReasonTeller::tell_dice(const RatedLine& line, const RatedLine& other, json& reasons) const {
  const State& mine = line.leaf.state;
  const State& theirs = other.leaf.state;
  const bool same_turn = mine.phase == Phase::roll && theirs.phase == Phase::roll &&
                         mine.roll == theirs.roll && mine.round == theirs.round &&
                         mine.passive_half == theirs.passive_half && mine.active == theirs.active;
  const int count = count_bits(mine.hand);
  if (same_turn && count > count_bits(theirs.hand))
    add("advice-dice", {{"count", std::to_string(count)}}, reasons);
  for (int a = 0; a < kActions; ++a) {
    const auto action = static_cast<Action>(a);
    if (count_bits(fields_left(pad_of(line), action)) > count_bits(fields_left(pad_of(other), action)))
      return add("advice-saves", {{"action", words_of(Argument::Kind::action, a)}}, reasons);
  }
}

// A cell that the other line skips for good.
void ReasonTeller::tell_open(const RatedLine& line, const RatedLine& other, json& reasons) const {
  for (std::size_t a = 0; a < rules_.sheet.areas; ++a) {
    const Area& area = rules_.sheet.area[a];
    const Mask kept = closed_for_good(area, pad_of(other), a) & ~closed_for_good(area, pad_of(line), a) &
                      ~pad_of(line).marked[a];
    if (kept == 0) continue;
    return add("advice-open",
               {{"cell", words_of(Argument::Kind::cell, static_cast<int>(a), __builtin_ctz(kept))}}, reasons);
  }
}

json ReasonTeller::reasons(const RatedLine& line, const RatedLine& other) const {
  json reasons = json::array();
  const int better = line.leaf.worth.total - other.leaf.worth.total;
  if (std::abs(better) < kWorthTelling) return reasons;
  if (better < 0) {
    tell_parts(line, other, -1, reasons);
    return reasons;
  }
  tell_events(line, reasons);
  tell_parts(line, other, 1, reasons);
  tell_dice(line, other, reasons);
  tell_open(line, other, reasons);
  return reasons;
}

}  // namespace fox::clever
