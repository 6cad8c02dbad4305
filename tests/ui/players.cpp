// A player has a colour and a sign: eight animals that are told apart without colour, on the tabs and in the
// sentence.
#include <algorithm>

#include "catch.h"
#include "ui/frame/picture.h"
#include "ui/look/animals.h"
#include "ui/look/theme.h"
#include "ui/table/prompt_card.h"
#include "ui/table/strip.h"
#include "ui/table/tabs.h"
#include "ui/tables.h"

namespace {

using namespace fox;
using namespace fox::ui;

constexpr int kSide = 24;  // dp

Picture painted(float width, float height, const std::function<void(Ui&)>& draw) {
  const Theme& theme = theme_of(ThemeId::paper);
  return paint_picture({width, height, 2}, theme, words(), theme.sheet, draw);
}

Color pixel(const Picture& picture, std::size_t i) {
  return rgb(static_cast<std::uint32_t>(picture.rgb[3 * i] << 16 | picture.rgb[3 * i + 1] << 8 |
                                        picture.rgb[3 * i + 2]));
}

int pixels_of(const Picture& picture, Color color) {
  int count = 0;
  for (std::size_t i = 0; i < picture.rgb.size() / 3; ++i) count += pixel(picture, i) == color;
  return count;
}

// Where the animal is, whatever the colour of its disc.
std::vector<bool> shape_of(int seat) {
  const Picture picture = painted(kSide, kSide, [&](Ui& ui) {
    draw_animal(ui.canvas, {ui.dp(kSide / 2.F), ui.dp(kSide / 2.F)}, ui.dp(kLeastAnimal), seat);
  });
  std::vector<bool> shape;
  for (std::size_t i = 0; i < picture.rgb.size() / 3; ++i) {
    const bool light =
        contrast(pixel(picture, i), animal_color(seat)) > contrast(pixel(picture, i), kAnimalLight);
    const auto x = static_cast<float>(i % static_cast<std::size_t>(picture.width)) - kSide,
               y = static_cast<float>(i / static_cast<std::size_t>(picture.width)) - kSide;
    shape.push_back(light && x * x + y * y < 2.F * kLeastAnimal * 2.F * kLeastAnimal * .8F);
  }
  return shape;
}

std::vector<Tab> tabs_of_eight() {
  std::vector<Tab> tabs;
  for (int s = 0; s < kAnimals; ++s) tabs.push_back({"P" + std::to_string(s + 1), "108"});
  return tabs;
}

}  // namespace

TEST_CASE("any two animals differ without colour, also where they are smallest") {
  std::vector<std::vector<bool>> shapes;
  for (int s = 0; s < kAnimals; ++s) shapes.push_back(shape_of(s));
  for (int a = 0; a < kAnimals; ++a) {
    const auto light = std::count(shapes[static_cast<std::size_t>(a)].begin(),
                                  shapes[static_cast<std::size_t>(a)].end(), true);
    INFO("seat " << a << ", light pixels " << light);
    CHECK(light > 200);
    CHECK(light < 950);
    for (int b = a + 1; b < kAnimals; ++b) {
      int other = 0;
      for (std::size_t i = 0; i < shapes[0].size(); ++i)
        other += shapes[static_cast<std::size_t>(a)][i] != shapes[static_cast<std::size_t>(b)][i];
      INFO("and seat " << b);
      CHECK(other > 120);
    }
  }
}

TEST_CASE("every tab wears its player's sign, on a phone as well") {
  for (const float width : {1200.F, 8 * 66.F}) {
    const Picture picture = painted(width, 60, [&](Ui& ui) {
      draw_tabs(ui, {0, 0, ui.dp(width), ui.dp(48)}, tabs_of_eight(), 0);
    });
    for (int s = 0; s < kAnimals; ++s) {
      INFO("seat " << s << " of " << width);
      CHECK(pixels_of(picture, animal_color(s)) > 150);
    }
  }
}

TEST_CASE("the sentence says by a sign whom it is about") {
  for (const float height : {128.F, 64.F}) {
    const Picture picture = painted(416, height, [&](Ui& ui) {
      Prompt prompt;
      prompt.name = "P3", prompt.sentence = "Choose a die", prompt.soft = "Roll 1 of 3", prompt.seat = 2;
      draw_prompt(ui, ui.screen, prompt, height < 100);
    });
    CHECK(pixels_of(picture, animal_color(2)) > 150);
    CHECK(pixels_of(picture, animal_color(1)) == 0);
  }
}

TEST_CASE("what happened begins with the sign of who did it") {
  const Picture picture = painted(300, 40, [&](Ui& ui) {
    Strip strip(ui, {0, 0, ui.dp(300), ui.dp(30)});
    strip.who(4, "P5");
  });
  CHECK(pixels_of(picture, animal_color(4)) > 150);
}
