// Our own drawings of the animals, each on a grid of 24: light on a disc.
#include "ui/look/animals.h"

#include <array>
#include <vector>

#include "ui/look/on_grid.h"

namespace fox::ui {
namespace {

struct Stroke {
  const char* path = nullptr;  // a circle where there is none
  Point center{};
  float radius = 0, width = 0;  // width 0: filled
  bool light = true;
};

Stroke light(const char* path, float width = 0) {
  return {path, {}, 0, width, true};
}
Stroke dark(const char* path, float width = 0) {
  return {path, {}, 0, width, false};
}
Stroke light_disc(float x, float y, float radius) {
  return {nullptr, {x, y}, radius, 0, true};
}
Stroke dark_disc(float x, float y, float radius) {
  return {nullptr, {x, y}, radius, 0, false};
}
Stroke dark_ring(float x, float y, float radius, float width) {
  return {nullptr, {x, y}, radius, width, false};
}

using Strokes = std::vector<Stroke>;

Strokes owl() {
  return {light("M4.6 2.8C7.4 4.8 9 5 12 5C15 5 16.6 4.8 19.4 2.8C20.6 7 21 12 20 15.8C18.8 20 15.6 22 12 "
                "22C8.4 22 5.2 20 4 15.8C3 12 3.4 7 4.6 2.8Z"),
          dark_disc(8.3F, 10.4F, 3.5F),
          dark_disc(15.7F, 10.4F, 3.5F),
          light_disc(8.3F, 10.4F, 1.5F),
          light_disc(15.7F, 10.4F, 1.5F),
          dark("M10.6 13.4L13.4 13.4L12 16.4Z"),
          dark("M10.6 13.4L13.4 13.4L12 16.4Z", 0.8F),
          dark("M8.6 18.4L9.8 19.4M12 18.6L12 20M15.4 18.4L14.2 19.4", 1.1F)};
}

Strokes hare() {
  return {light("M10.77 5.94C11.29 9.21 10.69 12.03 9.44 12.23C8.18 12.42 6.75 9.93 6.23 6.66C5.71 3.39 6.31 "
                "0.57 7.56 0.37C8.82 0.18 10.25 2.67 10.77 5.94Z"),
          light("M17.77 6.66C17.25 9.93 15.82 12.42 14.56 12.23C13.31 12.03 12.71 9.21 13.23 5.94C13.75 2.67 "
                "15.18 0.18 16.44 0.37C17.69 0.57 18.29 3.39 17.77 6.66Z"),
          dark("M9.44 6.27C9.79 8.45 9.69 10.28 9.23 10.35C8.76 10.42 8.11 8.71 7.76 6.53C7.41 4.35 7.51 "
               "2.52 7.97 2.45C8.44 2.38 9.09 4.09 9.44 6.27Z"),
          dark("M16.24 6.53C15.89 8.71 15.24 10.42 14.77 10.35C14.31 10.28 14.21 8.45 14.56 6.27C14.91 4.09 "
               "15.56 2.38 16.03 2.45C16.49 2.52 16.59 4.35 16.24 6.53Z"),
          light("M18.5 16.2C18.5 19.51 15.59 22.2 12 22.2C8.41 22.2 5.5 19.51 5.5 16.2C5.5 12.89 8.41 10.2 "
                "12 10.2C15.59 10.2 18.5 12.89 18.5 16.2Z"),
          dark_disc(9.3F, 15.2F, 1.15F),
          dark_disc(14.7F, 15.2F, 1.15F),
          dark("M10.9 17.7L13.1 17.7L12 19Z"),
          dark("M10.9 17.7L13.1 17.7L12 19Z", 0.7F),
          dark("M12 19L12 20.2", 1)};
}

Strokes whale() {
  return {light("M1.2 13.4C1.8 8.8 6.4 6.8 10.6 7.6C14.8 8.4 16.4 11.6 18.2 11.2C19.4 10.8 19.2 8.8 17.4 "
                "6.4C19 5.8 20.4 6.4 21 7.6C21.2 6.2 22.2 5.2 23.6 5.2C24 8.6 23 13 20 16.4C17.2 19.6 12.6 "
                "20.6 8.4 19.8C4.2 19 1 16.8 1.2 13.4Z"),
          dark("M2 14.4C5 16.4 9 16.6 12.4 15.2", 1.4F), dark_disc(5.6F, 12, 1.15F),
          light("M8.6 5.4C8.4 3.4 7.2 2.6 5.8 2.8M8.8 5.4C9 3.4 10.2 2.6 11.6 2.8", 1.4F)};
}

Strokes bear() {
  return {light_disc(5.6F, 6.6F, 3.6F),
          light_disc(18.4F, 6.6F, 3.6F),
          dark_disc(5.6F, 6.6F, 1.5F),
          dark_disc(18.4F, 6.6F, 1.5F),
          light("M20.6 13C20.6 17.58 16.75 21.3 12 21.3C7.25 21.3 3.4 17.58 3.4 13C3.4 8.42 7.25 4.7 12 "
                "4.7C16.75 4.7 20.6 8.42 20.6 13Z"),
          dark("M16 16.6C16 18.37 14.21 19.8 12 19.8C9.79 19.8 8 18.37 8 16.6C8 14.83 9.79 13.4 12 "
               "13.4C14.21 13.4 16 14.83 16 16.6Z"),
          light("M13.6 15.4C13.6 16.01 12.88 16.5 12 16.5C11.12 16.5 10.4 16.01 10.4 15.4C10.4 14.79 11.12 "
                "14.3 12 14.3C12.88 14.3 13.6 14.79 13.6 15.4Z"),
          dark_disc(8.4F, 11.6F, 1.25F),
          dark_disc(15.6F, 11.6F, 1.25F),
          light("M12 16L12 18", 1)};
}

Strokes snail() {
  return {light("M1.6 20.6C4 20.9 14 21.2 17.4 20.4C21 19.4 22 15.6 21.4 11.6C20.4 10.6 18.8 10.8 18.2 "
                "12C18.2 14.6 17.4 16.4 15 16.4L5 17C4 18.6 2.8 19.6 1.6 20.6Z"),
          light("M20.6 12L22.8 7.4M19 11.8L18.6 7.2", 1.3F),
          light_disc(22.8F, 7.2F, 1.1F),
          light_disc(18.6F, 7, 1.1F),
          light_disc(9.4F, 11, 7.1F),
          dark_ring(9.4F, 11, 7.1F, 1.1F),
          dark("M9.6 11C10.6 10.2 9.4 8.8 8.2 9.6C6.4 10.8 7.4 13.8 9.8 13.6C13 13.3 13.4 8.6 10.6 7.2C7 5.6 "
               "3.6 9 4.6 12.6",
               1.5F)};
}

Strokes frog() {
  return {light_disc(6.2F, 7.4F, 4),
          light_disc(17.8F, 7.4F, 4),
          light("M22 14.8C22 18.45 17.52 21.4 12 21.4C6.48 21.4 2 18.45 2 14.8C2 11.15 6.48 8.2 12 8.2C17.52 "
                "8.2 22 11.15 22 14.8Z"),
          dark_disc(6.2F, 7.2F, 1.9F),
          dark_disc(17.8F, 7.2F, 1.9F),
          dark("M5.2 15.4C8.4 19.2 15.6 19.2 18.8 15.4", 1.7F),
          dark_disc(10.7F, 12.2F, 0.6F),
          dark_disc(13.3F, 12.2F, 0.6F)};
}

Strokes elephant() {
  return {light("M9.4 9.6C9.4 12.91 7.39 15.6 4.9 15.6C2.41 15.6 0.4 12.91 0.4 9.6C0.4 6.29 2.41 3.6 4.9 "
                "3.6C7.39 3.6 9.4 6.29 9.4 9.6Z"),
          light("M23.6 9.6C23.6 12.91 21.59 15.6 19.1 15.6C16.61 15.6 14.6 12.91 14.6 9.6C14.6 6.29 16.61 "
                "3.6 19.1 3.6C21.59 3.6 23.6 6.29 23.6 9.6Z"),
          light("M6.4 9C6.4 4.8 8.6 2.6 12 2.6C15.4 2.6 17.6 4.8 17.6 9C17.6 12.2 16.2 13.8 15 14.6C14.8 "
                "17.6 15.4 18.8 17.6 18.8L17.6 22C12.4 22.4 10 20.4 9 14.6C7.8 13.8 6.4 12.2 6.4 9Z"),
          dark("M6.4 9C6.4 4.8 8.6 2.6 12 2.6C15.4 2.6 17.6 4.8 17.6 9C17.6 12.2 16.2 13.8 15 14.6C14.8 17.6 "
               "15.4 18.8 17.6 18.8L17.6 22C12.4 22.4 10 20.4 9 14.6C7.8 13.8 6.4 12.2 6.4 9Z",
               1.1F),
          dark_disc(9.4F, 8.8F, 1.15F),
          dark_disc(14.6F, 8.8F, 1.15F),
          dark("M10.4 15.6L13.8 15.2M11.2 18L14.2 17.4", 1)};
}

Strokes hedgehog() {
  return {light("M3.4 19.6L1 17.4L3 15.6L.8 12.8L3.6 11.8L2.4 8.4L5.6 8.6L5.6 5L8.6 6.6L10 3.2L12 6L14.6 "
                "3.8L15.2 7.2C17.6 8.6 18.8 10.6 19.4 12.8L22.8 15.4C23.6 16.8 22.4 18.2 20.6 18L18.4 19.6Z"),
          light("M3.4 19.6L1 17.4L3 15.6L.8 12.8L3.6 11.8L2.4 8.4L5.6 8.6L5.6 5L8.6 6.6L10 3.2L12 6L14.6 "
                "3.8L15.2 7.2C17.6 8.6 18.8 10.6 19.4 12.8L22.8 15.4C23.6 16.8 22.4 18.2 20.6 18L18.4 19.6Z",
                0.8F),
          dark("M15 7.8C12.6 11 12.8 15.4 14.8 19.4", 1.4F),
          dark("M6 11.2L7.6 12.2M9.6 9.4L10.4 11.2M5.6 15.2L7.4 15.2M9.4 14.2L11 14.8M8 17.6L9.6 17.2", 1.3F),
          dark_disc(17.6F, 13, 1.2F),
          dark_disc(22.2F, 15.8F, 1.1F)};
}

struct Animal {
  Color disc, edge;
  Strokes (*strokes)();
};

// In this order they are handed out.
constexpr std::array<Animal, kAnimals> kAll{{
    {rgb(0x3808B8), rgb(0x2B1576), owl},
    {rgb(0xD83808), rgb(0x7B2D1E), hare},
    {rgb(0x086050), rgb(0x134142), whale},
    {rgb(0x402800), rgb(0x2F251A), bear},
    {rgb(0x9860D8), rgb(0x5B4186), snail},
    {rgb(0x009068), rgb(0x0F594E), frog},
    {rgb(0x788090), rgb(0x4B5162), elephant},
    {rgb(0x182028), rgb(0x1B212E), hedgehog},
}};

const Animal& animal_of(int seat) {
  return kAll[static_cast<std::size_t>(seat) % kAll.size()];
}

void draw_stroke(Canvas& canvas, const OnGrid& grid, const Stroke& stroke, Color color) {
  if (stroke.path != nullptr) return draw_path(canvas, grid, stroke.path, stroke.width, color);
  const float radius = stroke.radius * grid.unit();
  if (stroke.width > 0)
    canvas.ring(grid(stroke.center), radius, color, stroke.width * grid.unit());
  else
    canvas.disc(grid(stroke.center), radius, color);
}

}  // namespace

Color animal_color(int seat) {
  return animal_of(seat).disc;
}

void draw_animal(Canvas& canvas, Point center, float radius, int seat, bool on_dark) {
  const Animal& animal = animal_of(seat);
  canvas.shape(ShapeKey("animal", seat, radius, on_dark), center, [&] {
    const float edge = radius * .07F, side = radius * 1.43F;
    canvas.disc({}, radius, on_dark ? kAnimalLight : animal.edge);
    canvas.disc({}, radius - (on_dark ? 1.4F * edge : edge), animal.disc);
    const OnGrid grid{{-side / 2, -side / 2, side, side}};
    for (const Stroke& stroke : animal.strokes())
      draw_stroke(canvas, grid, stroke, stroke.light ? kAnimalLight : animal.disc);
  });
}

}  // namespace fox::ui
