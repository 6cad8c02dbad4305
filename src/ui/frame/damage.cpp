#include "ui/frame/damage.h"

#include <imgui.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <utility>

#include "ui/frame/image.h"

namespace fox::ui {
namespace {

constexpr int kTile = 32;              // pixels each way
constexpr std::size_t kMostParts = 8;  // each one costs a look at the whole list

std::uint64_t mixed(std::uint64_t hash, std::uint64_t with) {
  return (std::rotl(hash, 23) ^ with) * 0x9e3779b97f4a7c15u;
}

std::uint64_t bits(const ImVec2& point) {
  std::uint64_t both = 0;
  static_assert(sizeof point == sizeof both);
  std::memcpy(&both, &point, sizeof both);
  return both;
}

std::uint64_t mixed(std::uint64_t hash, const ImDrawVert& corner) {
  return mixed(mixed(mixed(hash, bits(corner.pos)), bits(corner.uv)), corner.col);
}

}  // namespace

Part Part::with(const Part& other) const {
  return {std::min(left, other.left), std::min(top, other.top), std::max(right, other.right),
          std::max(bottom, other.bottom)};
}

Part Part::intersect(const Part& other) const {
  return {std::max(left, other.left), std::max(top, other.top), std::min(right, other.right),
          std::min(bottom, other.bottom)};
}

void add_part(std::vector<Part>& parts, const Part& part) {
  if (part.empty()) return;
  // The run of tiles below another one goes on with it.
  for (Part& other : parts)
    if (other.left == part.left && other.right == part.right && other.bottom == part.top) {
      other.bottom = part.bottom;
      return;
    }
  parts.push_back(part);
  if (parts.size() <= kMostParts) return;
  std::size_t one = 0, two = 1;
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  for (std::size_t a = 0; a < parts.size(); ++a)
    for (std::size_t b = a + 1; b < parts.size(); ++b) {
      const std::int64_t more = parts[a].with(parts[b]).area() - parts[a].area() - parts[b].area();
      if (more < least) least = more, one = a, two = b;
    }
  parts[one] = parts[one].with(parts[two]);
  parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(two));
}

void Damage::begin(int width, int height) {
  width_ = width;
  height_ = height;
  across_ = (width + kTile - 1) / kTile;
  last_.clear();
}

std::vector<Part> Damage::since_last(const ImDrawList& list, std::uint64_t below) {
  const int down = (height_ + kTile - 1) / kTile;
  now_.assign(static_cast<std::size_t>(across_ * down), below);
  look_at(list);
  std::vector<Part> parts;
  const auto differs = [&](int x, int y) {
    const auto tile = static_cast<std::size_t>(y * across_ + x);
    return x < across_ && (last_.empty() || now_[tile] != last_[tile]);
  };
  for (int y = 0; y < down; ++y)
    for (int x = 0; x < across_; ++x) {
      const int from = x;
      while (differs(x, y)) ++x;
      if (x > from)
        add_part(parts,
                 {from * kTile, y * kTile, std::min(x * kTile, width_), std::min((y + 1) * kTile, height_)});
    }
  std::swap(now_, last_);
  return parts;
}

void Damage::look_at(const ImDrawList& list) {
  for (const ImDrawCmd& command : list.CmdBuffer) {
    const ImVec4& box = command.ClipRect;
    const Part clip = Part{static_cast<int>(box.x), static_cast<int>(box.y), static_cast<int>(box.z),
                           static_cast<int>(box.w)}
                          .intersect({0, 0, width_, height_});
    if (clip.empty()) continue;
    const auto* image = static_cast<const ImageSize*>(command.GetTexID());
    const std::uint64_t corners =
        static_cast<std::uint64_t>(clip.left) << 48 | static_cast<std::uint64_t>(clip.top) << 32 |
        static_cast<std::uint64_t>(clip.right) << 16 | static_cast<std::uint64_t>(clip.bottom);
    const std::uint64_t same = mixed(corners, image == nullptr ? 0 : image->id);
    const ImDrawVert* vertices = list.VtxBuffer.Data + command.VtxOffset;
    const ImDrawIdx* indices = list.IdxBuffer.Data + command.IdxOffset;
    // Where a triangle may leave ink: a pixel more each way, since letters are put on whole pixels.
    const auto first = [](float place, int least) {
      return static_cast<int>(std::max(place - 1, static_cast<float>(least))) / kTile;
    };
    const auto last = [](float place, int end) {
      return static_cast<int>(std::min(place + 1, static_cast<float>(end - 1))) / kTile;
    };
    for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
      const ImDrawVert &a = vertices[indices[i]], &b = vertices[indices[i + 1]],
                       &c = vertices[indices[i + 2]];
      const auto [left, right] = std::minmax({a.pos.x, b.pos.x, c.pos.x});
      const auto [top, bottom] = std::minmax({a.pos.y, b.pos.y, c.pos.y});
      if (right + 1 < static_cast<float>(clip.left) || left - 1 > static_cast<float>(clip.right) ||
          bottom + 1 < static_cast<float>(clip.top) || top - 1 > static_cast<float>(clip.bottom))
        continue;
      const int end_x = last(right, clip.right), end_y = last(bottom, clip.bottom);
      const std::uint64_t hash = mixed(mixed(mixed(same, a), b), c);
      for (int y = first(top, clip.top); y <= end_y; ++y)
        for (int x = first(left, clip.left); x <= end_x; ++x) {
          std::uint64_t& tile = now_[static_cast<std::size_t>(y * across_ + x)];
          tile = mixed(tile, hash);
        }
    }
  }
}

}  // namespace fox::ui
