// What can be done on a screen, as one table: the name of the element that a finger or a script taps, the
// keys that do the same, whether it is offered now, and what it does. Buttons ask the table whether they are
// offered and draw the name; the list of keys is made of it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/frame/ui.h"
#include "ui/screens/keys_screen.h"

namespace fox::ui {

// Done on an `On`, it gives a Result: a line, or a wish.
template <class On, class Result>
struct Command {
  // "button.done"; "face." for "face.1" and all others: `what` is the rest. Nobody draws "key.": keys alone.
  std::string_view name;
  std::string_view keys;                          // "u ctrl+z"; "*" is any character, which is `what` then
  std::string_view help;                          // words in the list of keys, or none
  bool (*can)(const On&, std::string_view what);  // nullptr: whenever it is drawn; its keys always
  Result (*run)(On&, std::string_view what, Ui&);
  std::string_view caps = {};  // the keys as the list shows them, where it cannot name them by itself
};

// What this frame's action says to a command of that name and with these keys; nothing: it means another.
std::optional<std::string> called(const Ui& ui, std::string_view name, std::string_view keys);

template <class On, class Result>
bool offers(std::span<const Command<On, Result>> commands, const On& on, std::string_view name) {
  for (const auto& command : commands)
    if (command.name == name) return command.can == nullptr || command.can(on, {});
  return false;
}

// Does what this frame's tap or key calls: the first command that is meant and offered.
template <class On, class Result>
std::optional<Result> obey(Ui& ui, std::span<const Command<On, Result>> commands, On& on) {
  for (const auto& command : commands) {
    const auto what = called(ui, command.name, command.keys);
    if (!what || (command.can != nullptr && !command.can(on, *what))) continue;
    ui.take();
    return command.run(on, *what, ui);
  }
  return std::nullopt;
}

// The number that is told; 0: none.
int number_of(std::string_view what);

// Adds a command to the list; those with the same words share a row.
void list_keys(std::vector<KeyRow>& rows, std::string_view keys, std::string_view caps,
               std::string_view help);

template <class On, class Result>
std::vector<KeyRow> key_rows(std::span<const Command<On, Result>> commands) {
  std::vector<KeyRow> rows;
  for (const auto& command : commands) list_keys(rows, command.keys, command.caps, command.help);
  return rows;
}

}  // namespace fox::ui
