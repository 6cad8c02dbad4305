#include "core/wizard/wizard_score.h"

#include <cstddef>

namespace fox::wizard {

PlayerScore score_pad(const Rules& rules, const Pad& pad) {
  PlayerScore score;
  for (int colour = 0; colour < colours(rules.sheet); ++colour)
    for (int number = 1; number <= columns(rules.sheet); ++number) {
      const Field& written = field(pad, colour, number);
      const auto row = static_cast<std::size_t>(colour), column = static_cast<std::size_t>(number - 1);
      if (written.what == Written::hits) {
        const int points = written.value * rules.sheet.points[column];
        score.xs += written.value;
        score.rows[row] += points;
        score.columns[column] += points;
      } else if (written.what == Written::difference) {
        score.penalties += written.value;
        score.rows[row] -= written.value;
      }
    }
  for (int i = 0; i < rules.sheet.jester_fields; ++i) score.jesters += has(pad.jesters, i) ? 1 : 0;
  score.xs += score.jesters;
  if (score.xs >= rules.target) score.bonus = rules.sheet.bonus;
  for (const int points : score.columns) score.total += points;
  score.total += score.bonus - score.penalties;
  return score;
}

Tally score(const Rules& rules, const State& state) {
  Tally tally;
  tally.count = rules.players;
  const auto players = static_cast<std::size_t>(rules.players);
  for (std::size_t i = 0; i < players; ++i) tally.players[i] = score_pad(rules, state.pads[i]);
  for (std::size_t i = 0; i < players; ++i)
    for (std::size_t j = 0; j < players; ++j) {
      auto& own = tally.players[i];
      const auto& other = tally.players[j];
      if (other.total > own.total || (other.total == own.total && other.jesters < own.jesters)) ++own.rank;
    }
  tally.tie = tie_of(tally.players, tally.count);
  return tally;
}

}  // namespace fox::wizard
