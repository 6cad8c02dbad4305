// The house readings of this family: what is played where the rule books are silent or can be read in two
// ways. A sheet names those that apply to it; where a switch decides one, its effect stands beside it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/clever/sheet_def.h"

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

inline std::string_view id_of(Reading reading) {
  return kReadings[static_cast<std::size_t>(reading)];
}

// The effect whose switch decides a reading.
inline std::optional<Effect> switch_of(Reading reading) {
  switch (reading) {
    case Reading::forfeit_freely:
      return Effect::forfeit_useless;
    case Reading::solo_fallback:
      return Effect::solo_fallback;
    case Reading::number_usable:
      return Effect::number_usable;
    case Reading::yellow_question:
      return Effect::roll_row_bonus;
    case Reading::turquoise_question:
      return Effect::companion_bonus;
    case Reading::blue_question:
      return Effect::sum_bonus;
    case Reading::chain_swept:
      return Effect::chain_leftovers;
    case Reading::seven_after_seven:
      return Effect::start_again;
    case Reading::negative_foxes:
      return Effect::fox_floor;
    default:
      return std::nullopt;
  }
}

}  // namespace fox::clever
