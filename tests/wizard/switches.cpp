// What can be turned before a game of Wizard, as one list: every value is set by its name and told again, and
// has its words.
#include "core/wizard/switches.h"

#include "catch.h"
#include "game/wizard_read.h"
#include "game/wizard_text.h"
#include "sheets/switch_words.h"
#include "wizard/world.h"

using fox::Catalogue, fox::Switch;
namespace wizard = fox::wizard;

TEST_CASE("Every value of every switch is set by its name, and told where it is not the first") {
  const auto rules = wizard::make_rules(world::sheet(), 4);
  const auto all = wizard::switches_of(rules.sheet, rules.players);
  REQUIRE(all.size() == 3);
  for (const Switch& one : all) {
    REQUIRE_FALSE(one.values.empty());
    for (const std::string& value : one.values) {
      wizard::Rules turned = rules;
      INFO(one.id << " " << value);
      CHECK_FALSE(wizard::set_switch(turned, one.id, value));
      const auto told = wizard::switches(turned);
      if (value == one.values.front())
        CHECK(told.empty());
      else
        CHECK(told == std::vector<std::pair<std::string, std::string>>{{one.id, value}});
    }
  }
  CHECK(all[2].values == std::vector<std::string>{"1", "2", "3", "4"});
}

TEST_CASE("Cards can be on only where a sheet has any") {
  auto sheet = world::sheet();
  sheet.effects.clear();
  CHECK(wizard::switches_of(sheet, 2)[1].values == std::vector<std::string>{"off"});
}

TEST_CASE("A switch says what it is asked for, and only one who begins") {
  for (const Switch& one : wizard::switches_of(world::sheet(), 3)) {
    CHECK(wizard::says_who_begins(one.id) == (one.kind == Switch::Kind::seat));
    CHECK(one.kind != Switch::Kind::house_rule);
  }
}

TEST_CASE("Numbers have one sentence, whatever a sheet prints; a value without words is said as it is") {
  const Catalogue words("en");
  const Switch target{"target", {"7", "15"}, Switch::Kind::option, true};
  CHECK(fox::value_words(target, "15", words) == "To 15 X's");
  CHECK(fox::value_more_words(target, "7", words) == "The usual game.");
  CHECK(fox::value_more_words(target, "15", words) == "The longer game.");
  const Switch unknown{"no-such-switch", {"a", "b"}, Switch::Kind::house_rule, false};
  CHECK(fox::value_words(unknown, "b", words) == "b");
  CHECK(fox::value_more_words(unknown, "b", words).empty());
}
