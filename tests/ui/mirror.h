// A game at a table of its own, in memory, and the way from a legal line to the taps that lead to it: the
// names of what has to be tapped, in order, while the same taps are made on a CleverPendingMove of the test.
#pragma once

#include <string>
#include <vector>

#include "core/play.h"
#include "ui/play/clever_pending_move.h"
#include "ui/tables.h"

namespace fox::ui::mirror {

using clever::Action;
using clever::Line;
using clever::LineKind;
using clever::Mask;
using play::Random;

struct Table : TableOf<CleverGameView, CleverPendingMove> {
  explicit Table(const std::string& sheet, int players, RecordMode mode = RecordMode::table)
      : TableOf(header_for(sheet, players, mode)) {}

  static Header header_for(const std::string& sheet, int players, RecordMode mode) {
    Header header;
    header.sheet = sheet;
    header.mode = mode;
    for (int s = 1; s <= players; ++s) header.names.push_back("P" + std::to_string(s));
    return header;
  }
};

inline bool same_mark(const Line& a, const Line& b) {
  return a.value == b.value && a.choice == b.choice && a.field == b.field && a.as == b.as && a.dice == b.dice;
}

// Taps until the line comes out; `random` chooses where the way is free. What was tapped is added to `names`.
inline std::string reach(Table& table, const Line& line, Random& random, std::vector<std::string>& names) {
  CleverPendingMove& pending = *table.pending;
  const CleverGameView& game_view = *table.game_view;
  const auto tick = [&] { return table.now += .5; };
  const auto& def = game_view.def();
  const auto tapped_die = [&](int die) {
    names.push_back(std::string("die.") + def.dice[static_cast<std::size_t>(die)].letter);
  };
  const auto tapped_cell = [&](int cell) {
    const auto& area = def.areas[line.area];
    names.push_back("cell." + area.id + "." + area.cells[static_cast<std::size_t>(cell)].name);
  };
  const auto faces = [&] {
    std::string text;
    while (text.empty()) {
      const int face = random.face();
      names.push_back("face." + std::to_string(face));
      text = table.text(pending.tap_face(face, tick(), words()));
    }
    return text;
  };
  switch (line.kind) {
    case LineKind::roll:
      REQUIRE(pending.thrown());
      return faces();
    case LineKind::reroll:
      names.push_back("action.reroll");
      REQUIRE_FALSE(pending.tap_action(Action::reroll, tick(), words()));
      return faces();
    case LineKind::back:
      names.push_back("action.back");
      tapped_die(line.die);
      REQUIRE_FALSE(pending.tap_action(Action::back, tick(), words()));
      return table.text(pending.tap_die(line.die, tick(), words()));
    case LineKind::take:
    case LineKind::extra:
      if (line.as != 0) {
        names.push_back("action.number");
        names.push_back("face." + std::to_string(line.as));
        pending.tap_action(Action::number, tick(), words());
        REQUIRE(pending.asks_number());
        pending.tap_face(line.as, tick(), words());
      }
      REQUIRE(clever::has(pending.usable(), line.die));
      tapped_die(line.die);
      REQUIRE_FALSE(pending.tap_die(line.die, tick(), words()));
      break;
    case LineKind::bonus:
      if (pending.bonus() != line.what) {
        names.push_back("chip." + def.bonuses[line.what].id);
        pending.tap_bonus(line.what);
      }
      break;
    case LineKind::serve: {
      std::size_t which = 0;
      const auto& lines = game_view.lines(line.seat);
      while (!(lines[which] == line)) ++which;
      names.push_back("serve." + std::to_string(which + 1));
      return table.text(line);
    }
    default:
      names.push_back(line.kind == LineKind::done ? "button.done" : "button.nothing");
      return table.text(line);
  }
  // Of companions any cell may be the first.
  int first = line.cell;
  if (line.more != 0 && game_view.rules().sheet.area[line.area].companions && random.below(2) == 0)
    first = __builtin_ctz(line.more);
  tapped_cell(first);
  std::string text = table.text(pending.tap_cell({line.area, first}, tick(), words()));
  if (!pending.variants().empty()) {
    std::size_t i = 0;
    while (i < pending.variants().size() && !same_mark(pending.variants()[i], line)) ++i;
    REQUIRE(i < pending.variants().size());
    names.push_back("variant." + std::to_string(i + 1));
    text = table.text(pending.tap_variant(i));
  }
  if (pending.marking()) {
    const Mask wanted = line.more | Mask{1} << line.cell;
    for (int turn = 0; turn < 40; ++turn) {
      Mask chosen = 0;
      for (const auto& cell : pending.chosen_cells()) chosen |= Mask{1} << cell.cell;
      if (chosen == wanted) break;
      const Mask wrong = (chosen ^ wanted) & pending.further();
      REQUIRE(wrong != 0);
      tapped_cell(__builtin_ctz(wrong));
      REQUIRE_FALSE(pending.tap_cell({line.area, __builtin_ctz(wrong)}, tick(), words()));
    }
    names.push_back("button.ok");
    text = table.text(pending.confirm());
  }
  return text;
}

}  // namespace fox::ui::mirror
