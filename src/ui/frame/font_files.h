// The faces that are built into the app, packed (font_unpack.h), by file name: Lato-Regular.face,
// Lato-Bold.face, Lato-Black.face. Where they come from: fonts/README.md.
#pragma once

#include <span>

#include "sheets/embedded.h"

namespace fox {

std::span<const EmbeddedFile> embedded_fonts();

}  // namespace fox
