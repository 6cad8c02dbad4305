#include "sheets/preferred_language.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "sheets/catalogue.h"

namespace fox {
namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

std::string code_of(std::string_view wish) {
  std::string code(wish.substr(0, wish.find_first_of("-_.@")));
  for (char& c : code)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return code;
}

}  // namespace

std::vector<std::string> languages_of_environment() {
  std::string locale;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (locale.empty()) locale = variable(name);
  std::vector<std::string> wished;
  // Who has no language has no list of them.
  if (const std::string code = code_of(locale); code.empty() || code == "c" || code == "posix") return wished;
  const std::string list = variable("LANGUAGE");
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t end = std::min(list.find(':', at), list.size());
    if (end > at) wished.push_back(list.substr(at, end - at));
    at = end + 1;
  }
  wished.push_back(locale);
  return wished;
}

std::string first_known(const std::vector<std::string>& wished) {
  const auto& known = Catalogue::languages();
  for (const std::string& wish : wished)
    if (const std::string code = code_of(wish); std::find(known.begin(), known.end(), code) != known.end())
      return code;
  return "en";
}

}  // namespace fox
