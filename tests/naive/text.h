// Small helpers for the words of a line: splitting, joining, dice like "w3".
// Everything in this folder speaks text, so these few are all that is needed.
#pragma once

#include <string>
#include <vector>

namespace naive {

std::vector<std::string> split_words(const std::string& line);
std::string join_words(const std::vector<std::string>& words);

// "blue.L1=6" -> "blue.L1" and "6"; "yellow.34" -> "yellow.34" and "".
std::string cell_of(const std::string& mark);
std::string value_of(const std::string& mark);

// The number at the beginning of a written value: "3:bonus" -> 3, "" -> 0.
int leading_number(const std::string& value);

// True for a letter and a face 1 to 6, as in "w3".
bool is_die_with_face(const std::string& word, const std::string& letters);

std::vector<std::string> sorted_without_doubles(std::vector<std::string> words);

}  // namespace naive
