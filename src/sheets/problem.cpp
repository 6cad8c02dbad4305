#include "sheets/problem.h"

#include <algorithm>

namespace fox {
namespace {

std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = above;
    }
  }
  return row[b.size()];
}

}  // namespace

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known) {
  constexpr std::size_t longest = 40;  // nobody means a word by typing more
  if (word.empty() || word.size() > longest) return {};
  std::size_t best = 1 + word.size() / 3;
  const std::string* nearest = nullptr;
  for (const auto& candidate : known)
    if (const auto distance = edits(word, candidate);
        distance <= best && (nearest == nullptr || distance < best)) {
      best = distance;
      nearest = &candidate;
    }
  return nearest == nullptr ? std::string() : "did you mean \"" + *nearest + "\"?";
}

}  // namespace fox
