// A pen and an eraser for the sheets of the Clever family: what damages are made of.
#pragma once

#include <functional>
#include <optional>

#include "audit/papers.h"
#include "core/clever/audit_parts.h"

namespace pen {

using namespace fox::clever;
using papers::Paper;
using play::Random;

struct Place {
  std::size_t area;
  int cell;
};

inline const Area& area_of(const Paper& paper, std::size_t a) {
  return paper.rules.sheet.area[a];
}
inline const Area& area_of(const Paper& paper, Place place) {
  return area_of(paper, place.area);
}
inline Mask bit(int cell) {
  return Mask{1} << cell;
}
inline bool marked(const Paper& paper, Place place) {
  return (paper.pad.marked[place.area] & bit(place.cell)) != 0;
}
inline bool noted(const Paper& paper, Place place) {
  const Area& area = area_of(paper, place);
  return area.noted != kNone && (paper.pad.noted[area.noted] & bit(place.cell)) != 0;
}
inline std::uint8_t& number(Paper& paper, Place place) {
  return paper.pad.numbers[static_cast<std::size_t>(area_of(paper, place).first_number + place.cell)];
}
inline int factor(const Paper& paper, Place place) {
  return area_of(paper, place).factor[static_cast<std::size_t>(place.cell)];
}
inline const Gain& gain(const Paper& paper, Place place) {
  return area_of(paper, place).gain[static_cast<std::size_t>(place.cell)];
}

inline bool is_row(const Area& area) {
  return area.kind == AreaKind::row || area.kind == AreaKind::choice_row ||
         area.kind == AreaKind::two_way_row;
}
// Where the row, or the half of a two-way row, begins and ends.
inline int first_of(const Area& area, int cell) {
  return area.kind == AreaKind::two_way_row && cell >= area.split ? area.split : 0;
}
inline int end_of(const Area& area, int cell) {
  return area.kind == AreaKind::two_way_row && cell < area.split ? area.split : area.count;
}
// What stands before the field; a two-way row begins beside its printed number, others beside nothing.
inline int number_before(Paper& paper, Place place) {
  const Area& area = area_of(paper, place);
  if (place.cell == first_of(area, place.cell)) return area.start;
  return number(paper, {place.area, place.cell - 1});
}

// Some place that will do, each as likely as the others.
inline std::optional<Place> some(const Paper& paper, Random& random,
                                 const std::function<bool(Place)>& will_do) {
  std::vector<Place> places;
  for (std::size_t a = 0; a < paper.rules.sheet.areas; ++a)
    for (int cell = 0; cell < area_of(paper, a).count; ++cell)
      if ((area_of(paper, a).all & bit(cell)) != 0 && will_do({a, cell})) places.push_back({a, cell});
  if (places.empty()) return std::nullopt;
  return places[static_cast<std::size_t>(random.below(static_cast<int>(places.size())))];
}

inline void erase(Paper& paper, Place place) {
  const Area& area = area_of(paper, place);
  paper.pad.marked[place.area] &= ~bit(place.cell);
  if (area.noted != kNone) paper.pad.noted[area.noted] &= ~bit(place.cell);
  if (area.writes) number(paper, place) = 0;
}

// A mark as the rules would have it, where the fields before it are filled.
inline void mark(Paper& paper, Place place) {
  const Area& area = area_of(paper, place);
  paper.pad.marked[place.area] |= bit(place.cell);
  if (area.kind == AreaKind::circled_grid) paper.pad.noted[area.noted] &= ~bit(place.cell);
  if (!area.writes) return;
  int value = (area.sum ? 2 : 1) * std::max(1, factor(paper, place));
  const int before = number_before(paper, place);
  if (area.accept == Accept::rising) value = 6;
  if (area.accept == Accept::not_above && before != 0) value = before;
  if (area.kind == AreaKind::two_way_row) {
    value = place.cell < area.split ? before - 1 : before + 1;
    if (value < area.low || value > area.high) value = area.start;
  }
  number(paper, place) = static_cast<std::uint8_t>(value);
}

inline void fill(Paper& paper, std::size_t a, int most = kMaxCells) {
  for (int cell = 0; cell < area_of(paper, a).count && most > 0; ++cell) {
    if (marked(paper, {a, cell}) || (area_of(paper, a).all & bit(cell)) == 0) continue;
    mark(paper, {a, cell});
    --most;
  }
}

// The tracks as somebody would circle them who looks at the marks alone.
inline void circle_anew(Paper& paper) {
  const Earned earned = earned_on(paper.rules, paper.pad);
  for (std::size_t t = 0; t < kActions; ++t)
    paper.pad.circled[t] = static_cast<std::uint8_t>(earned.circles[t]);
}

// Some track of the sheet that will do.
inline std::optional<std::size_t> some_track(const Paper& paper, Random& random,
                                             const std::function<bool(std::size_t)>& will_do) {
  std::vector<std::size_t> tracks;
  for (std::size_t t = 0; t < kActions; ++t)
    if (paper.rules.sheet.track[t].fields != 0 && will_do(t)) tracks.push_back(t);
  if (tracks.empty()) return std::nullopt;
  return tracks[static_cast<std::size_t>(random.below(static_cast<int>(tracks.size())))];
}

}  // namespace pen
