// The command line of `foxref games`.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "cli/commands.h"

namespace fox::cli {

using GamesAction = int (*)(Context&, const GamesQuestion&);

// Adds the command; `run` is handed what to do for the part that was chosen.
void add_games_command(CLI::App& app, GamesQuestion& asked,
                       const std::function<void(CLI::App*, GamesAction)>& run);

}  // namespace fox::cli
