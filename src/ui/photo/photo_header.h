// What a picture's file says before its pixels, and whether it is all there: PNG or JPEG, and how the camera
// was held. Reads any bytes.
#pragma once

#include <cstdio>

namespace fox::ui {

struct PhotoHeader {
  enum class Kind : unsigned char { none, png, jpeg };
  Kind kind = Kind::none;
  int orientation = 1;  // as EXIF counts, 1 to 8
  double pixels = 0;    // as many as it claims
  bool whole = false;   // it has an end, and nothing on the way that a decoder trips over
};

PhotoHeader photo_header(std::FILE* file);

}  // namespace fox::ui
