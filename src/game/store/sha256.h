// SHA-256 (FIPS 180-4), nothing else of cryptography. It is written here because everything the store is
// linked with has to be there in a browser, too, and no small library is. A game's digests are its first
// sixteen bytes: no damage gives the same ones by accident, and none by structure either, which a short
// checksum cannot promise.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fox::store {

class Sha256 {
 public:
  void add(std::string_view bytes);
  // Ends the text; add nothing afterwards.
  std::array<std::uint8_t, 32> finish();

 private:
  void block(const std::uint8_t* bytes);

  std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, 64> rest_{};
  std::size_t held_ = 0;
  std::uint64_t length_ = 0;
};

}  // namespace fox::store
