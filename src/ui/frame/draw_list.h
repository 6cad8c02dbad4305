// A frame's draw list, Dear ImGui's, without its context: windows, widgets and input of Dear ImGui are not
// used. Only the canvas writes into it and only the renderer reads it.
#pragma once

#include <memory>

#include "ui/frame/geometry.h"

struct ImDrawList;

namespace fox::ui {

class Fonts;

class DrawList {
 public:
  DrawList();
  ~DrawList();
  DrawList(const DrawList&) = delete;
  DrawList& operator=(const DrawList&) = delete;

  // An empty list, clipped to the screen.
  ImDrawList* begin(const Fonts& fonts, const Rect& screen);
  void end();
  [[nodiscard]] const ImDrawList& list() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace fox::ui
