// What a round of Wizard Würfelspiel comes to for one seat, exactly: the points of its prediction, by all
// throws there can be. The seer throws as is best for his own prediction, everybody else stops where that is
// best for him. It reckons with this round alone: not with the target, nor with what the field would have
// brought later.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/wizard/wizard_rules.h"
#include "core/wizard/wizard_state.h"

namespace fox::advice {

// All multisets of up to seven faces, so that what dice may come to is a row of numbers.
class FaceSets {
 public:
  using Counts = std::array<std::uint8_t, wizard::kMaxFaces>;

  FaceSets(int faces, int dice);

  [[nodiscard]] std::size_t count() const { return sets_.size(); }
  [[nodiscard]] const Counts& set(std::size_t index) const { return sets_[index]; }
  [[nodiscard]] int size(std::size_t index) const { return sizes_[index]; }
  [[nodiscard]] std::size_t index_of(const Counts& counts) const;
  // With one more die of the face.
  [[nodiscard]] std::size_t with(std::size_t index, int face) const;
  [[nodiscard]] int faces() const { return faces_; }
  [[nodiscard]] int dice() const { return dice_; }

 private:
  void add(Counts& counts, int face, int left);

  int faces_, dice_;
  std::vector<Counts> sets_;  // from the smallest on
  std::vector<int> sizes_;
  std::vector<std::array<std::uint16_t, wizard::kMaxFaces>> with_;
};

// Points, by what lies or is kept.
using Expected = std::vector<double>;

class WizardRound {
 public:
  // Own sheets may have so many dice that counting them all would take too long.
  static bool can_count(const wizard::SheetDef& sheet);

  // `state` is during a round, with the card that lies.
  WizardRound(const wizard::Rules& rules, const wizard::State& state);

  // What a prediction comes to; the others' are as they were made. Of a seat that is not the seer only once
  // the seer has predicted.
  [[nodiscard]] double prediction(int seat, const wizard::Prediction& prediction) const;
  // The same with the colour that wizards count as.
  [[nodiscard]] double wizards_as(int seat, int colour) const;
  // What the seat's prediction comes to if it is scored as the dice lie: as a jester count, or as a
  // difference or hit.
  [[nodiscard]] double stop(int seat, bool jester) const;
  // If the seer throws again, or if another seat waits for what he does; the seer throws the best dice.
  [[nodiscard]] double go_on(int seat) const;

 private:
  struct Plan;  // what the seer does with what lies, throw by throw

  [[nodiscard]] Expected scores(const wizard::State& state, int seat) const;
  [[nodiscard]] Expected kept(const Expected& lying) const;
  [[nodiscard]] bool may_keep(const wizard::State& state, std::size_t lying, std::size_t kept,
                              int throws) const;
  [[nodiscard]] Plan plan(const wizard::State& state) const;
  [[nodiscard]] double from_here(const wizard::State& state, int seat, bool stops_here) const;

  const wizard::Rules& rules_;
  wizard::State state_;
  FaceSets sets_;
};

}  // namespace fox::advice
