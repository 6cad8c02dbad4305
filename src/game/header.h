// The header of a record: which sheet, who plays, in which mode, under which house rules.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/mode.h"

namespace fox {

using RecordMode = Mode;

struct Header {
  std::string sheet;
  RecordMode mode = RecordMode::table;
  std::vector<std::string> names;                          // by seat
  std::vector<std::pair<std::string, std::string>> rules;  // only those that differ from their default
  std::string date;                                        // YYYY-MM-DD or empty
};

// "foxsheet 1" to "---".
std::string write_header(const Header& header);

// Of the next game at the same table: the next seat begins.
Header next_game(const Header& header);

}  // namespace fox
