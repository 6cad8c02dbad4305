// The app itself on a stage that draws nothing, with a clock of its own, and a data folder that goes away.
#pragma once

#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "catch.h"
#include "folder.h"
#include "ui/app.h"
#include "ui/frame/stage.h"

namespace fox::ui {

using test::Folder;

// A data folder of the test's own, in English.
inline AppOptions english(const Folder& folder) {
  AppOptions options;
  options.data = folder.path();
  options.language = "en";
  return options;
}

// The app on a stage that draws nothing, with a clock of its own.
class Screen {
 public:
  explicit Screen(const AppOptions& options, float width = 1280, float height = 800,
                  std::unique_ptr<Renderer> renderer = make_null_renderer())
      : renderer_(std::move(renderer)) {
    std::string problem;
    scene_ = make_app(options, problem);
    INFO(problem);
    REQUIRE(scene_);
    stage_ = std::make_unique<Stage>(*scene_, *renderer_);
    resize(width, height, 1);
  }

  void resize(float width, float height, float scale) {
    stage_->resize(width, height, scale);
    settle();
  }
  void settle() {
    for (int i = 0; i < 60; ++i) {
      stage_->compose(now);
      stage_->show();
      stage_->note_shown(now);
      if (scene_->after_frame()) stage_->look_again();
      now += .016;
      if (!stage_->busy()) break;
    }
  }
  [[nodiscard]] const Target* find(const std::string& name) const { return stage_->layout().find(name); }
  void tap(const std::string& name) {
    INFO("tap " << name);
    const Target* target = find(name);
    REQUIRE(target != nullptr);
    REQUIRE(!target->rect.empty());
    tap_at(target->rect.center());
    now += .4;
    taps_ += "tap " + name + "\n";
  }
  // What was tapped, as a script with the lines it led to, where $FOXSHEET_TAPS names a folder:
  // tests/web/games.
  void leave_taps(const std::string& name, const std::vector<std::string>& lines) const {
    const char* folder = std::getenv("FOXSHEET_TAPS");
    if (folder == nullptr) return;
    std::ofstream(std::string(folder) + "/" + name + ".script") << taps_;
    std::ofstream record(std::string(folder) + "/" + name + ".lines");
    for (const std::string& line : lines) record << line << "\n";
  }
  void tap_at(Point at) {
    stage_->input.down(1, at, now);
    stage_->input.up(1, at, now + .02);
    now += .03;
    settle();
  }
  void key(const std::string& name) {
    stage_->input.key(name, now);
    now += .02;
    settle();
  }
  // By Tab to the element, then Enter.
  void reach_by_keys(const std::string& name) {
    INFO("keys to " << name);
    REQUIRE(find(name) != nullptr);
    for (int i = 0; i < 400 && stage_->input.focused() != name; ++i) key("tab");
    REQUIRE(stage_->input.focused() == name);
    key("enter");
    now += .4;
  }
  void drop() { stage_.reset(), scene_.reset(); }

  // Is it among the words on the screen?
  [[nodiscard]] bool says(const std::string& part) const {
    for (const std::string& text : stage_->texts())
      if (text.find(part) != std::string::npos) return true;
    return false;
  }

  Stage& stage() { return *stage_; }
  [[nodiscard]] const Stage& stage() const { return *stage_; }
  Scene& scene() { return *scene_; }
  double now = 100;

 private:
  std::string taps_;
  std::unique_ptr<Renderer> renderer_;
  std::unique_ptr<Scene> scene_;
  std::unique_ptr<Stage> stage_;
};

}  // namespace fox::ui
