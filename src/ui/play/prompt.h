// What the prompt says in a game of the Clever family, and what a line does, in words.
#pragma once

#include <string>

#include "ui/play/hands.h"
#include "ui/table/prompt_card.h"

namespace fox::ui {

Prompt prompt_of(const Match& match, const Hands& hands, const Catalogue& words);

// What a line does, for Undo: "blue 9 and its chain". Empty for an empty line.
std::string describe(const clever::SheetDef& def, const std::string& line, const Catalogue& words);
inline std::string describe(const Match& match, const std::string& line, const Catalogue& words) {
  return describe(match.def(), line, words);
}

}  // namespace fox::ui
