// A number below zero has the minus of print on every screen, never a hyphen.
#include <fstream>

#include "screen.h"

using namespace fox::ui;

namespace {

// A hyphen before a digit, with no letter or digit before it: "-4", but neither "Strg-1" nor "2-4".
bool has_hyphen_for_minus(const std::string& text) {
  for (std::size_t at = text.find('-'); at != std::string::npos; at = text.find('-', at + 1)) {
    const bool number = at + 1 < text.size() && text[at + 1] >= '0' && text[at + 1] <= '9';
    if (number && (at == 0 || text[at - 1] == ' ' || text[at - 1] == '(')) return true;
  }
  return false;
}

// What is on the screen now, and how many of its numbers are below zero.
int below_zero(const Screen& screen) {
  int found = 0;
  for (const std::string& text : screen.stage().texts()) {
    INFO(text);
    CHECK_FALSE(has_hyphen_for_minus(text));
    if (text.find("−1") != std::string::npos) ++found;
  }
  return found;
}

struct Opened {
  Folder folder;
  std::unique_ptr<Screen> screen;

  Opened(const std::string& record, float width, float height) {
    AppOptions options = english(folder);
    options.open = folder / "game.fox";
    std::ofstream(options.open) << record;
    screen = std::make_unique<Screen>(options, width, height);
  }
};

// Green: 2 minus 12. Its total is the whole, so a fox looks at −10 as well.
const std::string kClever = "foxsheet 1\nsheet doppelt-so-clever\nplayer Ada\nplayer Ben\n",
                  kLines = "---\n1 use g1 green.1=2\n1 use g6 green.2=12\n",
                  kMarks = "---\n1 mark green.1=2 green.2=12\n";
const std::string kWizard =
    "foxsheet 1\nsheet wizard-wuerfelspiel\nmode paper\nplayer Ada\nplayer Ben\n---\n1 mark green.5=4\n"
    "1 mark red.5=4\n1 mark red.4=3\n";

const std::vector<std::pair<float, float>> kWindows{{1280.F, 800.F}, {800.F, 1280.F}, {390.F, 844.F}};

}  // namespace

TEST_CASE("points below zero have a true minus while a game goes on, and when the referee is asked") {
  for (const auto& [width, height] : kWindows) {
    Opened game("foxsheet 1\nmode sheet\n" + kClever.substr(11) + kLines, width, height);
    CHECK(below_zero(*game.screen) >= 3);  // the area, the tab, the total
    game.screen->tap("button.referee");
    CHECK(below_zero(*game.screen) >= 1);
  }
}

TEST_CASE("points below zero have a true minus on a sheet of paper and behind it") {
  for (const auto& [width, height] : kWindows)
    for (const std::string& record : {"foxsheet 1\nmode paper\n" + kClever.substr(11) + kMarks, kWizard}) {
      Opened game(record, width, height);
      CHECK(below_zero(*game.screen) >= 1);
      game.screen->tap("button.check");
      game.screen->tap("button.keep");
      CHECK(below_zero(*game.screen) >= 1);
    }
}
