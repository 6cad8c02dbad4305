#include "ui/frame/platform.h"

#include <SDL.h>

namespace fox::ui {

bool picks_files() {
  return false;
}

void pick_file(Pick) {}

Leaving hands_over(const std::string&, const std::string&, bool) {
  return Leaving::none;
}

std::optional<Left> take_left() {
  return std::nullopt;
}

bool on_home_screen() {
  return false;
}

std::optional<bool> full_screen() {
  return std::nullopt;
}

void set_full_screen(bool) {}

void keep_display_awake(bool awake) {
  awake ? SDL_DisableScreenSaver() : SDL_EnableScreenSaver();
}

void page_looks(const std::string&, Color, bool) {}

void page_goes_back(bool) {}

void page_says(const Aloud&) {}

void typing_at(const Rect&) {}

}  // namespace fox::ui
