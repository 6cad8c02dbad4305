// The pixels of a photo, row by row from the top, and as many at a time as take some milliseconds. In a
// browser it is the page that decodes.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>

#include "ui/photo/photo_header.h"

namespace fox::ui {

class PhotoRows {
 public:
  enum class State : unsigned char { more, whole, broken, large, passes };

  // Where the rows of RGB go; `width()` and `height()` are known by then.
  using Take = std::function<void(const std::uint8_t*)>;

  virtual ~PhotoRows() = default;
  virtual State step(const Take& take) = 0;
  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  // Whether they come turned as the file says.
  [[nodiscard]] virtual bool upright() const { return false; }

 protected:
  int width_ = 0, height_ = 0;
};

// `file` outlives them; `bytes`: so much memory they may take.
std::unique_ptr<PhotoRows> photo_rows(std::FILE* file, const PhotoHeader& header, std::size_t bytes);

}  // namespace fox::ui
