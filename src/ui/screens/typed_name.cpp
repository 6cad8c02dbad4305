#include "ui/screens/typed_name.h"

#include <array>
#include <cstdio>

#include "game/harmless.h"
#include "game/words.h"
#include "ui/frame/utf8.h"

namespace fox::ui {
namespace {

// Blanks of other widths are blanks.
bool is_blank(char32_t letter) {
  return letter == ' ' || letter == 0xa0 || (letter >= 0x2000 && letter <= 0x200a) || letter == 0x202f ||
         letter == 0x205f || letter == 0x3000;
}

}  // namespace

NameRefusal add_to_name(std::string& name, std::string_view typed, const Canvas& canvas) {
  NameRefusal refusal;
  const auto refuse = [&](NameRefusal::Kind kind, std::string_view letter = {}) {
    if (!refusal) refusal = {kind, std::string(letter)};
  };
  while (!typed.empty()) {
    const std::string_view rest = typed;
    const char32_t letter = take_character(typed);
    const std::string_view bytes = is_blank(letter) ? " " : rest.substr(0, rest.size() - typed.size());
    if (is_acting(letter) || !is_utf8(bytes))
      refuse(NameRefusal::Kind::unseen);
    else if (!is_blank(letter) && !canvas.has(letter))
      refuse(NameRefusal::Kind::no_glyph, bytes);
    else if (name.size() + bytes.size() > kLongestPlayerName)
      refuse(NameRefusal::Kind::full);
    else
      name += bytes;
  }
  return refusal;
}

std::string sentence_of(const NameRefusal& refusal, const Catalogue& words) {
  switch (refusal.kind) {
    case NameRefusal::Kind::none:
      return {};
    case NameRefusal::Kind::unseen:
      return words.text("screen", "name-unseen");
    case NameRefusal::Kind::full:
      return words.text("screen", "name-full");
    case NameRefusal::Kind::no_glyph:
      break;
  }
  // It cannot be shown: its number names it.
  std::string_view letter = refusal.letter;
  std::array<char, 16> code{};
  std::snprintf(code.data(), code.size(), "U+%04X", static_cast<unsigned>(take_character(letter)));
  return words.text("screen", "name-no-glyph", {{"letter", code.data()}});
}

}  // namespace fox::ui
