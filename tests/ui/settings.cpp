// What a person likes survives a restart, and no file, however broken, keeps the app from starting.
#include "ui/settings.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "catch.h"
#include "folder.h"

using namespace fox;
using namespace fox::ui;

namespace {

using test::Folder;

Settings ours() {
  Settings settings;
  settings.language = "nl";
  settings.theme = ThemeId::dark;
  settings.text_size = 140;
  settings.left_handed = settings.still = settings.hide_scores = settings.show_closed = true;
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

// With these of $LC_ALL, $LC_MESSAGES and $LANG; what stood there before comes back.
std::string language_with(const char* all, const char* messages, const char* lang) {
  const char* const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
  const char* const values[] = {all, messages, lang};
  std::string before[3];
  bool was[3]{};
  for (int i = 0; i < 3; ++i) {
    if (const char* value = std::getenv(names[i])) was[i] = true, before[i] = value;
    values[i] != nullptr ? ::setenv(names[i], values[i], 1) : ::unsetenv(names[i]);
  }
  const std::string language = language_of({});
  for (int i = 0; i < 3; ++i) was[i] ? ::setenv(names[i], before[i].c_str(), 1) : ::unsetenv(names[i]);
  return language;
}

}  // namespace

TEST_CASE("Of one's own colours only colours are taken") {
  const Settings settings = settings_of(
      R"({"colors": {"blue": "#4C9BE0", "red": "red", "green": 7, "pink": "#12345", "brown": "#12345g"}})");
  CHECK(settings.colors == std::map<std::string, std::string>{{"blue", "#4C9BE0"}});
  CHECK(settings_of(R"({"colors": ["blue"]})").colors.empty());
}

TEST_CASE("Settings come back as they were written") {
  const Folder folder;
  REQUIRE(write_settings(ours(), settings_file(folder.path())) == 0);
  CHECK(read_settings(settings_file(folder.path())) == ours());
  CHECK(read_settings(settings_file(folder.path())).last->names[1] == "Jörg \"the fox\"");
  // Nothing else lies beside it.
  CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
}

TEST_CASE("A first start has no file and makes the folder with the first change") {
  const Folder folder;
  const std::string file = settings_file(folder / "new/one");
  CHECK(read_settings(file) == Settings());
  REQUIRE(write_settings(ours(), file) == 0);
  CHECK(read_settings(file) == ours());
}

TEST_CASE("Whatever the file is, the app starts") {
  const Folder folder;
  const std::string whole = settings_text(ours());
  for (std::size_t cut = 0; cut + 2 < whole.size(); ++cut)
    CHECK(settings_of(whole.substr(0, cut)) == Settings());
  for (const char* text : {"", "null", "[]", "3", "{", "\xff\xfe", "{\"names\":{}}", "{\"last\":[1]}",
                           "{\"last\":{\"sheet\":4,\"names\":[7]}}", "{\"text-size\":\"big\",\"theme\":7}"})
    CHECK(settings_of(text).last == std::nullopt);
  CHECK(settings_of(std::string(200000, '[')) == Settings());

  std::filesystem::create_directory(settings_file(folder.path()));  // a folder in its place
  CHECK(read_settings(settings_file(folder.path())) == Settings());
  CHECK(write_settings(ours(), settings_file(folder.path())) != 0);
}

TEST_CASE("What is sound in a file counts, what is not is left out") {
  const Settings settings = settings_of(
      R"({"language": "xx", "theme": "dark", "text-size": 1e9, "left-handed": "yes", "hide-scores": true,
          "names": ["Ada", 4, "Ben"], "last": {"sheet": "x", "names": ["Ada", null], "rules": {"a": 1, "b": "c"}}})");
  CHECK(settings.language.empty());
  CHECK(settings.theme == ThemeId::dark);
  CHECK(settings.text_size == kMostText);
  CHECK_FALSE(settings.left_handed);
  CHECK(settings.hide_scores);
  CHECK(settings.names == std::vector<std::string>{"Ada", "Ben"});
  REQUIRE(settings.last);
  CHECK(settings.last->names == std::vector<std::string>{"Ada"});
  CHECK(settings.last->rules == std::vector<std::pair<std::string, std::string>>{{"b", "c"}});
}

TEST_CASE("What a newer Foxsheet wrote stays in the file") {
  const Settings settings = settings_of(R"({"theme": "light", "area-colors": {"blue": "#123456"}})");
  CHECK(settings.theme == ThemeId::light);
  CHECK_THAT(settings_text(settings), contains("\"area-colors\"") && contains("#123456"));
  CHECK(settings_of(settings_text(settings)) == settings);
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
    const bool kept = read_settings(settings_file(folder.path())) == ours();
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

TEST_CASE("The language is the chosen one, else the system's, else English") {
  CHECK(language_with(nullptr, nullptr, "de_AT.UTF-8") == "de");
  CHECK(language_with(nullptr, "nl_BE", "de_DE") == "nl");
  CHECK(language_with("en_GB.UTF-8", "nl", "de") == "en");
  CHECK(language_with("", nullptr, "nl_NL") == "nl");
  CHECK(language_with("C", nullptr, "de_DE") == "en");
  CHECK(language_with(nullptr, nullptr, nullptr) == "en");
  CHECK(language_of(ours()) == "nl");
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
