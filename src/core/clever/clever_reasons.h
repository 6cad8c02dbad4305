// Every reason for which a line of this family can be refused, with the rule sentence it rests on.
// An empty rule means: the rule of the area that is meant.
#pragma once

#include <string_view>

#include "core/reason_list.h"

// X(name, id, rule)
#define FOX_CLEVER_REASONS(X)                                   \
  /* whose turn it is and what is due */                        \
  X(game_over, "game-over", "end")                              \
  X(other_mode, "other-mode", "modes")                          \
  X(no_such_seat, "no-such-seat", "players")                    \
  X(not_your_turn, "not-your-turn", "turn")                     \
  X(active_only, "active-only", "")                             \
  X(bonus_waits, "bonus-waits", "bonus-at-once")                \
  X(others_bonus_waits, "others-bonus-waits", "bonus-at-once")  \
  X(throw_first, "throw-first", "turn")                         \
  X(throw_not_due, "throw-not-due", "turn")                     \
  X(no_dice_in_hand, "no-dice-in-hand", "turn")                 \
  X(rolls_used, "rolls-used", "turn")                           \
  X(dice_missing, "dice-missing", "throw-all")                  \
  X(die_not_thrown, "die-not-thrown", "throw-all")              \
  X(rolling_goes_on, "rolling-goes-on", "passive")              \
  X(rolling_over, "rolling-over", "turn")                       \
  X(turn_part_done, "turn-part-done", "passive")                \
  X(finished, "finished", "turn-end")                           \
  X(regular_part_first, "regular-part-first", "extra-die")      \
  X(done_not_needed, "done-not-needed", "turn-end")             \
  X(serve_first, "serve-first", "solo-passive")                 \
  X(serve_not_due, "serve-not-due", "solo-passive")             \
  X(serve_not_lowest, "serve-not-lowest", "solo-passive")       \
  X(serve_fields_wrong, "serve-fields-wrong", "solo-passive")   \
  X(serve_fields_unused, "serve-fields-unused", "solo-passive") \
  X(forfeit_not_now, "forfeit-not-now", "forfeit")              \
  X(forfeit_fits, "forfeit-fits", "forfeit-useless")            \
  X(decline_not_now, "decline-not-now", "passive")              \
  /* the dice */                                                \
  X(die_on_field, "die-on-field", "take")                       \
  X(die_on_platter, "die-on-platter", "take")                   \
  X(fields_closed, "fields-closed", "platter-first")            \
  X(fields_closed_alone, "fields-closed-alone", "solo-passive") \
  X(back_not_on_platter, "back-not-on-platter", "dice-back")    \
  X(back_not_now, "back-not-now", "dice-back")                  \
  X(back_alone, "back-alone", "dice-back")                      \
  X(extra_die_used, "extra-die-used", "extra-die")              \
  X(from_needed, "from-needed", "roll-row")                     \
  X(partner_needed, "partner-needed", "")                       \
  X(joker_face_needed, "joker-face-needed", "")                 \
  X(joker_face_known, "joker-face-known", "")                   \
  /* actions and bonuses */                                     \
  X(no_such_action, "no-such-action", "actions")                \
  X(action_not_circled, "action-not-circled", "actions")        \
  X(action_not_spent_so, "action-not-spent-so", "actions")      \
  X(reroll_not_now, "reroll-not-now", "reroll")                 \
  X(reroll_alone, "reroll-alone", "solo-passive")               \
  X(number_is_face, "number-is-face", "any-number")             \
  X(number_not_circled, "number-not-circled", "any-number")     \
  X(number_field_not, "number-field-not", "any-number")         \
  X(number_field_which, "number-field-which", "any-number")     \
  X(bonus_not_waiting, "bonus-not-waiting", "bonus-at-once")    \
  X(bonus_unmarked, "bonus-unmarked", "bonus-at-once")          \
  X(bonus_not_yours, "bonus-not-yours", "bonus-at-once")        \
  X(bonus_other_area, "bonus-other-area", "bonus-at-once")      \
  X(bonus_other_number, "bonus-other-number", "bonus-at-once")  \
  /* the mark */                                                \
  X(die_not_for_area, "die-not-for-area", "colour")             \
  X(mark_missing, "mark-missing", "take-marks")                 \
  X(die_marks_nothing, "die-marks-nothing", "")                 \
  X(cell_printed, "cell-printed", "")                           \
  X(face_differs, "face-differs", "")                           \
  X(cell_taken, "cell-taken", "")                               \
  X(roll_row_differs, "roll-row-differs", "roll-row")           \
  X(grey_only, "grey-only", "roll-row")                         \
  X(left_to_right, "left-to-right", "")                         \
  X(too_low, "too-low", "")                                     \
  X(row_must_rise, "row-must-rise", "")                         \
  X(row_must_not_rise, "row-must-not-rise", "")                 \
  X(step_by_one, "step-by-one", "")                             \
  X(start_twice, "start-twice", "")                             \
  X(already_passed, "already-passed", "")                       \
  X(other_number_written, "other-number-written", "")           \
  X(no_number_here, "no-number-here", "")                       \
  X(choice_needed, "choice-needed", "")                         \
  X(no_choice_here, "no-choice-here", "")                       \
  X(mark_count, "mark-count", "one-mark")                       \
  X(companion_column, "companion-column", "")                   \
  X(companions_missing, "companions-missing", "companions")     \
  X(companions_none, "companions-none", "companions")           \
  X(chain_active_only, "chain-active-only", "")                 \
  X(chain_not_swept, "chain-not-swept", "sweep")                \
  X(chain_die_twice, "chain-die-twice", "")                     \
  /* sheet and paper mode */                                    \
  X(no_more_rounds, "no-more-rounds", "rounds")                 \
  X(paper_taken, "paper-taken", "paper")                        \
  X(paper_number_missing, "paper-number-missing", "paper")      \
  X(paper_number, "paper-number", "paper")                      \
  X(paper_track, "paper-track", "paper")

namespace fox::clever {

FOX_REASON_LIST(Reason, kReasons, FOX_CLEVER_REASONS)

inline Refusal refuse(Reason reason, std::string_view area_rule = {}) {
  return refusal_of(kReasons, reason, area_rule);
}

}  // namespace fox::clever
