#include "ui/frame/system_wishes.h"

#include <cstdlib>
#include <map>
#include <optional>
#include <sstream>
#include <string_view>

#include "sheets/preferred_language.h"
#include "sheets/read_file.h"

namespace fox::ui {
namespace {

// "[section]key" and what stands behind its "=".
using Ini = std::map<std::string, std::string, std::less<>>;

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

Ini read_ini(const std::string& file) {
  constexpr std::size_t kLongest = 256u << 10;
  Ini ini;
  int error = 0;
  std::istringstream lines(read_file(file, error, kLongest).value_or(""));
  std::string section;
  for (std::string line; std::getline(lines, line);) {
    const std::string_view text = trimmed(line);
    const std::size_t equals = text.find('=');
    if (text.starts_with('['))
      section = text;
    else if (equals != std::string_view::npos)
      ini[section + std::string(trimmed(text.substr(0, equals)))] = trimmed(text.substr(equals + 1));
  }
  return ini;
}

std::optional<std::string> value_of(const Ini& ini, std::string_view key) {
  const auto found = ini.find(key);
  return found == ini.end() ? std::nullopt : std::optional(found->second);
}

bool is_true(std::string_view value) {
  return value == "1" || value == "true" || value == "True" || value == "TRUE";
}

// "Adwaita-dark", "Adwaita:dark", "Breeze-Dark".
bool is_dark_theme(std::string_view name) {
  return name.ends_with("-dark") || name.ends_with(":dark") || name.ends_with("-Dark");
}

// "42,46,50": the ground of KDE's windows.
std::optional<bool> is_dark_ground(const std::optional<std::string>& rgb) {
  int channels[3]{};
  char comma = 0;
  if (!rgb || !(std::istringstream(*rgb) >> channels[0] >> comma >> channels[1] >> comma >> channels[2]))
    return std::nullopt;
  return channels[0] + channels[1] + channels[2] < 3 * 128;
}

std::optional<bool> gtk_dark(const Ini& ini) {
  const auto wished = value_of(ini, "[Settings]gtk-application-prefer-dark-theme");
  const auto theme = value_of(ini, "[Settings]gtk-theme-name");
  if (!wished && !theme) return std::nullopt;
  return is_true(wished.value_or("")) || is_dark_theme(theme.value_or(""));
}

std::optional<bool> gtk_still(const Ini& ini) {
  const auto moves = value_of(ini, "[Settings]gtk-enable-animations");
  return moves ? std::optional(!is_true(*moves)) : std::nullopt;
}

std::optional<bool> kde_still(const Ini& ini) {
  const auto factor = value_of(ini, "[KDE]AnimationDurationFactor");
  return factor ? std::optional(std::strtod(factor->c_str(), nullptr) <= 0) : std::nullopt;
}

}  // namespace

SystemWishes system_wishes() {
  std::string folder = variable("XDG_CONFIG_HOME");
  if (!folder.starts_with('/')) folder = variable("HOME") + "/.config";
  std::optional<bool> dark, still;
  if (const std::string theme = variable("GTK_THEME"); !theme.empty()) dark = is_dark_theme(theme);
  if (variable("XDG_CURRENT_DESKTOP").find("KDE") != std::string::npos) {
    const Ini kde = read_ini(folder + "/kdeglobals");
    if (!dark) dark = is_dark_ground(value_of(kde, "[Colors:Window]BackgroundNormal"));
    still = kde_still(kde);
  }
  for (const char* file : {"/gtk-4.0/settings.ini", "/gtk-3.0/settings.ini"}) {
    const Ini gtk = read_ini(folder + file);
    if (!dark) dark = gtk_dark(gtk);
    if (!still) still = gtk_still(gtk);
  }
  return {dark.value_or(false), still.value_or(false), languages_of_environment()};
}

}  // namespace fox::ui
