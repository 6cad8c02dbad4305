// Clever hoch Drei, blue, brown and pink: every field, its bonus and its points.
#include "pen.h"

namespace ch3_rows {

using namespace pen;

namespace {

const std::string kSheet = "clever-hoch-drei";
const std::string kDice = "wytbnp";

const int kBluePoints[] = {3, 6, 9, 13, 17, 22};
const char* const kLeftGives[] = {"", "number", "?yellow", "", "?pink", "plus1"};
const char* const kRightGives[] = {"", "reroll", "?brown", "", "?turquoise", "fox"};

const int kBrown[] = {1, 5, 3, 4, 2, 6, 4, 5, 2, 1, 6, 3};
const char* const kBetween[] = {"number", "?pink", "", "reroll",  "?turquoise", "",
                                "plus1",  "?blue", "", "?yellow", "fox"};
const int kBrownPoints[] = {0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90};

const int kStar[] = {0, 1, 2, 2, 1, 2, 2, 1, 3, 2, 2, 3};
const char* const kPinkGives[] = {"",       "reroll", "?blue", "plus1", "number",     "?yellow",
                                  "?brown", "reroll", "fox",   "?blue", "?turquoise", "?black"};

std::string sum_dice(int n) {
  const int white = n > 7 ? 6 : n - 1;
  return "b" + std::to_string(n - white) + " w" + std::to_string(white);
}

std::string blue_mark(char side, int f, int n) {
  return std::string("blue.") + side + std::to_string(f) + "=" + std::to_string(n);
}

std::string blue_use(char side, int f, int n) {
  return "1 use " + sum_dice(n) + " " + blue_mark(side, f, n);
}

int half(int face) {
  return (face + 1) / 2;
}

}  // namespace

TEST_CASE("The first blue numbers are a 6 left of the printed 7 and an 8 right of it, and never a 7") {
  const World world = worlds::sheet(kSheet);
  for (int blue = 1; blue <= 6; ++blue)
    for (int white = 1; white <= 6; ++white) {
      const int n = blue + white;
      const std::string b = "b" + std::to_string(blue), w = "w" + std::to_string(white);
      for (const auto& dice : {b + " " + w, w + " " + b}) {
        REQUIRE(world.legal("1 use " + dice + " " + blue_mark('L', 1, n)) == (n == 6));
        REQUIRE(world.legal("1 use " + dice + " " + blue_mark('R', 1, n)) == (n == 8));
      }
      REQUIRE_FALSE(world.legal("1 use " + b + " " + blue_mark('L', 1, blue)));
    }
}

TEST_CASE(
    "After every number a blue field takes exactly one less on the left, one more on the right, or a new 7") {
  for (const char side : {'L', 'R'}) {
    const int step = side == 'L' ? -1 : 1;
    World world = worlds::sheet(kSheet);
    for (int f = 1; f <= 5; ++f) {
      const int now = 7 + step * f;
      fires(world, blue_use(side, f, now), "blue");
      for (int n = 2; n <= 12; ++n) {
        INFO(side << f + 1 << "=" << n << " after " << now);
        REQUIRE(world.legal(blue_use(side, f + 1, n)) == (n == now + step || n == 7));
      }
    }
    // After a 2 on the left or a 12 on the right only a 7 goes on.
    REQUIRE(world.legal(blue_use(side, 6, 7)));
    REQUIRE_FALSE(world.legal(blue_use(side, 6, side == 'L' ? 12 : 2)));
  }
}

TEST_CASE("Every blue field of Clever hoch Drei gives its bonus and the points above it") {
  for (const char side : {'L', 'R'}) {
    // 6 7 6 7 6 7 and 8 7 8 7 8 7: no number that is worth 4 of its own.
    World world = worlds::sheet(kSheet);
    for (int f = 1; f <= 6; ++f) {
      const int n = f % 2 == 0 ? 7 : side == 'L' ? 6 : 8;
      INFO(side << f);
      REQUIRE(fires(world, blue_use(side, f, n), "blue") == (side == 'L' ? kLeftGives : kRightGives)[f - 1]);
      REQUIRE(world.points("blue") == kBluePoints[f - 1]);
    }
    REQUIRE(world.why(blue_use(side, 6, side == 'L' ? 6 : 8)) == "cell-taken");
  }
}

TEST_CASE("A blue 2, 3, 4, 10, 11 or 12 brings 4 points more, any other number nothing") {
  for (int n = 2; n <= 12; ++n) {
    const bool four = n <= 4 || n >= 10;
    REQUIRE(worlds::paper(kSheet, "1 mark " + blue_mark('L', 1, n)).points("blue") == 3 + (four ? 4 : 0));
    REQUIRE(worlds::paper(kSheet, "1 mark " + blue_mark('R', 1, n)).points("blue") == 3 + (four ? 4 : 0));
  }
  // Both sides count: their outermost fields and every number by itself.
  World world = worlds::sheet(kSheet);
  for (int f = 1; f <= 5; ++f) fires(world, blue_use('L', f, 7 - f), "blue");
  REQUIRE(world.points("blue") == 17 + 3 * 4);
  for (int f = 1; f <= 5; ++f) fires(world, blue_use('R', f, 7 + f), "blue");
  REQUIRE(world.points("blue") == 17 + 17 + 6 * 4);
  fires(world, blue_use('L', 6, 7), "blue");
  fires(world, blue_use('R', 6, 7), "blue");
  REQUIRE(world.points("blue") == 68);
}

TEST_CASE("Every brown field takes exactly its number, to the right of the last cross") {
  for (int last = 0; last <= 12; ++last) {
    World world = worlds::sheet(kSheet);
    if (last > 0) {
      const std::string v = std::to_string(kBrown[last - 1]);
      world.play("1 use n" + v + " brown." + std::to_string(last));
      REQUIRE(world.events() == Words{"brown." + std::to_string(last)});
    }
    for (int f = 1; f <= 12; ++f)
      for (int face = 1; face <= 6; ++face)
        for (const char die : kDice) {
          const bool fits = (die == 'n' || die == 'w') && f > last && face == kBrown[f - 1];
          REQUIRE(world.legal("1 use " + std::string(1, die) + std::to_string(face) + " brown." +
                              std::to_string(f)) == fits);
        }
  }
}

TEST_CASE("A brown bonus lies between two crossed neighbours, a count of crosses gives the points") {
  World world = worlds::sheet(kSheet);
  std::size_t count = 0;
  for (int f = 1; f <= 12; ++f) {
    INFO("field " << f);
    // A brown bonus of turquoise or yellow would jump ahead; quiet() keeps it elsewhere.
    const std::string line = "1 use n" + std::to_string(kBrown[f - 1]) + " brown." + std::to_string(f);
    REQUIRE(fires(world, line, "brown") == (f == 1 ? "" : kBetween[f - 2]));
    REQUIRE(world.points("brown") == kBrownPoints[++count]);
  }
  for (int f = 1; f <= 11; ++f) {
    World pair = worlds::sheet(kSheet);
    pair.play("1 use n" + std::to_string(kBrown[f - 1]) + " brown." + std::to_string(f));
    pair.play("1 use n" + std::to_string(kBrown[f]) + " brown." + std::to_string(f + 1));
    REQUIRE(worlds::joined(fired_by_last(pair)) == kBetween[f - 1]);
  }
  for (int f = 1; f <= 10; ++f) {
    World gap = worlds::sheet(kSheet);
    gap.play("1 use n" + std::to_string(kBrown[f - 1]) + " brown." + std::to_string(f));
    gap.play("1 use n" + std::to_string(kBrown[f + 1]) + " brown." + std::to_string(f + 2));
    REQUIRE(fired_by_last(gap).empty());
  }
}

TEST_CASE(
    "The first pink field of Clever hoch Drei is always half the number, rounded up, without a choice") {
  const World world = worlds::sheet(kSheet);
  for (int face = 1; face <= 6; ++face)
    for (const char die : kDice) {
      const std::string use = "1 use " + std::string(1, die) + std::to_string(face) + " pink.1=";
      for (int n = 1; n <= 6; ++n) {
        REQUIRE(world.legal(use + std::to_string(n)) == ((die == 'p' || die == 'w') && n == half(face)));
        REQUIRE_FALSE(world.legal(use + std::to_string(n) + ":bonus"));
        REQUIRE_FALSE(world.legal(use + std::to_string(n) + ":points"));
      }
    }
}

TEST_CASE("Every other pink field is half the number with its bonus, or the number times its star without") {
  for (int face = 1; face <= 6; ++face)
    for (const bool bonus : {true, false}) {
      World world = worlds::sheet(kSheet, "1 use p1 pink.1=1");
      int sum = 1;
      for (int f = 2; f <= 12; ++f) {
        INFO("field " << f << " face " << face << (bonus ? " bonus" : " points"));
        const std::string use = "1 use p" + std::to_string(face) + " pink." + std::to_string(f) + "=";
        const int times = face * kStar[f - 1];
        for (int n = 1; n <= 18; ++n) {
          REQUIRE(world.legal(use + std::to_string(n) + ":bonus") == (n == half(face)));
          REQUIRE(world.legal(use + std::to_string(n) + ":points") == (n == times));
        }
        // Without the word it is understood only where the number tells which of the two is meant.
        REQUIRE(world.legal(use + std::to_string(half(face))) == (half(face) != times));
        const std::string mark =
            bonus ? std::to_string(half(face)) + ":bonus" : std::to_string(times) + ":points";
        REQUIRE(fires(world, use + mark, "pink") == (bonus ? kPinkGives[f - 1] : ""));
        REQUIRE(world.points("pink") == (sum += bonus ? half(face) : times));
      }
    }
}

TEST_CASE("Pink is worth 129 at most, with every star and no bonus") {
  World world = worlds::sheet(kSheet, "1 use p6 pink.1=3");
  for (int f = 2; f <= 12; ++f)
    world.play("1 use p6 pink." + std::to_string(f) + "=" + std::to_string(6 * kStar[f - 1]) + ":points");
  REQUIRE(world.points("pink") == 129);
  REQUIRE(world.foxes() == 0);
}

}  // namespace ch3_rows
