#include "sheets/clever_reader.h"

#include <algorithm>
#include <cctype>

#include "core/clever/clever_readings.h"
#include "core/clever/clever_sheet.h"
#include "sheets/clever_area_reader.h"
#include "sheets/clever_checks.h"
#include "sheets/clever_names.h"
#include "sheets/rule_names.h"

namespace fox {

using clever::SheetDef;

namespace {

// Calls f with a reader for every table inside the table `key`.
template <class F>
void each_table(TableReader& top, const std::string& key, F&& f) {
  const TomlValue* tables = top.get(key);
  if (tables == nullptr) return;
  if (tables->kind != TomlValue::Kind::table) return top.problem(key, "expected a table");
  for (const auto& entry : tables->entries) {
    TableReader table(entry.value, top.path_of(key) + "." + entry.key, top.problems());
    f(entry.key, table);
    table.finish();
  }
}

void check_name(TableReader& table, const std::string& id) {
  if (!is_name(id)) note_problem(table.problems(), table.value(), table.path(), kNameExpected);
}

bool is_color(const std::string& text) {
  return text.size() == 7 && text[0] == '#' &&
         std::all_of(text.begin() + 1, text.end(), [](unsigned char c) { return std::isxdigit(c) != 0; });
}

void read_dice(TableReader& top, SheetDef& sheet) {
  top.need("dice");
  each_table(top, "dice", [&](const std::string& id, TableReader& table) {
    clever::DieDef die;
    die.id = id;
    check_name(table, id);
    const std::string letter = table.need_text("letter");
    if (letter.size() == 1 && letter[0] >= 'a' && letter[0] <= 'z')
      die.letter = letter[0];
    else if (table.has("letter"))
      table.problem("letter", "expected one small letter");
    const auto same = [&](const auto& other) { return die.letter != 0 && other.letter == die.letter; };
    if (std::any_of(sheet.dice.begin(), sheet.dice.end(), same))
      table.problem("letter", "two dice have the letter \"" + letter + "\"");
    die.color = table.need_text("color");
    if (table.has("color") && !is_color(die.color))
      table.problem("color", "expected a colour like \"#FCD445\"");
    die.joker = table.boolean("joker", false);
    sheet.dice.push_back(die);
  });
  if (sheet.dice.empty() || sheet.dice.size() > clever::kMaxDice)
    top.problem("dice", "expected 1 to " + std::to_string(clever::kMaxDice) + " dice");
}

void name_areas(TableReader& top, SheetDef& sheet) {
  const TomlValue* areas = top.need("areas");
  if (areas == nullptr) return;
  if (areas->kind != TomlValue::Kind::table) return top.problem("areas", "expected a table");
  std::vector<std::string> dice;
  for (const auto& die : sheet.dice) dice.push_back(die.id);
  for (const auto& entry : areas->entries) {
    clever::AreaDef area;
    area.id = entry.key;
    const auto die = die_named(sheet, entry.key);
    if (!die)
      note_problem(top.problems(), entry.value, "areas." + entry.key, "no die has this name",
                   did_you_mean(entry.key, dice));
    area.die = die.value_or(0);
    sheet.areas.push_back(std::move(area));
  }
  if (sheet.areas.empty() || sheet.areas.size() > clever::kMaxAreas)
    top.problem("areas", "expected 1 to " + std::to_string(clever::kMaxAreas) + " areas");
}

void read_track(TableReader& table, const std::string& id, clever::TrackDef& track) {
  track.place = read_box(table, "place");
  table.text("end", "");  // read later, when everything that can be given is known
  track.fields = 1;       // whatever the file says of it, the action is one of this sheet
  const TomlValue* fields = table.need("fields");
  if (fields == nullptr) return;
  if (fields->kind == TomlValue::Kind::array) {
    track.faces = table.integers("fields", 0, 6);
    track.fields = static_cast<int>(track.faces.size());
    if (id != "number") table.problem("fields", "only the action \"number\" has faces on its fields");
  } else {
    track.fields = table.integer("fields", 1, clever::kMaxFields, 1);
    if (id == "number") table.problem("fields", "expected a list of faces, 0 for a free choice");
  }
  if (track.fields < 1 || track.fields > clever::kMaxFields) {
    table.problem("fields", "a track has 1 to " + std::to_string(clever::kMaxFields) + " fields");
    track.fields = 1;
  }
}

void read_tracks(TableReader& top, SheetDef& sheet) {
  each_table(top, "tracks", [&](const std::string& id, TableReader& table) {
    const auto action = enum_named<clever::Action>(id);
    if (action) return read_track(table, id, sheet.tracks[static_cast<std::size_t>(*action)]);
    note_problem(top.problems(), table.value(), table.path(), "\"" + id + "\" is no action",
                 did_you_mean(id, enum_names<clever::Action>()));
    table.only_keys([&](TableReader& again) {
      clever::TrackDef nobodys;
      read_track(again, id, nobodys);
    });
  });
}

// Nothing where the area is unknown.
std::optional<clever::BonusTarget> read_target(TableReader& table, const SheetDef& sheet) {
  clever::BonusTarget target;
  bool found = true;
  const std::string id = table.need_text("area");
  if (const auto area = area_named(sheet, id))
    target.area = *area;
  else if (found = false; !id.empty()) {
    std::vector<std::string> known;
    for (const auto& area_def : sheet.areas) known.push_back(area_def.id);
    table.problem("area", "\"" + id + "\" is no area of this sheet", did_you_mean(id, known));
  }
  if (const TomlValue* numbers = table.get("numbers")) {
    if (numbers->kind == TomlValue::Kind::integer) {
      target.low = target.high = table.integer("numbers", 1, clever::kMaxNumber, 1);
    } else {
      const auto range = table.integers("numbers", 1, clever::kMaxNumber);
      if (range.size() != 2 || range[0] > range[1])
        table.problem("numbers", "expected a number, or the lowest and the highest one");
      else
        target.low = range[0], target.high = range[1];
    }
  }
  target.plus_joker = table.boolean("plus_joker", false);
  return found ? std::optional(target) : std::nullopt;
}

void read_bonuses(TableReader& top, SheetDef& sheet) {
  const TomlValue* bonuses = top.get("bonuses");
  if (bonuses == nullptr) return;
  if (bonuses->kind != TomlValue::Kind::table) return top.problem("bonuses", "expected a table");
  for (const auto& entry : bonuses->entries) {
    clever::BonusDef bonus;
    bonus.id = entry.key;
    const std::string path = "bonuses." + entry.key;
    if (!is_name(entry.key)) note_problem(top.problems(), entry.value, path, kNameExpected);
    if (entry.value.kind != TomlValue::Kind::array || entry.value.items.empty())
      note_problem(top.problems(), entry.value, path, "expected a list of areas the bonus may mark");
    for (const auto& item : entry.value.items) {
      TableReader table(item, path, top.problems());
      const auto target = read_target(table, sheet);
      const auto again = [&](const auto& other) { return other.area == target->area; };
      if (target && std::any_of(bonus.targets.begin(), bonus.targets.end(), again))
        table.problem("area", "the bonus names this area twice");
      if (target) bonus.targets.push_back(*target);
      table.finish();
    }
    if (bonus.targets.size() > clever::kMaxTargets)
      note_problem(top.problems(), entry.value, path, "a bonus marks at most 8 areas");
    sheet.bonuses.push_back(std::move(bonus));
  }
  if (sheet.bonuses.size() > clever::kMaxBonuses)
    top.problem("bonuses", "at most " + std::to_string(clever::kMaxBonuses) + " bonuses fit");
}

void read_track_ends(TableReader& top, SheetDef& sheet) {
  const TomlValue* tracks = top.value().find("tracks");
  if (tracks == nullptr) return;
  for (std::size_t a = 0; a < enum_names<clever::Action>().size(); ++a)
    if (const TomlValue* track = tracks->find(enum_names<clever::Action>()[a]))
      if (const TomlValue* end = track->find("end"))
        sheet.tracks[a].end =
            read_gain(*end, "tracks." + enum_names<clever::Action>()[a] + ".end", sheet, top.problems());
}

void read_rounds(TableReader& top, SheetDef& sheet) {
  top.need("players");
  const auto players = top.integers("players", 1, clever::kMaxPlayers);
  const bool counted = players.size() == 2 && players[0] <= players[1];
  if (counted)
    sheet.min_players = players[0], sheet.max_players = players[1];
  else if (top.has("players") && top.get("players")->kind == TomlValue::Kind::array)
    top.problem("players", "expected the lowest and the highest number of players");
  top.need("rounds");
  sheet.rounds = top.integers("rounds", 1, clever::kMaxRounds);
  if (counted && top.has("rounds") && sheet.rounds.size() != static_cast<std::size_t>(sheet.max_players))
    top.problem("rounds", "expected the rounds for each number of players from 1 on");
  sheet.rolls = top.integer("rolls", 1, 3, 3);
  sheet.served = top.integer("served", 1, static_cast<int>(std::max<std::size_t>(sheet.dice.size(), 1)), 3);
  if (sheet.served > static_cast<int>(sheet.dice.size())) sheet.served = static_cast<int>(sheet.dice.size());
  const TomlValue* gifts = top.need("gifts");
  if (gifts != nullptr && gifts->kind != TomlValue::Kind::array)
    top.problem("gifts", "expected a list of bonuses, \"\" for none");
  if (gifts != nullptr)
    for (const auto& item : gifts->items)
      sheet.gifts.push_back(read_gain(item, "gifts", sheet, top.problems()));
  const int most = sheet.rounds.empty() ? 0 : *std::max_element(sheet.rounds.begin(), sheet.rounds.end());
  if (most != 0 && gifts != nullptr && gifts->kind == TomlValue::Kind::array &&
      sheet.gifts.size() != static_cast<std::size_t>(most))
    top.problem("gifts", "expected one entry for each of " + std::to_string(most) + " rounds, \"\" for none");
  sheet.gifts.resize(std::min<std::size_t>(sheet.gifts.size(), clever::kMaxRounds));
  sheet.rounds_place = read_box(top, "rounds_place");
}

void read_ratings(TableReader& top, SheetDef& sheet) {
  const auto from = top.integers("solo", 0, 100000), stars = top.integers("solo_stars", 0, 20);
  if (from.size() != stars.size()) top.problem("solo_stars", "expected as many entries as \"solo\" has");
  for (std::size_t i = 0; i < std::min(from.size(), stars.size()); ++i)
    sheet.ratings.push_back({from[i], stars[i]});
  sheet.rating_words = top.text("solo_words", sheet.id);
  for (std::size_t i = 1; i < sheet.ratings.size(); ++i)
    if (sheet.ratings[i].from >= sheet.ratings[i - 1].from)
      top.problem("solo", "must fall from the best to the last");
}

void read_switches(TableReader& top, SheetDef& sheet) {
  each_table(top, "switches", [&](const std::string& id, TableReader& table) {
    clever::SwitchDef def;
    def.id = id;
    check_name(table, id);
    def.effect = table.one_of<clever::Effect>("effect");
    def.values = table.texts("values");
    if (def.values.size() != 2 || def.values[0] == def.values[1])
      table.problem("values", "expected two values, the default first");
    else if (!is_name(def.values[0]) || !is_name(def.values[1]))
      table.problem("values", kNameExpected);
    sheet.switches.push_back(std::move(def));
  });
}

}  // namespace

void read_tables(TableReader& top, SheetDef& sheet) {
  sheet.id = top.need_text("id");
  read_dice(top, sheet);
  name_areas(top, sheet);
  read_tracks(top, sheet);
  read_bonuses(top, sheet);
  read_track_ends(top, sheet);
  read_rounds(top, sheet);
  for (auto& area : sheet.areas)
    if (const TomlValue* value = top.value().find("areas")->find(area.id)) {
      TableReader table(*value, "areas." + area.id, top.problems());
      read_clever_area(table, sheet, area);
      table.finish();
    }
  read_ratings(top, sheet);
  read_switches(top, sheet);
  top.need("rules");
  sheet.rules = top.texts("rules");
  sheet.rulings = read_rulings(top, clever::kReadings);
  top.need("page");
  if (const auto page = top.numbers("page", 2); !page.empty()) {
    sheet.page_width = page[0], sheet.page_height = page[1];
    if (page[0] <= 0 || page[1] <= 0) top.problem("page", "expected a width and a height above 0");
  }
  check_clever_sheet(top, sheet);
}

}  // namespace fox
