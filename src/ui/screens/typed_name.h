// A name while it is typed, letter by letter: what cannot be seen on the screen, or would move what stands
// beside it, is refused with a sentence. Nothing is dropped in silence.
#pragma once

#include <string>
#include <string_view>

#include "sheets/catalogue.h"
#include "ui/frame/canvas.h"

namespace fox::ui {

struct NameRefusal {
  enum class Kind : unsigned char {
    none,
    unseen,    // it acts on text and has no shape: controls, marks of direction, joiners
    no_glyph,  // the font has not got it
    full,      // no record takes a longer name
  };
  Kind kind = Kind::none;
  std::string letter;  // of no_glyph
  explicit operator bool() const { return kind != Kind::none; }
};

// What a name takes of `typed` goes behind `name`; gives the first thing that it does not take.
NameRefusal add_to_name(std::string& name, std::string_view typed, const Canvas& canvas);
std::string sentence_of(const NameRefusal& refusal, const Catalogue& words);

}  // namespace fox::ui
