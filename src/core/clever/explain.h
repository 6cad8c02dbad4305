// Why a mark may not be made: the first rule that forbids it, with what stands there now. Shared by table and
// sheet mode. It must agree with marks.h, which lists what may be made; the tests hold the two together.
#pragma once

#include <optional>

#include "core/clever/clever_reasons.h"
#include "core/clever/marks.h"

namespace fox::clever {

// A mark by the line's die, counting as the number it pretends or as it lies, with further marks where the
// line has them.
std::optional<Refusal> why_mark(const Rules& rules, const Pad& pad, const Use& use, const Line& line);

// A mark by a waiting bonus.
std::optional<Refusal> why_bonus(const Rules& rules, const State& state, const Line& line);

// An any-number action: is there a field for the number the line pretends?
std::optional<Refusal> why_pretended(const Rules& rules, const Pad& pad, int face, const Line& line);

}  // namespace fox::clever
