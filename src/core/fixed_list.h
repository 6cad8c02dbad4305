// A caller's buffer for lines or events: a fixed place, a count, no allocation.
// It is made once and used again and again; it is not a general container.
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

#include "core/ensure.h"

namespace fox {

template <class T, std::size_t Capacity>
class FixedList {
 public:
  static_assert(std::is_trivially_copyable_v<T>);

  void clear() { count_ = 0; }
  void push(const T& item) {
    ensure(count_ < Capacity, "a fixed list is full");
    items_[count_++] = item;
  }
  // A place for up to `most` items to be written behind the others; close() says how far it was used.
  [[nodiscard]] T* open(std::size_t most) {
    ensure(count_ + most <= Capacity, "a fixed list is full");
    return items_.data() + count_;
  }
  void close(const T* end) { count_ = static_cast<std::size_t>(end - items_.data()); }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  const T& operator[](std::size_t index) const { return items_[index]; }
  T& operator[](std::size_t index) { return items_[index]; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + count_; }

 private:
  std::size_t count_ = 0;
  std::array<T, Capacity> items_;
};

}  // namespace fox
