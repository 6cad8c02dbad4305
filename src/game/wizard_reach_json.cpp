// What can still be reached on a sheet of the Wizard family, as an object and in sentences.
#include <nlohmann/json.hpp>

#include "core/wizard/wizard_reach.h"
#include "game/wizard_codec.h"

namespace fox::wizard {

using nlohmann::json;

json Codec::reach(const Rules& rules, const State& state, int seat, const Names& names,
                  const Catalogue& words) {
  Goals goals;
  list_goals(rules, state, seat, goals);
  json list = json::array();
  for (const Goal& goal : goals) {
    json object = {{"gain", goal.jesters == 0 ? "bonus" : "jester"}, {"now", enum_name(goal.now)}};
    std::string what = words.text("referee", "bonus");
    if (goal.jesters != 0) {
      const Argument cell = argument_of(Argument::Kind::cell, colours(rules.sheet), goal.jesters - 1);
      what = argument_words(rules, cell, names, words);
      object["cells"] = {argument_json(rules, cell)};
    }
    if (goal.now != Goal::Now::earned) object["needed"] = goal.needed, object["most"] = goal.most;
    if (goal.bar != Goal::Bar::none) object["reason"] = enum_name(goal.bar);
    const char* key = goal.bar == Goal::Bar::over      ? "reach-over"
                      : goal.bar == Goal::Bar::too_few ? "reach-too-few-xs"
                      : goal.now == Goal::Now::earned  ? "reach-earned"
                                                       : "reach-open-xs";
    object["text"] = sentence_case(words.text(
        "referee", key,
        {{"what", what}, {"needed", std::to_string(goal.needed)}, {"most", std::to_string(goal.most)}}));
    list.push_back(std::move(object));
  }
  return list;
}

}  // namespace fox::wizard
