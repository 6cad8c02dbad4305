// Random games of Ganz schön clever at the table.
#include "invariants.h"

TEST_CASE("Everything that must hold holds in random games of Ganz schön clever at the table") {
  invariants::table_games("ganz-schoen-clever");
}
