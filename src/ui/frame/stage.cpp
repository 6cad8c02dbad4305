#include "ui/frame/stage.h"

#include <utility>

#include "ui/look/theme.h"

namespace fox::ui {
namespace {

constexpr int kDeedsAFrame =
    8;  // where frames are slower than fingers, several are drawn for one that is shown

}  // namespace

void Stage::resize(float width, float height, float scale) {
  if (width != screen_.w || height != screen_.h) {
    input.let_go();
    resized_ = true;
  }
  screen_ = {0, 0, width, height};
  scale_ = scale;
  expose();
}

void Stage::draw_focus(Canvas& canvas, const Theme& theme, float scale) const {
  const std::string focused = input.focused();
  const Target* target = focused.empty() ? nullptr : layout_->find(focused);
  if (target == nullptr || target->rect.empty()) return;
  // Two frames: ink that shows on light ground, and the sheet's colour around it that shows on dark. A cell's
  // target reaches into the gaps already.
  const Rect frame =
      target->rect.inset((target->kind == TargetKind::cell ? -3.f : -6.f) * scale).intersect(screen_);
  canvas.stroke(frame.inset(-1.5f * scale), theme.sheet, 6 * scale, 13 * scale);
  canvas.stroke(frame, theme.ink, 3 * scale, 12 * scale);
}

void Stage::build(UserAction action, std::map<std::string, Pan, std::less<>> pans) {
  fonts_.begin_frame();
  input.set_reduced_motion(scene_.has_reduced_motion());
  const Theme& theme = scene_.theme();
  shapes_.begin_frame(fonts_.white());
  Canvas canvas(draw_list_.begin(fonts_, screen_), fonts_, shapes_);
  Ui ui(canvas, theme, scene_.words());
  ui.screen = screen_;
  ui.scale = scale_ * scene_.text_size();
  ui.finger = scale_;
  ui.now = now_;
  ui.reduced_motion = scene_.has_reduced_motion();
  ui.deliver(std::move(action));
  ui.holds(input.pressed(), input.focused());
  ui.pans(std::move(pans));
  scene_.draw(ui);
  auto layout = std::make_shared<Layout>(ui.layout());
  layout->scale = scale_;
  layout_ = std::move(layout);
  draw_focus(canvas, theme, scale_);
  draw_list_.end();
  texts_ = canvas.texts();
  cut_off_ = canvas.cut_off();
  aloud_ = std::move(ui.aloud);
  text_field_ = ui.text_field();
  input.text_field(!text_field_.empty());
  awake_until_ = ui.awake_until();
  wake_at_ = ui.wakes_at();
}

void Stage::compose(double now) {
  now_ = now;
  stale_ = false;
  const Rect typed = text_field_;
  bool drawn = false;  // as it is now
  for (int i = 0; i < kDeedsAFrame; ++i) {
    const std::string focused = input.focused();
    UserAction action = input.next(*layout_);
    if (action.kind == UserAction::Kind::none) {
      drawn = drawn && focused == input.focused();  // a key may only have moved it
      break;
    }
    build(std::move(action), input.held_pans());
    build({}, input.held_pans());
    drawn = true;
  }
  auto pans = input.take_pans(now);
  const bool dragged = !pans.empty();
  // What a drag has changed may have been drawn before it was asked for.
  for (const auto& [name, pan] : pans) stale_ = stale_ || pan.moved != Point{} || pan.zoom != 1;
  if (!drawn || !pans.empty()) build({}, std::move(pans));
  const bool moved = !dragged && (text_field_.x != typed.x || text_field_.y != typed.y);
  if (std::exchange(resized_, false) || moved) keep_typing_in_sight();
}

// A field may begin below what is seen, and a keyboard that comes up takes half of a phone's screen.
void Stage::keep_typing_in_sight() {
  if (text_field_.empty()) return;
  for (const Target& target : layout_->targets)
    if (target.whole.y == text_field_.y && target.whole.x == text_field_.x)
      stale_ = input.reveal(*layout_, target) || stale_;
}

void Stage::draw() {
  renderer_.draw(draw_list_.list(), fonts_, scene_.theme().tools);
}

void Stage::note_shown(double now) {
  input.set_layout(layout_, now);
  if (scene_.after_frame()) stale_ = true;
}

}  // namespace fox::ui
