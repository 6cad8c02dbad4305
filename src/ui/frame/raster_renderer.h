// What both renderers without a graphics card have in common: the raster that they bring to the window, or to
// the page.
#pragma once

#include "ui/frame/fonts.h"
#include "ui/frame/raster.h"
#include "ui/frame/renderer.h"

namespace fox::ui {

class RasterRenderer : public Renderer {
 public:
  void draw(const ImDrawList& list, Fonts& fonts, Color ground) override {
    int width = 0, height = 0;
    size(width, height);
    if (width != raster_.width() || height != raster_.height()) raster_.resize(width, height);
    fonts.take_changes();
    raster_.draw(list, fonts, ground);
  }
  void lost() override { raster_.draw_all_next(); }

 protected:
  Raster raster_;
};

}  // namespace fox::ui
