#include "core/clever/explain.h"

#include "core/clever/area_refusal.h"
#include "core/clever/bonus_marks.h"
#include "core/clever/turn.h"

namespace fox::clever {
namespace {

using Why = std::optional<Refusal>;

// Words of the catalogues' [words].
constexpr std::string_view kOnTheFields = "on-fields", kOnThePlatter = "on-platter";

Refusal with_number(Refusal refusal, std::string_view name, int number) {
  refusal.number(name, number);
  return refusal;
}

const Area& area_of(const Rules& rules, int a) {
  return rules.sheet.area[static_cast<std::size_t>(a)];
}

Opening opening_of(const Rules& rules, const Pad& pad, int a) {
  return opening(area_of(rules, a), pad, static_cast<std::size_t>(a));
}

// The cell as it stands, before any number is asked for.
Why why_cell_closed(const Rules& rules, const Pad& pad, int a, int cell) {
  const Area& area = area_of(rules, a);
  const Mask mark = Mask{1} << cell;
  if ((area.printed & mark) != 0) return area_refusal(rules, Reason::cell_printed, a, cell);
  if ((pad.marked[static_cast<std::size_t>(a)] & mark) != 0)
    return area_refusal(rules, Reason::cell_taken, a, cell);
  const Mask open = opening_of(rules, pad, a).cells;
  if ((open & mark) != 0) return std::nullopt;
  if ((closed_for_good(area, pad, static_cast<std::size_t>(a)) & mark) != 0)
    return area_refusal(rules, Reason::already_passed, a, cell);
  // Of a two-way row the side that was meant.
  const Mask side = half_of(area, cell);
  ensure((open & side) != 0, "a row with an empty cell has a next one");
  Refusal refusal = area_refusal(rules, Reason::left_to_right, a, cell);
  refusal.cell("next", a, __builtin_ctz(open & side));
  return refusal;
}

// The number against the open cell.
Why why_number(const Rules& rules, const Pad& pad, int a, int cell, int number) {
  const Area& area = area_of(rules, a);
  const Mask mark = Mask{1} << cell;
  if ((cells_for(area, opening_of(rules, pad, a), number) & mark) != 0) return std::nullopt;
  const FieldAt field{rules, pad, static_cast<std::size_t>(a), cell, number};
  return visit_kind(area.kind, [&](auto kind) { return kind.why_number(field); });
}

Why why_printed_number(const Rules& rules, int a, int cell, int number) {
  const Area& area = area_of(rules, a);
  const Mask mark = Mask{1} << cell;
  if (!area.traits.by_print || (area.printed & mark) != 0) return std::nullopt;
  if ((area.fit[static_cast<std::size_t>(number)] & mark) != 0) return std::nullopt;
  Refusal refusal = with_number(area_refusal(rules, Reason::face_differs, a, cell), "number", number);
  refusal.number("printed", area.number[static_cast<std::size_t>(cell)]);
  return refusal;
}

Why why_roll_row(const Rules& rules, int a, int cell, int row) {
  const Area& area = area_of(rules, a);
  if (!area.roll_rows || (cells_by_place(area, row) >> cell & 1) != 0) return std::nullopt;
  if (row == kGreyCells) return area_refusal(rules, Reason::grey_only, a, cell);
  if (row == kNoRow) return area_refusal(rules, Reason::from_needed, a, cell);
  Refusal refusal = area_refusal(rules, Reason::roll_row_differs, a, cell);
  return refusal.row("row", row + 1);
}

Why why_written(const Rules& rules, int a, const Line& line, int number) {
  const Area& area = area_of(rules, a);
  if (area.traits.halves) {
    const bool choice = offers_choice(area, line.cell);
    if (choice && line.choice != Choice::bonus && line.choice != Choice::points)
      return area_refusal(rules, Reason::choice_needed, a, line.cell);
    if (!choice && line.choice != Choice::none)
      return area_refusal(rules, Reason::no_choice_here, a, line.cell);
  } else if (line.choice != Choice::none) {
    return area_refusal(rules, Reason::no_choice_here, a, line.cell);
  }
  if (!area.writes && line.value != 0) return area_refusal(rules, Reason::no_number_here, a, line.cell);
  const int right = written(area, line.cell, number, line.choice);
  if (line.value == right) return std::nullopt;
  Refusal refusal =
      with_number(area_refusal(rules, Reason::other_number_written, a, line.cell), "number", line.value);
  refusal.number("right", right);
  return refusal;
}

// Where the dice lie that make further crosses of a use.
std::string_view companions_place(const Use& use, const Line& line) {
  const bool platter = use.row(line.die) == kGreyCells || line.role == Role::passive;
  return platter ? kOnThePlatter : kOnTheFields;
}

// Further crosses in the column of the number; `allowed` dice lie at the place for them.
Why why_companions(const Rules& rules, const Pad& pad, const Line& line, int number, int allowed,
                   std::string_view place) {
  const int a = line.area;
  const Area& area = area_of(rules, a);
  Why why;
  each_bit(line.more, [&](int cell) {
    if (why) return;
    if ((area.fit[static_cast<std::size_t>(number)] >> cell & 1) == 0)
      why = area_refusal(rules, Reason::companion_column, a, cell);
    else
      why = why_cell_closed(rules, pad, a, cell);
  });
  if (why || count_bits(line.more) <= allowed) return why;
  Refusal refusal =
      refuse(allowed == 0 ? Reason::companions_none : Reason::companions_missing).area("area", a);
  refusal.cell("cell", a, line.cell).number("number", number);
  return allowed == 0 ? refusal.word("where", place) : refusal.number("allowed", allowed);
}

Why why_chain(const Rules& rules, const Pad& pad, const Use& use, const Line& line) {
  const int a = line.area;
  const bool picks = line.kind == LineKind::use
                         ? line.role == Role::active && line.from != From::platter
                         : line.kind == LineKind::take && use.row(line.die) != kGreyCells;
  if (!picks) return area_refusal(rules, Reason::chain_active_only, a, line.cell);
  const Chain chain(area_of(rules, a), use, line.die);
  Why why;
  each_bit(line.more, [&](int cell) {
    if (why) return;
    why = why_cell_closed(rules, pad, a, cell);
    if (!why && ((chain.fixed | chain.chosen) >> cell & 1) == 0)
      why = area_refusal(rules, Reason::chain_not_swept, a, cell);
  });
  // The die that may choose its row chooses one.
  const Mask chosen = line.more & chain.chosen & ~chain.fixed;
  if (why || count_bits(chosen) <= 1) return why;
  const Area& area = area_of(rules, a);
  Refusal refusal = area_refusal(rules, Reason::chain_die_twice, a, 31 - __builtin_clz(chosen));
  return refusal.die("die", line.die == rules.sheet.joker ? area.die : rules.sheet.joker);
}

// Nobody waits for it here: somebody else may.
Refusal why_no_bonus(const Rules& rules, const State& state, const Line& line) {
  if (line.what == kNone) return refuse(Reason::bonus_not_waiting);
  for (int seat = 0; seat < rules.players; ++seat)
    if (state.pads[static_cast<std::size_t>(seat)].waiting.count(line.what) != 0) {
      Refusal refusal = refuse(Reason::bonus_not_yours);
      return refusal.bonus("bonus", line.what).seat("seat", seat + 1);
    }
  Refusal refusal = refuse(Reason::bonus_not_waiting);
  return refusal.bonus("bonus", line.what);
}

// Further crosses of a bonus, which only a house rule gives.
Why why_bonus_companions(const Rules& rules, const State& state, const Line& line) {
  const Area& area = area_of(rules, line.area);
  if (!area.companions || !bonus_has_companions(rules))
    return area_refusal(rules, Reason::mark_count, line.area, line.cell);
  const int number = area.number[line.cell];
  const BonusDice dice = bonus_dice(rules, state, line.seat);
  return why_companions(rules, state.pads[line.seat], line, number, dice.showing(number),
                        is_active(state, line.seat) ? kOnTheFields : kOnThePlatter);
}

Why why_further_marks(const Rules& rules, const Pad& pad, const Use& use, const Line& line, int number) {
  const Mask own = Mask{1} << line.cell;
  if (line.more == 0) return std::nullopt;
  const Area& area = area_of(rules, line.area);
  if ((line.more & own) != 0 || (!area.companions && !area.chain))
    return area_refusal(rules, Reason::mark_count, line.area, line.cell);
  if (area.chain) return why_chain(rules, pad, use, line);
  return why_companions(rules, pad, line, number, companions_of(use, line.die, number),
                        companions_place(use, line));
}

// Whether the line is one of those that the bonus gives. The groups of a bonus have dice of their own.
bool is_listed_bonus(const Rules& rules, const State& state, const Line& line) {
  GroupedLines groups;
  list_bonus(rules, state, line.seat, line.what, groups);
  const auto& bonus_groups = groups.bonus_groups();
  for (std::size_t b = 0; b < bonus_groups.size(); ++b) {
    const std::size_t end = b + 1 < bonus_groups.size() ? bonus_groups[b + 1].first : groups.groups().size();
    for (std::size_t g = bonus_groups[b].first; g < end; ++g)
      if (bonus_groups[b].alike.dice == line.dice &&
          stands_for(rules, bonus_groups[b].alike, groups.groups()[g], line))
        return true;
  }
  return false;
}

}  // namespace

Why why_mark(const Rules& rules, const Pad& pad, const Use& use, const Line& line) {
  const int a = line.area;
  const Area& area = area_of(rules, a);
  if (!die_serves(rules.sheet, line.die, a)) {
    Refusal refusal = refuse(Reason::die_not_for_area);
    refusal.die("die", line.die);
    refusal.area("area", a);
    return refusal;
  }
  const int number =
      number_for(rules.sheet, area, use, line.die, line.as != 0 ? line.as : face_of(use, line.die));
  if (number == 0) {
    Refusal refusal = area_refusal(rules, Reason::partner_needed, a, line.cell);
    refusal.die("die", line.die == rules.sheet.joker ? area.die : rules.sheet.joker);
    return refusal;
  }
  if (area.chain && cells_for(area, opening_of(rules, pad, a), number) == 0) {
    Refusal refusal = refuse(Reason::die_marks_nothing, rules.def->areas[line.area].rule);
    return refusal.die("die", line.die).area("area", a).number("number", number);
  }
  if (auto why = why_printed_number(rules, a, line.cell, number)) return why;
  if (auto why = why_roll_row(rules, a, line.cell, use.row(line.die))) return why;
  if (auto why = why_cell_closed(rules, pad, a, line.cell)) return why;
  if (auto why = why_number(rules, pad, a, line.cell, number)) return why;
  if (auto why = why_written(rules, a, line, number)) return why;
  return why_further_marks(rules, pad, use, line, number);
}

Why why_bonus(const Rules& rules, const State& state, const Line& line) {
  const Pad& pad = state.pads[line.seat];
  const int a = line.area;
  if (line.what == kNone || pad.waiting.count(line.what) == 0) {
    return why_no_bonus(rules, state, line);
  }
  const Bonus& bonus = rules.sheet.bonus[line.what];
  std::size_t target = bonus.targets;
  for (std::size_t t = bonus.targets; t-- > 0;)
    if (bonus.area[t] == a) target = t;
  if (target == bonus.targets) {
    Refusal refusal = refuse(Reason::bonus_other_area);
    refusal.bonus("bonus", line.what);
    refusal.area("area", a);
    return refusal;
  }
  if (auto why = why_cell_closed(rules, pad, a, line.cell)) return why;
  if (line.more != 0)
    if (auto why = why_bonus_companions(rules, state, line)) return why;

  const Area& area = area_of(rules, a);
  const bool joker_counts = adds_joker(rules, bonus, target);
  const int known = joker_face(rules, state);
  const int named = line.dice[rules.sheet.joker == kNone ? 0 : rules.sheet.joker];
  if (named != 0 && (!joker_counts || known != 0))
    return with_number(area_refusal(rules, Reason::joker_face_known, a, line.cell), "number", known);
  if (joker_counts && known == 0 && named == 0)
    return area_refusal(rules, Reason::joker_face_needed, a, line.cell);

  if (is_listed_bonus(rules, state, line)) return std::nullopt;

  // A number that the bonus offers but the row does not take has the row's own reason.
  int low = bonus.low[target], high = bonus.high[target];
  if (low == 0) {
    if (auto why = why_written(rules, a, line, 0)) return why;
    return area_refusal(rules, Reason::grey_only, a, line.cell);
  }
  if (bonus.plus_joker[target] && !joker_counts) low = area.low, high = area.high;
  const int added = joker_counts ? known + named : 0;
  for (int n = low; n <= high; ++n) {
    if (written(area, line.cell, n + added, line.choice) != line.value) continue;
    if (auto why = why_number(rules, pad, a, line.cell, n + added)) return why;
    if (auto why = why_written(rules, a, line, n + added)) return why;
  }
  Refusal refusal = area_refusal(rules, Reason::bonus_other_number, a, line.cell);
  refusal.bonus("bonus", line.what);
  refusal.number("number", line.value);
  return refusal;
}

Why why_pretended(const Rules& rules, const Pad& pad, int face, const Line& line) {
  if (line.as == 0) return std::nullopt;
  constexpr auto number = static_cast<std::size_t>(Action::number);
  const auto about = [&](Reason reason) { return with_number(refuse(reason), "number", line.as); };
  if (rules.sheet.track[number].fields == 0) {
    Refusal refusal = refuse(Reason::no_such_action);
    refusal.action("action", static_cast<int>(number));
    return refusal;
  }
  if (line.as == face) return about(Reason::number_is_face);
  const int own_field = number_field(rules.sheet, pad, line.as),
            free_field = number_field(rules.sheet, pad, 0);
  if (own_field == 0 && free_field == 0) return about(Reason::number_not_circled);
  if (line.field == 0)
    return own_field != 0 && free_field != 0 ? Why(about(Reason::number_field_which)) : std::nullopt;
  if (line.field == own_field || line.field == free_field) return std::nullopt;
  return with_number(about(Reason::number_field_not), "field", line.field);
}

}  // namespace fox::clever
