// Random games of Doppelt so clever at the table.
#include "invariants.h"

TEST_CASE("Everything that must hold holds in random games of Doppelt so clever at the table") {
  invariants::table_games("doppelt-so-clever");
}
