// A record from elsewhere becomes a saved game. Comments that tell what was taken back ("# undone: LINE", "#
// undo", "# redo",
// "# correct", "# finish", as export.h writes them) become entries of the log again; where they make no sense
// they are comments like any other.
#pragma once

#include <memory>
#include <string_view>

#include "game/record.h"
#include "game/store/session.h"

namespace fox::store {

struct Imported {
  std::unique_ptr<Session> session;  // not yet saved; nullptr where the record has a fault
  Replay replay;                     // fault, torn last line, problems of the sheet
};

Imported import_record(const SessionTools& tools, std::string_view text);

}  // namespace fox::store
