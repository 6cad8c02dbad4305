// A table of a sheet file, read key by key: every call says what it expects and notes a problem where the
// file says something else. A key nobody asked for is a problem too, told by finish().
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/named_enum.h"
#include "sheets/problem.h"
#include "sheets/toml_tree.h"

namespace fox {

class TableReader {
 public:
  // `value` must outlive the reader; a value that is no table is a problem.
  TableReader(const TomlValue& value, std::string path, Problems& problems);

  [[nodiscard]] bool has(const std::string& key) const;
  // nullptr where the key is missing; marks it as read.
  const TomlValue* get(const std::string& key);
  // As get, but a missing key is a problem.
  const TomlValue* need(const std::string& key);

  std::string text(const std::string& key, const std::string& otherwise);
  std::string need_text(const std::string& key);
  int integer(const std::string& key, int low, int high, int otherwise);
  int need_integer(const std::string& key, int low, int high);
  bool boolean(const std::string& key, bool otherwise);
  // Something else in the list is a problem and still counts: the nearest number stands in for it.
  std::vector<int> integers(const std::string& key, int low, int high);
  std::vector<double> numbers(const std::string& key, std::size_t count);
  std::vector<std::string> texts(const std::string& key);
  // One word out of a fixed list; the index, or 0 with a problem noted.
  std::size_t one_of(const std::string& key, const std::vector<std::string>& words,
                     std::optional<std::size_t> otherwise = std::nullopt);
  template <class Enum>
  Enum one_of(const std::string& key, std::optional<Enum> otherwise = std::nullopt) {
    const auto index = otherwise ? std::optional(static_cast<std::size_t>(*otherwise)) : std::nullopt;
    return static_cast<Enum>(one_of(key, enum_names<Enum>(), index));
  }

  // Where something is wrong that the rest rests on: `read` goes over this table once more, and of what it
  // finds only keys that nobody knows are told. What it asks for is known.
  template <class Read>
  void only_keys(Read&& read) {
    Problems unheard;
    TableReader again(*value_, path_, unheard);
    read(again);
    learn(again);
  }
  // Names every key nobody read.
  void finish();

  [[nodiscard]] const TomlValue& value() const { return *value_; }
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string path_of(const std::string& key) const;
  Problems& problems() { return *problems_; }

  // Notes a problem at a key of this table, or at the table where it has no such key.
  void problem(const std::string& key, const std::string& text, const std::string& hint = {});

 private:
  void learn(const TableReader& again);

  const TomlValue* value_;
  std::string path_;
  Problems* problems_;
  std::set<std::string> read_;
};

void note_problem(Problems& problems, const TomlValue& at, const std::string& path, const std::string& text,
                  const std::string& hint = {});

// Whether something may be called so: in records it is a word among others, with dots, equal signs and the
// like.
bool is_name(std::string_view text);
inline constexpr const char* kNameExpected = "a name is made of at most 40 small letters, digits and hyphens";

// The whole number in a value, or nothing with a problem noted.
std::optional<int> read_integer(const TomlValue& value, const std::string& path, int low, int high,
                                Problems& problems);

}  // namespace fox
