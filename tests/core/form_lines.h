// Every line that somebody could write at a position, however wrong, tried one by one: the proof that the
// list of legal lines and the reasons against all others say the same.
#pragma once

#include <cstdio>
#include <cstring>
#include <memory>
#include <set>
#include <tuple>

#include "compare_naive.h"
#include "core/clever/sheet_mode.h"

namespace invariants {

using namespace fox::clever;

struct Seen {
  std::size_t longest_chain = 0, longest_events = 0, widest_list = 0, formed = 0, formed_legal = 0;
  // Positions at which lines were formed: all, where dice were laid on the platter, where a bonus waited, in
  // the last round, with house rules.
  std::size_t positions = 0, serving = 0, waiting = 0, last_round = 0, switched = 0;
  std::string chain_line;
};

inline auto key(const Line& line) {
  return std::tuple(line.kind, line.seat, line.die, line.what, line.as, line.field, line.area, line.cell,
                    line.value, line.choice, line.from, line.role, line.more, line.dice);
}

using Keys = std::set<decltype(key(Line{}))>;

inline Keys keys_of(const Lines& lines) {
  Keys keys;
  for (const auto& line : lines) keys.insert(key(line));
  REQUIRE(keys.size() == lines.size());  // no doubles
  return keys;
}

inline bool same_bytes(const State& one, const State& other) {
  return std::memcmp(&one, &other, sizeof one) == 0;
}

// Every line somebody could write at a position is legal exactly when the list has it, and `why` and `apply`
// agree.
class Former {
 public:
  Former(const Rules& rules, const State& state, play::Random& random, Seen& seen)
      : rules_(rules), state_(state), random_(random), seen_(seen) {}

  void table(const Keys& legal) {
    legal_ = &legal;
    for (int seat = 0; seat <= rules_.players; ++seat) {
      start(seat);
      for (const auto kind : {LineKind::forfeit, LineKind::decline, LineKind::done}) plain(kind);
      for (int die = 0; die < rules_.sheet.dice; ++die) {
        line_.die = static_cast<std::uint8_t>(die);
        plain(LineKind::back);
        for (const auto kind : {LineKind::take, LineKind::extra}) {
          line_.kind = kind;
          pretended();
        }
      }
      bonuses();
      throws();
      serves();
      other_mode({LineKind::use, LineKind::spend, LineKind::round, LineKind::mark, LineKind::circled});
    }
  }

  void sheet(const Keys& legal) {
    legal_ = &legal;
    for (int seat = 0; seat <= rules_.players; ++seat) {
      start(seat);
      bonuses();
      for (std::uint8_t action = 0; action < kActions; ++action) {
        line_.what = action;
        plain(LineKind::spend);
      }
      other_mode({LineKind::take, LineKind::extra, LineKind::forfeit, LineKind::done, LineKind::mark,
                  LineKind::crossed, LineKind::clear});
    }
  }

  // The uses of one set of dice, by every seat.
  void uses(const Line& named, const Keys& legal) {
    legal_ = &legal;
    for (int seat = 0; seat <= rules_.players; ++seat) {
      line_ = named;
      line_.kind = LineKind::use;
      line_.seat = static_cast<std::uint8_t>(seat);
      pretended();
    }
  }

 private:
  void start(int seat) {
    line_ = Line{};
    line_.seat = static_cast<std::uint8_t>(seat);
  }

  void plain(LineKind kind) {
    line_.kind = kind;
    check();
  }

  void other_mode(const std::vector<LineKind>& kinds) {
    line_.die = 0, line_.what = 0, line_.area = 0, line_.cell = 0, line_.dice = ByDie(3);
    for (const auto kind : kinds) plain(kind);
  }

  void pretended() {
    const bool any = rules_.sheet.track[static_cast<std::size_t>(Action::number)].fields != 0;
    for (int as = 0; as <= 6; ++as) {
      if (!any && as > 1) break;
      for (int field = 0; field <= (as == 0 ? 0 : 7); ++field) {
        // A field is named only where two kinds would do; elsewhere the reader drops it.
        if (field != 0 && !fields_matter(as)) break;
        line_.as = static_cast<std::uint8_t>(as);
        line_.field = static_cast<std::uint8_t>(field);
        marks();
      }
    }
    line_.as = line_.field = 0;
  }

  [[nodiscard]] bool fields_matter(int as) const {
    return std::any_of(legal_->begin(), legal_->end(), [&](const auto& k) {
      return std::get<1>(k) == line_.seat && std::get<4>(k) == as && std::get<5>(k) != 0;
    });
  }

  // Every cell of every area with every number up to the highest, in every way of choosing.
  void marks() {
    for (std::uint8_t a = 0; a < rules_.sheet.areas; ++a) {
      const Area& area = rules_.sheet.area[a];
      line_.area = a;
      for (std::uint8_t cell = 0; cell < area.count; ++cell) {
        line_.cell = cell;
        const int highest = area.writes ? 24 : 1;
        for (int value = 0; value <= highest; ++value) {
          line_.value = static_cast<std::uint8_t>(value);
          for (const auto choice : {Choice::none, Choice::bonus, Choice::points}) {
            if (choice != Choice::none && area.kind != AreaKind::choice_row && value > 1) continue;
            line_.choice = choice;
            line_.more = 0;
            check();
            further(area);
          }
        }
      }
    }
    line_.area = line_.cell = kNone;
    line_.value = 0, line_.choice = Choice::none, line_.more = 0;
  }

  void further(const Area& area) {
    const int tries = area.companions || area.chain ? 6 : random_.below(8) == 0 ? 1 : 0;
    for (int i = 0; i < tries; ++i) {
      line_.more = 0;
      for (int n = 1 + random_.below(3); n > 0; --n) line_.more |= Mask{1} << random_.below(area.count);
      line_.more &= ~(Mask{1} << line_.cell);
      // Of companions the lowest cell stands in front; the reader sees to that.
      if (area.companions) line_.more &= ~((Mask{1} << line_.cell) - 1);
      if (line_.more != 0) check();
    }
    line_.more = 0;
  }

  void bonuses() {
    line_.kind = LineKind::bonus;
    line_.die = kNone;
    for (std::uint8_t b = 0; b < rules_.sheet.bonuses; ++b) {
      line_.what = b;
      for (const int joker : {0, 1 + random_.below(6)}) {
        line_.dice = {};
        if (rules_.sheet.joker != kNone) line_.dice.say(rules_.sheet.joker, joker);
        marks();
      }
    }
    line_.dice = {};
    line_.what = kNone;
  }

  // A throw of the dice in hand is legal where the list has one at all; with a die too many or too few it
  // never is.
  void throws() {
    for (const auto kind : {LineKind::roll, LineKind::reroll}) {
      line_.kind = kind;
      line_.dice = {};
      const bool due = legal_->count(key(line_)) != 0;
      line_.dice = play::throw_dice(rules_, state_, random_);
      if (!line_.dice.any()) continue;
      expect(due);
      const ByDie all = line_.dice;
      const int die = random_.below(rules_.sheet.dice);
      line_.dice = all;
      all[die] != 0 ? line_.dice.forget(die) : line_.dice.say(die, 2);
      if (line_.dice.any()) expect(false);
    }
    line_.dice = {};
  }

  // Which dice lie on the platter, and perhaps on which fields the others: in an order, or with one named
  // twice. Where places matter, the order may also be said once the platter lies without a doubt, until a
  // die is used; that is not listed.
  void serves() {
    line_.kind = LineKind::serve;
    const bool places_matter = rules_.sheet.some_roll_rows || rules_.sheet.some_companions;
    const bool may_order = places_matter && state_.passive_half && state_.phase == Phase::turn_end &&
                           !state_.served && line_.seat == state_.active;
    for (unsigned set = 0; set < 64; ++set) {
      if (__builtin_popcount(set) != 3) continue;
      line_.dice = {};
      for (int die = 0; die < rules_.sheet.dice; ++die)
        if ((set >> die & 1) != 0) line_.dice.say(die, kOnPlatter);
      const bool legal = legal_->count(key(line_)) != 0 || (may_order && set == state_.platter);
      expect(legal);
      std::array<int, 3> fields{1, 2, 3};
      std::swap(fields[0], fields[static_cast<std::size_t>(random_.below(3))]);
      const ByDie platter = line_.dice;
      line_.dice = on_fields(platter, fields);
      expect(legal && places_matter);
      fields[2] = fields[0];
      line_.dice = on_fields(platter, fields);
      expect(false);
    }
    line_.dice = {};
  }

  [[nodiscard]] ByDie on_fields(ByDie dice, const std::array<int, 3>& fields) const {
    std::size_t f = 0;
    for (int die = 0; die < rules_.sheet.dice; ++die)
      if (dice[die] == 0) dice.say(die, fields[f++]);
    return dice;
  }

  void check() { expect(legal_->count(key(line_)) != 0); }

  void expect(bool legal) {
    ++seen_.formed;
    seen_.formed_legal += legal;
    const auto why = Family::why(rules_, state_, line_);
    if (why.has_value() == legal) {
      FAIL(write_line(rules_, line_) << (legal ? " is listed but refused: " : " is not listed but allowed ")
                                     << (why ? why->reason : ""));
    }
    if (!legal && seen_.formed % 64 != 0) return;
    const State before = state_;
    const auto outcome = Family::apply(rules_, state_, line_);
    REQUIRE(std::holds_alternative<fox::Refusal>(outcome) == !legal);
    if (!legal) REQUIRE(std::get<fox::Refusal>(outcome).reason == why->reason);
    REQUIRE(same_bytes(before, state_));
  }

  const Rules& rules_;
  const State& state_;
  play::Random& random_;
  Seen& seen_;
  const Keys* legal_ = nullptr;
  Line line_;
};

}  // namespace invariants
