// Photos on the screen: any size of it comes out as the same picture, clipped where it should be.
#include <algorithm>
#include <cstdlib>

#include "catch.h"
#include "ui/frame/image.h"
#include "ui/frame/raster.h"
#include "ui/slate.h"

using namespace fox::ui;

namespace {

// Red grows to the right, green to the bottom.
Picture ramp(int width, int height) {
  Picture picture{width, height, {}};
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      for (const int value : {255 * x / (width - 1), 255 * y / (height - 1), 40})
        picture.rgb.push_back(static_cast<std::uint8_t>(value));
  return picture;
}

Picture drawn(const Image& image, const Rect& rect, const Rect& clip) {
  Slate slate(300, 200);
  Canvas canvas = slate.canvas();
  canvas.fill({0, 0, 300, 200}, rgb(0x0000FF));
  canvas.push_clip(clip);
  canvas.image(rect, image);
  canvas.pop_clip();
  canvas.fill({0, 0, 10, 10}, rgb(0x00FF00));  // what comes after it has the atlas again
  slate.draw_list.end();
  Raster raster;
  raster.resize(300, 200);
  raster.draw(slate.draw_list.list(), slate.fonts, rgb(0x000000));
  return picture_of(raster);
}

int channel(const Picture& picture, int x, int y, int c) {
  return picture.rgb[static_cast<std::size_t>((y * picture.width + x) * 3 + c)];
}

}  // namespace

TEST_CASE("a photo fills its place evenly, whether it is larger or smaller") {
  const auto side = GENERATE(5, 40, 200, 1000, 5000);
  const Image image(ramp(side, side / 2 + 1));
  REQUIRE(image.width() <= Image::kLargest);
  const Rect rect{20, 30, 256, 128};
  const Picture picture = drawn(image, rect, {0, 0, 300, 200});
  INFO("from " << side << " pixels");
  for (int y = 30 + 16; y < 30 + 112; y += 8)
    for (int x = 20 + 32; x < 20 + 224; x += 8) {
      // A small one has its first and last colour half a pixel within the edge.
      const float w = static_cast<float>(image.width()), h = static_cast<float>(image.height());
      const float u = std::clamp(((static_cast<float>(x - 20) + .5f) / 256 * w - .5f) / (w - 1), 0.f, 1.f);
      const float v = std::clamp(((static_cast<float>(y - 30) + .5f) / 128 * h - .5f) / (h - 1), 0.f, 1.f);
      REQUIRE(std::abs(channel(picture, x, y, 0) - static_cast<int>(255 * u)) <= 3);
      REQUIRE(std::abs(channel(picture, x, y, 1) - static_cast<int>(255 * v)) <= 3);
      REQUIRE(channel(picture, x, y, 2) == 40);
    }
  REQUIRE(channel(picture, 19, 60, 2) == 255);
  REQUIRE(channel(picture, 276, 60, 2) == 255);
  REQUIRE(channel(picture, 5, 5, 1) == 255);
}

TEST_CASE("a photo that is zoomed beyond its card is cut at the card") {
  const Image image(ramp(64, 64));
  const Picture picture = drawn(image, {-4000, -3000, 9000, 9000}, {50, 60, 100, 90});
  REQUIRE(channel(picture, 49, 100, 2) == 255);
  REQUIRE(channel(picture, 50, 100, 2) == 40);
  REQUIRE(channel(picture, 149, 149, 2) == 40);
  REQUIRE(channel(picture, 150, 100, 2) == 255);
  REQUIRE(channel(picture, 100, 150, 2) == 255);
}

TEST_CASE("the size that is drawn is at least as wide as its place, if the photo is") {
  const Image image(ramp(1600, 1200));
  REQUIRE(image.size_for(1600).picture.width == 1600);
  REQUIRE(image.size_for(5000).picture.width == 1600);
  REQUIRE(image.size_for(801).picture.width == 1600);
  REQUIRE(image.size_for(800).picture.width == 800);
  REQUIRE(image.size_for(1).picture.width <= 64);
  REQUIRE(image.size_for(800).id != image.size_for(801).id);
}
