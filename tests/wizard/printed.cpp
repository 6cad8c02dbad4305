// The sheet and its cards, typed in by hand and kept apart from the file.
#include "world.h"

namespace world {

using namespace fox::wizard;

namespace {

Effect effect(const char* id) {
  Effect one;
  one.id = id;
  one.rule = std::string("wizard-card-") + id;
  return one;
}

std::vector<Effect> effects() {
  std::vector<Effect> all;
  Effect one = effect("wizard-all");
  one.wizards_everywhere = true;
  one.factor = 2;
  all.push_back(one);
  one = effect("jesters-locked");
  one.jesters_locked = true;
  one.factor = 2;
  all.push_back(one);
  one = effect("roll-first");
  one.throw_first = true;
  one.second_least = 3;
  all.push_back(one);
  one = effect("turn-two");
  one.turned = 2;
  all.push_back(one);
  one = effect("extra-die");
  one.extra = 1;
  all.push_back(one);
  one = effect("jesters-own");
  one.jesters_own = true;
  all.push_back(one);
  one = effect("strike-out");
  one.strike = true;
  all.push_back(one);
  one = effect("secret");
  one.secret = true;
  all.push_back(one);
  all.push_back(effect("none"));
  return all;
}

}  // namespace

SheetDef printed() {
  SheetDef def;
  def.id = "wizard-wuerfelspiel";
  def.colours = {{"green", 'g', "#49A478", "diagonals"},
                 {"red", 'r', "#E2574C", "low-zigzag"},
                 {"yellow", 'y', "#FCD445", "dots"},
                 {"blue", 'b', "#76C3FC", "waves"}};
  def.wizard = {"wizard", 'w', "#FFFFFF", ""};
  def.jester = {"jester", 'j', "#E5DCCB", ""};
  def.min_players = 2;
  def.max_players = 5;
  def.dice = 7;
  def.throws = 3;
  def.jester_fields = 5;
  def.bonus = 3;
  def.points = {1, 2, 3, 4, 5};
  def.targets = {9, 12};
  def.effects = effects();
  def.rules = {"wizard-predict", "wizard-pass",   "wizard-colour", "wizard-next-seer", "wizard-throw",
               "wizard-stop",    "wizard-jester", "wizard-score",  "wizard-cards",     "wizard-end"};
  return def;
}

}  // namespace world
