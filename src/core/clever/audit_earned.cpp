// What stands on a pad has earned bonuses, circles and foxes; all of it can be read off the finished sheet. A
// circle follows by itself, so the tracks must show just what was earned.
#include "core/clever/areas/kinds.h"
#include "core/clever/audit_parts.h"
#include "core/clever/marks.h"

namespace fox::clever {
namespace {

// Of a grid just the fields themselves; in a row everything up to the last of them.
Mask written_by(const Area& area, Mask cells) {
  if (area.traits.any_order) return cells;
  const int last = 31 - __builtin_clz(cells);
  return up_to(last) & half_of(area, last);
}

class Ledger {
 public:
  explicit Ledger(const Sheet& sheet) : sheet_(sheet) {}

  void give(const Gain& gain, Source source = {}) {
    if (gain.kind == Gain::Kind::bonus) {
      source.bonus = gain.index;
      earned.bonuses.push_back(source);
    }
    if (gain.kind != Gain::Kind::action) return;
    const Track& track = sheet_.track[gain.index];
    int& circles = earned.circles[gain.index];
    if (circles == track.fields) return;
    if (++circles == track.fields) give(track.end);
  }

  Earned earned;

 private:
  const Sheet& sheet_;
};

void read_area(const Area& area, const Pad& pad, std::size_t a, Ledger& ledger) {
  const auto from = [&](Mask cells) {
    return Source{0, static_cast<std::uint8_t>(a), cells, written_by(area, cells)};
  };
  each_bit(pad.marked[a], [&](int cell) {
    const Gain& gain = area.gain[static_cast<std::size_t>(cell)];
    if (gain.given() && field_gave(area, pad, cell)) ledger.give(gain, from(Mask{1} << cell));
  });
  const Mask enough = counted(area, pad, a);
  for (std::size_t l = 0; l < area.lines; ++l)
    if ((area.line_cells[l] & ~enough) == 0) ledger.give(area.line_gain[l], from(area.line_cells[l]));
}

Finding about_track(Fault fault, std::size_t track) {
  Finding finding = found(fault);
  finding.what.action("action", static_cast<int>(track));
  finding.spots.push_back({Spot::Kind::action, static_cast<std::uint8_t>(track), 0});
  return finding;
}

}  // namespace

Earned earned_on(const Rules& rules, const Pad& pad) {
  Ledger ledger(rules.sheet);
  for (std::size_t r = 0; r < static_cast<std::size_t>(rules.rounds()); ++r) ledger.give(rules.sheet.gift[r]);
  for (std::size_t a = 0; a < rules.sheet.areas; ++a) read_area(rules.sheet.area[a], pad, a, ledger);
  return std::move(ledger.earned);
}

void audit_actions(const Rules& rules, const Pad& pad, const Earned& earned, Findings& findings) {
  for (std::size_t t = 0; t < kActions; ++t) {
    const Track& track = rules.sheet.track[t];
    if (track.fields == 0) continue;
    const int circled = pad.circled[t], crossed = count_bits(pad.crossed[t]), due = earned.circles[t];
    if (circled != due) {
      const bool fox = track.end.kind == Gain::Kind::fox && circled == track.fields;
      Finding finding = about_track(circled < due ? Fault::action_uncircled
                                    : fox         ? Fault::fox_unearned
                                                  : Fault::action_unearned,
                                    t);
      finding.what.number("circled", circled);
      finding.what.number("earned", due);
      finding.missing = circled < due;
      findings.push_back(std::move(finding));
    }
    if (crossed <= circled) continue;
    Finding finding = about_track(Fault::action_overused, t);
    finding.what.number("crossed", crossed);
    finding.what.number("circled", circled);
    findings.push_back(std::move(finding));
  }
}

}  // namespace fox::clever
