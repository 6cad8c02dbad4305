// From an area to the descriptor of its kind, and the questions that are asked most. This is the only place
// that tells the kinds apart.
#pragma once

#include "core/clever/areas/choice_row.h"
#include "core/clever/areas/circled_grid.h"
#include "core/clever/areas/grid.h"
#include "core/clever/areas/row.h"
#include "core/clever/areas/skipping_row.h"
#include "core/clever/areas/two_way_row.h"

namespace fox::clever {

// Calls `f` with the descriptor.
template <class F>
[[gnu::always_inline]] inline decltype(auto) visit_kind(AreaKind kind, F&& f) {
  switch (kind) {
#define FOX_X(name, Kind) \
  case AreaKind::name:    \
    return f(Kind{});
    FOX_CLEVER_AREA_KINDS(FOX_X)
#undef FOX_X
  }
  __builtin_unreachable();
}

[[gnu::always_inline]] inline Opening opening(const Area& area, const Pad& pad, std::size_t a) {
  const Mask marked = pad.marked[a], cells = (~marked & area.free) | ((marked + 1) & area.next);
  if (!area.relative) return {cells};
  return visit_kind(area.kind, [&](auto kind) { return kind.opening(area, pad, a, cells); });
}

inline Mask closed_for_good(const Area& area, const Pad& pad, std::size_t a) {
  return visit_kind(area.kind, [&](auto kind) { return kind.gone(area, pad, a); });
}

inline int written(const Area& area, int cell, int number, Choice choice) {
  return visit_kind(area.kind, [&](auto kind) { return kind.written(area, cell, number, choice); });
}

// The fields of the half of this one: those of a two-way row's side, elsewhere all.
inline Mask half_of(const Area& area, int cell) {
  return area.all & ((area.first_half >> cell & 1) != 0 ? area.first_half : ~area.first_half);
}

// The lowest and the highest number that can be brought: by a die, by two, or on from a start number.
struct NumberRange {
  int low, high;
};
inline NumberRange numbers_for(const Area& area) {
  if (area.start != 0) return {area.low, area.high};
  return area.sum ? NumberRange{2, 2 * kMaxFace} : NumberRange{1, kMaxFace};
}

// Those up to and with this one.
inline Mask up_to(int cell) {
  return static_cast<Mask>((std::uint64_t{2} << cell) - 1);
}

// An area without second marks looks at those of another and leaves them alone: no branch.
constexpr std::size_t second_marks(const Area& area) {
  return area.noted % kMaxNoted;
}

// The fields that count for an area's lines: a circle is enough.
[[gnu::always_inline]] inline Mask counted(const Area& area, const Pad& pad, std::size_t a) {
  return pad.marked[a] | (pad.noted[second_marks(area)] & area.circled);
}

}  // namespace fox::clever
