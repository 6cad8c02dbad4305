// Pictures as PNG. The writer is not ours and reads nothing but what we drew; builds with sanitizers leave it
// alone.
#include "ui/frame/picture.h"

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#include <stb_image_write.h>

namespace fox::ui {

std::string png_of(const Picture& picture) {
  std::string bytes;
  if (picture.rgb.empty()) return bytes;
  const auto add = [](void* to, void* data, int count) {
    static_cast<std::string*>(to)->append(static_cast<const char*>(data), static_cast<std::size_t>(count));
  };
  stbi_write_png_to_func(add, &bytes, picture.width, picture.height, 3, picture.rgb.data(),
                         picture.width * 3);
  return bytes;
}

bool save_picture(const Picture& picture, const std::string& path) {
  return !picture.rgb.empty() && stbi_write_png(path.c_str(), picture.width, picture.height, 3,
                                                picture.rgb.data(), picture.width * 3) != 0;
}

}  // namespace fox::ui
