// The loop: events, frames, sleep. With a script the clock is the script's.
#include <SDL.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <csignal>
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
double time_of(std::uint32_t shape) {
  const std::uint64_t now = SDL_GetTicks64();
  const std::uint32_t ago = static_cast<std::uint32_t>(now) - shape;
  return static_cast<double>(now - (ago < 60000 ? ago : 0)) / 1000;
}

// SIGTERM and SIGINT close the window, as its button does: SDL turns them into that event. Where the loop
// does not come round to it, because a disk does not answer or something takes long, the program ends all the
// same. What was entered is saved by then, after the frame that showed it.
namespace closing {

constexpr std::array<int, 2> kSignals{SIGTERM, SIGINT};
constexpr itimerval kPatience{{0, 0}, {0, 800000}};
std::array<struct sigaction, kSignals.size()> by_sdl;
volatile std::sig_atomic_t asked = 0;

void ask(int signal) {
  // Who asks again does not start the wait anew.
  if (asked == 0) ::setitimer(ITIMER_REAL, &kPatience, nullptr);
  asked = signal;
  for (std::size_t i = 0; i < kSignals.size(); ++i)
    if (kSignals[i] == signal) by_sdl[i].sa_handler(signal);
}

void end(int) {
  ::_exit(128 + asked);
}

void listen() {
  struct sigaction ending {};
  ending.sa_handler = end;
  ::sigaction(SIGALRM, &ending, nullptr);
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    ::sigaction(kSignals[i], nullptr, &by_sdl[i]);
    // Who started us may not want them heard; and without SDL's handler they end the program as they are.
    if (by_sdl[i].sa_handler == SIG_IGN || by_sdl[i].sa_handler == SIG_DFL) continue;
    struct sigaction asking = by_sdl[i];
    asking.sa_handler = ask;
    ::sigaction(kSignals[i], &asking, nullptr);
  }
}

}  // namespace closing

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
    stage.note_shown(seconds());
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
      } else if (stage.awake_until() > stage.now() || now >= stage.wakes_at()) {
        break;  // the last frame of a motion, or the one that is wanted now
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
  closing::listen();
  Stage stage(scene, window.renderer());
  window.tell_size(stage);
  if (!options.script.empty()) return script.run(scene, window, stage);
  run_live(scene, window, stage);
  return 0;
}

}  // namespace fox::ui
