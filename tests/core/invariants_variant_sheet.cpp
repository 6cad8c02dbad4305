// Random games of Doppelt so clever with the dice of the first game of sheets alone.
#include "invariants.h"

TEST_CASE(
    "Everything that must hold holds in random games of Doppelt so clever with the dice of the first game of "
    "sheets alone") {
  invariants::sheet_games("doppelt-so-clever-gsc-dice");
}
