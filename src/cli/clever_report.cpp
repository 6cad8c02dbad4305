#include "cli/clever_report.h"

#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/board.h"
#include "core/clever/clever_audit.h"
#include "core/clever/clever_readings.h"
#include "core/clever/clever_reasons.h"
#include "game/clever_text.h"
#include "sheets/cell_words.h"

namespace fox::cli {

using nlohmann::json;

json details(const clever::SheetDef& sheet) {
  json areas = json::array(), dice = json::array();
  for (const auto& area : sheet.areas) areas.push_back(area.id);
  for (const auto& die : sheet.dice) dice.push_back(die_details(die.id, die.letter, die.color));
  return {{"areas", areas}, {"dice", dice}, {"players", {sheet.min_players, sheet.max_players}}};
}

std::vector<Switch> listed_switches(const clever::SheetDef& sheet) {
  return {sheet.switches.begin(), sheet.switches.end()};
}

void ask_for_family(CatalogueIds& asked, const clever::SheetDef&) {
  for (const auto& reason : clever::kReasons) asked.reason(reason.id, reason.rule);
  for (const auto& fault : clever::kFaults) asked.reason(fault.id, fault.rule);
  for (const auto& action : enum_names<clever::Action>()) asked.id("actions", action);
  for (std::size_t r = 0; r < std::size(clever::kReadings); ++r) {
    const auto reading = static_cast<clever::Reading>(r);
    asked.id("rulings", id_of(reading));
    if (switch_of(reading)) asked.id("rulings", std::string(id_of(reading)) + ".other");
  }
}

void ask_for_sheet(CatalogueIds& asked, const clever::SheetDef& sheet) {
  asked.id("sheets", sheet.id);
  for (const auto& die : sheet.dice) asked.face(die.id);
  for (const auto& area : sheet.areas) {
    asked.id("areas", area.id);
    asked.id("rules", area.rule);
  }
  for (const auto& bonus : sheet.bonuses) asked.id("bonuses", bonus.id);
  for (const auto& rule : sheet.rules) asked.id("rules", rule);
  for (const auto& def : sheet.switches) {
    asked.id("switches", def.id);
    for (const auto& value : def.values) asked.id("switches", def.id + "." + value);
  }
  for (std::size_t t = 0; t < sheet.ratings.size(); ++t)
    asked.id("ratings." + sheet.rating_words, "t" + std::to_string(t));
}

namespace {

std::string mark_words(const std::string& cell, const clever::MarkOnPad& mark, const Catalogue& words) {
  std::string text = cell;
  if (mark.value != 0)
    text = words.text("cells", "with-number", {{"cell", cell}, {"number", std::to_string(mark.value)}});
  const char* choice = mark.choice == clever::Choice::circle   ? "with-circle"
                       : mark.choice == clever::Choice::bonus  ? "with-bonus"
                       : mark.choice == clever::Choice::points ? "with-points"
                                                               : nullptr;
  return choice == nullptr ? text : words.text("cells", choice, {{"cell", text}});
}

}  // namespace

// Cells of one row stand together behind its name: "row I: 3, 4; row II: 3".
std::string area_words(const clever::Rules& rules, const clever::State& state, std::size_t seat,
                       const std::string& area, const Catalogue& words) {
  std::string text, row;
  for (const auto& mark : clever::marks_on(rules, state.pads[seat])) {
    if (rules.def->areas[static_cast<std::size_t>(mark.area)].id != area) continue;
    const CellBeneath cell = cell_beneath(*rules.def, mark.area, mark.cell, words);
    const bool next = cell.row != row;
    if (!text.empty()) text += next ? "; " : ", ";
    if (next) text += cell.row + ": ";
    text += mark_words(cell.cell, mark, words);
    row = cell.row;
  }
  return text;
}

void print_turn(std::ostream& out, const json& state, const Catalogue& words, const clever::Rules&) {
  if (state["active"].is_number()) print_now(out, state, "now", state["active"], words);
}

void print_table(std::ostream& out, const json& state, const Catalogue&, const clever::Rules&) {
  const json& dice = state["dice"];
  if (!dice.is_object()) return;
  const auto list = [&](const json& set) {
    std::string text;
    for (const auto& [letter, face] : set.items())
      text += " " + letter + (face.is_null() ? "?" : std::to_string(face.get<int>()));
    return text.empty() ? std::string(" -") : text;
  };
  out << "  hand" << list(dice["hand"]) << "   fields";
  for (const auto& field : dice["fields"]) out << " " << (field.is_null() ? "-" : field.get<std::string>());
  out << "   platter" << list(dice["platter"]) << '\n';
}

}  // namespace fox::cli
