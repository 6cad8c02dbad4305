// The colours of every theme and area: contrast as the measures ask for it, and areas that stay apart for
// eyes that see fewer colours.
#include <array>
#include <cmath>

#include "catch.h"
#include "sheets/library.h"
#include "ui/look/animals.h"
#include "ui/look/eyes.h"
#include "ui/look/names.h"
#include "ui/look/theme.h"
#include "ui/look_sheets.h"

namespace {

using namespace fox;
using namespace fox::ui;

const std::array<ThemeId, 3> kThemes{ThemeId::paper, ThemeId::light, ThemeId::dark};
const std::array<const char*, 4> kOffered{"ganz-schoen-clever", "doppelt-so-clever",
                                          "doppelt-so-clever-gsc-dice", "clever-hoch-drei"};

}  // namespace

TEST_CASE("the distance of colours agrees with published pairs") {
  CHECK(std::abs(apart({50, 2.6772, -79.7751}, {50, 0, -82.7485}) - 2.0425) < 0.0001);
  CHECK(std::abs(apart({50, 2.5, 0}, {73, 25, -18}) - 27.1492) < 0.0001);
  CHECK(std::abs(apart({60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}) - 1.2644) < 0.0001);
}

TEST_CASE("eyes that see fewer colours confuse what they are known to confuse") {
  const Color red = rgb(0xC24238), green = rgb(0x6E7A2E), blue = rgb(0x4C9BE0);
  CHECK(apart(lab(red, Eye::full), lab(green, Eye::full)) > 30);
  CHECK(apart(lab(red, Eye::deutan), lab(green, Eye::deutan)) < 15);
  CHECK(apart(lab(red, Eye::deutan), lab(blue, Eye::deutan)) > 30);
  CHECK(least_apart(red, green) <= apart(lab(red, Eye::protan), lab(green, Eye::protan)));
}

TEST_CASE("a colour that cannot be read is grey, never a crash") {
  CHECK(parse_color("#1e2233") == rgb(0x1E2233));
  CHECK(parse_color("#FCD445") == rgb(0xFCD445));
  for (const char* bad : {"", "#", "1e2233", "#1e223", "#1e22334", "#1e223g", "#ä2233", "white"})
    CHECK(parse_color(bad) == rgb(0x808080));
}

TEST_CASE("contrast is that of WCAG") {
  CHECK(std::abs(contrast(rgb(0), rgb(0xFFFFFF)) - 21) < 0.01);
  CHECK(std::abs(contrast(rgb(0x777777), rgb(0xFFFFFF)) - 4.48) < 0.01);
  CHECK(std::abs(contrast(rgb(0xFFFFFF), rgb(0x777777)) - 4.48) < 0.01);
}

TEST_CASE("texts, edges and the pen stand out in every theme") {
  for (const ThemeId id : kThemes) {
    const Theme& t = theme_of(id);
    INFO("theme " << static_cast<int>(id));
    for (const Color ground : {t.sheet, t.card, t.button, t.plate, t.badge, t.tools, t.desk2, t.tray})
      CHECK(contrast(t.ink, ground) >= 7);
    for (const Color ground : {t.sheet, t.card, t.tools, t.tray}) CHECK(contrast(t.ink2, ground) >= 4.5);
    CHECK(contrast(t.prompt_text, t.prompt) >= 7);
    CHECK(contrast(t.prompt_sub, t.prompt) >= 4.5);
    for (const Color ground : {t.sheet, t.tray, t.desk2, t.button})
      CHECK(contrast(t.control_edge, ground) >= 3);
    CHECK(contrast(t.pen, t.plate) >= 4.5);
    CHECK(contrast(t.badge_edge, t.badge) >= 7);
    CHECK(contrast(t.fox, t.badge) >= 3);
    CHECK(contrast(t.fox_on_prompt, t.prompt) >= 3);
  }
}

TEST_CASE("what stands in cells can be read, and cells have edges, in every theme on every sheet") {
  for (const ThemeId id : kThemes)
    for (const char* sheet : kOffered)
      for (const auto& area : look::def(sheet).areas) {
        const Theme& t = theme_of(id);
        const AreaColors c = area_colors(t, die_color(look::def(sheet), area.die));
        INFO("theme " << static_cast<int>(id) << ", " << sheet << ", " << area.id);
        CHECK(contrast(c.digit, c.cell) >= 7);
        CHECK(contrast(c.lit_digit, c.lit) >= 7);
        for (const CellShade shade :
             {CellShade::plain, CellShade::grey, CellShade::shaded, CellShade::unshaded}) {
          const CellTint tint = cell_tint(t, c, shade);
          const bool used = shade == CellShade::plain || area.companions || area.roll_rows;
          if (!used) continue;
          CHECK(contrast(c.digit, tint.cell) >= 7);
          for (const Color ground : {tint.cell, tint.back, mix(tint.cell, tint.back, .5f)}) {
            CHECK(contrast(faint(ground, c.digit, .78f), ground) >= 4.5);
            CHECK(contrast(faint(ground, c.digit, .62f), ground) >= 4.5);
            CHECK(contrast(t.pen, ground) >= 3);
          }
        }
        CHECK(contrast(c.border, c.cell) >= 3);
        CHECK(contrast(c.border, c.panel) >= 3);
        CHECK(contrast(t.pen, c.cell) >= 4.5);
        CHECK(contrast(t.on_key, c.key) >= 4.5);
        CHECK(contrast(t.on_key, c.lip) >= 4.5);
        CHECK(contrast(t.on_key, c.spine) >= 4.5);
      }
}

TEST_CASE("a player's own colours get cells that can be read") {
  for (const ThemeId id : kThemes)
    for (const std::uint32_t key :
         {0xE07A5Fu, 0x81B29Au, 0xF2CC8Fu, 0x7FB7BEu, 0xA0A0FFu, 0xC0C000u, 0x20C060u}) {
      const AreaColors c = area_colors(theme_of(id), rgb(key));
      INFO("theme " << static_cast<int>(id) << ", key " << std::hex << key);
      CHECK(contrast(c.digit, c.cell) >= 7);
      CHECK(contrast(c.lit_digit, c.lit) >= 7);
      CHECK(contrast(c.border, c.cell) >= 3);
      CHECK(contrast(c.border, c.panel) >= 3);
    }
}

TEST_CASE("any two areas of a sheet stay apart for every eye") {
  for (const char* sheet : kOffered) {
    const auto& areas = look::def(sheet).areas;
    for (std::size_t a = 0; a < areas.size(); ++a)
      for (std::size_t b = a + 1; b < areas.size(); ++b) {
        INFO(sheet << ": " << areas[a].id << " and " << areas[b].id);
        CHECK(least_apart(die_color(look::def(sheet), areas[a].die),
                          die_color(look::def(sheet), areas[b].die)) >= 12);
      }
  }
}

TEST_CASE("Wizard's rows can be read and stay apart, the jesters' as well") {
  static SheetLibrary library;
  Problems problems;
  const AnySheet* found = library.find("wizard-wuerfelspiel", problems);
  REQUIRE(found != nullptr);
  const auto& sheet = std::get<wizard::SheetDef>(*found);
  std::vector<Color> keys;
  for (const auto& colour : sheet.colours) keys.push_back(parse_color(colour.color));
  for (std::size_t a = 0; a < keys.size(); ++a)
    for (std::size_t b = a + 1; b < keys.size(); ++b) {
      INFO(sheet.colours[a].id << " and " << sheet.colours[b].id);
      CHECK(least_apart(keys[a], keys[b]) >= 12);
    }
  keys.push_back(parse_color(sheet.jester.color));
  for (const ThemeId id : kThemes)
    for (const Color key : keys) {
      const Theme& t = theme_of(id);
      const AreaColors c = area_colors(t, key);
      INFO("theme " << static_cast<int>(id) << ", key " << std::hex << key);
      CHECK(contrast(c.digit, c.cell) >= 7);
      CHECK(contrast(c.lit_digit, c.lit) >= 7);
      CHECK(contrast(c.border, c.cell) >= 3);
      CHECK(contrast(t.pen, c.cell) >= 4.5);
      CHECK(contrast(t.pen, c.back) >= 3);
      CHECK(contrast(theme_of(ThemeId::paper).pen, c.lit) >= 3);  // what would be written on a lit field
      CHECK(contrast(t.on_key, c.spine) >= 4.5);
      CHECK(contrast(t.on_key, c.key) >= 4.5);
      CHECK(contrast(t.ink, c.back) >= 4.5);  // whose prediction stands in the way
      // Predictions that cannot be made now step back beside those that can; jesters are not predicted.
      if (key != keys.back()) CHECK(contrast(c.lit, c.back) >= 1.25);
    }
}

TEST_CASE("any two players' signs stay apart for every eye, and the animal stands out on its disc") {
  for (int a = 0; a < kAnimals; ++a) {
    INFO("seat " << a);
    CHECK(contrast(kAnimalLight, animal_color(a)) >= 3.8);
    for (int b = a + 1; b < kAnimals; ++b) {
      INFO("and seat " << b);
      for (const Eye eye : kEyes) CHECK(apart(lab(animal_color(a), eye), lab(animal_color(b), eye)) >= 16);
    }
  }
}
