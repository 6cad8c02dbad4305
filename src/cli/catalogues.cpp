#include <nlohmann/json.hpp>
#include <ostream>
#include <set>

#include "cli/commands.h"
#include "core/clever/audit.h"
#include "core/clever/readings.h"
#include "core/clever/reasons.h"
#include "core/wizard/audit.h"
#include "core/wizard/readings.h"
#include "core/wizard/reasons.h"
#include "game/read_reasons.h"
#include "game/store/fault.h"
#include "game/system_words.h"
#include "sheets/clever_names.h"

namespace fox::cli {

namespace {

using Ids = std::set<std::string>;

// Every id that a reason, a rule or a built-in sheet asks the catalogues for, and the sections these ids
// fill. Ids of other sections stand in the sources as they are; tools/checks/catalogues compares those.
class Asked {
 public:
  void id(const std::string& section, std::string_view key) {
    sections_.insert(section);
    ids_.insert(section + "." + std::string(key));
  }

  void reason(std::string_view id_text, std::string_view rule) {
    id("reasons", id_text);
    if (!rule.empty()) id("rules", rule);
  }

  void sheet(const clever::SheetDef& sheet) {
    id("sheets", sheet.id);
    for (const auto& die : sheet.dice) face(die.id);
    for (const auto& area : sheet.areas) {
      id("areas", area.id);
      id("rules", area.rule);
    }
    for (const auto& bonus : sheet.bonuses) id("bonuses", bonus.id);
    for (const auto& rule : sheet.rules) id("rules", rule);
    for (const auto& def : sheet.switches) {
      id("switches", def.id);
      for (const auto& value : def.values) id("switches", def.id + "." + value);
    }
    for (std::size_t t = 0; t < sheet.ratings.size(); ++t)
      id("ratings." + sheet.rating_words, "t" + std::to_string(t));
  }

  void sheet(const wizard::SheetDef& sheet) {
    id("sheets", sheet.id);
    for (int f = 0; f < wizard::faces(sheet); ++f) face(wizard::face(sheet, f).id);
    for (const auto& colour : sheet.colours) id("areas", colour.id);
    for (const auto& effect : sheet.effects) {
      id("cards", effect.id);
      id("rules", effect.rule);
    }
    for (const auto& rule : sheet.rules) id("rules", rule);
  }

  [[nodiscard]] const Ids& ids() const { return ids_; }

  [[nodiscard]] bool knows_section_of(const std::string& id_text) const {
    for (auto dot = id_text.find('.'); dot != std::string::npos; dot = id_text.find('.', dot + 1))
      if (sections_.count(id_text.substr(0, dot)) != 0) return true;
    return false;
  }

 private:
  void face(const std::string& name) {
    id("dice", name);
    id("letters", name);
  }

  Ids ids_, sections_;
};

void asked_readings(Asked& asked) {
  for (std::size_t r = 0; r < std::size(clever::kReadings); ++r) {
    const auto reading = static_cast<clever::Reading>(r);
    asked.id("rulings", id_of(reading));
    if (switch_of(reading)) asked.id("rulings", std::string(id_of(reading)) + ".other");
  }
  for (const auto id : wizard::kReadings) asked.id("rulings", id);
}

Asked everything(Context& context) {
  Asked asked;
  for (const auto& reason : clever::kReasons) asked.reason(reason.id, reason.rule);
  for (const auto& reason : wizard::reasons()) asked.reason(reason.id, reason.rule);
  for (const auto& fault : clever::kFaults) asked.reason(fault.id, fault.rule);
  for (const auto& fault : wizard::kFaults) asked.reason(fault.id, fault.rule);
  for (const auto& reason : kReadReasons) asked.reason(reason.id, reason.rule);
  for (const auto trouble : store::kTroubles) asked.id("trouble", trouble);
  for (const auto answer : system_ids()) asked.id("system", answer);
  for (const auto& action : clever_actions()) asked.id("actions", action);
  asked_readings(asked);
  Problems problems;
  for (const auto& id : context.sheets.ids())
    if (const AnySheet* sheet = context.sheets.find(id, problems))
      std::visit([&](const auto& def) { asked.sheet(def); }, *sheet);
  return asked;
}

// "letters.clever-hoch-drei.blue" overrides "letters.blue" on one sheet.
bool is_override(const Ids& asked, const std::string& id) {
  const auto first = id.find('.'), last = id.rfind('.');
  return first != last && id.compare(0, first, "letters") == 0 &&
         asked.count("letters" + id.substr(last)) != 0;
}

}  // namespace

int lint_catalogues(Context& context) {
  Problems problems;
  const auto note = [&](const std::string& language, const std::string& id, const std::string& text) {
    Problem problem;
    problem.file = "messages." + language + ".toml";
    problem.path = id;
    problem.text = text;
    problems.push_back(problem);
  };
  const Asked asked = everything(context);
  const std::string& first_language = Catalogue::languages().front();
  const auto first = Catalogue(first_language).all();
  for (const auto& language : Catalogue::languages()) {
    const auto words = Catalogue(language).all();
    for (const auto& id : asked.ids())
      if (words.count(id) == 0) note(language, id, "is missing");
    for (const auto& [id, text] : words) {
      if (text.empty()) note(language, id, "is empty");
      if (asked.knows_section_of(id) && asked.ids().count(id) == 0 && !is_override(asked.ids(), id))
        note(language, id, "is used by nothing");
      const auto other = first.find(id);
      if (other == first.end())
        note(language, id, "stands in no other language");
      else if (places_of(other->second) != places_of(text))
        note(language, id, "has other places than the " + first_language + " sentence");
    }
    for (const auto& [id, text] : first)
      if (words.count(id) == 0 && asked.ids().count(id) == 0) note(language, id, "is missing");
  }
  if (context.json)
    print_json(context, {{"ok", problems.empty()}, {"problems", problems_json(problems)}});
  else
    print_problems(context, problems);
  return problems.empty() ? Exit::fine : Exit::no;
}

}  // namespace fox::cli
