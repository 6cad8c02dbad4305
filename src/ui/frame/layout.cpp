#include "ui/frame/layout.h"

#include <cmath>

namespace fox::ui {
namespace {

constexpr float kReach = 8;  // dp

float distance(const Rect& rect, Point point) {
  return std::hypot(std::max({rect.x - point.x, 0.f, point.x - rect.right()}),
                    std::max({rect.y - point.y, 0.f, point.y - rect.bottom()}));
}

}  // namespace

const Target* Layout::at(Point point) const {
  const Target* nearest = nullptr;
  float least = kReach * scale;
  for (std::size_t i = targets.size(); i-- > covered;) {
    const Target& target = targets[i];
    if (target.rect.empty()) continue;
    if (target.rect.contains(point)) return &target;
    const float far = distance(target.rect, point);
    if (far >= least) continue;
    nearest = &target;
    least = far;
  }
  return nearest;
}

const PanArea* Layout::pan_at(Point point) const {
  for (std::size_t i = pan_areas.size(); i-- > covered_pans;)
    if (pan_areas[i].rect.contains(point)) return &pan_areas[i];
  return nullptr;
}

const Target* Layout::find(std::string_view name) const {
  for (std::size_t i = targets.size(); i-- > covered;)
    if (targets[i].name == name) return &targets[i];
  return nullptr;
}

const PanArea* Layout::find_pan(std::string_view name) const {
  for (std::size_t i = pan_areas.size(); i-- > covered_pans;)
    if (pan_areas[i].name == name) return &pan_areas[i];
  return nullptr;
}

}  // namespace fox::ui
