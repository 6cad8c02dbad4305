#include "ui/frame/picture.h"

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#include <stb_image_write.h>

#include <cmath>

#include "ui/frame/raster.h"
#include "ui/frame/sketch.h"
#include "ui/frame/ui.h"

namespace fox::ui {

Picture picture_of(const Raster& raster) {
  Picture picture{raster.width(), raster.height(), {}};
  picture.rgb.reserve(raster.pixels().size() * 3);
  for (const std::uint32_t pixel : raster.pixels())
    for (const unsigned shift : {16u, 8u, 0u})
      picture.rgb.push_back(static_cast<std::uint8_t>(pixel >> shift));
  return picture;
}

Picture paint_picture(const PictureSize& size, const Theme& theme, const Catalogue& words, Color ground,
                      const std::function<void(Ui&)>& draw) {
  const Rect all{0, 0, std::round(size.width * size.scale), std::round(size.height * size.scale)};
  Fonts fonts;
  Sketch sketch;
  // Letters that found no room in the atlas get a larger one.
  do {
    fonts.begin_frame();
    Canvas canvas(sketch.begin(fonts, all), fonts);
    Ui ui(canvas, theme, words);
    ui.screen = all;
    ui.scale = ui.finger = size.scale;
    ui.still = true;
    draw(ui);
    sketch.end();
  } while (!fonts.ready());
  Raster raster;
  raster.resize(static_cast<int>(all.w), static_cast<int>(all.h));
  raster.draw(sketch.list(), fonts, ground);
  return picture_of(raster);
}

std::string png_of(const Picture& picture) {
  std::string bytes;
  if (picture.rgb.empty()) return bytes;
  const auto add = [](void* to, void* data, int count) {
    static_cast<std::string*>(to)->append(static_cast<const char*>(data), static_cast<std::size_t>(count));
  };
  stbi_write_png_to_func(add, &bytes, picture.width, picture.height, 3, picture.rgb.data(),
                         picture.width * 3);
  return bytes;
}

bool save_picture(const Picture& picture, const std::string& path) {
  return !picture.rgb.empty() && stbi_write_png(path.c_str(), picture.width, picture.height, 3,
                                                picture.rgb.data(), picture.width * 3) != 0;
}

}  // namespace fox::ui
