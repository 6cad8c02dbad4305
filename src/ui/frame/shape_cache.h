// Shapes that are drawn again and again: the triangles of each are worked out once, around the origin, and
// from then on only moved to their place. What they are is said by a key: the name of the shape and all that
// it depends on. Knows no shape itself.
#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <memory>
#include <string_view>

#include "ui/frame/geometry.h"

struct ImDrawList;

namespace fox::ui {

class ShapeKey {
 public:
  // Lengths by their 128th of a pixel; of other kinds all bits.
  template <class... Part>
  explicit ShapeKey(std::string_view shape, Part... parts) : parts_{word(shape), word(parts)...} {
    static_assert(sizeof...(parts) < kParts);
  }
  friend bool operator==(const ShapeKey&, const ShapeKey&) = default;
  [[nodiscard]] std::size_t hash() const {
    std::uint64_t hash = 0;
    for (const std::uint32_t part : parts_) hash = (std::rotl(hash, 23) ^ part) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
  }

 private:
  static constexpr std::size_t kParts = 8;
  static std::uint32_t word(float length) {
    return static_cast<std::uint32_t>(static_cast<std::int32_t>(std::lround(length * 128)));
  }
  static constexpr std::uint32_t word(std::string_view name) {
    std::uint32_t hash = 2166136261u;
    for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
    return hash;
  }
  template <class Number>
  static constexpr std::uint32_t word(Number number) {
    return static_cast<std::uint32_t>(number);
  }

  std::array<std::uint32_t, kParts> parts_;
};

class ShapeCache {
 public:
  ShapeCache();
  ~ShapeCache();
  ShapeCache(const ShapeCache&) = delete;
  ShapeCache& operator=(const ShapeCache&) = delete;

  // Before a frame. `white` is where the texture is white; when it moves, all are forgotten, and when they
  // have become many, too: a sheet that is zoomed needs new ones in every frame.
  void begin_frame(float white);

  // Is it there? Then it is drawn. What lies outside of the clipping rectangle is left out.
  bool print(ImDrawList& list, const ShapeKey& key, Point at);

  // Otherwise everything that is drawn between these two, around the origin, becomes it and is moved to its
  // place.
  struct Begun {
    int corners, indices;
    unsigned first, offset;
  };
  Begun begin(const ImDrawList& list);
  void end(ImDrawList& list, const ShapeKey& key, Point at, const Begun& begun);

  // Of all that are kept.
  [[nodiscard]] std::size_t corners() const;

 private:
  struct Shapes;
  std::unique_ptr<Shapes> kept_;
};

}  // namespace fox::ui
