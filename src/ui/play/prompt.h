// The one sentence that always says who does what now, and the softer line under it; or what the rules said
// to the last tap.
#pragma once

#include <string>

#include "ui/play/hands.h"

namespace fox::ui {

struct Prompt {
  std::string name, sentence, soft;
  bool fault = false;  // an answer "no", with its sign
};

Prompt prompt_of(const Match& match, const Hands& hands, const Catalogue& words);

// What a line does, for Undo: "blue 9 and its chain". Empty for an empty line.
std::string describe(const Match& match, const std::string& line, const Catalogue& words);

void draw_prompt(Ui& ui, const Rect& rect, const Prompt& prompt, bool phone);

}  // namespace fox::ui
