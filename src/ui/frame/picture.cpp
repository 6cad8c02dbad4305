#include "ui/frame/picture.h"

#include <cmath>

#include "ui/frame/draw_list.h"
#include "ui/frame/raster.h"
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
  DrawList draw_list;
  ShapeCache shapes;
  // Letters that found no room in the atlas get a larger one.
  do {
    fonts.begin_frame();
    shapes.begin_frame(fonts.white());
    Canvas canvas(draw_list.begin(fonts, all), fonts, shapes);
    Ui ui(canvas, theme, words);
    ui.screen = all;
    ui.scale = ui.finger = size.scale;
    ui.reduced_motion = true;
    draw(ui);
    draw_list.end();
  } while (!fonts.ready());
  Raster raster;
  raster.resize(static_cast<int>(all.w), static_cast<int>(all.h));
  raster.draw(draw_list.list(), fonts, ground);
  return picture_of(raster);
}

}  // namespace fox::ui
