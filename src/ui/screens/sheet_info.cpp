#include "ui/screens/sheet_info.h"

#include <filesystem>
#include <utility>
#include <variant>

#include "core/wizard/switches.h"
#include "sheets/library.h"
#include "ui/screen_families.h"

namespace fox::ui {
namespace {

int foxes_on(const clever::SheetDef& sheet) {
  const auto is_fox = [](const clever::Gain& gain) { return gain.kind == clever::Gain::Kind::fox ? 1 : 0; };
  int foxes = 0;
  for (const clever::AreaDef& area : sheet.areas) {
    for (const auto& cell : area.cells) foxes += is_fox(cell.gain);
    for (const auto& line : area.lines) foxes += is_fox(line.gain);
  }
  for (const auto& gift : sheet.gifts) foxes += is_fox(gift);
  for (const auto& track : sheet.tracks) foxes += track.fields > 0 ? is_fox(track.end) : 0;
  return foxes;
}

}  // namespace

SheetInfo info_of(const clever::SheetDef& sheet) {
  SheetInfo info;
  info.min_players = sheet.min_players, info.max_players = sheet.max_players;
  info.rounds = sheet.rounds;
  info.foxes = foxes_on(sheet);
  info.switches.assign(sheet.switches.begin(), sheet.switches.end());
  info.without_dice = true;
  for (const auto& die : sheet.dice) info.dice.push_back({die.id, parse_color(die.color)});
  for (const auto& area : sheet.areas) info.areas.push_back({area.place, static_cast<std::size_t>(area.die)});
  return info;
}

SheetInfo info_of(const wizard::SheetDef& sheet) {
  SheetInfo info;
  info.min_players = sheet.min_players, info.max_players = sheet.max_players;
  info.die = Sign::jester;
  for (Switch& one : wizard::switches_of(sheet, sheet.max_players))
    if (one.kind == Switch::Kind::option && one.values.size() > 1) info.options.push_back(std::move(one));
  return info;
}

std::string begins_words(const clever::SheetDef&, RecordMode mode, const std::string& name,
                         const Catalogue& words) {
  return words.text("screen", mode == RecordMode::table ? "enters-first" : "begins", {{"name", name}});
}

std::string begins_words(const wizard::SheetDef&, RecordMode, const std::string& name,
                         const Catalogue& words) {
  return words.text("referee", "seer", {{"seat", name}});
}

std::vector<std::string> sheets_left_out(SheetLibrary& sheets, const Catalogue& words) {
  std::vector<std::string> sentences;
  std::string names;
  for (const Problem& problem : sheets.left_out())
    names += (names.empty() ? "" : ", ") + std::filesystem::path(problem.file).filename().string();
  if (!names.empty())
    sentences.push_back(words.text("screen", "sheets-not-read",
                                   {{"most", std::to_string(kMostOwnSheets)},
                                    {"count", std::to_string(sheets.left_out().size())},
                                    {"files", names}}));
  for (const std::string& id : sheets.ids()) {
    Problems problems;
    if (sheets.find(id, problems) != nullptr || problems.empty()) continue;
    const Problem& first = problems.front();
    const std::string line = first.line == 0 ? "" : std::to_string(first.line) + ": ";
    sentences.push_back(words.text("screen", "sheet-left-out",
                                   {{"sheet", id}, {"fault", line + first.path + ": " + first.text}}));
  }
  return sentences;
}

std::optional<SheetInfo> sheet_info(SheetLibrary& sheets, const std::string& id) {
  Problems problems;
  const AnySheet* sheet = sheets.find(id, problems);
  if (sheet == nullptr) return std::nullopt;
  SheetInfo info = std::visit([](const auto& def) { return info_of(def); }, *sheet);
  info.sheet = sheet;
  info.id = id;
  return info;
}

}  // namespace fox::ui
