// A line of a record cut into its words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fox {

// The line without its comment: `#` at the beginning or after a space.
std::string_view without_comment(std::string_view line);

std::vector<std::string_view> split_words(std::string_view line);

// A whole number from 0 to `highest`, digits only; -1 otherwise.
int read_number(std::string_view word, int highest);

bool is_utf8(std::string_view text);

// Bytes.
inline constexpr std::size_t kLongestPlayerName = 200;

// Whether a record can hold this as a player's name: one line, without what would move a terminal's cursor.
bool is_player_name(std::string_view name);

std::string join(const std::vector<std::string>& parts, std::string_view between);

}  // namespace fox
