// A game out of somebody else's file is believed no more than a record from elsewhere: digests only prove
// that whoever wrote it could count.
#pragma once

#include "game/store/store.h"
#include "sheets/library.h"

namespace fox::store {

// Cuts the game's log to what may be taken over and says what is wrong with the rest, if anything: what a
// record with this header and these lines would be refused for, a uid that is none of ours, a digest that
// does not fit. No entries are left where none of it can be taken.
std::optional<Fault> admit(StoredGame& game, SheetLibrary& sheets);

}  // namespace fox::store
