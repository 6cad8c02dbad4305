#include "core/wizard/wizard_why_throw.h"

#include "core/wizard/wizard_reasons.h"
#include "core/wizard/wizard_table.h"

namespace fox::wizard {

namespace {

using Maybe = std::optional<Refusal>;

// The number of dice that the seer says he threw.
Maybe why_not_threw(const Rules& rules, const State& state, int threw) {
  const Effect& effect = effect_of(rules, state);
  const int dice = rules.sheet.dice;
  const bool second = state.throws == 1;
  if (threw == kUnsaid) {
    if (second && (effect.second_least > 0 || effect.turned > 0))
      return refuse(Reason::threw_missing, effect, state.card);
    return {};
  }
  if (threw < 1 || threw > dice)
    return refuse(Reason::threw_range).number("count", threw).number("dice", dice);
  if (state.throws == 0 && threw != dice)
    return refuse(Reason::first_throw_all).number("count", threw).number("dice", dice);
  if (second && effect.turned > 0 && threw != dice - effect.turned)
    return refuse(Reason::card_needs_other_dice, effect, state.card)
        .number("count", threw)
        .number("needed", dice - effect.turned);
  if (second && threw < effect.second_least)
    return refuse(Reason::card_needs_three_dice, effect, state.card)
        .number("count", threw)
        .number("needed", effect.second_least);
  return {};
}

}  // namespace

Maybe why_not_dice(const Rules& rules, const State& state, const Line& line) {
  const Effect& effect = effect_of(rules, state);
  const int jester = jester_face(rules.sheet), dice = rules.sheet.dice;
  int sum = 0;
  for (int i = 0; i < kMaxFaces; ++i) {
    const int count = line.faces[static_cast<std::size_t>(i)];
    if (i >= faces(rules.sheet) && count > 0) return refuse(Reason::no_such_face);
    sum += count;
  }
  if (sum == 0) return refuse(Reason::dice_unnamed).number("dice", dice);
  if (sum != dice) return refuse(Reason::dice_count).number("count", sum).number("dice", dice);
  if (auto no = why_not_threw(rules, state, line.threw)) return no;

  const int locked = effect.jesters_locked ? dice_showing(state, jester) : 0;
  const int jesters = line.faces[static_cast<std::size_t>(jester)];
  if (jesters < locked)
    return refuse(Reason::jester_locked, effect, state.card)
        .number("before", locked)
        .number("after", jesters);
  if (line.threw > dice - locked)
    return refuse(Reason::jester_locked_threw, effect, state.card)
        .number("count", line.threw)
        .number("free", dice - locked);

  // What lies turned stays; of dice that were thrown, only as many can have changed as were thrown again.
  const int lying = dice_lying(state), changed = dice_changed(state, line.faces);
  if (lying < dice && changed > 0) {
    int moved = 0;
    while (state.dice[static_cast<std::size_t>(moved)] <= line.faces[static_cast<std::size_t>(moved)])
      ++moved;
    return refuse(Reason::turned_die_moved, effect, state.card).die("die", moved);
  }
  if (lying == dice && line.threw != kUnsaid && changed > line.threw)
    return refuse(Reason::threw_too_few).number("changed", changed).number("count", line.threw);
  return {};
}

}  // namespace fox::wizard
