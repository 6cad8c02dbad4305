#include "sheets/switch_words.h"

namespace fox {

std::string value_key(const Switch& one, const std::string& value) {
  return one.id + "." + (one.numbers ? "number" : value);
}

// Of numbers the usual one is told from the others.
std::string value_more_key(const Switch& one, const std::string& value) {
  const char* const number = value == one.values.front() ? ".usual" : ".other";
  return value_key(one, value) + (one.numbers ? number : ".more");
}

std::string value_words(const Switch& one, const std::string& value, const Catalogue& words) {
  const std::string key = value_key(one, value);
  return words.has("switches", key) ? words.text("switches", key, {{"number", value}}) : value;
}

std::string value_more_words(const Switch& one, const std::string& value, const Catalogue& words) {
  const std::string key = value_more_key(one, value);
  return words.has("switches", key) ? words.text("switches", key) : "";
}

}  // namespace fox
