// Which marks a die or a bonus may make. It writes nothing on a pad; earn.h does that. Every legal mark is a complete
// Line, each optional set of further marks a line of its own.
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
  const Faces* face = nullptr;
};

// What every area of a pad would take now; asked once, used for every die.
struct Openings {
  std::array<Opening, kMaxAreas> area;

  Openings(const Rules& rules, const Pad& pad) {
    for (std::size_t a = 0; a < rules.sheet.areas; ++a)
      area[a] = opening(rules.sheet.area[a], pad, a, rules.is_on(Effect::start_again));
  }
};

template <class F>
inline void each_bit(Mask mask, F&& f) {
  for (; mask != 0; mask &= mask - 1) f(__builtin_ctz(mask));
}

inline bool die_serves(const Sheet& sheet, int die, int area) {
  return die == sheet.joker || sheet.own_area[static_cast<std::size_t>(die)] == area;
}

// The number a die brings into an area; 0, which fits nowhere, where the partner of a sum has not been seen.
inline int number_for(const Sheet& sheet, const Area& area, const Use& use) {
  if (!area.sum) return use.number;
  const int partner = use.die == sheet.joker ? area.die : sheet.joker;
  const int face = (*use.face)[static_cast<std::size_t>(partner)];
  return face == 0 ? 0 : use.number + face;
}

// Where rows go by rolls, the place of a die says which cells it may mark.
inline Mask cells_by_place(const Area& area, int row) {
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

inline void put_chains(const Area& area, std::size_t a, const Use& use, Mask open, int cell, LineWriter& writer) {
  const Mask free_cells = open & ~(Mask{1} << cell);
  Mask fixed = 0, chosen = 0;
  each_bit(use.swept, [&](int die) {
    const bool own_row = area.chain_row[static_cast<std::size_t>(die)] != kNone;
    (own_row ? fixed : chosen) |= chain_cells(area, use, die) & free_cells;
  });
  chosen &= ~fixed;
  writer.room_for((std::size_t{1} << count_bits(fixed)) * static_cast<std::size_t>(1 + count_bits(chosen)));
  Mask one = 0;  // the cell of the die that chooses its row; first without
  for (;;) {
    for (Mask set = fixed;; set = (set - 1) & fixed) {
      writer.put_set(a, cell, set | one);
      if (set == 0) break;
    }
    if (chosen == 0) return;
    one = chosen & (~chosen + 1);
    chosen &= chosen - 1;
  }
}

// Every set of 1 to 1+k cells.
inline void put_companion_sets(std::size_t a, Mask cells, int k, LineWriter& writer) {
  writer.room_for(std::size_t{1} << count_bits(cells));
  for (Mask set = cells; set != 0; set = (set - 1) & cells)
    if (count_bits(set) <= 1 + k) writer.put_set(a, __builtin_ctz(set), set & (set - 1));
}

// The one or two marks of a choice row's field: `put(value, choice)`.
template <class Put>
inline void each_choice(const Area& area, int cell, int number, bool with_halved, Put&& put) {
  const bool choice = row::offers_choice(area, cell);
  if (with_halved) put(row::halved(number), choice ? Choice::bonus : Choice::none);
  if (choice) put(written(area, cell, number, Choice::points), Choice::points);
}

// The cells of an area that the die may mark, whatever else the line says.
inline Mask cells_of_use(const Rules& rules, const Openings& openings, std::size_t a, const Use& use, int number) {
  const Area& area = rules.sheet.area[a];
  const Mask cells = cells_for(area, openings.area[a], number);
  return area.roll_rows ? cells & cells_by_place(area, use.row) : cells;
}

// Marks in areas where a mark is more than a cell: sets of cells, or a choice.
inline void put_special_marks(const Area& area, std::size_t a, const Opening& open, Mask cells, const Use& use,
                              int number, LineWriter& writer) {
  if (area.kind == AreaKind::choice_row)
    return each_bit(cells, [&](int cell) {
      each_choice(area, cell, number, true,
                  [&](int value, Choice choice) { writer.put_choice(a, cell, value, choice); });
    });
  if (area.companions && use.group != 0)
    if (const int k = companions_of(use, number); k > 0) return put_companion_sets(a, cells, k, writer);
  each_bit(cells, [&](int cell) {
    if (area.chain && use.swept != 0)
      put_chains(area, a, use, open.cells, cell, writer);
    else
      writer.put(a, cell, 0, true);
  });
}

// The first line is written before it is known whether there is one: nothing has to be guessed, and most areas have one
// cell or none for a number.
inline void put_cells(const Area& area, std::size_t a, Mask cells, int number, LineWriter& writer) {
  const auto put = [&](int cell, bool counts) {
    writer.put(a, cell, number * area.factor[static_cast<std::size_t>(cell)], counts);
  };
  put(__builtin_ctz(cells | Mask{1} << 31), cells != 0);
  for (cells &= cells - 1; cells != 0; cells &= cells - 1) put(__builtin_ctz(cells), true);
}

[[gnu::always_inline]] inline void put_marks_in(const Rules& rules, const Openings& openings, std::size_t a,
                                                const Use& use, LineWriter& writer) {
  const Area& area = rules.sheet.area[a];
  const int number = number_for(rules.sheet, area, use);
  const Mask cells = cells_of_use(rules, openings, a, use, number);
  if (!area.special) return put_cells(area, a, cells, number, writer);
  if (cells != 0)
    put_special_marks(area, a, openings.area[a], cells, use, number, writer);
}

// Every mark the die may make.
[[gnu::always_inline]] inline void put_marks(const Rules& rules, const Openings& openings, const Use& use,
                                             LineWriter& writer) {
  writer.die(use.die);
  if (use.die != rules.sheet.joker)
    return put_marks_in(rules, openings, rules.sheet.own_area[static_cast<std::size_t>(use.die)], use, writer);
  for (std::size_t a = 0; a < rules.sheet.areas; ++a) put_marks_in(rules, openings, a, use, writer);
}

inline bool has_mark(const Rules& rules, const Openings& openings, const Use& use) {
  std::size_t a = rules.sheet.own_area[static_cast<std::size_t>(use.die)], end = a + 1;
  if (use.die == rules.sheet.joker) a = 0, end = rules.sheet.areas;
  Mask cells = 0;
  for (; a < end; ++a)
    cells |= cells_of_use(rules, openings, a, use, number_for(rules.sheet, rules.sheet.area[a], use));
  return cells != 0;
}

// --- bonuses ---

// Calls `emit` with every mark of the numbers low to high, each mark once; stops when it answers false.
template <class Emit>
bool each_bonus_number(const Area& area, const Opening& open, int low, int high, int added, Line& line, Emit&& emit) {
  for (int n = low; n <= high; ++n)
    for (Mask cells = cells_for(area, open, n + added); cells != 0; cells &= cells - 1) {
      const int cell = __builtin_ctz(cells);
      line.cell = static_cast<std::uint8_t>(cell);
      bool go_on = true;
      const auto put = [&](int value, Choice choice) {
        line.value = static_cast<std::uint8_t>(value);
        line.choice = choice;
        go_on = go_on && emit(line);
      };
      if (area.kind == AreaKind::choice_row)
        each_choice(area, cell, n, n == low || row::halved(n) != row::halved(n - 1), put);
      else
        put(written(area, cell, n + added, Choice::none), Choice::none);
      if (!go_on) return false;
    }
  line.value = 0;
  line.choice = Choice::none;
  return true;
}

// The same for a sum whose joker nobody has seen: the line carries each face it could show.
template <class Emit>
bool each_unseen_number(const Rules& rules, const Area& area, const Opening& open, int low, int high, Line& line,
                        Emit&& emit) {
  bool go_on = true;
  for (int face = 1; face <= 6 && go_on; ++face) {
    line.dice = to_nibble(rules.sheet.joker, face);
    go_on = each_bonus_number(area, open, low, high, face, line, emit);
  }
  line.dice = 0;
  return go_on;
}

template <class Emit>
bool each_bonus_cell(Mask cells, Line& line, Emit&& emit) {
  for (; cells != 0; cells &= cells - 1) {
    line.cell = static_cast<std::uint8_t>(__builtin_ctz(cells));
    if (!emit(line)) return false;
  }
  return true;
}

// Every mark a bonus may make; `emit` answers whether it wants more.
template <class Emit>
void each_bonus_mark(const Rules& rules, const Pad& pad, int joker_face, int b, Line line, Emit&& emit) {
  const Bonus& bonus = rules.sheet.bonus[static_cast<std::size_t>(b)];
  bool go_on = true;
  for (std::size_t t = 0; t < bonus.targets && go_on; ++t) {
    const Area& area = rules.sheet.area[bonus.area[t]];
    const Opening open = opening(area, pad, bonus.area[t], rules.is_on(Effect::start_again));
    const int low = bonus.low[t], high = bonus.high[t];
    line.area = bonus.area[t];
    if (low == 0) {
      const bool grey = area.roll_rows && rules.is_on(Effect::roll_row_bonus);
      go_on = each_bonus_cell(grey ? open.cells & area.grey : open.cells, line, emit);
    } else if (!bonus.plus_joker[t]) {
      go_on = each_bonus_number(area, open, low, high, 0, line, emit);
    } else if (rules.is_on(Effect::sum_bonus)) {
      go_on = each_bonus_number(area, open, area.low, area.high, 0, line, emit);
    } else if (joker_face != 0) {
      go_on = each_bonus_number(area, open, low, high, joker_face, line, emit);
    } else {
      go_on = each_unseen_number(rules, area, open, low, high, line, emit);
    }
  }
}

inline int joker_face(const Rules& rules, const State& state) {
  return rules.sheet.joker == kNone ? 0 : state.face[rules.sheet.joker];
}

}  // namespace fox::clever
