#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/commands.h"
#include "cli/report_families.h"
#include "game/advice/no_advice.h"
#include "game/read_reasons.h"
#include "game/store/fault.h"
#include "game/system_words.h"

namespace fox::cli {

namespace {

using Ids = CatalogueIds::Ids;

CatalogueIds everything(Context& context) {
  CatalogueIds asked;
  for (const AnySheet& empty : each_family())
    std::visit([&](const auto& def) { ask_for_family(asked, def); }, empty);
  for (const auto& reason : kReadReasons) asked.reason(reason.id, reason.rule);
  for (const auto& reason : advice::kNoAdvice) asked.reason(reason.id, reason.rule);
  for (const auto trouble : store::kTroubles) asked.id("trouble", trouble);
  for (const auto answer : system_ids()) asked.id("system", answer);
  Problems problems;
  for (const auto& id : context.sheets.ids())
    if (const AnySheet* sheet = context.sheets.find(id, problems))
      std::visit([&](const auto& def) { ask_for_sheet(asked, def); }, *sheet);
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
  const CatalogueIds asked = everything(context);
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
