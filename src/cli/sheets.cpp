#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/commands.h"

namespace fox::cli {

using nlohmann::json;

namespace {

json die_json(const std::string& id, char letter, const std::string& color) {
  return {{"id", id}, {"letter", std::string(1, letter)}, {"color", color}};
}

json details(const clever::SheetDef& sheet) {
  json areas = json::array(), dice = json::array(), rules = json::array();
  for (const auto& area : sheet.areas) areas.push_back(area.id);
  for (const auto& die : sheet.dice) dice.push_back(die_json(die.id, die.letter, die.color));
  for (const auto& rule : sheet.switches)
    rules.push_back({{"name", rule.id}, {"values", rule.values}, {"default", rule.values.front()}});
  return {{"areas", areas},
          {"dice", dice},
          {"rules", rules},
          {"players", {sheet.min_players, sheet.max_players}}};
}

json details(const wizard::SheetDef& sheet) {
  json areas = json::array(), dice = json::array(), rules = json::array(), targets = json::array();
  for (const auto& colour : sheet.colours) areas.push_back(colour.id);
  for (const auto& face : sheet.colours) dice.push_back(die_json(face.id, face.letter, face.color));
  for (const auto& face : {sheet.wizard, sheet.jester})
    dice.push_back(die_json(face.id, face.letter, face.color));
  for (const int target : sheet.targets) targets.push_back(std::to_string(target));
  rules.push_back({{"name", "target"}, {"values", targets}, {"default", targets.front()}});
  rules.push_back({{"name", "magic-cards"}, {"values", {"off", "on"}}, {"default", "off"}});
  rules.push_back({{"name", "first-seer"}, {"values", {"S"}}, {"default", "1"}});
  return {{"areas", areas},
          {"dice", dice},
          {"rules", rules},
          {"players", {sheet.min_players, sheet.max_players}}};
}

}  // namespace

int sheets(Context& context) {
  json list = json::array();
  Problems problems = context.sheets.left_out();
  for (const auto& id : context.sheets.ids()) {
    const AnySheet* sheet = context.sheets.find(id, problems);
    if (sheet == nullptr) continue;
    json entry = std::visit([](const auto& def) { return details(def); }, *sheet);
    entry["id"] = id;
    entry["name"] = context.words.text("sheets", id);
    list.push_back(std::move(entry));
  }
  if (context.json) {
    json answer = {{"ok", problems.empty()}, {"sheets", list}};
    if (!problems.empty()) answer["problems"] = problems_json(problems);
    print_json(context, answer);
  } else {
    for (const auto& sheet : list) {
      context.out << sheet["id"].get<std::string>() << "  " << sheet["name"].get<std::string>() << " ("
                  << sheet["players"][0] << "-" << sheet["players"][1] << ")\n";
      for (const auto& rule : sheet["rules"]) {
        context.out << "    rule " << rule["name"].get<std::string>();
        for (const auto& value : rule["values"]) context.out << " " << value.get<std::string>();
        context.out << '\n';
      }
    }
    print_problems(context, problems);
  }
  return problems.empty() ? Exit::fine : Exit::no;
}

}  // namespace fox::cli
