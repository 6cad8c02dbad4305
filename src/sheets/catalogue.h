// The words of one language: names, rule sentences, reasons. Sentences have places like {last} that are
// filled in at the edge; a missing id is shown as itself, so that nothing is ever empty.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fox {

using Fillings = std::map<std::string, std::string, std::less<>>;

class Catalogue {
 public:
  // "en", "de", "nl"; anything else gives English.
  explicit Catalogue(std::string_view language = "en");

  [[nodiscard]] const std::string& language() const { return language_; }
  [[nodiscard]] bool has(const std::string& section, const std::string& key) const;
  [[nodiscard]] std::string text(const std::string& section, const std::string& key) const;
  [[nodiscard]] std::string text(const std::string& section, const std::string& key,
                                 const Fillings& fillings) const;

  // All ids as "section.key", for the check of completeness.
  [[nodiscard]] const std::map<std::string, std::string>& all() const { return texts_; }

  static const std::vector<std::string>& languages();

 private:
  std::string language_;
  std::map<std::string, std::string> texts_;
};

// Every {place} of the sentence that has a filling is filled; others stay as they are.
std::string fill(std::string_view sentence, const Fillings& fillings);

// With its first letter made a capital; our catalogues begin with letters of one or two bytes.
std::string sentence_case(std::string text);

// The places of a sentence, sorted.
std::vector<std::string> places_of(std::string_view sentence);

}  // namespace fox
