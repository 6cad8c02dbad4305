// A few screens as they looked when somebody last looked at them, kept for each Debian version, since letters
// differ a little. Whoever changes the look on purpose runs `tools/pictures` and looks at what it writes.
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "ended.h"
#include "in_memory.h"
#include "png.h"

using namespace fox;
using namespace fox::ui;

namespace {

struct Shot {
  const char* name;    // of the picture
  const char* record;  // of tests/shots; empty: the first screen
  const char* tap;     // or empty
  int width, height;
  const char *language, *theme;
};
constexpr Shot kShots[] = {
    {"first", "", "", 1280, 800, "en", "paper"},
    {"marking", "gsc-die", "die.w", 1280, 800, "en", "paper"},
    {"bonus", "gsc-chain", "", 800, 1280, "de", "light"},
    {"phone", "ch3-pick", "die.t", 390, 844, "nl", "dark"},
    {"wizard", "wizard-stop", "", 1280, 800, "de", "dark"},
    {"paper", "paper-faults", "cell.purple.6", 1280, 800, "en", "paper"},
    {"result", "result", "button.result", 1280, 800, "en", "light"},
};

Picture picture_of(const Shot& shot) {
  const Folder folder;
  std::ofstream(folder / "settings.json") << R"({"reduced-motion": true, "theme": ")" << shot.theme << "\"}";
  AppOptions options;
  options.data = folder.path();
  options.language = shot.language;
  if (*shot.record != 0)
    options.open = std::string(FOXSHEET_SOURCE_DIR "/tests/shots/") + shot.record + ".fox";
  auto memory = std::make_unique<InMemory>(shot.width, shot.height);
  InMemory& renderer = *memory;
  Screen screen(options, static_cast<float>(shot.width), static_cast<float>(shot.height), std::move(memory));
  if (*shot.tap != 0) screen.tap(shot.tap);
  screen.stage().expose();
  screen.settle();
  return renderer.read();
}

// "12" of Debian 12, or nothing elsewhere.
std::string debian() {
  std::ifstream release("/etc/os-release");
  std::string line, id, version;
  while (std::getline(release, line)) {
    if (line.rfind("ID=", 0) == 0) id = line.substr(3);
    if (line.rfind("VERSION_ID=", 0) == 0) version = line.substr(11);
  }
  std::erase(version, '"');
  return id == "debian" ? version : "";
}

// How many pixels look different: processors may round the edge of a shape differently, nobody sees that.
int different(const Picture& a, const Picture& b) {
  int count = 0;
  for (std::size_t i = 0; i < a.rgb.size(); i += 3)
    for (std::size_t c = 0; c < 3; ++c)
      if (std::abs(a.rgb[i + c] - b.rgb[i + c]) > 24) {
        ++count;
        break;
      }
  return count;
}

}  // namespace

TEST_CASE("screens look as they did when somebody last looked at them") {
  const std::string folder = FOXSHEET_SOURCE_DIR "/tests/pictures/debian-" + debian();
  const bool renew = std::getenv("FOXSHEET_RENEW_PICTURES") != nullptr;
  if (renew) std::filesystem::create_directories(folder);
  if (!std::filesystem::exists(folder)) {
    WARN("no pictures are kept for this system; tools/pictures makes them");
    return;
  }
  for (const Shot& shot : kShots) {
    INFO(shot.name);
    const std::string path = folder + "/" + shot.name + ".png";
    const Picture now = picture_of(shot);
    REQUIRE(now.width == shot.width);
    if (renew) {
      REQUIRE(save_picture(now, path));
      continue;
    }
    const Picture then = read_png(file_bytes(path));
    REQUIRE(then.width == now.width);
    REQUIRE(then.height == now.height);
    const int most = now.width * now.height / 5000;
    CHECK(different(now, then) <= most);
    if (different(now, then) > most) save_picture(now, std::string(shot.name) + ".failed.png");
  }
}

TEST_CASE("the same screen is drawn the same every time") {
  CHECK(picture_of(kShots[1]).rgb == picture_of(kShots[1]).rgb);
}
