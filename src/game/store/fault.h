// What stands in the way of saving or reading games, as a small value: an id of the catalogues' [trouble],
// what is put into the places of its sentence, and what the system said. `foxref lint --catalogues` compares
// the ids with the catalogues.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "game/system_words.h"

// X(name, id)   the places of the sentence stand behind
#define FOX_TROUBLES(X)                                                             \
  X(disk_full, "disk-full")                                                         \
  X(disk_error, "disk-error")           /* why */                                   \
  X(storage_blocked, "storage-blocked") /* by a browser */                          \
  X(read_only, "read-only")             /* folder */                                \
  X(no_folder, "no-folder")             /* folder, why */                           \
  X(other_program, "other-program")                                                 \
  X(newer_program, "newer-program") /* file */                                      \
  X(busy, "busy")                                                                   \
  X(damaged, "damaged")               /* file; and it could not yet be put right */ \
  X(set_aside, "set-aside")           /* file, games, broken, which */              \
  X(left_over, "left-over")           /* file */                                    \
  X(exchanged, "exchanged")           /* file */                                    \
  X(exchanged_kept, "exchanged-kept") /* file, kept, games */                       \
  X(conflict, "conflict")                                                           \
  X(no_such_game, "no-such-game")       /* game */                                  \
  X(game_damaged, "game-damaged")       /* game, line */                            \
  X(game_unreadable, "game-unreadable") /* game */                                  \
  X(game_foreign, "game-foreign")       /* game */                                  \
  X(row_damaged, "row-damaged")         /* game */                                  \
  X(tally_differs, "tally-differs")     /* game */                                  \
  X(line_misfit, "line-misfit")         /* game, line, entry, reason */             \
  X(sheet_gone, "sheet-gone")           /* game, sheet */                           \
  X(sheet_changed, "sheet-changed")     /* game, sheet */                           \
  X(locked, "locked")                                                               \
  X(not_locked, "not-locked")                                                       \
  X(file_exists, "file-exists")         /* file */                                  \
  X(file_unwritable, "file-unwritable") /* file, why */                             \
  X(one_game_a_record, "one-game-a-record")                                         \
  X(has_nothing_saved, "nothing-saved") /* folder */                                \
  X(not_a_backup, "not-a-backup")       /* file */

namespace fox::store {

enum class Trouble : std::uint8_t {
#define FOX_X(name, id) name,
  FOX_TROUBLES(FOX_X)
#undef FOX_X
};

inline constexpr std::string_view kTroubles[] = {
#define FOX_X(name, id) id,
    FOX_TROUBLES(FOX_X)
#undef FOX_X
};

struct Fault {
  Trouble trouble;
  Fillings places{};
  int error = 0;  // what the system said, whose words are the sentence's {why}

  [[nodiscard]] std::string_view id() const { return kTroubles[static_cast<std::size_t>(trouble)]; }
};

template <class T>
using Result = std::variant<T, Fault>;

template <class T>
const Fault* fault_in(const Result<T>& result) {
  return std::get_if<Fault>(&result);
}

// What is put into the places of the sentence.
inline Fillings fillings_of(const Fault& fault, const Catalogue& words) {
  Fillings places = fault.places;
  if (fault.error != 0) places["why"] = system_words(fault.error, words);
  return places;
}

// The sentence a person reads. Where {count} is known, the number of lines not saved, a game is at the table:
// a second sentence says that it goes on.
inline std::string sentence(const Fault& fault, const Catalogue& words) {
  std::string text = words.text("trouble", std::string(fault.id()), fillings_of(fault, words));
  const auto count = fault.places.find("count");
  if (count == fault.places.end()) return text;
  return text + ' ' + words.text("games", count->second == "0" ? "unsaved-game" : "unsaved", fault.places);
}

}  // namespace fox::store
