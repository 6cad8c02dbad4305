#include "ui/frame/picture.h"

#include <cmath>

#include "ui/frame/raster.h"
#include "ui/frame/sketch.h"
#include "ui/frame/ui.h"

namespace fox::ui {

Picture picture_of(const Raster& raster) {
  Picture picture{raster.width(), raster.height(), {}};
  picture.rgb.resize(raster.pixels().size() * 3);
  std::uint8_t* to = picture.rgb.data();
  for (const std::uint32_t pixel : raster.pixels())
    for (const unsigned shift : {Raster::kRed, Raster::kGreen, Raster::kBlue})
      *to++ = static_cast<std::uint8_t>(pixel >> shift);
  return picture;
}

Picture paint_picture(const PictureSize& size, const Theme& theme, const Catalogue& words, Color ground,
                      const std::function<void(Ui&)>& draw) {
  const Rect all{0, 0, std::round(size.width * size.scale), std::round(size.height * size.scale)};
  Fonts fonts;
  Sketch sketch;
  Stamps stamps;
  // Letters that found no room in the atlas get a larger one.
  do {
    fonts.begin_frame();
    stamps.begin_frame(fonts.white());
    Canvas canvas(sketch.begin(fonts, all), fonts, stamps);
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

}  // namespace fox::ui
