// Random games of Clever hoch Drei of sheets alone.
#include "invariants.h"

TEST_CASE("Everything that must hold holds in random games of Clever hoch Drei of sheets alone") {
  invariants::sheet_games("clever-hoch-drei");
}
