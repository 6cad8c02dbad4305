#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/commands.h"
#include "cli/report_families.h"

namespace fox::cli {

using nlohmann::json;

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
