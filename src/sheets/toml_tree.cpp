#include "sheets/toml_tree.h"

#include <algorithm>

#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

namespace fox {
namespace {

using Kind = TomlValue::Kind;

// Deep nesting says nothing on a sheet; a limit keeps hostile files from using up the stack.
constexpr int kDeepest = 16;

void place(TomlValue& value, const toml::node& node, const std::shared_ptr<const std::string>& file) {
  value.file = file;
  value.line = static_cast<int>(node.source().begin.line);
  value.column = static_cast<int>(node.source().begin.column);
}

TomlValue convert(const toml::node& node, const std::shared_ptr<const std::string>& file, int depth) {
  TomlValue value;
  place(value, node, file);
  value.kind = Kind::other;
  if (depth > kDeepest) return value;
  if (const auto* table = node.as_table()) {
    value.kind = Kind::table;
    for (const auto& [key, child] : *table) {
      TomlEntry entry{std::string(key.str()), convert(child, file, depth + 1)};
      // A key's own place is where people look; values of tables stand lines below.
      entry.value.line = static_cast<int>(key.source().begin.line);
      entry.value.column = static_cast<int>(key.source().begin.column);
      value.entries.push_back(std::move(entry));
    }
    std::stable_sort(value.entries.begin(), value.entries.end(), [](const TomlEntry& a, const TomlEntry& b) {
      return std::pair(a.value.line, a.value.column) < std::pair(b.value.line, b.value.column);
    });
  } else if (const auto* array = node.as_array()) {
    value.kind = Kind::array;
    for (const auto& child : *array) value.items.push_back(convert(child, file, depth + 1));
  } else if (const auto* text = node.as_string()) {
    value.kind = Kind::string;
    value.string = text->get();
  } else if (const auto* integer = node.as_integer()) {
    value.kind = Kind::integer;
    value.integer = integer->get();
    value.number = static_cast<double>(value.integer);
  } else if (const auto* number = node.as_floating_point()) {
    value.kind = Kind::number;
    value.number = number->get();
  } else if (const auto* boolean = node.as_boolean()) {
    value.kind = Kind::boolean;
    value.boolean = boolean->get();
  }
  return value;
}

}  // namespace

const TomlValue* TomlValue::find(std::string_view key) const {
  for (const auto& entry : entries)
    if (entry.key == key) return &entry.value;
  return nullptr;
}

TomlValue* TomlValue::find(std::string_view key) {
  return const_cast<TomlValue*>(std::as_const(*this).find(key));
}

std::variant<TomlValue, Problem> parse_toml(std::string_view text, const std::string& file) {
  const toml::parse_result result = toml::parse(text, file);
  const auto shared = std::make_shared<const std::string>(file);
  if (result) return convert(result.table(), shared, 0);
  const auto& error = result.error();
  Problem problem;
  problem.file = file;
  problem.line = static_cast<int>(error.source().begin.line);
  problem.column = static_cast<int>(error.source().begin.column);
  problem.text = std::string(error.description());
  problem.unreadable = true;
  return problem;
}

const char* kind_name(Kind kind) {
  switch (kind) {
    case Kind::boolean: return "true or false";
    case Kind::integer: return "a whole number";
    case Kind::number: return "a number";
    case Kind::string: return "a text";
    case Kind::array: return "a list";
    case Kind::table: return "a table";
    case Kind::other: return "something else";
  }
  return "something else";
}

}  // namespace fox
