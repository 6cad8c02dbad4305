// A sheet that may be larger than its window: dragged with a finger, made larger with two or with Ctrl and
// the wheel.
#pragma once

#include <string_view>

#include "ui/frame/ui.h"

namespace fox::ui {

// What is remembered of it between frames.
struct ZoomState {
  float zoom = 1;
  Point scrolled;  // pixels
};

// Everything drawn between making it and its end lies in `place` and is clipped. `height` is what the content
// wants at its plain size, in which it is as wide as its window.
class Zoomed {
 public:
  Zoomed(Ui& ui, std::string_view name, const Rect& where, float height, ZoomState& state);
  ~Zoomed();
  Zoomed(const Zoomed&) = delete;
  Zoomed& operator=(const Zoomed&) = delete;

  Rect place;  // of the content, grown by the zoom

 private:
  Ui& ui_;
  Rect where_;
  const ZoomState& state_;
  float height_;
};

}  // namespace fox::ui
