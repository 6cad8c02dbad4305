// What is wrong with a sheet file, where, and perhaps what was meant. A sheet with any problem is refused
// whole, with all its problems at once.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fox {

struct Problem {
  std::string file;
  int line = 0, column = 0;  // from 1; 0 where the file as a whole is meant
  std::string path;          // keys from the top, as in areas.yellow.cells
  std::string text;
  std::string hint;  // "did you mean …"; may be empty

  bool unreadable = false;  // no TOML or UTF-8 at all, rather than an unsound sheet
};

using Problems = std::vector<Problem>;

// "did you mean …?" with the nearest of the known words, or nothing where none is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& known);

}  // namespace fox
