// Any bytes as a sheet file: it is read or refused with a place and a sentence, and what is read can be
// played. A first byte below 5 puts the rest behind a variant's first lines, so that every real sheet is laid
// under it.
#include <cstdint>
#include <string>

#include "core/clever/clever_family.h"
#include "core/ensure.h"
#include "game/game.h"
#include "sheets/library.h"

namespace {

const fox::SheetLibrary& library() {
  static const fox::SheetLibrary sheets;
  return sheets;
}

void play_a_little(const fox::clever::SheetDef& sheet) {
  for (const auto mode : {fox::clever::Mode::sheet, fox::clever::Mode::table, fox::clever::Mode::paper}) {
    const auto rules = fox::clever::make_rules(sheet, sheet.max_players, mode, {});
    fox::clever::Events events;
    const auto state = fox::clever::Family::begin(rules, events);
    static fox::clever::Lines lines;
    fox::clever::Family::legal(rules, state, lines);
  }
}

void play_a_little(const fox::wizard::SheetDef&) {}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string text(reinterpret_cast<const char*>(data), size);
  if (!text.empty() && static_cast<unsigned char>(text[0]) < library().ids().size())
    text = "based_on = \"" + library().ids()[static_cast<std::size_t>(text[0])] + "\"\n" + text.substr(1);
  fox::Problems problems;
  const auto find = [](const std::string& id) { return library().text(id); };
  const auto sheet = fox::read_sheet({"fuzz.toml", text}, find, problems);
  ensure(sheet.has_value() == problems.empty(), "a sheet is read or has problems");
  for (const auto& problem : problems) {
    ensure(!problem.text.empty() && !problem.file.empty(), "a problem says what and in which file");
    ensure(problem.line > 0 && problem.column > 0, "a problem has a place");
  }
  if (sheet) std::visit([](const auto& def) { play_a_little(def); }, *sheet);
  return 0;
}
