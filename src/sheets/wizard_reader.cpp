#include "sheets/wizard_reader.h"

#include <algorithm>
#include <map>

namespace fox {

using wizard::Effect;
using wizard::FaceDef;
using wizard::SheetDef;

namespace {

FaceDef read_face(const std::string& id, TableReader& table) {
  FaceDef face;
  face.id = id;
  const std::string letter = table.need_text("letter");
  if (letter.size() == 1) face.letter = letter[0];
  face.color = table.need_text("color");
  face.pattern = table.text("pattern", "");
  return face;
}

void read_faces(TableReader& top, SheetDef& sheet) {
  const TomlValue* faces = top.need("faces");
  if (faces == nullptr) return;
  for (const auto& entry : faces->entries) {
    TableReader table(entry.value, "faces." + entry.key, top.problems());
    FaceDef face = read_face(entry.key, table);
    enum { colour, wizard_face, jester_face };
    switch (table.one_of("kind", {"colour", "wizard", "jester"}, colour)) {
      case wizard_face: sheet.wizard = std::move(face); break;
      case jester_face: sheet.jester = std::move(face); break;
      default: sheet.colours.push_back(std::move(face)); break;
    }
    table.finish();
  }
}

void read_effects(TableReader& top, SheetDef& sheet) {
  const TomlValue* effects = top.get("cards");
  if (effects == nullptr) return;
  if (effects->kind != TomlValue::Kind::table) return top.problem("cards", "expected a table");
  for (const auto& entry : effects->entries) {
    TableReader table(entry.value, "cards." + entry.key, top.problems());
    Effect effect;
    effect.id = entry.key;
    effect.rule = table.need_text("rule");
    effect.factor = table.integer("factor", 1, wizard::kMaxFactor, 1);
    effect.wizards_everywhere = table.boolean("wizards_everywhere", false);
    effect.jesters_locked = table.boolean("jesters_locked", false);
    effect.throw_first = table.boolean("throw_first", false);
    effect.turned = table.integer("turned", 0, wizard::kMaxTurned, 0);
    effect.second_least = table.integer("second_least", 0, wizard::kMaxDice, 0);
    effect.extra = table.integer("extra", 0, 3, 0);
    effect.jesters_own = table.boolean("jesters_own", false);
    effect.strike = table.boolean("strike", false);
    effect.secret = table.boolean("secret", false);
    table.finish();
    sheet.effects.push_back(std::move(effect));
  }
}

// The family's own checks speak of the definition; people know the keys of the file.
std::string path_in_file(const std::string& path) {
  static const std::map<std::string, std::string> tops{
      {"colours", "faces"}, {"wizard", "faces"}, {"jester", "faces"}, {"effects", "cards"}, {"players", "players"}};
  const auto found = tops.find(path.substr(0, path.find('.')));
  return found == tops.end() ? path.substr(0, path.find('.')) : found->second;
}

}  // namespace

SheetDef read_wizard_sheet(TableReader& top) {
  SheetDef sheet;
  sheet.id = top.need_text("id");
  const auto players = top.integers("players", 1, wizard::kMaxPlayers);
  if (players.size() == 2 && players[0] <= players[1])
    sheet.min_players = players[0], sheet.max_players = players[1];
  else
    top.problem("players", "expected the lowest and the highest number of players");
  sheet.dice = top.need_integer("dice", 1, wizard::kMaxDice);
  sheet.throws = top.need_integer("throws", 1, 9);
  sheet.points = top.integers("points", -99, 99);
  sheet.jester_fields = top.need_integer("jester_fields", 0, wizard::kMaxColumns);
  sheet.targets = top.integers("targets", 1, 99);
  sheet.bonus = top.need_integer("bonus", -99, 99);
  read_faces(top, sheet);
  read_effects(top, sheet);
  top.need("rules");
  sheet.rules = top.texts("rules");
  if (top.problems().empty())
    for (const auto& problem : wizard::problems(sheet)) top.problem(path_in_file(problem.path), problem.path + ": " + problem.text);
  return sheet;
}

}  // namespace fox
