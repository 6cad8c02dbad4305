// The faces that are built into the app, by file name: Lato-Regular.ttf, Lato-Bold.ttf, Lato-Black.ttf. Where
// they come from: fonts/README.md.
#pragma once

#include <span>

#include "sheets/embedded.h"

namespace fox {

std::span<const EmbeddedFile> embedded_fonts();

}  // namespace fox
