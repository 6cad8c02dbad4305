// What a picture's file says beside its pixels: PNG or JPEG, how large, and how the camera was held. Reads
// any bytes.
#pragma once

#include <cstdio>

namespace fox::ui {

struct PhotoHeader {
  enum class Kind : unsigned char { none, png, jpeg };
  Kind kind = Kind::none;
  int orientation = 1;  // as EXIF counts, 1 to 8
  double pixels = 0;    // as many as it claims
  bool whole = false;   // nothing is missing so far: a PNG has its end, a JPEG the beginning of its pixels
};

PhotoHeader photo_header(std::FILE* file);

}  // namespace fox::ui
