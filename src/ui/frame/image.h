// A picture that is part of the screen: a photo. It is kept in halving sizes, so that it looks the same at
// any zoom in every renderer, which has to know how to draw one size smoothly and nothing else.
#pragma once

#include <cstdint>
#include <vector>

#include "ui/frame/picture.h"

namespace fox::ui {

// One size of it. What a renderer made of it is kept by its number, for as long as it is drawn.
struct ImageSize {
  std::uint64_t id = 0;
  Picture picture;
};

class Image {
 public:
  // Nothing is kept that is larger than a card of today or yesterday takes.
  static constexpr int kLargest = 2048;

  explicit Image(Picture picture);

  [[nodiscard]] int width() const { return sizes_.front().picture.width; }
  [[nodiscard]] int height() const { return sizes_.front().picture.height; }
  // The size to take where it is drawn so many pixels wide.
  [[nodiscard]] const ImageSize& size_for(float width) const;

 private:
  std::vector<ImageSize> sizes_;
};

}  // namespace fox::ui
