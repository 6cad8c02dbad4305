#include "core/ensure.h"

#include <cstdio>
#include <cstdlib>

namespace fox {

void broken(const char* what, const char* file, int line) {
  std::fprintf(stderr, "foxsheet: internal error: %s (%s:%d)\n", what, file, line);
  std::abort();
}

}  // namespace fox
