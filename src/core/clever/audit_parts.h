// The parts of an audit, for clever_audit.cpp: fields by themselves, what the marks earn, and whether marks,
// bonuses and dice go together.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "core/clever/areas/kinds.h"
#include "core/clever/clever_audit.h"
#include "core/clever/clever_rules.h"
#include "core/clever/clever_score.h"

namespace fox::clever {

// By area: fields that have a finding of their own. What stands in them says nothing more.
using Broken = std::array<Mask, kMaxAreas>;

// A bonus that was earned, and where.
struct Source {
  std::uint8_t bonus;
  std::uint8_t area = kNone;  // kNone: a round's gift or the end of a track
  Mask cells = 0;             // the fields that earned it
  Mask before = 0;            // fields of the area that were certainly written by then
};

// What the marks on a pad, the rounds and full tracks have given.
struct Earned {
  std::vector<Source> bonuses;
  std::array<int, kActions> circles{};
};

inline Finding found(Fault fault, std::string_view area_rule = {}) {
  Finding finding;
  finding.what = refusal_of(kFaults, fault, area_rule);
  return finding;
}

inline Spot spot(std::size_t area, int cell) {
  return {Spot::Kind::cell, static_cast<std::uint8_t>(area), static_cast<std::uint8_t>(cell)};
}

// About what stands in a field.
inline Finding found_at(Fault fault, const FieldAt& field) {
  const int a = static_cast<int>(field.a);
  Finding finding = found(fault, field.rules.def->areas[field.a].rule);
  finding.what.area("area", a).cell("cell", a, field.cell).number("number", field.number);
  finding.spots.push_back(spot(field.a, field.cell));
  return finding;
}

// How the field's number was chosen, as it is noted on the pad.
inline Choice choice_at(const Area& area, const Pad& pad, int cell) {
  if ((area.choices >> cell & 1) == 0) return Choice::none;
  return (pad.noted[area.noted] >> cell & 1) != 0 ? Choice::bonus : Choice::points;
}

// The numbers that dice can bring into an area, as bits.
inline unsigned brought(const Area& area) {
  const int low = area.sum ? 2 : 1, high = area.sum ? 2 * kMaxFace : kMaxFace;
  return (2u << high) - (1u << low);
}

void audit_fields(const Rules& rules, const Pad& pad, Broken& broken, Findings& findings);

Earned earned_on(const Rules& rules, const Pad& pad);
void audit_actions(const Rules& rules, const Pad& pad, const Earned& earned, Findings& findings);

void audit_marks(const Rules& rules, const Pad& pad, const Earned& earned, const Broken& broken,
                 Findings& findings);

}  // namespace fox::clever
