#include "sheets/catalogue.h"

#include <algorithm>
#include <array>

#include "core/ensure.h"
#include "sheets/embedded.h"
#include "sheets/toml_tree.h"

namespace fox {
namespace {

void collect(const TomlValue& table, const std::string& path,
             std::unordered_map<std::string, std::string>& texts) {
  for (const auto& entry : table.entries) {
    const std::string key = path.empty() ? entry.key : path + "." + entry.key;
    if (entry.value.kind == TomlValue::Kind::table)
      collect(entry.value, key, texts);
    else
      texts[key] = entry.value.string;
  }
}

// Sentences of our own, and paths.
bool is_whole(std::string_view place) {
  constexpr std::array<std::string_view, 6> whole{"text", "why", "reason", "rule", "file", "folder"};
  return std::find(whole.begin(), whole.end(), place) != whole.end();
}

bool is_person(std::string_view place) {
  return place == "name" || place == "seat" || place == "who";
}

}  // namespace

const std::vector<std::string>& Catalogue::languages() {
  static const std::vector<std::string> all{"en", "de", "nl"};
  return all;
}

Catalogue::Catalogue(std::string_view language) : language_(language) {
  const auto& known = languages();
  if (std::find(known.begin(), known.end(), language_) == known.end()) language_ = "en";
  const std::string name = "messages." + language_ + ".toml";
  for (const auto& file : embedded_files()) {
    if (file.name != name) continue;
    const auto tree = parse_toml(file.text, name);
    const auto* top = std::get_if<TomlValue>(&tree);
    ensure(top != nullptr, "a built-in catalogue can be read");
    collect(*top, "", texts_);
  }
}

const std::string* Catalogue::find(const std::string& section, const std::string& key) const {
  const auto found = texts_.find(section + "." + key);
  return found == texts_.end() ? nullptr : &found->second;
}

std::string Catalogue::text(const std::string& section, const std::string& key) const {
  const std::string* const found = find(section, key);
  return found == nullptr ? key : *found;
}

std::string Catalogue::text(const std::string& section, const std::string& key,
                            const Fillings& fillings) const {
  return fill(text(section, key), fillings);
}

std::string shortened(std::string_view text, std::size_t most_letters) {
  const std::size_t most_bytes = 4 * most_letters;
  std::size_t letters = 0, at = 0;
  for (; at < text.size() && at < most_bytes; ++at)
    if ((text[at] & 0xc0) != 0x80 && ++letters > most_letters) break;
  return at == text.size() ? std::string(text) : std::string(text.substr(0, at)) + "…";
}

std::string fill(std::string_view sentence, const Fillings& fillings) {
  std::string filled;
  for (std::size_t i = 0; i < sentence.size();) {
    const std::size_t close = sentence[i] == '{' ? sentence.find('}', i) : std::string_view::npos;
    if (close == std::string_view::npos) {
      filled += sentence[i++];
      continue;
    }
    const std::string_view place = sentence.substr(i + 1, close - i - 1);
    const auto found = fillings.find(place);
    if (found == fillings.end())
      filled += sentence.substr(i, close - i + 1);
    else
      filled += is_whole(place) ? found->second : shortened(found->second, is_person(place) ? 40 : 200);
    i = close + 1;
  }
  return filled;
}

std::string sentence_case(std::string text) {
  if (text.empty()) return text;
  const auto first = static_cast<unsigned char>(text[0]);
  if (first >= 'a' && first <= 'z') text[0] = static_cast<char>(first - 'a' + 'A');
  // ä ö ü é and their like: their capitals stand 32 places before them.
  if (first == 0xc3 && text.size() > 1 && static_cast<unsigned char>(text[1]) >= 0xa0)
    text[1] = static_cast<char>(static_cast<unsigned char>(text[1]) - 0x20);
  return text;
}

std::string figure(int number) {
  return number < 0 ? "−" + std::to_string(-number) : std::to_string(number);
}

std::vector<std::string> places_of(std::string_view sentence) {
  std::vector<std::string> places;
  for (std::size_t i = sentence.find('{'); i != std::string_view::npos; i = sentence.find('{', i + 1)) {
    const std::size_t close = sentence.find('}', i);
    if (close == std::string_view::npos) break;
    places.emplace_back(sentence.substr(i + 1, close - i - 1));
  }
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

}  // namespace fox
