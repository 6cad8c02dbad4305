// Whether what the store has written would be there after a power cut. On a disk it is when the store's call
// returns; a browser acknowledges it a little later.
#pragma once

#include <optional>

#include "game/store/fault.h"

namespace fox::store {

// Waits for the acknowledgement.
bool is_saving();
// What stands in its way; it is tried again.
std::optional<Fault> saving_fault();
// Nobody but people deletes it. A disk does so; a browser where it has promised.
bool is_lasting();
// In a browser one of all tabs may write.
bool can_write();

}  // namespace fox::store
