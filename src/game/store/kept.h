// Whether what the store has written would be there after a power cut. On a disk it is when the store's call
// returns; a browser acknowledges it a little later.
#pragma once

#include <optional>

#include "game/store/fault.h"

namespace fox::store {

// Waits for the acknowledgement.
bool being_kept();
// What stands in its way; it is tried again.
std::optional<Fault> not_kept();
// Nobody but people deletes it. A disk does so; a browser where it has promised.
bool lasts();
// In a browser one of all tabs may write.
bool may_write();

}  // namespace fox::store
