// "Show what is closed": exactly the cells of which the rules say that nothing will mark them any more are
// struck through, in every theme, and only where that is wished.
#include <fstream>

#include "in_memory.h"
#include "ui/screen.h"
#include "ui/settings_file.h"

using namespace fox;
using namespace fox::ui;

namespace {

constexpr int kWidth = 1280, kHeight = 800;

struct Shown {
  Folder folder;
  InMemory* renderer = nullptr;
  std::unique_ptr<Screen> screen;

  Shown(const std::string& record, const char* theme, bool closed) {
    std::ofstream(folder / "settings.json") << R"({"reduced-motion": true, "theme": ")" << theme
                                            << R"(", "show-closed": )" << (closed ? "true" : "false") << "}";
    std::ofstream(folder / "game.fox") << record;
    AppOptions options = english(folder);
    options.open = folder / "game.fox";
    auto memory = std::make_unique<InMemory>(kWidth, kHeight);
    renderer = memory.get();
    screen = std::make_unique<Screen>(options, kWidth, kHeight, std::move(memory));
  }
  Picture picture() {
    screen->stage().expose();
    screen->settle();
    return renderer->read();
  }
  [[nodiscard]] bool says(const std::string& part) const { return screen->says(part); }
};

bool differ(const Picture& a, const Picture& b, const Rect& rect) {
  for (int y = static_cast<int>(rect.y); y < static_cast<int>(rect.bottom()); ++y)
    for (int x = static_cast<int>(rect.x); x < static_cast<int>(rect.right()); ++x)
      for (int c = 0; c < 3; ++c) {
        const auto at = static_cast<std::size_t>((y * kWidth + x) * 3 + c);
        if (a.rgb[at] != b.rgb[at]) return true;
      }
  return false;
}

}  // namespace

TEST_CASE("what the rules call passed is struck through, and nothing else") {
  const auto theme = GENERATE(as<const char*>(), "paper", "light", "dark");
  const std::string record =
      "foxsheet 1\nsheet clever-hoch-drei\nmode sheet\nplayer Ada\n---\n1 use n3 brown.3\n1 use n6 brown.6\n";
  Shown with(record, theme, true), without(record, theme, false);
  const Picture struck = with.picture(), plain = without.picture();
  int closed = 0;
  for (const Target& target : Layout(with.screen->stage().layout()).targets) {
    if (target.name.rfind("cell.", 0) != 0) continue;
    INFO(theme << ", " << target.name);
    const bool brown = target.name.rfind("cell.brown.", 0) == 0;
    bool passed = false;
    if (brown) {
      with.screen->tap(target.name);
      passed = with.says("was skipped");
      const Target* undo = with.screen->find("button.undo");
      REQUIRE(undo != nullptr);
      if (!passed && !with.says("already")) with.screen->tap("button.undo");
    }
    closed += passed ? 1 : 0;
    CHECK(differ(struck, plain, target.rect) == passed);
  }
  CHECK(closed == 4);
}

TEST_CASE("the switch is in the settings, and off at first") {
  Folder folder;
  Screen screen(english(folder));
  screen.tap("button.settings");
  REQUIRE_FALSE(read_settings(folder / "settings.json").settings.show_closed);
  screen.tap("switch.show-closed");
  screen.drop();
  REQUIRE(read_settings(folder / "settings.json").settings.show_closed);
}
