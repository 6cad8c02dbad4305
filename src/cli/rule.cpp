#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/commands.h"
#include "game/read_reasons.h"
#include "sheets/sheet_rules.h"

namespace fox::cli {

using nlohmann::json;

namespace {

int refuse_rule(Context& context, const Refused& refused) {
  json answer = refused_json(refused, nullptr, context.words);
  answer["ok"] = false;
  if (context.json)
    print_json(context, answer);
  else
    context.out << answer["text"].get<std::string>() << '\n';
  return Exit::unusable;
}

void print_rule(Context& context, const json& rule) {
  context.out << rule["id"].get<std::string>() << ": ";
  const std::string text = rule["text"];
  context.out << (rule["reading"] == true ? context.words.text("referee", "reading", {{"text", text}}) : text)
              << '\n';
}

}  // namespace

int rule(Context& context, const std::string& id, const std::string& wanted) {
  Problems problems;
  const AnySheet* sheet = context.sheets.find(id, problems);
  if (sheet == nullptr) {
    print_problems(context, problems);
    return refuse_rule(
        context,
        {refuse(problems.empty() ? ReadReason::sheet_unknown : ReadReason::sheet_unsound).number("at", 0),
         id});
  }
  json rules = json::array();
  for (const SheetRule& one : rules_of(*sheet))
    if (wanted.empty() || one.id == wanted)
      rules.push_back({{"id", one.id}, {"text", rule_text(one, context.words)}, {"reading", one.reading}});
  if (!wanted.empty() && rules.empty())
    return refuse_rule(context, {refuse(ReadReason::no_such_rule).number("at", 0), wanted});
  if (context.json)
    print_json(context, {{"ok", true}, {"rules", rules}});
  else
    for (const json& one : rules) print_rule(context, one);
  return Exit::fine;
}

}  // namespace fox::cli
