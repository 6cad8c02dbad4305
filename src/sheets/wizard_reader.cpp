#include "sheets/wizard_reader.h"

#include <algorithm>
#include <cctype>

#include "core/wizard/wizard_readings.h"
#include "sheets/rule_names.h"
#include "sheets/wizard_places.h"

namespace fox {

using wizard::Effect;
using wizard::FaceDef;
using wizard::SheetDef;

namespace {

bool is_color(const std::string& text) {
  return text.size() == 7 && text[0] == '#' &&
         std::all_of(text.begin() + 1, text.end(), [](unsigned char c) { return std::isxdigit(c) != 0; });
}

// Faces and cards are words of a record, so their names must be words.
void check_word(const TomlEntry& entry, const std::string& path, Problems& problems) {
  const bool good = !entry.key.empty() && std::all_of(entry.key.begin(), entry.key.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
  if (!good) note_problem(problems, entry.value, path, "a name is made of small letters, digits and hyphens");
}

// Calls f with the name of every table inside the table `key` and a reader for it.
template <class F>
void each_table(TableReader& top, const std::string& key, const TomlValue* tables, F&& f) {
  if (tables == nullptr) return;
  if (tables->kind != TomlValue::Kind::table)
    return top.problem(key, std::string("expected a table, found ") + kind_name(tables->kind));
  for (const auto& entry : tables->entries) {
    TableReader table(entry.value, key + "." + entry.key, top.problems());
    check_word(entry, table.path(), top.problems());
    f(entry.key, table);
    table.finish();
  }
}

FaceDef read_face(const std::string& id, TableReader& table, bool is_colour) {
  FaceDef face;
  face.id = id;
  const std::string letter = table.need_text("letter");
  if (letter.size() == 1 && letter[0] >= 'a' && letter[0] <= 'z')
    face.letter = letter[0];
  else if (!letter.empty())
    table.problem("letter", "expected one small letter");
  face.color = table.need_text("color");
  if (!face.color.empty() && !is_color(face.color))
    table.problem("color", "expected a colour like \"#FCD445\"");
  face.pattern = is_colour ? table.need_text("pattern") : table.text("pattern", "");
  return face;
}

void read_faces(TableReader& top, SheetDef& sheet) {
  enum Kind { colour, wizard_face, jester_face };
  static const std::vector<std::string> kinds{"colour", "wizard", "jester"};
  int found[] = {0, 0, 0};
  const TomlValue* faces = top.need("faces");
  each_table(top, "faces", faces, [&](const std::string& id, TableReader& table) {
    const std::size_t kind = table.one_of("kind", kinds, colour);
    FaceDef face = read_face(id, table, kind == colour);
    if (++found[kind] > 1 && kind != colour)
      table.problem("kind", "another face is the " + kinds[kind] + " already");
    if (kind == colour)
      sheet.colours.push_back(std::move(face));
    else
      (kind == wizard_face ? sheet.wizard : sheet.jester) = std::move(face);
  });
  if (faces == nullptr || faces->kind != TomlValue::Kind::table) return;
  for (const Kind kind : {wizard_face, jester_face})
    if (found[kind] == 0) top.problem("faces", "no face is of the kind \"" + kinds[kind] + "\"");
}

void read_cards(TableReader& top, SheetDef& sheet) {
  each_table(top, "cards", top.get("cards"), [&](const std::string& id, TableReader& table) {
    Effect effect;
    effect.id = id;
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
    sheet.effects.push_back(std::move(effect));
  });
}

std::vector<int> need_integers(TableReader& top, const std::string& key, int low, int high) {
  return top.need(key) == nullptr ? std::vector<int>{} : top.integers(key, low, high);
}

void read_numbers(TableReader& top, SheetDef& sheet) {
  const auto players = need_integers(top, "players", 1, wizard::kMaxPlayers);
  if (players.size() == 2 && players[0] <= players[1])
    sheet.min_players = players[0], sheet.max_players = players[1];
  else if (top.has("players"))
    top.problem("players", "expected the lowest and the highest number of players");
  sheet.dice = top.need_integer("dice", 1, wizard::kMaxDice);
  sheet.throws = top.need_integer("throws", 1, 9);
  sheet.points = need_integers(top, "points", -99, 99);
  sheet.jester_fields = top.need_integer("jester_fields", 0, wizard::kMaxColumns);
  sheet.targets = need_integers(top, "targets", 1, 99);
  sheet.bonus = top.need_integer("bonus", -99, 99);
}

// The family's own checks number faces and cards; in the file they have names.
std::vector<std::string> keys_in_file(const std::string& path, const SheetDef& sheet) {
  std::vector<std::string> keys{""};
  for (const char c : path)
    if (c == '.')
      keys.emplace_back();
    else
      keys.back() += c;
  if (keys[0] == "wizard" || keys[0] == "jester") {
    keys.insert(keys.begin(), "faces");
    keys[1] = keys[1] == "wizard" ? sheet.wizard.id : sheet.jester.id;
  } else if (keys[0] == "colours" || keys[0] == "effects") {
    const bool face = keys[0] == "colours";
    keys[0] = face ? "faces" : "cards";
    if (keys.size() == 1) return keys;
    const auto index = static_cast<std::size_t>(std::stoi(keys[1]));
    keys[1] = face ? sheet.colours[index].id : sheet.effects[index].id;
  }
  return keys;
}

// At the nearest place of the file that there is.
void note_at(TableReader& top, const std::vector<std::string>& keys, const std::string& text) {
  const TomlValue* at = &top.value();
  std::string path;
  for (const auto& key : keys) {
    path += (path.empty() ? "" : ".") + key;
    if (const TomlValue* below = at->find(key)) at = below;
  }
  note_problem(top.problems(), *at, path, text);
}

}  // namespace

void read_tables(TableReader& top, SheetDef& sheet) {
  // Problems of other files may stand there already.
  const std::size_t before = top.problems().size();
  sheet.id = top.need_text("id");
  read_numbers(top, sheet);
  read_faces(top, sheet);
  read_cards(top, sheet);
  if (top.need("rules") != nullptr) sheet.rules = top.texts("rules");
  sheet.rulings = read_rulings(top, wizard::kReadings);
  read_wizard_places(top, sheet);
  if (top.problems().size() != before) return;
  for (const auto& problem : wizard::problems(sheet))
    note_at(top, keys_in_file(problem.path, sheet), problem.text);
  check_wizard_places(top, sheet);
}

}  // namespace fox
