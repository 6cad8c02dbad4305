// A stage without a window: a scene of named cells that notes what it is told, a renderer that draws nothing,
// a clock that the test sets.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "ui/frame/stage.h"
#include "ui/look/theme.h"

namespace fox::ui {

struct Cells final : Scene {
  std::vector<std::pair<std::string, Rect>> cells;  // drawn in this order
  std::size_t cover_before = 1000;                  // a cover lies under this cell
  Rect pan_area;                                    // "desk", under the cells, if it is not empty
  Rect field;                                       // a text field
  std::vector<std::string> told;                    // "tap cell", "key a", "text ü", "file f", "close"
  std::vector<Pan> pans;
  std::vector<std::string> pressed;
  bool calm = false;
  int draws = 0;
  void (*after_deed)(Cells&) = nullptr;

  [[nodiscard]] const Theme& theme() const override { return theme_of(ThemeId::paper); }
  [[nodiscard]] const Catalogue& words() const override { return english; }
  [[nodiscard]] float text_size() const override { return 1; }
  [[nodiscard]] bool has_reduced_motion() const override { return calm; }
  [[nodiscard]] bool keeps_awake() const override { return false; }
  [[nodiscard]] std::string title() const override { return "Cells"; }
  [[nodiscard]] bool finished() const override { return false; }
  bool after_frame() override { return false; }

  void draw(Ui& ui) override {
    ++draws;
    if (!field.empty()) ui.wants_text(field);
    if (!pan_area.empty()) {
      ui.canvas.push_clip(pan_area);
      const Pan pan = ui.pan("desk", pan_area);
      if (pan.moved != Point{} || pan.zoom != 1 || pan.holding) pans.push_back(pan);
    }
    pressed.clear();
    std::string hit;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i == cover_before) ui.cover();
      if (ui.target(cells[i].first, cells[i].second)) hit = cells[i].first;
      if (ui.pressed(cells[i].first)) pressed.push_back(cells[i].first);
    }
    if (!pan_area.empty()) ui.canvas.pop_clip();
    const UserAction action = ui.action();
    using Kind = UserAction::Kind;
    if (action.kind == Kind::tap) told.push_back("tap " + (action.target.empty() ? "nothing" : hit));
    if (action.kind == Kind::key) told.push_back("key " + action.key);
    if (action.kind == Kind::text) told.push_back("text " + action.text);
    if (action.kind == Kind::file) told.push_back("file " + action.text);
    if (action.kind == Kind::close) told.push_back("close");
    if (action.kind != Kind::none && after_deed != nullptr) after_deed(*this);
  }

  Catalogue english{"en"};
};

struct World {
  Cells scene;
  std::unique_ptr<Renderer> renderer = make_null_renderer();
  Stage stage{scene, *renderer};
  double now = 100;

  explicit World(std::vector<std::pair<std::string, Rect>> cells = {}) {
    scene.cells = std::move(cells);
    stage.resize(800, 600, 1);
    frame();
  }

  void frame(double takes = 0) {
    stage.compose(now);
    now += takes;
    stage.show();
    stage.note_shown(now);
  }
  // Until there is nothing to draw any more.
  void settle() {
    for (int i = 0; i < 50 && stage.busy(); ++i) frame(0.016);
  }
  void tap(Point at, Finger finger = 1) {
    stage.input.down(finger, at, now);
    stage.input.up(finger, at, now + 0.05);
    now += 0.1;
    settle();
  }
  void key(const std::string& name) {
    stage.input.key(name, now);
    now += 0.1;
    settle();
  }
  std::vector<std::string> told() { return std::exchange(scene.told, {}); }
};

}  // namespace fox::ui
