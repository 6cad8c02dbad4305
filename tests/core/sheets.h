// The four Clever sheets as the program has them, read once.
#pragma once

#include "catch.h"
#include "game/clever_codec.h"
#include "sheets/library.h"

namespace sheets {

inline const std::vector<std::string>& all() {
  static const std::vector<std::string> ids{"ganz-schoen-clever", "doppelt-so-clever",
                                            "doppelt-so-clever-gsc-dice", "clever-hoch-drei"};
  return ids;
}

inline const fox::clever::SheetDef& def(const std::string& id) {
  static fox::SheetLibrary library;
  fox::Problems problems;
  const fox::AnySheet* sheet = library.find(id, problems);
  for (const auto& problem : problems)
    UNSCOPED_INFO(problem.file << ": " << problem.path << ": " << problem.text);
  REQUIRE(sheet != nullptr);
  return std::get<fox::clever::SheetDef>(*sheet);
}

// Every second house rule set, or none.
inline std::array<bool, fox::clever::kEffects> switches(const fox::clever::SheetDef& def, bool set) {
  std::array<bool, fox::clever::kEffects> on{};
  for (const auto& one : def.switches) on[static_cast<std::size_t>(one.effect)] = set;
  return on;
}

inline std::map<std::string, std::string> switch_names(const fox::clever::SheetDef& def, bool set) {
  std::map<std::string, std::string> names;
  if (set)
    for (const auto& one : def.switches) names[one.id] = one.values[1];
  return names;
}

}  // namespace sheets
