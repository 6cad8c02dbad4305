#include "core/wizard/wizard_sheet.h"

#include <algorithm>
#include <cstddef>
#include <set>

#include "core/ensure.h"

namespace fox::wizard {

const FaceDef& face(const SheetDef& sheet, int index) {
  ensure(index >= 0 && index < faces(sheet), "a face of the sheet");
  if (index == wizard_face(sheet)) return sheet.wizard;
  if (index == jester_face(sheet)) return sheet.jester;
  return sheet.colours[static_cast<std::size_t>(index)];
}

namespace {

class Check {
 public:
  void range(const std::string& path, int value, int low, int high) {
    if (value < low || value > high)
      say(path, "must be " + std::to_string(low) + " to " + std::to_string(high));
  }
  void must(bool good, const std::string& path, const char* text) {
    if (!good) say(path, text);
  }
  void say(const std::string& path, const std::string& text) { found.push_back({path, text}); }

  std::vector<SheetProblem> found;
};

void check_faces(const SheetDef& sheet, Check& check) {
  check.range("colours", colours(sheet), 1, kMaxColours);
  std::set<std::string> ids;
  std::set<char> letters;
  const auto one = [&](const FaceDef& def, const std::string& path) {
    check.must(def.letter >= 'a' && def.letter <= 'z', path + ".letter", "must be a small letter");
    check.must(letters.insert(def.letter).second, path + ".letter", "stands for another face already");
    check.must(!def.id.empty() && ids.insert(def.id).second, path + ".id", "must be a name of its own");
  };
  for (std::size_t i = 0; i < sheet.colours.size(); ++i)
    one(sheet.colours[i], "colours." + std::to_string(i));
  one(sheet.wizard, "wizard");
  one(sheet.jester, "jester");
}

void check_effect(const SheetDef& sheet, const Effect& effect, const std::string& path, Check& check) {
  check.range(path + ".factor", effect.factor, 1, kMaxFactor);
  check.range(path + ".extra", effect.extra, 0, 3);
  check.range(path + ".turned", effect.turned, 0, std::min(kMaxTurned, sheet.dice - 1));
  check.range(path + ".second_least", effect.second_least, 0, sheet.dice);
  check.must(!(effect.throw_first && effect.turned > 0), path + ".turned",
             "stands in place of the first throw, which this card wants as well");
  check.must(effect.second_least == 0 || effect.throw_first, path + ".second_least",
             "needs a first throw before the predictions");
  check.must(!effect.second_compulsory() || sheet.throws >= 2, path, "needs a second throw");
  // All dice could be locked, and the throw that must come could not.
  check.must(!(effect.jesters_locked && effect.second_compulsory()), path + ".jesters_locked",
             "cannot stand beside a second throw that must come");
}

}  // namespace

std::vector<SheetProblem> problems(const SheetDef& sheet) {
  Check check;
  check.must(!sheet.id.empty(), "id", "is missing");
  check.range("players.max", sheet.max_players, 1, kMaxPlayers);
  check.range("players.min", sheet.min_players, 1, sheet.max_players);
  check.range("dice", sheet.dice, 1, kMaxDice);
  check.range("throws", sheet.throws, 1, 9);
  check.range("points", columns(sheet), 1, kMaxColumns);
  for (std::size_t i = 0; i < sheet.points.size(); ++i)
    check.range("points." + std::to_string(i), sheet.points[i], -99, 99);
  check.range("jester_fields", sheet.jester_fields, 0, kMaxColumns);
  check.range("bonus", sheet.bonus, -99, 99);
  check.must(!sheet.targets.empty(), "targets", "needs at least one number");
  for (std::size_t i = 0; i < sheet.targets.size(); ++i)
    check.range("targets." + std::to_string(i), sheet.targets[i], 1, 99);
  check_faces(sheet, check);
  check.range("effects", static_cast<int>(sheet.effects.size()), 0, kMaxEffects);
  std::set<std::string> ids;
  for (std::size_t i = 0; i < sheet.effects.size(); ++i) {
    const auto path = "effects." + std::to_string(i);
    const auto& id = sheet.effects[i].id;
    check.must(!id.empty() && ids.insert(id).second, path + ".id", "must be a name of its own");
    check_effect(sheet, sheet.effects[i], path, check);
  }
  return check.found;
}

}  // namespace fox::wizard
