// The app itself, without a window: whole games of Wizard from the first screen to the last mark, by touch
// alone and by keyboard alone, beside a mirror that knows which taps lead to which line; in the end the saved
// record is the mirror's. And a monkey, after which the saved game still replays.
// Setting: begins early
// Setting: plain frames
#include "ui/screen.h"
#include "ui/wizard_mirror.h"

namespace {

using namespace fox;
using namespace fox::ui;
using namespace fox::ui::wizard_mirror;

// Letters for colours and faces, digits for numbers, cards and who stops; the focus for the rest.
void by_keys(Screen& screen, const WizardGameView& game_view, const std::string& name) {
  const auto& def = game_view.def();
  const auto starts = [&](const char* what) { return name.rfind(what, 0) == 0; };
  const std::string last = name.substr(name.find_last_of('.') + 1);
  if (starts("face.") || starts("stop.")) return screen.key(last);
  if (starts("jester.")) return screen.key("ctrl+" + last);
  if (name == "button.keep") return screen.key("k");
  if (name == "button.pass") return screen.key("x");
  if (name == "button.throw") return screen.key("t");
  for (std::size_t i = 0; starts("card.") && i < def.effects.size(); ++i)
    if (def.effects[i].id == last) return screen.key(std::to_string(i + 1));
  for (const auto& colour : def.colours) {
    if (name == "wizards." + colour.id) return screen.key({colour.letter});
    const bool predicts =
        game_view.state().phase == Phase::predict || game_view.state().phase == Phase::strike;
    if (predicts && starts(("cell." + colour.id + ".").c_str())) {
      screen.key({colour.letter});
      return screen.key(last);
    }
  }
  screen.reach_by_keys(name);
}

void play_whole_game(int players, bool cards, std::uint64_t seed, bool touch, float width, float height,
                     int most_lines) {
  INFO("players " << players << ", seed " << seed << (touch ? ", touch" : ", keys"));
  Folder folder;
  AppOptions options = english(folder);
  Screen screen(options, width, height);
  const auto press = [&](const std::string& name) { touch ? screen.tap(name) : screen.reach_by_keys(name); };
  press("button.new");
  press("sheet.wizard-wuerfelspiel");
  for (int s = 2; s < players; ++s) press("button.add");
  if (cards) press("option.magic-cards.on");
  press("button.start");

  Random random(seed);
  Table table(header_for(players, cards));
  WizardGameView& game_view = *table.game_view;
  std::vector<std::string> lines;
  for (int n = 0; !game_view.is_over() && n < most_lines; ++n) {
    const Line line = table.any_line(random);
    std::vector<std::string> names;
    const std::string text = reach(table, line, random, names);
    INFO(text);
    for (const auto& name : names) touch ? screen.tap(name) : by_keys(screen, game_view, name);
    table.play(text);
    lines.push_back(text);
    if (random.below(25) == 0) {
      press("button.undo");
      press("button.redo");
      table.pending->look_again();
    }
  }
  screen.drop();
  REQUIRE(saved_lines(folder.path()) == lines);
  if (touch && game_view.is_over())
    screen.leave_taps(std::string("wizard-wuerfelspiel") + "-" + std::to_string(players), lines);
}

}  // namespace

TEST_CASE("whole games of Wizard by touch alone are saved as they were tapped") {
  play_whole_game(2, false, 11, true, 1280, 800, 1000);
  play_whole_game(3, true, 12, true, 800, 1280, amount(80, 1000));
  play_whole_game(5, true, 13, true, 1920, 1200, amount(60, 1000));
}

TEST_CASE("whole games of Wizard by keyboard alone are saved as they were typed") {
  play_whole_game(3, true, 21, false, 1280, 800, amount(60, 1000));
  play_whole_game(2, false, 22, false, 390, 844, amount(30, 1000));
}

TEST_CASE("the app draws a card where it is asked to, says what it does, and undo puts it back") {
  Folder folder;
  Screen screen(english(folder));
  for (const char* name :
       {"button.new", "sheet.wizard-wuerfelspiel", "option.magic-cards.on", "button.start"})
    screen.tap(name);
  REQUIRE(screen.find("card.secret") != nullptr);
  screen.tap("button.draw");
  REQUIRE(screen.find("card.secret") == nullptr);
  REQUIRE(screen.find("rule.card") != nullptr);
  screen.drop();
  const auto lines = saved_lines(folder.path());
  REQUIRE(lines.size() == 1);
  REQUIRE_THAT(lines[0], contains("card "));
  REQUIRE(lines[0] != "card none");
  Screen again(english(folder));  // comes back to the same place
  REQUIRE(again.find("rule.card") != nullptr);
  again.tap("button.undo");
  REQUIRE(again.find("card.secret") != nullptr);
  again.drop();
  REQUIRE(saved_lines(folder.path()).empty());
}

TEST_CASE("a monkey at Wizard leaves a game behind that replays") {
  for (int monkey = 0; monkey < amount(4, 100); ++monkey) {
    INFO("monkey " << monkey);
    Random random(static_cast<std::uint64_t>(monkey) + 177);
    Folder folder;
    AppOptions options;
    options.data = folder.path();
    options.sheet = "wizard-wuerfelspiel";
    options.players = {"Ada", "Ben", "Cleo", "Dora"};
    options.players.resize(2 + static_cast<std::size_t>(monkey) % 3);
    Screen screen(options);
    for (int i = 0; i < 1000 && !screen.scene().finished(); ++i) {
      const int what = random.below(40);
      const auto& targets = screen.stage().layout().targets;
      if (what < 30 && !targets.empty()) {
        const auto& target =
            targets[static_cast<std::size_t>(random.below(static_cast<int>(targets.size())))];
        if (target.name == "button.home" && random.below(6) != 0) continue;
        screen.tap_at(target.rect.center());
      } else if (what < 38) {
        constexpr const char* keys[] = {
            "1", "2", "3",      "g",      "r",     "y",   "b",    "w",    "j",      "t",      "k",
            "x", "u", "ctrl+1", "escape", "enter", "tab", "left", "down", "ctrl+z", "ctrl+y", "backspace"};
        const std::string key = keys[random.below(static_cast<int>(std::size(keys)))];
        if (key == "escape" && random.below(6) != 0) continue;  // it leads home
        screen.key(key);
      } else {
        constexpr float sizes[][2] = {{1280, 800}, {800, 1280}, {390, 844},
                                      {360, 640},  {844, 390},  {2880, 1800}};
        const auto& size = sizes[random.below(6)];
        screen.resize(size[0], size[1], random.below(2) == 0 ? 1.F : 1.5F);
      }
    }
    screen.drop();
    saved_lines(folder.path());  // says what is wrong, if anything is
  }
}
