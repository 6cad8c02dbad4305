// The house readings of this family: what is played where the rule books are silent or can be read in two
// ways. A sheet names those that apply to it. And the house rules: each decides one of the readings.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/named_enum.h"

// X(name, id)
#define FOX_CLEVER_READINGS(X)                   \
  /* a roll, a die */                            \
  X(forfeit_freely, "forfeit-freely")            \
  X(forfeit_whole, "forfeit-whole")              \
  X(useless_die, "useless-die")                  \
  X(decline_freely, "decline-freely")            \
  X(solo_fallback, "solo-fallback")              \
  X(number_usable, "number-usable")              \
  /* actions */                                  \
  X(reroll_keeps_roll, "reroll-keeps-roll")      \
  X(reroll_before_pick, "reroll-before-pick")    \
  X(solo_actions, "solo-actions")                \
  X(extra_window, "extra-window")                \
  X(back_window, "back-window")                  \
  X(number_other, "number-other")                \
  X(number_in_sum, "number-in-sum")              \
  /* bonuses */                                  \
  X(bonus_order, "bonus-order")                  \
  X(green_bonus, "green-bonus")                  \
  X(orange_bonus, "orange-bonus")                \
  X(bonus_like_die, "bonus-like-die")            \
  X(yellow_question, "yellow-question")          \
  X(turquoise_question, "turquoise-question")    \
  X(blue_question, "blue-question")              \
  X(white_last_face, "white-last-face")          \
  /* areas */                                    \
  X(chain_swept, "chain-swept")                  \
  X(chain_optional, "chain-optional")            \
  X(chain_white, "chain-white")                  \
  X(chain_active, "chain-active")                \
  X(chain_own_mark, "chain-own-mark")            \
  X(circle_bonus, "circle-bonus")                \
  X(grey_from_fields, "grey-from-fields")        \
  X(companions_shown, "companions-shown")        \
  X(companions_extra, "companions-extra")        \
  X(seven_after_seven, "seven-after-seven")      \
  /* points and print, which no line rests on */ \
  X(negative_foxes, "negative-foxes")            \
  X(fox_no_area, "fox-no-area")                  \
  X(rating_tiers, "rating-tiers")                \
  X(other_colours, "other-colours")

// A house rule: the effect of its switch where the second value is chosen; the reading that is another one
// then; what a sheet must have for it to change anything (house_rules.cpp). Whatever it changes asks for it
// in one place, and `Effect::name` finds that. X(name, reading, needs)
#define FOX_CLEVER_HOUSE_RULES(X)                                                  \
  /* alone, the three other dice open up when no die of the platter can be used */ \
  X(solo_fallback, solo_fallback, nothing)                                         \
  /* a chain on the third pick covers what is cleared to the platter as well */    \
  X(chain_leftovers, chain_swept, a_chain)                                         \
  /* foxes never count below nothing */                                            \
  X(fox_floor, negative_foxes, nothing)                                            \
  /* a bonus marks grey cells only where rows go by rolls */                       \
  X(roll_row_bonus, yellow_question, roll_rows)                                    \
  /* a bonus needs no joker's face where numbers are sums */                       \
  X(sum_bonus, blue_question, a_start)                                             \
  /* a row may repeat its start number */                                          \
  X(start_again, seven_after_seven, a_start)                                       \
  /* a roll may be let go only where none of its dice has a mark */                \
  X(forfeit_useless, forfeit_freely, nothing)                                      \
  /* an unused any-number action makes a die of the platter usable */              \
  X(number_usable, number_usable, any_number)                                      \
  /* a bonus has companions, too */                                                \
  X(companion_bonus, turquoise_question, companions)

namespace fox::clever {

enum class Reading : std::uint8_t {
#define FOX_X(name, id) name,
  FOX_CLEVER_READINGS(FOX_X)
#undef FOX_X
};

inline constexpr std::string_view kReadings[] = {
#define FOX_X(name, id) id,
    FOX_CLEVER_READINGS(FOX_X)
#undef FOX_X
};

// What a sheet file calls the effect of a switch.
FOX_NAMED_LIST(Effect, FOX_CLEVER_HOUSE_RULES)
inline constexpr std::size_t kEffects = enum_size<Effect>;

inline std::string_view id_of(Reading reading) {
  return kReadings[static_cast<std::size_t>(reading)];
}

// The effect whose switch decides a reading.
inline std::optional<Effect> switch_of(Reading reading) {
  static constexpr Reading decided[] = {
#define FOX_X(name, reading, needs) Reading::reading,
      FOX_CLEVER_HOUSE_RULES(FOX_X)
#undef FOX_X
  };
  for (std::size_t effect = 0; effect < kEffects; ++effect)
    if (decided[effect] == reading) return static_cast<Effect>(effect);
  return std::nullopt;
}

}  // namespace fox::clever
