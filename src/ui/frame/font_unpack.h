// A face that is built in (fonts/pack.py says how it was packed), as the font file that the library for
// letters reads.
#pragma once

#include <string>
#include <string_view>

namespace fox::ui {

std::string unpacked_font(std::string_view packed);

}  // namespace fox::ui
