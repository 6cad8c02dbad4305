// ensure(): our own nonsense stops the program, in release builds too.
// It is for mistakes of the code, never for input of people, which is refused politely.
#pragma once

namespace fox {

[[noreturn]] void broken(const char* what, const char* file, int line);

}  // namespace fox

#define ensure(condition, what) \
  ((condition) ? static_cast<void>(0) : ::fox::broken((what), __FILE__, __LINE__))
