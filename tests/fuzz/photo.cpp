// Any bytes as a photo: a picture of the size it says, or a reason; never more memory than it is given.
#include <cstdint>
#include <cstdio>
#include <string>

#include "core/ensure.h"
#include "ui/photo/read_photo.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fox::ui;
  if (size == 0) return 0;
  std::FILE* file = ::fmemopen(const_cast<std::uint8_t*>(data), size, "rb");  // it is only read
  if (file == nullptr) return 0;
  const auto result = read_photo(file, {.megapixels = .25, .bytes = std::size_t{8} << 20});
  std::fclose(file);
  if (const auto* picture = std::get_if<Picture>(&result)) {
    ensure(picture->width > 0 && picture->height > 0, "a photo has pixels");
    ensure(picture->rgb.size() ==
               static_cast<std::size_t>(picture->width) * static_cast<std::size_t>(picture->height) * 3,
           "a photo has all its pixels");
  } else {
    ensure(std::string(std::get<PhotoFault>(result).what).rfind("photo-", 0) == 0,
           "what is no photo has a sentence");
  }
  return 0;
}
