#include "sheets/clever_checks.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/clever/clever_sheet.h"
#include "core/clever/house_rules.h"
#include "sheets/clever_names.h"
#include "sheets/rule_names.h"

namespace fox {

using clever::AreaDef;
using clever::Effect;
using clever::Gain;
using clever::SheetDef;

namespace {

void area_problem(TableReader& top, const AreaDef& area, const std::string& key, const std::string& text) {
  const TomlValue* table = top.value().find("areas")->find(area.id);
  const TomlValue* at = table->find(key);
  note_problem(top.problems(), at == nullptr ? *table : *at,
               "areas." + area.id + (key.empty() ? "" : "." + key), text);
}

// Whether nothing is known against what stands at this path: checks of what could not even be read would only
// add problems that are none.
bool sound(TableReader& top, const std::string& path) {
  return std::none_of(top.problems().begin(), top.problems().end(), [&](const Problem& problem) {
    return problem.path.compare(0, path.size(), path) == 0 &&
           (problem.path.size() == path.size() || problem.path[path.size()] == '.');
  });
}

void check_dice(TableReader& top, const SheetDef& sheet) {
  int jokers = 0;
  for (const auto& die : sheet.dice) {
    jokers += die.joker;
    if (!die.joker && !area_named(sheet, die.id)) top.problem("dice", "\"" + die.id + "\" has no area");
    if (die.joker && area_named(sheet, die.id))
      top.problem("dice", "the joker cannot have an area of its own");
  }
  if (jokers > 1) top.problem("dice", "at most one die can be the joker");
  if (sheet.served + 3 < static_cast<int>(sheet.dice.size()))
    top.problem("served", "the dice that are not served must fit the three dice fields");
}

void check_cells(TableReader& top, const SheetDef& sheet, const AreaDef& area) {
  std::set<std::string> names;
  for (const auto& cell : area.cells)
    if (!names.insert(cell.name).second)
      area_problem(top, area, "cells", "two cells are named \"" + cell.name + "\"");
  const auto outside = std::find_if(area.cells.begin(), area.cells.end(), [&](const clever::CellDef& cell) {
    const auto& p = cell.place;
    return p.x < 0 || p.y < 0 || p.x + p.w > sheet.page_width || p.y + p.h > sheet.page_height;
  });
  if (outside != area.cells.end() && sound(top, "page"))
    area_problem(top, area, "first_cell", "cell \"" + outside->name + "\" lies outside the page");
  for (std::size_t i = 0; i < area.cells.size(); ++i)
    for (std::size_t j = i + 1; j < area.cells.size(); ++j) {
      const auto &a = area.cells[i].place, &b = area.cells[j].place;
      if (a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
        return area_problem(
            top, area, "step",
            "cells \"" + area.cells[i].name + "\" and \"" + area.cells[j].name + "\" cover each other");
    }
}

void check_kind(TableReader& top, const SheetDef& sheet, const AreaDef& area) {
  const bool joker = !sheet.dice.empty() && std::any_of(sheet.dice.begin(), sheet.dice.end(),
                                                        [](const auto& die) { return die.joker; });
  if (area.sum && !joker && sound(top, "dice"))
    area_problem(top, area, "sum", "a sum needs a joker among the dice");
  const clever::KindTraits& traits = clever::traits_of(area.kind);
  int highest_row = 0;
  for (const auto& cell : area.cells) highest_row = std::max(highest_row, cell.row);
  if (area.roll_rows && highest_row != sheet.rolls)
    area_problem(top, area, "roll_rows", "expected one row for each roll");
  if (area.chain && area.column_dice.empty()) area_problem(top, area, "chain", "a chain needs \"row_dice\"");
  if (area.chain && area.column_dice.size() + 2 < sheet.dice.size())
    area_problem(top, area, "row_dice", "every die but the area's own and the joker needs a row");
  if (area.chain && area.companions)
    area_problem(top, area, "chain", "an area has a chain or companions, not both");
  if (traits.halves && !area.writes) area_problem(top, area, "writes", "a row with a choice writes numbers");
  const bool relative = area.accept == clever::Accept::rising || area.accept == clever::Accept::not_above;
  const bool factors =
      std::any_of(area.cells.begin(), area.cells.end(), [](const auto& c) { return c.factor != 1; });
  const bool gated =
      std::any_of(area.cells.begin(), area.cells.end(), [](const auto& c) { return c.bonus_from != 0; });
  if (relative && !area.writes)
    area_problem(top, area, "writes", "a row that goes by the number before must write its numbers");
  if (relative && factors)
    area_problem(top, area, "factors", "a row that goes by the number before cannot multiply its numbers");
  if (gated && !area.writes)
    area_problem(top, area, "bonus_from", "only written numbers can be too low for a bonus");
  if (area.points == clever::Points::columns && (!traits.any_order || traits.circles))
    area_problem(top, area, "points", "\"columns\" goes with a grid and only with it");
  if (!area.extra_for_number.empty() && area.points != clever::Points::outermost)
    area_problem(top, area, "extra_numbers", "goes with \"outermost\" points and only with them");
  if (traits.circles && (area.chain || area.companions))
    area_problem(top, area, "kind", "a circled grid has neither chain nor companions");
}

void check_sizes(TableReader& top, const SheetDef& sheet) {
  int numbers = 0, noted = 0;
  for (const auto& area : sheet.areas) {
    if (area.writes) numbers += static_cast<int>(area.cells.size());
    noted += clever::traits_of(area.kind).second_marks();
  }
  if (numbers > clever::kMaxNumbers)
    top.problem("areas",
                "at most " + std::to_string(clever::kMaxNumbers) + " numbers can be written on a sheet");
  if (noted > clever::kMaxNoted)
    top.problem("areas", "at most two areas can be circled grids or rows with a choice");
}

void check_bonuses(TableReader& top, const SheetDef& sheet) {
  std::map<int, int> copies;
  const auto count = [&](const Gain& gain) { copies[gain.index] += gain.kind == Gain::Kind::bonus; };
  for (const auto& gift : sheet.gifts) count(gift);
  for (const auto& track : sheet.tracks) count(track.end);
  for (const auto& area : sheet.areas) {
    for (const auto& cell : area.cells) count(cell.gain);
    for (const auto& line : area.lines) count(line.gain);
  }
  for (std::size_t b = 0; b < sheet.bonuses.size(); ++b) {
    const auto& bonus = sheet.bonuses[b];
    const std::string path = "bonuses." + bonus.id;
    const TomlValue& at = *top.value().find("bonuses")->find(bonus.id);
    const auto note = [&](const std::string& text) { note_problem(top.problems(), at, path, text); };
    const int found = copies[static_cast<int>(b)];
    if (found == 0) note("nothing on the sheet gives this bonus");
    if (found > clever::kMaxWaiting) note("a sheet gives a bonus at most 15 times");
    if (bonus.id == "fox" || enum_named<clever::Action>(bonus.id))
      note("this name belongs to an action or the fox");
    for (const auto& target : bonus.targets) {
      const auto& area = sheet.areas[static_cast<std::size_t>(target.area)];
      if (area.writes && target.low == 0) note("area \"" + area.id + "\" needs \"numbers\"");
      if (!area.writes && target.low != 0) note("area \"" + area.id + "\" takes crosses, not numbers");
      if (target.plus_joker && !area.sum) note("\"plus_joker\" goes with an area of sums");
      if (target.plus_joker && target.high > 6)
        note("with \"plus_joker\" the numbers are those of a die, 1 to 6");
    }
  }
}

// The end of a track may circle another track, but never, by whatever way, its own.
void check_track_ends(TableReader& top, const SheetDef& sheet) {
  for (int start = 0; start < clever::kActions; ++start) {
    int at = start;
    for (int steps = 0; steps < clever::kActions; ++steps) {
      const Gain& end = sheet.tracks[at].end;
      if (end.kind != Gain::Kind::action) break;
      at = end.index;
      if (at != start) continue;
      const TomlValue* track =
          top.value().find("tracks")->find(enum_names<clever::Action>()[static_cast<std::size_t>(start)]);
      note_problem(top.problems(), *track,
                   "tracks." + enum_names<clever::Action>()[static_cast<std::size_t>(start)] + ".end",
                   "the end of \"" + enum_names<clever::Action>()[static_cast<std::size_t>(start)] +
                       "\" leads back to itself: a chain without end");
      return;
    }
  }
}

void check_switches(TableReader& top, const SheetDef& sheet) {
  std::set<Effect> effects;
  for (const auto& def : sheet.switches) {
    if (!has_use(def.effect, sheet))
      top.problem("switches", "switch \"" + def.id + "\" has nothing to act on");
    if (!effects.insert(def.effect).second) top.problem("switches", "two switches have the same effect");
  }
}

}  // namespace

void check_clever_sheet(TableReader& top, const SheetDef& sheet) {
  if (sound(top, "dice") && !sheet.areas.empty()) check_dice(top, sheet);
  for (const auto& area : sheet.areas) {
    if (!sound(top, "areas." + area.id)) continue;
    check_cells(top, sheet, area);
    check_kind(top, sheet, area);
  }
  check_sizes(top, sheet);
  if (sound(top, "tracks")) check_track_ends(top, sheet);
  if (sound(top, "areas")) check_switches(top, sheet);
  check_rule_names(top, "rules", sheet.rules);
  for (const auto& area : sheet.areas)
    if (sound(top, "areas." + area.id)) check_rule_names(top, "areas." + area.id + ".rule", {area.rule});
  // A bonus is counted wherever it is given: only a sheet without any other problem can be asked.
  if (top.problems().empty()) check_bonuses(top, sheet);
}

}  // namespace fox
