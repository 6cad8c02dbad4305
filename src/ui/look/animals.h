// The players' signs: eight animals, told apart without colour, each on a disc of its own. No fox: that is
// the app's.
#pragma once

#include "ui/frame/canvas.h"

namespace fox::ui {

inline constexpr int kAnimals = 8;
inline constexpr Color kAnimalLight = rgb(0xFFFDF8);  // the animal on its disc
inline constexpr float kLeastAnimal = 10;             // dp: no radius is smaller

// Owl, hare, whale, bear, snail, frog, elephant, hedgehog, by seat.
Color animal_color(int seat);
// `on_dark`: with a light edge, on the card of the sentence.
void draw_animal(Canvas& canvas, Point center, float radius, int seat, bool on_dark = false);

}  // namespace fox::ui
