// A canvas to draw on, without an app around it.
#pragma once

#include "ui/frame/canvas.h"
#include "ui/frame/sketch.h"
#include "ui/frame/stamps.h"

namespace fox::ui {

struct Slate {
  explicit Slate(float width = 1000, float height = 1000) : screen{0, 0, width, height} { begin(); }
  // A new frame, with what is known from the last.
  void begin() {
    fonts.begin_frame();
    stamps.begin_frame(fonts.white());
    list = sketch.begin(fonts, screen);
  }
  Canvas canvas() { return {list, fonts, stamps}; }

  Rect screen;
  Fonts fonts;
  Stamps stamps;
  Sketch sketch;
  ImDrawList* list = nullptr;
};

}  // namespace fox::ui
