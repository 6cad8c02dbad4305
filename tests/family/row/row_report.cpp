#include "row/row_report.h"

#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/board.h"

namespace fox::cli {

using nlohmann::json;

json details(const row::SheetDef& sheet) {
  return {{"areas", {"row"}}, {"dice", json::array()}, {"players", {sheet.min_players, sheet.max_players}}};
}

std::vector<Switch> listed_switches(const row::SheetDef&) {
  return {};
}

void ask_for_family(CatalogueIds& asked, const row::SheetDef&) {
  asked.reason("cell-taken", "record");
}
void ask_for_sheet(CatalogueIds& asked, const row::SheetDef& sheet) {
  asked.id("sheets", sheet.id);
}

std::string area_words(const row::Rules& rules, const row::State& state, std::size_t seat, const std::string&,
                       const Catalogue&) {
  std::string text;
  for (int number = 1; number <= rules.sheet.numbers; ++number)
    if (row::crossed(state, static_cast<int>(seat), number))
      text += (text.empty() ? "" : ", ") + std::to_string(number);
  return text;
}

void print_turn(std::ostream& out, const json& state, const Catalogue& words, const row::Rules&) {
  print_now(out, state, "now", state["active"], words);
}

void print_table(std::ostream& out, const json&, const Catalogue&, const row::Rules& rules) {
  out << "  1 to " << rules.sheet.numbers << '\n';
}

}  // namespace fox::cli
