// Random games of Ganz schön clever of sheets alone.
#include "invariants.h"

TEST_CASE("Everything that must hold holds in random games of Ganz schön clever of sheets alone") {
  invariants::sheet_games("ganz-schoen-clever");
}
