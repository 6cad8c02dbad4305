// UTF-8 taken apart into characters. Bytes that are none become U+FFFD, one each; nothing is refused.
#pragma once

#include <string_view>

namespace fox::ui {

// Takes the first character off the text, which is not empty.
char32_t take_character(std::string_view& text);
// How many bytes the last character has; 0 for an empty text.
std::size_t last_character(std::string_view text);

}  // namespace fox::ui
