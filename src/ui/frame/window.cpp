#include "ui/frame/window.h"

#include <SDL.h>

#include <algorithm>
#include <cmath>

#include "ui/frame/keys.h"
#include "ui/frame/platform.h"
#include "ui/frame/screen_scale.h"
#include "ui/frame/stage.h"
#include "ui/look/theme.h"

namespace fox::ui {
namespace {

constexpr Finger kMouse = -1;
constexpr int kLeastWidth = 360, kLeastHeight = 360;
constexpr float kWheelStep = 60;  // dp
constexpr float kWheelZoom = 1.1f;

Finger finger_of(const SDL_TouchFingerEvent& event) {
  return static_cast<Finger>(event.fingerId) & 0x7fffffffffffffff;
}

bool may_repeat(const std::string& key) {
  return key.ends_with("left") || key.ends_with("right") || key.ends_with("up") || key.ends_with("down") ||
         key.ends_with("tab") || key.ends_with("backspace") || key.ends_with("delete");
}

// Does typing give this key as text, too?
bool types(const SDL_Keysym& key) {
  return (key.mod & (KMOD_CTRL | KMOD_GUI)) == 0 &&
         ((key.sym >= ' ' && key.sym < 0x7f) || (key.sym > 0x7f && key.sym <= 0xffff) ||
          (key.sym >= SDLK_KP_DIVIDE && key.sym <= SDLK_KP_PERIOD && key.sym != SDLK_KP_ENTER));
}

}  // namespace

Window::~Window() {
  renderer_.reset();
  if (window_ != nullptr) SDL_DestroyWindow(window_);
  if (SDL_WasInit(SDL_INIT_VIDEO) != 0) SDL_Quit();
}

bool Window::open(const StageOptions& options, const std::string& title, std::string& problem) {
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");  // a finger is a finger
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH,
              "1");  // the click that brings the window to the front counts
  SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    problem = SDL_GetError();
    return false;
  }
  // Where there is no display SDL draws into nowhere, unasked; a person would wait for ever.
  const std::string_view driver = SDL_GetCurrentVideoDriver();
  if (options.script.empty() && SDL_getenv("SDL_VIDEODRIVER") == nullptr &&
      (driver == "offscreen" || driver == "dummy" || driver == "evdev")) {
    problem = "there is no display";
    return false;
  }
  int width = options.width, height = options.height;
  SDL_Rect usable{};
  if (options.script.empty() && SDL_GetDisplayUsableBounds(0, &usable) == 0) {
    width = std::min(width, usable.w);
    height = std::min(height, usable.h);
  }
  const auto create = [&](std::uint32_t flags) {
    window_ = SDL_CreateWindow(title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
                               SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | flags);
    return window_ != nullptr;
  };
  const std::uint32_t flags = options.renderer == "none" ? 0 : window_flags(options.renderer);
  if ((flags == 0 || !create(flags)) && !create(0)) {
    problem = SDL_GetError();
    return false;
  }
  title_ = title;
  SDL_SetWindowMinimumSize(window_, kLeastWidth, kLeastHeight);
  renderer_ =
      options.renderer == "none" ? make_null_renderer() : make_renderer(window_, options.renderer, problem);
  if (renderer_ == nullptr) return false;
  wished_scale_ = options.scale;
  SDL_StopTextInput();
  SDL_EventState(SDL_DROPFILE, SDL_ENABLE);
  return true;
}

void Window::tell_size(Stage& stage) {
  int units = 0, height = 0;
  SDL_GetWindowSize(window_, &units, &height);
  int width = units;
  renderer_->size(width, height);
  pixels_ = units > 0 ? static_cast<float>(width) / static_cast<float>(units) : 1;
  scale_ = wished_scale_ > 0 ? wished_scale_ : guessed_scale(window_, pixels_);
  stage.resize(static_cast<float>(width), static_cast<float>(height), scale_);
}

void Window::resize(int width, int height, Stage& stage) {
  SDL_SetWindowSize(window_, width, height);
  SDL_PumpEvents();
  tell_size(stage);
}

void Window::set_scale(float scale, Stage& stage) {
  wished_scale_ = scale;
  tell_size(stage);
}

void Window::follow(const Scene& scene, const Stage& stage) {
  if (std::string title = scene.title(); title != title_) {
    SDL_SetWindowTitle(window_, title.c_str());
    title_ = std::move(title);
  }
  if (awake_ != scene.keeps_awake()) {
    awake_ = !awake_;
    keep_display_awake(awake_);
  }
  page_looks(scene.words().language(), scene.theme().tools, scene.theme_is_chosen());
  page_goes_back(scene.goes_back());
  if (stage.aloud() != said_) page_says(said_ = stage.aloud());
  const Rect& pixels = stage.text_field();
  const Rect field{pixels.x / pixels_, pixels.y / pixels_, pixels.w / pixels_, pixels.h / pixels_};
  if (!field.empty()) {
    const SDL_Rect place{static_cast<int>(field.x), static_cast<int>(field.y), static_cast<int>(field.w),
                         static_cast<int>(field.h)};
    SDL_SetTextInputRect(&place);
  }
  if (typing_ || !field.empty()) typing_at(field);
  if (typing_ == field.empty()) {
    typing_ = !typing_;
    typing_ ? SDL_StartTextInput() : SDL_StopTextInput();
  }
}

void Window::take_events(Stage& stage, double wait, const std::function<double(std::uint32_t)>& time_of) {
  SDL_Event event;
  int there = 0;
  if (wait < 0)
    there = SDL_WaitEvent(&event);
  else if (wait > 0)
    there = SDL_WaitEventTimeout(&event, std::max(1, static_cast<int>(std::ceil(wait * 1000))));
  else
    there = SDL_PollEvent(&event);
  while (there != 0) {
    handle(event, stage, time_of(event.common.timestamp));
    there = SDL_PollEvent(&event);
  }
}

// Of the mouse and of fingers. A mouse that SDL makes of a finger is dropped.
void Window::handle_pointer(const SDL_Event& event, Stage& stage, double at) {
  Input& input = stage.input;
  const auto mouse = [&](int x, int y) {
    return Point{static_cast<float>(x) * pixels_, static_cast<float>(y) * pixels_};
  };
  const auto touch = [&] {
    return Point{event.tfinger.x * stage.screen().w, event.tfinger.y * stage.screen().h};
  };
  switch (event.type) {
    case SDL_MOUSEBUTTONDOWN:
      if (event.button.which == SDL_TOUCH_MOUSEID || event.button.button != SDL_BUTTON_LEFT) break;
      SDL_CaptureMouse(SDL_TRUE);
      return input.down(kMouse, mouse(event.button.x, event.button.y), at);
    case SDL_MOUSEBUTTONUP:
      if (event.button.which == SDL_TOUCH_MOUSEID || event.button.button != SDL_BUTTON_LEFT) break;
      SDL_CaptureMouse(SDL_FALSE);
      return input.up(kMouse, mouse(event.button.x, event.button.y), at);
    case SDL_MOUSEMOTION:
      if (event.motion.which == SDL_TOUCH_MOUSEID) break;
      return input.move(kMouse, mouse(event.motion.x, event.motion.y), at);
    case SDL_FINGERDOWN:
      return input.down(finger_of(event.tfinger), touch(), at);
    case SDL_FINGERUP:
      return input.up(finger_of(event.tfinger), touch(), at);
    case SDL_FINGERMOTION:
      return input.move(finger_of(event.tfinger), touch(), at);
    case SDL_MOUSEWHEEL: {
      int x = 0, y = 0;
      SDL_GetMouseState(&x, &y);
      const auto mods = SDL_GetModState();
      const Point steps{-event.wheel.preciseX, event.wheel.preciseY};
      if ((mods & (KMOD_CTRL | KMOD_GUI)) != 0)
        return input.wheel(mouse(x, y), {}, std::pow(kWheelZoom, steps.y), at);
      const Point by = (mods & KMOD_SHIFT) != 0 ? Point{steps.y, steps.x} : steps;
      return input.wheel(mouse(x, y), by * kWheelStep, 1, at);
    }
    default:
      break;
  }
}

void Window::handle(const SDL_Event& event, Stage& stage, double at) {
  Input& input = stage.input;
  switch (event.type) {
    case SDL_KEYDOWN: {
      const std::string name = key_name(event.key.keysym);
      if (name.empty() || (typing_ && types(event.key.keysym))) break;
      if (event.key.repeat == 0 || may_repeat(name)) input.key(name, at);
      break;
    }
    case SDL_TEXTINPUT:
      if (typing_) input.text(event.text.text, at);
      break;
    case SDL_DROPFILE:
      input.file(event.drop.file, at);
      SDL_free(event.drop.file);
      break;
    case SDL_QUIT:
      input.close(at);
      break;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED ||
          event.window.event == SDL_WINDOWEVENT_DISPLAY_CHANGED)
        tell_size(stage);
      if (event.window.event == SDL_WINDOWEVENT_EXPOSED) stage.expose();
      // Who comes back from the system's settings.
      if (event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED) stage.look_again();
      break;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
      stage.expose();
      break;
    default:
      handle_pointer(event, stage, at);
      break;
  }
}

}  // namespace fox::ui
