// People who tap five to ten times a second on cells that change places, for the test and for the benchmark.
#pragma once

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "ui/stage_world.h"

namespace fox::ui::taps {

inline constexpr int kColumns = 9, kRows = 6;
inline constexpr float kSide = 44, kStep = 52;

inline Rect place(int i) {
  return {20 + static_cast<float>(i % kColumns) * kStep, 20 + static_cast<float>(i / kColumns) * kStep, kSide,
          kSide};
}

// After every action the cells change places: whoever looks at places too late or too early hits a wrong one.
inline void shuffle(Cells& scene) {
  static std::mt19937 random(7);
  std::vector<Rect> places;
  for (const auto& cell : scene.cells) places.push_back(cell.second);
  std::shuffle(places.begin(), places.end(), random);
  for (std::size_t i = 0; i < places.size(); ++i) scene.cells[i].second = places[i];
}

struct Act {
  double at = 0;
  Finger finger = 0;
  bool down = false;
  std::size_t cell = 0;
};

struct Tapped {
  std::vector<std::string> meant, told;
};

// Taps of `hands` people, each 5 to 10 a second, on frames that take this long. A person aims at what can be
// seen when the finger comes down.
inline Tapped tap_away(double frame, int hands, int taps) {
  World world;
  for (int i = 0; i < kColumns * kRows; ++i)
    world.scene.cells.emplace_back("cell." + std::to_string(i), place(i));
  world.scene.after_deed = shuffle;
  world.frame();

  std::mt19937 random(static_cast<unsigned>(frame * 1000) + 31 * static_cast<unsigned>(hands));
  std::uniform_real_distribution<double> pause(0.1, 0.2), held(0.02, 0.09);
  std::uniform_int_distribution<std::size_t> any(0, world.scene.cells.size() - 1);
  std::vector<Act> acts;
  for (int hand = 0; hand < hands; ++hand) {
    double at = world.now + 1;
    for (int i = 0; i < taps / hands; ++i) {
      at += pause(random);
      const std::size_t cell = any(random);
      acts.push_back({at, hand, true, cell});
      acts.push_back({at + held(random), hand, false, cell});
    }
  }
  std::sort(acts.begin(), acts.end(), [](const Act& a, const Act& b) { return a.at < b.at; });

  auto seen = world.scene.cells;  // what is on the screen
  std::map<Finger, Point> fingers;
  std::vector<std::string> meant;
  std::size_t next = 0;
  std::uniform_real_distribution<float> wobble(-3, 3), within(2, kSide - 2);
  const auto act_until = [&](double time) {
    for (; next < acts.size() && acts[next].at <= time; ++next) {
      const Act& act = acts[next];
      if (act.down) {
        const Rect& rect = seen[act.cell].second;
        fingers[act.finger] = {rect.x + within(random), rect.y + within(random)};
        world.stage.input.down(act.finger, fingers[act.finger], act.at);
      } else {
        const Point up = fingers[act.finger] + Point{wobble(random), wobble(random)};
        world.stage.input.up(act.finger, up, act.at);
        meant.push_back("tap " + seen[act.cell].first);
      }
    }
  };
  while (next < acts.size() || world.stage.busy()) {
    if (!world.stage.busy()) world.now = std::max(world.now, acts[next].at);
    act_until(world.now);
    world.stage.compose(world.now);
    world.now += frame;
    act_until(world.now);  // happened while the frame was made: it could not be seen yet
    world.stage.show();
    world.stage.note_shown(world.now);
    seen = world.scene.cells;
  }
  return {meant, world.scene.told};
}

}  // namespace fox::ui::taps
