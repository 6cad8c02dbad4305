#include "ui/frame/ui.h"

namespace fox::ui {

std::string Ui::say(const std::string& key) const {
  return words.text("screen", key);
}

std::string Ui::say(const std::string& key, const Fillings& fillings) const {
  return words.text("screen", key, fillings);
}

bool Ui::target(std::string_view name, const Rect& rect, bool enabled, TargetKind kind) {
  const Rect clip = canvas.clip();
  int inside = -1;
  for (std::size_t i = layout_.pan_areas.size(); i-- > layout_.covered_pans && inside < 0;) {
    const Rect& area = layout_.pan_areas[i].rect;
    if (area.contains({clip.x, clip.y}) && clip.right() <= area.right() && clip.bottom() <= area.bottom())
      inside = static_cast<int>(i);
  }
  layout_.targets.push_back({std::string(name), rect.intersect(clip), rect, enabled, kind, inside});
  const bool hit = action_.kind == UserAction::Kind::tap && action_.target == name;
  hit_ = hit_ || hit;
  return hit;
}

bool Ui::pressed(std::string_view name) const {
  for (const std::string& held : pressed_)
    if (held == name) return true;
  return false;
}

bool Ui::focused(std::string_view name) const {
  return !focused_.empty() && focused_ == name;
}

bool Ui::key(std::string_view name) {
  if (action_.kind != UserAction::Kind::key || action_.key != name) return false;
  take();
  return true;
}

Pan Ui::pan(std::string_view name, const Rect& rect, bool glides) {
  layout_.pan_areas.push_back({std::string(name), rect.intersect(canvas.clip()), glides});
  const auto found = pans_.find(name);
  return found == pans_.end() ? Pan{} : found->second;
}

}  // namespace fox::ui
