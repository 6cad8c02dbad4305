// The sheets whose look is tested: those that are offered, and the template for one's own.
#pragma once

#include <string>
#include <string_view>

#include "ui/tables.h"

namespace look {

inline constexpr const char* kSheets[] = {"ganz-schoen-clever", "doppelt-so-clever",
                                          "doppelt-so-clever-gsc-dice", "clever-hoch-drei", "fox-trot"};

inline const fox::clever::SheetDef& def(std::string_view id) {
  fox::Problems problems;
  const fox::AnySheet* sheet = fox::ui::library().find(std::string(id), problems);
  REQUIRE(sheet != nullptr);
  return std::get<fox::clever::SheetDef>(*sheet);
}

}  // namespace look
