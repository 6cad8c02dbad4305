// The app itself, without a window: whole games from the first screen to the last mark, by touch alone and by
// keyboard alone, beside a mirror that knows which taps lead to which line; in the end the saved record is
// the mirror's. And a monkey that taps and types anything, after which the saved game still replays.
// Setting: begins early
// Setting: plain frames

#include <filesystem>

#include "catch.h"
#include "ui/mirror.h"
#include "ui/screen.h"

namespace {

using namespace fox;
using namespace fox::ui;
using namespace fox::ui::mirror;

// The same, with keys: digits for faces, letters for dice, words for the rest, and the focus for cells.
void by_keys(Screen& screen, const std::string& name) {
  if (name.rfind("face.", 0) == 0) return screen.key(name.substr(5));
  if (name.rfind("die.", 0) == 0) {
    screen.key(name.substr(4));
    screen.now += .4;
    return;
  }
  if (name == "button.done") return screen.key("d");
  if (name == "button.nothing") return screen.key("x");
  if (name == "action.reroll") return screen.key("r");
  screen.reach_by_keys(name);
}

void play_whole_game(const std::string& sheet, int players, std::uint64_t seed, bool touch, float width,
                     float height, int most_lines) {
  INFO(sheet << ", players " << players << ", seed " << seed << (touch ? ", touch" : ", keys"));
  Folder folder;
  AppOptions options = english(folder);
  std::filesystem::copy(FOXSHEET_SOURCE_DIR "/sheets/template", folder / "sheets");
  Screen screen(options, width, height);
  const auto press = [&](const std::string& name) { touch ? screen.tap(name) : screen.reach_by_keys(name); };
  press("button.new");
  press("sheet." + sheet);
  for (int s = 1; s < players; ++s) press("button.add");
  press("button.start");

  Random random(seed);
  Table table(sheet, players);
  CleverGameView& game_view = *table.game_view;
  std::vector<std::string> lines;
  for (int n = 0; !game_view.is_over() && n < most_lines; ++n) {
    std::vector<Line> all;
    for (int s = 0; s < players; ++s)
      for (const Line& line : game_view.lines(s)) all.push_back(line);
    const Line line = all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
    if (line.seat != table.pending->seat()) press("tab." + std::to_string(line.seat + 1));
    table.pending->show(line.seat);
    std::vector<std::string> names;
    const std::string text = reach(table, line, random, names);
    INFO(text);
    for (const auto& name : names) touch ? screen.tap(name) : by_keys(screen, name);
    table.play(text);
    lines.push_back(text);
    if (random.below(25) == 0) {
      press("button.undo");
      REQUIRE(table.undo());
      table.pending->look_again();
      press("button.redo");
      REQUIRE(table.redo());
      table.pending->look_again();
    }
  }
  screen.drop();
  REQUIRE(saved_lines(folder.path()) == lines);
  if (touch && game_view.is_over()) screen.leave_taps(sheet + "-" + std::to_string(players), lines);
}

}  // namespace

TEST_CASE("whole games by touch alone are saved as they were tapped") {
  const auto sheet = GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever",
                              "doppelt-so-clever-gsc-dice", "clever-hoch-drei");
  play_whole_game(sheet, 1, 11, true, 1280, 800, 1000);
  play_whole_game(sheet, 3, 12, true, 800, 1280, amount(30, 1000));
}

TEST_CASE("a sheet of one's own is played from the first screen to its end") {
  play_whole_game("fox-trot", 2, 13, true, 1280, 800, 1000);
  play_whole_game("fox-trot", 1, 14, false, 390, 844, 1000);
}

TEST_CASE("whole games by keyboard alone are saved as they were typed") {
  const auto sheet =
      GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever", "clever-hoch-drei");
  play_whole_game(sheet, 1, 21, false, 1280, 800, amount(25, 1000));
}

TEST_CASE("a monkey taps, types and turns the screen, and the game it leaves behind replays") {
  const int monkeys = amount(5, 100);
  for (int monkey = 0; monkey < monkeys; ++monkey) {
    INFO("monkey " << monkey);
    Random random(static_cast<std::uint64_t>(monkey) + 77);
    Folder folder;
    AppOptions options;
    options.data = folder.path();
    constexpr const char* sheets[] = {"ganz-schoen-clever", "doppelt-so-clever", "clever-hoch-drei"};
    options.sheet = sheets[monkey % 3];
    options.players = {"Ada", "Ben"};
    Screen screen(options);
    for (int i = 0; i < 1000; ++i) {
      const int what = random.below(40);
      const auto& targets = screen.stage().layout().targets;
      if (what < 28 && !targets.empty()) {  // something that can be tapped, at random
        const auto& target =
            targets[static_cast<std::size_t>(random.below(static_cast<int>(targets.size())))];
        if (target.name == "button.home" && random.below(6) != 0) continue;
        screen.tap_at(target.rect.center());
      } else if (what < 32) {
        const auto& area = screen.stage().screen();
        screen.tap_at({area.w * static_cast<float>(random.below(1000)) / 1000,
                       area.h * static_cast<float>(random.below(1000)) / 1000});
      } else if (what < 38) {
        constexpr const char* keys[] = {"1",   "2",    "3",    "4",      "5",     "6", "w",      "y",
                                        "b",   "g",    "o",    "p",      "s",     "t", "n",      "x",
                                        "k",   "r",    "e",    "d",      "#",     "u", "escape", "enter",
                                        "tab", "left", "down", "ctrl+z", "ctrl+y"};
        const std::string key = keys[random.below(static_cast<int>(std::size(keys)))];
        if (key == "escape" && random.below(6) != 0) continue;  // it leads home
        screen.key(key);
      } else if (random.below(6) == 0) {
        constexpr float sizes[][2] = {{1280, 800}, {800, 1280},  {390, 844},  {360, 640},
                                      {844, 390},  {1920, 1200}, {2880, 1800}};
        const auto& size = sizes[random.below(7)];
        screen.resize(size[0], size[1], random.below(2) == 0 ? 1.F : 1.5F);
      } else {
        screen.now += random.below(3);
      }
      if (screen.scene().finished()) break;
    }
    screen.drop();
    saved_lines(folder.path());  // says what is wrong, if anything is
  }
}
