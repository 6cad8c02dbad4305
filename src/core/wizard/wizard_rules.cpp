#include "core/wizard/wizard_rules.h"

#include <utility>

#include "core/ensure.h"

namespace fox::wizard {

Rules make_rules(SheetDef sheet, int players, Mode mode) {
  ensure(problems(sheet).empty(), "a sheet that can be played");
  ensure(players >= 1 && players <= sheet.max_players, "as many players as the sheet takes");
  Rules rules;
  rules.sheet = std::move(sheet);
  rules.players = players;
  rules.mode = mode;
  rules.target = rules.sheet.targets.front();
  return rules;
}

}  // namespace fox::wizard
