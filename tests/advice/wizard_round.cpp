#include "advice/wizard_round.h"

#include <functional>

#include "catch.h"
#include "core/wizard/wizard_family.h"
#include "sheets/library.h"

using namespace fox;
using namespace fox::wizard;
using advice::WizardRound;

namespace {

const Rules& rules() {
  static SheetLibrary library;
  static Problems problems;
  static const Rules rules =
      make_rules(std::get<SheetDef>(*library.find("wizard-wuerfelspiel", problems)), 3);
  return rules;
}

// Ada is seer; green 0, red 1, yellow 2, blue 3, wizard 4, jester 5.
State stopped_at(std::array<std::uint8_t, kMaxFaces> dice, int throws) {
  Events events;
  State state = Family::begin(rules(), events);
  state.predictions[0] = {0, 3};
  state.predictions[1] = {1, 2};
  state.wizards = 0;
  state.dice = dice;
  state.throws = static_cast<std::uint8_t>(throws);
  state.phase = Phase::stop;
  return state;
}

// The mean over everything that `thrown` dice can show, one by one.
double by_counting(std::array<std::uint8_t, kMaxFaces> kept, int thrown,
                   const std::function<double(const std::array<std::uint8_t, kMaxFaces>&)>& worth) {
  if (thrown == 0) return worth(kept);
  double sum = 0;
  for (std::size_t face = 0; face < 6; ++face) {
    ++kept[face];
    sum += by_counting(kept, thrown - 1, worth);
    --kept[face];
  }
  return sum / 6;
}

// Points by hand: three green, wizards among them, are a hit; a miss costs what is missing; jesters save from
// it.
double ada_scores(const std::array<std::uint8_t, kMaxFaces>& dice) {
  const int miss = std::abs(dice[0] + dice[4] - 3);
  if (miss == 0) return rules().sheet.points[2];
  return dice[5] > 0 && dice[5] <= 5 ? 0 : -miss;
}

}  // namespace

TEST_CASE("to stop is worth what is scored then") {
  REQUIRE(WizardRound(rules(), stopped_at({3, 1, 1, 1, 0, 1}, 2)).stop(0, false) == rules().sheet.points[2]);
  REQUIRE(WizardRound(rules(), stopped_at({1, 3, 1, 1, 0, 1}, 2)).stop(0, false) == -2);
  REQUIRE(WizardRound(rules(), stopped_at({1, 3, 1, 1, 0, 1}, 2)).stop(0, true) == 0);
  REQUIRE(WizardRound(rules(), stopped_at({2, 3, 1, 0, 1, 0}, 2)).stop(0, false) == rules().sheet.points[2]);
}

TEST_CASE("the last throw of the seer is the best of all that he can keep, each counted out") {
  const std::array<std::uint8_t, kMaxFaces> dice{1, 3, 1, 1, 0, 1};
  double best = -100;
  for (std::uint8_t g = 0; g <= dice[0]; ++g)
    for (std::uint8_t r = 0; r <= dice[1]; ++r)
      for (std::uint8_t y = 0; y <= dice[2]; ++y)
        for (std::uint8_t b = 0; b <= dice[3]; ++b)
          for (std::uint8_t j = 0; j <= dice[5]; ++j)
            if (const int thrown = 7 - g - r - y - b - j; thrown > 0)
              best = std::max(best, by_counting({g, r, y, b, 0, j}, thrown, ada_scores));
  REQUIRE(WizardRound(rules(), stopped_at(dice, 2)).go_on(0) == Approx(best).epsilon(1e-9));
}

TEST_CASE("who waits for the last throw gets the mean of what the seer throws for himself") {
  // The seer keeps his two green and throws the other five for the third.
  const State state = stopped_at({2, 1, 1, 1, 0, 2}, 2);
  const WizardRound round(rules(), state);
  double best = -100;
  std::array<std::uint8_t, kMaxFaces> keeps{};
  for (std::uint8_t g = 0; g <= 2; ++g)
    for (std::uint8_t r = 0; r <= 1; ++r)
      for (std::uint8_t y = 0; y <= 1; ++y)
        for (std::uint8_t b = 0; b <= 1; ++b)
          for (std::uint8_t j = 0; j <= 2; ++j) {
            const int thrown = 7 - g - r - y - b - j;
            if (thrown == 0) continue;
            const double mean = by_counting({g, r, y, b, 0, j}, thrown, ada_scores);
            if (mean > best + 1e-12) best = mean, keeps = {g, r, y, b, 0, j};
          }
  REQUIRE(round.go_on(0) == Approx(best).epsilon(1e-9));
  int thrown = 7;
  for (const auto count : keeps) thrown -= count;
  const double waits = by_counting(keeps, thrown, [](const auto& dice) {
    const int miss = std::abs(dice[1] - 2);
    if (miss == 0) return double(rules().sheet.points[1]);
    return dice[5] > 0 && dice[5] <= 5 ? 0.0 : -double(miss);
  });
  REQUIRE(round.go_on(1) == Approx(waits).epsilon(1e-9));
}

TEST_CASE("a throw to come can only help the seer, and more of them more") {
  Events events;
  State begin = Family::begin(rules(), events);
  for (int number = 1; number <= 5; ++number) {
    const Prediction prediction{2, static_cast<std::uint8_t>(number)};
    const double three = WizardRound(rules(), begin).prediction(0, prediction);
    Rules shorter = rules();
    shorter.sheet.throws = 2;
    const double two = WizardRound(shorter, begin).prediction(0, prediction);
    shorter.sheet.throws = 1;
    const double one = WizardRound(shorter, begin).prediction(0, prediction);
    REQUIRE(one < two);
    REQUIRE(two < three);
  }
}

TEST_CASE("locked jesters are kept, and a card that doubles doubles everything") {
  Rules cards = rules();
  cards.cards = true;
  State state = stopped_at({1, 1, 1, 1, 0, 3}, 2);
  const double free = WizardRound(cards, state).go_on(0);
  for (std::size_t card = 0; card < cards.sheet.effects.size(); ++card) {
    state.card = static_cast<std::uint8_t>(card);
    const Effect& effect = cards.sheet.effects[card];
    if (effect.jesters_locked) {
      // Only four dice can be thrown.
      double best = -100;
      for (std::uint8_t g = 0; g <= 1; ++g)
        for (std::uint8_t others = 0; others <= 3; ++others)
          if (g + others < 4) {
            std::array<std::uint8_t, kMaxFaces> kept{g, 0, 0, 0, 0, 3};
            for (std::size_t i = 0; i < others; ++i) kept[i + 1] = 1;
            best = std::max(best, by_counting(kept, 4 - g - others, ada_scores));
          }
      REQUIRE(WizardRound(cards, state).go_on(0) == Approx(effect.factor * best).epsilon(1e-9));
    }
    if (effect.factor == 2)
      REQUIRE(WizardRound(cards, state).stop(0, false) ==
              2 * WizardRound(rules(), stopped_at({1, 1, 1, 1, 0, 3}, 2)).stop(0, false));
  }
  REQUIRE(free < rules().sheet.points[2]);
}

TEST_CASE("more dice than can be counted are said to be too many, and more throws are counted") {
  SheetDef sheet = rules().sheet;
  REQUIRE(WizardRound::can_count(sheet));
  sheet.dice = 12;
  REQUIRE(!WizardRound::can_count(sheet));
  Rules longer = rules();
  longer.sheet.throws = 5;
  Events events;
  const State begin = Family::begin(longer, events);
  REQUIRE(WizardRound(longer, begin).prediction(0, {2, 5}) >
          WizardRound(rules(), begin).prediction(0, {2, 5}));
}
