// The way back: Escape leads home from everywhere, a step at a time, and home is where it ends. A phone's
// Back is the same key.
#include <vector>

#include "screen.h"

using namespace fox;
using namespace fox::ui;

namespace {

struct Route {
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
      Route{"", {}, 0}, Route{"", {"button.new"}, 1}, Route{"", {"button.new", "name.1"}, 2},
      Route{"", {"button.settings"}, 1}, Route{"", {"button.settings", "button.colors"}, 2},
      Route{"", {"button.settings", "button.keys"}, 2}, Route{"", {"button.history"}, 1},
      Route{"", {"button.paper"}, 1}, Route{"", {"button.paper", "button.start", "button.photo"}, 2},
      Route{"", {"button.paper", "button.start", "cell.purple.1"}, 2}, Route{"", {"button.referee"}, 1},
      Route{"", {"button.referee", "sheet.ganz-schoen-clever"}, 2}, Route{"gsc-die", {}, 1},
      Route{"gsc-die", {"die.y"}, 2}, Route{"gsc-die", {"button.referee"}, 2},
      Route{"gsc-die", {"die.w", "button.referee", "cell.green.6"}, 4}, Route{"gsc-roll", {"face.4"}, 1},
      Route{"gsc-die", {":?"}, 2}, Route{"wizard-predict", {}, 1}, Route{"wizard-stop", {"button.throw"}, 2},
      Route{"wizard-throw", {"button.throw", "die.1", "die.6", "face.g"}, 2},
      Route{"result", {"button.result"}, 1}, Route{"result", {"button.result", "button.steps"}, 2});
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
