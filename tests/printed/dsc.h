// Doppelt so clever and its variant for the dice of the first game: the same sheet under two sets of names.
#pragma once

#include "pen.h"

namespace dsc {

struct Names {
  std::string id, silver, pink, dice;
  char silver_die, pink_die = 'p';

  [[nodiscard]] std::string s(int face) const { return silver_die + std::to_string(face); }
};

inline const std::vector<Names>& sheets() {
  static const std::vector<Names> both{{"doppelt-so-clever", "silver", "pink", "wsybgp", 's'},
                                       {"doppelt-so-clever-gsc-dice", "orange", "purple", "woybgp", 'o'}};
  return both;
}

}  // namespace dsc
