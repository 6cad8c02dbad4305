#include "game/words.h"

#include <algorithm>

namespace fox {

std::string_view without_comment(std::string_view line) {
  for (std::size_t i = 0; i < line.size(); ++i)
    if (line[i] == '#' && (i == 0 || line[i - 1] == ' ' || line[i - 1] == '\t')) return line.substr(0, i);
  return line;
}

std::vector<std::string_view> split_words(std::string_view line) {
  constexpr std::string_view spaces = " \t\r";
  std::vector<std::string_view> words;
  for (std::size_t at = line.find_first_not_of(spaces); at != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(spaces, at), line.size());
    words.push_back(line.substr(at, end - at));
    at = line.find_first_not_of(spaces, end);
  }
  return words;
}

int read_number(std::string_view word, int highest) {
  if (word.empty() || word.size() > 6) return -1;
  int number = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return -1;
    number = number * 10 + (c - '0');
  }
  return number <= highest ? number : -1;
}

bool is_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = lead < 0x80       ? 1
                               : lead >> 5 == 6  ? 2
                               : lead >> 4 == 14 ? 3
                               : lead >> 3 == 30 ? 4
                                                 : 0;
    if (length == 0 || i + length > text.size()) return false;
    unsigned code = length == 1 ? lead : lead & (0xffu >> (length + 1));
    for (std::size_t k = 1; k < length; ++k) {
      const auto next = static_cast<unsigned char>(text[i + k]);
      if (next >> 6 != 2) return false;
      code = code << 6 | (next & 0x3f);
    }
    constexpr unsigned least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < least[length] || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return false;
    i += length;
  }
  return true;
}

bool is_player_name(std::string_view name) {
  const auto is_control = [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; };
  return !name.empty() && name.size() <= kLongestPlayerName && name.front() != ' ' && name.back() != ' ' &&
         is_utf8(name) && std::none_of(name.begin(), name.end(), is_control);
}

std::string join(const std::vector<std::string>& parts, std::string_view between) {
  std::string all;
  for (const auto& part : parts) {
    if (!all.empty()) all += between;
    all += part;
  }
  return all;
}

}  // namespace fox
