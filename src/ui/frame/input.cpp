#include "ui/frame/input.h"

#include <cmath>
#include <utility>

#include "ui/frame/focus.h"

namespace fox::ui {
namespace {

constexpr float kSlop = 10;         // dp a finger may wander on a tap
constexpr double kRemembered = 2;   // seconds that old frames are kept
constexpr double kAnchor = 0.25;    // seconds after which a resting finger belongs to a pinch
constexpr double kGlideTime = 0.2;  // seconds; a glide covers speed × this
constexpr float kFlick = 250, kStopped = 30, kStopsTap = 150, kFastest = 4000;  // dp a second

float length(Point point) {
  return std::hypot(point.x, point.y);
}

}  // namespace

void Input::set_layout(std::shared_ptr<const Layout> layout, double at) {
  shown_.emplace_back(at, std::move(layout));
  while (shown_.size() > 2 && shown_[1].first < at - kRemembered) shown_.pop_front();
}

const Layout& Input::layout_at(double at) const {
  static const Layout kNothing;
  for (std::size_t i = shown_.size(); i-- > 0;)
    if (shown_[i].first <= at) return *shown_[i].second;
  return shown_.empty() ? kNothing : *shown_.front().second;
}

void Input::down(Finger finger, Point point, double at) {
  const Layout& layout = layout_at(at);
  Press press;
  press.start = press.last = point;
  press.at = at;
  press.slop = kSlop * layout.scale;
  press.trail = {{at, point}};
  if (const Target* target = layout.at(point)) press.name = target->name;
  if (const PanArea* area = layout.pan_at(point)) {
    press.area = area->name;
    press.glides = area->glides;
    if (const auto glide = glides_.find(area->name); glide != glides_.end()) {
      // It stops what glides; only what nearly stood still could be aimed at.
      press.dead = length(glide->second.speed) > kStopsTap * layout.scale;
      glides_.erase(glide);
    }
  }
  focus_shown_ = false;
  changed_ = true;
  presses_[finger] = std::move(press);
}

// Fingers that rest in the same area while this one moves hold the other end.
void Input::join(const Press& moving, double at) {
  for (auto& [finger, press] : presses_)
    if (press.area == moving.area && !press.panning && at - press.at > kAnchor) press.panning = true;
}

void Input::pan_moved(Press& press, Point to, double at) {
  Point sum_before, sum_after;
  Point other;
  int fingers = 0;
  for (const auto& [finger, one] : presses_) {
    if (!one.panning || one.area != press.area) continue;
    const bool self = &one == &press;
    sum_before = sum_before + one.last;
    sum_after = sum_after + (self ? to : one.last);
    if (!self) other = one.last;
    ++fingers;
  }
  Pan& pan = pans_[press.area];
  const float share = 1.f / static_cast<float>(fingers);
  pan.moved = pan.moved + (sum_after - sum_before) * share;
  pan.center = sum_after * share;
  if (fingers == 2) {
    const float before = length(press.last - other), after = length(to - other);
    if (before > 1 && after > 1) pan.zoom *= after / before;
  }
  press.trail.emplace_back(at, to);
  while (press.trail.size() > 2 && press.trail.front().first < at - 0.1) press.trail.pop_front();
  changed_ = true;
}

void Input::move(Finger finger, Point point, double at) {
  const auto found = presses_.find(finger);
  if (found == presses_.end()) return;
  Press& press = found->second;
  if (!press.panning && !press.area.empty() && length(point - press.start) > press.slop) {
    press.panning = true;
    // It starts where the slop ends, so that nothing jumps.
    press.last = point;
    press.trail = {{at, point}};
    changed_ = true;
  }
  if (press.panning) {
    join(press, at);
    pan_moved(press, point, at);
  }
  press.last = point;
}

void Input::up(Finger finger, Point point, double at) {
  const auto found = presses_.find(finger);
  if (found == presses_.end()) return;
  move(finger, point, at);
  const Press press = found->second;
  presses_.erase(found);
  changed_ = true;
  if (press.panning) {
    bool alone = true;
    for (const auto& [other, one] : presses_) alone = alone && (one.area != press.area || !one.panning);
    const auto& [then, from] = press.trail.front();
    const double time = at - then;
    if (!alone || !press.glides || reduced_motion_ || time <= 0.005 || at - press.trail.back().first > 0.05)
      return;
    Point speed = (point - from) * static_cast<float>(1 / time);
    const float dp = press.slop / kSlop, fast = length(speed);
    if (fast < kFlick * dp) return;
    speed = speed * std::min(1.f, kFastest * dp / fast);
    glides_[press.area] = {speed, at};
    return;
  }
  if (press.dead) return;
  UserAction action;
  action.kind = UserAction::Kind::tap;
  action.target = press.name;
  action.at = at;
  if (length(point - press.start) > press.slop) {
    // Wandered, but not off the element: a tap still. Off it: the person thought better of it.
    const Target* target = press.name.empty() ? nullptr : layout_at(at).find(press.name);
    if (target == nullptr || !target->rect.contains(point)) return;
  }
  queue_.push_back(std::move(action));
}

void Input::cancel(Finger finger) {
  if (presses_.erase(finger) > 0) changed_ = true;
}

void Input::cancel_all() {
  if (!presses_.empty()) changed_ = true;
  presses_.clear();
}

void Input::let_go() {
  std::erase_if(presses_, [](const auto& one) { return one.second.panning; });
  glides_.clear();
}

void Input::wheel(Point point, Point by, float zoom, double at) {
  const Layout& layout = layout_at(at);
  const PanArea* area = layout.pan_at(point);
  if (area == nullptr) return;
  Pan& pan = pans_[area->name];
  pan.moved = pan.moved + by * layout.scale;
  pan.zoom *= zoom;
  pan.center = point;
  changed_ = true;
}

void Input::key(std::string name, double at) {
  queue_.push_back(
      {.kind = UserAction::Kind::key, .target = {}, .key = std::move(name), .text = {}, .at = at});
}
void Input::text(std::string typed, double at) {
  queue_.push_back(
      {.kind = UserAction::Kind::text, .target = {}, .key = {}, .text = std::move(typed), .at = at});
}
void Input::file(std::string path, double at) {
  queue_.push_back(
      {.kind = UserAction::Kind::file, .target = {}, .key = {}, .text = std::move(path), .at = at});
}
void Input::close(double at) {
  queue_.push_back({.kind = UserAction::Kind::close, .target = {}, .key = {}, .text = {}, .at = at});
}

// The shell's own keys move the focus and tap what has it; all others are for the screen.
UserAction Input::key_deed(const UserAction& action, const Layout& layout) {
  static const std::map<std::string_view, FocusStep> kWays = {
      {"tab", FocusStep::next},  {"shift+tab", FocusStep::previous},
      {"left", FocusStep::left}, {"right", FocusStep::right},
      {"up", FocusStep::up},     {"down", FocusStep::down}};
  const bool round = action.key == "tab" || action.key == "shift+tab";
  if (const auto way = kWays.find(action.key); way != kWays.end() && (round || !text_open_)) {
    const bool known = layout.find(focused_) != nullptr;
    // Where it was hidden by a finger, the first key only shows it again.
    const Target* target = known && !focus_shown_ ? layout.find(focused_)
                                                  : next_focus(layout, focused_, focus_rect_, way->second);
    focus_shown_ = target != nullptr;
    if (target != nullptr) {
      focused_ = target->name;
      focus_rect_ = target->whole;
      reveal(layout, *target);
    }
    changed_ = true;
    return {};
  }
  const bool presses = action.key == "enter" || (action.key == "space" && !text_open_);
  if (presses && focus_shown_ && layout.find(focused_) != nullptr)
    return {
        .kind = UserAction::Kind::tap, .target = focused_, .key = action.key, .text = {}, .at = action.at};
  return action;
}

UserAction Input::next(const Layout& layout) {
  while (!queue_.empty()) {
    UserAction action = std::move(queue_.front());
    queue_.pop_front();
    if (action.kind == UserAction::Kind::key) action = key_deed(action, layout);
    // What is gone or covered by now cannot be meant any more.
    if (action.kind == UserAction::Kind::tap && layout.find(action.target) == nullptr) action.target.clear();
    if (action.kind != UserAction::Kind::none) return action;
  }
  return {};
}

bool Input::reveal(const Layout& layout, const Target& target) {
  if (target.pan < 0) return !target.rect.empty();
  const PanArea& area = layout.pan_areas[static_cast<std::size_t>(target.pan)];
  const Rect room = area.rect.inset(std::min({kSlop * layout.scale, area.rect.w / 4, area.rect.h / 4}));
  const auto way = [](float from, float to, float low, float high) {
    return from < low || to - from > high - low ? low - from : to > high ? high - to : 0;
  };
  const Point by{way(target.whole.x, target.whole.right(), room.x, room.right()),
                 way(target.whole.y, target.whole.bottom(), room.y, room.bottom())};
  if (by == Point{}) return true;
  pans_[area.name].moved = pans_[area.name].moved + by;
  changed_ = true;
  return true;
}

std::map<std::string, Pan, std::less<>> Input::take_pans(double now) {
  changed_ = false;
  for (auto glide = glides_.begin(); glide != glides_.end();) {
    auto& [speed, at] = glide->second;
    const float fade = std::exp(static_cast<float>(-(now - at) / kGlideTime));
    Pan& pan = pans_[glide->first];
    pan.moved = pan.moved + speed * (static_cast<float>(kGlideTime) * (1 - fade));
    speed = speed * fade;
    at = now;
    glide = length(speed) < kStopped * layout_at(now).scale || reduced_motion_ ? glides_.erase(glide)
                                                                               : std::next(glide);
  }
  for (const auto& [name, held] : held_pans()) pans_[name].holding = true;
  return std::exchange(pans_, {});
}

std::map<std::string, Pan, std::less<>> Input::held_pans() const {
  std::map<std::string, Pan, std::less<>> held;
  for (const auto& [finger, press] : presses_)
    if (press.panning) held[press.area].holding = true;
  return held;
}

std::vector<std::string> Input::pressed() const {
  std::vector<std::string> names;
  for (const auto& [finger, press] : presses_)
    if (!press.panning && !press.dead && !press.name.empty()) names.push_back(press.name);
  return names;
}

}  // namespace fox::ui
