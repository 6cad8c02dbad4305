// What the shell shows and the shell itself, as each sees the other: a scene is drawn frame by frame and told
// what was done through its Ui; it knows neither window nor clock.
#pragma once

#include <string>

#include "ui/frame/ui.h"

namespace fox::ui {

class Scene {
 public:
  virtual ~Scene() = default;

  [[nodiscard]] virtual const Theme& theme() const = 0;
  [[nodiscard]] virtual bool theme_is_chosen() const { return true; }  // else it is the system's
  [[nodiscard]] virtual const Catalogue& words() const = 0;
  [[nodiscard]] virtual float text_size() const = 0;          // 0.8 to 2
  [[nodiscard]] virtual bool has_reduced_motion() const = 0;  // reduced motion
  [[nodiscard]] virtual bool keeps_awake() const = 0;         // the display must not sleep
  [[nodiscard]] virtual std::string title() const = 0;
  // Escape leads somewhere; else the way back leads out of the program.
  [[nodiscard]] virtual bool goes_back() const { return false; }

  // A frame that delivers an action is not shown; one that delivers none is drawn right after it.
  virtual void draw(Ui& ui) = 0;
  // A frame is on the screen, and perhaps several actions were drawn for it: what may take its time (the
  // disk). True: draw again.
  virtual bool after_frame() = 0;
  // What the system or the page says may be another now.
  virtual void look_again() {}
  [[nodiscard]] virtual bool finished() const = 0;  // the program may end
};

struct StageOptions {
  int width = 1280, height = 800;  // pixels, of a window or a picture
  float scale = 0;                 // pixels a dp; 0: found out
  std::string script;              // a file of taps and keys; the clock is the script's
  std::string renderer;            // "", "opengl", "software", "none"
};

// Shows the scene until it has finished: the exit status. A display that cannot be opened gives one sentence
// and 2.
int run_stage(Scene& scene, const StageOptions& options);

}  // namespace fox::ui
