// The lines of the Clever family as text, both ways: words of a record, marks, events, switches. Reading asks
// the state only for what a line may leave out; whether it is legal is asked elsewhere.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/clever/clever_rules.h"
#include "core/refusal.h"

namespace fox::clever {

// What one line of text says: a line, or in paper mode one for every mark. The argument `at` of a refusal is
// the word that cannot be read, from 1.
std::variant<std::vector<Line>, Refusal> read_line(const Rules& rules, const State& state,
                                                   std::string_view text);

// The words of a `use` up to its marks ("b4 w5 as 3 from II extra"), for asking what could be marked.
std::variant<Line, Refusal> read_use(const Rules& rules, std::string_view text);

// The canonical form.
std::string write_line(const Rules& rules, const Line& line);

// "yellow.34", "sweep w3 b2", … ; events of other seats than `seat` carry theirs in front.
std::string write_event(const Rules& rules, const Event& event, int seat);

// What stands on a pad, in the order of the sheet.
struct MarkOnPad {
  int area, cell;
  int value;  // 0: a cross
  Choice choice;
};
std::vector<MarkOnPad> marks_on(const Rules& rules, const Pad& pad);
// The same as words of a record, sorted bytewise.
std::vector<std::string> marks(const Rules& rules, const Pad& pad);

std::string cell_name(const SheetDef& sheet, int area, int cell);

// Where a used die lies: "I", "II", "III", "platter"; "" where nobody said.
std::string_view name_of_place(From from);
std::optional<From> place_named(std::string_view word);

// Bonuses that wait, in the order of the sheet.
std::vector<std::string> waiting(const Rules& rules, const Pad& pad);

}  // namespace fox::clever
