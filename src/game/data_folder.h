// Where a person's own files live: saved games, own sheets.
#pragma once

#include <string>

namespace fox {

// `chosen` where it is given, else $XDG_DATA_HOME/foxsheet, else ~/.local/share/foxsheet. Nothing is made.
std::string data_folder(const std::string& chosen);

}  // namespace fox
