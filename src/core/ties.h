// What is said at the end of equal totals, for either family.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace fox {

enum class Tie : std::uint8_t { none, parted, shared };

// Players have a total and, ranked already, a place. Of several ties the one for the best place is told.
Tie tie_of(const auto& players, int count) {
  Tie tie = Tie::none;
  int place = count + 1;
  for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      if (players[i].total != players[j].total) continue;
      const int better = std::min(players[i].rank, players[j].rank);
      if (better > place) continue;
      if (better < place) tie = Tie::parted;
      if (players[i].rank == players[j].rank) tie = Tie::shared;
      place = better;
    }
  return tie;
}

}  // namespace fox
