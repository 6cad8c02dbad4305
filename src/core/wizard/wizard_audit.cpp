#include "core/wizard/wizard_audit.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/wizard/wizard_score.h"
#include "core/wizard/wizard_table.h"

namespace fox::wizard {
namespace {

Finding found(Fault fault) {
  Finding finding;
  finding.what = refusal_of(kFaults, fault);
  return finding;
}

template <class F>
void each_field(const Rules& rules, const Pad& pad, F&& f) {
  for (int colour = 0; colour < colours(rules.sheet); ++colour)
    for (int number = 1; number <= columns(rules.sheet); ++number)
      if (const Field written = field(pad, colour, number); written.what != Written::nothing)
        f(colour, number, written);
}

int filled(const Rules& rules, const Pad& pad) {
  int count = 0;
  each_field(rules, pad, [&](int, int, Field) { ++count; });
  return count;
}

// A round's rule: without a card, or any that may have lain.
template <class F>
bool some_effect(const Rules& rules, F&& f) {
  if (f(Effect{})) return true;
  return rules.cards && std::any_of(rules.sheet.effects.begin(), rules.sheet.effects.end(), f);
}

// Any number of dice, from none to all, can count for a prediction.
bool can_differ(const Rules& rules, int number, int difference) {
  return some_effect(rules, [&](const Effect& effect) {
    for (int dice = 0; dice <= rules.sheet.dice; ++dice)
      if (difference == effect.factor * std::abs(dice + effect.extra - number)) return true;
    return false;
  });
}

class Audit {
 public:
  Audit(const Rules& rules, const State& state, int seat)
      : rules_(rules), state_(state), seat_(seat), pad_(pad_of(state, seat)) {}

  Findings run() {
    if (!written_on(rules_, pad_)) return {};
    each_field(rules_, pad_, [&](int colour, int number, Field written) { look(colour, number, written); });
    for (int colour = 0; colour < colours(rules_.sheet); ++colour) look_at_struck(colour);
    look_at_jesters();
    look_at_end();
    look_at_others();
    return std::move(findings_);
  }

 private:
  Finding& add(Fault fault) {
    findings_.push_back(found(fault));
    return findings_.back();
  }

  static Spot spot(int area, int column) {
    return {Spot::Kind::cell, static_cast<std::uint8_t>(area), static_cast<std::uint8_t>(column)};
  }

  Finding& about(Fault fault, int colour, int number) {
    Finding& finding = add(fault);
    finding.what.cell("cell", colour, number - 1);
    finding.spots.push_back(spot(colour, number - 1));
    return finding;
  }

  [[nodiscard]] bool some_strike() const {
    return some_effect(rules_, [](const Effect& effect) { return effect.strike; });
  }

  void look(int colour, int number, Field written) {
    const int value = written.value;
    switch (written.what) {
      case Written::nothing:
      case Written::zero:
        return;
      case Written::circle:
        about(Fault::open_circle, colour, number).missing = true;
        return;
      case Written::hits:
        if (!some_effect(rules_, [&](const Effect& effect) { return effect.factor == value; }))
          about(Fault::hits, colour, number).what.number("xs", value);
        return;
      case Written::struck:
        if (!some_strike()) about(Fault::struck_without_card, colour, number);
        [[fallthrough]];
      case Written::difference:
        if (!can_differ(rules_, number, value))
          about(Fault::difference, colour, number).what.number("number", value);
        return;
    }
  }

  // Each strike comes with a new prediction of the same colour, in a round with that card.
  void look_at_struck(int colour) {
    if (!some_strike()) return;
    const bool plain = std::all_of(rules_.sheet.effects.begin(), rules_.sheet.effects.end(),
                                   [](const Effect& effect) { return !effect.strike || effect.factor == 1; });
    int fields = 0, doubled = 0, struck = 0;
    std::vector<Spot> spots;
    each_field(rules_, pad_, [&](int c, int number, Field written) {
      if (c != colour) return;
      ++fields;
      doubled += plain && written.what == Written::hits && written.value > 1;
      if (written.what != Written::struck) return;
      ++struck;
      spots.push_back(spot(colour, number - 1));
    });
    const int most = std::min(fields - 1, fields - doubled);
    if (struck == 0 || struck <= most) return;
    Finding& finding = add(Fault::struck_too_many);
    finding.what.area("area", colour).number("struck", struck).number("most", most);
    finding.spots = std::move(spots);
  }

  // Each jester field comes with a 0, and each 0 with a jester field.
  void look_at_jesters() {
    const int row = colours(rules_.sheet);
    std::vector<Spot> zeros, jesters;
    each_field(rules_, pad_, [&](int colour, int number, Field written) {
      if (written.what == Written::zero) zeros.push_back(spot(colour, number - 1));
    });
    for (int i = 0; i < rules_.sheet.jester_fields; ++i)
      if (has(pad_.jesters, i)) jesters.push_back(spot(row, i));
    if (zeros.size() == jesters.size()) return;
    const bool more_zeros = zeros.size() > jesters.size();
    Finding& finding = add(more_zeros ? Fault::zero_without_jester : Fault::jester_without_zero);
    finding.what.number("zeros", static_cast<int>(zeros.size()));
    finding.what.number("jesters", static_cast<int>(jesters.size()));
    finding.spots = more_zeros ? std::move(zeros) : std::move(jesters);
    finding.missing = true;
  }

  // Before the last round there were too few X's for the end.
  void look_at_end() {
    int last = pad_.jesters != 0 ? 1 : 0;
    each_field(rules_, pad_, [&](int, int, Field written) {
      if (written.what == Written::hits) last = std::max(last, int{written.value});
    });
    const int xs = score_pad(rules_, pad_).xs, most = rules_.target - 1 + last;
    if (xs <= most) return;
    add(Fault::too_many_xs).what.number("xs", xs).number("most", most).number("target", rules_.target);
  }

  // Everybody predicts in every round who has a prediction left; the others take at most one each.
  void look_at_others() {
    const int own = filled(rules_, pad_), fields = colours(rules_.sheet) * columns(rules_.sheet);
    int most = own, who = seat_, entered = 0;
    bool target = false, all_full = true;
    for (int seat = 0; seat < rules_.players; ++seat) {
      const Pad& pad = pad_of(state_, seat);
      const int count = filled(rules_, pad);
      if (count > most) most = count, who = seat;
      entered += written_on(rules_, pad);
      target = target || score_pad(rules_, pad).xs >= rules_.target;
      all_full = all_full && count == fields;
    }
    if (most > own && fields - own > rules_.players - 1) {
      Finding& finding = add(Fault::fewer_rounds);
      finding.what.number("own", own).number("most", most).seat("seat", who + 1);
      finding.missing = true;
    }
    if (entered == rules_.players && !target && !all_full) {
      Finding& finding = add(Fault::nobody_done);
      finding.what.number("target", rules_.target);
      finding.missing = true;
    }
  }

  const Rules& rules_;
  const State& state_;
  int seat_;
  const Pad& pad_;
  Findings findings_;
};

}  // namespace

bool written_on(const Rules& rules, const Pad& pad) {
  return pad.jesters != 0 || filled(rules, pad) != 0;
}

Findings audit(const Rules& rules, const State& state, int seat) {
  return Audit(rules, state, seat).run();
}

}  // namespace fox::wizard
