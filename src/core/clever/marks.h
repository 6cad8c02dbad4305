// Which marks a die or a bonus may make: one enumeration for listing, counting and choosing.
// It writes nothing; earn.h does that. Emit is called with a complete Line for every legal mark, each
// optional set of further marks being a line of its own.
#pragma once

#include "core/clever/areas/kinds.h"
#include "core/clever/rules.h"

namespace fox::clever {

inline constexpr int kGreyCells = -1;  // Use::row of a die that gives the grey cells only
inline constexpr int kNoRow = -2;      // of a die of which nobody said where it lies

// A die in somebody's hand, with what matters around it.
struct Use {
  int die = 0;
  int number = 0;          // what it counts as
  int row = 0;             // the roll row it may mark in, from 0, or kGreyCells
  std::uint8_t group = 0;  // dice that count as its companions, as bits
  std::uint8_t swept = 0;  // dice that a chain may cross as well, as bits
  const std::array<std::uint8_t, kMaxDice>* face = nullptr;
};

template <class F>
inline void each_bit(Mask mask, F&& f) {
  for (; mask != 0; mask &= mask - 1) f(__builtin_ctz(mask));
}

inline bool die_serves(const Sheet& sheet, int die, int area) {
  return die == sheet.joker || sheet.own_area[static_cast<std::size_t>(die)] == area;
}

// The number a die brings into an area; 0 where the partner of a sum has not been seen.
inline int number_for(const Sheet& sheet, const Area& area, const Use& use) {
  if (!area.sum) return use.number;
  const int partner = use.die == sheet.joker ? area.die : sheet.joker;
  const int face = (*use.face)[static_cast<std::size_t>(partner)];
  return face == 0 ? 0 : use.number + face;
}

inline Mask cells_by_place(const Area& area, int row) {
  if (!area.roll_rows) return area.all;
  if (row < 0) return row == kGreyCells ? area.grey : 0;
  return area.row[static_cast<std::size_t>(row)];
}

// Dice of the group, other than the used one, that show the number.
inline int companions_of(const Use& use, int number) {
  int count = 0;
  each_bit(use.group & ~(1u << use.die),
           [&](int die) { count += (*use.face)[static_cast<std::size_t>(die)] == number; });
  return count;
}

// What a swept die may cross: its own row's cell, or any row for a die without a row.
inline Mask chain_cells(const Area& area, const Use& use, int die) {
  const auto face = (*use.face)[static_cast<std::size_t>(die)];
  const auto row = area.chain_row[static_cast<std::size_t>(die)];
  return area.fit[face] & (row == kNone ? area.all : area.row[row]);
}

template <class Emit>
void each_chain(const Area& area, const Use& use, Mask open, Line& line, Emit&& emit) {
  const Mask free_cells = open & ~(Mask{1} << line.cell);
  Mask fixed = 0, chosen = 0;
  each_bit(use.swept, [&](int die) {
    const bool own_row = area.chain_row[static_cast<std::size_t>(die)] != kNone;
    (own_row ? fixed : chosen) |= chain_cells(area, use, die) & free_cells;
  });
  chosen &= ~fixed;
  Mask one = 0;  // the cell of the die that chooses its row; first without
  for (;;) {
    for (Mask set = fixed;; set = (set - 1) & fixed) {
      line.more = set | one;
      emit(line);
      if (set == 0) break;
    }
    if (chosen == 0) break;
    one = chosen & (~chosen + 1);
    chosen &= chosen - 1;
  }
  line.more = 0;
}

// Every set of 1 to 1+k cells.
template <class Emit>
void each_companion_set(Mask cells, int k, Line& line, Emit&& emit) {
  for (Mask set = cells; set != 0; set = (set - 1) & cells) {
    if (__builtin_popcount(set) > 1 + k) continue;
    line.cell = static_cast<std::uint8_t>(__builtin_ctz(set));
    line.more = set & (set - 1);
    emit(line);
  }
  line.more = 0;
}

template <class Emit>
inline void each_choice(const Area& area, int cell, int number, bool with_halved, Line& line, Emit&& emit) {
  line.cell = static_cast<std::uint8_t>(cell);
  const bool choice = row::offers_choice(area, cell);
  if (with_halved) {
    line.choice = choice ? Choice::bonus : Choice::none;
    line.value = static_cast<std::uint8_t>(row::halved(number));
    emit(line);
  }
  if (choice) {
    line.choice = Choice::points;
    line.value = static_cast<std::uint8_t>(written(area, cell, number, Choice::points));
    emit(line);
  }
  line.choice = Choice::none;
  line.value = 0;
}

template <class Emit>
inline void each_mark_in(const Rules& rules, const Pad& pad, int a, const Use& use, Line& line, Emit&& emit) {
  const Area& area = rules.sheet.area[static_cast<std::size_t>(a)];
  const int number = number_for(rules.sheet, area, use);
  if (number == 0) return;
  const Mask cells = accepting_cells(area, pad, a, number, rules.is_on(Effect::start_again)) &
                     cells_by_place(area, use.row);
  if (cells == 0) return;
  line.area = static_cast<std::uint8_t>(a);
  if (area.companions && use.group != 0)
    if (const int k = companions_of(use, number); k > 0) return each_companion_set(cells, k, line, emit);
  if (area.kind == AreaKind::choice_row) {
    each_bit(cells, [&](int cell) { each_choice(area, cell, number, true, line, emit); });
    return;
  }
  each_bit(cells, [&](int cell) {
    line.cell = static_cast<std::uint8_t>(cell);
    line.value = static_cast<std::uint8_t>(written(area, cell, number, Choice::none));
    if (area.chain && use.swept != 0)
      each_chain(area, use, open_cells(area, pad, a), line, emit);
    else
      emit(line);
  });
  line.value = 0;
}

// Every mark the die may make on this pad; `line` holds what is the same in all of them.
template <class Emit>
inline void each_mark(const Rules& rules, const Pad& pad, const Use& use, Line line, Emit&& emit) {
  if (use.die != rules.sheet.joker)
    return each_mark_in(rules, pad, rules.sheet.own_area[static_cast<std::size_t>(use.die)], use, line, emit);
  for (int a = 0; a < rules.sheet.areas; ++a) each_mark_in(rules, pad, a, use, line, emit);
}

inline bool has_mark_in(const Rules& rules, const Pad& pad, int a, const Use& use) {
  const Area& area = rules.sheet.area[static_cast<std::size_t>(a)];
  const int number = number_for(rules.sheet, area, use);
  return number != 0 && (accepting_cells(area, pad, a, number, rules.is_on(Effect::start_again)) &
                         cells_by_place(area, use.row)) != 0;
}

inline bool has_mark(const Rules& rules, const Pad& pad, const Use& use) {
  if (use.die != rules.sheet.joker)
    return has_mark_in(rules, pad, rules.sheet.own_area[static_cast<std::size_t>(use.die)], use);
  for (int a = 0; a < rules.sheet.areas; ++a)
    if (has_mark_in(rules, pad, a, use)) return true;
  return false;
}

// --- bonuses ---

template <class Emit>
void each_bonus_number(const Rules& rules, const Pad& pad, int a, int low, int high, int added, Line& line,
                       Emit&& emit) {
  const Area& area = rules.sheet.area[static_cast<std::size_t>(a)];
  for (int n = low; n <= high; ++n) {
    const Mask cells =
        accepting_cells(area, pad, a, n + added, rules.is_on(Effect::start_again));
    each_bit(cells, [&](int cell) {
      if (area.kind == AreaKind::choice_row) {
        const bool new_half = n == low || row::halved(n) != row::halved(n - 1);  // no mark twice
        return each_choice(area, cell, n, new_half, line, emit);
      }
      line.cell = static_cast<std::uint8_t>(cell);
      line.value = static_cast<std::uint8_t>(written(area, cell, n + added, Choice::none));
      emit(line);
      line.value = 0;
    });
  }
}

// Every mark a bonus may make. Where the joker's face counts and nobody has seen it, the line carries it.
template <class Emit>
void each_bonus_mark(const Rules& rules, const Pad& pad, int joker_face, int b, Line line, Emit&& emit) {
  const Bonus& bonus = rules.sheet.bonus[static_cast<std::size_t>(b)];
  for (std::size_t t = 0; t < bonus.targets; ++t) {
    const int a = bonus.area[t];
    const Area& area = rules.sheet.area[static_cast<std::size_t>(a)];
    line.area = bonus.area[t];
    if (bonus.low[t] == 0) {
      Mask cells = open_cells(area, pad, a);
      if (area.roll_rows && rules.is_on(Effect::roll_row_bonus)) cells &= area.grey;
      each_bit(cells, [&](int cell) {
        line.cell = static_cast<std::uint8_t>(cell);
        emit(line);
      });
    } else if (!bonus.plus_joker[t]) {
      each_bonus_number(rules, pad, a, bonus.low[t], bonus.high[t], 0, line, emit);
    } else if (rules.is_on(Effect::sum_bonus)) {
      each_bonus_number(rules, pad, a, area.low, area.high, 0, line, emit);
    } else if (joker_face != 0) {
      each_bonus_number(rules, pad, a, bonus.low[t], bonus.high[t], joker_face, line, emit);
    } else {
      for (int face = 1; face <= 6; ++face) {
        line.dice = to_nibble(rules.sheet.joker, face);
        each_bonus_number(rules, pad, a, bonus.low[t], bonus.high[t], face, line, emit);
      }
      line.dice = 0;
    }
  }
}

inline int joker_face(const Rules& rules, const State& state) {
  return rules.sheet.joker == kNone ? 0 : state.face[rules.sheet.joker];
}

}  // namespace fox::clever
