#include "core/clever/turn.h"

namespace fox::clever {

Use extra_use(const Rules& rules, const State& state) {
  Use use = passive_use(state);
  if (!rules.sheet.some_roll_rows && !rules.sheet.some_companions) return use;
  use.fields = field_dice(state);
  for (int f = 0; f < 3; ++f)
    if (const auto die = state.field[static_cast<std::size_t>(f)]; die != kNone) {
      use.rows.forget(die);
      use.rows.say(die, Use::number_of_row(f));
    }
  return use;
}

bool has_use(const Rules& rules, const Pad& pad, const Use& use, std::uint8_t dice) {
  if (has_mark(rules, pad, use, dice, 0)) return true;
  bool found = false;
  each_pretended(rules, pad, [&](int number, int) {
    const auto others = static_cast<std::uint8_t>(dice & ~dice_showing(use.face, dice, number));
    found = found || has_mark(rules, pad, use, others, number);
  });
  return found;
}

bool platter_usable(const Rules& rules, const State& state, const Pad& pad) {
  const Use use = passive_use(state);
  return has_mark(rules, pad, use, state.platter, 0) ||
         (rules.is_on(Effect::number_usable) && has_use(rules, pad, use, state.platter));
}

std::uint8_t passive_dice(const Rules& rules, const State& state, const Pad& pad) {
  if (!fields_may_open(rules) || platter_usable(rules, state, pad)) return state.platter;
  return static_cast<std::uint8_t>(state.platter | field_dice(state));
}

bool may_forfeit(const Rules& rules, const State& state, const Pad& pad) {
  return may_forfeit_freely(rules) || !has_mark(rules, pad, active_use(rules, state), state.hand, 0);
}

bool can_use_extra(const Rules& rules, const State& state, int seat) {
  const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
  if (!action_left(pad, Action::plus1)) return false;
  return has_use(rules, pad, extra_use(rules, state), extra_dice_left(rules, state, seat));
}

}  // namespace fox::clever
