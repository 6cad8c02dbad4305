// Ganz schön clever, the rows: minima, factors, rising numbers, the bonus of every field, all points.
#include "pen.h"

namespace gsc_rows {

using namespace pen;

namespace {

const std::string kSheet = "ganz-schoen-clever";

const int kAtLeast[] = {1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6};
const int kGreenPoints[] = {1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66};
const char* const kGreenGives[] = {"", "", "", "plus1", "", "?blue", "fox", "", "?purple6", "reroll", ""};

const int kFactor[] = {1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3};
const char* const kOrangeGives[] = {"", "", "reroll", "", "?yellow", "plus1", "", "fox", "", "?purple6", ""};

const char* const kPurpleGives[] = {"",    "",       "reroll", "?blue",    "plus1", "?yellow",
                                    "fox", "reroll", "?green", "?orange6", "plus1"};

std::string field(const std::string& area, int f, int n = 0) {
  return area + "." + std::to_string(f) + (n == 0 ? "" : "=" + std::to_string(n));
}

std::string use(char die, int face, const std::string& mark) {
  return "1 use " + std::string(1, die) + std::to_string(face) + " " + mark;
}

}  // namespace

TEST_CASE("Every green field of Ganz schön clever has its minimum, bonus and points") {
  World world = worlds::sheet(kSheet);
  for (int f = 1; f <= 11; ++f) {
    const auto i = static_cast<std::size_t>(f - 1);
    for (int face = 1; face <= 6; ++face)
      for (const char die : std::string("wybgop")) {
        const bool fits = (die == 'g' || die == 'w') && face >= kAtLeast[i];
        INFO("field " << f << " die " << die << face);
        REQUIRE(world.legal(use(die, face, field("green", f))) == fits);
        for (int other = 1; other <= 11; ++other)
          if (other != f) REQUIRE_FALSE(world.legal(use(die, face, field("green", other))));
      }
    REQUIRE(fires(world, use('g', kAtLeast[i], field("green", f)), "green") == kGreenGives[i]);
    REQUIRE(world.points("green") == kGreenPoints[i]);
  }
  REQUIRE_FALSE(world.legal(use('g', 6, field("green", 11))));
  REQUIRE(world.why(use('g', 6, field("green", 12))) == "mark-unknown");
}

TEST_CASE("A green bonus of Ganz schön clever marks the next field whatever its minimum") {
  for (int f = 1; f <= 11; ++f) {
    World world = worlds::sheet(kSheet);
    for (int g = 1; g < f; ++g) fires(world, use('g', 6, field("green", g)), "green");
    for (const char* const cell : {"1 yellow.31", "2 yellow.33", "4 yellow.34"})
      if (world.legal(std::string("1 use y") + cell)) world.play(std::string("1 use y") + cell);
    // Yellow row 3 gave a green X, which had only this one field.
    REQUIRE(world.has(field("green", f)));
  }
}

TEST_CASE("Every orange field of Ganz schön clever multiplies as printed and gives its bonus") {
  for (int face = 1; face <= 6; ++face) {
    World world = worlds::sheet(kSheet);
    int sum = 0;
    for (int f = 1; f <= 11; ++f) {
      const auto i = static_cast<std::size_t>(f - 1);
      const int written = face * kFactor[i];
      INFO("field " << f << " face " << face);
      for (const char die : std::string("wybgop"))
        REQUIRE(world.legal(use(die, face, field("orange", f))) == (die == 'o' || die == 'w'));
      for (int n = 1; n <= 18; ++n)
        REQUIRE(world.legal(use('o', face, field("orange", f, n))) == (n == written));
      REQUIRE(fires(world, use('o', face, field("orange", f)), "orange") == kOrangeGives[i]);
      REQUIRE(world.has(field("orange", f, written)));
      sum += written;
      REQUIRE(world.points("orange") == sum);
    }
    REQUIRE(sum == 16 * face);
  }
}

TEST_CASE("An orange number as a bonus is multiplied by its field, too") {
  // Yellow row 2 gives a 4, blue row 1 a 5, purple field 10 a 6.
  for (int f = 1; f <= 11; ++f) {
    const int factor = kFactor[f - 1];
    World four = worlds::sheet(kSheet), five = worlds::sheet(kSheet);
    for (int g = 1; g < f; ++g) {
      fires(four, use('o', 1, field("orange", g)), "orange");
      fires(five, use('o', 1, field("orange", g)), "orange");
    }
    four.play("1 use y2 yellow.21");
    if (!four.has("yellow.22")) four.play("1 use y1 yellow.22");
    if (!four.has("yellow.24")) four.play("1 use y5 yellow.24");
    REQUIRE(four.has(field("orange", f, 4 * factor)));
    five.play("1 use b1 w1 blue.2; 1 use b1 w2 blue.3; 1 use b1 w3 blue.4");
    REQUIRE(five.has(field("orange", f, 5 * factor)));
  }
}

TEST_CASE("Every purple field of Ganz schön clever gives its bonus, with a 6 in each of them") {
  World world = worlds::sheet(kSheet);
  for (int f = 1; f <= 11; ++f) {
    for (int face = 1; face <= 6; ++face)
      for (const char die : std::string("wybgop")) {
        const bool fits = die == 'p' || die == 'w';  // after a 6 anything goes
        REQUIRE(world.legal(use(die, face, field("purple", f))) == fits);
      }
    REQUIRE(fires(world, use('p', 6, field("purple", f)), "purple") == kPurpleGives[f - 1]);
    REQUIRE(world.points("purple") == 6 * f);
  }
}

TEST_CASE(
    "Between any two purple fields of Ganz schön clever the number must rise, unless a 6 stands there") {
  for (int f = 2; f <= 11; ++f)
    for (int last = 1; last <= 6; ++last) {
      World world = worlds::sheet(kSheet);
      for (int g = 1; g < f - 1; ++g) fires(world, use('p', 6, field("purple", g)), "purple");
      fires(world, use('p', last, field("purple", f - 1)), "purple");
      for (int next = 1; next <= 6; ++next) {
        INFO("field " << f << ": " << last << " then " << next);
        REQUIRE(world.legal(use('p', next, field("purple", f))) == (last == 6 || next > last));
        REQUIRE(world.legal(use('w', next, field("purple", f))) == (last == 6 || next > last));
      }
    }
}

TEST_CASE("A full sheet of Ganz schön clever is worth 344 and five foxes of 56") {
  World world = worlds::paper(kSheet);
  for (const char* const cell : {"11", "12", "13", "21", "22", "24", "31", "33", "34", "42", "43", "44"})
    world.play(std::string("1 mark yellow.") + cell);
  for (int n = 2; n <= 12; ++n) world.play("1 mark " + field("blue", n));
  for (int f = 1; f <= 11; ++f)
    world.play("1 mark " + field("green", f) + " " + field("orange", f, 6 * kFactor[f - 1]) + " " +
               field("purple", f, 6));
  REQUIRE(world.points("green") == 66);
  REQUIRE(world.points("orange") == 96);
  REQUIRE(world.points("purple") == 66);
  REQUIRE(world.foxes() == 5);
  REQUIRE(world.fox_points() == 280);
  REQUIRE(world.total() == 624);
}

}  // namespace gsc_rows
