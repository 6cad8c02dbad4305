// What makes a tap, a drag, a pinch; what lies above what; how far the focus goes.
#include <cmath>

#include "catch.h"
#include "ui/stage_world.h"

namespace {

using namespace fox::ui;
using Told = std::vector<std::string>;

struct Spread {
  World world{{{"a", {100, 100, 50, 50}}, {"b", {200, 100, 50, 50}}}};
  Input& input = world.stage.input;
};

TEST_CASE("a tap carries the name of what is under the finger, and nothing's where nothing is") {
  Spread s;
  s.world.tap({120, 120});
  s.world.tap({230, 149});
  s.world.tap({400, 400});
  CHECK(s.world.told() == Told{"tap a", "tap b", "tap nothing"});
}

TEST_CASE("a gap belongs to the nearest element within 8 dp") {
  Spread s;
  s.world.tap({157, 120});
  s.world.tap({193, 120});
  s.world.tap({159, 120});
  CHECK(s.world.told() == Told{"tap a", "tap b", "tap nothing"});
}

TEST_CASE("what is drawn later lies above, what is covered cannot be hit") {
  World world({{"below", {0, 0, 100, 100}}, {"above", {50, 50, 100, 100}}});
  world.tap({75, 75});
  world.tap({25, 25});
  CHECK(world.told() == Told{"tap above", "tap below"});
  world.scene.cover_before = 1;
  world.stage.expose();
  world.settle();
  world.tap({25, 25});
  world.tap({75, 75});
  CHECK(world.told() == Told{"tap nothing", "tap above"});
}

TEST_CASE("a finger may tremble, and wander on its element, but not leave it") {
  Spread s;
  s.input.down(1, {110, 110}, s.world.now);
  s.input.move(1, {116, 116}, s.world.now);
  s.input.up(1, {116, 116}, s.world.now);
  s.input.down(1, {105, 105}, s.world.now);
  s.input.up(1, {145, 145}, s.world.now);
  s.input.down(1, {120, 120}, s.world.now);
  s.input.up(1, {220, 120}, s.world.now);
  s.world.settle();
  CHECK(s.world.told() == Told{"tap a", "tap a"});
}

TEST_CASE("what the system takes back from all fingers was no tap") {
  Spread s;
  s.input.down(1, {110, 110}, s.world.now);
  s.input.down(2, {210, 110}, s.world.now);
  s.input.cancel_all();
  CHECK(s.input.pressed().empty());
  s.input.up(1, {110, 110}, s.world.now);
  s.input.up(2, {210, 110}, s.world.now);
  s.world.settle();
  CHECK(s.world.told().empty());
}

TEST_CASE("a double tap is two taps in two frames") {
  Spread s;
  for (int i = 0; i < 2; ++i) {
    s.input.down(1, {120, 120}, s.world.now);
    s.input.up(1, {120, 120}, s.world.now);
  }
  s.world.frame();
  CHECK(s.world.told() == Told{"tap a", "tap a"});
}

TEST_CASE("two fingers at once are two taps, in the order in which they left") {
  Spread s;
  s.input.down(1, {120, 120}, s.world.now);
  s.input.down(2, {220, 120}, s.world.now);
  s.world.settle();
  CHECK(s.world.scene.pressed == Told{"a", "b"});
  s.input.up(2, {220, 120}, s.world.now);
  s.input.up(1, {120, 120}, s.world.now);
  s.world.settle();
  CHECK(s.world.told() == Told{"tap b", "tap a"});
}

TEST_CASE("what has gone by the time of its turn is a tap on nothing") {
  Spread s;
  s.world.scene.after_deed = [](Cells& scene) { scene.cells.resize(1); };
  for (const float x : {120.f, 220.f}) {
    s.input.down(1, {x, 120}, s.world.now);
    s.input.up(1, {x, 120}, s.world.now);
  }
  s.world.settle();
  CHECK(s.world.told() == Told{"tap a", "tap nothing"});
}

TEST_CASE("a finger is judged by the frame it saw") {
  Spread s;
  const double before = s.world.now;
  s.world.now += 0.1;
  std::swap(s.world.scene.cells[0].second, s.world.scene.cells[1].second);
  s.world.stage.expose();
  s.world.settle();
  s.input.down(1, {120, 120}, before + 0.05);
  s.input.up(1, {120, 120}, s.world.now + 0.1);
  s.world.settle();
  s.world.tap({120, 120});
  CHECK(s.world.told() == Told{"tap a", "tap b"});
}

TEST_CASE("on a pan area more than 10 dp is a drag and no tap") {
  Spread s;
  s.world.scene.pan_area = {0, 0, 800, 600};
  s.world.stage.expose();
  s.world.settle();
  s.input.down(1, {120, 120}, s.world.now);
  s.input.move(1, {120, 112}, s.world.now);
  s.world.settle();
  CHECK(s.world.scene.pans.empty());
  s.input.move(1, {120, 108}, s.world.now);
  s.input.move(1, {120, 98}, s.world.now);
  s.input.move(1, {121, 88}, s.world.now);
  s.world.settle();
  REQUIRE(s.world.scene.pans.size() >= 1);
  CHECK(s.world.scene.pans[0].moved == Point{1, -20});
  CHECK(s.world.scene.pans[0].holding);
  s.world.now += 1;
  s.input.up(1, {121, 88}, s.world.now);
  s.world.settle();
  CHECK(s.world.told().empty());
  s.world.tap({120, 120});
  CHECK(s.world.told() == Told{"tap a"});
}

TEST_CASE("a drag ends where the window is turned, a finger that rests still taps") {
  Spread s;
  s.world.scene.pan_area = {0, 0, 800, 600};
  s.world.stage.expose();
  s.world.settle();
  s.input.down(1, {300, 300}, s.world.now);
  s.input.move(1, {300, 280}, s.world.now);
  s.input.move(1, {300, 260}, s.world.now);
  s.input.down(2, {120, 120}, s.world.now);
  s.world.settle();
  REQUIRE_FALSE(s.world.scene.pans.empty());
  s.world.scene.pans.clear();
  s.world.stage.resize(600, 800, 1);
  s.input.move(1, {20, 700}, s.world.now);  // where the finger lies on the turned glass
  s.world.settle();
  CHECK(s.world.scene.pans.empty());
  s.input.up(1, {20, 700}, s.world.now + 0.1);
  s.input.up(2, {120, 120}, s.world.now + 0.1);
  s.world.settle();
  CHECK(s.world.told() == Told{"tap a"});
  CHECK_FALSE(s.world.stage.input.gliding());
}

TEST_CASE("two fingers zoom; one that rests is the other end") {
  Spread s;
  s.world.scene.pan_area = {0, 0, 800, 600};
  s.world.stage.expose();
  s.world.settle();
  s.input.down(1, {110, 110}, s.world.now);
  s.input.down(2, {210, 110}, s.world.now);
  s.world.now += 0.4;
  s.input.move(2, {221, 110}, s.world.now);
  s.input.move(2, {332, 110}, s.world.now);
  s.world.settle();
  float zoom = 1;
  for (const Pan& pan : s.world.scene.pans) zoom *= pan.zoom;
  CHECK(std::abs(zoom - 2) < 0.05f);
  s.world.now += 1;
  s.input.up(1, {110, 110}, s.world.now);
  s.input.up(2, {332, 110}, s.world.now);
  s.world.settle();
  CHECK(s.world.told().empty());
}

TEST_CASE("one drags, the other taps: both count") {
  Spread s;
  s.world.scene.pan_area = {0, 0, 800, 600};
  s.world.stage.expose();
  s.world.settle();
  s.input.down(1, {400, 400}, s.world.now);
  s.input.move(1, {400, 440}, s.world.now);
  s.input.down(2, {120, 120}, s.world.now + 0.05);
  s.input.move(1, {400, 460}, s.world.now + 0.1);
  s.input.up(2, {120, 120}, s.world.now + 0.15);
  s.world.settle();
  CHECK(s.world.told() == Told{"tap a"});
}

TEST_CASE("a flick glides on and comes to rest; with reduced motion it does not") {
  for (const bool calm : {false, true}) {
    Spread s;
    s.world.scene.pan_area = {0, 0, 800, 600};
    s.world.scene.calm = calm;
    s.world.stage.expose();
    s.world.settle();
    s.input.down(1, {400, 400}, s.world.now);
    for (int i = 1; i <= 6; ++i)
      s.input.move(1, {400, 400 - 20 * static_cast<float>(i)}, s.world.now + i * 0.016);
    s.world.now += 0.1;
    s.input.up(1, {400, 280}, s.world.now);
    float moved = 0;
    double until = s.world.now + 3;
    s.world.frame(0.016);
    s.world.scene.pans.clear();
    while (s.world.stage.busy() && s.world.now < until) s.world.frame(0.016);
    for (const Pan& pan : s.world.scene.pans) moved += pan.moved.y;
    CHECK(s.world.now < until);
    CHECK((calm ? moved == 0 : moved < -50));
  }
}

TEST_CASE("keys: the shell moves the focus and taps with it, all others are the screen's") {
  World world({{"a", {100, 100, 50, 50}}, {"b", {200, 100, 50, 50}}, {"c", {100, 200, 50, 50}}});
  world.key("enter");
  world.key("4");
  world.key("ctrl+z");
  CHECK(world.told() == Told{"key enter", "key 4", "key ctrl+z"});
  world.key("tab");
  world.key("enter");
  world.key("right");
  world.key("space");
  world.key("left");
  world.key("down");
  world.key("enter");
  world.key("shift+tab");
  world.key("enter");
  CHECK(world.told() == Told{"tap a", "tap b", "tap c", "tap b"});
  world.tap({400, 400});  // a finger puts the focus away
  world.key("enter");
  CHECK(world.told() == Told{"tap nothing", "key enter"});
}

TEST_CASE("a text field has the keys that write; Enter and the arrows are its own") {
  Spread s;
  s.world.scene.field = {100, 300, 200, 48};
  s.world.stage.expose();
  s.world.settle();
  s.input.text("ü", s.world.now);
  s.world.key("left");
  s.world.key("space");
  s.world.key("enter");
  CHECK(s.world.told() == Told{"text ü", "key left", "key space", "key enter"});
}

TEST_CASE("focus scrolls what is out of sight into it") {
  World world({{"a", {100, 100, 50, 50}}, {"z", {100, 900, 50, 50}}});
  world.scene.pan_area = {0, 0, 800, 600};
  world.stage.expose();
  world.settle();
  world.key("tab");
  world.scene.pans.clear();
  world.key("tab");
  REQUIRE(!world.scene.pans.empty());
  CHECK(std::abs(world.scene.pans[0].moved.y + 360) < 1);
}

TEST_CASE("files and closing arrive") {
  Spread s;
  s.input.file("a photo.png", s.world.now);
  s.input.close(s.world.now);
  s.world.settle();
  CHECK(s.world.told() == Told{"file a photo.png", "close"});
}

TEST_CASE("where nothing happens nothing is drawn") {
  Spread s;
  s.world.settle();
  const int draws = s.world.scene.draws;
  CHECK_FALSE(s.world.stage.busy());
  s.input.move(-1, {10, 10}, s.world.now);  // a mouse without a button
  CHECK_FALSE(s.world.stage.busy());
  CHECK(s.world.scene.draws == draws);
}

}  // namespace
