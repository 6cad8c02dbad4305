// What is worked out once and then moved to its place looks as if it had been drawn there.
#include "ui/frame/shape_cache.h"

#include <imgui.h>

#include <functional>
#include <map>
#include <string>

#include "catch.h"
#include "ui/look/signs.h"
#include "ui/slate.h"

namespace {

using namespace fox::ui;

constexpr Color kRed = 0xff0000ff, kBlue = 0xffff0000;

// Everything that is kept, and the same with each of the things it depends on changed.
const std::map<std::string, std::function<void(Canvas&, Point)>>& shapes() {
  using Draw = std::function<void(Canvas&, Point)>;
  static const auto all = [] {
    std::map<std::string, Draw> found;
    const auto with = [&](const std::string& name, auto&& draw) {
      const auto in = [&](const char* what, float size, Color ink) {
        found[name + what] = [=](Canvas& canvas, Point at) {
          draw(canvas, Rect{at.x, at.y, size, size}, ink);
        };
      };
      in("", 40, kRed), in(", larger", 47.3f, kRed), in(", in another colour", 40, kBlue);
    };
    with("disc", [](Canvas& c, const Rect& r, Color ink) { c.disc({r.x, r.y}, r.w, ink); });
    with("thin ring", [](Canvas& c, const Rect& r, Color ink) { c.ring({r.x, r.y}, r.w, ink, 2); });
    with("thick ring", [](Canvas& c, const Rect& r, Color ink) { c.ring({r.x, r.y}, r.w, ink, 5); });
    with("frame", [](Canvas& c, const Rect& r, Color ink) { c.stroke(r, ink, 2, 9); });
    with("low frame", [](Canvas& c, const Rect& r, Color ink) { c.stroke({r.x, r.y, r.w, 22}, ink, 2, 9); });
    with("thick frame", [](Canvas& c, const Rect& r, Color ink) { c.stroke(r, ink, 4, 9); });
    with("sharp frame", [](Canvas& c, const Rect& r, Color ink) { c.stroke(r, ink, 2, 0); });
    for (int sign = 1; sign <= static_cast<int>(Sign::photo); ++sign)
      with("sign " + std::to_string(sign),
           [=](Canvas& c, const Rect& r, Color ink) { draw_sign(c, static_cast<Sign>(sign), r, ink); });
    for (const ThemeId theme : {ThemeId::light, ThemeId::dark})
      for (const bool on_prompt : {false, true})
        with("fox " + std::to_string(static_cast<int>(theme)) + (on_prompt ? " on a prompt" : ""),
             [=](Canvas& c, const Rect& r, Color) { draw_fox(c, r, theme_of(theme), on_prompt); });
    for (const char* pattern : {"dots", "waves", "diagonals", "zigzag", "low-zigzag", "lattice", "upright",
                                "pluses", "rings", "dashes"})
      for (const float unit : {1.f, 1.3f})
        for (const float height : {60.f, 90.f})
          with(pattern + std::to_string(unit) + std::to_string(height),
               [=](Canvas& c, const Rect& r, Color ink) {
                 draw_pattern(c, {r.x, r.y, r.w, height}, pattern, ink, unit);
               });
    for (const std::uint32_t seed : {7u, 8u}) {
      const std::string hand = " by hand " + std::to_string(seed);
      with("cross" + hand, [=](Canvas& c, const Rect& r, Color ink) { pen_cross(c, r, ink, seed); });
      with("ring" + hand, [=](Canvas& c, const Rect& r, Color ink) { pen_ring(c, r, ink, seed); });
      with("heavy ring" + hand,
           [=](Canvas& c, const Rect& r, Color ink) { pen_ring(c, r, ink, seed, 1, 2); });
      with("stroke" + hand, [=](Canvas& c, const Rect& r, Color ink) { pen_stroke(c, r, ink, seed); });
      for (const int number : {4, 14, -3})
        with(std::to_string(number) + hand,
             [=](Canvas& c, const Rect& r, Color ink) { pen_number(c, r, number, ink, seed); });
    }
    return found;
  }();
  return all;
}

bool near(ImVec2 a, ImVec2 b) {
  return std::abs(a.x - b.x) < .01f && std::abs(a.y - b.y) < .01f;
}

void same_triangles(const ImDrawList& one, const ImDrawList& other) {
  REQUIRE(one.VtxBuffer.Size == other.VtxBuffer.Size);
  REQUIRE(one.IdxBuffer.Size == other.IdxBuffer.Size);
  REQUIRE(one.VtxBuffer.Size > 0);
  for (int i = 0; i < one.IdxBuffer.Size; ++i) REQUIRE(one.IdxBuffer[i] == other.IdxBuffer[i]);
  for (int i = 0; i < one.VtxBuffer.Size; ++i) {
    REQUIRE(near(one.VtxBuffer[i].pos, other.VtxBuffer[i].pos));
    REQUIRE(one.VtxBuffer[i].uv.x == other.VtxBuffer[i].uv.x);
    REQUIRE(one.VtxBuffer[i].col == other.VtxBuffer[i].col);
  }
}

// Each lies around one of the places, and none reaches from one to another.
void no_triangle_is_torn(const ImDrawList& list, float size) {
  int triangles = 0, torn = 0;
  for (const ImDrawCmd& command : list.CmdBuffer)
    for (unsigned i = command.IdxOffset; i + 2 < command.IdxOffset + command.ElemCount; i += 3, ++triangles) {
      const auto corner = [&](unsigned k) {
        const unsigned at = command.VtxOffset + list.IdxBuffer[static_cast<int>(i + k)];
        return list.VtxBuffer[static_cast<int>(at)].pos;  // says so where there is none
      };
      for (const unsigned k : {1u, 2u})
        torn += std::abs(corner(0).x - corner(k).x) > size || std::abs(corner(0).y - corner(k).y) > size;
    }
  REQUIRE(triangles > 0);
  REQUIRE(torn == 0);
}

}  // namespace

TEST_CASE("a shape that is known looks at every place as one that is drawn for the first time") {
  Slate known;
  for (const auto& [name, draw] : shapes()) {
    Canvas canvas = known.canvas();
    draw(canvas, {200, 300});
  }
  for (const auto& [name, draw] : shapes()) {
    INFO(name);
    for (const Point at : {Point{200, 300}, Point{611.25f, 87.5f}, Point{33.3f, 901.7f}}) {
      Slate fresh;
      Canvas once = fresh.canvas();
      draw(once, at);
      known.begin();
      Canvas again = known.canvas();
      draw(again, at);
      same_triangles(*known.list, *fresh.list);
    }
  }
}

TEST_CASE("a shape is not drawn where nothing of it would be seen") {
  Slate slate;
  slate.canvas().disc({500, 500}, 20, kRed);
  slate.begin();
  Canvas canvas = slate.canvas();
  canvas.push_clip({100, 100, 100, 100});
  for (const Point outside : {Point{70, 150}, Point{230, 150}, Point{150, 70}, Point{150, 230}})
    canvas.disc(outside, 20, kRed);
  CHECK(slate.list->VtxBuffer.Size == 0);
  for (const Point edge : {Point{85, 150}, Point{215, 150}, Point{150, 85}, Point{150, 215}}) {
    const int before = slate.list->VtxBuffer.Size;
    canvas.disc(edge, 20, kRed);
    CHECK(slate.list->VtxBuffer.Size > before);
  }
}

TEST_CASE("more corners than sixteen bits can count belong to the right triangles all the same") {
  Slate slate(4000, 4000);
  const auto fill_page = [&] {
    Canvas canvas = slate.canvas();
    for (int i = 0; i < 6000; ++i) {
      const Point at{static_cast<float>(20 + i % 100 * 39), static_cast<float>(20 + i / 100 * 39)};
      draw_sign(canvas, Sign::cross, {at.x, at.y, 20.f + static_cast<float>(i / 1500), 20}, kRed);
    }
  };
  fill_page();  // some are drawn for the first time just where counting begins again
  CHECK(slate.list->VtxBuffer.Size > 2 * 65536);
  no_triangle_is_torn(*slate.list, 60);
  slate.begin();
  fill_page();
  no_triangle_is_torn(*slate.list, 60);
}

TEST_CASE("shapes keep their colour when the letters get a larger picture") {
  Slate slate;
  const float before = slate.fonts.white();
  const auto draw_star = [&] {
    Canvas canvas = slate.canvas();
    draw_sign(canvas, Sign::star, {100, 100, 40, 40}, kRed);
  };
  draw_star();
  for (int size = 20; slate.fonts.white() == before && size < 400; ++size) {
    for (char32_t c = U'A'; c <= U'z'; ++c) slate.fonts.glyph(Weight::black, size, c, 0);
    slate.begin();
  }
  REQUIRE(slate.fonts.white() != before);
  draw_star();
  CHECK(slate.list->VtxBuffer.Size > 0);
  for (const ImDrawVert& corner : slate.list->VtxBuffer) CHECK(corner.uv.x == slate.fonts.white());
}

TEST_CASE("a sheet that is zoomed for hours does not fill the memory") {
  Slate slate;
  for (int i = 0; i < 30000; ++i) {
    if (i % 100 == 0) slate.begin();
    Canvas canvas = slate.canvas();
    canvas.disc({500, 500}, 10 + static_cast<float>(i) / 100, kRed);
  }
  CHECK(slate.shapes.corners() < 400'000);
}
