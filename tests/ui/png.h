// A PNG read back, by a reader that is not ours.
#pragma once

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#include <stb/stb_image.h>

#include <string>

#include "catch.h"
#include "ui/frame/picture.h"

namespace fox::ui {

inline Picture read_png(const std::string& png) {
  Picture picture;
  int channels = 0;
  unsigned char* pixels =
      stbi_load_from_memory(reinterpret_cast<const unsigned char*>(png.data()), static_cast<int>(png.size()),
                            &picture.width, &picture.height, &channels, 3);
  REQUIRE(pixels != nullptr);
  picture.rgb.assign(pixels, pixels + 3 * static_cast<long>(picture.width) * picture.height);
  stbi_image_free(pixels);
  return picture;
}

}  // namespace fox::ui
