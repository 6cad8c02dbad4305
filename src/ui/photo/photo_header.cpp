#include "ui/photo/photo_header.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

namespace fox::ui {
namespace {

constexpr std::size_t kLongestExif = 65536;
// Of a PNG; ten times as many as a large photo has.
constexpr int kMostChunks = 100000;

// Bytes of a file in order; what lies behind its end is 0.
class Source {
 public:
  explicit Source(std::FILE* file) : file_(file) { std::rewind(file_); }

  int byte() {
    const int next = std::getc(file_);
    if (next == EOF) ended_ = true;
    return next == EOF ? 0 : next;
  }
  unsigned two() {
    const auto high = static_cast<unsigned>(byte());
    return high << 8 | static_cast<unsigned>(byte());
  }
  std::uint32_t four() {
    const std::uint32_t high = two();
    return high << 16 | two();
  }
  std::vector<std::uint8_t> bytes(std::size_t count) {
    std::vector<std::uint8_t> read(count);
    read.resize(std::fread(read.data(), 1, count, file_));
    if (read.size() < count) ended_ = true;
    return read;
  }
  void skip(std::size_t count) {
    if (std::fseek(file_, static_cast<long>(count), SEEK_CUR) != 0) ended_ = true;
  }
  [[nodiscard]] bool ended() const { return ended_; }

 private:
  std::FILE* file_;
  bool ended_ = false;
};

// The orientation in a block of TIFF, as EXIF is one; 1 where it says nothing sensible.
int orientation_in(const std::uint8_t* tiff, std::size_t size) {
  if (size < 8) return 1;
  const bool little = tiff[0] == 'I';
  if ((tiff[0] != 'I' && tiff[0] != 'M') || tiff[1] != tiff[0]) return 1;
  const auto two = [&](std::size_t at) -> unsigned {
    if (at + 2 > size) return 0;
    return little ? static_cast<unsigned>(tiff[at] | tiff[at + 1] << 8)
                  : static_cast<unsigned>(tiff[at] << 8 | tiff[at + 1]);
  };
  const auto four = [&](std::size_t at) -> std::size_t {
    return little ? two(at) | static_cast<std::size_t>(two(at + 2)) << 16
                  : static_cast<std::size_t>(two(at)) << 16 | two(at + 2);
  };
  if (two(2) != 42) return 1;
  const std::size_t table = four(4);
  constexpr unsigned kOrientation = 0x112, kShort = 3;
  for (unsigned i = 0; i < two(table); ++i) {
    const std::size_t entry = table + 2 + std::size_t{12} * i;
    if (entry + 12 > size) return 1;
    if (two(entry) != kOrientation || two(entry + 2) != kShort) continue;
    const unsigned value = two(entry + 8);
    return value >= 1 && value <= 8 ? static_cast<int>(value) : 1;
  }
  return 1;
}

// From marker to marker, up to the pixels: whether these are all there shows when they are read.
void read_jpeg(Source& source, PhotoHeader& header) {
  constexpr int kBaseline = 0xc0, kProgressive = 0xc2, kExif = 0xe1, kScan = 0xda, kEnd = 0xd9;
  while (!source.ended()) {
    if (source.byte() != 0xff) continue;
    int marker = source.byte();
    while (marker == 0xff && !source.ended()) marker = source.byte();
    header.whole = marker == kScan;
    if (marker == kScan || marker == kEnd) return;
    if (marker == 0 || marker == 1 || (marker >= 0xd0 && marker <= 0xd8)) continue;
    const std::size_t length = source.two();
    if (length < 2) return;
    const bool frame = marker >= kBaseline && marker <= kProgressive;
    if (!frame && marker != kExif) {
      source.skip(length - 2);
      continue;
    }
    const auto bytes = source.bytes(length - 2);
    if (frame && bytes.size() >= 5)
      header.pixels = static_cast<double>(bytes[1] << 8 | bytes[2]) * (bytes[3] << 8 | bytes[4]);
    if (marker == kExif && bytes.size() > 6 && std::memcmp(bytes.data(), "Exif\0", 6) == 0)
      header.orientation = orientation_in(bytes.data() + 6, bytes.size() - 6);
  }
}

void read_png(Source& source, PhotoHeader& header) {
  for (int chunks = 0; chunks < kMostChunks && !source.ended(); ++chunks) {
    const std::size_t length = source.four();
    const std::uint32_t name = source.four();
    constexpr std::uint32_t kHead = 0x49484452, kEnd = 0x49454e44, kExif = 0x65584966;
    if (source.ended() || length > 0x7fffffff) return;
    if (name == kHead && length >= 8 && header.pixels == 0) {
      const double width = source.four();
      header.pixels = width * source.four();
      source.skip(length - 8 + 4);
      continue;
    }
    if (name == kEnd) {
      header.whole = true;
      return;
    }
    if (name == kExif && length <= kLongestExif) {
      const auto bytes = source.bytes(length);
      header.orientation = orientation_in(bytes.data(), bytes.size());
      source.skip(4);
    } else {
      source.skip(length + 4);
    }
  }
}

}  // namespace

PhotoHeader photo_header(std::FILE* file) {
  constexpr std::array<std::uint8_t, 8> kPng{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  PhotoHeader header;
  Source source(file);
  const auto first = source.bytes(kPng.size());
  if (first.size() == kPng.size() && std::equal(first.begin(), first.end(), kPng.begin())) {
    header.kind = PhotoHeader::Kind::png;
    read_png(source, header);
  } else if (first.size() > 3 && first[0] == 0xff && first[1] == 0xd8 && first[2] == 0xff) {
    header.kind = PhotoHeader::Kind::jpeg;
    Source again(file);
    again.two();
    read_jpeg(again, header);
  }
  return header;
}

}  // namespace fox::ui
