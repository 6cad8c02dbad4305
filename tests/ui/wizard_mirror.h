// A game of Wizard at a table of its own, in memory, and the way from a legal line to the taps that lead to
// it: the names of what has to be tapped, in order, while the same taps are made on a WizardHands of the
// test.
#pragma once

#include <string>
#include <vector>

#include "core/play.h"
#include "core/wizard/table.h"
#include "ui/tables.h"
#include "ui/wizard/hands.h"

namespace fox::ui::wizard_mirror {

using play::Random;
using wizard::Line;
using wizard::LineKind;
using wizard::Phase;

inline Header header_for(int players, bool cards, int target = 9) {
  Header header;
  header.sheet = "wizard-wuerfelspiel";
  for (int s = 1; s <= players; ++s) header.names.push_back("Player " + std::to_string(s));
  if (target != 9) header.rules.emplace_back("target", std::to_string(target));
  if (cards) header.rules.emplace_back("magic-cards", "on");
  return header;
}

struct Table : TableOf<WizardMatch, WizardHands> {
  using TableOf::TableOf;

  Line any_line(Random& random) const {
    const auto& all = match->lines();
    REQUIRE(!all.empty());
    return all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
  }
};

inline char letter(const Table& table, int face) {
  return wizard::face(table.match->def(), face).letter;
}

// Takes up dice and says what they show, until the throw is whole. What was tapped is added to `names`.
inline std::string enter_throw(Table& table, Random& random, std::vector<std::string>& names) {
  WizardHands& hands = *table.hands;
  const WizardMatch& match = *table.match;
  const auto& state = match.state();
  REQUIRE(hands.entry());
  const auto& effect = match.effect();
  const int jester = wizard::jester_face(match.def());
  // A card wants to know how many were thrown; else a whole new throw needs nothing to be taken up.
  const bool counted = effect.second_compulsory() && state.throws == 1;
  const bool anew = !counted && random.below(3) == 0;
  std::vector<int> free;
  for (int i = 0; i < hands.entry()->dice; ++i) {
    const auto face = hands.entry()->slots[static_cast<std::size_t>(i)];
    if (face == wizard::kNone) continue;
    if (effect.jesters_locked && face == jester) continue;
    if (effect.turned > 0 && state.throws == 1) continue;
    free.push_back(i);
  }
  if (!anew && !free.empty()) {
    const int least = std::max(1, counted ? effect.second_least : 1);
    int take = least + random.below(static_cast<int>(free.size()) - least + 1);
    while (take-- > 0) {
      const auto which = static_cast<std::size_t>(random.below(static_cast<int>(free.size())));
      names.push_back("die." + std::to_string(free[which] + 1));
      REQUIRE_FALSE(hands.tap_slot(free[which], table.now += .5, words()));
      free.erase(free.begin() + static_cast<std::ptrdiff_t>(which));
    }
  }
  std::string text;
  for (int taps = 0; text.empty(); ++taps) {
    REQUIRE(taps < 8);
    const int face = random.below(wizard::faces(match.def()));
    names.push_back(std::string("face.") + letter(table, face));
    text = table.text(hands.tap_face(face, table.now += .5, words()));
    INFO(hands.said().sentence);
    REQUIRE(hands.said().sentence.empty());
  }
  return text;
}

// Taps until the line comes out; `random` chooses where the way is free.
inline std::string reach(Table& table, const Line& line, Random& random, std::vector<std::string>& names) {
  WizardHands& hands = *table.hands;
  const WizardMatch& match = *table.match;
  const auto& def = match.def();
  const std::string seat = std::to_string(line.seat + 1);
  const auto field = [&](int row, int number) {
    if (hands.seat() != line.seat) names.push_back("tab." + seat);
    hands.show(line.seat);
    names.push_back("cell." + wizard::face(def, row < wizard::colours(def) ? row : row + 1).id + "." +
                    std::to_string(number));
    return table.text(hands.tap_field({line.seat, row, number}, table.now += .5, words()));
  };
  const auto button = [&](const std::string& name) {
    if (hands.seat() != line.seat) names.push_back("tab." + seat);
    hands.show(line.seat);
    names.push_back(name);
    return table.text(line);
  };
  switch (line.kind) {
    case LineKind::card:
      names.push_back("card." + def.effects[line.card].id);
      return table.text(line);
    case LineKind::turn: {
      std::string text;
      for (int face = 0; face < wizard::faces(def); ++face)
        for (int i = 0; i < line.faces[static_cast<std::size_t>(face)]; ++i) {
          names.push_back(std::string("face.") + letter(table, face));
          text = table.text(hands.tap_face(face, table.now += .5, words()));
        }
      return text;
    }
    case LineKind::predict:
    case LineKind::strike:
      return field(line.colour, line.number);
    case LineKind::pass:
      return button("button.pass");
    case LineKind::keep:
      return button("button.keep");
    case LineKind::wizards:
      names.push_back("wizards." + def.colours[line.colour].id);
      return table.text(line);
    case LineKind::roll:
      if (!hands.entry()) {
        names.push_back("button.throw");
        hands.begin_throw();
      }
      return enter_throw(table, random, names);
    case LineKind::stop:
      // By the button, or on the sheet.
      if (random.below(3) == 0) {
        const auto& own = wizard::prediction_of(match.state(), line.seat);
        if (line.jester)
          return field(wizard::colours(def), wizard::dice_showing(match.state(), wizard::jester_face(def)));
        return field(own.colour, own.number);
      }
      names.push_back((line.jester ? "jester." : "stop.") + seat);
      return table.text(hands.stop(line.seat, line.jester, table.now += .5, words()));
    case LineKind::mark:
    case LineKind::clear:
      break;
  }
  FAIL("a line of paper");
  return {};
}

}  // namespace fox::ui::wizard_mirror
