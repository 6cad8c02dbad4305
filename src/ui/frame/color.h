// A colour as Dear ImGui's draw lists take it (0xAABBGGRR), and the arithmetic the themes are made with.
#pragma once

#include <cstdint>
#include <string_view>

namespace fox::ui {

using Color = std::uint32_t;

// 0xRRGGBB, opaque.
constexpr Color rgb(std::uint32_t hex) {
  return 0xff000000u | (hex & 0xff) << 16 | (hex & 0xff00) | (hex >> 16 & 0xff);
}
// The same colour, this opaque (0 to 1).
constexpr Color fade(Color color, float opacity) {
  return (color & 0xffffffu) | static_cast<Color>(static_cast<float>(color >> 24) * opacity + .5f) << 24;
}
// From a to b, t from 0 to 1, channel by channel.
constexpr Color mix(Color a, Color b, float t) {
  Color mixed = 0;
  for (unsigned shift = 0; shift < 32; shift += 8) {
    const float from = static_cast<float>(a >> shift & 0xff), to = static_cast<float>(b >> shift & 0xff);
    mixed |= static_cast<Color>(from + (to - from) * t + .5f) << shift;
  }
  return mixed;
}
// "#rrggbb" of a sheet file.
Color parse_color(std::string_view text);
// Contrast by WCAG 2: 1 to 21.
double contrast(Color a, Color b);

}  // namespace fox::ui
