#include "game/out_of_memory.h"

#include <unistd.h>

#include <new>
#include <string_view>

namespace fox {
namespace {

constexpr int kUnusable = 2;

[[noreturn]] void end() {
  constexpr std::string_view words = "There is not enough memory; what was saved is safe.\n";
  [[maybe_unused]] const auto said = ::write(STDERR_FILENO, words.data(), words.size());
  ::_exit(kUnusable);
}

}  // namespace

void end_where_memory_ends() {
  std::set_new_handler(end);
}

}  // namespace fox
