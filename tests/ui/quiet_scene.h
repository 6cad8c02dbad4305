// A scene without movement, alone on a stage that draws nothing, and a finger. Who makes one says what is
// drawn and calls appear() when that is ready.
#pragma once

#include <memory>
#include <string>

#include "catch.h"
#include "ui/frame/stage.h"
#include "ui/look/theme.h"

namespace fox::ui {

class QuietScene : public Scene {
 public:
  [[nodiscard]] const Theme& theme() const override { return theme_of(ThemeId::paper); }
  [[nodiscard]] float text_size() const override { return 1; }
  [[nodiscard]] bool has_reduced_motion() const override { return true; }
  [[nodiscard]] bool keeps_awake() const override { return false; }
  [[nodiscard]] std::string title() const override { return {}; }
  [[nodiscard]] bool finished() const override { return false; }
  bool after_frame() override { return false; }

  void tap(const std::string& name) {
    const Target* target = stage_.layout().find(name);
    INFO(name);
    REQUIRE(target != nullptr);
    tap_at(target->rect.center());
  }
  void tap_at(Point at) {
    stage_.input.down(1, at, now);
    stage_.input.up(1, at, now + .02);
    settle();
    now += .5;
  }
  // Is it among the words on the screen?
  [[nodiscard]] bool says(const std::string& part) const {
    for (const std::string& text : stage_.texts())
      if (text.find(part) != std::string::npos) return true;
    return false;
  }
  // A finger that rests there so many seconds, and leaves.
  void hold(const std::string& name, double seconds) {
    const Target* target = stage_.layout().find(name);
    INFO(name);
    REQUIRE(target != nullptr);
    const Point at = target->rect.center();
    stage_.input.down(1, at, now);
    settle();
    now += seconds;
    settle();
    stage_.input.up(1, at, now);
    settle();
    now += .5;
  }
  // Scrolls it into sight.
  void reveal(const std::string& name) {
    const Target* target = stage_.layout().find(name);
    INFO(name);
    REQUIRE(target != nullptr);
    REQUIRE(stage_.input.reveal(stage_.layout(), *target));
    settle();
  }
  void settle() {
    for (int i = 0; i < 60; ++i) {
      stage_.compose(now);
      stage_.show();
      stage_.note_shown(now);
      now += .016;
      if (!stage_.busy()) break;
    }
  }

  double now = 0;

 protected:
  void appear() {
    stage_.resize(1280, 800, 1);
    settle();
  }
  Stage& stage() { return stage_; }
  [[nodiscard]] const Stage& stage() const { return stage_; }

 private:
  std::unique_ptr<Renderer> renderer_ = make_null_renderer();
  Stage stage_{*this, *renderer_};
};

}  // namespace fox::ui
