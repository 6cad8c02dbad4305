#include "core/clever/areas/any_kind.h"

#include "core/clever/audit_parts.h"
#include "core/clever/clever_rules.h"

namespace fox::clever {

const Area& FieldAt::area() const {
  return rules.sheet.area[a];
}

// What a row asks of the next number.
std::uint16_t AnyKind::follow(const AreaDef& def, int beside, std::size_t half, bool) {
  if (half != 0) return 0;
  constexpr unsigned any = 0xffff;
  unsigned next = any;
  if (def.accept == Accept::rising && beside != def.reset_after) next = any << (beside + 1);
  if (def.accept == Accept::not_above && beside != 0) next = (2u << beside) - 1;
  return static_cast<std::uint16_t>(next);
}

// Print alone decides, and that was asked before.
std::optional<Refusal> AnyKind::why_number(const FieldAt&) {
  return std::nullopt;
}

Finding AnyKind::impossible(const FieldAt& field, Choice) {
  const int factor = field.area().factor[static_cast<std::size_t>(field.cell)];
  Finding finding = found_at(factor > 1 ? Fault::product : Fault::number, field);
  if (factor > 1) finding.what.number("factor", factor);
  return finding;
}

Finding AnyKind::out_of_order(const FieldAt& field, int beside, std::size_t) {
  Finding finding = found_at(field.area().accept == Accept::rising ? Fault::rise : Fault::fall, field);
  finding.what.number("last", beside);
  return finding;
}

bool AnyKind::stayed_open(const Area& area, Mask empty, const Offered& offered) {
  bool open = false;
  each_bit(offered.grey_only ? empty & area.grey : empty, [&](int cell) {
    open = open || (offered.numbers & area.takes[static_cast<std::size_t>(cell)]) != 0;
  });
  return open;
}

bool always_takes(const Area& area, std::size_t half, Mask cells, unsigned numbers) {
  bool always = true;
  each_bit(cells, [&](int cell) {
    each_bit(brought(area) | 1u, [&](int beside) {
      unsigned taken = numbers & area.takes[static_cast<std::size_t>(cell)];
      if (area.relative) taken &= area.follow[half][static_cast<std::size_t>(beside)];
      always = always && taken != 0;
    });
  });
  return always;
}

}  // namespace fox::clever
