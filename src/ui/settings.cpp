#include "ui/settings.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <nlohmann/json.hpp>

#include "game/store/files.h"
#include "game/system_words.h"
#include "ui/screens/seats.h"

namespace fox::ui {

namespace {

using Json = nlohmann::ordered_json;

constexpr long long kLargestFile = 1 << 20;
constexpr std::array<const char*, 3> kThemes{"paper", "light", "dark"};

// Takes `key` out of the tree: its value where it has this kind, else nothing.
template <class T>
std::optional<T> take(Json& tree, const char* key) {
  const auto found = tree.find(key);
  if (found == tree.end()) return std::nullopt;
  std::optional<T> value;
  if constexpr (std::is_same_v<T, bool>) {
    if (found->is_boolean()) value = found->template get<bool>();
  } else if constexpr (std::is_same_v<T, std::string>) {
    if (found->is_string()) value = found->template get<std::string>();
  } else if constexpr (std::is_same_v<T, int>) {
    if (found->is_number()) value = static_cast<int>(std::clamp(found->template get<double>(), -1e6, 1e6));
  } else {
    value = *found;
  }
  tree.erase(found);
  return value;
}

// "#fcd445"
bool is_color(std::string_view text) {
  return text.size() == 7 && text[0] == '#' &&
         text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

std::vector<std::string> names_in(const Json& list) {
  std::vector<std::string> names;
  if (list.is_array())
    for (const Json& name : list)
      if (name.is_string()) names.push_back(name.get<std::string>());
  return names;
}

std::optional<Header> header_in(Json tree) {
  if (!tree.is_object()) return std::nullopt;
  Header header;
  header.sheet = take<std::string>(tree, "sheet").value_or("");
  if (take<std::string>(tree, "mode") == mode_name(RecordMode::sheet)) header.mode = RecordMode::sheet;
  if (const auto names = take<Json>(tree, "names")) header.names = names_in(*names);
  if (const auto rules = take<Json>(tree, "rules"); rules && rules->is_object())
    for (const auto& [rule, value] : rules->items())
      if (value.is_string()) header.rules.emplace_back(rule, value.get<std::string>());
  if (header.sheet.empty() || header.names.empty()) return std::nullopt;
  return header;
}

Json tree_of(const Header& header) {
  Json tree{{"sheet", header.sheet}, {"mode", mode_name(header.mode)}, {"names", header.names}};
  Json rules = Json::object();
  for (const auto& [rule, value] : header.rules) rules[rule] = value;
  tree["rules"] = rules;
  return tree;
}

std::string shown(const std::optional<Header>& header) {
  return header ? write_header(*header) : std::string();
}

}  // namespace

bool operator==(const Settings& a, const Settings& b) {
  return a.language == b.language && a.theme == b.theme && a.text_size == b.text_size &&
         a.left_handed == b.left_handed && a.still == b.still && a.hide_scores == b.hide_scores &&
         a.show_closed == b.show_closed && a.patterns == b.patterns && a.letters == b.letters &&
         a.colors == b.colors && a.names == b.names && shown(a.last) == shown(b.last) &&
         a.open_game == b.open_game && a.others == b.others;
}

const char* theme_name(ThemeId theme) {
  return kThemes[static_cast<std::size_t>(theme)];
}

std::optional<ThemeId> theme_named(std::string_view name) {
  for (std::size_t i = 0; i < kThemes.size(); ++i)
    if (name == kThemes[i]) return static_cast<ThemeId>(i);
  return std::nullopt;
}

// ---- the file
std::string settings_file(const std::string& data_folder) {
  return data_folder + "/settings.json";
}

Settings settings_of(std::string_view text) {
  Settings settings;
  Json tree = Json::parse(text.begin(), text.end(), nullptr, false);
  if (!tree.is_object()) return settings;
  const auto& languages = Catalogue::languages();
  const std::string language = take<std::string>(tree, "language").value_or("");
  if (std::find(languages.begin(), languages.end(), language) != languages.end())
    settings.language = language;
  settings.theme = theme_named(take<std::string>(tree, "theme").value_or("")).value_or(settings.theme);
  settings.text_size = std::clamp(take<int>(tree, "text-size").value_or(100), kLeastText, kMostText);
  settings.left_handed = take<bool>(tree, "left-handed").value_or(false);
  settings.still = take<bool>(tree, "reduced-motion").value_or(false);
  settings.hide_scores = take<bool>(tree, "hide-scores").value_or(false);
  settings.show_closed = take<bool>(tree, "show-closed").value_or(false);
  settings.patterns = take<bool>(tree, "patterns").value_or(true);
  settings.letters = take<bool>(tree, "letters").value_or(true);
  if (const auto colors = take<Json>(tree, "colors"); colors && colors->is_object())
    for (const auto& [die, color] : colors->items())
      if (color.is_string() && is_color(color.get<std::string>()))
        settings.colors[die] = color.get<std::string>();
  if (const auto names = take<Json>(tree, "names")) settings.names = names_in(*names);
  if (settings.names.size() > kNamesKept) settings.names.resize(kNamesKept);
  if (const auto last = take<Json>(tree, "last")) settings.last = header_in(*last);
  settings.open_game = std::max<std::int64_t>(0, take<std::int64_t>(tree, "open-game").value_or(0));
  if (!tree.empty()) settings.others = tree.dump(-1, ' ', false, Json::error_handler_t::replace);
  return settings;
}

std::string settings_text(const Settings& settings) {
  Json tree{{"language", settings.language},    {"theme", theme_name(settings.theme)},
            {"text-size", settings.text_size},  {"left-handed", settings.left_handed},
            {"reduced-motion", settings.still}, {"hide-scores", settings.hide_scores},
            {"names", settings.names},          {"open-game", settings.open_game}};
  tree["show-closed"] = settings.show_closed;
  tree["patterns"] = settings.patterns;
  tree["letters"] = settings.letters;
  if (!settings.colors.empty()) tree["colors"] = settings.colors;
  if (settings.last) tree["last"] = tree_of(*settings.last);
  const Json others = Json::parse(settings.others, nullptr, false);
  if (others.is_object())
    for (const auto& [key, value] : others.items())
      if (!tree.contains(key)) tree[key] = value;
  return tree.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Settings read_settings(const std::string& file) {
  // What is larger was not written by us, and may be larger than the memory.
  if (store::size_of(file) > kLargestFile) return {};
  return settings_of(store::bytes_of(file).value_or(""));
}

int write_settings(const Settings& settings, const std::string& file) {
  store::Errno failed = store::make_folder(store::folder_of(file));
  if (failed == 0) failed = store::write_whole_file(file, settings_text(settings));
  return failed;
}

// ---- what follows from them
std::string language_of(const Settings& settings) {
  if (!settings.language.empty()) return settings.language;
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == 0) continue;
    const std::string language(value, std::min<std::size_t>(2, std::strlen(value)));
    const auto& known = Catalogue::languages();
    return std::find(known.begin(), known.end(), language) != known.end() ? language : "en";
  }
  return "en";
}

std::string unsaved_sentence(const Catalogue& words, int error) {
  return words.text("screen", "settings-unsaved", {{"why", system_words(error, words)}});
}

void remember(Settings& settings, const Header& header, const Catalogue& words) {
  std::vector<std::string> names;
  for (const std::string& name : header.names)
    if (!is_seat_name(name, words)) names.push_back(name);
  for (const std::string& name : settings.names)
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  if (names.size() > kNamesKept) names.resize(kNamesKept);
  settings.names = std::move(names);
  if (header.mode == RecordMode::paper) return;  // it is not played again
  settings.last = header;
  settings.last->date.clear();
}

}  // namespace fox::ui
