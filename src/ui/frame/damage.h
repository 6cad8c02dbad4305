// What of the picture is to be drawn again: a frame's draw list beside that of the frame before, tile by
// tile. A tile has a number made of everything that is drawn upon it, in its order; where it is the number of
// the last frame, so are its pixels. Knows no renderer and draws nothing.
#pragma once

#include <cstdint>
#include <vector>

struct ImDrawList;

namespace fox::ui {

// A rectangle of whole pixels.
struct Part {
  int left = 0, top = 0, right = 0, bottom = 0;

  [[nodiscard]] bool empty() const { return left >= right || top >= bottom; }
  [[nodiscard]] std::int64_t area() const { return std::int64_t{right - left} * (bottom - top); }
  [[nodiscard]] Part with(const Part& other) const;       // the smallest that holds both
  [[nodiscard]] Part intersect(const Part& other) const;  // what both have, may be empty
  friend bool operator==(const Part&, const Part&) = default;
};

// Adds a part to those that are there. They stay few: those that lie nearest to each other become one.
void add_part(std::vector<Part>& parts, const Part& part);

class Damage {
 public:
  // Nothing is left of the last frame, and the next one has this size.
  void begin(int width, int height);

  // The parts of the picture in which this frame may differ from the last. `below` stands for whatever is
  // under all that the list draws or else changes its looks.
  std::vector<Part> since_last(const ImDrawList& list, std::uint64_t below);

 private:
  void look_at(const ImDrawList& list);

  int width_ = 0, height_ = 0, across_ = 0;
  std::vector<std::uint64_t> now_, last_;  // of each tile; empty before the first frame
};

}  // namespace fox::ui
