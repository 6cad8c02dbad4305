// Frames: takes actions from the input, has the scene draw, and gives the picture to the renderer. Knows no
// window and no clock, so that tests run it on a clock of their own.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/frame/draw_list.h"
#include "ui/frame/fonts.h"
#include "ui/frame/input.h"
#include "ui/frame/renderer.h"
#include "ui/frame/scene.h"
#include "ui/frame/shape_cache.h"

namespace fox::ui {

class Stage {
 public:
  Stage(Scene& scene, Renderer& renderer) : scene_(scene), renderer_(renderer) {}

  // Pixels, and how many of them make a dp before the text size.
  void resize(float width, float height, float scale);
  // What was shown may be gone, and is drawn whole again.
  void expose() {
    renderer_.lost();
    stale_ = true;
  }
  // Something that the scene asks about is another now.
  void look_again() {
    scene_.look_again();
    stale_ = true;
  }

  // One frame: every action is drawn for itself (at most a few, the others wait), what comes out at last is
  // shown.
  void compose(double now);
  // Brings it to the screen, the first half alone where it is to be read; from `shown()` on fingers are
  // judged by it.
  void draw();
  void show() {
    draw();
    renderer_.show();
  }
  void note_shown(double now);

  // Is there a frame to draw at once; until when are frames wanted.
  [[nodiscard]] bool busy() const { return stale_ || input.waiting() || input.gliding() || !fonts_.ready(); }
  [[nodiscard]] double awake_until() const { return awake_until_; }
  // The one frame that is wanted later; far away: none.
  [[nodiscard]] double wakes_at() const { return wake_at_; }
  [[nodiscard]] double now() const { return now_; }

  // The frame that was composed last.
  [[nodiscard]] const Layout& layout() const { return *layout_; }
  [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }
  [[nodiscard]] const std::vector<std::string>& cut_off() const { return cut_off_; }
  [[nodiscard]] const Aloud& aloud() const { return aloud_; }
  [[nodiscard]] const Rect& text_field() const { return text_field_; }
  [[nodiscard]] float scale() const { return scale_; }
  [[nodiscard]] const Rect& screen() const { return screen_; }

  Input input;

 private:
  void build(UserAction action, std::map<std::string, Pan, std::less<>> pans);
  void keep_typing_in_sight();
  void draw_focus(Canvas& canvas, const Theme& theme, float scale) const;

  Scene& scene_;
  Renderer& renderer_;
  Fonts fonts_;
  DrawList draw_list_;
  ShapeCache shapes_;
  Rect screen_{0, 0, 1280, 800};
  float scale_ = 1;
  double now_ = 0, awake_until_ = 0, wake_at_ = 1e300;
  bool stale_ = true;
  std::shared_ptr<const Layout> layout_ = std::make_shared<Layout>();
  std::vector<std::string> texts_, cut_off_;
  Aloud aloud_;
  Rect text_field_;
  bool resized_ = false;
};

}  // namespace fox::ui
