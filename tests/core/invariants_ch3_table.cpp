// Random games of Clever hoch Drei at the table.
#include "invariants.h"

TEST_CASE("Everything that must hold holds in random games of Clever hoch Drei at the table") {
  invariants::table_games("clever-hoch-drei");
}
