// Asked of src/web/storage.js.
#include <emscripten/emscripten.h>

#include <cerrno>
#include <cstdlib>
#include <string>

#include "game/store/saving.h"

EM_JS(int, fox_storage_busy, (), { return FoxStorage.waits() ? 1 : 0; });
EM_JS(int, fox_storage_lasts, (), { return FoxStorage.lasts ? 1 : 0; });
EM_JS(int, fox_storage_writes, (), { return FoxStorage.writes ? 1 : 0; });
EM_JS(char*, fox_storage_trouble, (), {
  const size = lengthBytesUTF8(FoxStorage.trouble) + 1;
  const bytes = _malloc(size);
  stringToUTF8(FoxStorage.trouble, bytes, size);
  return bytes;
});

namespace fox::store {

bool is_saving() {
  return fox_storage_busy() != 0;
}

std::optional<Fault> saving_fault() {
  char* bytes = fox_storage_trouble();
  const std::string why = bytes;
  std::free(bytes);
  if (why.empty()) return std::nullopt;
  if (why == "full") return Fault{Trouble::disk_full};
  if (why == "other") return Fault{Trouble::other_program};
  if (why == "forbidden") return Fault{Trouble::storage_blocked};
  return Fault{Trouble::disk_error, {}, EIO};
}

bool is_lasting() {
  return fox_storage_lasts() != 0;
}

bool can_write() {
  return fox_storage_writes() != 0;
}

}  // namespace fox::store
