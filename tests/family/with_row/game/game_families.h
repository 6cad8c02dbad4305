#pragma once

#include <variant>

#include "core/clever/clever_line.h"
#include "core/wizard/wizard_line.h"
#include "row/row.h"

namespace fox {

template <class Codec>
class TypedGame;
namespace clever {
struct Codec;
}
namespace wizard {
struct Codec;
}
namespace row {
struct Codec;
}

using AnyLine = std::variant<clever::Line, wizard::Line, row::Line>;
using AnyGame = std::variant<const TypedGame<clever::Codec>*, const TypedGame<wizard::Codec>*,
                             const TypedGame<row::Codec>*>;

}  // namespace fox
