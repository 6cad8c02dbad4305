// The loop where a browser calls: a frame when it asks for one, nothing while there is nothing to show. It
// keeps the order of run.cpp: what has happened, compose, show, shown, follow.
#include <SDL.h>
#include <emscripten/emscripten.h>
#include <emscripten/html5.h>

#include <cmath>
#include <cstdio>
#include <string>

#include "ui/frame/stage.h"
#include "ui/frame/window.h"

namespace fox::ui {
namespace {

double seconds() {
  return static_cast<double>(SDL_GetTicks64()) / 1000;
}

double time_of(std::uint32_t shape) {
  return static_cast<double>(shape) / 1000;
}

class Loop {
 public:
  Loop(Scene& scene, Window& window, Stage& stage) : scene_(scene), window_(window), stage_(stage) {}

  void frame() {
    window_.take_events(stage_, 0, time_of);
    const double now = seconds();
    if (stage_.busy() || moves(now) || now >= stage_.wakes_at()) {
      stage_.compose(now);
      stage_.show();
      stage_.note_shown(seconds());
      window_.follow(scene_, stage_);
    }
    if (stage_.busy() || moves(seconds()))
      wake();
    else
      sleep();
  }
  void wake() {
    if (runs_) return;
    runs_ = true;
    emscripten_resume_main_loop();
  }
  void redraw() {
    stage_.expose();
    wake();
  }
  void look_again() {
    stage_.look_again();
    wake();
  }
  // What comes from the page, after what SDL has brought before.
  template <class F>
  void brings(F&& bring) {
    window_.take_events(stage_, 0, time_of);
    bring(stage_.input);
    wake();
  }
  [[nodiscard]] bool rests() const { return !runs_; }
  [[nodiscard]] const Stage& stage() const { return stage_; }

 private:
  // Until the last frame of a motion is shown.
  [[nodiscard]] bool moves(double now) const {
    return now < stage_.awake_until() || stage_.awake_until() > stage_.now();
  }
  void sleep() {
    if (runs_) emscripten_pause_main_loop();
    runs_ = false;
    if (alarm_ != 0) emscripten_clear_timeout(alarm_);
    alarm_ = 0;
    const double rest = stage_.wakes_at() - seconds();
    if (rest < 1e6)
      alarm_ = emscripten_set_timeout([](void* loop) { static_cast<Loop*>(loop)->wake(); },
                                      std::ceil(std::max(0., rest) * 1000), this);
  }

  Scene& scene_;
  Window& window_;
  Stage& stage_;
  bool runs_ = true;
  long alarm_ = 0;
};

Loop* the_loop = nullptr;

// Before the app has begun and where it cannot, nobody is there to be told.
template <class F>
void bring(F&& what) {
  if (the_loop != nullptr) the_loop->brings(what);
}

EM_BOOL finger_lifted(int, const EmscriptenTouchEvent*, void*) {
  the_loop->frame();
  return EM_FALSE;
}
EM_BOOL button_lifted(int, const EmscriptenMouseEvent*, void*) {
  the_loop->frame();
  return EM_FALSE;
}

}  // namespace

int run_stage(Scene& scene, const StageOptions& options) {
  static Window window;
  std::string problem;
  if (!window.open(options, scene.title(), problem)) {
    std::fprintf(stderr, "foxsheet: nothing can be drawn here: %s.\n", problem.c_str());
    return 2;
  }
  static Stage stage(scene, window.renderer());
  static Loop loop(scene, window, stage);
  the_loop = &loop;
  window.tell_size(stage);
  // Whatever happens wakes the loop.
  SDL_AddEventWatch([](void*, SDL_Event*) { return the_loop->wake(), 0; }, nullptr);
  // A lifted finger is answered at once: only then a browser lets it open a keyboard or choose a file.
  emscripten_set_touchend_callback(EMSCRIPTEN_EVENT_TARGET_WINDOW, nullptr, false, finger_lifted);
  emscripten_set_mouseup_callback(EMSCRIPTEN_EVENT_TARGET_WINDOW, nullptr, false, button_lifted);
  // A browser may take its time before it asks for a frame. The first one is there when it does.
  loop.frame();
  emscripten_set_main_loop([] { the_loop->frame(); }, 0, true);
  return 0;
}

}  // namespace fox::ui

extern "C" {

// For the page around it: what was on the screen is gone.
EMSCRIPTEN_KEEPALIVE void foxsheet_redraw() {
  if (fox::ui::the_loop != nullptr) fox::ui::the_loop->redraw();
}

// Something outside of the app is another now: what it has saved is kept, or no longer is.
EMSCRIPTEN_KEEPALIVE void foxsheet_look_again() {
  if (fox::ui::the_loop != nullptr) fox::ui::the_loop->look_again();
}

// From the keyboard on the screen, and a file that was picked or dropped.
EMSCRIPTEN_KEEPALIVE void foxsheet_key(const char* name) {
  fox::ui::bring([&](auto& input) { input.key(name, fox::ui::seconds()); });
}
// The browser's Back. What comes of it is on the screen, and the page knows, when this returns.
EMSCRIPTEN_KEEPALIVE void foxsheet_back() {
  if (fox::ui::the_loop == nullptr) return;
  foxsheet_key("escape");
  fox::ui::the_loop->frame();
}
EMSCRIPTEN_KEEPALIVE void foxsheet_typed(const char* text) {
  fox::ui::bring([&](auto& input) { input.text(text, fox::ui::seconds()); });
}
EMSCRIPTEN_KEEPALIVE void foxsheet_file(const char* path) {
  fox::ui::bring([&](auto& input) { input.file(path, fox::ui::seconds()); });
}
// What fingers hold is let go, without being tapped.
EMSCRIPTEN_KEEPALIVE void foxsheet_cancel() {
  fox::ui::bring([](auto& input) { input.cancel_all(); });
}

// For tests: whether nothing moves.
EMSCRIPTEN_KEEPALIVE int foxsheet_rests() {
  return fox::ui::the_loop != nullptr && fox::ui::the_loop->rests() ? 1 : 0;
}

// For tests: what is written on the screen, a line each.
EMSCRIPTEN_KEEPALIVE const char* foxsheet_texts() {
  static std::string text;
  text.clear();
  if (fox::ui::the_loop == nullptr) return "";
  for (const std::string& line : fox::ui::the_loop->stage().texts()) text += line + '\n';
  return text.c_str();
}

// For tests: what can be tapped, "name left top width height" in the units of the page, a line each.
EMSCRIPTEN_KEEPALIVE const char* foxsheet_targets() {
  static std::string text;
  text.clear();
  if (fox::ui::the_loop == nullptr) return "";
  const auto ratio = static_cast<float>(emscripten_get_device_pixel_ratio());
  const fox::ui::Layout& layout = fox::ui::the_loop->stage().layout();
  for (std::size_t i = layout.covered; i < layout.targets.size(); ++i) {
    const fox::ui::Target& target = layout.targets[i];
    if (target.rect.empty()) continue;
    text += target.name;
    for (const float length : {target.rect.x, target.rect.y, target.rect.w, target.rect.h})
      text += ' ' + std::to_string(length / ratio);
    text += '\n';
  }
  return text.c_str();
}
}
