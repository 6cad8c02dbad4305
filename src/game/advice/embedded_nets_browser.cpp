#include "game/advice/learnt.h"

namespace fox::advice {

std::span<const EmbeddedFile> embedded_nets() {
  return {};
}

}  // namespace fox::advice
