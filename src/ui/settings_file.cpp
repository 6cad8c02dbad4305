#include "ui/settings_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>

#include "game/store/files.h"
#include "game/system_words.h"
#include "game/words.h"
#include "sheets/read_file.h"
#include "sheets/reader.h"

namespace fox::ui {

namespace {

using Json = nlohmann::ordered_json;

// Many times what we write, so that there is room for a newer Foxsheet.
constexpr std::size_t kLongestSettings = 256u << 10;
// Copying and writing a tree goes as deep into the stack as the tree.
constexpr int kDeepest = 16;

// "#fcd445"
bool is_color(std::string_view text) {
  return text.size() == 7 && text[0] == '#' &&
         text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

std::string text_in(const Json& value) {
  return value.is_string() ? value.get<std::string>() : std::string();
}

template <class Number>
bool read_number_in(const Json& value, Number low, Number high, Number& into) {
  // What is not below zero is kept without a sign.
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() < static_cast<std::uint64_t>(low) ||
      value.get<std::uint64_t>() > static_cast<std::uint64_t>(high))
    return false;
  into = value.get<Number>();
  return true;
}

bool read_names(const Json& list, std::vector<std::string>& names) {
  if (!list.is_array()) return false;
  bool sound = true;
  for (const Json& item : list) {
    const std::string name = text_in(item);
    if (is_player_name(name))
      names.push_back(name);
    else
      sound = false;
  }
  return sound;
}

bool read_colors(const Json& table, std::map<std::string, std::string>& colors) {
  if (!table.is_object()) return false;
  bool sound = true;
  for (const auto& [die, value] : table.items()) {
    const std::string color = text_in(value);
    if (is_name(die) && is_color(color))
      colors[die] = color;
    else
      sound = false;
  }
  return sound;
}

bool read_mode(const Json& value, RecordMode& mode) {
  const auto known = enum_named<RecordMode>(text_in(value));
  if (!known || *known == RecordMode::paper) return false;
  mode = *known;
  return true;
}

bool read_rules(const Json& table, Header& header) {
  if (!table.is_object()) return false;
  bool sound = true;
  for (const auto& [rule, value] : table.items()) {
    const std::string chosen = text_in(value);
    if (is_name(rule) && is_name(chosen))
      header.rules.emplace_back(rule, chosen);
    else
      sound = false;
  }
  return sound;
}

// The tree of the file; nothing where it is none. What is nested too deep is dropped while it is read, and
// its key at the top is noted.
std::optional<Json> tree_of(std::string_view text, std::vector<std::string>& unusable) {
  std::string key;
  const auto keep = [&](int depth, Json::parse_event_t event, Json& value) {
    if (event == Json::parse_event_t::key && depth == 1) key = value.get<std::string>();
    if (depth <= kDeepest) return true;
    unusable.push_back(key);
    return false;
  };
  Json tree = Json::parse(text.begin(), text.end(), keep, false);
  if (!tree.is_object()) return std::nullopt;
  return tree;
}

// Takes value by value out of the tree; what is left at the end a newer Foxsheet wrote.
class SettingsReader {
 public:
  SettingsReader(Json tree, std::vector<std::string> unusable) : tree_(std::move(tree)) {
    read_.unusable = std::move(unusable);
  }

  SettingsRead read() {
    read_looks();
    read_memories();
    if (!tree_.empty()) ours().others = tree_.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::sort(read_.unusable.begin(), read_.unusable.end());
    read_.unusable.erase(std::unique(read_.unusable.begin(), read_.unusable.end()), read_.unusable.end());
    return std::move(read_);
  }

 private:
  Settings& ours() { return read_.settings; }

  // `use` says whether it could.
  template <class Use>
  static void take(Json& tree, const char* key, std::vector<std::string>& unusable, Use use) {
    const auto found = tree.find(key);
    if (found == tree.end()) return;
    if (!use(*found)) unusable.emplace_back(key);
    tree.erase(found);
  }
  template <class Use>
  void take(const char* key, Use use) {
    take(tree_, key, read_.unusable, use);
  }
  void take_switch(const char* key, bool& into) {
    take(key, [&](const Json& value) {
      if (value.is_boolean()) into = value.get<bool>();
      return value.is_boolean();
    });
  }

  // From 0 on, as numbers of games and times are.
  void take_number(const char* key, std::int64_t& into) {
    take(key, [&](const Json& value) {
      return read_number_in<std::int64_t>(value, 0, std::numeric_limits<std::int64_t>::max(), into);
    });
  }

  void read_looks() {
    take("language", [&](const Json& value) {
      const auto& known = Catalogue::languages();
      const std::string language = text_in(value);
      const bool sound = value.is_string() &&
                         (language.empty() || std::find(known.begin(), known.end(), language) != known.end());
      if (sound) ours().language = language;
      return sound;
    });
    read_choices();
    take("text-size",
         [&](const Json& value) { return read_number_in(value, kLeastText, kMostText, ours().text_size); });
    take_switch("left-handed", ours().left_handed);
    take_switch("hide-scores", ours().hide_scores);
    take_switch("show-closed", ours().show_closed);
    take_switch("patterns", ours().patterns);
    take_switch("letters", ours().letters);
    take("colors", [&](const Json& value) { return read_colors(value, ours().colors); });
  }

  // Files of before "only-chosen" always say a theme and a motion; those of a first start nobody chose.
  void read_choices() {
    bool only_chosen = false;
    take_switch("only-chosen", only_chosen);
    take("theme", [&](const Json& value) {
      const auto theme = enum_named<ThemeId>(text_in(value));
      if (theme && (only_chosen || *theme != ThemeId::paper)) ours().theme = theme;
      return theme.has_value();
    });
    take("reduced-motion", [&](const Json& value) {
      if (value == true || (only_chosen && value == false)) ours().reduced_motion = value.get<bool>();
      return value.is_boolean();
    });
  }

  void read_memories() {
    take("names", [&](const Json& value) { return read_names(value, ours().names); });
    if (ours().names.size() > kNamesKept) ours().names.resize(kNamesKept);
    take("last", [&](const Json& value) { return read_last(value); });
    take_number("open-game", ours().open_game);
    take_number("copied-at", ours().copied_at);
  }

  bool read_last(Json tree) {
    if (!tree.is_object()) return false;
    Header header;
    std::vector<std::string> unusable;
    const auto part = [&](const char* key, auto use) { take(tree, key, unusable, use); };
    part("sheet", [&](const Json& value) { return is_name(header.sheet = text_in(value)); });
    part("mode", [&](const Json& value) { return read_mode(value, header.mode); });
    part("names", [&](const Json& value) { return read_names(value, header.names); });
    part("rules", [&](const Json& value) { return read_rules(value, header); });
    if (!is_name(header.sheet) || header.names.empty()) return false;
    ours().last = header;
    return unusable.empty();
  }

  SettingsRead read_;
  Json tree_;
};

Json tree_of(const Header& header) {
  Json tree{{"sheet", header.sheet}, {"mode", enum_name(header.mode)}, {"names", header.names}};
  Json rules = Json::object();
  for (const auto& [rule, value] : header.rules) rules[rule] = value;
  tree["rules"] = rules;
  return tree;
}

}  // namespace

std::string settings_file(const std::string& data_folder) {
  return data_folder + "/settings.json";
}

SettingsRead settings_of(std::string_view text) {
  SettingsRead none;
  auto tree = tree_of(text, none.unusable);
  if (tree) return SettingsReader(std::move(*tree), std::move(none.unusable)).read();
  none.unreadable = true;
  return none;
}

std::string settings_text(const Settings& settings) {
  Json tree{{"language", settings.language},
            {"text-size", settings.text_size},
            {"left-handed", settings.left_handed},
            {"hide-scores", settings.hide_scores},
            {"names", settings.names},
            {"open-game", settings.open_game}};
  tree["only-chosen"] = true;
  if (settings.theme) tree["theme"] = enum_name(*settings.theme);
  if (settings.reduced_motion) tree["reduced-motion"] = *settings.reduced_motion;
  tree["show-closed"] = settings.show_closed;
  tree["patterns"] = settings.patterns;
  tree["letters"] = settings.letters;
  tree["copied-at"] = settings.copied_at;
  if (!settings.colors.empty()) tree["colors"] = settings.colors;
  if (settings.last) tree["last"] = tree_of(*settings.last);
  const Json others = Json::parse(settings.others, nullptr, false);
  if (others.is_object())
    for (const auto& [key, value] : others.items())
      if (!tree.contains(key)) tree[key] = value;
  return tree.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

SettingsRead read_settings(const std::string& file) {
  int error = 0;
  if (const auto text = read_file(file, error, kLongestSettings)) return settings_of(*text);
  SettingsRead none;
  none.unreadable = error != ENOENT && error != ENOTDIR;
  return none;
}

int write_settings(const Settings& settings, const std::string& file) {
  store::Errno failed = store::make_folder(store::folder_of(file));
  if (failed == 0) failed = store::write_whole_file(file, settings_text(settings));
  return failed;
}

std::string unsaved_sentence(const Catalogue& words, int error) {
  return words.text("screen", "settings-unsaved", {{"why", system_words(error, words)}});
}

std::string set_aside(const SettingsRead& read, const std::string& file, const Catalogue& words) {
  const std::string kept = store::unused_dated_name(store::folder_of(file), "settings-unusable", ".json");
  store::Errno error = store::move_file(file, store::folder_of(file) + "/" + kept);
  std::string told = read.unreadable
                         ? words.text("screen", "settings-unreadable")
                         : words.text("screen", "settings-unusable", {{"keys", join(read.unusable, ", ")}});
  if (error != 0)
    return told + ' ' + words.text("screen", "settings-not-kept", {{"why", system_words(error, words)}});
  told += ' ' + words.text("screen", "settings-kept", {{"file", kept}});
  error = write_settings(read.settings, file);
  return error == 0 ? told : told + ' ' + unsaved_sentence(words, error);
}

}  // namespace fox::ui
