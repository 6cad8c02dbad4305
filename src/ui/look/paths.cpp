#include "ui/look/paths.h"

#include <cstdlib>
#include <string>

namespace fox::ui {
namespace {

class PathReader {
 public:
  explicit PathReader(std::string_view text) : text_(text), at_(text_.c_str()) {}

  // The next letter, or 'again' where numbers follow the last one.
  char command(char before) {
    skip();
    const char c = *at_;
    if (c == '\0') return c;
    if (c < 'A' || c > 'Z') return before;
    ++at_;
    return c;
  }
  Point point() {
    const float x = number();
    return {x, number()};
  }

 private:
  void skip() {
    while (*at_ == ' ' || *at_ == ',') ++at_;
  }
  float number() {
    skip();
    char* end = nullptr;
    const float value = std::strtof(at_, &end);
    at_ = end;
    return value;
  }

  std::string text_;
  const char* at_;
};

Point bezier(Point a, Point b, Point c, Point d, float t) {
  const float u = 1 - t;
  return a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t);
}

}  // namespace

std::vector<PathLine> flatten(std::string_view path, int steps) {
  std::vector<PathLine> lines;
  PathReader reader(path);
  char command = 'M';
  while ((command = reader.command(command)) != '\0') {
    if (command == 'Z') {
      if (!lines.empty()) lines.back().closed = true;
      command = 'M';
      continue;
    }
    if (command == 'M') {
      lines.push_back({{reader.point()}, false});
      command = 'L';
      continue;
    }
    auto& points = lines.back().points;
    if (command == 'L') {
      points.push_back(reader.point());
      continue;
    }
    const Point a = points.back(), b = reader.point(), c = reader.point(), d = reader.point();
    for (int i = 1; i <= steps; ++i)
      points.push_back(bezier(a, b, c, d, static_cast<float>(i) / static_cast<float>(steps)));
  }
  return lines;
}

}  // namespace fox::ui
