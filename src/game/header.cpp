#include "game/header.h"

#include <algorithm>

#include "core/wizard/switches.h"
#include "game/words.h"

namespace fox {

std::string write_header(const Header& header) {
  std::string text = "foxsheet 1\nsheet " + header.sheet + "\n";
  if (header.mode != RecordMode::table) text += "mode " + enum_name(header.mode) + "\n";
  if (!header.date.empty()) text += "date " + header.date + "\n";
  for (const auto& [name, value] : header.rules) text += "rule " + name + " " + value + "\n";
  for (const auto& name : header.names) text += "player " + name + "\n";
  return text + "---\n";
}

Header next_game(const Header& header) {
  Header next = header;
  next.date.clear();
  // Who began is a rule of its own on some sheets; the next game says it by the order of the seats.
  std::size_t began = 1;
  std::erase_if(next.rules, [&](const auto& rule) {
    if (!wizard::says_who_begins(rule.first)) return false;
    began = static_cast<std::size_t>(std::max(1, read_number(rule.second, 9)));
    return true;
  });
  if (next.names.size() > 1)
    std::rotate(next.names.begin(), next.names.begin() + static_cast<long>(began % next.names.size()),
                next.names.end());
  return next;
}

}  // namespace fox
