// Every key of every sheet that is built in, misspelt, one at a time: whatever else goes wrong with it, the
// loader says at its line and column that there is no such key, and of no other key.
#include "mistakes.h"
#include "sheets/toml_tree.h"

using namespace mistakes;

namespace {

struct Place {
  std::string path, key;
  int line, column;
};

// Names that a sheet gives itself: another name is no mistake, or one that shows where the name is used.
bool names_things(const std::string& path) {
  for (const char* table : {"dice", "areas", "tracks", "bonuses", "switches", "faces", "cards", "rename"})
    if (path == table) return true;
  return false;
}

void collect(const fox::TomlValue& value, const std::string& path, std::vector<Place>& places) {
  for (const auto& item : value.items) collect(item, path, places);
  for (const auto& entry : value.entries) {
    const std::string below = path.empty() ? entry.key : path + "." + entry.key;
    if (!names_things(path)) places.push_back({below, entry.key, entry.value.line, entry.value.column});
    collect(entry.value, below, places);
  }
}

std::vector<Place> keys_of(const std::string& text) {
  const auto tree = fox::parse_toml(text, "mine.toml");
  std::vector<Place> places;
  collect(std::get<fox::TomlValue>(tree), "", places);
  return places;
}

std::string misspelt(std::string text, const Place& place) {
  std::size_t at = 0;
  for (int line = 1; line < place.line; ++line) at = text.find('\n', at) + 1;
  at += static_cast<std::size_t>(place.column) - 1 + place.key.size();
  return text.insert(at, "x");
}

std::vector<std::string> every_sheet() {
  std::vector<std::string> all = clever_sheets();
  all.emplace_back("wizard-wuerfelspiel");
  return all;
}

std::string unknown_keys(const Reading& reading) {
  std::string told;
  for (const auto& problem : reading.problems)
    if (problem.text == "no key here") told += described(problem) + "\n";
  return told;
}

}  // namespace

TEST_CASE("Every key of every sheet is missed by its misspelling, at its line and column") {
  std::size_t keys = 0;
  for (const auto& id : every_sheet()) {
    const std::string text = text_of(id);
    for (const auto& place : keys_of(text)) {
      const Reading reading = read(misspelt(text, place));
      fox::Problem wanted{"mine.toml", place.line, place.column, place.path + "x", "no key here", {}, false};
      wanted.hint = "did you mean \"" + place.key + "\"?";
      CHECK(unknown_keys(reading) == described(wanted) + "\n");
      CHECK_FALSE(reading.sheet.has_value());
      ++keys;
    }
  }
  CHECK(keys > 400);
}
