// A sheet that may be larger than its window: dragged with a finger, made larger with two or with Ctrl and
// the wheel. Every sheet that is played, scored or asked about lies in one.
#pragma once

#include <functional>
#include <string_view>

#include "ui/frame/ui.h"

namespace fox::ui {

// What is remembered of it between frames.
struct ZoomState {
  float zoom = 1;
  Point scrolled;  // pixels
};

// Everything drawn between making it and its end lies in `place` and is clipped. A sheet smaller than its
// window lies in its middle, rather high.
class Zoomed {
 public:
  struct Sheet {
    float width;                               // before it is made larger
    std::function<float(float width)> height;  // that it wants
    bool bar = true;                           // a thin bar says how far down one is
  };
  Zoomed(Ui& ui, std::string_view name, const Rect& where, Sheet sheet, ZoomState& state);
  ~Zoomed();
  Zoomed(const Zoomed&) = delete;
  Zoomed& operator=(const Zoomed&) = delete;

  // A part that lies outside the window comes into view, so far from its edge. Before it is drawn.
  void reveal(const Rect& part, float edge);

  Rect place;  // of the sheet

 private:
  void lay_out();

  Ui& ui_;
  Rect where_;
  Sheet sheet_;
  ZoomState& state_;
};

}  // namespace fox::ui
