// Every id that reasons, rules and sheets ask the catalogues for, and the sections these ids fill. Ids of
// other sections stand in the sources as they are; tools/checks/catalogues compares those.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace fox::cli {

class CatalogueIds {
 public:
  using Ids = std::set<std::string>;

  void id(const std::string& section, std::string_view key) {
    sections_.insert(section);
    ids_.insert(section + "." + std::string(key));
  }

  void reason(std::string_view id_text, std::string_view rule) {
    id("reasons", id_text);
    if (!rule.empty()) id("rules", rule);
  }

  void face(const std::string& name) {
    id("dice", name);
    id("letters", name);
  }

  [[nodiscard]] const Ids& ids() const { return ids_; }

  [[nodiscard]] bool knows_section_of(const std::string& id_text) const {
    for (auto dot = id_text.find('.'); dot != std::string::npos; dot = id_text.find('.', dot + 1))
      if (sections_.count(id_text.substr(0, dot)) != 0) return true;
    return false;
  }

 private:
  Ids ids_, sections_;
};

}  // namespace fox::cli
