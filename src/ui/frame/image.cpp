#include "ui/frame/image.h"

#include <algorithm>
#include <utility>

#include "core/ensure.h"

namespace fox::ui {
namespace {

std::uint64_t next_id() {
  static std::uint64_t last = 0;
  return ++last;
}

// Half as wide and as high: the mean of four pixels each; an odd last row or column is left out.
Picture halved(const Picture& from) {
  Picture to{std::max(1, from.width / 2), std::max(1, from.height / 2), {}};
  to.rgb.resize(static_cast<std::size_t>(to.width) * static_cast<std::size_t>(to.height) * 3);
  const int right = from.width > 1 ? 3 : 0;
  const std::size_t row = static_cast<std::size_t>(from.width) * 3, below = from.height > 1 ? row : 0;
  std::size_t out = 0;
  for (int y = 0; y < to.height; ++y)
    for (int x = 0; x < to.width; ++x)
      for (std::size_t channel = 0; channel < 3; ++channel) {
        const std::uint8_t* at = from.rgb.data() + static_cast<std::size_t>(2 * y) * row +
                                 static_cast<std::size_t>(6 * x) + channel;
        to.rgb[out++] =
            static_cast<std::uint8_t>((at[0] + at[right] + at[below] + *(at + below + right) + 2) / 4);
      }
  return to;
}

}  // namespace

Image::Image(Picture picture) {
  ensure(picture.width > 0 && picture.height > 0, "an image has pixels");
  while (std::max(picture.width, picture.height) > kLargest) picture = halved(picture);
  sizes_.push_back({next_id(), std::move(picture)});
  while (std::max(sizes_.back().picture.width, sizes_.back().picture.height) > 64)
    sizes_.push_back({next_id(), halved(sizes_.back().picture)});
}

const ImageSize& Image::size_for(float width) const {
  std::size_t best = 0;
  while (best + 1 < sizes_.size() && static_cast<float>(sizes_[best + 1].picture.width) >= width) ++best;
  return sizes_[best];
}

}  // namespace fox::ui
