#include "text.h"

#include <cstdlib>
#include <set>
#include <sstream>

namespace naive {

std::vector<std::string> split_words(const std::string& line) {
  std::istringstream in(line);
  std::vector<std::string> words;
  std::string word;
  while (in >> word) words.push_back(word);
  return words;
}

std::string join_words(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) {
    if (!line.empty()) line += " ";
    line += word;
  }
  return line;
}

std::string cell_of(const std::string& mark) {
  return mark.substr(0, mark.find('='));
}

std::string value_of(const std::string& mark) {
  const auto at = mark.find('=');
  if (at == std::string::npos) return "";
  return mark.substr(at + 1);
}

int leading_number(const std::string& value) {
  return std::atoi(value.c_str());
}

bool is_die_with_face(const std::string& word, const std::string& letters) {
  if (word.size() != 2) return false;
  if (letters.find(word[0]) == std::string::npos) return false;
  return word[1] >= '1' && word[1] <= '6';
}

std::vector<std::string> sorted_without_doubles(std::vector<std::string> words) {
  const std::set<std::string> sorted(words.begin(), words.end());
  return {sorted.begin(), sorted.end()};
}

}  // namespace naive
