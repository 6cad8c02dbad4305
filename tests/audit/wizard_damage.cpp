// Sheets of Wizard with one thing wrong.
#include "audit/damage.h"
#include "audit/wizard_papers.h"
#include "core/wizard/wizard_audit.h"

namespace wizard_damage {

using namespace fox::wizard;
using play::Random;

namespace {

struct Paper {
  std::shared_ptr<const Rules> rules;
  State state;
  int seat;

  [[nodiscard]] Pad& pad() { return pad_of(state, seat); }
};
using Kind = damage::Kind<Paper>;

// Some field that will do, changed.
using Will = std::function<bool(const Paper&, int number, Field)>;
using Change = std::function<Field(const Paper&, int number, Field)>;

bool change_some(Paper& paper, Pad& pad, Random& random, const Will& will_do, const Change& change) {
  std::vector<std::pair<int, int>> places;
  for (int colour = 0; colour < colours(paper.rules->sheet); ++colour)
    for (int number = 1; number <= columns(paper.rules->sheet); ++number)
      if (will_do(paper, number, field(pad, colour, number))) places.emplace_back(colour, number);
  if (places.empty()) return false;
  const auto [colour, number] =
      places[static_cast<std::size_t>(random.below(static_cast<int>(places.size())))];
  field(pad, colour, number) = change(paper, number, field(pad, colour, number));
  return true;
}

Kind one(std::string name, std::set<std::string> ids, Will will_do, Change change, bool certain = true) {
  return {std::move(name), certain, std::move(ids),
          [will_do = std::move(will_do), change = std::move(change)](Paper& paper, Random& random) {
            return change_some(paper, paper.pad(), random, will_do, change);
          }};
}

Will is(Written what) {
  return [what](const Paper&, int, Field written) { return written.what == what; };
}
Will is_without_cards(Written what) {
  return
      [what](const Paper& paper, int, Field written) { return written.what == what && !paper.rules->cards; };
}
Change to(Written what, int value = 0) {
  return [what, value](const Paper&, int, Field) { return Field{what, static_cast<std::uint8_t>(value)}; };
}

int xs(const Paper& paper, int seat) {
  return score_pad(*paper.rules, pad_of(paper.state, seat)).xs;
}

// A jester field marked or erased.
Kind jester(std::string name, std::string id, bool marked) {
  return {std::move(name), true, {std::move(id)}, [marked](Paper& paper, Random& random) {
            const int jesters = random.below(paper.rules->sheet.jester_fields);
            if (has(paper.pad().jesters, jesters) != marked) return false;
            paper.pad().jesters = static_cast<std::uint8_t>(paper.pad().jesters ^ 1u << jesters);
            return true;
          }};
}

std::vector<Kind> fields() {
  return {
      one("a prediction left open", {"audit-open-circle"}, is(Written::hits), to(Written::circle)),
      one("two X's without cards", {"audit-hits"}, is_without_cards(Written::hits), to(Written::hits, 2)),
      one("three X's", {"audit-hits"}, is(Written::hits), to(Written::hits, 3)),
      one("a difference too large without cards", {"audit-difference"}, is_without_cards(Written::difference),
          [](const Paper&, int number, Field) {
            return Field{Written::difference, static_cast<std::uint8_t>(std::max(number, 7 - number) + 1)};
          }),
      one("a difference too large for any card", {"audit-difference"}, is(Written::difference),
          to(Written::difference, 13)),
      one("an X made a 0", {"audit-zero-without-jester"}, is(Written::hits), to(Written::zero)),
      one("a difference made a 0", {"audit-zero-without-jester"}, is(Written::difference), to(Written::zero)),
      one("a 0 made an X", {"audit-jester-without-zero"}, is(Written::zero), to(Written::hits, 1)),
      one("a 0 made a difference", {"audit-jester-without-zero"}, is(Written::zero),
          to(Written::difference, 1)),
      one("a difference struck out without cards", {"audit-struck-without-card"},
          is_without_cards(Written::difference), to(Written::struck, 1)),
      one("a struck number too large for any card", {"audit-difference"}, is(Written::struck),
          to(Written::struck, 13)),
      one(
          "a difference one higher", {"audit-difference"}, is(Written::difference),
          [](const Paper&, int, Field written) {
            return Field{written.what, static_cast<std::uint8_t>(written.value + 1)};
          },
          false),
      one("a difference made an X", {"audit-too-many-xs"}, is(Written::difference), to(Written::hits, 1),
          false),
      jester("an X for jesters too many", "audit-jester-without-zero", false),
      jester("an X for jesters erased", "audit-zero-without-jester", true),
  };
}

std::vector<Kind> sheets_of_all() {
  return {
      {"all of a colour struck out",
       true,
       {"audit-struck-too-many"},
       [](Paper& paper, Random& random) {
         if (!paper.rules->cards) return false;
         const int colour = random.below(colours(paper.rules->sheet));
         bool any = false;
         for (int number = 1; number <= columns(paper.rules->sheet); ++number) {
           Field& written = field(paper.pad(), colour, number);
           if (written.what == Written::nothing) continue;
           written = {Written::struck, 1};
           any = true;
         }
         return any;
       }},
      {"two X's more than end the game",
       true,
       {"audit-too-many-xs"},
       [](Paper& paper, Random& random) {
         while (xs(paper, paper.seat) < paper.rules->target + 2)
           if (!change_some(paper, paper.pad(), random, is(Written::difference), to(Written::hits, 1)))
             return false;
         return true;
       }},
      {"a round forgotten",
       true,
       {"audit-fewer-rounds"},
       [](Paper& paper, Random& random) {
         int empty = 0;
         for (int colour = 0; colour < colours(paper.rules->sheet); ++colour)
           for (int number = 1; number <= columns(paper.rules->sheet); ++number)
             empty += field(paper.pad(), colour, number).what == Written::nothing;
         // With few fields left somebody may have passed.
         if (empty + 1 <= paper.rules->players - 1) return false;
         return change_some(paper, paper.pad(), random, is(Written::difference), to(Written::nothing));
       }},
      {"a game without its end",
       true,
       {"audit-nobody-done"},
       [](Paper& paper, Random& random) {
         bool changed = false;
         for (int seat = 0; seat < paper.rules->players; ++seat)
           while (xs(paper, seat) >= paper.rules->target) {
             if (!change_some(paper, pad_of(paper.state, seat), random, is(Written::hits),
                              to(Written::difference, 1)))
               return false;
             changed = true;
           }
         return changed && has_empty_field(*paper.rules, paper.pad());
       }},
  };
}

}  // namespace

TEST_CASE("Damage to sheets of Wizard is found and named where it is certain") {
  std::vector<Paper> papers;
  const int wanted = amount(200, 5000);
  for (int n = 0; static_cast<int>(papers.size()) < wanted; ++n) {
    const wizard_papers::Game game(n);
    const auto rules = std::make_shared<const Rules>(game.rules(Mode::paper));
    const State state = game.play();
    for (int seat = 0; seat < game.players; ++seat) papers.push_back({rules, state, seat});
  }
  auto kinds = fields();
  for (auto& kind : sheets_of_all()) kinds.push_back(kind);
  damage::survey("Wizard, " + std::to_string(papers.size()) + " sheets", kinds, papers,
                 [](const Paper& paper) { return audit(*paper.rules, paper.state, paper.seat); });
}

}  // namespace wizard_damage
