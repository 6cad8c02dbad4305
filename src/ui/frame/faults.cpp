#include "ui/frame/faults.h"

#include <cmath>
#include <cstdio>

namespace fox::ui {
namespace {

constexpr float kButton = 48, kCell = 44, kLeast = 24;  // dp
constexpr float kRounding = 0.6f;                       // pixels: edges on whole pixels

std::string size_text(const Rect& rect, float scale) {
  char text[40];
  std::snprintf(text, sizeof text, "%.1f × %.1f", static_cast<double>(rect.w / scale),
                static_cast<double>(rect.h / scale));
  return text;
}

// From these sizes on a sheet's cells are large enough for a finger.
bool roomy(const Rect& screen, float scale) {
  const float width = screen.w / scale, height = screen.h / scale;
  return (width >= 1280 && height >= 800) || (width >= 390 && height >= 844);
}

bool holds(const Rect& outer, const Rect& inner) {
  return inner.x >= outer.x - 1 && inner.y >= outer.y - 1 && inner.right() <= outer.right() + 1 &&
         inner.bottom() <= outer.bottom() + 1;
}

}  // namespace

std::vector<std::string> faults_of(const Layout& layout, const std::vector<std::string>& cut_off,
                                   const Rect& screen) {
  std::vector<std::string> faults;
  const float scale = layout.scale, cell = roomy(screen, scale) ? kCell : kLeast;
  for (std::size_t i = layout.covered; i < layout.targets.size(); ++i) {
    const Target& target = layout.targets[i];
    const bool whole = holds(target.rect, target.whole);
    const float wanted = target.kind == TargetKind::button ? kButton
                         : target.kind == TargetKind::cell ? cell
                                                           : kLeast;
    const float least = wanted * scale - kRounding;
    if (std::min(target.whole.w, target.whole.h) < least)
      faults.push_back("small: " + target.name + " is " + size_text(target.whole, scale));
    if (!whole && target.pan < 0)
      faults.push_back("hidden: " + target.name + " is not wholly on the screen and cannot be dragged there");
    for (std::size_t k = i + 1; k < layout.targets.size(); ++k) {
      const Target& other = layout.targets[k];
      const Rect both = target.rect.intersect(other.rect);
      if (both.w <= 1 || both.h <= 1 || holds(target.rect, other.rect)) continue;
      faults.push_back("overlap: " + other.name + " lies on " + target.name + " by " +
                       size_text(both, scale));
    }
  }
  for (const std::string& text : cut_off) faults.push_back("cut off: " + text);
  return faults;
}

}  // namespace fox::ui
