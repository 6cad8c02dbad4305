// A line and a game of any family as values. A screen hands in an AnyLine; a game takes only those of its own
// family, another one is our own nonsense. Who has to know a game's family visits its AnyGame
// (`Game::typed`), and includes game/codecs.h.
#pragma once

#include <variant>

#include "core/clever/clever_line.h"
#include "core/wizard/wizard_line.h"

namespace fox {

template <class Codec>
class TypedGame;
namespace clever {
struct Codec;
}
namespace wizard {
struct Codec;
}

using AnyLine = std::variant<clever::Line, wizard::Line>;
using AnyGame = std::variant<const TypedGame<clever::Codec>*, const TypedGame<wizard::Codec>*>;

}  // namespace fox
