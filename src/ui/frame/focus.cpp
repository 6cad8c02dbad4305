#include "ui/frame/focus.h"

#include <cmath>

namespace fox::ui {
namespace {

// How far, seen along the way; what lies aside counts double. Negative: not that way.
float cost(const Rect& from, const Rect& to, FocusStep way) {
  const Point step = to.center() - from.center();
  const bool across = way == FocusStep::left || way == FocusStep::right;
  const float ahead = way == FocusStep::left    ? -step.x
                      : way == FocusStep::right ? step.x
                      : way == FocusStep::up    ? -step.y
                                                : step.y;
  const float gap = way == FocusStep::left    ? from.x - to.right()
                    : way == FocusStep::right ? to.x - from.right()
                    : way == FocusStep::up    ? from.y - to.bottom()
                                              : to.y - from.bottom();
  if (ahead <= 1) return -1;
  const float aside = across ? std::max({0.f, to.y - from.bottom(), from.y - to.bottom()})
                             : std::max({0.f, to.x - from.right(), from.x - to.right()});
  const float slant = std::abs(across ? step.y : step.x);
  return std::max(0.f, gap) + 2 * aside + slant * .25f + ahead * .1f + (gap < -1 ? from.w + from.h : 0);
}

}  // namespace

const Target* next_focus(const Layout& layout, std::string_view name, const Rect& from, FocusStep way) {
  const std::size_t begin = layout.covered, count = layout.targets.size() - begin;
  if (count == 0) return nullptr;
  const Target* here = name.empty() ? nullptr : layout.find(name);
  if (way == FocusStep::next || way == FocusStep::previous) {
    if (here == nullptr) return &layout.targets[way == FocusStep::next ? begin : begin + count - 1];
    const auto index = static_cast<std::size_t>(here - layout.targets.data()) - begin;
    return &layout.targets[begin + (index + (way == FocusStep::next ? 1 : count - 1)) % count];
  }
  if (here == nullptr && from.empty()) return &layout.targets[begin];
  const Rect start = here == nullptr ? from : here->whole;
  const Target* best = nullptr;
  float least = 0;
  for (std::size_t i = begin; i < layout.targets.size(); ++i) {
    const Target& target = layout.targets[i];
    if (&target == here) continue;
    const float far = cost(start, target.whole, way);
    if (far < 0 || (best != nullptr && far >= least)) continue;
    best = &target;
    least = far;
  }
  return best == nullptr ? here : best;
}

}  // namespace fox::ui
