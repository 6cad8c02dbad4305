// A photo from a file: PNG or JPEG, turned as it says, made smaller than what a screen can show. Any bytes
// are taken; what is no picture, is cut off, or asks for too much memory or time gets a reason. It is read a
// little at a time, so that no tap waits for it.
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "ui/frame/picture.h"

namespace fox::ui {

struct PhotoLimits {
  double megapixels = 50;
  std::size_t bytes = std::size_t{385} << 20;  // that decoding may take at a time
};

// Keys of sentences under [screen].
struct PhotoFault {
  const char* what = "";  // photo-unopened, -folder, -no-picture, -broken, -large, -passes
  int error = 0;          // the system's, where it cannot be opened
};

using PhotoResult = std::variant<Picture, PhotoFault>;

class PhotoReader {
 public:
  virtual ~PhotoReader() = default;
  // Goes on for some milliseconds. What came of it, once it is there; then it is asked no more.
  virtual std::optional<PhotoResult> step() = 0;
};

std::unique_ptr<PhotoReader> open_photo(const std::string& path, const PhotoLimits& limits = {});

// All steps at once.
PhotoResult read_photo(const std::string& path, const PhotoLimits& limits = {});
// From an open file, or what stands for one; it stays open.
PhotoResult read_photo(std::FILE* file, const PhotoLimits& limits = {});

}  // namespace fox::ui
