#include "game/advice/points.h"

#include <cmath>

namespace fox::advice {

std::string points_words(double points, const Catalogue& words) {
  const long tenths = std::lround(std::abs(points) * 10);
  const std::string text = words.text(
      "screen", "decimal", {{"whole", std::to_string(tenths / 10)}, {"tenth", std::to_string(tenths % 10)}});
  return points < 0 && tenths != 0 ? "−" + text : text;
}

}  // namespace fox::advice
