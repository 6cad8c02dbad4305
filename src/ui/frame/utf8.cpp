#include "ui/frame/utf8.h"

#include <algorithm>

namespace fox::ui {
namespace {

bool continues(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

}  // namespace

char32_t take_character(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xc2 ? 0
                             : first < 0xe0 ? 2
                             : first < 0xf0 ? 3
                             : first < 0xf5 ? 4
                                            : 0;
  char32_t character = length == 1 ? first : first & (0xffu >> (length + 1));
  bool sound = length > 0 && length <= text.size();
  for (std::size_t i = 1; sound && i < length; ++i) {
    sound = continues(text[i]);
    character = character << 6 | (static_cast<unsigned char>(text[i]) & 0x3fu);
  }
  text.remove_prefix(sound ? length : 1);
  return sound ? character : 0xfffd;
}

std::size_t last_character(std::string_view text) {
  std::size_t length = std::min<std::size_t>(text.size(), 1);
  while (length < text.size() && length < 4 && continues(text[text.size() - length])) ++length;
  return length;
}

}  // namespace fox::ui
