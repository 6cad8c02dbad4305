// Colours of one's own, patterns and letters: at once, kept, warned about and never refused.
#include "screen.h"
#include "ui/look/names.h"
#include "ui/screens/colors_screen.h"
#include "ui/settings_file.h"

using namespace fox;
using namespace fox::ui;

namespace {

Settings kept(const Folder& folder) {
  return read_settings(settings_file(folder.path())).settings;
}

const clever::SheetDef& clever_sheet(SheetLibrary& sheets, const std::string& id) {
  Problems problems;
  return std::get<clever::SheetDef>(*sheets.find(id, problems));
}

}  // namespace

TEST_CASE("a colour is changed by touch, kept, and goes back to what is printed") {
  const Folder folder;
  Screen screen(english(folder));
  screen.tap("button.settings");
  screen.tap("button.colors");
  screen.tap("color.blue");
  screen.tap("swatch.26");
  CHECK(kept(folder).colors.at("blue") == "#4c9be0");
  screen.tap("color.green");  // another one keeps its own
  screen.tap("swatch.1");
  CHECK(kept(folder).colors.size() == 2);
  screen.tap("color.printed");
  CHECK(kept(folder).colors.count("green") == 0);
  CHECK(kept(folder).colors.count("blue") == 1);
  screen.key("escape");
  CHECK(screen.find("button.colors") != nullptr);
}

TEST_CASE("a colour is changed by keys alone") {
  const Folder folder;
  Screen screen(english(folder));
  for (const char* name : {"button.settings", "button.colors", "color.blue", "swatch.26"})
    screen.reach_by_keys(name);
  CHECK(kept(folder).colors.at("blue") == "#4c9be0");
}

TEST_CASE("patterns and letters are switched off and on") {
  const Folder folder;
  Screen screen(english(folder));
  screen.tap("button.settings");
  screen.tap("switch.patterns");
  CHECK_FALSE(kept(folder).patterns);
  CHECK_FALSE(screen.scene().theme().patterns);
  screen.tap("switch.letters");
  CHECK_FALSE(screen.scene().theme().letters);
  screen.tap("switch.patterns");
  CHECK(kept(folder).patterns);
  CHECK_FALSE(kept(folder).letters);
}

TEST_CASE("one's own colours are on every sheet that has the die, and nowhere in what is saved of a game") {
  SheetLibrary sheets;
  const std::string digest = sheets.digest("clever-hoch-drei");
  const auto color = [&](const std::string& id) {
    for (const auto& die : clever_sheet(sheets, id).dice)
      if (die.id == "blue") return die.color;
    return std::string();
  };
  const std::string printed = color("ganz-schoen-clever");
  sheets.recolor({{"blue", "#123456"}});
  CHECK(color("ganz-schoen-clever") == "#123456");
  CHECK(color("clever-hoch-drei") == "#123456");  // read after it
  CHECK(sheets.digest("clever-hoch-drei") == digest);
  sheets.recolor({});
  CHECK(color("ganz-schoen-clever") == printed);
}

TEST_CASE("colours that are hard to read or to tell apart are warned about") {
  SheetLibrary sheets;
  const Catalogue words("en");
  Problems problems;
  for (const auto& id : sheets.ids()) {
    const AnySheet* sheet = sheets.find(id, problems);
    if (const auto* def = std::get_if<clever::SheetDef>(sheet))
      for (const auto& die : def->dice) CHECK(color_warning(die.id, sheets, words) == "");
  }
  sheets.recolor({{"blue", "#101020"}});
  CHECK(color_warning("blue", sheets, words) == words.text("screen", "color-dark"));
  sheets.recolor({{"blue", "#f0d040"}});
  CHECK(color_warning("blue", sheets, words) == "Blue and yellow look much alike to some eyes.");
  CHECK(color_warning("yellow", sheets, words) == "Yellow and blue look much alike to some eyes.");
  CHECK(color_warning("green", sheets, words) == "");
}
