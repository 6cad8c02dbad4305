#include "ui/frame/raster.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/frame/fonts.h"
#include "ui/frame/image.h"

namespace fox::ui {
namespace {

std::uint32_t pixel(std::uint32_t red, std::uint32_t green, std::uint32_t blue) {
  return 0xff000000u | red << Raster::kRed | green << Raster::kGreen | blue << Raster::kBlue;
}

// Dear ImGui's 0xAABBGGRR without its opacity.
std::uint32_t turned(std::uint32_t color) {
  return pixel(color & 0xff, color >> 8 & 0xff, color >> 16 & 0xff);
}

// Over what is there, two channels at a time; alpha from 0 to 256.
std::uint32_t over(std::uint32_t below, std::uint32_t color, unsigned alpha) {
  const std::uint32_t red_blue = below & 0xff00ffu, green = below & 0xff00u;
  const std::uint32_t rb = red_blue + (((color & 0xff00ffu) - red_blue) * alpha >> 8);
  const std::uint32_t g = green + (((color & 0xff00u) - green) * alpha >> 8);
  return 0xff000000u | (rb & 0xff00ffu) | (g & 0xff00u);
}

unsigned opacity(std::uint32_t alpha) {
  return alpha + (alpha >> 7);
}

// The first pixel whose middle does not lie before this edge.
int first_pixel(float edge) {
  return static_cast<int>(std::ceil(std::clamp(edge, -32000.f, 32000.f) - .5f));
}

}  // namespace

void Raster::resize(int width, int height) {
  width_ = width;
  height_ = height;
  pixels_.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
  changes_.clear();
  damage_.begin(width, height);
}

void Raster::draw_all_next() {
  damage_.begin(width_, height_);
}

std::vector<Part> Raster::take_changes() {
  return std::exchange(changes_, {});
}

void Raster::span(int y, int from, int to, std::uint32_t color, unsigned alpha) {
  from = std::max(from, clip_left_);
  to = std::min(to, clip_right_);
  if (from >= to || alpha == 0) return;
  std::uint32_t* row = pixels_.data() + static_cast<std::ptrdiff_t>(y) * width_;
  if (alpha >= 256)
    std::fill(row + from, row + to, color);
  else
    for (int x = from; x < to; ++x) row[x] = over(row[x], color, alpha);
}

void Raster::rectangle(float left, float top, float right, float bottom, std::uint32_t color) {
  const int from = first_pixel(left), to = first_pixel(right);
  const int low = std::max(first_pixel(top), clip_top_), high = std::min(first_pixel(bottom), clip_bottom_);
  for (int y = low; y < high; ++y) span(y, from, to, turned(color), opacity(color >> 24));
}

// Letters lie on whole pixels.
void Raster::glyph(float left, float top, int u, int v, int width, int height, std::uint32_t color) {
  const int x0 = static_cast<int>(std::lround(left)), y0 = static_cast<int>(std::lround(top));
  const int low = std::max(0, clip_top_ - y0), high = std::min(height, clip_bottom_ - y0);
  const int from = std::max(0, clip_left_ - x0), to = std::min(width, clip_right_ - x0);
  const std::uint32_t ink = turned(color);
  const unsigned strength = opacity(color >> 24);
  for (int y = low; y < high; ++y) {
    std::uint32_t* row = pixels_.data() + static_cast<std::ptrdiff_t>(y0 + y) * width_ + x0;
    const std::uint8_t* shade = atlas_ + static_cast<std::ptrdiff_t>(v + y) * side_ + u;
    for (int x = from; x < to; ++x)
      if (shade[x] != 0) row[x] = over(row[x], ink, opacity(shade[x]) * strength >> 8);
  }
}

// The mean of the four pixels around each place, by how near they are, as graphics cards take it.
void Raster::image(float left, float top, float right, float bottom, const Picture& picture) {
  const float across = static_cast<float>(picture.width) / (right - left),
              down = static_cast<float>(picture.height) / (bottom - top);
  const auto between = [](float place, int size, int& first, int& second, int& share) {
    const float clamped = std::clamp(place - .5f, 0.f, static_cast<float>(size - 1));
    first = static_cast<int>(clamped);
    second = std::min(first + 1, size - 1);
    share = static_cast<int>((clamped - static_cast<float>(first)) * 256);
  };
  const int low = std::max(first_pixel(top), clip_top_), high = std::min(first_pixel(bottom), clip_bottom_);
  const int from = std::max(first_pixel(left), clip_left_), to = std::min(first_pixel(right), clip_right_);
  for (int y = low; y < high; ++y) {
    int above = 0, below = 0, sinks = 0;
    between((static_cast<float>(y) + .5f - top) * down, picture.height, above, below, sinks);
    const std::uint8_t* upper = picture.rgb.data() + static_cast<std::ptrdiff_t>(above) * picture.width * 3;
    const std::uint8_t* lower = picture.rgb.data() + static_cast<std::ptrdiff_t>(below) * picture.width * 3;
    std::uint32_t* row = pixels_.data() + static_cast<std::ptrdiff_t>(y) * width_;
    for (int x = from; x < to; ++x) {
      int here = 0, next = 0, leans = 0;
      between((static_cast<float>(x) + .5f - left) * across, picture.width, here, next, leans);
      const auto mean = [&](int channel) {
        const auto blend = [](int a, int b, int share) { return a * (256 - share) + b * share; };
        const int a = blend(upper[here * 3 + channel], upper[next * 3 + channel], leans);
        const int b = blend(lower[here * 3 + channel], lower[next * 3 + channel], leans);
        return static_cast<std::uint32_t>(blend(a, b, sinks) + 32768) >> 16;
      };
      row[x] = pixel(mean(0), mean(1), mean(2));
    }
  }
}

void Raster::triangle(const Corner& first, const Corner& second, const Corner& third) {
  const Corner *a = &first, *b = &second, *c = &third;
  // From top to bottom: an edge is walked the same way from both of its sides, so no pixel is left out or hit
  // twice.
  const auto below = [](const Corner* p, const Corner* q) {
    return p->y > q->y || (p->y == q->y && p->x > q->x);
  };
  if (below(a, b)) std::swap(a, b);
  if (below(b, c)) std::swap(b, c);
  if (below(a, b)) std::swap(a, b);
  const int top = std::max(first_pixel(a->y), clip_top_), bottom = std::min(first_pixel(c->y), clip_bottom_);
  if (top >= bottom) return;
  const float area = (b->x - a->x) * (c->y - a->y) - (c->x - a->x) * (b->y - a->y);
  if (area == 0) return;
  const auto edge = [](const Corner& from, const Corner& to, float y) {
    return from.x + (y - from.y) * ((to.x - from.x) / (to.y - from.y));
  };
  const bool even =
      a->r == b->r && a->r == c->r && a->g == b->g && a->g == c->g && a->b == b->b && a->b == c->b;
  const bool flat = even && a->a == b->a && a->a == c->a;
  // How a channel changes from pixel to pixel.
  const auto slope_x = [&](float va, float vb, float vc) {
    return ((vb - va) * (c->y - a->y) - (vc - va) * (b->y - a->y)) / area;
  };
  const auto slope_y = [&](float va, float vb, float vc) {
    return ((vc - va) * (b->x - a->x) - (vb - va) * (c->x - a->x)) / area;
  };
  const auto packed = [](float r, float g, float b_) {
    const auto byte = [](float v) { return static_cast<std::uint32_t>(std::clamp(v + .5f, 0.f, 255.f)); };
    return pixel(byte(r), byte(g), byte(b_));
  };
  const std::uint32_t color = packed(a->r, a->g, a->b);
  const unsigned alpha = opacity(static_cast<std::uint32_t>(a->a));
  const float ax = slope_x(a->a, b->a, c->a), ay = slope_y(a->a, b->a, c->a);
  for (int y = top; y < bottom; ++y) {
    const float middle = static_cast<float>(y) + .5f;
    float left = edge(*a, *c, middle);
    float right = middle < b->y ? edge(*a, *b, middle) : edge(*b, *c, middle);
    if (left > right) std::swap(left, right);
    const int from = std::max(first_pixel(left), clip_left_), to = std::min(first_pixel(right), clip_right_);
    if (from >= to) continue;
    if (flat) {
      span(y, from, to, color, alpha);
      continue;
    }
    std::uint32_t* row = pixels_.data() + static_cast<std::ptrdiff_t>(y) * width_;
    const float dy = middle - a->y;
    for (int x = from; x < to; ++x) {
      const float dx = static_cast<float>(x) + .5f - a->x;
      const float here = std::clamp(a->a + dx * ax + dy * ay, 0.f, 255.f);
      const std::uint32_t ink =
          even ? color
               : packed(a->r + dx * slope_x(a->r, b->r, c->r) + dy * slope_y(a->r, b->r, c->r),
                        a->g + dx * slope_x(a->g, b->g, c->g) + dy * slope_y(a->g, b->g, c->g),
                        a->b + dx * slope_x(a->b, b->b, c->b) + dy * slope_y(a->b, b->b, c->b));
      row[x] = over(row[x], ink, static_cast<unsigned>(here * (256.f / 255.f) + .5f));
    }
  }
}

void Raster::draw(const ImDrawList& list, const Fonts& fonts, std::uint32_t ground) {
  atlas_ = fonts.atlas().data();
  side_ = fonts.side();
  for (const Part& part : damage_.since_last(list, std::uint64_t{fonts.edition()} << 32 | ground)) {
    draw_part(list, fonts, ground, part);
    add_part(changes_, part);
  }
}

void Raster::draw_part(const ImDrawList& list, const Fonts& fonts, std::uint32_t ground, const Part& part) {
  for (int y = part.top; y < part.bottom; ++y) {
    std::uint32_t* row = pixels_.data() + static_cast<std::ptrdiff_t>(y) * width_;
    std::fill(row + part.left, row + part.right, turned(ground));
  }
  for (const ImDrawCmd& command : list.CmdBuffer) {
    clip_left_ = std::max(part.left, static_cast<int>(command.ClipRect.x));
    clip_top_ = std::max(part.top, static_cast<int>(command.ClipRect.y));
    clip_right_ = std::min(part.right, static_cast<int>(command.ClipRect.z));
    clip_bottom_ = std::min(part.bottom, static_cast<int>(command.ClipRect.w));
    if (clip_left_ >= clip_right_ || clip_top_ >= clip_bottom_) continue;
    const auto* size = static_cast<const ImageSize*>(command.GetTexID());
    if (size == nullptr) {
      draw_triangles(list, command, fonts);
      continue;
    }
    const ImDrawVert* vertices = list.VtxBuffer.Data + command.VtxOffset;
    const ImDrawIdx* indices = list.IdxBuffer.Data + command.IdxOffset;
    for (unsigned i = 0; i + 5 < command.ElemCount; i += 6) {
      const ImVec2 from = vertices[indices[i]].pos, to = vertices[indices[i + 2]].pos;
      image(from.x, from.y, to.x, to.y, size->picture);
    }
  }
}

void Raster::draw_triangles(const ImDrawList& list, const ImDrawCmd& command, const Fonts& fonts) {
  const float side = static_cast<float>(side_), white = fonts.white();
  const ImDrawVert* vertices = list.VtxBuffer.Data + command.VtxOffset;
  const ImDrawIdx* indices = list.IdxBuffer.Data + command.IdxOffset;
  const auto corner = [&](unsigned i) {
    const ImDrawVert& v = vertices[indices[i]];
    const auto channel = [&](unsigned shift) { return static_cast<float>(v.col >> shift & 0xff); };
    return Corner{v.pos.x, v.pos.y, channel(0), channel(8), channel(16), channel(24)};
  };
  // No pixel of the part that is drawn has its middle in it.
  const auto outside = [&, left = static_cast<float>(clip_left_), top = static_cast<float>(clip_top_),
                        right = static_cast<float>(clip_right_),
                        bottom = static_cast<float>(clip_bottom_)](unsigned i) {
    const ImVec2 a = vertices[indices[i]].pos, b = vertices[indices[i + 1]].pos,
                 c = vertices[indices[i + 2]].pos;
    return (a.x < left && b.x < left && c.x < left) || (a.y < top && b.y < top && c.y < top) ||
           (a.x > right && b.x > right && c.x > right) || (a.y > bottom && b.y > bottom && c.y > bottom);
  };
  for (unsigned i = 0; i + 2 < command.ElemCount;) {
    const ImDrawVert& from = vertices[indices[i]];
    // Two triangles that are an upright rectangle: a filling or a letter.
    if (i + 5 < command.ElemCount && indices[i + 3] == indices[i] && indices[i + 4] == indices[i + 2]) {
      const ImDrawVert &right = vertices[indices[i + 1]], &to = vertices[indices[i + 2]],
                       &left = vertices[indices[i + 5]];
      const bool upright = from.pos.y == right.pos.y && right.pos.x == to.pos.x && to.pos.y == left.pos.y &&
                           left.pos.x == from.pos.x && from.col == right.col && from.col == to.col &&
                           from.col == left.col && from.pos.x <= to.pos.x && from.pos.y <= to.pos.y;
      if (upright) {
        if (from.uv.x == white && to.uv.x == white)
          rectangle(from.pos.x, from.pos.y, to.pos.x, to.pos.y, from.col);
        else
          glyph(from.pos.x, from.pos.y, static_cast<int>(std::lround(from.uv.x * side)),
                static_cast<int>(std::lround(from.uv.y * side)),
                static_cast<int>(std::lround(to.pos.x - from.pos.x)),
                static_cast<int>(std::lround(to.pos.y - from.pos.y)), from.col);
        i += 6;
        continue;
      }
    }
    if (!outside(i)) triangle(corner(i), corner(i + 1), corner(i + 2));
    i += 3;
  }
}

}  // namespace fox::ui
