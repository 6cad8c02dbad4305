#include "cli/wizard_report.h"

#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/board.h"
#include "core/wizard/switches.h"
#include "core/wizard/wizard_audit.h"
#include "core/wizard/wizard_readings.h"
#include "core/wizard/wizard_reasons.h"
#include "game/words.h"
#include "sheets/switch_words.h"

namespace fox::cli {

using nlohmann::json;

json details(const wizard::SheetDef& sheet) {
  json areas = json::array(), dice = json::array();
  for (const auto& colour : sheet.colours) areas.push_back(colour.id);
  for (const auto& face : sheet.colours) dice.push_back(die_details(face.id, face.letter, face.color));
  for (const auto& face : {sheet.wizard, sheet.jester})
    dice.push_back(die_details(face.id, face.letter, face.color));
  return {{"areas", areas}, {"dice", dice}, {"players", {sheet.min_players, sheet.max_players}}};
}

std::vector<Switch> listed_switches(const wizard::SheetDef& sheet) {
  return wizard::switches_of(sheet, sheet.max_players);
}

void ask_for_family(CatalogueIds& asked, const wizard::SheetDef&) {
  for (const auto& reason : wizard::kReasons) asked.reason(reason.id, reason.rule);
  for (const auto& fault : wizard::kFaults) asked.reason(fault.id, fault.rule);
  for (const auto id : wizard::kReadings) asked.id("rulings", id);
}

void ask_for_sheet(CatalogueIds& asked, const wizard::SheetDef& sheet) {
  asked.id("sheets", sheet.id);
  for (int f = 0; f < wizard::faces(sheet); ++f) asked.face(wizard::face(sheet, f).id);
  for (const auto& colour : sheet.colours) asked.id("areas", colour.id);
  for (const auto& effect : sheet.effects) {
    asked.id("cards", effect.id);
    asked.id("rules", effect.rule);
  }
  for (const auto& rule : sheet.rules) asked.id("rules", rule);
  for (const Switch& one : wizard::switches_of(sheet, sheet.max_players)) {
    if (one.kind != Switch::Kind::option) continue;
    for (const std::string& value : one.values)
      for (const std::string& key : {value_key(one, value), value_more_key(one, value)})
        asked.id("switches", key);
  }
}

namespace {

// The column, and what stands in it: "5: X", "2: 3 struck out".
std::string field_words(int number, wizard::Field field, const Catalogue& words) {
  const std::string cell = std::to_string(number);
  std::string entry = std::to_string(field.value);
  if (field.what == wizard::Written::circle) return words.text("cells", "predicted", {{"cell", cell}});
  if (field.what == wizard::Written::hits) entry = std::string(field.value, 'X');
  if (field.what == wizard::Written::zero) entry = "0";
  const bool struck = field.what == wizard::Written::struck;
  return words.text("cells", struck ? "with-struck" : "with-number", {{"cell", cell}, {"number", entry}});
}

}  // namespace

std::string area_words(const wizard::Rules& rules, const wizard::State& state, std::size_t seat,
                       const std::string& area, const Catalogue& words) {
  const wizard::SheetDef& sheet = rules.sheet;
  const wizard::Pad& pad = state.pads[seat];
  std::vector<std::string> all;
  for (int colour = 0; colour < wizard::colours(sheet); ++colour)
    for (int number = 1; number <= wizard::columns(sheet); ++number)
      if (const auto field = wizard::field(pad, colour, number);
          wizard::face(sheet, colour).id == area && field.what != wizard::Written::nothing)
        all.push_back(field_words(number, field, words));
  for (int i = 0; i < sheet.jester_fields && sheet.jester.id == area; ++i)
    if (wizard::has(pad.jesters, i)) all.push_back(std::to_string(i + 1));
  return join(all, ", ");
}

void print_turn(std::ostream& out, const json& state, const Catalogue& words, const wizard::Rules&) {
  if (state["seer"].is_number()) print_now(out, state, "seer", state["seer"], words);
}

// The card, the wizard colour, the throw and the next seer, as far as they are known.
void print_table(std::ostream& out, const json& state, const Catalogue& words, const wizard::Rules&) {
  const auto name = [&](const json& seat) {
    return name_of(state["players"][seat.get<std::size_t>() - 1], words);
  };
  const auto tell = [&](const char* key, const Fillings& fillings) {
    out << "  " << words.text("referee", key, fillings) << '\n';
  };
  if (state["card"].is_string()) tell("card", {{"card", words.text("cards", state["card"])}});
  if (state["wizards"].is_string()) tell("wizards-as", {{"area", words.text("areas", state["wizards"])}});
  if (state["throw"] != 0) {
    std::string dice;
    for (const auto& [letter, count] : state["dice"].items())
      dice += (dice.empty() ? "" : " ") + letter + count.dump();
    tell("throw-of", {{"throw", state["throw"].dump()}, {"throws", state["throws"].dump()}, {"dice", dice}});
  }
  if (state["next_seer"].is_number() && state["over"] != true)
    tell("next-seer", {{"seat", name(state["next_seer"])}});
}

}  // namespace fox::cli
