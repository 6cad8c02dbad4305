#include "ui/screens/sheet_info.h"

#include <filesystem>
#include <variant>

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

SheetInfo::SheetInfo(const clever::SheetDef& sheet)
    : clever(&sheet),
      id(sheet.id),
      min_players(sheet.min_players),
      max_players(sheet.max_players),
      rounds(sheet.rounds),
      foxes(foxes_on(sheet)),
      switches(sheet.switches) {}

// The switches of this family have no list in the sheet file: they are its keys.
SheetInfo::SheetInfo(const wizard::SheetDef& sheet)
    : wizard(&sheet), id(sheet.id), min_players(sheet.min_players), max_players(sheet.max_players) {
  clever::SwitchDef target;
  target.id = "target";
  for (const int xs : sheet.targets) target.values.push_back(std::to_string(xs));
  options.push_back(target);
  if (sheet.effects.empty()) return;
  clever::SwitchDef cards;
  cards.id = "magic-cards";
  cards.values = {"off", "on"};
  options.push_back(cards);
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
  return std::visit([](const auto& def) { return SheetInfo(def); }, *sheet);
}

}  // namespace fox::ui
