// Sheets of the Clever family with one thing wrong.
#include "audit/clever_pen.h"
#include "audit/damage.h"
#include "core/clever/clever_audit.h"

namespace clever_damage {

using namespace pen;

namespace {

using Kind = damage::Kind<Paper>;
using Will = std::function<bool(Place)>;

// A place that will do gets this number instead of its own.
Kind wrong_number(std::string name, std::set<std::string> ids, std::function<bool(Paper&, Place)> will_do,
                  std::function<int(Paper&, Place)> value, bool certain = true) {
  return {std::move(name), certain, std::move(ids), [will_do, value](Paper& paper, Random& random) {
            const auto place = some(paper, random, [&](Place at) {
              return marked(paper, at) && area_of(paper, at).writes && will_do(paper, at);
            });
            if (!place) return false;
            number(paper, *place) = static_cast<std::uint8_t>(value(paper, *place));
            return true;
          }};
}

bool plain(const Paper& paper, Place at) {
  return area_of(paper, at).kind == AreaKind::row && factor(paper, at) == 1;
}
bool multiplied(const Paper& paper, Place at) {
  return area_of(paper, at).kind == AreaKind::row && factor(paper, at) > 1;
}
bool choice(const Paper& paper, Place at) {
  return area_of(paper, at).kind == AreaKind::choice_row && factor(paper, at) != 0;
}
bool two_way(const Paper& paper, Place at) {
  return area_of(paper, at).kind == AreaKind::two_way_row;
}
bool follows(const Paper& paper, Place at) {
  return at.cell != first_of(area_of(paper, at), at.cell);
}

std::vector<Kind> wrong_numbers() {
  return {
      wrong_number(
          "a 7 from one die", {"audit-number"},
          [](Paper& p, Place at) { return plain(p, at) && !area_of(p, at).sum; },
          [](Paper&, Place) { return 7; }),
      wrong_number(
          "a 13 from two dice", {"audit-number"}, [](Paper& p, Place at) { return area_of(p, at).sum; },
          [](Paper&, Place) { return 13; }),
      wrong_number(
          "a 1 from two dice", {"audit-number"}, [](Paper& p, Place at) { return area_of(p, at).sum; },
          [](Paper&, Place) { return 1; }),
      wrong_number("one more than the product", {"audit-product"}, multiplied,
                   [](Paper& p, Place at) { return number(p, at) + 1; }),
      wrong_number("seven times the factor", {"audit-product"}, multiplied,
                   [](Paper& p, Place at) { return 7 * factor(p, at); }),
      wrong_number(
          "one more than the stars give", {"audit-product"},
          [](Paper& p, Place at) { return choice(p, at) && !noted(p, at) && factor(p, at) > 1; },
          [](Paper& p, Place at) { return number(p, at) + 1; }),
      wrong_number(
          "a 7 beside one star", {"audit-number"},
          [](Paper& p, Place at) { return choice(p, at) && !noted(p, at) && factor(p, at) == 1; },
          [](Paper&, Place) { return 7; }),
      wrong_number(
          "half a die of 4", {"audit-half"}, [](Paper& p, Place at) { return choice(p, at) && noted(p, at); },
          [](Paper&, Place) { return 4; }),
      wrong_number(
          "the first half of 5", {"audit-half"},
          [](Paper& p, Place at) {
            return area_of(p, at).kind == AreaKind::choice_row && factor(p, at) == 0;
          },
          [](Paper&, Place) { return 5; }),
      wrong_number(
          "a row that must rise stays", {"audit-rise"},
          [](Paper& p, Place at) {
            return area_of(p, at).accept == Accept::rising && follows(p, at) && number_before(p, at) != 6;
          },
          number_before),
      wrong_number(
          "a row that must not rise does", {"audit-fall"},
          [](Paper& p, Place at) {
            return area_of(p, at).accept == Accept::not_above && follows(p, at) && number_before(p, at) < 12;
          },
          [](Paper& p, Place at) { return number_before(p, at) + 1; }),
      wrong_number(
          "a step of two", {"audit-step"},
          [](Paper& p, Place at) {
            return two_way(p, at) && number_before(p, at) > 4 && number_before(p, at) < 9;
          },
          [](Paper& p, Place at) {
            const int two = at.cell < area_of(p, at).split ? -2 : 2;
            return number_before(p, at) + two == 7 ? number_before(p, at) - two : number_before(p, at) + two;
          }),
      wrong_number(
          "a step back", {"audit-step"},
          [](Paper& p, Place at) { return two_way(p, at) && number_before(p, at) == 7; },
          [](Paper& p, Place at) { return at.cell < area_of(p, at).split ? 8 : 6; }),
      wrong_number(
          "a 7 beside a 7", {"audit-start-twice"},
          [](Paper& p, Place at) {
            return two_way(p, at) && number_before(p, at) == 7 && !p.rules.is_on(Effect::start_again);
          },
          [](Paper&, Place) { return 7; }),
  };
}

std::vector<Kind> wrong_choices() {
  const std::set<std::string> earned = {
      "audit-action-unearned", "audit-fox-unearned",  "audit-action-uncircled",
      "audit-bonus-nowhere",   "audit-bonus-missing", "audit-half",
      "audit-product",         "audit-number",        "audit-too-many-marks"};
  const auto switched = [](bool to_bonus) {
    return [to_bonus](Paper& paper, Random& random) {
      const auto place = some(paper, random, [&](Place at) {
        return choice(paper, at) && marked(paper, at) && noted(paper, at) != to_bonus;
      });
      if (!place) return false;
      paper.pad.noted[area_of(paper, *place).noted] ^= bit(place->cell);
      return true;
    };
  };
  const auto threshold = [](bool reached) {
    return [reached](Paper& p, Place at) {
      const int from = area_of(p, at).bonus_from[static_cast<std::size_t>(at.cell)];
      return from != 0 && (number(p, at) >= from) == reached;
    };
  };
  const auto from = [](Paper& p, Place at) {
    return int{area_of(p, at).bonus_from[static_cast<std::size_t>(at.cell)]};
  };
  return {
      {"the bonus instead of the points", false, earned, switched(true)},
      {"the points instead of the bonus", false, earned, switched(false)},
      wrong_number("a number that reaches the bonus", earned, threshold(false), from, false),
      wrong_number(
          "a number below the bonus", earned, threshold(true),
          [from](Paper& p, Place at) { return from(p, at) - 1; }, false),
      wrong_number(
          "another number", {"audit-rise", "audit-fall", "audit-step", "audit-product", "audit-number"},
          [](Paper& p, Place at) { return area_of(p, at).kind != AreaKind::choice_row; },
          [](Paper& p, Place at) { return number(p, at) % 6 + 1; }, false),
  };
}

std::vector<Kind> wrong_fields() {
  return {
      {"a field in the middle of a row erased",
       true,
       {"audit-skipped"},
       [](Paper& paper, Random& random) {
         const auto place = some(paper, random, [&](Place at) {
           const Area& area = area_of(paper, at);
           return is_row(area) && marked(paper, at) && at.cell + 1 < end_of(area, at.cell) &&
                  marked(paper, {at.area, at.cell + 1});
         });
         if (place) erase(paper, *place);
         return place.has_value();
       }},
      {"a field beyond the next one filled",
       true,
       {"audit-skipped"},
       [](Paper& paper, Random& random) {
         const auto place = some(paper, random, [&](Place at) {
           return is_row(area_of(paper, at)) && !marked(paper, at) && follows(paper, at) &&
                  !marked(paper, {at.area, at.cell - 1});
         });
         if (place) mark(paper, *place);
         return place.has_value();
       }},
      {"two neighbours exchanged",
       false,
       {"audit-rise", "audit-fall", "audit-step", "audit-product", "audit-number", "audit-start-twice"},
       [](Paper& paper, Random& random) {
         const auto place = some(paper, random, [&](Place at) {
           return area_of(paper, at).writes && marked(paper, at) && follows(paper, at) &&
                  number(paper, at) != number_before(paper, at);
         });
         if (place) std::swap(number(paper, *place), number(paper, {place->area, place->cell - 1}));
         return place.has_value();
       }},
      {"a row entered one field too far left",
       false,
       {"audit-rise", "audit-fall", "audit-step", "audit-product", "audit-number", "audit-action-unearned",
        "audit-fox-unearned", "audit-half"},
       [](Paper& paper, Random& random) {
         const auto start = some(paper, random, [&](Place at) {
           return area_of(paper, at).writes && !two_way(paper, at) && at.cell == 1 && marked(paper, at);
         });
         if (!start) return false;
         Place at = *start;
         for (; at.cell < area_of(paper, at).count && marked(paper, at); ++at.cell)
           number(paper, {at.area, at.cell - 1}) = number(paper, at);
         erase(paper, {at.area, at.cell - 1});
         return true;
       }},
  };
}

}  // namespace

std::vector<Kind> wrong_earnings();  // clever_damage_earned.cpp

TEST_CASE("Damage to sheets of the Clever family is found and named where it is certain") {
  std::vector<Paper> papers;
  const int each = amount(200, 5000);
  for (const auto& id : sheets::all()) {
    int made = 0;
    for (int n = 0; made < each; ++n) {
      const papers::Game game(id, n);
      const State state = game.play();
      for (int seat = 0; seat < game.players; ++seat, ++made)
        papers.push_back({game.rules(Mode::paper), state.pads[static_cast<std::size_t>(seat)]});
    }
  }
  auto kinds = wrong_numbers();
  for (auto& more : {wrong_choices(), wrong_fields(), wrong_earnings()})
    kinds.insert(kinds.end(), more.begin(), more.end());
  REQUIRE(kinds.size() >= 30);
  damage::survey("Clever, " + std::to_string(papers.size()) + " sheets", kinds, papers,
                 [](const Paper& paper) { return audit(paper.rules, paper.pad); });
}

}  // namespace clever_damage
