#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/report_families.h"
#include "sheets/switch_words.h"

namespace fox::cli {

using nlohmann::json;

namespace {

// Of seats one letter stands for those that there are in a game.
std::vector<std::string> listed_values(const Switch& one) {
  return one.kind == Switch::Kind::seat ? std::vector<std::string>{"S"} : one.values;
}

json switches_json(const std::vector<Switch>& switches) {
  json rules = json::array();
  for (const Switch& one : switches)
    rules.push_back({{"name", one.id}, {"values", listed_values(one)}, {"default", one.values.front()}});
  return rules;
}

// What it decides, as the table is asked before a game: "A 7 right after a 7: Not allowed (off), Allowed
// (on)".
std::string decides(const Switch& one, const Catalogue& words) {
  std::string values;
  for (const std::string& value : one.values) {
    const std::string text = value_words(one, value, words);
    if (text != value) values += (values.empty() ? "" : ", ") + text + " (" + value + ")";
  }
  return (words.has("switches", one.id) ? words.text("switches", one.id) + ": " : "") + values;
}

void print_switches(Context& context, const std::vector<Switch>& switches) {
  for (const Switch& one : switches) {
    context.out << "    rule " << one.id;
    for (const auto& value : listed_values(one)) context.out << ' ' << value;
    context.out << '\n';
    if (const std::string text = decides(one, context.words); !text.empty())
      context.out << "        " << text << '\n';
  }
}

}  // namespace

int sheets(Context& context) {
  json list = json::array();
  std::vector<std::vector<Switch>> switches;
  Problems problems = context.sheets.left_out();
  for (const auto& id : context.sheets.ids()) {
    const AnySheet* sheet = context.sheets.find(id, problems);
    if (sheet == nullptr) continue;
    json entry = std::visit([](const auto& def) { return details(def); }, *sheet);
    switches.push_back(std::visit([](const auto& def) { return listed_switches(def); }, *sheet));
    entry["rules"] = switches_json(switches.back());
    entry["id"] = id;
    entry["name"] = context.words.text("sheets", id);
    list.push_back(std::move(entry));
  }
  if (context.json) {
    json answer = {{"ok", problems.empty()}, {"sheets", list}};
    if (!problems.empty()) answer["problems"] = problems_json(problems);
    print_json(context, answer);
  } else {
    for (std::size_t at = 0; at < list.size(); ++at) {
      const json& sheet = list[at];
      context.out << sheet["id"].get<std::string>() << "  " << sheet["name"].get<std::string>() << " ("
                  << sheet["players"][0] << "-" << sheet["players"][1] << ")\n";
      print_switches(context, switches[at]);
    }
    print_problems(context, problems);
  }
  return problems.empty() ? Exit::fine : Exit::no;
}

}  // namespace fox::cli
