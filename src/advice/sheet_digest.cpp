#include "advice/sheet_digest.h"

#include <initializer_list>

namespace fox::advice {

using namespace clever;

namespace {

void mix_numbers(std::initializer_list<int> numbers, Digest& digest) {
  for (const int number : numbers) digest.mix(static_cast<std::uint64_t>(number));
}

void mix_area(const Area& area, Digest& digest) {
  mix_numbers({static_cast<int>(area.kind), static_cast<int>(area.accept), static_cast<int>(area.points),
               area.sum, area.roll_rows, area.companions, area.chain, area.writes, area.die, area.count,
               area.reset_after, area.start, area.low, area.high, area.rows, area.lines},
              digest);
  digest.mix(area.all);
  digest.mix(area.printed);
  digest.mix(area.grey);
  digest.mix_all(area.fit);
  digest.mix_all(area.row);
  digest.mix_all(area.column);
  digest.mix_all(area.number);
  digest.mix_all(area.factor);
  digest.mix_all(area.bonus_from);
  digest.mix_all(area.gain);
  digest.mix_all(area.line_cells);
  digest.mix_all(area.line_gain);
  for (const auto points : area.table) mix_numbers({points}, digest);
  for (const auto points : area.extra_for) mix_numbers({points}, digest);
}

}  // namespace

void mix_sheet(const Sheet& sheet, Digest& digest) {
  mix_numbers({sheet.dice, sheet.areas, sheet.bonuses, sheet.rolls, sheet.served, sheet.joker}, digest);
  digest.mix_all(sheet.own_area);
  for (std::size_t a = 0; a < sheet.areas; ++a) mix_area(sheet.area[a], digest);
  for (std::size_t b = 0; b < sheet.bonuses; ++b) {
    const Bonus& bonus = sheet.bonus[b];
    for (std::size_t t = 0; t < bonus.targets; ++t)
      mix_numbers({bonus.area[t], bonus.low[t], bonus.high[t], bonus.plus_joker[t]}, digest);
  }
  for (const Track& track : sheet.track) {
    digest.mix(track.fields);
    digest.mix_all(track.faces);
    digest.mix(track.end);
  }
  digest.mix_all(sheet.gift);
  digest.mix_all(sheet.rounds);
}

}  // namespace fox::advice
