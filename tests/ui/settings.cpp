// What a person likes survives a restart, and no file, however broken, keeps the app from starting.
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "catch.h"
#include "folder.h"
#include "sheets/preferred_language.h"
#include "ui/settings_file.h"

using namespace fox;
using namespace fox::ui;

namespace {

using test::Folder;

Settings ours() {
  Settings settings;
  settings.language = "nl";
  settings.theme = ThemeId::dark;
  settings.text_size = 140;
  settings.left_handed = settings.hide_scores = settings.show_closed = true;
  settings.reduced_motion = true;
  settings.patterns = settings.letters = false;
  settings.colors = {{"blue", "#4c9be0"}, {"yellow", "#fcd445"}};
  Header header;
  header.sheet = "clever-hoch-drei";
  header.mode = RecordMode::sheet;
  header.names = {"Ada", "Jörg \"the fox\""};
  header.rules = {{"seven-after-seven", "on"}};
  remember(settings, header, Catalogue("en"));
  return settings;
}

std::string text_of(const std::string& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The environment with some of it changed, for as long as this lives.
class Changed {
 public:
  Changed(const std::string& name, const char* value) : name_(name) {
    if (const char* before = std::getenv(name_.c_str())) before_ = before;
    value != nullptr ? ::setenv(name_.c_str(), value, 1) : ::unsetenv(name_.c_str());
  }
  ~Changed() { before_ ? ::setenv(name_.c_str(), before_->c_str(), 1) : ::unsetenv(name_.c_str()); }
  Changed(const Changed&) = delete;
  Changed& operator=(const Changed&) = delete;

 private:
  std::string name_;
  std::optional<std::string> before_;
};

std::string language_with(const char* all, const char* messages, const char* lang,
                          const char* list = nullptr) {
  const Changed a("LC_ALL", all), m("LC_MESSAGES", messages), l("LANG", lang), o("LANGUAGE", list);
  return language_of({}, system_wishes());
}

// What a desktop wishes whose file says this.
SystemWishes wishes_with(const std::string& file, const std::string& text, const char* desktop = nullptr,
                         const char* gtk_theme = nullptr) {
  const Folder folder;
  std::filesystem::create_directories(std::filesystem::path(folder / file).parent_path());
  std::ofstream(folder / file) << text;
  const Changed home("XDG_CONFIG_HOME", folder.path().c_str()), running("XDG_CURRENT_DESKTOP", desktop),
      theme("GTK_THEME", gtk_theme);
  return system_wishes();
}

}  // namespace

TEST_CASE("Of one's own colours only colours are taken") {
  const SettingsRead read = settings_of(
      R"({"colors": {"blue": "#4C9BE0", "red": "red", "green": 7, "pink": "#12345", "brown": "#12345g"}})");
  CHECK(read.settings.colors == std::map<std::string, std::string>{{"blue", "#4C9BE0"}});
  CHECK(read.unusable == std::vector<std::string>{"colors"});
  CHECK(settings_of(R"({"colors": ["blue"]})").settings.colors.empty());
}

TEST_CASE("Settings come back as they were written") {
  const Folder folder;
  REQUIRE(write_settings(ours(), settings_file(folder.path())) == 0);
  CHECK(read_settings(settings_file(folder.path())).settings == ours());
  CHECK(read_settings(settings_file(folder.path())).settings.last->names[1] == "Jörg \"the fox\"");
  // Nothing else lies beside it.
  CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
}

TEST_CASE("A first start has no file and makes the folder with the first change") {
  const Folder folder;
  const std::string file = settings_file(folder / "new/one");
  CHECK(read_settings(file).settings == Settings());
  REQUIRE(write_settings(ours(), file) == 0);
  CHECK(read_settings(file).settings == ours());
}

TEST_CASE("Whatever the file is, the app starts") {
  const std::string whole = settings_text(ours());
  for (std::size_t cut = 0; cut + 2 < whole.size(); ++cut) {
    const SettingsRead read = settings_of(whole.substr(0, cut));
    CHECK(read.settings == Settings());
    CHECK(read.unreadable);
  }
  for (const char* text : {"", "null", "[]", "3", "{", "\xff\xfe", "{\"language\":\"\xff\"}"})
    CHECK(settings_of(text).unreadable);
  CHECK(settings_of("{}").sound());
}

TEST_CASE("A value of a wrong kind, out of range or unknown is named, and the rest counts") {
  const std::vector<std::string> kinds{"null",  "true", "-1", "1.5", "1e99",      "18446744073709551615",
                                       "\"x\"", "[]",   "{}", "[1]", "{\"a\":1}", "[[[[[]]]]]"};
  const auto sound = nlohmann::json::parse(settings_text(ours()));
  for (const auto& [key, value] : sound.items())
    for (const std::string& wrong : kinds) {
      auto changed = sound;
      changed[key] = nlohmann::json::parse(wrong);
      if (changed[key].type() == value.type()) continue;  // an empty list of names is one, too
      const SettingsRead read = settings_of(changed.dump());
      CAPTURE(key, wrong);
      CHECK(read.unusable == std::vector<std::string>{key});
      // All others are as they were.
      auto kept = nlohmann::json::parse(settings_text(read.settings));
      kept[key] = value;
      CHECK(kept == sound);
    }
  const SettingsRead read = settings_of(
      R"({"language": "xx", "theme": "neon", "text-size": 1000000000, "hide-scores": true, "open-game": -4,
          "names": ["Ada", 4, "Ben"], "last": {"sheet": "x", "names": ["Ada", null], "rules": {"a": 1, "b": "c"}}})");
  CHECK(read.unusable ==
        std::vector<std::string>{"language", "last", "names", "open-game", "text-size", "theme"});
  CHECK(read.settings.text_size == 100);
  CHECK(read.settings.hide_scores);
  CHECK(read.settings.open_game == 0);
  CHECK(read.settings.names == std::vector<std::string>{"Ada", "Ben"});
  REQUIRE(read.settings.last);
  CHECK(read.settings.last->names == std::vector<std::string>{"Ada"});
  CHECK(read.settings.last->rules.size() == 1);
}

TEST_CASE("Brackets of any depth are read without the stack, and what stands beside them counts") {
  for (const char* key : {"names", "newer"})
    for (const char* bracket : {"[]", "{\"a\":}"}) {
      const std::string open(bracket, std::string(bracket).size() - 1), close(1, bracket[open.size()]);
      std::string text = std::string("{\"theme\": \"dark\", \"") + key + "\": ";
      for (int i = 0; i < 80000 / static_cast<int>(open.size()); ++i) text += open;
      text += "1";
      for (int i = 0; i < 80000 / static_cast<int>(open.size()); ++i) text += close;
      const SettingsRead read = settings_of(text + "}");
      CHECK(read.unusable == std::vector<std::string>{key});
      CHECK(read.settings.theme == ThemeId::dark);
      CHECK(settings_of(settings_text(read.settings)).sound());
    }
  CHECK(settings_of(std::string(200000, '[')).unreadable);
}

TEST_CASE("Names go by the rules of names") {
  for (const std::string& name : {std::string(100000, 'a'), std::string("A\\nda"), std::string("A\\u001bda"),
                                  std::string(" Ada"), std::string()}) {
    const SettingsRead read = settings_of(R"({"names": ["Ben", ")" + name +
                                          R"("], "last": {"sheet": "x", "names": [")" + name + R"("]}})");
    CHECK(read.settings.names == std::vector<std::string>{"Ben"});
    CHECK(read.settings.last == std::nullopt);
    CHECK(read.unusable == std::vector<std::string>{"last", "names"});
  }
  // What would be another line of a record is no house rule.
  CHECK(settings_of(R"({"last": {"sheet": "x", "names": ["Ada"], "rules": {"a": "b\nplayer Eve"}}})")
            .settings.last->rules.empty());
}

TEST_CASE("What is no file, too long or unreadable is set aside as a whole, and the settings can be saved") {
  for (const char* what : {"folder", "pipe", "long", "empty"}) {
    CAPTURE(what);
    const Folder folder;
    const std::string file = settings_file(folder.path()), kind = what;
    if (kind == "folder") std::filesystem::create_directory(file);
    if (kind == "pipe") REQUIRE(::mkfifo(file.c_str(), 0600) == 0);
    if (kind == "long") std::ofstream(file) << R"({"theme": "dark")" << std::string(300000, ' ') << "}";
    if (kind == "empty") std::ofstream{file};
    const SettingsRead read = read_settings(file);
    CHECK(read.settings == Settings());
    REQUIRE(read.unreadable);
    const std::string told = set_aside(read, file, Catalogue("en"));
    CHECK_THAT(told, contains("could not be read") && contains("is kept as settings-unusable-"));
    CHECK(folder.files("settings-unusable-").size() == 1);
    CHECK(read_settings(file).sound());
    CHECK(write_settings(ours(), file) == 0);
    CHECK(read_settings(file).settings == ours());
  }
}

TEST_CASE("What cannot be used is told once, in three languages, and the file as it was is kept") {
  const Folder folder;
  const std::string file = settings_file(folder.path());
  const std::string text = R"({"open-game": null, "theme": "dark", "names": [7, "Ada"]})";
  for (const auto& [language, words] :
       {std::pair{"en", "Some of the settings could not be used (names, open-game)"},
        std::pair{"de", "Einige Einstellungen ließen sich nicht verwenden"},
        std::pair{"nl", "Sommige instellingen waren niet te gebruiken"}}) {
    std::ofstream(file) << text;
    CHECK_THAT(set_aside(read_settings(file), file, Catalogue(language)), contains(words));
    const SettingsRead again = read_settings(file);
    CHECK(again.sound());
    CHECK(again.settings.theme == ThemeId::dark);
    CHECK(again.settings.names == std::vector<std::string>{"Ada"});
  }
  // Three of one second, none over another.
  const auto kept = folder.files("settings-unusable-");
  REQUIRE(kept.size() == 3);
  for (const std::string& name : kept) CHECK(text_of(folder / name) == text);
}

TEST_CASE("What a newer Foxsheet wrote stays in the file") {
  const SettingsRead read = settings_of(R"({"theme": "light", "area-colors": {"blue": "#123456"}})");
  CHECK(read.sound());
  CHECK(read.settings.theme == ThemeId::light);
  CHECK_THAT(settings_text(read.settings), contains("\"area-colors\"") && contains("#123456"));
  CHECK(settings_of(settings_text(read.settings)).settings == read.settings);
}

TEST_CASE("A folder that takes nothing gives a sentence, and the old file stays") {
  const Folder folder;
  REQUIRE(write_settings(ours(), settings_file(folder.path())) == 0);
  const std::string before = text_of(settings_file(folder.path()));
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
  const pid_t child = ::fork();
  if (child == 0) {
    if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0)) ::_exit(77);
    const int error = write_settings({}, settings_file(folder.path()));
    const bool kept = read_settings(settings_file(folder.path())).settings == ours();
    ::_exit(error == EACCES && kept ? 0 : 1);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  CHECK((WIFEXITED(status) ? WEXITSTATUS(status) : 99) == 0);
  CHECK(text_of(settings_file(folder.path())) == before);
  CHECK_THAT(unsaved_sentence(Catalogue("en"), EACCES), contains("(permission is missing)"));
  CHECK_THAT(unsaved_sentence(Catalogue("de"), EACCES), contains("(die Berechtigung fehlt)"));
  CHECK_THAT(unsaved_sentence(Catalogue("nl"), ENOSPC), contains("(de schijf is vol)"));
  // What is too rare for words of ours is said in the system's.
  CHECK_THAT(unsaved_sentence(Catalogue("de"), ELOOP), contains(std::strerror(ELOOP)));
}

TEST_CASE("The language is the chosen one, else the first of all the system's that we have, else English") {
  CHECK(language_with(nullptr, nullptr, "de_AT.UTF-8") == "de");
  CHECK(language_with(nullptr, "nl_BE", "de_DE") == "nl");
  CHECK(language_with("en_GB.UTF-8", "nl", "de") == "en");
  CHECK(language_with("", nullptr, "nl_NL") == "nl");
  CHECK(language_with("C", nullptr, "de_DE") == "en");
  CHECK(language_with(nullptr, nullptr, nullptr) == "en");
  CHECK(language_with(nullptr, nullptr, "fr_CH.UTF-8", "fr_CH:gsw:de:en") == "de");
  CHECK(language_with(nullptr, nullptr, "de_DE.UTF-8", "fr::") == "de");
  CHECK(language_with("C.UTF-8", nullptr, nullptr, "de:nl") == "en");
  // A browser writes them otherwise; what only begins like one of ours is another.
  CHECK(language_of({}, {false, false, {"gsw", "nld-x", "fr-CH", "NL-be", "de-DE"}}) == "nl");
  CHECK(language_of(ours(), {false, false, {"de"}}) == "nl");
}

TEST_CASE("A desktop's files say whether it is dark and whether things move") {
  const char* const gtk = "gtk-3.0/settings.ini";
  CHECK(wishes_with("nothing", "") == SystemWishes{false, false, languages_of_environment()});
  CHECK(wishes_with(gtk, "[Settings]\ngtk-application-prefer-dark-theme=1\n").dark);
  CHECK(wishes_with("gtk-4.0/settings.ini", "[Settings]\r\n gtk-application-prefer-dark-theme = true\r\n")
            .dark);
  CHECK(wishes_with(gtk, "[Settings]\ngtk-theme-name=Adwaita-dark").dark);
  CHECK_FALSE(wishes_with(gtk, "[Settings]\ngtk-application-prefer-dark-theme=0").dark);
  CHECK_FALSE(wishes_with(gtk, "[Other]\ngtk-application-prefer-dark-theme=1").dark);
  CHECK(wishes_with(gtk, "[Settings]\ngtk-enable-animations=0").less_motion);
  CHECK_FALSE(wishes_with(gtk, "[Settings]\ngtk-enable-animations=true").less_motion);
  CHECK(wishes_with(gtk, "", nullptr, "Adwaita:dark").dark);
  CHECK_FALSE(wishes_with(gtk, "[Settings]\ngtk-theme-name=Adwaita-dark", nullptr, "Adwaita").dark);
  const std::string kde = "[Colors:Window]\nBackgroundNormal=42,46,50\n[KDE]\nAnimationDurationFactor=0\n";
  CHECK(wishes_with("kdeglobals", kde, "KDE") == SystemWishes{true, true, languages_of_environment()});
  CHECK_FALSE(wishes_with("kdeglobals", kde, "XFCE").dark);
  CHECK_FALSE(wishes_with("kdeglobals", "[Colors:Window]\nBackgroundNormal=239,240,241", "KDE").dark);
  for (const char* broken :
       {"\xff\xfe=", "[", "=", "[Settings]\ngtk-application-prefer-dark-theme", "[Settings]=1"})
    CHECK_FALSE(wishes_with(gtk, broken).dark);
  CHECK_FALSE(wishes_with("kdeglobals", "[Colors:Window]\nBackgroundNormal=dark,,", "KDE").dark);
}

TEST_CASE("Theme and motion are the system's until they are chosen, also in files of before") {
  const SystemWishes night{true, true, {}};
  CHECK(theme_of(Settings(), night).id == ThemeId::dark);
  CHECK(reduces_motion(Settings(), night));
  CHECK(theme_of(Settings(), {}).id == ThemeId::paper);
  CHECK_FALSE(reduces_motion(Settings(), {}));
  Settings chosen;
  chosen.theme = ThemeId::paper;
  chosen.reduced_motion = false;
  const Settings again = settings_of(settings_text(chosen)).settings;
  CHECK(theme_of(again, night).id == ThemeId::paper);
  CHECK_FALSE(reduces_motion(again, night));
  CHECK(settings_of(settings_text(Settings())).settings == Settings());
  // They were always written: what a first start has was nobody's choice.
  CHECK(settings_of(R"({"theme": "paper", "reduced-motion": false})").settings == Settings());
  const SettingsRead before = settings_of(R"({"theme": "light", "reduced-motion": true})");
  CHECK(theme_of(before.settings, night).id == ThemeId::light);
  CHECK(reduces_motion(before.settings, {}));
}

TEST_CASE("Those who played last come first among the names, each once and not for ever") {
  Settings settings;
  settings.names = {"Cleo", "Ada", "Dan"};
  Header header;
  header.sheet = "ganz-schoen-clever";
  header.names = {"Ada", "Ben", "Player 3"};
  header.date = "2026-11-18";
  remember(settings, header, Catalogue("en"));
  CHECK(settings.names == std::vector<std::string>{"Ada", "Ben", "Cleo", "Dan"});
  CHECK(settings.last->date.empty());
  for (int i = 0; i < 40; ++i) {
    header.names = {"Guest " + std::to_string(i)};
    remember(settings, header, Catalogue("en"));
  }
  CHECK(settings.names.size() == kNamesKept);
  CHECK(settings.names.front() == "Guest 39");
}
