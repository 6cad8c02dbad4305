#include "ui/frame/renderer_memory.h"

#include <SDL.h>

#include <vector>

#include "ui/frame/raster_renderer.h"

namespace fox::ui {
namespace {

class MemoryRenderer final : public RasterRenderer {
 public:
  explicit MemoryRenderer(SDL_Window* window) : window_(window) {}

  [[nodiscard]] std::string_view name() const override { return "software"; }

  void size(int& width, int& height) override {
    if (const SDL_Surface* surface = SDL_GetWindowSurface(window_); surface != nullptr) {
      width = surface->w;
      height = surface->h;
    }
  }

  Picture read() override { return picture_of(raster_); }

  void show() override {
    SDL_Surface* surface = SDL_GetWindowSurface(window_);
    if (surface == nullptr) return;
    rectangles_.clear();
    for (const Part& part : raster_.take_changes())
      rectangles_.push_back({part.left, part.top, part.right - part.left, part.bottom - part.top});
    if (rectangles_.empty()) return;
    // SDL writes nothing through this pointer: the surface is only read.
    SDL_Surface* from =
        SDL_CreateRGBSurfaceWithFormatFrom(const_cast<Uint32*>(raster_.pixels().data()), raster_.width(),
                                           raster_.height(), 32, raster_.width() * 4, SDL_PIXELFORMAT_RGB888);
    for (const SDL_Rect& rectangle : rectangles_) {
      SDL_Rect to = rectangle;  // SDL notes in it what was copied
      SDL_BlitSurface(from, &rectangle, surface, &to);
    }
    SDL_FreeSurface(from);
    SDL_UpdateWindowSurfaceRects(window_, rectangles_.data(), static_cast<int>(rectangles_.size()));
  }

 private:
  SDL_Window* window_;
  std::vector<SDL_Rect> rectangles_;
};

}  // namespace

std::unique_ptr<Renderer> make_memory_renderer(SDL_Window* window) {
  // Under X11 memory goes straight to the window; else SDL would fetch OpenGL after all, and a hundred
  // megabytes.
  const char* driver = SDL_GetCurrentVideoDriver();
  if (driver != nullptr && std::string_view(driver) == "x11")
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_GetWindowSurface(window) == nullptr) return nullptr;
  return std::make_unique<MemoryRenderer>(window);
}

}  // namespace fox::ui
