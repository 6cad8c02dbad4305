#include "game/header.h"

namespace fox {

const char* mode_name(RecordMode mode) {
  static const char* const names[] = {"table", "sheet", "paper"};
  return names[static_cast<int>(mode)];
}

std::string write_header(const Header& header) {
  std::string text = "foxsheet 1\nsheet " + header.sheet + "\n";
  if (header.mode != RecordMode::table) text += std::string("mode ") + mode_name(header.mode) + "\n";
  if (!header.date.empty()) text += "date " + header.date + "\n";
  for (const auto& [name, value] : header.rules) text += "rule " + name + " " + value + "\n";
  for (const auto& name : header.names) text += "player " + name + "\n";
  return text + "---\n";
}

}  // namespace fox
