// Doppelt so clever and its variant: blue, green and pink (purple), every field's factor, minimum, bonus and
// points.
#include "printed/dsc.h"

namespace dsc_rows {

using namespace pen;

namespace {

const int kBluePoints[] = {1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78};
const int kFactor[] = {2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1};
const int kLeast[] = {0, 0, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6};

Words blue_gives(const dsc::Names& sheet) {
  return {"", "back", "?yellow", "", "plus1", "reroll", "?" + sheet.pink, "", "fox", "back", "", "?green"};
}

Words green_gives(const dsc::Names& sheet) {
  return {"",    "reroll",           "",      "?blue", "back",           "",
          "fox", "?" + sheet.silver, "plus1", "",      "?" + sheet.pink, "?yellow"};
}

Words pink_gives(const dsc::Names& sheet) {
  return {"",        "",    "reroll",           "back",   "plus1", "?green",
          "?yellow", "fox", "?" + sheet.silver, "reroll", "?blue", "?yellow"};
}

std::string number(const std::string& area, int f, int n) {
  return area + "." + std::to_string(f) + "=" + std::to_string(n);
}

}  // namespace

TEST_CASE(
    "Every blue field of Doppelt so clever takes a sum not above the last and gives its bonus and points") {
  for (const auto& sheet : dsc::sheets()) {
    const Words gives = blue_gives(sheet);
    World world = worlds::sheet(sheet.id);
    for (int f = 1; f <= 12; ++f) {
      const int last = f == 1 ? 12 : 14 - f;  // 12, 12, 11, … 3
      for (int blue = 1; blue <= 6; ++blue)
        for (int white = 1; white <= 6; ++white) {
          const std::string b = "b" + std::to_string(blue), w = "w" + std::to_string(white);
          const std::string mark = number("blue", f, blue + white);
          INFO(mark << " after " << last);
          REQUIRE(world.legal("1 use " + b + " " + w + " " + mark) == (blue + white <= last));
          REQUIRE(world.legal("1 use " + w + " " + b + " " + mark) == (blue + white <= last));
          REQUIRE_FALSE(world.legal("1 use " + b + " " + number("blue", f, blue)));
        }
      const int now = 13 - f < 2 ? 2 : 13 - f;
      const int white = now > 7 ? 6 : now - 1;
      const std::string use = "1 use b" + std::to_string(now - white) + " w" + std::to_string(white) + " " +
                              number("blue", f, now);
      REQUIRE(fires(world, use, "blue") == gives[static_cast<std::size_t>(f - 1)]);
      REQUIRE(world.points("blue") == kBluePoints[f - 1]);
    }
    REQUIRE_FALSE(world.legal("1 use b1 w1 blue.12=2"));
  }
}

TEST_CASE("The first blue field of Doppelt so clever is free, and an equal number may follow") {
  for (const auto& sheet : dsc::sheets())
    for (int n = 2; n <= 12; ++n) {
      const int white = n > 7 ? 6 : n - 1;
      const std::string dice = "b" + std::to_string(n - white) + " w" + std::to_string(white);
      worlds::sheet(sheet.id, "1 use " + dice + " " + number("blue", 1, n) + "; 1 use " + dice + " " +
                                  number("blue", 2, n));
    }
}

TEST_CASE("Every green field of Doppelt so clever multiplies as printed and gives its bonus for any number") {
  for (const auto& sheet : dsc::sheets())
    for (int face = 1; face <= 6; ++face) {
      const Words gives = green_gives(sheet);
      World world = worlds::sheet(sheet.id);
      int points = 0, first = 0;
      for (int f = 1; f <= 12; ++f) {
        const int written = face * kFactor[f - 1];
        INFO("field " << f << " face " << face);
        for (const char die : sheet.dice)
          REQUIRE(world.legal("1 use " + std::string(1, die) + std::to_string(face) + " green." +
                              std::to_string(f)) == (die == 'g' || die == 'w'));
        for (int n = 1; n <= 24; ++n)
          REQUIRE(world.legal("1 use g" + std::to_string(face) + " " + number("green", f, n)) ==
                  (n == written));
        const std::string use = "1 use g" + std::to_string(face) + " " + number("green", f, written);
        REQUIRE(fires(world, use, "green") == gives[static_cast<std::size_t>(f - 1)]);
        if (f % 2 == 1) first = written;
        if (f % 2 == 0) points += first - written;
        REQUIRE(world.points("green") == points);  // a half-filled pair is worth nothing
      }
    }
}

TEST_CASE("The best and the worst pairs of green are 10, 11, 15, 16, 17, 23 and -10, -4, -15, -9, -3, -2") {
  const int best[] = {10, 11, 15, 16, 17, 23}, worst[] = {-10, -4, -15, -9, -3, -2};
  for (const auto& sheet : dsc::sheets()) {
    World high = worlds::sheet(sheet.id), low = worlds::sheet(sheet.id);
    int high_sum = 0, low_sum = 0;
    for (int f = 1; f <= 12; ++f) {
      const std::string cell = " green." + std::to_string(f);
      fires(high, (f % 2 == 1 ? "1 use g6" : "1 use g1") + cell, "green");
      fires(low, (f % 2 == 1 ? "1 use g1" : "1 use g6") + cell, "green");
      if (f % 2 == 1) continue;
      REQUIRE(high.points("green") == (high_sum += best[f / 2 - 1]));
      REQUIRE(low.points("green") == (low_sum += worst[f / 2 - 1]));
    }
    REQUIRE(high_sum == 92);
    REQUIRE(low_sum == -43);
  }
}

TEST_CASE("Every pink field takes any number and gives its bonus from its minimum on") {
  for (const auto& sheet : dsc::sheets())
    for (int face = 1; face <= 6; ++face) {
      const Words gives = pink_gives(sheet);
      World world = worlds::sheet(sheet.id);
      int sum = 0;
      for (int f = 1; f <= 12; ++f) {
        INFO("field " << f << " face " << face);
        if (cells_of(world, sheet.pink).count(std::to_string(f)) != 0) continue;
        for (const char die : sheet.dice)
          REQUIRE(world.legal("1 use " + std::string(1, die) + std::to_string(face) + " " +
                              number(sheet.pink, f, face)) == (die == 'p' || die == 'w'));
        const std::string use = "1 use p" + std::to_string(face) + " " + number(sheet.pink, f, face);
        const bool enough = face >= kLeast[f - 1];
        REQUIRE(fires(world, use, sheet.pink) == (enough ? gives[static_cast<std::size_t>(f - 1)] : ""));
        REQUIRE(world.points(sheet.pink) == (sum += face));
      }
    }
}

TEST_CASE("A full sheet of Doppelt so clever is worth 495 and six foxes of 72") {
  for (const auto& sheet : dsc::sheets()) {
    World world = worlds::paper(sheet.id);
    for (const char row : std::string("ybgp"))
      for (int n = 1; n <= 6; ++n) world.play("1 mark " + sheet.silver + "." + row + std::to_string(n));
    for (const char* const cell : {"12", "14", "21", "23", "32", "34", "41", "43", "52", "54"})
      world.play(std::string("1 mark yellow.") + cell);
    for (int f = 1; f <= 12; ++f)
      world.play("1 mark " + number("blue", f, 12) + " " +
                 number("green", f, (f % 2 == 1 ? 6 : 1) * kFactor[f - 1]) + " " + number(sheet.pink, f, 6));
    REQUIRE(world.foxes() == 5);
    world.play("1 circled reroll 6");
    REQUIRE(world.foxes() == 6);
    REQUIRE(world.total() == 927);
  }
}

}  // namespace dsc_rows
