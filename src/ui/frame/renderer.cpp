#include "ui/frame/renderer.h"

#include <SDL.h>

#include <filesystem>

#include "ui/frame/fonts.h"
#include "ui/frame/opengl.h"
#include "ui/frame/renderer_memory.h"

namespace fox::ui {
namespace {

class NullRenderer final : public Renderer {
 public:
  [[nodiscard]] std::string_view name() const override { return "none"; }
  void size(int&, int&) override {}
  void draw(const ImDrawList&, Fonts& fonts, Color) override { fonts.take_changes(); }
  Picture read() override { return {}; }
  void show() override {}
};

// OpenGL without a graphics card takes four times as long as our raster, and a hundred megabytes.
bool has_card() {
#ifdef __linux__
  std::error_code ignored;
  return std::filesystem::exists("/dev/dri", ignored) || std::filesystem::exists("/dev/nvidiactl", ignored);
#else
  return true;
#endif
}

bool draws_in_memory(std::string_view wish) {
  if (wish == "opengl") return false;
  const char* driver = SDL_GetCurrentVideoDriver();
  const std::string_view name = driver == nullptr ? "" : driver;
  return wish == "software" || !has_card() || name == "dummy" || name == "offscreen";
}

}  // namespace

std::uint32_t window_flags(std::string_view wish) {
  return draws_in_memory(wish) ? 0 : opengl_window();
}

std::unique_ptr<Renderer> make_renderer(SDL_Window* window, std::string_view wish, std::string& problem) {
  const bool asked = wish == "opengl";
  if ((SDL_GetWindowFlags(window) & SDL_WINDOW_OPENGL) != 0)
    if (auto renderer = make_opengl_renderer(window, asked)) return renderer;
  if (!asked)
    if (auto renderer = make_memory_renderer(window)) return renderer;
  problem = SDL_GetError();
  return nullptr;
}

std::unique_ptr<Renderer> make_null_renderer() {
  return std::make_unique<NullRenderer>();
}

}  // namespace fox::ui
