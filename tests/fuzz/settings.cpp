// Any bytes as settings.json: what is taken from them is in range and by the rules, and what is written of it
// is read again without anything to complain of.
#include <algorithm>
#include <cstdint>
#include <string>

#include "core/ensure.h"
#include "game/words.h"
#include "ui/settings_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fox::ui;
  const SettingsRead read = settings_of({reinterpret_cast<const char*>(data), size});
  const Settings& settings = read.settings;
  const auto are_names = [](const std::vector<std::string>& names) {
    return std::all_of(names.begin(), names.end(), fox::is_player_name);
  };
  ensure(settings.text_size >= kLeastText && settings.text_size <= kMostText, "text has a size");
  ensure(settings.open_game >= 0, "a game has a number");
  ensure(settings.names.size() <= kNamesKept && are_names(settings.names), "names are names");
  ensure(!settings.last || are_names(settings.last->names), "those of the last game, too");
  const std::string text = settings_text(settings);
  const SettingsRead again = settings_of(text);
  ensure(again.sound(), "what was written is sound");
  ensure(settings_text(again.settings) == text, "and gives the same again");
  return 0;
}
