#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#include <stb_image_write.h>

#include "ui/frame/renderer.h"

namespace fox::ui {

bool save_picture(const Picture& picture, const std::string& path) {
  return !picture.rgb.empty() && stbi_write_png(path.c_str(), picture.width, picture.height, 3,
                                                picture.rgb.data(), picture.width * 3) != 0;
}

}  // namespace fox::ui
