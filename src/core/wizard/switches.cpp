#include "core/wizard/switches.h"

#include <algorithm>
#include <cstddef>

namespace fox::wizard {
namespace {

struct Entry {
  const char* id;
  Switch::Kind kind;
  bool numbers;
  std::vector<std::string> (*values)(const SheetDef& sheet, int players);
  std::size_t (*value)(const Rules& rules);
  void (*turn)(Rules& rules, std::size_t value);
};

std::vector<std::string> targets(const SheetDef& sheet, int) {
  std::vector<std::string> all;
  for (const int target : sheet.targets) all.push_back(std::to_string(target));
  return all;
}

std::size_t target_of(const Rules& rules) {
  const auto& all = rules.sheet.targets;
  return static_cast<std::size_t>(std::find(all.begin(), all.end(), rules.target) - all.begin());
}

// Cards can only be on where the sheet has any.
std::vector<std::string> off_and_on(const SheetDef& sheet, int) {
  return sheet.effects.empty() ? std::vector<std::string>{kOff} : std::vector<std::string>{kOff, kOn};
}

std::vector<std::string> seats(const SheetDef&, int players) {
  std::vector<std::string> all;
  for (int seat = 1; seat <= players; ++seat) all.push_back(std::to_string(seat));
  return all;
}

constexpr Entry kSwitches[] = {
    {"target", Switch::Kind::option, true, targets, target_of,
     [](Rules& rules, std::size_t value) { rules.target = rules.sheet.targets[value]; }},
    {"magic-cards", Switch::Kind::option, false, off_and_on,
     [](const Rules& rules) { return std::size_t{rules.cards}; },
     [](Rules& rules, std::size_t value) { rules.cards = value != 0; }},
    {"first-seer", Switch::Kind::seat, true, seats,
     [](const Rules& rules) { return static_cast<std::size_t>(rules.first_seer); },
     [](Rules& rules, std::size_t value) { rules.first_seer = static_cast<int>(value); }},
};

}  // namespace

std::vector<Switch> switches_of(const SheetDef& sheet, int players) {
  std::vector<Switch> all;
  for (const Entry& one : kSwitches)
    all.push_back({one.id, one.values(sheet, players), one.kind, one.numbers});
  return all;
}

std::size_t value_of(const Rules& rules, std::size_t at) {
  return kSwitches[at].value(rules);
}

void turn(Rules& rules, std::size_t at, std::size_t value) {
  kSwitches[at].turn(rules, value);
}

bool says_who_begins(std::string_view id) {
  return std::any_of(std::begin(kSwitches), std::end(kSwitches),
                     [&](const Entry& one) { return one.kind == Switch::Kind::seat && one.id == id; });
}

}  // namespace fox::wizard
