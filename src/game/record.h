// A record as text (README.md beside this file): read, replayed, and where it stops, why. The lines before a
// fault stand.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "game/game.h"

namespace fox {

struct RecordFault {
  int line = 0;  // from 1
  Refused refused;
  bool header = false;  // no game could be started
};

struct Replay {
  std::unique_ptr<Game> game;  // nullptr where the header gives none
  std::optional<RecordFault> fault;
  std::optional<RecordFault> torn;  // a last line without its end that could not be used
  Problems problems;                // of a sheet that is unsound
};

Replay replay_record(std::string_view text, SheetLibrary& sheets);

}  // namespace fox
