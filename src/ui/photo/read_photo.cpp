#include "ui/photo/read_photo.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string_view>
#include <vector>

#include "ui/frame/image.h"
#include "ui/photo/photo_header.h"

namespace {

// What is decoded may ask for so many bytes and no more: a small file can claim to be a huge picture.
struct Budget {
  std::size_t left = 0;
  bool exceeded = false;
};
Budget budget;

constexpr std::size_t kFront = alignof(std::max_align_t);  // where the size of a block is kept

void* take(std::size_t size) {
  if (size > budget.left) {
    budget.exceeded = true;
    return nullptr;
  }
  // Of zeros: stb_image uses tables that a hostile file never gave.
  auto* block = static_cast<char*>(std::calloc(size + kFront, 1));
  if (block == nullptr) return nullptr;
  std::memcpy(block, &size, sizeof size);
  budget.left -= size;
  return block + kFront;
}

void give_back(void* pointer) {
  if (pointer == nullptr) return;
  char* block = static_cast<char*>(pointer) - kFront;
  std::size_t size = 0;
  std::memcpy(&size, block, sizeof size);
  budget.left += size;
  std::free(block);
}

void* take_more(void* pointer, std::size_t was, std::size_t size) {
  void* larger = take(size);
  if (larger == nullptr) return nullptr;
  if (pointer != nullptr) std::memcpy(larger, pointer, std::min(was, size));
  give_back(pointer);
  return larger;
}

}  // namespace

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#define STBI_NO_LINEAR
#define STBI_NO_HDR
#define STBI_MALLOC(size) take(size)
#define STBI_REALLOC_SIZED(pointer, was, size) take_more(pointer, was, size)
#define STBI_FREE(pointer) give_back(pointer)
// Debian 12's (2.27) takes bits that are not there where a JPEG's scan is cut off by a marker, and then
// shifts a byte by 32 or more. Any number will do: it is looked up like all the picture's bits, in tables
// that hold every number. 2.30 refuses such a picture.
#ifdef __clang__
#pragma clang attribute push(__attribute__((no_sanitize("shift-exponent"))), apply_to = function)
#endif
#include <stb_image.h>
#ifdef __clang__
#pragma clang attribute pop
#endif

namespace fox::ui {
namespace {

struct Closes {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

// Smaller, so that the longer side is no longer than a screen's: each pixel the mean of those it stands for.
Picture shrunk(const std::uint8_t* rgb, int width, int height) {
  const double factor = std::min(1., static_cast<double>(Image::kLargest) / std::max(width, height));
  Picture small{std::max(1, static_cast<int>(std::lround(width * factor))),
                std::max(1, static_cast<int>(std::lround(height * factor))),
                {}};
  small.rgb.reserve(static_cast<std::size_t>(small.width) * static_cast<std::size_t>(small.height) * 3);
  const auto edge = [](int i, int of, int all) {
    return static_cast<std::size_t>(static_cast<std::int64_t>(i) * all / of);
  };
  std::vector<std::uint32_t> sums(static_cast<std::size_t>(small.width) * 3);
  for (int y = 0; y < small.height; ++y) {
    const std::size_t top = edge(y, small.height, height), bottom = edge(y + 1, small.height, height);
    std::fill(sums.begin(), sums.end(), 0);
    for (std::size_t row = top; row < bottom; ++row) {
      const std::uint8_t* at = rgb + row * static_cast<std::size_t>(width) * 3;
      for (int x = 0; x < small.width; ++x) {
        std::uint32_t* sum = &sums[static_cast<std::size_t>(x) * 3];
        for (std::size_t i = edge(x + 1, small.width, width) - edge(x, small.width, width); i > 0;
             --i, at += 3)
          sum[0] += at[0], sum[1] += at[1], sum[2] += at[2];
      }
    }
    for (int x = 0; x < small.width; ++x) {
      const auto count = static_cast<std::uint32_t>(
          (bottom - top) * (edge(x + 1, small.width, width) - edge(x, small.width, width)));
      for (std::size_t c = 0; c < 3; ++c)
        small.rgb.push_back(
            static_cast<std::uint8_t>((sums[static_cast<std::size_t>(x) * 3 + c] + count / 2) / count));
    }
  }
  return small;
}

// As EXIF counts: 2, 4, 5, 7 are mirrored; from 5 on the picture lies on its side.
Picture turned(Picture from, int orientation) {
  if (orientation == 1) return from;
  const bool lies = orientation >= 5;
  Picture to{lies ? from.height : from.width, lies ? from.width : from.height, {}};
  to.rgb.resize(from.rgb.size());
  std::uint8_t* out = to.rgb.data();
  const int right = from.width - 1, bottom = from.height - 1;
  for (int y = 0; y < to.height; ++y)
    for (int x = 0; x < to.width; ++x, out += 3) {
      int u = lies ? y : x, v = lies ? x : y;
      if (orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8) u = right - u;
      if (orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7) v = bottom - v;
      std::memcpy(out,
                  &from.rgb[(static_cast<std::size_t>(v) * static_cast<std::size_t>(from.width) +
                             static_cast<std::size_t>(u)) *
                            3],
                  3);
    }
  return to;
}

// Why nothing was decoded.
PhotoFault fault() {
  const char* why = stbi_failure_reason();
  const bool large = budget.exceeded || (why != nullptr && std::string_view(why) == "too large");
  return {large ? "photo-large" : "photo-broken", {}};
}

}  // namespace

PhotoResult read_photo(std::FILE* file, const PhotoLimits& limits) {
  const PhotoHeader header = photo_header(file);
  if (header.kind == PhotoHeader::Kind::none) return PhotoFault{"photo-no-picture", {}};
  budget = {limits.bytes, false};
  if (header.pixels > limits.megapixels * 1e6) return PhotoFault{"photo-large", {}};
  if (!header.whole || header.pixels == 0) return PhotoFault{"photo-broken", {}};
  int width = 0, height = 0, channels = 0;
  std::rewind(file);
  stbi_uc* pixels = stbi_load_from_file(file, &width, &height, &channels, 3);
  if (pixels == nullptr) return fault();
  Picture picture = shrunk(pixels, width, height);
  stbi_image_free(pixels);
  return turned(std::move(picture), header.orientation);
}

PhotoResult read_photo(const std::string& path, const PhotoLimits& limits) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) return PhotoFault{"photo-folder", {}};
  // A pipe or a device could keep us waiting for ever.
  if (std::filesystem::exists(path, ignored) && !std::filesystem::is_regular_file(path, ignored))
    return PhotoFault{"photo-no-picture", {}};
  const std::unique_ptr<std::FILE, Closes> file(std::fopen(path.c_str(), "rb"));
  if (!file) return PhotoFault{"photo-unopened", errno};
  return read_photo(file.get(), limits);
}

}  // namespace fox::ui
