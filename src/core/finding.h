// Something that speaks against a finished sheet of paper: what cannot be, by which rule, and where it
// stands. An audit gives a list of these; a sound sheet gives none. It only says what is certain: whatever a
// legal game could have left behind is let be.
#pragma once

#include <cstdint>
#include <vector>

#include "core/refusal.h"

namespace fox {

// A place on a player's sheet: a field of an area (of Wizard: a colour, the jesters after the last), or the
// track of an action.
struct Spot {
  enum class Kind : std::uint8_t { cell, action };
  Kind kind = Kind::cell;
  std::uint8_t area = 0;  // or the action
  std::uint8_t cell = 0;

  friend bool operator==(const Spot&, const Spot&) = default;
};

struct Finding {
  Refusal what;             // its sentence stands under [reasons], its rule under [rules]
  std::vector<Spot> spots;  // the place itself first; empty: the sheet as a whole
  bool missing = false;     // something that must stand here does not; more marks may mend it
};

using Findings = std::vector<Finding>;

}  // namespace fox
