#include "advice/wizard_round.h"

#include <algorithm>
#include <limits>

#include "core/ensure.h"
#include "core/wizard/wizard_table.h"

namespace fox::advice {

using namespace wizard;

namespace {

constexpr double kMostSets = 10'000;  // of seven dice there are 1,716
constexpr double kNever = -std::numeric_limits<double>::infinity();

// Calls `f` with every part of what lies; those of lower faces are in `part` already.
template <class F>
void each_part(const FaceSets& sets, const FaceSets::Counts& lying, F&& f, int face = 0,
               std::size_t part = 0) {
  if (face == sets.faces()) return f(part);
  for (int left = lying[static_cast<std::size_t>(face)];; --left) {
    each_part(sets, lying, f, face + 1, part);
    if (left == 0) return;
    part = sets.with(part, face);
  }
}

double points_of(const Rules& rules, const State& state, int seat) {
  const Prediction& prediction = prediction_of(state, seat);
  const int factor = effect_of(rules, state).factor;
  const int miss = missed_by(rules, state, seat);
  if (miss != 0) return -factor * miss;
  return factor * rules.sheet.points[static_cast<std::size_t>(prediction.number - 1)];
}

}  // namespace

FaceSets::FaceSets(int faces, int dice) : faces_(faces), dice_(dice) {
  for (int size = 0; size <= dice; ++size) {
    Counts counts{};
    add(counts, 0, size);
    sizes_.resize(sets_.size(), size);
  }
  with_.resize(sets_.size());
  for (std::size_t i = 0; i < sets_.size(); ++i)
    for (int face = 0; face < faces && sizes_[i] < dice; ++face) {
      Counts more = sets_[i];
      ++more[static_cast<std::size_t>(face)];
      with_[i][static_cast<std::size_t>(face)] = static_cast<std::uint16_t>(index_of(more));
    }
}

// Every way to have so many more dice of this face and those behind it.
void FaceSets::add(Counts& counts, int face, int left) {
  const auto at = static_cast<std::size_t>(face);
  if (face == faces_ - 1) {
    counts[at] = static_cast<std::uint8_t>(left);
    sets_.push_back(counts);
    return;
  }
  for (int count = 0; count <= left; ++count) {
    counts[at] = static_cast<std::uint8_t>(count);
    add(counts, face + 1, left - count);
  }
}

std::size_t FaceSets::index_of(const Counts& counts) const {
  int size = 0;
  for (const auto count : counts) size += count;
  const auto first = std::lower_bound(sizes_.begin(), sizes_.end(), size) - sizes_.begin();
  const auto last = std::upper_bound(sizes_.begin(), sizes_.end(), size) - sizes_.begin();
  const auto found = std::lower_bound(sets_.begin() + first, sets_.begin() + last, counts);
  ensure(found != sets_.begin() + last && *found == counts, "dice that lie are one of the sets");
  return static_cast<std::size_t>(found - sets_.begin());
}

std::size_t FaceSets::with(std::size_t index, int face) const {
  return with_[index][static_cast<std::size_t>(face)];
}

// By throws behind us: what the seer keeps of what lies; all of it where he stops.
struct WizardRound::Plan {
  std::vector<std::vector<std::size_t>> keeps;
};

WizardRound::WizardRound(const Rules& rules, const State& state)
    : rules_(rules), state_(state), sets_(faces(rules.sheet), rules.sheet.dice) {}

bool WizardRound::can_count(const SheetDef& sheet) {
  double sets = 1;
  for (int dice = 1; dice <= sheet.dice; ++dice) sets = sets * (faces(sheet) + dice) / dice;
  return sets <= kMostSets;
}

// What everything that can lie would be scored as, by its best way.
Expected WizardRound::scores(const State& state, int seat) const {
  Expected scores(sets_.count(), kNever);
  State lying = state;
  for (std::size_t i = 0; i < sets_.count(); ++i) {
    if (sets_.size(i) != sets_.dice()) continue;
    lying.dice = sets_.set(i);
    scores[i] = points_of(rules_, lying, seat);
    if (jester_bar(rules_, lying, seat) == JesterBar::none) scores[i] = std::max(scores[i], 0.0);
  }
  return scores;
}

// What is kept comes to the mean of what one more die makes of it.
Expected WizardRound::kept(const Expected& lying) const {
  Expected kept = lying;
  for (std::size_t i = sets_.count(); i-- > 0;) {
    if (sets_.size(i) == sets_.dice()) continue;
    double sum = 0;
    for (int face = 0; face < sets_.faces(); ++face) sum += kept[sets_.with(i, face)];
    kept[i] = sum / sets_.faces();
  }
  return kept;
}

bool WizardRound::may_keep(const State& state, std::size_t lying, std::size_t kept, int throws) const {
  const Effect& effect = effect_of(rules_, state);
  const auto jester = static_cast<std::size_t>(jester_face(rules_.sheet));
  if (effect.jesters_locked && sets_.set(kept)[jester] < sets_.set(lying)[jester]) return false;
  const int thrown = sets_.dice() - sets_.size(kept);
  return thrown > 0 && (throws != 1 || thrown >= effect.second_least);
}

WizardRound::Plan WizardRound::plan(const State& state) const {
  Plan plan;
  plan.keeps.resize(static_cast<std::size_t>(rules_.sheet.throws));
  const bool must = effect_of(rules_, state).second_compulsory();
  const Expected now = scores(state, state.seer);
  Expected later = now;
  for (int throws = rules_.sheet.throws - 1; throws >= 1; --throws) {
    const Expected means = kept(later);
    auto& keeps = plan.keeps[static_cast<std::size_t>(throws)];
    keeps.resize(sets_.count());
    for (std::size_t i = 0; i < sets_.count(); ++i) {
      if (sets_.size(i) != sets_.dice()) continue;
      double best = kNever;
      if (!must || throws != 1) best = now[i];
      keeps[i] = i;
      each_part(sets_, sets_.set(i), [&](std::size_t some) {
        if (!may_keep(state, i, some, throws) || means[some] <= best) return;
        best = means[some];
        keeps[i] = some;
      });
      later[i] = best;
    }
  }
  return plan;
}

double WizardRound::from_here(const State& state, int seat, bool stops_here) const {
  const Plan plan = this->plan(state);
  const bool must = effect_of(rules_, state).second_compulsory();
  const Expected now = scores(state, seat);
  // What this seat comes to where all throws lie, one less, and so on back to the throw that comes next.
  Expected later = now;
  for (int throws = rules_.sheet.throws - 1; throws > state.throws; --throws) {
    const Expected means = kept(later);
    for (std::size_t i = 0; i < sets_.count(); ++i) {
      if (sets_.size(i) != sets_.dice()) continue;
      const std::size_t some = plan.keeps[static_cast<std::size_t>(throws)][i];
      const double waits = some == i ? now[i] : means[some];
      later[i] = must && throws == 1 ? waits : std::max(now[i], waits);
    }
  }
  const Expected means = kept(later);
  const std::size_t lying = sets_.index_of(state.dice);
  if (sets_.size(lying) < sets_.dice()) return means[lying];
  if (stops_here || state.throws >= rules_.sheet.throws) return now[lying];
  const std::size_t some = plan.keeps[state.throws][lying];
  if (some != lying) return means[some];
  if (seat != state.seer) return now[lying];
  // He would stop; what is the best that he could throw?
  double best = kNever;
  each_part(sets_, sets_.set(lying), [&](std::size_t other) {
    if (may_keep(state, lying, other, state.throws)) best = std::max(best, means[other]);
  });
  return best;
}

double WizardRound::prediction(int seat, const Prediction& prediction) const {
  State state = state_;
  state.predictions[static_cast<std::size_t>(seat)] = prediction;
  if (state.wizards == kNone) state.wizards = prediction_of(state, state.seer).colour;
  const double on = from_here(state, seat, false);
  const bool may_stop = state.throws > 0 && !effect_of(rules_, state).second_compulsory();
  return may_stop ? std::max(on, from_here(state, seat, true)) : on;
}

double WizardRound::wizards_as(int seat, int colour) const {
  State state = state_;
  state.wizards = static_cast<std::uint8_t>(colour);
  return from_here(state, seat, false);
}

double WizardRound::stop(int seat, bool jester) const {
  return jester ? 0 : points_of(rules_, state_, seat);
}

double WizardRound::go_on(int seat) const {
  State state = state_;
  if (state.wizards == kNone) state.wizards = prediction_of(state, state.seer).colour;
  return from_here(state, seat, false);
}

}  // namespace fox::advice
