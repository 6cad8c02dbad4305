// The page's canvas takes the pixels as they lie in memory.
#include <emscripten/emscripten.h>
#include <emscripten/html5.h>

#include "ui/frame/raster_renderer.h"
#include "ui/frame/renderer_memory.h"

// Of the pixels of all of the canvas a part (Module.pixels is made by src/web/start.js).
EM_JS(void, fox_page_show,
      (const void* pixels, int width, int height, int left, int top, int part_width, int part_height), {
        const bytes = new Uint8ClampedArray(HEAPU8.buffer, pixels, width * height * 4);
        Module.pixels.putImageData(new ImageData(bytes, width, height), 0, 0, left, top, part_width,
                                   part_height);
      });

namespace fox::ui {
namespace {

class MemoryRenderer final : public RasterRenderer {
 public:
  [[nodiscard]] std::string_view name() const override { return "canvas"; }
  void size(int& width, int& height) override {
    emscripten_get_canvas_element_size("#canvas", &width, &height);
  }

  // Nobody here takes pictures of the screen.
  Picture read() override { return {}; }

  void show() override {
    for (const Part& part : raster_.take_changes())
      fox_page_show(raster_.pixels().data(), raster_.width(), raster_.height(), part.left, part.top,
                    part.right - part.left, part.bottom - part.top);
  }
};

}  // namespace

std::unique_ptr<Renderer> make_memory_renderer(SDL_Window*) {
  return std::make_unique<MemoryRenderer>();
}

}  // namespace fox::ui
