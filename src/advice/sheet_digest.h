// A number that tells sheets apart by how they are played: of two that differ in names or colours alone it is
// the same.
#pragma once

#include <cstdint>

#include "core/clever/clever_sheet.h"

namespace fox::advice {

// FNV-1a over numbers.
class Digest {
 public:
  void mix(std::uint64_t value) { value_ = (value_ ^ value) * 0x100000001b3u; }
  void mix(const clever::Gain& gain) {
    mix(static_cast<std::uint64_t>(gain.kind));
    mix(gain.index);
  }
  template <class List>
  void mix_all(const List& list) {
    for (const auto& item : list) mix(item);
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325u;
};

void mix_sheet(const clever::Sheet& sheet, Digest& digest);

}  // namespace fox::advice
