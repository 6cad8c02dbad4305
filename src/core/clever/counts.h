// Counts of several places side by side, four in a word, so that adding them up and finding the place of a
// line are a few operations on words.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace fox::clever {

// Neighbouring places lie in different words, so that what is before each pair of places is found for all
// pairs at once.
class Counts {
 public:
  static constexpr std::size_t places = 8;

  // Each place counts less than 0x1000, all together less than 0x8000.
  [[gnu::always_inline]] void add(std::size_t place, std::uint64_t count) {
    words_[place % 2] += count << (16 * (place / 2));
  }
  [[nodiscard]] std::size_t sum() const { return (words_[0] + words_[1]) * each >> 48; }
  [[nodiscard]] std::size_t operator[](std::size_t place) const {
    std::uint16_t count;
    std::memcpy(&count, reinterpret_cast<const char*>(&words_[place % 2]) + (place & ~std::size_t{1}),
                sizeof count);
    return count;
  }

  // For every place, how much is before it.
  [[nodiscard]] Counts before() const {
    Counts before;
    before.words_[0] = (words_[0] + words_[1]) * each << 16;
    before.words_[1] = before.words_[0] + words_[0];
    return before;
  }

  // Of counts of what is before each place: the last place with no more before it than the index. Where a
  // line lies is chance, and a branch would often be a wrong guess.
  [[nodiscard]] std::size_t find(std::size_t index) const {
    const std::uint64_t all = index * each | high;  // the highest bit stays set where it is so
    const std::uint64_t found = ((all - words_[0]) >> 15 & each) + ((all - words_[1]) >> 15 & each);
    return (found * each >> 48) - 1;
  }

 private:
  static constexpr std::uint64_t each = 0x0001000100010001u, high = each << 15;
  std::array<std::uint64_t, 2> words_{0, 0};
};

}  // namespace fox::clever
