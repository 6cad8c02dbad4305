// A game of Wizard at a table of its own, in memory, and the way from a legal line to the taps that lead to
// it: the names of what has to be tapped, in order, while the same taps are made on a WizardPendingMove of
// the test.
#pragma once

#include <string>
#include <vector>

#include "core/play.h"
#include "core/wizard/wizard_table.h"
#include "ui/tables.h"
#include "ui/wizard/wizard_pending_move.h"

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

struct Table : TableOf<WizardGameView, WizardPendingMove> {
  using TableOf::TableOf;

  Line any_line(Random& random) const {
    const auto& all = game_view->lines();
    REQUIRE(!all.empty());
    return all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
  }
};

inline char letter(const Table& table, int face) {
  return wizard::face(table.game_view->def(), face).letter;
}

// Takes up dice and says what they show, until the throw is whole. What was tapped is added to `names`.
inline std::string enter_throw(Table& table, Random& random, std::vector<std::string>& names) {
  WizardPendingMove& pending = *table.pending;
  const WizardGameView& game_view = *table.game_view;
  const auto& state = game_view.state();
  REQUIRE(pending.entry());
  const auto& effect = game_view.effect();
  const int jester = wizard::jester_face(game_view.def());
  // A card wants to know how many were thrown; else a whole new throw needs nothing to be taken up.
  const bool counted = effect.second_compulsory() && state.throws == 1;
  const bool anew = !counted && random.below(3) == 0;
  std::vector<int> free;
  for (int i = 0; i < pending.entry()->dice; ++i) {
    const auto face = pending.entry()->slots[static_cast<std::size_t>(i)];
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
      REQUIRE_FALSE(pending.tap_slot(free[which], table.now += .5, words()));
      free.erase(free.begin() + static_cast<std::ptrdiff_t>(which));
    }
  }
  std::string text;
  for (int taps = 0; text.empty(); ++taps) {
    REQUIRE(taps < 8);
    const int face = random.below(wizard::faces(game_view.def()));
    names.push_back(std::string("face.") + letter(table, face));
    text = table.text(pending.tap_face(face, table.now += .5, words()));
    INFO(pending.notice().sentence);
    REQUIRE(pending.notice().sentence.empty());
  }
  return text;
}

// Taps until the line comes out; `random` chooses where the way is free.
inline std::string reach(Table& table, const Line& line, Random& random, std::vector<std::string>& names) {
  WizardPendingMove& pending = *table.pending;
  const WizardGameView& game_view = *table.game_view;
  const auto& def = game_view.def();
  const std::string seat = std::to_string(line.seat + 1);
  const auto field = [&](int row, int number) {
    if (pending.seat() != line.seat) names.push_back("tab." + seat);
    pending.show(line.seat);
    names.push_back("cell." + wizard::face(def, row < wizard::colours(def) ? row : row + 1).id + "." +
                    std::to_string(number));
    return table.text(pending.tap_field({line.seat, row, number}, table.now += .5, words()));
  };
  const auto button = [&](const std::string& name) {
    if (pending.seat() != line.seat) names.push_back("tab." + seat);
    pending.show(line.seat);
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
          text = table.text(pending.tap_face(face, table.now += .5, words()));
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
      if (!pending.entry()) {
        names.push_back("button.throw");
        pending.begin_throw();
      }
      return enter_throw(table, random, names);
    case LineKind::stop:
      // By the button, or on the sheet.
      if (random.below(3) == 0) {
        const auto& own = wizard::prediction_of(game_view.state(), line.seat);
        if (line.jester)
          return field(wizard::colours(def),
                       wizard::dice_showing(game_view.state(), wizard::jester_face(def)));
        return field(own.colour, own.number);
      }
      names.push_back((line.jester ? "jester." : "stop.") + seat);
      return table.text(pending.stop(line.seat, line.jester, table.now += .5, words()));
    case LineKind::mark:
    case LineKind::clear:
      break;
  }
  FAIL("a line of paper");
  return {};
}

}  // namespace fox::ui::wizard_mirror
