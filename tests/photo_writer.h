// Pictures as files, byte by byte: PNG of every colour type and depth, plain or interlaced, and JPEG,
// baseline or progressive, that is huge and costs nothing to write. What they show is known, so that reading
// them can be checked.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace photos {

inline void four(std::string& to, std::uint32_t value) {
  for (const unsigned shift : {24u, 16u, 8u, 0u}) to += static_cast<char>(value >> shift & 0xff);
}
inline void two(std::string& to, unsigned value) {
  to += static_cast<char>(value >> 8 & 0xff);
  to += static_cast<char>(value & 0xff);
}

// ---- PNG
inline std::string chunk(const std::string& name, const std::string& data) {
  std::string all, body = name + data;
  four(all, static_cast<std::uint32_t>(data.size()));
  std::uint32_t crc = 0xffffffff;
  for (const char c : body) {
    crc ^= static_cast<unsigned char>(c);
    for (int i = 0; i < 8; ++i) crc = (crc & 1) != 0 ? crc >> 1 ^ 0xedb88320u : crc >> 1;
  }
  all += body;
  four(all, ~crc);
  return all;
}

// zlib's wrapping of bytes that are not compressed.
inline std::string stored(const std::string& bytes) {
  std::string all = "\x78\x01";
  for (std::size_t at = 0; at == 0 || at < bytes.size(); at += 65535) {
    const std::size_t size = std::min<std::size_t>(65535, bytes.size() - at);
    all += static_cast<char>(at + size >= bytes.size());
    for (const auto word : {size, ~size})
      all += {static_cast<char>(word & 0xff), static_cast<char>(word >> 8 & 0xff)};
    all += bytes.substr(at, size);
  }
  std::uint32_t a = 1, b = 0;
  for (const char c : bytes) a = (a + static_cast<unsigned char>(c)) % 65521, b = (b + a) % 65521;
  four(all, b << 16 | a);
  return all;
}

enum PngColor { kGrey = 0, kRgb = 2, kPalette = 3, kGreyAlpha = 4, kRgba = 6 };

// What a picture of the tests shows at a place: a colour of its own for each of four quarters.
struct Rgb {
  int r = 0, g = 0, b = 0;
};
inline Rgb shown(int x, int y, int width, int height) {
  static constexpr std::array<Rgb, 4> kQuarters{{{255, 0, 0}, {0, 255, 0}, {0, 0, 255}, {255, 255, 255}}};
  return kQuarters[static_cast<std::size_t>((x * 2 >= width) + 2 * (y * 2 >= height))];
}
// The same without colour: black, white, white, black.
inline int grey_shown(int x, int y, int width, int height) {
  return (x * 2 >= width) != (y * 2 >= height) ? 255 : 0;
}

// The pixels from (x0, y0) on, dx and dy apart, as lines of a PNG.
inline std::string png_lines(int width, int height, int color, int depth, int x0, int y0, int dx, int dy) {
  std::string lines;
  if (x0 >= width) return lines;
  for (int y = y0; y < height; y += dy) {
    lines += '\0';  // no filter
    unsigned bits = 0, filled = 0;
    const auto put = [&](unsigned value, unsigned count) {
      bits = bits << count | value;
      for (filled += count; filled >= 8; filled -= 8) lines += static_cast<char>(bits >> (filled - 8) & 0xff);
    };
    const auto d = static_cast<unsigned>(depth);
    const auto sample = [&](int value) {
      put(depth == 16 ? static_cast<unsigned>(value) * 257 : value == 0 ? 0 : (1u << d) - 1, d);
    };
    for (int x = x0; x < width; x += dx) {
      const Rgb rgb = shown(x, y, width, height);
      if (color == kPalette)
        put(static_cast<unsigned>((x * 2 >= width) + 2 * (y * 2 >= height)) & ((1u << d) - 1), d);
      if (color == kGrey || color == kGreyAlpha) sample(grey_shown(x, y, width, height));
      if (color == kRgb || color == kRgba)
        for (const int value : {rgb.r, rgb.g, rgb.b}) sample(value);
      if (color == kGreyAlpha || color == kRgba) sample(255);
    }
    if (filled > 0) put(0, 8 - filled);
  }
  return lines;
}

inline std::string png(int width, int height, int color, int depth, bool interlaced = false,
                       const std::string& more = "") {
  std::string head;
  four(head, static_cast<std::uint32_t>(width));
  four(head, static_cast<std::uint32_t>(height));
  for (const int byte : {depth, color, 0, 0, interlaced ? 1 : 0}) head += static_cast<char>(byte);
  std::string lines;
  if (interlaced)
    for (const auto& [x, y, dx, dy] :
         {std::array{0, 0, 8, 8}, std::array{4, 0, 8, 8}, std::array{0, 4, 4, 8}, std::array{2, 0, 4, 4},
          std::array{0, 2, 2, 4}, std::array{1, 0, 2, 2}, std::array{0, 1, 1, 2}})
      lines += png_lines(width, height, color, depth, x, y, dx, dy);
  else
    lines = png_lines(width, height, color, depth, 0, 0, 1, 1);
  std::string palette;
  for (int i = 0; i < 4; ++i) {
    const Rgb rgb = shown(i % 2, i / 2, 2, 2);
    for (const int value : {rgb.r, rgb.g, rgb.b}) palette += static_cast<char>(value);
  }
  if (depth == 1) palette.resize(6);
  return std::string("\x89PNG\r\n\x1a\n", 8) + chunk("IHDR", head) + more +
         (color == kPalette ? chunk("PLTE", palette) : "") + chunk("IDAT", stored(lines)) + chunk("IEND", "");
}

// ---- EXIF
inline std::string tiff(int orientation, bool little) {
  std::string all = little ? std::string("II*\0\x08\0\0\0", 8) : std::string("MM\0*\0\0\0\x08", 8);
  const auto put = [&](unsigned value, int bytes) {
    for (int i = 0; i < bytes; ++i)
      all += static_cast<char>(value >> 8 * (little ? i : bytes - 1 - i) & 0xff);
  };
  put(2, 2);  // two entries, ours the second
  put(0x10f, 2), put(2, 2), put(4, 4), put(0x41424300, 4);
  put(0x112, 2), put(3, 2), put(1, 4), put(static_cast<unsigned>(orientation), 2), put(0, 2);
  put(0, 4);
  return all;
}
inline std::string exif_segment(int orientation, bool little) {
  const std::string body = std::string("Exif\0\0", 6) + tiff(orientation, little);
  std::string all = "\xff\xe1";
  two(all, static_cast<unsigned>(body.size() + 2));
  return all + body;
}

// ---- JPEG: three components, one colour all over; every block is a few zero bits
inline std::string jpeg_tables(int width, int height, bool progressive, int sampling) {
  std::string all = "\xff\xd8";
  all += "\xff\xdb";
  two(all, 67);
  all += '\0' + std::string(64, '\x08');
  all += progressive ? "\xff\xc2" : "\xff\xc0";
  two(all, 17);
  all += '\x08';
  two(all, static_cast<unsigned>(height));
  two(all, static_cast<unsigned>(width));
  all += '\x03';
  for (int c = 1; c <= 3; ++c)
    all += {static_cast<char>(c), static_cast<char>(c == 1 ? sampling * 17 : 17), '\0'};
  // The first table is for the mean of a block: "0" is no change, "10" a change of seven bits. The second
  // one knows nothing but the end of a block.
  for (const bool rest : {false, true}) {
    all += "\xff\xc4";
    two(all, static_cast<unsigned>(2 + 17 + (rest ? 1 : 2)));
    all += static_cast<char>(rest ? 0x10 : 0x00);
    all += '\x01';
    all += static_cast<char>(rest ? 0 : 1);
    all += std::string(14, '\0');
    all += rest ? std::string(1, '\0') : std::string("\0\x07", 2);
  }
  return all;
}
inline void scan(std::string& all, const std::vector<int>& components, int from, int to, std::size_t bits,
                 bool bright) {
  all += "\xff\xda";
  two(all, static_cast<unsigned>(6 + 2 * components.size()));
  all += static_cast<char>(components.size());
  for (const int c : components) all += {static_cast<char>(c), '\0'};
  all += {static_cast<char>(from), static_cast<char>(to), '\0'};
  std::string body((bits + 7 + 9) / 8 + 1, '\0');
  if (bright)
    body[0] = static_cast<char>(0xb2), body[1] = static_cast<char>(0);  // "10", then 1100100: 100 brighter
  all += body;
}

inline std::string jpeg(int width, int height, bool progressive, int sampling = 2) {
  std::string all = jpeg_tables(width, height, progressive, sampling);
  const auto blocks = [](int pixels, int size) {
    return static_cast<std::size_t>((pixels + size - 1) / size);
  };
  const std::size_t units = blocks(width, 8 * sampling) * blocks(height, 8 * sampling);
  const std::size_t in_unit = static_cast<std::size_t>(sampling * sampling) + 2;
  if (!progressive) {
    scan(all, {1, 2, 3}, 0, 63, units * in_unit * 2, true);
  } else {
    scan(all, {1, 2, 3}, 0, 0, units * in_unit, true);
    scan(all, {1}, 1, 63, blocks(width, 8) * blocks(height, 8), false);
    for (const int c : {2, 3})
      scan(all, {c}, 1, 63, blocks(width, 8 * sampling) * blocks(height, 8 * sampling), false);
  }
  return all + "\xff\xd9";
}

}  // namespace photos
