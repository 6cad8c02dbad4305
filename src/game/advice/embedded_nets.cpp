#include "game/advice/learnt.h"

namespace fox {

std::span<const EmbeddedFile> embedded_weights();  // made from sheets/weights

namespace advice {

std::span<const EmbeddedFile> embedded_nets() {
  return embedded_weights();
}

}  // namespace advice
}  // namespace fox
