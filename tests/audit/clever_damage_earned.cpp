// Sheets of the Clever family on which marks, circles and bonuses do not go together.
#include "audit/clever_pen.h"
#include "audit/damage.h"

namespace clever_damage {

using namespace pen;

namespace {

using Kind = damage::Kind<Paper>;

const std::set<std::string> kTracks = {"audit-action-unearned", "audit-fox-unearned"};
const std::set<std::string> kUncircled = {"audit-action-uncircled"};
const std::set<std::string> kAnything = {
    "audit-action-unearned", "audit-fox-unearned",   "audit-action-uncircled", "audit-bonus-nowhere",
    "audit-bonus-missing",   "audit-too-many-marks", "audit-too-many-chained", "audit-used-without-mark"};

// Another number of circles or crosses on a track.
Kind track(std::string name, std::set<std::string> ids,
           std::function<bool(const Track&, int circled, int crossed)> will_do,
           std::function<void(Pad&, std::size_t, const Track&)> change) {
  return {std::move(name), true, std::move(ids), [will_do, change](Paper& paper, Random& random) {
            const auto at = some_track(paper, random, [&](std::size_t t) {
              return will_do(paper.rules.sheet.track[t], paper.pad.circled[t],
                             count_bits(paper.pad.crossed[t]));
            });
            if (at) change(paper.pad, *at, paper.rules.sheet.track[*at]);
            return at.has_value();
          }};
}

// So many fields of the track are crossed, from the left.
void cross(Pad& pad, std::size_t t, int fields) {
  pad.crossed[t] = static_cast<std::uint8_t>((1u << fields) - 1);
}

std::vector<Kind> wrong_tracks() {
  return {
      track(
          "a circle too many", kTracks,
          [](const Track& track, int circled, int) { return circled < track.fields; },
          [](Pad& pad, std::size_t t, const Track&) { ++pad.circled[t]; }),
      track(
          "a whole track circled", kTracks,
          [](const Track& track, int circled, int) { return circled < track.fields; },
          [](Pad& pad, std::size_t t, const Track& track) { pad.circled[t] = track.fields; }),
      track(
          "a circle forgotten", {"audit-action-uncircled"},
          [](const Track&, int circled, int) { return circled > 0; },
          [](Pad& pad, std::size_t t, const Track&) { --pad.circled[t]; }),
      track(
          "an action used that is not circled", {"audit-action-overused"},
          [](const Track& track, int circled, int) { return circled < track.fields; },
          [](Pad& pad, std::size_t t, const Track&) { cross(pad, t, pad.circled[t] + 1); }),
      track(
          "a whole track used", {"audit-action-overused"},
          [](const Track& track, int circled, int) { return circled < track.fields; },
          [](Pad& pad, std::size_t t, const Track& track) { cross(pad, t, track.fields); }),
  };
}

// A line that lacks one field, or none, and gives this.
struct Lacking {
  std::size_t area;
  std::size_t line;
  int cell;
};

std::vector<Lacking> lines(const Paper& paper, int missing, Gain::Kind gain) {
  std::vector<Lacking> found;
  for (std::size_t a = 0; a < paper.rules.sheet.areas; ++a) {
    const Area& area = area_of(paper, a);
    Mask there = paper.pad.marked[a];
    if (area.kind == AreaKind::circled_grid) there |= paper.pad.noted[area.noted];
    for (std::size_t l = 0; l < area.lines; ++l) {
      const Mask lacks = area.line_cells[l] & ~there;
      if (area.line_gain[l].kind != gain || count_bits(lacks) != missing) continue;
      found.push_back({a, l, __builtin_ctz(missing == 0 ? area.line_cells[l] : lacks)});
    }
  }
  return found;
}

Kind line(std::string name, int missing, Gain::Kind gain) {
  const bool certain = gain == Gain::Kind::action;
  return {std::move(name), certain, certain ? (missing == 0 ? kTracks : kUncircled) : kAnything,
          [missing, gain](Paper& paper, Random& random) {
            const auto found = lines(paper, missing, gain);
            if (found.empty()) return false;
            const auto& at = found[static_cast<std::size_t>(random.below(static_cast<int>(found.size())))];
            if (missing == 0)
              erase(paper, {at.area, at.cell});
            else
              mark(paper, {at.area, at.cell});
            return true;
          }};
}

bool last_of_row(const Paper& paper, Place at) {
  const Area& area = area_of(paper, at);
  return is_row(area) && marked(paper, at) &&
         (at.cell + 1 == end_of(area, at.cell) || !marked(paper, {at.area, at.cell + 1}));
}

bool gave(Paper& paper, Place at) {
  const Area& area = area_of(paper, at);
  if (area.kind == AreaKind::choice_row) return noted(paper, at);
  return !area.writes || number(paper, at) >= area.bonus_from[static_cast<std::size_t>(at.cell)];
}

// The whole of an area gone; the tracks left as they were, or circled anew.
Kind emptied(std::string name, bool circles) {
  return {std::move(name), false, kAnything, [circles](Paper& paper, Random& random) {
            const auto a = static_cast<std::size_t>(random.below(paper.rules.sheet.areas));
            if (paper.pad.marked[a] == 0) return false;
            for (int cell = 0; cell < area_of(paper, a).count; ++cell) erase(paper, {a, cell});
            if (circles) circle_anew(paper);
            return true;
          }};
}

// Everything filled up to so many fields an area, and circled as the marks demand.
Kind filled(std::string name, int most, bool used, std::function<bool(const Area&)> which) {
  return {std::move(name), false, kAnything, [most, used, which](Paper& paper, Random&) {
            bool any = false;
            for (std::size_t a = 0; a < paper.rules.sheet.areas; ++a) {
              if (!which(area_of(paper, a)) || paper.pad.marked[a] == area_of(paper, a).all) continue;
              fill(paper, a, most);
              any = true;
            }
            circle_anew(paper);
            if (!used) paper.pad.crossed.fill(0);
            return any;
          }};
}

// A stroke of a circled grid becomes the other one.
Kind stroke(std::string name, bool to_cross) {
  return {std::move(name), false, kAnything, [to_cross](Paper& paper, Random& random) {
            const auto place = some(paper, random, [&](Place at) {
              return area_of(paper, at).kind == AreaKind::circled_grid &&
                     (to_cross ? noted(paper, at) : marked(paper, at));
            });
            if (!place) return false;
            paper.pad.marked[place->area] ^= bit(place->cell);
            paper.pad.noted[area_of(paper, *place).noted] ^= bit(place->cell);
            return true;
          }};
}

Kind cross_in_grid(std::string name, bool added) {
  return {std::move(name), false, kAnything, [added](Paper& paper, Random& random) {
            const auto place = some(paper, random, [&](Place at) {
              return !is_row(area_of(paper, at)) && marked(paper, at) != added && !noted(paper, at);
            });
            if (!place) return false;
            added ? mark(paper, *place) : erase(paper, *place);
            return true;
          }};
}

}  // namespace

std::vector<Kind> wrong_earnings() {
  auto kinds = wrong_tracks();
  const auto any_area = [](const Area&) { return true; };
  const std::vector<Kind> others = {
      line("a line completed that gives an action", 1, Gain::Kind::action),
      line("a line completed that gives a bonus", 1, Gain::Kind::bonus),
      line("a line broken that gave an action", 0, Gain::Kind::action),
      line("a line broken that gave a bonus", 0, Gain::Kind::bonus),
      {"the last field of a row erased that gave an action", true, kTracks,
       [](Paper& paper, Random& random) {
         const auto place = some(paper, random, [&](Place at) {
           return last_of_row(paper, at) && gain(paper, at).kind == Gain::Kind::action && gave(paper, at);
         });
         if (place) erase(paper, *place);
         return place.has_value();
       }},
      emptied("an area emptied", false),
      emptied("an area emptied, and the tracks circled anew", true),
      filled("everything filled", kMaxCells, true, any_area),
      filled("everything filled, and no action used", kMaxCells, false, any_area),
      filled("five more fields in every area", 5, true, any_area),
      filled("an area with chains filled", kMaxCells, true, [](const Area& area) { return area.chain; }),
      stroke("a circle made a cross", true),
      stroke("a cross made a circle", false),
      cross_in_grid("a cross too many", true),
      cross_in_grid("a cross forgotten", false),
  };
  kinds.insert(kinds.end(), others.begin(), others.end());
  return kinds;
}

}  // namespace clever_damage
