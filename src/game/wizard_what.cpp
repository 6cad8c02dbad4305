// What follows from a line of the Wizard family, told from what it did to a copy of the state.
#include <nlohmann/json.hpp>

#include "game/wizard_codec.h"
#include "game/words.h"

namespace fox::wizard {

using nlohmann::json;

Report Codec::what(const Rules& rules, const State& before, std::span<const Line>, const State& after,
                   std::span<const Event> events, const Names& names, const Catalogue& words) {
  Report told;
  const auto words_of = [&](Argument::Kind kind, int value, int second = 0) {
    return argument_words(rules, argument_of(kind, value, second), names, words);
  };
  const auto note = [&](const char* key, const Fillings& fillings) {
    told.sentences.push_back(sentence_case(words.text("referee", key, fillings)));
  };
  json players = json::array(), then = json::array();
  for (int seat = 0; seat < rules.players; ++seat) {
    json object = {{"seat", seat + 1}};
    std::vector<std::string> marks;
    for (const Event& event : events) {
      const bool jester = event.kind == EventKind::jester;
      if (event.seat != seat || (event.kind != EventKind::mark && !jester)) continue;
      const std::string word = write_event(rules, event, seat);  // with the seat in front
      object["marks"].push_back(word.substr(word.find(' ') + 1));
      marks.push_back(
          words_of(Argument::Kind::cell, jester ? colours(rules.sheet) : event.colour, event.number - 1));
    }
    const auto was = score_pad(rules, pad_of(before, seat)), is = score_pad(rules, pad_of(after, seat));
    if (marks.empty() && was.total == is.total) continue;
    object["points"] = is.total - was.total;
    object["total"] = is.total;
    object["xs"] = is.xs - was.xs;
    const std::string name = words_of(Argument::Kind::seat, seat + 1);
    if (!marks.empty()) note("what-marks", {{"seat", name}, {"what", join(marks, ", ")}});
    note("what-points",
         {{"seat", name}, {"points", figure(is.total - was.total)}, {"total", figure(is.total)}});
    players.push_back(std::move(object));
  }
  for (const Event& event : events) {
    if (event.kind == EventKind::mark || event.kind == EventKind::jester) continue;
    then.push_back(write_event(rules, event, -1));
    if (event.kind == EventKind::round) note("round-is", {{"round", std::to_string(event.number)}});
    if (event.kind == EventKind::seer)
      note("seer", {{"seat", words_of(Argument::Kind::seat, event.seat + 1)}});
    if (event.kind == EventKind::next_seer)
      note("next-seer", {{"seat", words_of(Argument::Kind::seat, event.seat + 1)}});
    if (event.kind == EventKind::wizards)
      note("wizards-as", {{"area", words_of(Argument::Kind::area, event.colour)}});
    if (event.kind == EventKind::over) note("game-over", {});
  }
  told.object["players"] = std::move(players);
  told.object["then"] = std::move(then);
  return told;
}

}  // namespace fox::wizard
