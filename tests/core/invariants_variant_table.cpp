// Random games of Doppelt so clever with the dice of the first game at the table.
#include "invariants.h"

TEST_CASE(
    "Everything that must hold holds in random games of Doppelt so clever with the dice of the first game at "
    "the table") {
  invariants::table_games("doppelt-so-clever-gsc-dice");
}
