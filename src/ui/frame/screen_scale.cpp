#include "ui/frame/screen_scale.h"

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string_view>

namespace fox::ui {
namespace {

// In quarters, so that lines and letters stay on whole pixels more often.
float stepped(float scale) {
  return std::clamp(std::round(scale * 4) / 4, 1.f, 4.f);
}

float from_environment() {
  for (const char* name : {"FOXSHEET_SCALE", "GDK_SCALE", "QT_SCALE_FACTOR"})
    if (const char* text = std::getenv(name); text != nullptr)
      if (const float value = std::strtof(text, nullptr); value >= 0.5f && value <= 4) return value;
  return 0;
}

}  // namespace

float guessed_scale(SDL_Window* window, float pixels) {
  if (const float scale = from_environment(); scale > 0) return scale;
  const std::string_view driver = SDL_GetCurrentVideoDriver() == nullptr ? "" : SDL_GetCurrentVideoDriver();
  if (driver == "dummy" || driver == "offscreen") return 1;
  if (pixels > 1.01f) return pixels;  // the window system has a scale of its own
  // Under X11 SDL hands on Xft.dpi where the desktop has set it, else what the display says of itself.
  float dpi = 0;
  const int display = SDL_GetWindowDisplayIndex(window);
  if (display < 0 || SDL_GetDisplayDPI(display, &dpi, nullptr, nullptr) != 0 || dpi < 60 || dpi > 400)
    return 1;
  return stepped(dpi / 110);
}

}  // namespace fox::ui
