#include "game/store/kept.h"

namespace fox::store {

bool being_kept() {
  return false;
}

std::optional<Fault> not_kept() {
  return std::nullopt;
}

bool lasts() {
  return true;
}

bool may_write() {
  return true;
}

}  // namespace fox::store
