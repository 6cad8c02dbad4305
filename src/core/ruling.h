// A house reading that an answer of the rules rests on: what is played where the rule book is silent or can
// be read in two ways. Its sentence stands under [rulings] of the catalogues; where a switch of the sheet
// decides it, the switch's other value has a sentence of its own.
#pragma once

#include <string_view>

namespace fox {

struct Ruling {
  std::string_view id;    // static
  bool switched = false;  // the sheet's switch stands on its other value: a house rule of this table

  friend bool operator==(const Ruling&, const Ruling&) = default;
};

}  // namespace fox
