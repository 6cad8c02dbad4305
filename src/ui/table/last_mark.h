// The mark that was written last: a second tap on it that follows at once is the echo of the first.
#pragma once

#include <utility>

namespace fox::ui {

inline constexpr double kEcho = .3;  // seconds between the two halves of a double tap

template <class Place>
struct LastMark {
  Place meant{};  // that a line was wished for, and is not written yet
  Place written{};
  double at = -1;

  void write(double now) {
    if (!(meant == Place{})) written = std::exchange(meant, {});
    at = now;
  }
  [[nodiscard]] bool echoes(const Place& tapped, double now) const {
    return tapped == written && now - at < kEcho;
  }
};

}  // namespace fox::ui
