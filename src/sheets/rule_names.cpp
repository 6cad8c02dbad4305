#include "sheets/rule_names.h"

#include <algorithm>

#include "sheets/catalogue.h"

namespace fox {
namespace {

// All languages have the same ids; that is checked where the project is.
const std::vector<std::string>& known_rules() {
  static const std::vector<std::string> ids = [] {
    constexpr std::string_view section = "rules.";
    std::vector<std::string> found;
    const Catalogue english;
    for (const auto& [id, text] : english.all())
      if (id.compare(0, section.size(), section) == 0) found.push_back(id.substr(section.size()));
    return found;
  }();
  return ids;
}

// The value at a path of keys, or the nearest table above it.
const TomlValue& value_at(const TomlValue& top, const std::string& path) {
  const TomlValue* at = &top;
  for (std::size_t from = 0; from < path.size();) {
    const std::size_t end = std::min(path.find('.', from), path.size());
    const TomlValue* below = at->find(path.substr(from, end - from));
    if (below == nullptr) return *at;
    at = below;
    from = end + 1;
  }
  return *at;
}

}  // namespace

void check_rule_names(TableReader& top, const std::string& path, const std::vector<std::string>& ids) {
  for (const auto& id : ids) {
    bool known = id.empty();  // told already where it is missing
    for (const auto& rule : known_rules()) known = known || rule == id;
    if (!known)
      note_problem(top.problems(), value_at(top.value(), path), path, "\"" + id + "\" is no rule sentence",
                   did_you_mean(id, known_rules()));
  }
}

std::vector<std::string> read_rulings(TableReader& top, std::span<const std::string_view> family) {
  std::vector<std::string> ids = top.texts("rulings");
  for (const auto& id : ids)
    if (std::find(family.begin(), family.end(), id) == family.end())
      top.problem("rulings", "\"" + id + "\" is no house reading of this family",
                  did_you_mean(id, {family.begin(), family.end()}));
  return ids;
}

}  // namespace fox
