// Nothing of the referee's screens is cut off, overlaps or is too small, at every size, scale and language:
// questions from games of each sheet, yes and no, and what is set up by hand.
#include "ui/frame/faults.h"
#include "ui/screen.h"

namespace {

using namespace fox::ui;

struct Size {
  float width, height, scale;
};

// Dice may be smaller where six of them share a narrow row; a tab shortens its name, never its total.
std::string seen_faults(Screen& screen) {
  std::string all;
  for (const auto& fault :
       faults_of(screen.stage().layout(), screen.stage().cut_off(), screen.stage().screen())) {
    if (fault.rfind("small: die.", 0) == 0 && std::stof(fault.substr(fault.find(" is ") + 4)) >= 38) continue;
    if (fault.rfind("small: place.", 0) == 0) continue;  // a place for a die beside five others
    all += fault + "\n";
  }
  return all;
}

// Taps one after the other; whatever lies out of sight is passed over.
void look_at(const std::string& record, const std::string& language, const Size& size,
             const std::vector<std::string>& taps) {
  Folder folder;
  AppOptions options;
  options.data = folder.path();
  options.language = language;
  if (!record.empty()) options.open = std::string(FOXSHEET_SOURCE_DIR) + "/tests/shots/" + record + ".fox";
  Screen screen(options, size.width, size.height);
  screen.resize(size.width, size.height, size.scale);
  bool passed = false;
  for (const std::string& name : taps) {
    const Target* target = screen.find(name);
    INFO(record << " " << language << " " << size.width << "x" << size.height << " @" << size.scale << " "
                << name);
    if (target == nullptr && passed) return;  // what would have led to it was out of sight
    REQUIRE(target != nullptr);
    if (target->rect.empty() || target->rect.h < target->whole.h * .5F) {
      passed = true;
      continue;
    }
    screen.tap(name);
    CHECK(seen_faults(screen) == "");
  }
}

}  // namespace

TEST_CASE("the referee's screens hold all their words and targets, whatever the screen") {
  const Size sizes[] = {{1280, 800, 1},  {800, 1280, 1},     {390, 844, 1},   {1920, 1200, 1},
                        {360, 640, 1},   {1024, 768, 1},     {768, 1024, 1},  {844, 390, 1},
                        {1180, 820, 1},  {2560, 1600, 2},    {1170, 2532, 3}, {3840, 2160, 1},
                        {3840, 2160, 2}, {1200, 1920, 1.5F}, {2732, 2048, 2}};
  constexpr const char* languages[] = {"en", "de", "nl"};
  struct Way {
    const char* record;
    std::vector<std::string> taps;
  };
  const std::vector<Way> ways{
      {"gsc-die",
       {"button.referee", "cell.green.2", "cell.yellow.21", "die.w", "track.reroll", "button.new", "tab.1"}},
      {"dsc-turn", {"button.referee", "die.s", "cell.blue.5", "tab.1", "die.w"}},
      {"ch3-pick", {"button.referee", "cell.yellow.11", "die.t", "button.new"}},
      {"wizard-predict", {"button.referee", "cell.red.2", "cell.green.1", "ask.throw", "ask.pass", "tab.1"}},
      {"wizard-stop", {"button.referee", "ask.jester", "ask.stop", "ask.throw", "cell.jester.2", "tab.2"}},
      {"wizard-five", {"button.referee", "ask.pass", "tab.3"}},
      {"",
       {"button.referee", "sheet.ganz-schoen-clever", "face.4", "face.2", "role.passive", "face.5", "face.5",
        "face.1", "face.3", "cell.yellow.11", "role.extra", "role.alone", "button.fill", "cell.yellow.11",
        "button.ask"}},
      {"",
       {"button.referee", "sheet.wizard-wuerfelspiel", "write.others", "cell.red.3", "role.score",
        "cell.blue.2", "face.b", "face.w", "button.throws", "wizards.red", "button.ask", "button.fill"}}};
  for (std::size_t i = 0; i < std::size(sizes); ++i)
    for (std::size_t l = 0; l < std::size(languages); ++l)
      for (std::size_t w = 0; w < ways.size(); ++w)
        if (amount(1, 3) != 1 || l == (i + w) % 3)
          look_at(ways[w].record, languages[l], sizes[i], ways[w].taps);
}
