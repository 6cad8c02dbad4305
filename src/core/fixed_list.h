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
  using value_type = T;
  static_assert(std::is_trivially_copyable_v<T>);

  // Were it a default, std::make_unique would write zeros all over the room first.
  FixedList() {}  // NOLINT(modernize-use-equals-default)

  void clear() { count_ = 0; }
  void push(const T& item) {
    ensure(count_ < Capacity, "a fixed list is full");
    room_.items[count_++] = item;
  }
  // A place for up to `most` items to be written behind the others; close() says how far it was used.
  [[nodiscard]] T* open(std::size_t most) {
    ensure(count_ + most <= Capacity, "a fixed list is full");
    return room_.items.data() + count_;
  }
  void keep_one() { ++count_; }  // of what was written there
  void close(const T* end) { count_ = static_cast<std::size_t>(end - room_.items.data()); }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  const T& operator[](std::size_t index) const { return room_.items[index]; }
  T& operator[](std::size_t index) { return room_.items[index]; }
  const T* begin() const { return room_.items.data(); }
  const T* end() const { return room_.items.data() + count_; }

 private:
  // Not written before it is used: a list is often made for a handful of items.
  union Room {
    Room() {}
    std::array<T, Capacity> items;
  };

  std::size_t count_ = 0;
  Room room_;
};

}  // namespace fox
