// Doppelt so clever and its variant, around the areas: rounds, gifts, tracks and their ends, question marks,
// foxes, rating.
#include "printed/around.h"
#include "printed/dsc.h"

namespace dsc_rounds {

using namespace pen;

namespace {

std::string in_names(std::string text, const dsc::Names& sheet) {
  if (sheet.silver == "silver") return text;
  for (const auto& [from, to] :
       {std::pair<std::string, std::string>{"silver", "orange"}, {"pink", "purple"}, {" s", " o"}})
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
      if (from != " s" || (text[at + 2] >= '1' && text[at + 2] <= '6')) text.replace(at, from.size(), to);
  return text;
}

// Plays lines; bonuses that come up go where they fire nothing.
void write(World& world, const std::string& lines) {
  for (const auto& part : worlds::split(lines, '\n'))
    for (const auto& line : worlds::split(part, ';')) {
      if (world.legal(line)) world.play(line);
      quiet(world, "none");
    }
}

// The fields `from` to `to` of a row, each with the highest number that goes there.
void fill(World& world, const std::string& area, int to, const std::string& dice) {
  for (int f = 1; f <= to; ++f)
    if (cells_of(world, area).count(std::to_string(f)) == 0)
      fires(world, "1 use " + dice + " " + area + "." + std::to_string(f), area);
}

}  // namespace

TEST_CASE("Doppelt so clever has 6, 6, 5 and 4 rounds with the gifts re-roll, +1, back and black") {
  for (const auto& sheet : dsc::sheets()) {
    around::rounds(sheet.id, {6, 6, 5, 4});
    around::gifts(sheet.id, {"reroll", "plus1", "back", "?black", "", ""});
  }
}

TEST_CASE("The black bonus of Doppelt so clever is any of the five, with a number where one is written") {
  for (const auto& sheet : dsc::sheets()) {
    const World world = worlds::sheet(sheet.id, "round; round; round");
    Words wanted;
    for (const char row : std::string("ybgp"))
      for (const auto& cell : numbers(sheet.silver + "." + row, 1, 6))
        wanted.push_back("1 bonus black " + cell);
    for (const char* const cell : {"12", "14", "21", "23", "32", "34", "41", "43", "52", "54"})
      wanted.push_back(std::string("1 bonus black yellow.") + cell);
    for (const auto& cell : numbers("blue.1=", 2, 12)) wanted.push_back("1 bonus black " + cell);
    for (int face = 1; face <= 6; ++face) {
      wanted.push_back("1 bonus black green.1=" + std::to_string(2 * face));
      wanted.push_back("1 bonus black " + sheet.pink + ".1=" + std::to_string(face));
    }
    std::sort(wanted.begin(), wanted.end());
    REQUIRE(world.lines() == wanted);
  }
}

TEST_CASE("Each question mark of Doppelt so clever offers exactly its own area") {
  for (const auto& sheet : dsc::sheets()) {
    const auto menu = [&](const std::string& lines) {
      return worlds::sheet(sheet.id, in_names(lines, sheet)).lines("1 bonus");
    };
    REQUIRE(menu("1 use y3 yellow.12; 1 use y6 yellow.14") == [] {
      Words all = numbers("1 bonus blue blue.1=", 2, 12);
      std::sort(all.begin(), all.end());
      return all;
    }());
    Words green = {"1 bonus green green.1=2", "1 bonus green green.1=4",  "1 bonus green green.1=6",
                   "1 bonus green green.1=8", "1 bonus green green.1=10", "1 bonus green green.1=12"};
    std::sort(green.begin(), green.end());
    REQUIRE(menu("1 use y2 yellow.41; 1 use y5 yellow.43") == green);
    REQUIRE(menu("1 use y5 yellow.52; 1 use y4 yellow.54") ==
            numbers("1 bonus " + sheet.pink + " " + sheet.pink + ".1=", 1, 6));
    REQUIRE(menu("1 use y2 yellow.23; 1 use y5 yellow.43").size() == 24);
    REQUIRE(menu("1 use y4 yellow.32; 1 use y3 yellow.34").size() == 10);
  }
}

TEST_CASE("The re-roll track has six fields and its sixth circle is a fox") {
  for (const auto& sheet : dsc::sheets()) {
    // Round 1, yellow column 1, blue 6, green 2, pink 3 (2 or more), pink 10 (4 or more).
    World world = worlds::sheet(sheet.id);
    REQUIRE(world.circled("reroll") == 1);
    write(world, "1 use y1 yellow.21; 1 use y2 yellow.41");
    REQUIRE(world.circled("reroll") == 2);
    fill(world, "green", 2, "g1");
    REQUIRE(world.circled("reroll") == 3);
    fill(world, "blue", 6, "b1 w1");
    REQUIRE(world.circled("reroll") == 4);
    fill(world, sheet.pink, 9, "p4");
    REQUIRE(world.circled("reroll") == 5);
    const int foxes = world.foxes();
    world.play("1 use p4 " + sheet.pink + ".10=4");
    REQUIRE(fired_by_last(world) == Words{"fox", "reroll"});
    REQUIRE(world.circled("reroll") == 6);
    REQUIRE(world.foxes() == foxes + 1);
  }
}

TEST_CASE("The back track has six fields and its sixth circle is a pink question mark") {
  for (const auto& sheet : dsc::sheets()) {
    // Round 3, yellow row 2, blue 2 and 10, green 5, pink 4 (3 or more).
    World world = worlds::sheet(sheet.id, "round; round");
    write(world, "1 use y1 yellow.21; 1 use y2 yellow.23");
    REQUIRE(world.circled("back") == 2);
    fill(world, "green", 5, "g1");
    REQUIRE(world.circled("back") == 3);
    fill(world, sheet.pink, 4, "p3");
    REQUIRE(world.circled("back") == 4);
    fill(world, "blue", 9, "b1 w1");
    REQUIRE(world.circled("back") == 5);
    world.play("1 use b1 w1 blue.10=2");
    REQUIRE(fired_by_last(world) == Words{"?" + sheet.pink, "back"});
    REQUIRE(world.waiting() == sheet.pink);
  }
}

TEST_CASE("The extra-die track has six fields and its sixth circle is a silver question mark") {
  for (const auto& sheet : dsc::sheets()) {
    // Round 2, silver column 1, yellow column 2, blue 5, green 9, pink 5 (4 or more).
    World world = worlds::sheet(sheet.id, "round");
    for (const char row : std::string("ybgp"))
      world.play("1 use " + sheet.s(1) + " " + sheet.silver + "." + row + "1");
    REQUIRE(world.circled("plus1") == 2);
    write(world, "1 use y3 yellow.12; 1 use y4 yellow.32; 1 use y5 yellow.52");
    REQUIRE(world.circled("plus1") == 3);
    fill(world, "green", 9, "g1");
    REQUIRE(world.circled("plus1") == 4);
    fill(world, sheet.pink, 5, "p4");
    REQUIRE(world.circled("plus1") == 5);
    fill(world, "blue", 4, "b1 w1");
    if (world.circled("plus1") == 5) world.play("1 use b1 w1 blue.5=2");
    REQUIRE(fired_by_last(world) == Words{"?" + sheet.silver, "plus1"});
    REQUIRE(world.circled("plus1") == 6);
    REQUIRE(world.waiting() == sheet.silver);
  }
}

TEST_CASE("Doppelt so clever has six foxes, and pink 8 gives its own only from 2 on") {
  for (const auto& sheet : dsc::sheets()) {
    const auto foxes = [&](const std::string& lines) {
      return worlds::paper(sheet.id, in_names(lines, sheet)).foxes();
    };
    REQUIRE(foxes("1 mark silver.y3 silver.b3 silver.g3") == 0);
    REQUIRE(foxes("1 mark silver.y3 silver.b3 silver.g3 silver.p3") == 1);
    REQUIRE(foxes("1 mark yellow.14:circle yellow.34") == 0);
    REQUIRE(foxes("1 mark yellow.14:circle yellow.34 yellow.54:circle") == 1);
    std::string blue = "1 mark", green = "1 mark", pink = "1 mark";
    for (int f = 1; f <= 8; ++f) blue += " blue." + std::to_string(f) + "=12";
    for (int f = 1; f <= 6; ++f) green += " green." + std::to_string(f) + "=12";
    for (int f = 1; f <= 7; ++f) pink += " pink." + std::to_string(f) + "=1";
    REQUIRE(foxes(blue) == 0);
    REQUIRE(foxes(blue + " blue.9=12") == 1);
    REQUIRE(foxes(green) == 0);
    REQUIRE(foxes(green + " green.7=3") == 1);
    REQUIRE(foxes(pink + " pink.8=1") == 0);
    REQUIRE(foxes(pink + " pink.8=2") == 1);
    REQUIRE(foxes("1 circled reroll 5") == 0);
    REQUIRE(foxes("1 circled reroll 6") == 1);
    REQUIRE(foxes("1 circled back 6; 1 circled plus1 6") == 0);
    REQUIRE(worlds::paper(sheet.id).why("1 circled back 7") == "paper-track");
  }
}

TEST_CASE("The rating of Doppelt so clever has eleven tiers from 140 to 320") {
  for (const auto& sheet : dsc::sheets())
    around::rating(sheet.id, sheet.pink, {320, 300, 280, 260, 240, 220, 200, 180, 160, 140, 0},
                   {10 / 2.0, 9 / 2.0, 4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5, 0}, 11);
}

TEST_CASE("The variant has orange and purple dice where the sheet has silver and pink, and no others") {
  const World variant = worlds::sheet("doppelt-so-clever-gsc-dice");
  REQUIRE(variant.legal("1 use o3 orange.p3"));
  REQUIRE(variant.legal("1 use p4 purple.1=4"));
  REQUIRE(variant.why("1 use s3 orange.y3") == "die-unknown");
  REQUIRE(variant.why("1 use o3 silver.y3") == "mark-unknown");
  REQUIRE(variant.why("1 use p4 pink.1=4") == "mark-unknown");
  const World base = worlds::sheet("doppelt-so-clever");
  REQUIRE(base.why("1 use o3 silver.y3") == "die-unknown");
  REQUIRE(base.why("1 use s3 orange.y3") == "mark-unknown");
  // Dice of a throw in the order of the variant's sheet.
  const World thrown = worlds::table("doppelt-so-clever-gsc-dice", 1);
  REQUIRE(thrown.game().canonical("1 roll p5 g4 b3 y2 o1 w6") == "1 roll w6 o1 y2 b3 g4 p5");
}

}  // namespace dsc_rounds
