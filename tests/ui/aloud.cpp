// What somebody is told who does not see the screen: whose turn it is, the points, how it ended, what is
// wrong.
#include "screen.h"

using namespace fox;
using namespace fox::ui;

namespace {

std::unique_ptr<Screen> opened(const Folder& folder, const std::string& record,
                               const std::string& language = "en", float width = 1280, float height = 800) {
  AppOptions options = english(folder);
  options.language = language;
  options.open = FOXSHEET_SOURCE_DIR "/tests/shots/" + record + ".fox";
  return std::make_unique<Screen>(options, width, height);
}

const Aloud& aloud(const std::unique_ptr<Screen>& screen) {
  return screen->stage().aloud();
}

}  // namespace

TEST_CASE("the sentence of a game is said with the name of whom it asks, and the points of all") {
  const Folder folder;
  const auto screen = opened(folder, "gsc-die");
  const std::string before = aloud(screen).sentence;
  CHECK(before == "Ben: Choose a die");
  CHECK(aloud(screen).points == "Ada 23, Ben 7, Cleo 12");
  screen->tap("die.y");
  CHECK(aloud(screen).sentence != before);
  CHECK(aloud(screen).sentence.rfind("Ben: ", 0) == 0);
  screen->tap("button.home");
  CHECK(aloud(screen) == Aloud{});
}

TEST_CASE("a refusal is said with its rule") {
  const Folder folder;
  const auto screen = opened(folder, "gsc-die");
  screen->tap("die.w");
  screen->tap("cell.green.6");
  CHECK(aloud(screen).sentence.find("No gaps in green") == 0);
  CHECK(aloud(screen).sentence.find("left to right") != std::string::npos);
}

TEST_CASE("points that somebody hides are not said either") {
  const Folder folder;
  std::ofstream(folder / "settings.json") << R"({"hide-scores": true})";
  CHECK(aloud(opened(folder, "gsc-die")).points.empty());
}

TEST_CASE("who is asked in Wizard is said, with the points, on every shape of screen") {
  const auto wide = GENERATE(true, false);
  const Folder folder;
  const auto screen = opened(folder, "wizard-stop", "en", wide ? 1280 : 390, wide ? 800 : 844);
  CHECK(aloud(screen).sentence.find("Who stops here?") != std::string::npos);
  CHECK(aloud(screen).sentence.find(" may.") != std::string::npos);
  CHECK(aloud(screen).points.find("Ada ") == 0);
}

TEST_CASE("how a game ended is said, in the language of the screen") {
  const Folder folder;
  const auto screen = opened(folder, "result", "de");
  screen->tap("button.result");
  CHECK(aloud(screen).sentence.find("gewinnt") != std::string::npos);
  CHECK(aloud(screen).points.find(", ") != std::string::npos);
}

TEST_CASE("a notice is said for as long as it stands there") {
  const Folder folder;
  Screen screen(english(folder));
  screen.stage().input.file(folder / "nowhere.fox", screen.now);
  screen.settle();
  CHECK(screen.stage().aloud().notice.find("nowhere.fox") != std::string::npos);
  screen.tap("notice.close");
  CHECK(screen.stage().aloud().notice.empty());
}
