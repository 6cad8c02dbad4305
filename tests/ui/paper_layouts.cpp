// Nothing of the screen for paper sheets is cut off, lies on anything else or is too small for a finger:
// whatever was tapped, at every size, scale and language, with a photo and without.
// Setting: begins early
// Setting: plain frames
#include <filesystem>
#include <fstream>

#include "audit/papers.h"
#include "game/record.h"
#include "photo_writer.h"
#include "ui/windows.h"

namespace {

using namespace fox;
using namespace fox::ui;

// What a person could tap now and stay on this screen.
std::vector<std::string> tappable(Screen& screen) {
  static const std::vector<std::string> kKinds{"cell.",        "track.",       "write.",       "finding.",
                                               "picture.",     "photo.",       "tab.",         "button.photo",
                                               "button.check", "button.clear", "button.close", "button.undo",
                                               "button.redo",  "button.back"};
  std::vector<std::string> names;
  for (const Target& target : screen.stage().layout().targets)
    for (const auto& kind : kKinds)
      if (target.name.rfind(kind, 0) == 0 && target.rect.h > target.whole.h * .9F)
        names.push_back(target.name);
  return names;
}

void look_at(const std::string& sheet, const std::string& language, const Size& size, int taps) {
  Folder folder;
  const bool wizard = sheet == "wizard-wuerfelspiel";
  std::filesystem::create_directories(folder / "pictures");
  std::ofstream(
      folder / "pictures/a photo with quite a long name, taken with a telephone on 18 November 2026.jpg",
      std::ios::binary)
      << photos::jpeg(300, 400, false);
  std::ofstream(folder / "paper.fox")
      << "foxsheet 1\nsheet " + sheet + "\nmode paper\nplayer Ada\nplayer Benedikta\n"
      << (wizard ? "rule magic-cards on\n---\n" : "---\n");
  AppOptions options;
  options.data = folder.path();
  options.language = language;
  options.open = folder / "paper.fox";
  Screen screen(options, size.width, size.height);
  screen.resize(size.width, size.height, size.scale);
  play::Random random(static_cast<std::uint64_t>(size.width) * 7 + sheet.size() +
                      static_cast<std::uint64_t>(taps));
  std::string way;
  for (int n = 0; n < taps; ++n) {
    const auto names = tappable(screen);
    REQUIRE(!names.empty());
    std::string name = names[static_cast<std::size_t>(random.below(static_cast<int>(names.size())))];
    // A photo now and then, and everything asked for near the end.
    if (n == taps / 3 && screen.find("button.photo") != nullptr) name = "button.photo";
    if (n == taps / 2 && screen.find("button.check") != nullptr) name = "button.check";
    way += " " + name;
    screen.tap(name);
    INFO(sheet << " " << language << " " << size.width << "x" << size.height << " @" << size.scale << " after"
               << way);
    const std::string found = seen_faults(screen, is_long_name);
    CHECK(found == "");
    if (!found.empty()) return;
  }
}

}  // namespace

TEST_CASE("nothing of a paper sheet is cut off, overlaps or is too small, whatever the screen") {
  const auto sheet = GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever",
                              "clever-hoch-drei", "wizard-wuerfelspiel");
  for (std::size_t i = 0; i < std::size(kSizes); ++i)
    for (std::size_t l = 0; l < std::size(kLanguages); ++l)
      if (amount(1, 3) != 1 || l == (i + sheet.size()) % 3)
        look_at(sheet, kLanguages[l], kSizes[i], amount(14, 300));
}

TEST_CASE("a sound sheet, a locked one and the choice of the sheet fit every screen") {
  papers::Game played("ganz-schoen-clever", 0);
  const auto state = played.play();
  for (std::size_t i = 0; i < std::size(kSizes); ++i) {
    const Size& size = kSizes[i];
    Folder folder;
    std::ofstream(folder / "paper.fox") << papers::record(played, state);
    AppOptions options;
    options.data = folder.path();
    options.language = kLanguages[i % 3];
    options.open = folder / "paper.fox";
    Screen screen(options, size.width, size.height);
    screen.resize(size.width, size.height, size.scale);
    const auto fits = [&](const char* where) {
      INFO(where << " " << kLanguages[i % 3] << " " << size.width << "x" << size.height << " @"
                 << size.scale);
      CHECK(seen_faults(screen, is_long_name) == "");
    };
    fits("entered");
    const auto go = [&](const std::string& name) {
      const Target* target = screen.find(name);
      REQUIRE(target != nullptr);
      if (target->rect.h < target->whole.h * .9F)
        screen.reach_by_keys(name);  // it lies out of sight
      else
        screen.tap(name);
    };
    go("button.check");
    CHECK(screen.find("finding.1") == nullptr);
    fits("sound");
    go("button.keep");
    fits("kept");
    go("button.sheets");
    go("cell.yellow.11");
    fits("locked");
    go("button.home");
    fits("home");
    go("button.paper");
    fits("which sheet");
  }
}
