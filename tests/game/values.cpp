// A line is a value above the codec: handed in and asked about as a value it is answered as its text is.
#include <map>

#include "core/clever/rule_of.h"
#include "core/play.h"
#include "core/wizard/wizard_why.h"
#include "game/clever_codec.h"
#include "game/typed_game.h"
#include "game/wizard_codec.h"
#include "game_world.h"

namespace {

using namespace fox;
using play::Random;
using CleverGame = TypedGame<clever::Codec>;
using WizardGame = TypedGame<wizard::Codec>;

std::unique_ptr<Game> begun(const std::string& sheet, int players, RecordMode mode = RecordMode::table) {
  Header header;
  header.sheet = sheet;
  header.mode = mode;
  for (int s = 1; s <= players; ++s) header.names.push_back("P" + std::to_string(s));
  Problems problems;
  auto game = Game::start(header, worlds::library(), problems);
  REQUIRE(std::holds_alternative<std::unique_ptr<Game>>(game));
  return std::move(std::get<std::unique_ptr<Game>>(game));
}

clever::Line legal_line(const CleverGame& game, Random& random) {
  clever::Lines lines;
  clever::Family::legal(game.rules(), game.current(), lines);
  clever::Line line = play::choose(game.rules(), game.current(), lines, true, random);
  if (is_throw(line)) line.dice = play::throw_dice(game.rules(), game.current(), random);
  return line;
}

// A mark somebody might point at, with what such a question leaves out: the number, the choice.
clever::Line pointed_at(const CleverGame& game, Random& random) {
  using clever::LineKind;
  const auto& sheet = game.rules().sheet;
  clever::Line line;
  constexpr LineKind kinds[] = {LineKind::take, LineKind::extra, LineKind::bonus,
                                LineKind::back, LineKind::done,  LineKind::forfeit};
  line.kind = kinds[random.below(6)];
  line.seat = static_cast<std::uint8_t>(random.below(game.rules().players));
  if (line.kind == LineKind::done || line.kind == LineKind::forfeit) return line;
  if (line.kind == LineKind::bonus)
    line.what = static_cast<std::uint8_t>(random.below(sheet.bonuses));
  else
    line.die = static_cast<std::uint8_t>(random.below(sheet.dice));
  if (line.kind == LineKind::back) return line;
  line.area = static_cast<std::uint8_t>(random.below(sheet.areas));
  line.cell = static_cast<std::uint8_t>(random.below(sheet.area[line.area].count));
  if (line.kind == LineKind::take && random.below(4) == 0) line.as = static_cast<std::uint8_t>(random.face());
  return line;
}

void same_answer(const std::optional<Refused>& value, const std::optional<Refused>& text) {
  REQUIRE(value.has_value() == text.has_value());
  if (!value) return;
  CHECK(value->refusal.reason == text->refusal.reason);
  CHECK(value->refusal.rule == text->refusal.rule);
  CHECK(value->text == text->text);
  CHECK(sentence(*value, worlds::catalogue()) == sentence(*text, worlds::catalogue()));
}

}  // namespace

TEST_CASE("a value is refused for the same reason as its text") {
  Random random(21);
  for (const char* sheet :
       {"ganz-schoen-clever", "doppelt-so-clever", "doppelt-so-clever-gsc-dice", "clever-hoch-drei"}) {
    int open = 0;
    const auto asked_alike = [&](const CleverGame& game, const clever::Line& line) {
      const std::string text = clever::write_line(game.rules(), line);
      INFO(sheet << ": " << text);
      const auto refused = game.why(line);
      same_answer(refused, game.why(text));
      open += refused && refused->refusal.reason == "mark-open" ? 1 : 0;
    };
    for (int n = 0; n < amount(3, 60); ++n) {
      auto game = begun(sheet, 1 + random.below(3));
      const auto& typed = static_cast<const CleverGame&>(*game);
      while (!game->is_over()) {
        for (int q = 0; q < 4; ++q) asked_alike(typed, pointed_at(typed, random));
        clever::Lines lines;
        clever::Family::legal(typed.rules(), typed.current(), lines);
        for (clever::Line line : lines) {
          if (line.choice == clever::Choice::none) continue;
          line.choice = clever::Choice::none;
          line.value = 0;
          asked_alike(typed, line);
        }
        REQUIRE_FALSE(game->submit(legal_line(typed, random)));
      }
    }
    INFO(sheet);
    // Half or star, with the pink dice of one sheet: the question leaves it open.
    CHECK((open > 0) == (std::string(sheet) == "clever-hoch-drei"));
  }
}

TEST_CASE("a value is written as its text is, with one question and no reading") {
  Random random(22);
  for (const char* sheet : {"ganz-schoen-clever", "doppelt-so-clever", "clever-hoch-drei"}) {
    auto by_value = begun(sheet, 2), by_text = begun(sheet, 2);
    const auto& typed = static_cast<const CleverGame&>(*by_value);
    while (!by_value->is_over()) {
      const clever::Line line = legal_line(typed, random);
      const std::string text = clever::write_line(typed.rules(), line);
      INFO(text);
      const Game::Work before = by_value->work();
      Game::Texts written;
      REQUIRE_FALSE(by_value->submit(line, &written));
      CHECK(written == Game::Texts{text});
      CHECK(by_value->work().apply == before.apply + 1);
      CHECK(by_value->work().why == before.why);  // apply asks it itself
      CHECK(by_value->work().read == before.read);
      REQUIRE_FALSE(by_text->submit(text, &(written = {})));
      CHECK(written == Game::Texts{text});
      REQUIRE(by_value->events() == by_text->events());
      REQUIRE(by_value->round_at(by_value->count()) == by_text->state()["round"]);
    }
    REQUIRE(by_value->record() == by_text->record());
    REQUIRE(by_value->state() == by_text->state());
  }
}

TEST_CASE("a value that is refused changes nothing") {
  auto game = begun("wizard-wuerfelspiel", 3);
  wizard::Line line;
  line.kind = wizard::LineKind::predict;
  line.seat = 0, line.number = 2, line.colour = 1;
  REQUIRE_FALSE(game->submit(line));
  const auto state = game->state();
  Game::Texts written;
  const auto refused = game->submit(line, &written);
  REQUIRE(refused);
  same_answer(refused, game->why(wizard::write_line(static_cast<const WizardGame&>(*game).rules(), line)));
  CHECK(written.empty());
  CHECK(game->state() == state);
  REQUIRE(game->undo());
  CHECK(game->undone().size() == 1);
}

TEST_CASE("every legal line rests on a rule that has a sentence") {
  Random random(23);
  std::map<clever::LineKind, std::string> rests_on;
  for (const char* sheet : {"ganz-schoen-clever", "clever-hoch-drei"})
    for (const int players : {1, 2}) {
      auto game = begun(sheet, players);
      const auto& typed = static_cast<const CleverGame&>(*game);
      while (!game->is_over()) {
        const clever::Line line = legal_line(typed, random);
        const std::string rule(rule_of(typed.rules(), line));
        INFO(clever::write_line(typed.rules(), line) << ": " << rule);
        REQUIRE(worlds::catalogue().find("rules", rule) != nullptr);
        if (line.area == clever::kNone) rests_on[line.kind] = rule;
        REQUIRE_FALSE(game->submit(line));
      }
    }
  using Kind = clever::LineKind;
  CHECK(rests_on[Kind::roll] == "turn");
  CHECK(rests_on[Kind::forfeit] == "forfeit");
  CHECK(rests_on[Kind::decline] == "passive");
  CHECK(rests_on[Kind::serve] == "solo-passive");
  auto game = begun("wizard-wuerfelspiel", 3);
  const auto& typed = static_cast<const WizardGame&>(*game);
  for (int n = 0; n < 3; ++n) {
    wizard::Lines lines;
    wizard::Family::legal(typed.rules(), typed.current(), lines);
    const std::string rule(rule_of(lines[0]));
    INFO(wizard::write_line(typed.rules(), lines[0]));
    CHECK(rule == "wizard-predict");
    CHECK(worlds::catalogue().find("rules", rule) != nullptr);
    REQUIRE_FALSE(game->submit(lines[0]));
  }
}
