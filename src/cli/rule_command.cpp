#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/commands.h"
#include "game/read_reasons.h"
#include "sheets/sheet_rules.h"

namespace fox::cli {

using nlohmann::json;

namespace {

void print_rule(Context& context, const json& rule) {
  context.out << rule["id"].get<std::string>() << ": ";
  const std::string text = rule["text"];
  context.out << (rule["reading"] == true ? context.words.text("referee", "reading", {{"text", text}}) : text)
              << '\n';
}

}  // namespace

int rule(Context& context, const std::string& id, const std::string& wanted) {
  const AnySheet* sheet = sheet_of(context, id);
  if (sheet == nullptr) return Exit::unusable;
  json rules = json::array();
  for (const SheetRule& one : rules_of(*sheet))
    if (wanted.empty() || one.id == wanted)
      rules.push_back({{"id", one.id}, {"text", rule_text(one, context.words)}, {"reading", one.reading}});
  if (!wanted.empty() && rules.empty())
    return refused(context, {refuse(ReadReason::no_such_rule).number("at", 0), wanted});
  if (context.json)
    print_json(context, {{"ok", true}, {"rules", rules}});
  else
    for (const json& one : rules) print_rule(context, one);
  return Exit::fine;
}

}  // namespace fox::cli
