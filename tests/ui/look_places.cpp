// Where things lie and how the pen moves: cells for fingers on every screen, marks that stay where they
// belong.
#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

#include "catch.h"
#include "ui/look/pen.h"
#include "ui/look/sheet_plan.h"
#include "ui/look/signs.h"
#include "ui/look_sheets.h"

namespace {

using namespace fox;
using namespace fox::ui;
using look::def;
using look::kSheets;

SheetPlan plan(const clever::SheetDef& sheet, float width) {
  const Rect where{10, 20, width, 0};
  return width < page_width_least(sheet) ? plan_broken(sheet, where, 1) : plan_page(sheet, where);
}

bool overlap(const Rect& a, const Rect& b) {
  const Rect both = a.intersect(b);
  return both.w > .02f && both.h > .02f;
}

void check(const clever::SheetDef& sheet, float width) {
  const SheetPlan found = plan(sheet, width);
  const Rect page{10, 20, width, found.height};
  CHECK(found.height > 250);
  std::vector<Rect> panels{found.rounds}, hits;
  for (std::size_t t = 0; t < clever::kActions; ++t)
    if (sheet.tracks[t].fields != 0) panels.push_back(found.tracks[t]), hits.push_back(found.tracks[t]);
  REQUIRE(found.areas.size() == sheet.areas.size());
  for (std::size_t a = 0; a < found.areas.size(); ++a) {
    const AreaPlan& area = found.areas[a];
    INFO("area " << sheet.areas[a].id);
    panels.push_back(area.panel);
    REQUIRE(area.cells.size() == sheet.areas[a].cells.size());
    for (std::size_t c = 0; c < area.cells.size(); ++c) {
      INFO("cell " << sheet.areas[a].cells[c].name);
      const Rect& cell = area.cells[c];
      CHECK_FALSE(overlap(area.spine, cell));
      CHECK(cell.x >= area.panel.x);
      CHECK(cell.y >= area.panel.y);
      CHECK(cell.right() <= area.panel.right());
      CHECK(cell.bottom() <= area.panel.bottom());
      CHECK(area.hits[c].w >= 43.99f);
      CHECK(area.hits[c].h >= 43.99f);
      hits.push_back(area.hits[c]);
    }
    for (const Point gain : area.line_gains) CHECK(area.panel.contains(gain));
  }
  for (const Rect& panel : panels) {
    CHECK(panel.x >= page.x - .1f);
    CHECK(panel.right() <= page.right() + .1f);
    CHECK(panel.bottom() <= page.bottom() + .1f);
  }
  for (std::size_t i = 0; i < panels.size(); ++i)
    for (std::size_t j = i + 1; j < panels.size(); ++j) CHECK_FALSE(overlap(panels[i], panels[j]));
  int covered = 0;
  for (std::size_t i = 0; i < hits.size(); ++i)
    for (std::size_t j = i + 1; j < hits.size(); ++j) covered += overlap(hits[i], hits[j]);
  CHECK(covered == 0);
}

std::vector<Point> points_of(const PenMark& mark) {
  std::vector<Point> points;
  for (std::size_t s = 0; s < mark.size(); ++s)
    for (const auto& outline : pen_outlines(mark[s], 77 + static_cast<std::uint32_t>(s)))
      points.insert(points.end(), outline.begin(), outline.end());
  return points;
}

}  // namespace

TEST_CASE("every cell has room for a finger and none lies on another, from small phones to large screens") {
  for (const char* id : kSheets)
    for (const float width :
         {314.f, 330.f, 344.f, 388.f, 430.f, 520.f, 599.f, 640.f, 700.f, 736.f, 760.f, 812.f, 1400.f}) {
      INFO(id << " at " << width);
      check(def(id), width);
    }
}

TEST_CASE("at the size of the pictures the cells themselves are 44") {
  for (const char* id : kSheets)
    for (const auto& area : plan(def(id), 812).areas)
      for (const Rect& cell : area.cells) {
        CHECK(cell.w >= 44);
        CHECK(cell.h >= 44);
      }
}

TEST_CASE("a plan grows with its pixels") {
  for (const char* id : kSheets) {
    const SheetPlan once = plan_broken(def(id), {0, 0, 344, 0}, 1),
                    twice = plan_broken(def(id), {0, 0, 688, 0}, 2);
    CHECK(std::abs(twice.height - 2 * once.height) < 0.01);
    const Rect small = once.areas[0].cells[3], large = twice.areas[0].cells[3];
    CHECK(std::abs(large.x - 2 * small.x) < 0.01);
    CHECK(std::abs(large.w - 2 * small.w) < 0.01);
  }
}

TEST_CASE("a mark of the pen stays near its cell and keeps its shape") {
  const Rect cell{100, 200, 57, 51};
  using Make = std::function<PenMark(std::uint32_t)>;
  const Make makes[] = {[&](std::uint32_t s) { return cross_mark(cell, s); },
                        [&](std::uint32_t s) { return ring_mark(cell, s); },
                        [&](std::uint32_t s) { return stroke_mark(cell, s); },
                        [&](std::uint32_t s) { return number_mark(cell, static_cast<int>(s % 100), s); },
                        [&](std::uint32_t s) { return number_mark(cell, -static_cast<int>(s % 10), s); }};
  for (const Make& make : makes) {
    std::set<float> shapes;
    for (std::uint32_t seed = 1; seed <= 300; ++seed) {
      const auto points = points_of(make(seed));
      REQUIRE_FALSE(points.empty());
      const Rect near = cell.inset(-.12f * cell.w, -.12f * cell.h);
      CHECK(std::all_of(points.begin(), points.end(), [&](Point p) { return near.contains(p); }));
      CHECK(points == points_of(make(seed)));
      shapes.insert(points[0].x);
    }
    CHECK(shapes.size() > 100);
  }
}

TEST_CASE("two digits fit into a cell of any sheet") {
  const Rect room{-1, 2, 46, 40};
  int outside = 0;
  for (int number = 0; number < 100; ++number)
    for (std::uint32_t seed = 1; seed < 20; ++seed)
      for (const Point p : points_of(number_mark({0, 0, 44, 44}, number, seed))) outside += !room.contains(p);
  CHECK(outside == 0);
}

TEST_CASE("a mark is drawn from its beginning to its end") {
  const PenMark ring = ring_mark({0, 0, 50, 50}, 5);
  std::size_t before = 0;
  for (const float until : {.1f, .3f, .5f, .8f, 1.f}) {
    std::size_t points = 0;
    for (const auto& outline : pen_outlines(ring[0], 5, until)) points += outline.size();
    CHECK(points > before);
    before = points;
  }
  CHECK(pen_outlines(ring[0], 5, 0).empty());
}

TEST_CASE("seeds differ by sheet, seat and cell") {
  const std::set<std::uint32_t> seeds{pen_seed("a", 0, "cell.green.1"), pen_seed("b", 0, "cell.green.1"),
                                      pen_seed("a", 1, "cell.green.1"), pen_seed("a", 0, "cell.green.2")};
  CHECK(seeds.size() == 4);
  CHECK(pen_seed("a", 0, "cell.green.1") == pen_seed("a", 0, "cell.green.1"));
}
