// What can still be reached on a sheet of the Clever family, as an object and in sentences.
#include <nlohmann/json.hpp>

#include "core/clever/clever_reach.h"
#include "game/clever_codec.h"
#include "game/words.h"
#include "sheets/clever_names.h"

namespace fox::clever {

using nlohmann::json;

namespace {

class GoalTeller {
 public:
  GoalTeller(const Rules& rules, const Codec::Names& names, const Catalogue& words)
      : rules_(rules), names_(names), words_(words) {}

  // The object of a goal, and the sentence in it.
  [[nodiscard]] json tell(const Goal& goal) const {
    json object = {{"gain", gain_name(*rules_.def, goal.gain)},
                   {"where", enum_name(goal.where)},
                   {"now", enum_name(goal.now)}};
    const bool track = goal.where == Goal::Where::track;
    if (track)
      object["action"] = enum_names<clever::Action>()[goal.area];
    else
      object["cells"] = cells(own_cells(goal), goal.area);
    if (goal.now == Goal::Now::open && !track) object["missing"] = cells(goal.missing, goal.area);
    if (goal.now != Goal::Now::earned && track) object["needed"] = goal.needed, object["most"] = goal.most;
    if (goal.bar != Goal::Bar::none) object["reason"] = enum_name(goal.bar);
    if (goal.in_the_way != kNone) object["cell"] = cell_name(*rules_.def, goal.area, goal.in_the_way);
    object["text"] = sentence(goal);
    return object;
  }

 private:
  [[nodiscard]] Mask own_cells(const Goal& goal) const {
    return goal.where == Goal::Where::cell ? Mask{1} << goal.index
                                           : rules_.sheet.area[goal.area].line_cells[goal.index];
  }
  [[nodiscard]] json cells(Mask set, int area) const {
    json list = json::array();
    for (; set != 0; set &= set - 1) list.push_back(cell_name(*rules_.def, area, __builtin_ctz(set)));
    return list;
  }
  [[nodiscard]] std::string words_of(Argument::Kind kind, int value, int second = 0) const {
    return Codec::argument_words(rules_, argument_of(kind, value, second), names_, words_);
  }
  [[nodiscard]] std::string cell_words(Mask set, int area) const {
    std::vector<std::string> list;
    for (; set != 0; set &= set - 1) list.push_back(words_of(Argument::Kind::cell, area, __builtin_ctz(set)));
    return join(list, ", ");
  }
  [[nodiscard]] std::string gain_words(const Gain& gain) const {
    if (gain.kind == Gain::Kind::fox) return words_.text("kinds", "fox");
    return words_of(gain.kind == Gain::Kind::action ? Argument::Kind::action : Argument::Kind::bonus,
                    gain.index);
  }
  [[nodiscard]] std::string text(const char* key, const Fillings& fillings) const {
    return words_.text("referee", key, fillings);
  }

  [[nodiscard]] std::string sentence(const Goal& goal) const {
    Fillings said{{"needed", std::to_string(goal.needed)}, {"most", std::to_string(goal.most)}};
    const bool track = goal.where == Goal::Where::track;
    const std::string place =
        track ? words_of(Argument::Kind::action, goal.area) : cell_words(own_cells(goal), goal.area);
    said["what"] =
        text(track ? "reach-end" : "reach-at", {{"gain", gain_words(goal.gain)}, {"place", place}});
    if (goal.in_the_way != kNone) said["cell"] = words_of(Argument::Kind::cell, goal.area, goal.in_the_way);
    said["cells"] = cell_words(goal.missing, goal.area);
    said["count"] = std::to_string(count_bits(goal.missing));
    return sentence_case(text(key_of(goal), said));
  }
  static const char* key_of(const Goal& goal) {
    switch (goal.bar) {
      case Goal::Bar::over:
        return "reach-over";
      case Goal::Bar::passed:
        return "reach-passed";
      case Goal::Bar::given_up:
        return "reach-given-up";
      case Goal::Bar::too_few:
        return "reach-too-few";
      case Goal::Bar::none:
        break;
    }
    if (goal.now == Goal::Now::earned) return "reach-earned";
    if (goal.where == Goal::Where::track) return "reach-open-track";
    return goal.where == Goal::Where::cell ? "reach-open-row" : "reach-open";
  }

  const Rules& rules_;
  const Codec::Names& names_;
  const Catalogue& words_;
};

}  // namespace

json Codec::reach(const Rules& rules, const State& state, int seat, const Names& names,
                  const Catalogue& words) {
  Goals goals;
  list_goals(rules, state, seat, goals);
  const GoalTeller teller(rules, names, words);
  json list = json::array();
  for (const Goal& goal : goals) list.push_back(teller.tell(goal));
  return list;
}

}  // namespace fox::clever
