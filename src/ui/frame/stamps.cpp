#include "ui/frame/stamps.h"

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

struct Stamps::Kept {
  struct Stamp {
    std::vector<ImDrawVert> corners;
    std::vector<ImDrawIdx> indices;  // from 0
    Point least, most;

    [[nodiscard]] bool outside(const ImVec4& clip, Point at) const {
      return at.x + most.x < clip.x || at.y + most.y < clip.y || at.x + least.x > clip.z ||
             at.y + least.y > clip.w;
    }
  };
  struct Hash {
    std::size_t operator()(const StampKey& key) const { return key.hash(); }
  };

  std::unordered_map<StampKey, Stamp, Hash> stamps;
  std::size_t corners = 0;
  int begun = 0;
  float white = -1;
};

Stamps::Stamps() : kept_(std::make_unique<Kept>()) {}
Stamps::~Stamps() = default;

void Stamps::begin_frame(float white) {
  if (white == kept_->white && kept_->corners <= kMostCorners) return;
  kept_->stamps.clear();
  kept_->corners = 0;
  kept_->white = white;
}

bool Stamps::print(ImDrawList& list, const StampKey& key, Point at) {
  const auto found = kept_->stamps.find(key);
  if (found == kept_->stamps.end()) return false;
  const Kept::Stamp& stamp = found->second;
  if (stamp.indices.empty()) return true;
  // Within another one that is being worked out the place is not yet known.
  if (kept_->begun == 0 && stamp.outside(list._ClipRectStack.back(), at)) return true;
  list.PrimReserve(static_cast<int>(stamp.indices.size()), static_cast<int>(stamp.corners.size()));
  const unsigned first = list._VtxCurrentIdx;
  std::memcpy(list._IdxWritePtr, stamp.indices.data(), stamp.indices.size() * sizeof(ImDrawIdx));
  std::memcpy(list._VtxWritePtr, stamp.corners.data(), stamp.corners.size() * sizeof(ImDrawVert));
  shift(list._IdxWritePtr, stamp.indices.size(), first);
  shift(list._VtxWritePtr, stamp.corners.size(), at);
  list._IdxWritePtr += stamp.indices.size();
  list._VtxWritePtr += stamp.corners.size();
  list._VtxCurrentIdx += static_cast<unsigned>(stamp.corners.size());
  return true;
}

Stamps::Begun Stamps::begin(const ImDrawList& list) {
  ++kept_->begun;
  return {list.VtxBuffer.Size, list.IdxBuffer.Size, list._VtxCurrentIdx, list._CmdHeader.VtxOffset};
}

void Stamps::end(ImDrawList& list, const StampKey& key, Point at, const Begun& begun) {
  --kept_->begun;
  Kept::Stamp stamp;
  stamp.corners.assign(list.VtxBuffer.begin() + begun.corners, list.VtxBuffer.end());
  for (int i = begun.corners; i < list.VtxBuffer.Size; ++i)
    list.VtxBuffer[i].pos = moved(list.VtxBuffer[i].pos, at);
  if (list._CmdHeader.VtxOffset != begun.offset) return;  // indices began again meanwhile; next time, then
  for (int i = begun.indices; i < list.IdxBuffer.Size; ++i)
    stamp.indices.push_back(static_cast<ImDrawIdx>(list.IdxBuffer[i] - begun.first));
  if (!stamp.corners.empty()) stamp.least = stamp.most = {stamp.corners[0].pos.x, stamp.corners[0].pos.y};
  for (const ImDrawVert& corner : stamp.corners) {
    stamp.least = {std::min(stamp.least.x, corner.pos.x), std::min(stamp.least.y, corner.pos.y)};
    stamp.most = {std::max(stamp.most.x, corner.pos.x), std::max(stamp.most.y, corner.pos.y)};
  }
  kept_->corners += stamp.corners.size();
  kept_->stamps.emplace(key, std::move(stamp));
}

std::size_t Stamps::corners() const {
  return kept_->corners;
}

}  // namespace fox::ui
