// A tap on what is printed opens its rule, on every sheet and wherever one is shown: one card, which any tap
// or key closes and does nothing else. No tap that means something else is lost to it. What else is known of
// a refusal stands on the same card, behind "More".
#include <fstream>

#include "in_memory.h"
#include "ui/ends/steps_screen.h"
#include "ui/look/theme.h"
#include "ui/on_table.h"
#include "ui/windows.h"

namespace rule_card {
namespace {

using namespace fox;
using namespace fox::ui;

constexpr const char* kSheets[] = {"ganz-schoen-clever", "doppelt-so-clever", "clever-hoch-drei",
                                   "wizard-wuerfelspiel"};

// Of a record that begins so.
AppOptions opened(const Folder& folder, const std::string& record, const std::string& language = "en") {
  std::ofstream(folder / "game.fox") << "foxsheet 1\nsheet " << record;
  AppOptions options;
  options.data = folder / "data";
  options.language = language;
  options.open = folder / "game.fox";
  return options;
}
AppOptions begun(const Folder& folder, const std::string& sheet, const std::string& language = "en") {
  AppOptions options = english(folder);
  options.language = language;
  options.sheet = sheet;
  options.players = {"Ada", "Ben"};
  return options;
}

bool open(const Screen& screen) {
  return screen.find("card.rule") != nullptr;
}
void reveal(Screen& screen, const std::string& name) {
  const Target* target = screen.find(name);
  INFO(name);
  REQUIRE(target != nullptr);
  screen.stage().input.reveal(screen.stage().layout(), *target);
  screen.settle();
}
std::vector<std::string> names_of(const Screen& screen, const std::string& part) {
  std::vector<std::string> names;
  for (const Target& target : screen.stage().layout().targets)
    if (target.name.rfind(part, 0) == 0) names.push_back(target.name);
  return names;
}

struct Expected {
  const char *sheet, *target, *rule;
};
constexpr Expected kExpected[] = {
    {"ganz-schoen-clever", "rule.area.green", "gsc-green"},
    {"ganz-schoen-clever", "rule.sign.green.4", "extra-die"},
    {"ganz-schoen-clever", "rule.sign.green.7", "foxes"},
    {"ganz-schoen-clever", "rule.sign.green.9", "bonus-at-once"},
    {"ganz-schoen-clever", "rule.sign.green.9", "gsc-purple"},
    {"ganz-schoen-clever", "rule.line.yellow.4", "foxes"},
    {"ganz-schoen-clever", "rule.line.yellow.5", "extra-die"},
    {"ganz-schoen-clever", "rule.round.1", "rounds"},
    {"ganz-schoen-clever", "rule.round.1", "reroll"},
    {"ganz-schoen-clever", "rule.round.5", "rounds"},
    {"doppelt-so-clever", "rule.area.silver", "dsc-silver"},
    {"doppelt-so-clever", "rule.round.3", "dice-back"},
    {"clever-hoch-drei", "rule.area.turquoise", "ch3-turquoise"},
    {"clever-hoch-drei", "rule.round.3", "any-number"},
    {"clever-hoch-drei", "rule.sign.blue.L2", "actions"},
    {"wizard-wuerfelspiel", "rule.area.green", "wizard-score"},
    {"wizard-wuerfelspiel", "rule.area.jester", "wizard-jester"},
    {"wizard-wuerfelspiel", "rule.xs", "wizard-end"},
    {"wizard-wuerfelspiel", "rule.round", "wizard-next-seer"},
};
// House readings that belong there.
constexpr Expected kReadings[] = {
    {"ganz-schoen-clever", "rule.area.orange", "orange-bonus"},
    {"ganz-schoen-clever", "rule.round.1", "reroll-before-pick"},
    {"doppelt-so-clever", "rule.area.silver", "chain-optional"},
    {"doppelt-so-clever", "rule.area.yellow", "circle-bonus"},
    {"clever-hoch-drei", "rule.area.turquoise", "companions-extra"},
    {"clever-hoch-drei", "rule.area.blue", "seven-after-seven"},
    {"wizard-wuerfelspiel", "rule.area.jester", "wizard-jester-on-miss"},
};

}  // namespace

TEST_CASE("an area, a sign and a round open their rule with its house readings, in every language") {
  const auto language = GENERATE(as<std::string>(), "en", "de", "nl");
  const Catalogue catalogue(language);
  const std::string house = catalogue.text("referee", "reading", {{"text", ""}});
  for (const char* sheet : kSheets) {
    Folder folder;
    Screen screen(begun(folder, sheet, language), 800, 1280);
    const auto says = [&](const Expected& expected, const std::string& text) {
      INFO(language << " " << sheet << " " << expected.target << ": " << text);
      screen.tap(expected.target);
      CHECK(open(screen));
      CHECK(screen.says(text));
      const bool reading = screen.says(house);
      screen.tap("card.rule");
      CHECK_FALSE(open(screen));
      return reading;
    };
    for (const auto& expected : kExpected)
      if (std::string(sheet) == expected.sheet) says(expected, catalogue.text("rules", expected.rule));
    for (const auto& expected : kReadings)
      if (std::string(sheet) == expected.sheet)
        CHECK(says(expected, catalogue.text("rulings", expected.rule)));
  }
}

TEST_CASE("whatever is printed has a name and a sentence, and every sign can be tapped") {
  const auto [sheet, signs] = GENERATE(table<std::string, std::size_t>(
      {{"ganz-schoen-clever", 31}, {"doppelt-so-clever", 41}, {"clever-hoch-drei", 49}}));
  Folder folder;
  Screen screen(begun(folder, sheet));
  const auto [width, height] =
      GENERATE(table<float, float>({{1280.F, 800.F}, {800.F, 1280.F}, {390.F, 844.F}}));
  screen.resize(width, height, 1);
  CHECK(names_of(screen, "rule.sign.").size() + names_of(screen, "rule.line.").size() == signs);
  CHECK(names_of(screen, "rule.area.").size() == 5);
  CHECK(names_of(screen, "rule.round.").size() == 6);
  for (const std::string& name : names_of(screen, "rule.")) {
    reveal(screen, name);
    screen.tap(name);
    INFO(sheet << " " << name << " " << screen.stage().aloud().sentence);
    REQUIRE(open(screen));
    const std::string& told = screen.stage().aloud().sentence;
    CHECK(told.size() > 40);
    CHECK(told.find("rules.") == std::string::npos);
    screen.tap("card.rule");
    REQUIRE_FALSE(open(screen));
  }
}

TEST_CASE("cells and tracks lose no tap to what is printed beside them") {
  const std::string sheet = kSheets[GENERATE(range(0, 4))];
  Folder folder;
  Screen screen(begun(folder, sheet));
  for (const Size& size : kSizes) {
    screen.resize(size.width, size.height, size.scale);
    const Layout& layout = screen.stage().layout();
    for (const Target& target : layout.targets) {
      const bool mine = target.name.find("rule.") != std::string::npos;
      if (mine || target.rect.empty()) continue;
      for (const float x : {.02F, .5F, .98F})
        for (const float y : {.02F, .5F, .98F}) {
          const Point point{target.rect.x + target.rect.w * x, target.rect.y + target.rect.h * y};
          INFO(sheet << " " << size.width << "x" << size.height << " " << target.name);
          REQUIRE(layout.at(point)->name.find("rule.") == std::string::npos);
        }
    }
  }
}

TEST_CASE("any tap or key closes the card and does nothing else") {
  Folder folder;
  Screen screen(begun(folder, "ganz-schoen-clever"));
  const std::vector<std::string> before = screen.stage().texts();
  const Point face = screen.find("face.4")->rect.center();
  const auto opens = [&] {
    screen.tap("rule.area.green");
    REQUIRE(open(screen));
  };
  opens();
  REQUIRE(screen.find("face.4") == nullptr);  // it lies under the card
  screen.tap_at(face);
  screen.now += .4;
  CHECK_FALSE(open(screen));
  CHECK(screen.stage().texts() == before);
  for (const char* key : {"escape", "4", "u", "q", "enter"}) {
    INFO(key);
    opens();
    screen.key(key);
    CHECK_FALSE(open(screen));
    CHECK(screen.stage().texts() == before);
  }
  // The second half of a double tap was not meant for the card.
  screen.tap_at(screen.find("rule.area.green")->rect.center());
  screen.tap_at(face);
  CHECK(open(screen));
  screen.key("pagedown");
  CHECK(open(screen));
  screen.key("escape");
  screen.now += 1;
  screen.reach_by_keys("rule.area.green");
  CHECK(open(screen));
  screen.key("enter");
  CHECK_FALSE(open(screen));
  screen.tap("face.4");
  CHECK_FALSE(screen.stage().texts() == before);
}

TEST_CASE("the card stands whole in every window, and what is long can be dragged") {
  const auto language = GENERATE(as<std::string>(), "en", "de", "nl");
  for (const auto& [sheet, target] : {std::pair{"ganz-schoen-clever", "rule.line.yellow.1"},
                                      {"doppelt-so-clever", "rule.area.silver"},
                                      {"clever-hoch-drei", "rule.round.3"},
                                      {"wizard-wuerfelspiel", "rule.round"}}) {
    Folder folder;
    Screen screen(begun(folder, sheet, language));
    for (const Size& size : kSizes) {
      screen.resize(size.width, size.height, size.scale);
      reveal(screen, target);
      screen.tap(target);
      INFO(language << " " << sheet << " " << size.width << "x" << size.height);
      REQUIRE(open(screen));
      CHECK(seen_faults(screen, is_long_name) == "");
      CHECK((screen.stage().layout().find_pan("rule") == nullptr || size.height / size.scale < 640));
      screen.tap("card.rule");
    }
  }
}

TEST_CASE("a house rule of the table is told as one") {
  Folder folder;
  Screen screen(opened(folder, "clever-hoch-drei\nplayer Ada\nrule seven-after-seven on\n---\n"));
  screen.tap("rule.area.blue");
  CHECK(screen.says(
      words().text("referee", "house-rule", {{"text", words().text("rulings", "seven-after-seven.other")}})));
}

TEST_CASE("other sheets, paper and the referee open rules as well") {
  Folder folder;
  SECTION("a sheet beside the one that is shown") {
    Screen screen(begun(folder, "ganz-schoen-clever"), 3840, 2160);
    const std::vector<std::string> before = screen.stage().texts();
    screen.tap("2.rule.area.green");
    CHECK(screen.says(words().text("rules", "gsc-green")));
    screen.key("escape");
    CHECK(screen.stage().texts() == before);  // the same sheet is shown
  }
  SECTION("paper") {
    Screen screen(opened(folder, "doppelt-so-clever\nmode paper\nplayer Ada\n---\n"));
    screen.tap("rule.area.silver");
    CHECK(screen.says(words().text("rules", "dsc-silver")));
  }
  SECTION("Wizard on paper") {
    Screen screen(opened(folder, "wizard-wuerfelspiel\nmode paper\nplayer Ada\nplayer Ben\n---\n"));
    screen.tap("rule.area.jester");
    CHECK(screen.says(words().text("rules", "wizard-jester")));
  }
  SECTION("the referee") {
    const auto sheet = GENERATE(as<std::string>(), "ganz-schoen-clever", "wizard-wuerfelspiel");
    Screen screen(begun(folder, sheet));
    screen.tap("button.referee");
    REQUIRE(screen.find("button.game") != nullptr);
    screen.tap("rule.area.green");
    CHECK(open(screen));
    screen.key("escape");
    CHECK_FALSE(open(screen));
    CHECK(screen.find("button.game") != nullptr);  // still there
  }
  SECTION("a magic card") {
    Screen screen(opened(
        folder, "wizard-wuerfelspiel\nplayer Ada\nplayer Ben\nrule magic-cards on\n---\ncard strike-out\n"));
    screen.tap("rule.card");
    CHECK(screen.says(words().text("rules", "wizard-card-strike-out")));
    CHECK(screen.says(words().text("rulings", "wizard-strike-differences")));
  }
}

TEST_CASE("a refusal that needs more room than other sentences lies over the tray, whole") {
  Folder folder;
  AppOptions options;
  options.data = folder.path();
  options.language = "de";
  options.open = FOXSHEET_SOURCE_DIR "/tests/shots/gsc-why.fox";
  auto memory = std::make_unique<InMemory>(1280, 800);
  InMemory& renderer = *memory;
  Screen screen(options, 1280, 800, std::move(memory));
  screen.tap("die.w");
  screen.tap("cell.green.5");
  screen.stage().expose();
  screen.settle();
  const Picture picture = renderer.read();
  // Down the edge of the card, where nothing is written; other sentences end at 138.
  for (std::size_t y = 30; y < 152; ++y) {
    INFO(y);
    const std::uint8_t* pixel = &picture.rgb[3 * (y * 1280 + 1258)];
    const Color seen = rgb(std::uint32_t{pixel[0]} << 16 | std::uint32_t{pixel[1]} << 8 | pixel[2]);
    CHECK(seen == theme_of(ThemeId::paper).prompt);
  }
}

namespace {

class StepsScene final : public QuietScene {
 public:
  explicit StepsScene(const Game& game) : steps_(game) { appear(); }
  [[nodiscard]] const Catalogue& words() const override { return fox::ui::words(); }
  void draw(Ui& ui) override { draw_steps(ui, steps_, state_); }
  [[nodiscard]] bool open() const { return stage().layout().find("card.rule") != nullptr; }
  [[nodiscard]] std::string told() const { return stage().aloud().sentence; }

 private:
  Steps steps_;
  StepsState state_;
};

}  // namespace

TEST_CASE("line by line an action opens its rule, too: nobody can use it there") {
  OnTable table(clever_game(2));
  StepsScene scene(table.table.session().game());
  scene.tap("rule.track.reroll");
  CHECK_THAT(scene.told(), contains(words().text("rules", "reroll")));
  scene.tap("card.rule");
  CHECK_FALSE(scene.open());
  scene.tap("rule.sign.green.7");
  CHECK_THAT(scene.told(), contains(words().text("rules", "foxes")));
}

namespace {

// Refused are a number that is not higher in purple, and a re-roll before the roll.
constexpr const char* kPurple =
    "ganz-schoen-clever\nplayer Ada\nplayer Ben\n---\n1 roll w3 y4 b2 g6 o1 p2\n"
    "1 take p purple.1=2\n1 roll w2 y4 b2 g6\n";

int sentences(const std::string& text) {
  int count = 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    count += text[i] == '.' && (i + 1 == text.size() || text[i + 1] == ' ');
  return count;
}

}  // namespace

TEST_CASE("a refusal in a game is two sentences, and the rest of its rule stands behind More") {
  const auto language = GENERATE(as<std::string>(), "en", "de", "nl");
  const Catalogue catalogue(language);
  const std::string rule = catalogue.text("rules", "gsc-purple");
  Folder folder;
  Screen screen(opened(folder, kPurple, language));
  const auto [width, height] =
      GENERATE(table<float, float>({{1280.F, 800.F}, {800.F, 1280.F}, {390.F, 844.F}, {844.F, 390.F}}));
  screen.resize(width, height, 1);
  screen.tap("die.w");
  reveal(screen, "cell.purple.2");
  screen.tap("cell.purple.2");
  INFO(language << " " << width << "x" << height << " " << screen.stage().aloud().sentence);
  CHECK(sentences(screen.stage().aloud().sentence) == 2);
  CHECK(screen.says(first_sentence(rule)));
  CHECK_FALSE(screen.says(rule));
  REQUIRE(screen.find("button.more") != nullptr);
  CHECK(seen_faults(screen, [](const std::string& fault) {
          return fault.rfind("small: jump", 0) == 0 || fault.rfind("small: die", 0) == 0;
        }) == "");
  screen.tap("button.more");
  CHECK(open(screen));
  CHECK(screen.says(rule));
  CHECK(screen.says(catalogue.text("screen", "less")));
  CHECK(seen_faults(screen, is_long_name) == "");
  screen.tap("button.more");
  CHECK_FALSE(open(screen));
}

TEST_CASE("More tells the rule beside the house reading, and what the action does") {
  Folder folder;
  Screen screen(begun(folder, "ganz-schoen-clever"));
  const std::string reading = words().text("rulings", "reroll-before-pick"),
                    rule = words().text("rules", "reroll");
  screen.tap("track.reroll");
  CHECK(screen.says(reading));
  CHECK_FALSE(screen.says(rule));
  screen.tap("button.more");
  CHECK(screen.says(reading));
  CHECK(screen.says(rule));
  screen.key("escape");
  screen.tap("tab.2");
  screen.tap("track.plus1");  // it is not Ben's turn
  REQUIRE(screen.find("button.more") != nullptr);
  screen.tap("button.more");
  CHECK(screen.says(words().text("rules", "extra-die")));
}

TEST_CASE("a refusal of Wizard has its More, and a magic card that is told whole has none") {
  Folder folder;
  Screen screen(opened(folder, "wizard-wuerfelspiel\nplayer Ada\nplayer Ben\n---\n1 predict 3 green\n"));
  screen.tap("cell.green.3");
  const std::string rule = words().text("rules", "wizard-predict");
  CHECK_FALSE(screen.says(rule));
  screen.tap("button.more");
  CHECK(screen.says(rule));
  Folder other;
  Screen cards(begun(other, "wizard-wuerfelspiel"));
  CHECK(cards.find("button.more") == nullptr);
}

}  // namespace rule_card
