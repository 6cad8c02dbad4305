// The audit of finished sheets, whatever the family, at the edge: what core finds, with its marks as text.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/finding.h"
#include "game/game.h"

namespace fox {

// A finding ready to be told: sentence(found.refused, words, &game) and rule_sentence(found.refused, words).
struct Found {
  Refused refused;
  std::vector<Spot> spots;         // as in core/finding.h
  std::vector<std::string> marks;  // the spots as a record writes them: "purple.4=3", an empty field
                                   // "purple.4", a track by its action
  bool missing = false;            // more marks may mend it
};

// What speaks against the sheet of a seat (from 0). Sheets of games are audited as if they were over.
std::vector<Found> audit(const Game& game, int seat);

// Is anything written on the sheet of a seat?
bool written_on(const Game& game, int seat);

// The answer of `foxref audit` (README.md beside this file): the players as `score` gives them, each with its
// faults and whether anything is `written` on the sheet.
nlohmann::json audit_json(const Game& game, const Catalogue& words);

}  // namespace fox
