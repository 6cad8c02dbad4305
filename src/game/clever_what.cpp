// What follows from a line of the Clever family, told from what it did to a copy of the state.
#include <nlohmann/json.hpp>

#include "game/clever_codec.h"
#include "game/words.h"

namespace fox::clever {

using nlohmann::json;

namespace {

int marks_of(const Line& line) {
  const bool marks = line.kind == LineKind::take || line.kind == LineKind::extra ||
                     line.kind == LineKind::bonus || line.kind == LineKind::use ||
                     line.kind == LineKind::mark;
  return marks ? 1 + count_bits(line.more) : 0;
}

// Collects events into the object and the sentences that tell them.
class FollowTeller {
 public:
  FollowTeller(const Rules& rules, const Codec::Names& names, const Catalogue& words)
      : rules_(rules), names_(names), words_(words) {}

  Report tell(const State& before, std::span<const Line> lines, const State& after,
              std::span<const Event> events) {
    dice(after, lines, events);
    json players = json::array();
    for (int seat = 0; seat < rules_.players; ++seat)
      if (json changed = player(seat, before, lines, after, events); changed.size() > 1)
        players.push_back(std::move(changed));
    told_.object["players"] = std::move(players);
    json then = json::array();
    for (const Event& event : events) {
      const bool next = event.kind == Event::Kind::turn || event.kind == Event::Kind::round ||
                        event.kind == Event::Kind::over;
      if (next) then.push_back(Codec::write_event(rules_, event, -1)), follows(event);
    }
    told_.object["then"] = std::move(then);
    return std::move(told_);
  }

 private:
  void add(const std::string& sentence) { told_.sentences.push_back(sentence_case(sentence)); }
  void note(const char* key, const Fillings& fillings) { add(words_.text("referee", key, fillings)); }
  [[nodiscard]] std::string words_of(Argument::Kind kind, int value, int second = 0) const {
    return Codec::argument_words(rules_, argument_of(kind, value, second), names_, words_);
  }
  [[nodiscard]] std::string die(int d, int face) const {
    return rules_.def->dice[static_cast<std::size_t>(d)].letter + (face == 0 ? "" : std::to_string(face));
  }

  void dice_list(const char* key, const char* sentence, const json& list) {
    told_.object[key] = list;
    if (!list.empty()) note(sentence, {{"dice", join(list.get<std::vector<std::string>>(), " ")}});
  }

  void dice(const State& after, std::span<const Line> lines, std::span<const Event> events) {
    json swept = json::array(), left = json::array(), staying = json::array();
    for (const Event& event : events) {
      if (event.kind != Event::Kind::sweep && event.kind != Event::Kind::platter) continue;
      for (int d = 0; d < rules_.sheet.dice; ++d)
        if (event.dice[d] != 0)
          (event.kind == Event::Kind::sweep ? swept : left).push_back(die(d, event.dice[d]));
    }
    const bool picked =
        !lines.empty() && (lines.back().kind == LineKind::take || lines.back().kind == LineKind::forfeit ||
                           lines.back().kind == LineKind::back);
    for (int d = 0; picked && after.phase == Phase::roll && after.roll > 1 && d < rules_.sheet.dice; ++d)
      if (has(after.hand, d)) staying.push_back(die(d, after.face[static_cast<std::size_t>(d)]));
    dice_list("swept", "what-swept", swept);
    dice_list("left", "what-left", left);
    dice_list("staying", "what-staying", staying);
  }

  [[nodiscard]] std::string mark_words(const Event& event) const {
    std::string words = words_of(Argument::Kind::cell, event.area, event.cell);
    if (event.value != 0) words += ": " + std::to_string(event.value);
    return words;
  }

  // What happened to one seat; an object with nothing but the seat where nothing did.
  json player(int seat, const State& before, std::span<const Line> lines, const State& after,
              std::span<const Event> events) {
    int own = 0;
    for (const Line& line : lines) own += line.seat == seat ? marks_of(line) : 0;
    const std::string name = words_of(Argument::Kind::seat, seat + 1);
    json object = {{"seat", seat + 1}};
    std::map<std::string, std::vector<std::string>> told;
    const auto count = [&](const char* key, const std::string& id, const std::string& words) {
      object[key].push_back(id);
      told[key].push_back(words);
    };
    for (const Event& event : events) {
      if (event.seat != seat) continue;
      if (event.kind == Event::Kind::mark)
        count(own-- > 0 ? "marks" : "forced", Codec::write_event(rules_, event, seat), mark_words(event));
      if (event.kind == Event::Kind::circle)
        count("earned", enum_names<clever::Action>()[event.index],
              words_of(Argument::Kind::action, event.index));
      if (event.kind == Event::Kind::earn)
        count("earned", rules_.def->bonuses[event.index].id, words_of(Argument::Kind::bonus, event.index));
      if (event.kind == Event::Kind::fox) count("earned", "fox", words_.text("kinds", "fox"));
      if (event.kind == Event::Kind::lost)
        count("lost", rules_.def->bonuses[event.index].id, words_of(Argument::Kind::bonus, event.index));
    }
    for (const auto& id : waiting(rules_, after.pads[static_cast<std::size_t>(seat)]))
      if (!events.empty() && object.contains("earned")) count("waiting", id, words_.text("bonuses", id));
    for (const std::string key : {"marks", "forced", "earned", "lost", "waiting"})
      if (told.count(key) != 0)
        add(words_.text("referee", "what-" + key, {{"seat", name}, {"what", join(told[key], ", ")}}));
    points(object, name, seat, before, after);
    return object;
  }

  void points(json& object, const std::string& name, int seat, const State& before, const State& after) {
    const auto at = static_cast<std::size_t>(seat);
    const PlayerTally was = tally_of(rules_, before, at), is = tally_of(rules_, after, at);
    if (object.size() == 1 && was.total == is.total) return;
    object["points"] = is.total - was.total;
    object["total"] = is.total;
    object["foxes"] = is.foxes - was.foxes;
    note("what-points",
         {{"seat", name}, {"points", figure(is.total - was.total)}, {"total", figure(is.total)}});
  }

  void follows(const Event& event) {
    if (event.kind == Event::Kind::turn)
      note("now", {{"seat", words_of(Argument::Kind::seat, event.seat + 1)}});
    else if (event.kind == Event::Kind::round)
      note("round-is", {{"round", std::to_string(event.value)}});
    else
      note("game-over", {});
  }

  const Rules& rules_;
  const Codec::Names& names_;
  const Catalogue& words_;
  Report told_;
};

}  // namespace

Report Codec::what(const Rules& rules, const State& before, std::span<const Line> lines, const State& after,
                   std::span<const Event> events, const Names& names, const Catalogue& words) {
  return FollowTeller(rules, names, words).tell(before, lines, after, events);
}

}  // namespace fox::clever
