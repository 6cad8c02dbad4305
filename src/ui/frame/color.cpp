#include "ui/frame/color.h"

#include <algorithm>
#include <cmath>

namespace fox::ui {
namespace {

// What a colour that cannot be read is shown as: neither black nor white, so that it is noticed.
constexpr Color kUnreadable = rgb(0x808080);

int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

double linear(Color color, unsigned shift) {
  const double c = static_cast<double>(color >> shift & 0xff) / 255;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(Color color) {
  return 0.2126 * linear(color, 0) + 0.7152 * linear(color, 8) + 0.0722 * linear(color, 16);
}

}  // namespace

Color parse_color(std::string_view text) {
  if (text.size() != 7 || text[0] != '#') return kUnreadable;
  std::uint32_t hex = 0;
  for (const char c : text.substr(1)) {
    const int value = digit(c);
    if (value < 0) return kUnreadable;
    hex = hex << 4 | static_cast<std::uint32_t>(value);
  }
  return rgb(hex);
}

double contrast(Color a, Color b) {
  const double la = luminance(a), lb = luminance(b);
  return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

}  // namespace fox::ui
