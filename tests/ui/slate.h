// A canvas to draw on, without an app around it.
#pragma once

#include "ui/frame/canvas.h"
#include "ui/frame/draw_list.h"
#include "ui/frame/shape_cache.h"

namespace fox::ui {

struct Slate {
  explicit Slate(float width = 1000, float height = 1000) : screen{0, 0, width, height} { begin(); }
  // A new frame, with what is known from the last.
  void begin() {
    fonts.begin_frame();
    shapes.begin_frame(fonts.white());
    list = draw_list.begin(fonts, screen);
  }
  Canvas canvas() { return {list, fonts, shapes}; }

  Rect screen;
  Fonts fonts;
  ShapeCache shapes;
  DrawList draw_list;
  ImDrawList* list = nullptr;
};

}  // namespace fox::ui
