// What this is, as --version says it: "0.1.0 (8bff4d751)", with the commit where it was built from a
// checkout.
#pragma once

namespace fox {

const char* version();  // made by tools/version.cmake

}  // namespace fox
