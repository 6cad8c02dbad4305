// A renderer that draws into memory, for tests that look at what was drawn.
#pragma once

#include "ui/frame/raster.h"
#include "ui/frame/renderer.h"

namespace fox::ui {

class InMemory final : public Renderer {
 public:
  InMemory(int width, int height) { raster_.resize(width, height); }

  [[nodiscard]] std::string_view name() const override { return "memory"; }
  void size(int& width, int& height) override { width = raster_.width(), height = raster_.height(); }
  void draw(const ImDrawList& list, Fonts& fonts, Color ground) override {
    raster_.draw(list, fonts, ground);
  }
  Picture read() override { return picture_of(raster_); }
  void show() override {}

 private:
  Raster raster_;
};

}  // namespace fox::ui
