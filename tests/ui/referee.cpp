// The referee says what `foxref why` says: in positions of random games of every sheet a question is asked by
// taps, as on the screen, and the answer compared with the command's; a sample goes to the program itself. A
// position set up by hand is answered as in the game it was taken from.
#include <cstdio>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/answers.h"
#include "core/play.h"
#include "folder.h"
#include "game/wizard_codec.h"
#include "game_world.h"
#include "sheets/library.h"
#include "ui/referee/clever_view.h"
#include "ui/referee/wizard_view.h"

namespace {

using namespace fox;
using namespace fox::ui;
using clever::Line;
using clever::LineKind;
using clever::Mask;
using nlohmann::json;
using play::Random;
using CleverGame = TypedGame<clever::Codec>;
using WizardGame = TypedGame<wizard::Codec>;

std::unique_ptr<Game> begun(const std::string& sheet, RecordMode mode, int players, bool cards = false) {
  Header header;
  header.sheet = sheet;
  header.mode = mode;
  for (int s = 1; s <= players; ++s) header.names.push_back("P" + std::to_string(s));
  if (cards) header.rules.emplace_back("magic-cards", "on");
  Problems problems;
  auto game = Game::start(header, worlds::library(), problems);
  REQUIRE(std::holds_alternative<std::unique_ptr<Game>>(game));
  return std::move(std::get<std::unique_ptr<Game>>(game));
}

// The same position without the way that led to it: what the screen's copy is, only quicker.
template <class Typed>
std::unique_ptr<Game> copy_of(const Typed& game) {
  return std::make_unique<Typed>(game.header(), game.rules(), game.current());
}

// What `foxref why` answers, and what the screen shows.
void compare(const json& why, const Verdict& verdict, const std::string& line) {
  INFO(line);
  REQUIRE(why["ok"] == true);
  REQUIRE((why["legal"] == true) == (verdict.says == Verdict::Says::yes));
  REQUIRE(verdict.says != Verdict::Says::nothing);
  if (why["legal"] == true) {
    CHECK(!verdict.sentence.empty());
    CHECK(!verdict.rule.empty());
    return;
  }
  CHECK(verdict.sentence == why["text"].get<std::string>());
  CHECK(verdict.rule == why["rule"]["text"].get<std::string>());
}

// Records and questions for the program, and what the screen answered.
class Sample {
 public:
  void add(const Game& game, const std::string& line, const json& answer) {
    const std::string path = folder_.path() + "/" + std::to_string(expected_.size()) + ".fox";
    std::ofstream(path) << game.record();
    commands_ += "load " + path + "\nwhy " + line + "\n";
    expected_.push_back(answer);
  }
  void check() const {
    const std::string in = folder_.path() + "/in", out = folder_.path() + "/out";
    std::ofstream(in) << commands_ << "quit\n";
    const std::string command = std::string(FOXREF_PROGRAM) + " --lang en protocol <" + in + " >" + out;
    REQUIRE(std::system(command.c_str()) == 0);
    std::ifstream answers(out);
    std::string line;
    for (const json& expected : expected_) {
      REQUIRE(std::getline(answers, line));  // of load
      REQUIRE(json::parse(line)["ok"] == true);
      REQUIRE(std::getline(answers, line));
      CHECK(json::parse(line) == expected);
    }
  }

 private:
  test::Folder folder_;
  std::string commands_;
  std::vector<json> expected_;
};

// Somebody points at something: any die, cell, both, a track, sometimes with another number.
void point(CleverRefereeQuestion& about, Random& random) {
  const auto& sheet = about.rules().sheet;
  const auto any_cell = [&] {
    const int area = random.below(sheet.areas);
    return CellRef{area, random.below(sheet.area[static_cast<std::size_t>(area)].count)};
  };
  const auto allowed = [&] {
    const auto& lines = about.allowed();
    if (lines.empty()) return any_cell();
    const Line& line = lines[static_cast<std::size_t>(random.below(static_cast<int>(lines.size())))];
    return CellRef{line.area, line.cell};
  };
  if (random.below(8) == 0) about.tap_number(random.face());
  switch (random.below(6)) {
    case 0:
      return about.tap_die(random.below(sheet.dice));
    case 1:
      return about.tap_track(static_cast<clever::Action>(random.below(2)));
    case 2:
      return about.tap_cell(any_cell());
    case 3:
      return about.tap_cell(allowed());
    default:
      about.tap_die(random.below(sheet.dice));
      return about.tap_cell(random.below(2) == 0 ? any_cell() : allowed());
  }
}

bool covers(const CleverRefereeQuestion& about, const Line& line) {
  const bool die = line.kind == LineKind::take || line.kind == LineKind::extra;
  if (die && about.number() != 0 && line.as != about.number()) return false;
  if (about.die() >= 0 && (!die || line.die != about.die())) return false;
  const CellRef cell = about.cell();
  if (!cell.is()) return true;
  const bool any = about.rules().sheet.area[line.area].companions;
  return line.area == cell.area && (line.cell == cell.cell || (any && (line.more >> cell.cell & 1) != 0));
}

Line next_line(const CleverGame& game, Random& random) {
  clever::Lines lines;
  clever::Family::legal(game.rules(), game.current(), lines);
  Line line = play::choose(game.rules(), game.current(), lines, true, random);
  if (is_throw(line)) line.dice = play::throw_dice(game.rules(), game.current(), random);
  return line;
}

void ask_about(const std::string& sheet, int positions, Sample& sample) {
  Random random(sheet.size() * 7 + 3);
  for (int asked = 0; asked < positions;) {
    auto game = begun(sheet, RecordMode::table, 1 + random.below(4));
    while (!game->is_over() && asked < positions) {
      const auto& typed = static_cast<const CleverGame&>(*game);
      const int seat = random.below(typed.rules().players);
      CleverRefereeQuestion about(copy_of(typed), seat);
      point(about, random);
      if (about.answered()) {
        const Verdict verdict = verdict_of(about, {}, worlds::catalogue());
        const std::string text = clever::write_line(about.rules(), *about.line());
        const json why = cli::why_answer(*game, text, worlds::catalogue());
        compare(why, verdict, text);
        // A no leaves nothing out: no legal line is what was pointed at.
        if (about.cell().is() || about.die() >= 0) {
          bool any = false;
          for (const Line& line : about.allowed()) any = any || covers(about, line);
          INFO(text);
          CHECK(about.yes() == any);
        }
        if (++asked % 100 == 0) sample.add(*game, text, why);
      }
      REQUIRE(!game->submit(next_line(typed, random)));
    }
  }
}

// A throw that the round allows.
std::string any_throw(const WizardGame& game, Random& random) {
  wizard::Line line;
  line.kind = wizard::LineKind::roll;
  line.seat = game.current().seer;
  const int dice = game.rules().sheet.dice;
  for (int turn = 0; turn < 400; ++turn) {
    line.faces = game.current().dice;
    int lying = 0, thrown = 0;
    for (const auto count : line.faces) lying += count;
    for (auto& count : line.faces)
      for (int i = count; i > 0 && lying == dice && turn < 300; --i)
        if (random.below(2) == 0) --count, ++thrown;
    thrown += dice - lying;
    int sum = 0;
    for (const auto count : line.faces) sum += count;
    for (; sum < dice; ++sum)
      ++line.faces[static_cast<std::size_t>(random.below(wizard::faces(game.rules().sheet)))];
    for (const int threw : {-1, thrown, dice}) {
      line.threw = static_cast<std::int8_t>(threw);
      if (const std::string text = wizard::write_line(game.rules(), line); !game.why(text)) return text;
    }
  }
  FAIL("no throw is legal");
  return {};
}

std::string next_line(const WizardGame& game, Random& random) {
  wizard::Lines lines;
  wizard::Family::legal(game.rules(), game.current(), lines);
  const auto& line = lines[static_cast<std::size_t>(random.below(static_cast<int>(lines.size())))];
  return wizard::any_throw(line) ? any_throw(game, random) : wizard::write_line(game.rules(), line);
}

void ask_about_wizard(int positions, Sample& sample) {
  Random random(12);
  for (int asked = 0; asked < positions;) {
    auto game = begun("wizard-wuerfelspiel", RecordMode::table, 2 + random.below(4), random.below(2) == 0);
    while (!game->is_over() && asked < positions) {
      const auto& typed = static_cast<const WizardGame&>(*game);
      WizardRefereeQuestion about(copy_of(typed), random.below(typed.rules().players));
      using Ask = WizardRefereeQuestion::Ask;
      constexpr Ask actions[] = {Ask::stop, Ask::jester, Ask::roll, Ask::pass};
      if (random.below(2) == 0) {
        const int row = random.below(wizard::colours(typed.rules().sheet) + 1);
        about.tap_field({about.seat(), row, 1 + random.below(wizard::columns(typed.rules().sheet))});
      } else {
        about.ask(actions[random.below(4)]);
      }
      const std::string text = wizard::write_line(typed.rules(), about.line());
      const json why = cli::why_answer(*game, text, worlds::catalogue());
      compare(why, verdict_of(about, {}, worlds::catalogue()), text);
      // Throwing again is legal exactly when it is listed.
      if (about.asked() == Ask::roll) {
        wizard::Lines lines;
        wizard::Family::legal(typed.rules(), typed.current(), lines);
        bool listed = false;
        for (const auto& line : lines)
          listed = listed || (wizard::any_throw(line) && line.seat == about.seat());
        INFO(text);
        CHECK(about.yes() == listed);
      }
      if (++asked % 100 == 0) sample.add(*game, text, why);
      REQUIRE(!game->submit(next_line(typed, random)));
    }
  }
}

// The pad as taps write it, mark by mark.
void fill_in(CleverRefereeQuestion& about, const clever::Rules& rules, const clever::Pad& pad) {
  for (int a = 0; a < rules.sheet.areas; ++a) {
    const auto& area = rules.sheet.area[static_cast<std::size_t>(a)];
    const Mask marked = pad.marked[static_cast<std::size_t>(a)];
    for (int c = 0; c < area.count; ++c) {
      const bool crossed = (marked >> c & 1) != 0;
      const bool rings = area.kind == clever::AreaKind::circled_grid;
      if (rings && (crossed || (pad.noted[area.noted] >> c & 1) != 0)) about.write({a, c}, 0);
      if (crossed)
        about.write({a, c}, area.writes ? pad.numbers[static_cast<std::size_t>(area.first_number + c)] : 0);
    }
  }
}

void lay(CleverRefereeQuestion& about, const clever::State& state, clever::Role role, int dice) {
  about.set_role(role);
  for (int die = 0; die < dice; ++die) {
    while (about.asked_die() != die) about.tap_die(die);
    about.set_face(state.face[static_cast<std::size_t>(die)]);
    if (about.asked_die() != die && !about.dice_setup().is_said(die)) FAIL("a die is not said");
  }
  for (int die = 0; die < dice; ++die) {
    DiePlace where = DiePlace::loose;
    if (clever::has(state.platter, die)) where = DiePlace::platter;
    for (int f = 0; f < 3; ++f)
      if (state.field[static_cast<std::size_t>(f)] == die) where = static_cast<DiePlace>(f + 1);
    about.drop();
    about.tap_die(die);
    about.put(where);
  }
  about.drop();
}

}  // namespace

TEST_CASE("the referee answers as foxref why does, in positions of all sheets") {
  Sample sample;
  const int positions = amount(2'000, 40'000);  // ten thousand in all, in the short form
  for (const char* sheet :
       {"ganz-schoen-clever", "doppelt-so-clever", "doppelt-so-clever-gsc-dice", "clever-hoch-drei"})
    ask_about(sheet, positions, sample);
  ask_about_wizard(positions, sample);
  sample.check();
}

TEST_CASE("every line of a game is right when the referee is asked before it") {
  Random random(5);
  for (const char* sheet : {"ganz-schoen-clever", "doppelt-so-clever", "clever-hoch-drei"}) {
    auto game = begun(sheet, RecordMode::table, 2);
    while (!game->is_over()) {
      const auto& typed = static_cast<const CleverGame&>(*game);
      const Line line = next_line(typed, random);
      const std::string text = clever::write_line(typed.rules(), line);
      CleverRefereeQuestion about(copy_of(typed), 0);
      about.ask(line);
      INFO(text);
      REQUIRE(about.yes());
      CHECK(about.cell().is() == (text.find('.') != std::string::npos));
      CHECK(verdict_of(about, {}, worlds::catalogue()).rule != "");
      REQUIRE(!game->submit(line));
    }
  }
}

TEST_CASE("a position set up by hand is answered as in the game it is taken from") {
  Random random(8);
  int compared = 0;
  for (const char* sheet :
       {"ganz-schoen-clever", "doppelt-so-clever", "doppelt-so-clever-gsc-dice", "clever-hoch-drei"})
    for (int n = 0; n < amount(4, 60); ++n) {
      auto game = begun(sheet, RecordMode::table, 2);
      while (!game->is_over()) {
        const auto& typed = static_cast<const CleverGame&>(*game);
        const auto& state = typed.current();
        int fields = 0;
        for (const auto die : state.field) fields += die != clever::kNone;
        const bool passive = state.phase == clever::Phase::turn_end && random.below(2) == 0;
        const int seat = passive ? 1 - state.active : state.active;
        const auto& pad = state.pads[static_cast<std::size_t>(seat)];
        const bool open = passive ? !clever::has(state.acted, seat)
                                  : state.phase == clever::Phase::pick && fields == state.roll - 1;
        // Actions are left out: their fields are not crossed by hand.
        const bool plain = !pad.waiting.any() && !clever::action_left(pad, clever::Action::number);
        if (open && plain && random.below(3) == 0) {
          CleverRefereeQuestion by_hand(*typed.rules().def, {"One", "Two"});
          fill_in(by_hand, typed.rules(), pad);
          lay(by_hand, state, passive ? clever::Role::passive : clever::Role::active,
              typed.rules().sheet.dice);
          CleverRefereeQuestion about(copy_of(typed), seat);
          const auto& other = by_hand.state().pads[0];
          REQUIRE(other.marked == pad.marked);
          REQUIRE(other.numbers == pad.numbers);
          for (int q = 0; q < 6; ++q) {
            const int die = random.below(typed.rules().sheet.dice);
            const int area = random.below(typed.rules().sheet.areas);
            const CellRef cell{area,
                               random.below(typed.rules().sheet.area[static_cast<std::size_t>(area)].count)};
            for (CleverRefereeQuestion* one : {&about, &by_hand}) {
              one->drop();
              one->tap_die(die);
              one->tap_cell(cell);
            }
            INFO(clever::write_line(about.rules(), *about.line())
                 << " / " << clever::write_line(by_hand.rules(), *by_hand.line()));
            REQUIRE(about.yes() == by_hand.yes());
            if (!about.yes()) REQUIRE(about.refused()->refusal.reason == by_hand.refused()->refusal.reason);
            ++compared;
          }
        }
        REQUIRE(!game->submit(next_line(typed, random)));
      }
    }
  CHECK(compared > 500);
}

TEST_CASE("Wizard set up by hand: predictions of others, hits, jesters") {
  const AnySheet* sheet = nullptr;
  Problems problems;
  sheet = worlds::library().find("wizard-wuerfelspiel", problems);
  REQUIRE(sheet != nullptr);
  WizardRefereeQuestion about(std::get<wizard::SheetDef>(*sheet), "One", "Two");
  const auto reason = [&] { return about.yes() ? "" : std::string(about.refused()->refusal.reason); };
  about.tap_field({0, 1, 3});
  CHECK(reason().empty());
  about.others({0, 1, 3});
  CHECK(reason() == "prediction-taken");
  about.others({0, 1, 3});
  about.cross({0, 1, 3});
  CHECK(reason() == "field-filled");
  about.wipe();
  about.set_scores(true);
  about.predict({0, 2, 2});
  for (const int face : {2, 2, 2, 0, 0, 5, 5}) about.add_die(face);
  using Ask = WizardRefereeQuestion::Ask;
  about.ask(Ask::jester);
  CHECK(reason().empty());
  about.cross({0, 4, 2});
  CHECK(reason() == "jester-field-used");
  about.take_die(2);
  about.add_die(4);
  about.set_wizards(0);
  about.ask(Ask::jester);
  CHECK(reason() == "jester-on-hit");
  about.ask(Ask::stop);
  CHECK(reason().empty());
  about.ask(Ask::roll);
  CHECK(reason().empty());
  about.set_throws(3);
  CHECK(reason() == "throws-used");
}
