#include "ui/look/pen.h"

#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <string_view>

#include "ui/look/paths.h"
#include "ui/look/signs.h"

namespace fox::ui {
namespace {

// A hand: numbers that only depend on the seed.
class Hand {
 public:
  explicit Hand(std::uint32_t seed) : state_(seed * 2654435761u + 0x9e3779b9u) {}
  float between(float low, float high) {
    state_ ^= state_ << 13, state_ ^= state_ >> 17, state_ ^= state_ << 5;
    return low + (high - low) * static_cast<float>(state_ >> 8) / 16777216.f;
  }
  float around(float size) { return between(-size, size); }

 private:
  std::uint32_t state_;
};

float length(Point p) {
  return std::hypot(p.x, p.y);
}

// From a to b, bowed to the side by this share of its length.
std::vector<Point> bowed(Point a, Point b, float bow, int steps = 15) {
  const Point along = b - a, side{-along.y, along.x};
  const Point mid = (a + b) * .5f + side * bow;
  std::vector<Point> line;
  for (int i = 0; i <= steps; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(steps), u = 1 - t;
    line.push_back(a * (u * u) + mid * (2 * u * t) + b * (t * t));
  }
  return line;
}

// Centre lines of the digits on a grid of 24 × 24, as written by hand.
constexpr std::array<std::string_view, 10> kDigits{
    "M10.6 3.0C4.4 3.0 4.0 21.2 10.2 21.2C16.7 21.2 16.7 3.6 10.0 3.0",
    "M6.7 7.4L11.3 3.0L10.8 21.2",
    "M5.8 7.2C6.7 1.2 15.6 1.2 15.2 7.6C15.0 13.0 8.3 16.2 5.8 20.6L16.5 20.1",
    "M6.1 4.3C10.6 1.2 15.9 2.8 15.0 7.0C14.4 10.1 11.7 11.0 9.0 11.2C13.6 10.8 17.1 13.2 15.9 17.0"
    "C14.8 22.0 8.6 22.0 5.4 19.1",
    "M12.5 2.8L5.4 15.1L16.7 14.5M13.4 10.1L12.9 21.4",
    "M7.7 3.4L6.7 11.0C10.6 8.9 16.3 10.5 15.9 15.5C15.6 21.6 8.6 22.4 5.2 19.1M7.7 3.4L15.7 2.8",
    "M13.6 2.8C9.0 5.5 5.6 11.2 6.0 16.2C6.3 22.4 15.6 22.8 15.7 16.2C15.7 10.8 8.6 10.5 6.3 15.5",
    "M5.4 3.7L15.9 3.2C12.9 8.9 10.2 14.3 8.8 21.2",
    "M14.8 5.5C13.2 1.2 6.0 2.0 6.7 7.0C7.5 12.0 15.9 11.6 15.9 17.0C15.9 22.4 5.6 22.8 5.6 17.0"
    "C5.6 12.4 14.4 10.8 15.0 5.7",
    "M15.2 7.6C14.0 1.2 6.0 2.0 6.3 8.2C6.7 13.9 14.4 13.2 15.2 7.0C15.6 12.0 14.8 17.8 12.5 21.4",
};
constexpr std::string_view kMinus = "M5.2 12.6L16.4 12.2";
constexpr float kTop = 2.8f, kTall = 18.4f, kMiddle = 10.7f, kWide = 11.2f;  // of the digits on their grid

// Straight parts get points in between, for the width to swell.
std::vector<PathLine> dense(std::string_view path) {
  auto lines = flatten(path, 15);
  for (auto& line : lines) {
    std::vector<Point> points{line.points.front()};
    for (std::size_t i = 1; i < line.points.size(); ++i) {
      const Point a = line.points[i - 1], b = line.points[i];
      const int parts = 1 + static_cast<int>(length(b - a) / 2);
      for (int part = 1; part <= parts; ++part)
        points.push_back(a + (b - a) * (static_cast<float>(part) / static_cast<float>(parts)));
    }
    line.points = std::move(points);
  }
  return lines;
}

const std::vector<PathLine>& glyph(char c) {
  static const auto lines = [] {
    std::array<std::vector<PathLine>, 11> all;
    for (std::size_t i = 0; i < 10; ++i) all[i] = dense(kDigits[i]);
    all[10] = dense(kMinus);
    return all;
  }();
  return lines[c == '-' ? 10 : static_cast<std::size_t>(c - '0')];
}

float profile(float t, float ends, float wave) {
  const float swell = std::min(1.f, std::sin(std::numbers::pi_v<float> * std::clamp(t, 0.f, 1.f)) * 2.2f);
  return (ends + (1 - ends) * swell) * (1 + .10f * std::sin(wave + t * 9));
}

Point unit(Point p) {
  const float l = length(p);
  return l < 1e-6f ? Point{1, 0} : p * (1 / l);
}

// Half a disc behind the end of a strip, from one edge to the other.
void round_cap(std::vector<Point>& outline, Point center, Point from, float radius) {
  const float start = std::atan2(from.y, from.x);
  for (int i = 1; i < 8; ++i) {
    const float a = start + std::numbers::pi_v<float> * static_cast<float>(i) / 8;
    outline.push_back(center + Point{std::cos(a), std::sin(a)} * radius);
  }
}

std::vector<Point> strip(const std::vector<Point>& line, const std::vector<float>& half, std::size_t first,
                         std::size_t last) {
  std::vector<Point> left, outline;
  const auto normal = [&](std::size_t i) {
    const Point to = line[std::min(i + 1, last)], from = line[i > first ? i - 1 : first];
    const Point d = unit(to - from);
    return Point{-d.y, d.x};
  };
  for (std::size_t i = first; i <= last; ++i) outline.push_back(line[i] - normal(i) * half[i]);
  round_cap(outline, line[last], normal(last) * -1, half[last]);
  for (std::size_t i = last + 1; i-- > first;) outline.push_back(line[i] + normal(i) * half[i]);
  round_cap(outline, line[first], normal(first), half[first]);
  return outline;
}

void draw(Canvas& canvas, const PenMark& mark, Color pen, std::uint32_t seed, float progress) {
  const float steps = progress * static_cast<float>(mark.size());
  for (std::size_t s = 0; s < mark.size(); ++s) {
    const float until = std::clamp(steps - static_cast<float>(s), 0.f, 1.f);
    if (until <= 0) break;
    for (const auto& outline : pen_outlines(mark[s], seed + static_cast<std::uint32_t>(s), until))
      canvas.polygon(outline, pen);
  }
}

// A whole mark stays where it is, as a rule; one that is being drawn changes with every frame.
template <class MarkAt>
void draw(Canvas& canvas, const Rect& where, Color pen, std::uint32_t seed, float progress,
          const ShapeKey& key, MarkAt&& mark_at) {
  if (progress < 1) return draw(canvas, mark_at(where), pen, seed, progress);
  canvas.shape(key, {where.x, where.y}, [&] {
    draw(canvas, mark_at(Rect{0, 0, where.w, where.h}), pen, seed, 1);
  });
}

}  // namespace

PenMark cross_mark(const Rect& cell, std::uint32_t seed) {
  Hand hand(seed);
  const Point c = cell.center();
  const float dx = std::min(.31f * cell.w, .40f * cell.h), dy = std::min(.37f * cell.h, .44f * cell.w);
  const auto corner = [&](float x, float y) {
    return Point{c.x + dx * x * (1 + hand.around(.13f)), c.y + dy * y * (1 + hand.around(.13f))};
  };
  PenMark mark;
  for (const float side : {-1.f, 1.f}) {
    const Point from = corner(side, -1), to = corner(-side, 1);
    mark.push_back({bowed(from, to, hand.around(.07f)), .108f * std::min(cell.h, cell.w * 1.1f)});
  }
  return mark;
}

PenMark ring_mark(const Rect& around, std::uint32_t seed) {
  Hand hand(seed);
  const float turn = hand.between(387, 407) * std::numbers::pi_v<float> / 180,
              start = (220 + hand.around(14)) * std::numbers::pi_v<float> / 180;
  const float wobble = hand.between(.015f, .03f), phase = hand.between(0, 6.28f), grow = .07f;
  const Point c = around.center();
  PenStroke stroke;
  stroke.width = .068f * std::min(around.w, around.h);
  constexpr int steps = 44;
  for (int i = 0; i <= steps; ++i) {
    const float t = static_cast<float>(i) / steps, a = start + turn * t;
    const float r = (.95f + grow * t) * (1 + wobble * std::sin(2 * a + phase));
    stroke.line.push_back({c.x + std::cos(a) * r * around.w / 2, c.y + std::sin(a) * r * around.h / 2});
  }
  return {stroke};
}

PenMark stroke_mark(const Rect& through, std::uint32_t seed) {
  Hand hand(seed);
  const auto jitter = [&](float size) { return hand.around(size) * through.h; };
  const Point from{through.x + .05f * through.w + jitter(.05f), through.y + .74f * through.h + jitter(.05f)};
  const Point to{through.x + .95f * through.w + jitter(.05f), through.y + .25f * through.h + jitter(.06f)};
  return {{bowed(from, to, hand.around(.03f)), .085f * std::min(through.h, through.w)}};
}

PenMark number_mark(const Rect& cell, int number, std::uint32_t seed) {
  Hand hand(seed);
  const std::string text = std::to_string(number);
  const auto count = static_cast<float>(text.size());
  const float tall = .64f * std::min(cell.h, cell.w * 1.12f);
  const float squeeze = text.size() > 1 ? .80f : 1.f, unit_y = tall / kTall;
  float advance = unit_y * kWide * squeeze * 1.22f;
  if (const float room = .94f * cell.w; advance * count > room) advance = room / count;
  const float unit_x = text.size() > 1 ? advance / 1.22f / kWide : unit_y;
  PenMark mark;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const float turn = hand.around(5) * std::numbers::pi_v<float> / 180, wide = hand.between(.95f, 1.06f);
    const Point c{
        cell.center().x + (static_cast<float>(i) - (count - 1) / 2) * advance + hand.around(.015f) * tall,
        cell.center().y + hand.around(.03f) * tall};
    const float cs = std::cos(turn), sn = std::sin(turn);
    for (const auto& line : glyph(text[i])) {
      PenStroke stroke;
      stroke.width = .135f * tall * (text.size() > 1 ? .92f : 1.f);
      for (const Point p : line.points) {
        const Point q{(p.x - kMiddle) * unit_x * wide, (p.y - kTop - kTall / 2) * unit_y};
        stroke.line.push_back({c.x + q.x * cs - q.y * sn, c.y + q.x * sn + q.y * cs});
      }
      mark.push_back(std::move(stroke));
    }
  }
  return mark;
}

std::vector<std::vector<Point>> pen_outlines(const PenStroke& stroke, std::uint32_t seed, float until) {
  Hand hand(seed ^ 0x5bd1e995u);
  const float ends = hand.between(.55f, .70f), wave = hand.between(0, 6.28f);
  const auto& line = stroke.line;
  float whole = 0;
  std::vector<float> way(line.size(), 0);
  for (std::size_t i = 1; i < line.size(); ++i) way[i] = whole += length(line[i] - line[i - 1]);
  if (whole <= 0) return {};

  std::vector<Point> drawn;
  std::vector<float> half;
  const auto add = [&](Point p, float at) {
    drawn.push_back(p);
    half.push_back(stroke.width / 2 * profile(at / whole, ends, wave));
  };
  const float reach = whole * until;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (way[i] > reach) {
      const float t = (reach - way[i - 1]) / (way[i] - way[i - 1]);
      if (t > .02f) add(line[i - 1] + (line[i] - line[i - 1]) * t, reach);
      break;
    }
    add(line[i], way[i]);
  }
  if (drawn.size() < 2) return {};

  // A new piece at a corner and before a bend comes back to itself; pieces overlap so that no seam shows.
  std::vector<std::vector<Point>> outlines;
  std::size_t first = 0;
  float turned = 0;
  for (std::size_t i = 1; i + 1 < drawn.size(); ++i) {
    const Point a = unit(drawn[i] - drawn[i - 1]), b = unit(drawn[i + 1] - drawn[i]);
    const float bend = std::abs(std::atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y));
    turned += bend;
    if (bend < .6f && turned < 2.2f) continue;
    outlines.push_back(strip(drawn, half, first, i));
    first = i;
    turned = 0;
  }
  outlines.push_back(strip(drawn, half, first, drawn.size() - 1));
  return outlines;
}

void pen_cross(Canvas& canvas, const Rect& cell, Color pen, std::uint32_t seed, float progress) {
  const ShapeKey key("pen cross", cell.w, cell.h, pen, seed);
  draw(canvas, cell, pen, seed, progress, key, [&](const Rect& at) { return cross_mark(at, seed); });
}

void pen_ring(Canvas& canvas, const Rect& around, Color pen, std::uint32_t seed, float progress,
              float weight) {
  const ShapeKey key("pen ring", around.w, around.h, pen, seed, weight);
  draw(canvas, around, pen, seed, progress, key, [&](const Rect& at) {
    PenMark mark = ring_mark(at, seed);
    for (auto& stroke : mark) stroke.width *= weight;
    return mark;
  });
}

void pen_stroke(Canvas& canvas, const Rect& through, Color pen, std::uint32_t seed, float progress) {
  const ShapeKey key("pen stroke", through.w, through.h, pen, seed);
  draw(canvas, through, pen, seed, progress, key, [&](const Rect& at) { return stroke_mark(at, seed); });
}

void pen_number(Canvas& canvas, const Rect& cell, int number, Color pen, std::uint32_t seed, float progress) {
  const ShapeKey key("pen number", cell.w, cell.h, number, pen, seed);
  draw(canvas, cell, pen, seed, progress, key, [&](const Rect& at) { return number_mark(at, number, seed); });
}

std::uint32_t pen_seed(std::string_view sheet, int seat, std::string_view cell) {
  std::uint32_t hash = 2166136261u;
  const auto eat = [&](std::string_view text) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
  };
  eat(sheet);
  hash = (hash ^ static_cast<std::uint32_t>(seat)) * 16777619u;
  eat(cell);
  return hash;
}

}  // namespace fox::ui
