// The weights that are built into the program, by sheet and number of players: sheets/weights. A browser's
// program has none built in.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <variant>

#include "advice/net.h"
#include "core/refusal.h"
#include "sheets/embedded.h"

namespace fox::advice {

// sheets/weights, by file name.
std::span<const EmbeddedFile> embedded_nets();

// The net of a file, or why there is none.
std::variant<Net, Refusal> net_of(std::string_view bytes, const clever::Rules& rules);

// The net that was learnt for these rules, or for the same sheet by another name.
std::variant<Net, Refusal> learnt_net(const clever::Rules& rules);

// Was it learnt by the same house rules? Elsewhere its advice is about right.
bool learnt_by_these(const clever::Rules& rules);

}  // namespace fox::advice
