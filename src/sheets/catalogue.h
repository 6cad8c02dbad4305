// The words of one language: names, rule sentences, reasons. Sentences have places like {last} that are
// filled in at the edge; a missing id is shown as itself, so that nothing is ever empty.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fox {

using Fillings = std::map<std::string, std::string, std::less<>>;

class Catalogue {
 public:
  // "en", "de", "nl"; anything else gives English.
  explicit Catalogue(std::string_view language = "en");

  [[nodiscard]] const std::string& language() const { return language_; }
  // Null where it is missing.
  [[nodiscard]] const std::string* find(const std::string& section, const std::string& key) const;
  [[nodiscard]] bool has(const std::string& section, const std::string& key) const {
    return find(section, key) != nullptr;
  }
  [[nodiscard]] std::string text(const std::string& section, const std::string& key) const;
  [[nodiscard]] std::string text(const std::string& section, const std::string& key,
                                 const Fillings& fillings) const;

  // All texts by "section.key", in order, for the check of completeness.
  [[nodiscard]] std::map<std::string, std::string> all() const { return {texts_.begin(), texts_.end()}; }

  static const std::vector<std::string>& languages();

 private:
  std::string language_;
  std::unordered_map<std::string, std::string> texts_;  // a frame of the screen asks a hundred times
};

// What somebody else wrote, as a sentence may hold it: of a long line its first letters and an ellipsis.
std::string shortened(std::string_view text, std::size_t most_letters = 200);

// Every {place} of the sentence that has a filling is filled; others stay as they are. Fillings are
// shortened, names of people to 40 letters, but for sentences of our own ({text}, {why}, {reason}, {rule})
// and paths ({file}, {folder}), which would be useless then.
std::string fill(std::string_view sentence, const Fillings& fillings);

// With its first letter made a capital; our catalogues begin with letters of one or two bytes.
std::string sentence_case(std::string text);

// A number as print has it, with a real minus.
std::string figure(int number);

// The places of a sentence, sorted.
std::vector<std::string> places_of(std::string_view sentence);

}  // namespace fox
