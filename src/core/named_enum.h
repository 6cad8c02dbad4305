// An enum that is written once with its names: what a file, a record or the protocol calls a value is its
// enumerator, with hyphens for underscores. Reading, writing, listing and counting all ask that one list.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// FOX_NAMED_ENUM(Accept, any, at_least): enum class Accept, whose values are called "any" and "at-least".
#define FOX_NAMED_ENUM(Type, ...)                                 \
  enum class Type : std::uint8_t { __VA_ARGS__ };                 \
  [[maybe_unused]] constexpr std::string_view enumerators(Type) { \
    return #__VA_ARGS__;                                          \
  }

// The same inside a class.
#define FOX_NAMED_MEMBER_ENUM(Type, ...)                \
  enum class Type : std::uint8_t { __VA_ARGS__ };       \
  friend constexpr std::string_view enumerators(Type) { \
    return #__VA_ARGS__;                                \
  }

// The same from a list with further columns: #define LIST(X) X(first, …) X(second, …).
#define FOX_NAMED_LIST(Type, LIST)                         \
  enum class Type : std::uint8_t { LIST(FOX_ENUMERATOR) }; \
  constexpr std::string_view enumerators(Type) {           \
    return LIST(FOX_ENUMERATOR_TEXT);                      \
  }
#define FOX_ENUMERATOR(name, ...) name,
#define FOX_ENUMERATOR_TEXT(name, ...) #name ","

namespace fox {

// The enumerators of such a text as names, in their order.
std::vector<std::string> names_in(std::string_view enumerators);

constexpr std::size_t count_names_in(std::string_view enumerators) {
  std::size_t count = 0;
  bool inside = false;
  for (const char c : enumerators) {
    const bool letter = c != ',' && c != ' ';
    count += letter && !inside;
    inside = letter;
  }
  return count;
}

template <class Enum>
inline constexpr std::size_t enum_size = count_names_in(enumerators(Enum{}));

// In the order of the enum.
template <class Enum>
const std::vector<std::string>& enum_names() {
  static const std::vector<std::string> names = names_in(enumerators(Enum{}));
  return names;
}

template <class Enum>
const std::string& enum_name(Enum value) {
  return enum_names<Enum>()[static_cast<std::size_t>(value)];
}

template <class Enum>
std::optional<Enum> enum_named(std::string_view name) {
  const auto& names = enum_names<Enum>();
  const auto found = std::find(names.begin(), names.end(), name);
  return found == names.end() ? std::nullopt : std::optional(static_cast<Enum>(found - names.begin()));
}

}  // namespace fox
