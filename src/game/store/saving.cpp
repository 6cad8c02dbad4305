#include "game/store/saving.h"

namespace fox::store {

bool is_saving() {
  return false;
}

std::optional<Fault> saving_fault() {
  return std::nullopt;
}

bool is_lasting() {
  return true;
}

bool can_write() {
  return true;
}

}  // namespace fox::store
