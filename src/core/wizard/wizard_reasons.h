// Every reason for which a line of this family is refused: its id, the rule it rests on, its arguments.
// Text that cannot be read at all is not a matter of this family; its reasons stand in game/read_reasons.h.
#pragma once

#include "core/reason_list.h"
#include "core/wizard/wizard_sheet.h"

namespace fox::wizard {

// name, id, rule, arguments. The rule "wizard-cards" stands for the rule of the card that lies, where one is
// meant.
#define FOX_WIZARD_REASONS(X)                                                            \
  /* what no sheet has */                                                                \
  X(no_such_seat, "no-such-seat", "players", "seat players")                             \
  X(colour_unknown, "colour-unknown", "record", "")                                      \
  X(no_such_face, "no-such-face", "record", "")                                          \
  X(card_unknown, "card-unknown", "wizard-cards", "")                                    \
  /* mode and course of the game */                                                      \
  X(paper_only_marks, "paper-only-marks", "wizard-paper", "")                            \
  X(marks_only_on_paper, "marks-only-on-paper", "wizard-paper", "")                      \
  X(mark_filled, "mark-filled", "wizard-paper", "cell")                                  \
  X(mark_nothing, "mark-nothing", "wizard-paper", "")                                    \
  X(game_over, "game-over", "wizard-end", "")                                            \
  X(card_first, "card-first", "wizard-cards", "")                                        \
  X(turn_first, "turn-first", "wizard-cards", "card seat count")                         \
  X(card_throw_first, "card-throw-first", "wizard-cards", "card seat")                   \
  X(predict_first, "predict-first", "wizard-predict", "seat")                            \
  X(strike_first, "strike-first", "wizard-cards", "card seat")                           \
  /* the card */                                                                         \
  X(cards_off, "cards-off", "wizard-cards", "")                                          \
  X(card_lies, "card-lies", "wizard-cards", "card")                                      \
  /* turning dice */                                                                     \
  X(turn_without_card, "turn-without-card", "wizard-cards", "")                          \
  X(turn_only_seer, "turn-only-seer", "wizard-cards", "card seat")                       \
  X(turn_done, "turn-done", "wizard-cards", "card")                                      \
  X(turn_count, "turn-count", "wizard-cards", "card count needed")                       \
  /* predictions */                                                                      \
  X(predicted_already, "predicted-already", "wizard-predict", "seat cell")               \
  X(passed_already, "passed-already", "wizard-pass", "seat")                             \
  X(predict_turn, "predict-turn", "wizard-predict", "seat")                              \
  X(predict_wizards, "predict-wizards", "wizard-predict", "")                            \
  X(predict_jesters, "predict-jesters", "wizard-predict", "")                            \
  X(number_range, "number-range", "wizard-predict", "number most")                       \
  X(field_filled, "field-filled", "wizard-predict", "cell")                              \
  X(prediction_taken, "prediction-taken", "wizard-predict", "cell seat")                 \
  X(secret_like_seer, "secret-like-seer", "wizard-cards", "card cell seat")              \
  X(pass_can_predict, "pass-can-predict", "wizard-pass", "cell")                         \
  /* striking out */                                                                     \
  X(strike_without_card, "strike-without-card", "wizard-cards", "")                      \
  X(strike_decided, "strike-decided", "wizard-cards", "card seat")                       \
  X(strike_late, "strike-late", "wizard-cards", "card")                                  \
  X(strike_nothing, "strike-nothing", "wizard-cards", "card seat")                       \
  X(strike_colour, "strike-colour", "wizard-cards", "card area")                         \
  X(strike_empty, "strike-empty", "wizard-cards", "card cell")                           \
  X(strike_no_difference, "strike-no-difference", "wizard-cards", "card cell")           \
  /* the wizard colour */                                                                \
  X(wizards_everywhere, "wizards-everywhere", "wizard-cards", "card")                    \
  X(wizards_only_seer, "wizards-only-seer", "wizard-colour", "seat")                     \
  X(wizards_named, "wizards-named", "wizard-colour", "area")                             \
  X(wizards_no_colour, "wizards-no-colour", "wizard-colour", "")                         \
  /* throws */                                                                           \
  X(roll_only_seer, "roll-only-seer", "wizard-throw", "seat")                            \
  X(seer_stopped, "seer-stopped", "wizard-throw", "seat")                                \
  X(throws_used, "throws-used", "wizard-throw", "throws")                                \
  X(jesters_all_locked, "jesters-all-locked", "wizard-cards", "card")                    \
  X(dice_unnamed, "dice-unnamed", "wizard-throw", "dice")                                \
  X(dice_count, "dice-count", "wizard-throw", "count dice")                              \
  X(threw_missing, "threw-missing", "wizard-cards", "card")                              \
  X(threw_range, "threw-range", "wizard-throw", "count dice")                            \
  X(first_throw_all, "first-throw-all", "wizard-throw", "count dice")                    \
  X(card_needs_three_dice, "card-needs-three-dice", "wizard-cards", "card count needed") \
  X(card_needs_other_dice, "card-needs-other-dice", "wizard-cards", "card count needed") \
  X(jester_locked, "jester-locked", "wizard-cards", "card before after")                 \
  X(jester_locked_threw, "jester-locked-threw", "wizard-cards", "card count free")       \
  X(turned_die_moved, "turned-die-moved", "wizard-cards", "card die")                    \
  X(threw_too_few, "threw-too-few", "wizard-throw", "changed count")                     \
  /* stopping and scoring */                                                             \
  X(stop_before_throw, "stop-before-throw", "wizard-stop", "")                           \
  X(stop_second_throw, "stop-second-throw", "wizard-cards", "card")                      \
  X(stop_passed, "stop-passed", "wizard-pass", "seat")                                   \
  X(stopped_already, "stopped-already", "wizard-stop", "seat")                           \
  X(jester_on_hit, "jester-on-hit", "wizard-jester", "cell")                             \
  X(jester_none, "jester-none", "wizard-jester", "")                                     \
  X(jester_too_many, "jester-too-many", "wizard-jester", "count most")                   \
  X(jester_field_used, "jester-field-used", "wizard-jester", "cell")

FOX_REASON_LIST(Reason, kReasons, FOX_WIZARD_REASONS)

// A refusal without its arguments.
Refusal refuse(Reason reason);

// The same, resting on the card that lies, with the argument `card` (its index).
Refusal refuse(Reason reason, const Effect& effect, int card);

}  // namespace fox::wizard
