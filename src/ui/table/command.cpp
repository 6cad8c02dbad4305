#include "ui/table/command.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace fox::ui {

namespace {

// The next word of several.
std::string_view next_word(std::string_view& words) {
  const std::size_t end = std::min(words.find(' '), words.size());
  const std::string_view word = words.substr(0, end);
  words.remove_prefix(std::min(end + 1, words.size()));
  return word;
}

}  // namespace

std::optional<std::string> called(const Ui& ui, std::string_view name, std::string_view keys) {
  const UserAction& action = ui.action();
  if (ui.hit()) {
    const std::string_view target = action.target;
    const bool several = name.ends_with('.') && target.starts_with(name);
    if (several || target == name) return std::string(target.substr(name.size()));
  }
  if (action.kind != UserAction::Kind::key) return std::nullopt;
  while (!keys.empty()) {
    std::string_view key = next_word(keys);
    if (key == action.key) return std::string();
    if (!key.ends_with('*')) continue;
    key.remove_suffix(1);
    if (action.key.size() == key.size() + 1 && action.key.starts_with(key))
      return action.key.substr(key.size());
  }
  return std::nullopt;
}

int number_of(std::string_view what) {
  int number = 0;
  std::from_chars(what.data(), what.data() + what.size(), number);
  return number;
}

void list_keys(std::vector<KeyRow>& rows, std::string_view keys, std::string_view caps,
               std::string_view help) {
  if (help.empty()) return;
  auto row = std::find_if(rows.begin(), rows.end(), [&](const KeyRow& other) { return other.words == help; });
  if (row == rows.end()) row = rows.insert(rows.end(), {{}, std::string(help)});
  if (!caps.empty()) return row->caps.emplace_back(caps), void();
  while (!keys.empty()) {
    std::string cap(next_word(keys));
    if (cap == "enter") {
      cap = "@key-enter";
    } else if (cap == "ctrl+z") {
      cap = "@key-ctrl-z";
    } else if (cap.size() == 1) {
      cap[0] = static_cast<char>(std::toupper(cap[0]));
    }
    row->caps.push_back(std::move(cap));
  }
}

}  // namespace fox::ui
