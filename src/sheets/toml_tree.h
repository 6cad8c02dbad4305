// TOML as a plain tree that remembers where everything stood, in the order in which it stood. The parser is
// toml++; it is seen by toml_tree.cpp alone.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sheets/problem.h"

namespace fox {

// No sheet is as long as this; in a larger text nothing is looked for.
inline constexpr std::size_t kLongestSheet = 128u << 10;
inline constexpr const char* kTooLong = "is longer than 128 KiB, no sheet needs that";

struct TomlEntry;

struct TomlValue {
  enum class Kind : unsigned char { boolean, integer, number, string, array, table, other };

  Kind kind = Kind::table;
  bool boolean = false;
  long long integer = 0;
  double number = 0;  // of an integer as well
  std::string string;
  std::vector<TomlValue> items;
  std::vector<TomlEntry> entries;  // in the order of the file
  std::shared_ptr<const std::string> file;
  int line = 0, column = 0;

  [[nodiscard]] const TomlValue* find(std::string_view key) const;
  TomlValue* find(std::string_view key);
};

struct TomlEntry {
  std::string key;
  TomlValue value;
};

// The top table, or the one problem that keeps the text from being TOML.
std::variant<TomlValue, Problem> parse_toml(std::string_view text, const std::string& file);

const char* kind_name(TomlValue::Kind kind);

}  // namespace fox
