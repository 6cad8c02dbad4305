// An enum that is written once with what each of its values says to people: the id of a sentence in the
// catalogues, and the rule it rests on. `foxref lint --catalogues` compares the lists with the catalogues.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/named_enum.h"
#include "core/refusal.h"

// With #define LIST(X) X(name, "id", "rule") …, FOX_REASON_LIST(Reason, kReasons, LIST) is the enum, and in
// its order the texts.
#define FOX_REASON_LIST(Type, texts, LIST)                 \
  enum class Type : std::uint8_t { LIST(FOX_ENUMERATOR) }; \
  inline constexpr ReasonText texts[] = {LIST(FOX_REASON_TEXT)};
#define FOX_REASON_TEXT(name, ...) {__VA_ARGS__},

namespace fox {

struct ReasonText {
  std::string_view id;
  std::string_view rule;            // empty: the rule of the area that is meant
  std::string_view arguments = {};  // where a list tells them: the names between braces, separated by spaces
};

// `texts[value]` as a refusal, without its arguments.
template <class Enum, std::size_t count>
Refusal refusal_of(const ReasonText (&texts)[count], Enum value, std::string_view area_rule = {}) {
  const ReasonText& text = texts[static_cast<std::size_t>(value)];
  Refusal refusal;
  refusal.reason = text.id;
  refusal.rule = text.rule.empty() ? area_rule : text.rule;
  return refusal;
}

}  // namespace fox
