// The end, a game line by line and the history: nothing is cut off, nothing lies on anything else and nothing
// is too small for a finger, at every size, scale, language and size of text.
// Setting: begins early
// Setting: plain frames
#include <cstdlib>

#include "ended.h"
#include "windows.h"

using namespace fox;
using namespace fox::ui;

namespace {

class Walk {
 public:
  Walk(const std::string& folder, const std::string& language, const Size& size, const std::string& open)
      : size_(size), language_(language) {
    // Files that are shared are told as "~/…", however long the way to the folder of this test is.
    ::setenv("HOME", folder.c_str(), 1);
    std::ofstream(folder + "/settings.json") << "{\"text-size\":" << size.text << "}";
    AppOptions options;
    options.data = folder;
    options.language = language;
    options.open = open;
    screen_ = std::make_unique<Screen>(options, size.width, size.height);
    screen_->resize(size.width, size.height, size.scale);
  }

  // Taps where it can be tapped, drags the page first where it cannot.
  void tap(const std::string& name) {
    INFO(name);
    for (int i = 0; i < 60; ++i) {
      const Target* target = screen_->find(name);
      REQUIRE(target != nullptr);
      if (!target->rect.empty() && target->rect.h > target->whole.h * .6F) break;
      const float way = target->whole.y < size_.height / 2 ? 90.F : -90.F;
      screen_->stage().input.wheel({size_.width / 2, size_.height / 2}, {0, way}, 1, screen_->now);
      screen_->settle();
    }
    screen_->tap(name);
    screen_->settle();
    look(name);
  }
  void key(const std::string& name) {
    screen_->key(name);
    look(name);
  }
  [[nodiscard]] bool has(const std::string& name) const { return screen_->find(name) != nullptr; }

 private:
  void look(const std::string& after) {
    INFO(language_ << " " << size_.width << "x" << size_.height << " @" << size_.scale << " text "
                   << size_.text << " after " << after);
    // The tabs beside a sheet shorten names, never totals.
    const bool tabs = screen_->find("tab.1") != nullptr;
    CHECK(seen_faults(*screen_, [&](const std::string& fault) {
            return tabs && fault.rfind("cut off: ", 0) == 0 && is_name(fault.substr(9));
          }) == "");
  }

  static bool is_name(const std::string& text) {
    for (const char* name : {"Ada", "Benedikta", "Cleo", "Dan", "Eva"})
      if (text == name) return true;
    return false;
  }

  Size size_;
  std::string language_;
  std::unique_ptr<Screen> screen_;
};

void walk_end(const Finished& game, const std::string& language, const Size& size, bool picture) {
  INFO(game.sheet << ", players " << game.names.size());
  const Folder folder;
  const std::string file = folder / "game.fox";
  std::ofstream(file) << record_text(game, library());
  Walk walk(folder.path(), language, size, file);
  walk.tap("button.result");
  walk.tap("button.picture");
  // What is said afterwards is said of a table, too; the picture is the same for all windows and takes its
  // time.
  if (picture) walk.tap("share.result");
  walk.tap("button.export");
  walk.tap("share.csv");
  walk.tap("button.correct");
  walk.tap("button.close");
  walk.tap("button.steps");
  walk.key("n");
  walk.tap("slide.2");
  walk.tap("button.next");
  walk.key("end");
  walk.tap("button.back");
}

void walk_history(const std::string& folder, const std::string& language, const Size& size) {
  Walk walk(folder, language, size, "");
  walk.tap("button.history");
  if (walk.has("view.figures")) {
    walk.tap("view.figures");
    for (const char* pick : {"pick.sheet", "pick.player", "pick.size"}) {
      walk.tap(pick);
      walk.key("escape");
    }
    walk.tap("pick.sheet");
    walk.tap("sheet.ganz-schoen-clever");
    walk.tap("pick.player");
    walk.tap("player.1");
    walk.tap("view.games");
  } else {
    if (walk.has("sheet.more")) walk.tap("sheet.more");
    walk.tap("sheet.ganz-schoen-clever");
    if (!walk.has("player.1")) walk.tap("player.more");
    walk.tap("player.1");
  }
  if (walk.has("share.csv")) walk.tap("share.csv");
  walk.tap("row.1");
  walk.tap("button.back");
}

// Also lower than any, and with text of other sizes.
std::vector<Size> windows() {
  std::vector<Size> all(std::begin(kSizes), std::end(kSizes));
  all.insert(all.end(), {{640, 360, 1},
                         {1280, 800, 1, 80},
                         {1280, 800, 1, 150},
                         {800, 1280, 1, 200},
                         {390, 844, 1, 130},
                         {1920, 1200, 1, 200}});
  return all;
}

}  // namespace

TEST_CASE("the end and the game line by line fit every screen") {
  const Finished games[] = {{"ganz-schoen-clever", {"Ada", "Benedikta", "Cleo"}, 0, 5},
                            {"wizard-wuerfelspiel", {"Ada", "Benedikta", "Cleo", "Dan", "Eva"}, 0, 6},
                            {"clever-hoch-drei", {"Benedikta"}, 0, 7},
                            {"doppelt-so-clever", {"Ada", "Benedikta", "Cleo", "Dan"}, 0, 8}};
  const auto sizes = windows();
  for (std::size_t i = 0; i < sizes.size(); ++i)
    for (std::size_t l = 0; l < std::size(kLanguages); ++l)
      for (std::size_t g = 0; g < std::size(games); ++g)
        if (amount(1, 2) != 1 || (l == (i + g) % 3 && g == i % 4))
          walk_end(games[g], kLanguages[l], sizes[i], amount(1, 2) != 1 || i < std::size(games));
}

TEST_CASE("the history fits every screen") {
  const Folder folder;
  auto games = evenings(16);
  for (Finished& game : games)
    for (std::string& name : game.names)
      if (name == "Ben") name = "Benedikta";
  save_games(folder.path(), games);
  const auto sizes = windows();
  for (std::size_t i = 0; i < sizes.size(); ++i)
    for (std::size_t l = 0; l < std::size(kLanguages); ++l)
      if (amount(1, 2) != 1 || l == i % 3) walk_history(folder.path(), kLanguages[l], sizes[i]);
}
