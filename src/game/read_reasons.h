// Reasons for which text cannot be read as a line or a record, whatever the family.
#pragma once

#include "core/reason_list.h"

// X(name, id, rule)   the arguments a sentence may use stand behind
#define FOX_READ_REASONS(X)                                                \
  X(not_a_record, "not-a-record", "record")                                \
  X(not_utf8, "not-utf8", "record")                                        \
  X(too_long, "too-long", "record")                                        \
  X(header_unknown, "header-unknown", "record") /* word */                 \
  X(header_twice, "header-twice", "record")     /* word */                 \
  X(header_value, "header-value", "record")     /* word */                 \
  X(sheet_missing, "sheet-missing", "record")                              \
  X(sheet_unknown, "sheet-unknown", "record")    /* word */                \
  X(sheet_unsound, "sheet-unsound", "record")    /* word */                \
  X(players_number, "players-number", "players") /* number, least, most */ \
  X(name_missing, "name-missing", "record")                                \
  X(rule_unknown, "rule-unknown", "record")             /* word */         \
  X(rule_value_unknown, "rule-value-unknown", "record") /* word */         \
  X(mode_unknown, "mode-unknown", "record")             /* word */         \
  X(seat_expected, "seat-expected", "record")           /* word */         \
  X(word_unknown, "word-unknown", "record")             /* word */         \
  X(word_missing, "word-missing", "record")                                \
  X(word_too_many, "word-too-many", "record")      /* word */              \
  X(die_unknown, "die-unknown", "record")          /* word */              \
  X(die_twice, "die-twice", "record")              /* word */              \
  X(face_unknown, "face-unreadable", "record")     /* word */              \
  X(number_unknown, "number-unreadable", "record") /* word */              \
  X(mark_unknown, "mark-unknown", "record")        /* word */              \
  X(mark_twice, "mark-twice", "record")            /* word */              \
  X(mark_other_area, "mark-other-area", "record")  /* word */              \
  X(mark_open, "mark-open", "record")              /* word */              \
  X(bonus_unknown, "bonus-unknown", "record")      /* word */              \
  X(action_unknown, "action-unknown", "record")    /* word */              \
  /* the protocol */                                                       \
  X(command_unknown, "command-unknown", "protocol") /* word */             \
  X(no_game, "no-game", "protocol")                                        \
  X(nothing_to_undo, "nothing-to-undo", "protocol")                        \
  X(nothing_to_redo, "nothing-to-redo", "protocol")                        \
  X(rule_too_late, "rule-too-late", "protocol")                            \
  X(file_unreadable, "file-unreadable", "protocol") /* word */             \
  X(not_for_family, "not-for-family", "protocol")   /* word */             \
  X(no_such_rule, "no-such-rule", "protocol")       /* word */

namespace fox {

FOX_REASON_LIST(ReadReason, kReadReasons, FOX_READ_REASONS)

inline Refusal refuse(ReadReason reason) {
  return refusal_of(kReadReasons, reason);
}

}  // namespace fox
