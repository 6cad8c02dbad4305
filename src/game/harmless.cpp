#include "game/harmless.h"

#include <algorithm>
#include <cstdio>

#include "game/words.h"

namespace fox {
namespace {

// As much as is kept of a line that does not end.
constexpr std::size_t kMost = 1 << 16;

struct Range {
  unsigned first, last;
};
// Controls and C1; marks that turn the direction of text; ends of lines and other signs without a shape.
constexpr Range kActing[] = {{0x00, 0x1f},     {0x7f, 0x9f},     {0xad, 0xad},      {0x61c, 0x61c},
                             {0x180e, 0x180e}, {0x200b, 0x200f}, {0x2028, 0x202e},  {0x2060, 0x206f},
                             {0xfeff, 0xfeff}, {0xfff9, 0xfffb}, {0xe0000, 0xe007f}};

bool is_plain(char c) {
  return (c >= ' ' && c <= '~') || c == '\n' || c == '\t';
}

std::string spelled(const char* form, unsigned code) {
  char text[16];
  return {text, static_cast<std::size_t>(std::snprintf(text, sizeof text, form, code))};
}

std::string escaped(unsigned code, Shown how) {
  if (how == Shown::words) return spelled("\\u{%02x}", code);
  if (code < 0x10000) return spelled("\\u%04x", code);
  return spelled("\\u%04x", 0xd800 + ((code - 0x10000) >> 10)) +
         spelled("\\u%04x", 0xdc00 + ((code - 0x10000) & 0x3ff));
}

// The length of the letter that `text` begins with; 0: it begins with none.
std::size_t letter_of(std::string_view text) {
  for (std::size_t length = 1; length <= std::min<std::size_t>(4, text.size()); ++length)
    if (is_utf8(text.substr(0, length))) return length;
  return 0;
}

unsigned code_of(std::string_view letter) {
  const auto lead = static_cast<unsigned char>(letter[0]);
  unsigned code = letter.size() == 1 ? lead : lead & (0xffu >> (letter.size() + 1));
  for (const char c : letter.substr(1)) code = code << 6 | (static_cast<unsigned char>(c) & 0x3fu);
  return code;
}

}  // namespace

bool is_acting(char32_t code) {
  return std::any_of(std::begin(kActing), std::end(kActing),
                     [&](const Range& range) { return code >= range.first && code <= range.last; });
}

std::string harmless(std::string_view text, Shown how) {
  std::string shown;
  shown.reserve(text.size());
  while (!text.empty()) {
    const auto end = std::find_if_not(text.begin(), text.end(), is_plain);
    const auto plain = static_cast<std::size_t>(end - text.begin());
    shown += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) break;
    const std::size_t length = letter_of(text);
    if (length == 0)
      shown += spelled("\\x{%02x}", static_cast<unsigned char>(text[0]));
    else if (const unsigned code = code_of(text.substr(0, length)); is_acting(code))
      shown += escaped(code, how);
    else
      shown += text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return shown;
}

HarmlessBuffer::int_type HarmlessBuffer::overflow(int_type letter) {
  if (traits_type::eq_int_type(letter, traits_type::eof())) return traits_type::not_eof(letter);
  const char one = traits_type::to_char_type(letter);
  return xsputn(&one, 1) == 1 ? letter : traits_type::eof();
}

std::streamsize HarmlessBuffer::xsputn(const char* letters, std::streamsize count) {
  line_.append(letters, static_cast<std::size_t>(count));
  if (const auto end = line_.rfind('\n'); end != std::string::npos) {
    to_ << harmless(std::string_view(line_).substr(0, end + 1), how_);
    line_.erase(0, end + 1);
  }
  if (line_.size() > kMost) sync();
  return to_ ? count : 0;
}

int HarmlessBuffer::sync() {
  // A letter of which the rest is still to come waits for it.
  std::size_t whole = line_.size();
  for (std::size_t back = 1; back <= std::min<std::size_t>(3, line_.size()); ++back) {
    const auto lead = static_cast<unsigned char>(line_[line_.size() - back]);
    if (lead < 0x80) break;
    if (lead >= 0xc0 && letter_of(std::string_view(line_).substr(line_.size() - back)) == 0)
      whole = line_.size() - back;
    if (lead >= 0xc0) break;
  }
  to_ << harmless(std::string_view(line_).substr(0, whole), how_);
  line_.erase(0, whole);
  to_.flush();
  return to_ ? 0 : -1;
}

}  // namespace fox
