#include "sheets/sheet_rules.h"

#include <algorithm>

namespace fox {
namespace {

void add(std::vector<SheetRule>& rules, const std::string& id, bool reading) {
  const auto same = [&](const SheetRule& rule) { return rule.id == id && rule.reading == reading; };
  if (std::none_of(rules.begin(), rules.end(), same)) rules.push_back({id, reading});
}

// A sheet says by its parts what it is played by; not every family has all of them.
void add_rules(std::vector<SheetRule>& rules, const auto& sheet) {
  if constexpr (requires { sheet.areas; })
    for (const auto& area : sheet.areas) add(rules, area.rule, false);
  if constexpr (requires { sheet.effects; })
    for (const auto& effect : sheet.effects) add(rules, effect.rule, false);
  if constexpr (requires { sheet.rules; })
    for (const auto& id : sheet.rules) add(rules, id, false);
  if constexpr (requires { sheet.rulings; })
    for (const auto& id : sheet.rulings) add(rules, id, true);
}

}  // namespace

std::vector<SheetRule> rules_of(const AnySheet& sheet) {
  std::vector<SheetRule> rules;
  std::visit([&](const auto& def) { add_rules(rules, def); }, sheet);
  return rules;
}

std::string rule_text(const SheetRule& rule, const Catalogue& words) {
  return words.text(rule.reading ? "rulings" : "rules", rule.id);
}

}  // namespace fox
