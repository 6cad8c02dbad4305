// The window: opened once with the best renderer there is; its events become input, sizes reach the stage.
// The only place, with renderer, keys and scripts, that knows SDL.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "ui/frame/renderer.h"
#include "ui/frame/scene.h"

struct SDL_Window;
union SDL_Event;

namespace fox::ui {

class Stage;

class Window {
 public:
  Window() = default;
  ~Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  // False with a reason. The script's clock tells the times where there is one.
  bool open(const StageOptions& options, const std::string& title, std::string& problem);
  [[nodiscard]] Renderer& renderer() { return *renderer_; }

  // Takes what has happened until now; waits for it at most so long (seconds; below zero: for ever).
  void take_events(Stage& stage, double wait, const std::function<double(std::uint32_t)>& time_of);
  // What the scene wants of it now.
  void follow(const Scene& scene, const Stage& stage);
  void resize(int width, int height, Stage& stage);
  void set_scale(float scale, Stage& stage);
  void tell_size(Stage& stage);

 private:
  void handle(const SDL_Event& event, Stage& stage, double at);
  void handle_pointer(const SDL_Event& event, Stage& stage, double at);

  SDL_Window* window_ = nullptr;
  std::unique_ptr<Renderer> renderer_;
  std::string title_;
  Aloud said_;
  float wished_scale_ = 0, scale_ = 1, pixels_ = 1;  // pixels a unit of the window system
  bool typing_ = false, awake_ = false;
};

}  // namespace fox::ui
