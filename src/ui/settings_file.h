// The file settings.json: one tolerant reader, whatever stands there. What can be used counts; what cannot is
// named, and the file as it was is kept under another name before anything is written over it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/settings.h"

namespace fox::ui {

struct SettingsRead {
  Settings settings;
  bool unreadable = false;            // the file as a whole
  std::vector<std::string> unusable;  // keys of values of a wrong kind, out of range or unknown

  [[nodiscard]] bool sound() const { return !unreadable && unusable.empty(); }
};

std::string settings_file(const std::string& data_folder);
SettingsRead read_settings(const std::string& file);
// The folder is made where it is missing. The system's error number, or 0.
int write_settings(const Settings& settings, const std::string& file);
// The sentence for that number.
std::string unsaved_sentence(const Catalogue& words, int error);

// The file takes another name, and what could be used of it is written in its place: a second start has
// nothing to tell. What people are told now.
std::string set_aside(const SettingsRead& read, const std::string& file, const Catalogue& words);

// The same as text.
SettingsRead settings_of(std::string_view text);
std::string settings_text(const Settings& settings);

}  // namespace fox::ui
