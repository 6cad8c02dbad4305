// The way back: Escape leads home from everywhere, a step at a time, and home is where it ends. A phone's
// Back is the same key.
#include <vector>

#include "screen.h"

using namespace fox;
using namespace fox::ui;

namespace {

struct FocusStep {
  const char* record;              // of tests/shots, opened first, or ""
  std::vector<const char*> there;  // what is tapped; after ":" a key
  int steps;                       // back to home
};

std::string shot(const char* record) {
  return *record == 0 ? "" : FOXSHEET_SOURCE_DIR "/tests/shots/" + std::string(record) + ".fox";
}

}  // namespace

TEST_CASE("Escape leads home from everywhere, a step at a time") {
  const auto way = GENERATE(
      FocusStep{"", {}, 0}, FocusStep{"", {"button.new"}, 1}, FocusStep{"", {"button.new", "name.1"}, 2},
      FocusStep{"", {"button.settings"}, 1}, FocusStep{"", {"button.settings", "button.colors"}, 2},
      FocusStep{"", {"button.settings", "button.keys"}, 2}, FocusStep{"", {"button.history"}, 1},
      FocusStep{"", {"button.paper"}, 1}, FocusStep{"", {"button.paper", "button.start", "button.photo"}, 2},
      FocusStep{"", {"button.paper", "button.start", "cell.purple.1"}, 2},
      FocusStep{"", {"button.referee"}, 1}, FocusStep{"", {"button.referee", "sheet.ganz-schoen-clever"}, 2},
      FocusStep{"gsc-die", {}, 1}, FocusStep{"gsc-die", {"die.y"}, 2},
      FocusStep{"gsc-die", {"button.referee"}, 2},
      FocusStep{"gsc-die", {"die.w", "button.referee", "cell.green.6"}, 4},
      FocusStep{"gsc-roll", {"face.4"}, 1}, FocusStep{"gsc-die", {":?"}, 2},
      FocusStep{"wizard-predict", {}, 1}, FocusStep{"wizard-stop", {"button.throw"}, 2},
      FocusStep{"wizard-throw", {"button.throw", "die.1", "die.6", "face.g"}, 2},
      FocusStep{"result", {"button.result"}, 1}, FocusStep{"result", {"button.result", "button.steps"}, 2});
  const Folder folder;
  AppOptions options = english(folder);
  options.open = shot(way.record);
  Screen screen(options, 1280, 800);
  std::string walked = way.record;
  for (const char* name : way.there) {
    walked += std::string(" ") + name;
    *name == ':' ? screen.key(name + 1) : screen.tap(name);
  }
  INFO(walked);
  for (int step = 0; step < way.steps; ++step) {
    INFO("step " << step);
    CHECK(screen.scene().goes_back());
    CHECK(screen.find("button.settings") == nullptr);
    screen.key("escape");
  }
  CHECK_FALSE(screen.scene().goes_back());
  CHECK(screen.find("button.settings") != nullptr);
  screen.key("escape");  // there it does nothing
  CHECK(screen.find("button.settings") != nullptr);
  CHECK_FALSE(screen.scene().finished());
}
