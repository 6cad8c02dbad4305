// Whether marks, bonuses and dice go together. Each mark was made by a die or by a bonus, each bonus that
// could not be lost made one: bonuses are matched with marks they could have made, and what is left over is
// counted against the dice of the game. Where several explanations are possible, the kindest holds.
#include <algorithm>

#include "core/clever/areas/kinds.h"
#include "core/clever/audit_parts.h"
#include "core/clever/bonus_marks.h"
#include "core/clever/marks.h"

namespace fox::clever {
namespace {

// One stroke of the pen, or, where a die may cross several fields of a column, all crosses of that column.
struct Stroke {
  std::uint8_t area = 0;
  Mask cells = 0;
  bool second = false;  // a cross over a circle
};

unsigned range(int low, int high) {
  return (2u << std::min(high, kMaxNumber)) - (1u << low);
}

class Matching {
 public:
  Matching(const Rules& rules, const Pad& pad, const Broken& broken, const std::vector<Source>& sources)
      : rules_(rules), pad_(pad), broken_(broken), sources_(sources), stroke_of_(sources.size(), kNobody) {}

  // Gives the source a stroke of its own, moving others to other strokes where that helps.
  bool place_source(std::size_t source, const std::vector<Stroke>& strokes) {
    source_of_.resize(strokes.size(), kNobody);
    std::vector<bool> seen(strokes.size());
    return find_stroke(source, strokes, seen);
  }

  // Gives the stroke a bonus that made it, if there is one left for it.
  bool place_stroke(const Stroke& stroke) {
    strokes_.push_back(stroke);
    source_of_.push_back(kNobody);
    std::vector<bool> seen(sources_.size());
    return find_source(strokes_.size() - 1, seen);
  }

 private:
  static constexpr std::size_t kNobody = ~std::size_t{0};

  bool find_stroke(std::size_t source, const std::vector<Stroke>& strokes, std::vector<bool>& seen) {
    for (std::size_t s = 0; s < strokes.size(); ++s) {
      if (seen[s] || !could_make(sources_[source], strokes[s])) continue;
      seen[s] = true;
      if (source_of_[s] != kNobody && !find_stroke(source_of_[s], strokes, seen)) continue;
      source_of_[s] = source;
      return true;
    }
    return false;
  }

  bool find_source(std::size_t stroke, std::vector<bool>& seen) {
    for (std::size_t b = 0; b < sources_.size(); ++b) {
      if (seen[b] || !could_make(sources_[b], strokes_[stroke])) continue;
      seen[b] = true;
      if (stroke_of_[b] != kNobody && !find_source(stroke_of_[b], seen)) continue;
      stroke_of_[b] = stroke;
      return true;
    }
    return false;
  }

  [[nodiscard]] bool could_make(const Source& source, const Stroke& stroke) const {
    const Bonus& bonus = rules_.sheet.bonus[source.bonus];
    Mask cells = stroke.cells;
    if (source.area == stroke.area && !stroke.second) cells &= ~source.before;
    for (std::size_t t = 0; t < bonus.targets; ++t) {
      if (bonus.area[t] != stroke.area) continue;
      bool any = false;
      each_bit(cells, [&](int cell) { any = any || fits(bonus, t, cell); });
      if (any) return true;
    }
    return false;
  }

  [[nodiscard]] bool fits(const Bonus& bonus, std::size_t t, int cell) const {
    const std::size_t a = bonus.area[t];
    const Area& area = rules_.sheet.area[a];
    if ((broken_[a] >> cell & 1) != 0) return true;
    const int low = bonus.low[t], high = bonus.high[t];
    if (low == 0) {
      return !marks_grey_only(rules_, area) || (area.grey >> cell & 1) != 0;
    }
    unsigned numbers = range(low, high);
    if (bonus.plus_joker[t])
      numbers = adds_joker(rules_, bonus, t) ? range(low + 1, high + kMaxFace) : brought(area);
    numbers &= area.takes[static_cast<std::size_t>(cell)];
    if (!area.writes) return numbers != 0;
    bool any = false;
    each_bit(numbers, [&](int n) {
      any = any || written(area, cell, n, choice_at(area, pad_, cell)) == number_at(area, pad_, cell);
    });
    return any;
  }

  const Rules& rules_;
  const Pad& pad_;
  const Broken& broken_;
  const std::vector<Source>& sources_;
  std::vector<Stroke> strokes_;
  std::vector<std::size_t> source_of_;  // by stroke
  std::vector<std::size_t> stroke_of_;  // by source
};

// --- bonuses that must have made a mark ---

// An area that is open for the bonus at the end was so all the time.
bool stays_open(const Rules& rules, const Pad& pad, const Bonus& bonus, std::size_t t) {
  const std::size_t a = bonus.area[t];
  const Area& area = rules.sheet.area[a];
  const Mask empty = area.all & ~pad.marked[a];
  const int low = bonus.low[t], high = bonus.high[t];
  const bool any_number = low == 0 || (bonus.plus_joker[t] && !adds_joker(rules, bonus, t));
  // The joker's face cannot be known any more.
  if (empty == 0 || (bonus.plus_joker[t] && !any_number)) return false;
  const Offered offered{any_number ? ~0u : range(low, high), low == 0,
                        low == 0 && marks_grey_only(rules, area)};
  return visit_kind(area.kind, [&](auto kind) { return kind.stayed_open(area, empty, offered); });
}

bool never_lost(const Rules& rules, const Pad& pad, const Bonus& bonus) {
  for (std::size_t t = 0; t < bonus.targets; ++t)
    if (stays_open(rules, pad, bonus, t)) return true;
  return false;
}

// Every stroke by itself.
std::vector<Stroke> strokes_on(const Rules& rules, const Pad& pad) {
  std::vector<Stroke> strokes;
  for (std::size_t a = 0; a < rules.sheet.areas; ++a) {
    const Area& area = rules.sheet.area[a];
    const auto index = static_cast<std::uint8_t>(a);
    each_bit(counted(area, pad, a), [&](int cell) { strokes.push_back({index, Mask{1} << cell, false}); });
    if (area.traits.circles)
      each_bit(pad.marked[a], [&](int cell) { strokes.push_back({index, Mask{1} << cell, true}); });
  }
  return strokes;
}

// What misses its mark, and how many marks the others have.
int audit_bonuses(const Rules& rules, const Pad& pad, const Earned& earned, const Broken& broken,
                  const std::vector<Stroke>& strokes, Findings& findings) {
  Matching matching(rules, pad, broken, earned.bonuses);
  int matched = 0;
  // Those with a single area first: the black one takes what is left.
  std::vector<std::size_t> kinds(rules.sheet.bonuses);
  for (std::size_t b = 0; b < kinds.size(); ++b) kinds[b] = b;
  std::stable_sort(kinds.begin(), kinds.end(), [&](std::size_t one, std::size_t other) {
    return rules.sheet.bonus[one].targets < rules.sheet.bonus[other].targets;
  });
  for (const std::size_t b : kinds) {
    if (!never_lost(rules, pad, rules.sheet.bonus[b])) continue;
    int due = 0, left = 0;
    std::vector<Spot> spots;
    for (std::size_t s = 0; s < earned.bonuses.size(); ++s) {
      const Source& source = earned.bonuses[s];
      if (source.bonus != b) continue;
      ++due;
      left += matching.place_source(s, strokes);
      each_bit(source.cells, [&](int cell) { spots.push_back(spot(source.area, cell)); });
    }
    matched += left;
    if (left == due) continue;
    Finding finding = found(left == 0 ? Fault::bonus_nowhere : Fault::bonus_missing);
    finding.what.bonus("bonus", static_cast<int>(b));
    if (left != 0) finding.what.number("earned", due).number("left", left);
    finding.spots = std::move(spots);
    finding.missing = true;
    findings.push_back(std::move(finding));
  }
  return matched;
}

// --- as many marks as there were dice ---

// Strokes that no bonus can have made: of chains, and of everything else.
struct ByDice {
  int plain = 0, chained = 0;
};

ByDice left_for_dice(const Rules& rules, const Pad& pad, const Earned& earned, const Broken& broken,
                     const std::vector<Stroke>& strokes) {
  Matching matching(rules, pad, broken, earned.bonuses);
  ByDice left;
  const auto area_of = [&](const Stroke& stroke) -> const Area& { return rules.sheet.area[stroke.area]; };
  // Chains last: a die makes several of their marks, so a bonus helps less there.
  for (const Stroke& stroke : strokes)
    if (!area_of(stroke).companions && !area_of(stroke).chain) left.plain += !matching.place_stroke(stroke);
  for (std::size_t a = 0; a < rules.sheet.areas; ++a)
    if (rules.sheet.area[a].companions)
      for (const Mask column : rules.sheet.area[a].column)
        if (const Mask cells = column & pad.marked[a]; cells != 0)
          left.plain += !matching.place_stroke({static_cast<std::uint8_t>(a), cells, false});
  for (const Stroke& stroke : strokes)
    if (area_of(stroke).chain) left.chained += !matching.place_stroke(stroke);
  return left;
}

void audit_count(const Rules& rules, const Pad& pad, const ByDice& left, int marks, Findings& findings) {
  const auto used = [&](Action action) { return count_bits(pad.crossed[static_cast<std::size_t>(action)]); };
  const Sheet& sheet = rules.sheet;
  const int passive = rules.solo() ? 1 : rules.players - 1;
  const int single = rules.rounds() * passive + used(Action::plus1);  // dice that make one mark each
  const int picks = rules.rounds() * sheet.rolls;
  if (left.plain > picks + single) {
    Finding finding = found(Fault::too_many_marks);
    finding.what.number("marks", marks);
    finding.what.number("most", marks - left.plain + picks + single);
    finding.what.number("rounds", rules.rounds());
    findings.push_back(std::move(finding));
    return;
  }
  if (left.chained == 0) return;
  // On one's own turn each die leaves the hand once, and once more for each time it came back. A turn whose
  // picks all go elsewhere has no chain.
  const int back = used(Action::back), last = sheet.dice - sheet.rolls + 1;
  const bool by_dice = left.plain + left.chained <= rules.rounds() * sheet.dice + single + back;
  const bool by_picks = last * left.plain + left.chained <= last * (picks + single) + back;
  if (by_dice && by_picks) return;
  for (std::size_t a = 0; a < sheet.areas; ++a) {
    if (!sheet.area[a].chain) continue;
    Finding finding = found(Fault::too_many_chained, rules.def->areas[a].rule);
    finding.what.area("area", static_cast<int>(a));
    finding.what.number("marks", count_bits(pad.marked[a]));
    each_bit(pad.marked[a], [&](int cell) { finding.spots.push_back(spot(a, cell)); });
    findings.push_back(std::move(finding));
  }
}

// Each extra die and each number pretended has made a mark.
void audit_used(const Rules& rules, const Pad& pad, int marks, Findings& findings) {
  for (const Action action : {Action::plus1, Action::number}) {
    const auto t = static_cast<std::size_t>(action);
    const int crossed = count_bits(pad.crossed[t]);
    if (rules.sheet.track[t].fields == 0 || crossed <= marks) continue;
    Finding finding = found(Fault::used_without_mark);
    finding.what.action("action", static_cast<int>(t));
    finding.what.number("crossed", crossed);
    finding.what.number("marks", marks);
    finding.spots.push_back({Spot::Kind::action, static_cast<std::uint8_t>(t), 0});
    finding.missing = true;
    findings.push_back(std::move(finding));
  }
}

}  // namespace

void audit_marks(const Rules& rules, const Pad& pad, const Earned& earned, const Broken& broken,
                 Findings& findings) {
  const std::vector<Stroke> strokes = strokes_on(rules, pad);
  const int marks = static_cast<int>(strokes.size());
  const int by_bonus = audit_bonuses(rules, pad, earned, broken, strokes, findings);
  audit_used(rules, pad, marks - by_bonus, findings);
  audit_count(rules, pad, left_for_dice(rules, pad, earned, broken, strokes), marks, findings);
}

}  // namespace fox::clever
