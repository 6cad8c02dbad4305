#include "ui/frame/shape_cache.h"

#include <imgui.h>

#include <cstring>
#include <unordered_map>
#include <vector>

namespace fox::ui {
namespace {

constexpr std::size_t kMostCorners = 150'000;  // 3 MB; a screen of four sheets has a fifth of them

ImVec2 moved(ImVec2 point, Point by) {
  return {point.x + by.x, point.y + by.y};
}

// Over what was copied to just before, so AddressSanitizer has seen all of it; asked again for each, it would
// be a quarter of what the tests of the app take.
#define SEEN __attribute__((no_sanitize("address", "undefined")))

SEEN void shift(ImDrawIdx* indices, std::size_t count, unsigned by) {
  for (std::size_t i = 0; i < count; ++i) indices[i] = static_cast<ImDrawIdx>(indices[i] + by);
}

SEEN void shift(ImDrawVert* corners, std::size_t count, Point by) {
  for (std::size_t i = 0; i < count; ++i) {
    corners[i].pos.x += by.x;
    corners[i].pos.y += by.y;
  }
}

}  // namespace

struct ShapeCache::Shapes {
  struct CachedShape {
    std::vector<ImDrawVert> corners;
    std::vector<ImDrawIdx> indices;  // from 0
    Point least, most;

    [[nodiscard]] bool outside(const ImVec4& clip, Point at) const {
      return at.x + most.x < clip.x || at.y + most.y < clip.y || at.x + least.x > clip.z ||
             at.y + least.y > clip.w;
    }
  };
  struct Hash {
    std::size_t operator()(const ShapeKey& key) const { return key.hash(); }
  };

  std::unordered_map<ShapeKey, CachedShape, Hash> shapes;
  std::size_t corners = 0;
  int begun = 0;
  float white = -1;
};

ShapeCache::ShapeCache() : kept_(std::make_unique<Shapes>()) {}
ShapeCache::~ShapeCache() = default;

void ShapeCache::begin_frame(float white) {
  if (white == kept_->white && kept_->corners <= kMostCorners) return;
  kept_->shapes.clear();
  kept_->corners = 0;
  kept_->white = white;
}

bool ShapeCache::print(ImDrawList& list, const ShapeKey& key, Point at) {
  const auto found = kept_->shapes.find(key);
  if (found == kept_->shapes.end()) return false;
  const Shapes::CachedShape& shape = found->second;
  if (shape.indices.empty()) return true;
  // Within another one that is being worked out the place is not yet known.
  if (kept_->begun == 0 && shape.outside(list._ClipRectStack.back(), at)) return true;
  list.PrimReserve(static_cast<int>(shape.indices.size()), static_cast<int>(shape.corners.size()));
  const unsigned first = list._VtxCurrentIdx;
  std::memcpy(list._IdxWritePtr, shape.indices.data(), shape.indices.size() * sizeof(ImDrawIdx));
  std::memcpy(list._VtxWritePtr, shape.corners.data(), shape.corners.size() * sizeof(ImDrawVert));
  shift(list._IdxWritePtr, shape.indices.size(), first);
  shift(list._VtxWritePtr, shape.corners.size(), at);
  list._IdxWritePtr += shape.indices.size();
  list._VtxWritePtr += shape.corners.size();
  list._VtxCurrentIdx += static_cast<unsigned>(shape.corners.size());
  return true;
}

ShapeCache::Begun ShapeCache::begin(const ImDrawList& list) {
  ++kept_->begun;
  return {list.VtxBuffer.Size, list.IdxBuffer.Size, list._VtxCurrentIdx, list._CmdHeader.VtxOffset};
}

void ShapeCache::end(ImDrawList& list, const ShapeKey& key, Point at, const Begun& begun) {
  --kept_->begun;
  Shapes::CachedShape shape;
  shape.corners.assign(list.VtxBuffer.begin() + begun.corners, list.VtxBuffer.end());
  for (int i = begun.corners; i < list.VtxBuffer.Size; ++i)
    list.VtxBuffer[i].pos = moved(list.VtxBuffer[i].pos, at);
  if (list._CmdHeader.VtxOffset != begun.offset) return;  // indices began again meanwhile; next time, then
  for (int i = begun.indices; i < list.IdxBuffer.Size; ++i)
    shape.indices.push_back(static_cast<ImDrawIdx>(list.IdxBuffer[i] - begun.first));
  if (!shape.corners.empty()) shape.least = shape.most = {shape.corners[0].pos.x, shape.corners[0].pos.y};
  for (const ImDrawVert& corner : shape.corners) {
    shape.least = {std::min(shape.least.x, corner.pos.x), std::min(shape.least.y, corner.pos.y)};
    shape.most = {std::max(shape.most.x, corner.pos.x), std::max(shape.most.y, corner.pos.y)};
  }
  kept_->corners += shape.corners.size();
  kept_->shapes.emplace(key, std::move(shape));
}

std::size_t ShapeCache::corners() const {
  return kept_->corners;
}

}  // namespace fox::ui
