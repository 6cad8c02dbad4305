// The loop: events, frames, sleep. With a script the clock is the script's.
#include <SDL.h>

#include <cstdio>
#include <string>

#include "ui/frame/script.h"
#include "ui/frame/stage.h"
#include "ui/frame/window.h"

namespace fox::ui {
namespace {

double seconds() {
  return static_cast<double>(SDL_GetTicks64()) / 1000;
}

// SDL's stamps are the low bits of its clock.
double time_of(std::uint32_t stamp) {
  const std::uint64_t now = SDL_GetTicks64();
  const std::uint32_t ago = static_cast<std::uint32_t>(now) - stamp;
  return static_cast<double>(now - (ago < 60000 ? ago : 0)) / 1000;
}

void run_live(Scene& scene, Window& window, Stage& stage) {
  constexpr double kFrame = 1.0 / 60;
  // Who measures hears of every frame that is shown, and what drew it.
  const bool tells = SDL_getenv("FOXSHEET_FRAMES") != nullptr;
  while (!scene.finished()) {
    const double began = seconds();
    stage.compose(began);
    // What has happened until now was meant for the frame before.
    window.take_events(stage, 0, time_of);
    stage.show();
    stage.shown(seconds());
    if (tells) std::fprintf(stderr, "frame by %s\n", std::string(window.renderer().name()).c_str());
    window.follow(scene, stage);
    window.take_events(stage, 0, time_of);
    while (!stage.busy() && !scene.finished()) {
      const double now = seconds();
      if (now < stage.awake_until()) {
        // Something moves: the next frame comes in time, an event at once.
        const double rest = kFrame - (now - began);
        if (rest <= 0) break;
        window.take_events(stage, rest, time_of);
      } else if (stage.awake_until() > stage.now()) {
        break;  // the last frame of a motion
      } else if (now >= stage.wakes_at()) {
        break;
      } else {
        // Waiting costs nothing; for ever where no frame is wanted later.
        window.take_events(stage, stage.wakes_at() < now + 1e6 ? stage.wakes_at() - now : -1, time_of);
      }
    }
  }
}

}  // namespace

int run_stage(Scene& scene, const StageOptions& options) {
  Script script;
  if (!options.script.empty()) {
    std::string problem;
    if (!script.read(options.script, problem)) {
      std::fprintf(stderr, "foxsheet: %s\n", problem.c_str());
      return 2;
    }
  }
  Window window;
  std::string problem;
  if (!window.open(options, scene.title(), problem)) {
    std::fprintf(stderr, "foxsheet: no window can be opened here: %s.\n", problem.c_str());
    return 2;
  }
  Stage stage(scene, window.renderer());
  window.tell_size(stage);
  if (!options.script.empty()) return script.run(scene, window, stage);
  run_live(scene, window, stage);
  return 0;
}

}  // namespace fox::ui
