// What the system's clock says, as people write a date. Nothing of a frame: the shell has a clock of its own.
#pragma once

#include <cstdint>
#include <string>

namespace fox::ui {

std::int64_t seconds_now();  // since 1970
// "2026-11-18", where the device is.
std::string today();

}  // namespace fox::ui
