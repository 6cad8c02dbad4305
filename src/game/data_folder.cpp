#include "game/data_folder.h"

#include <cstdlib>

namespace fox {

std::string data_folder(const std::string& chosen) {
  if (!chosen.empty()) return chosen;
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && data[0] == '/')
    return std::string(data) + "/foxsheet";
  const char* home = std::getenv("HOME");
  return std::string(home == nullptr ? "." : home) + "/.local/share/foxsheet";
}

}  // namespace fox
