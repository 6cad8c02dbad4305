// Nothing is cut off, nothing lies on anything else and nothing is too small for a finger: every sheet in
// positions of a game, at every size, scale and language. Positions come from random games, so they hold
// chips, choices, throws.
// Setting: begins early
// Setting: plain frames
#include <fstream>

#include "core/play.h"
#include "ui/mirror.h"
#include "ui/play/play_layout.h"
#include "ui/windows.h"

namespace layouts {
namespace {

using namespace fox;
using namespace fox::ui;
using namespace fox::ui::mirror;

// Dice may be smaller where six of them, the fields and the platter share a narrow phone's one row; six faces
// or more share a row with one further button where a die can come back, or a bonus may be any number; jumps
// are a strip at the screen's edge.
auto excused(bool narrow) {
  return [narrow](const std::string& fault) {
    const auto small = [&](const char* kind) { return fault.rfind(std::string("small: ") + kind, 0) == 0; };
    const auto wide = [&](float least) { return std::stof(fault.substr(fault.find(" is ") + 4)) >= least; };
    if (small("die.")) return narrow || wide(40);
    if (small("face.") || small("variant.")) return wide(42);
    return small("jump.") || is_long_name(fault);
  };
}

void look_at(const std::string& sheet, const std::string& language, const Size& size, std::uint64_t seed,
             int positions) {
  Folder folder;
  std::ofstream(folder / "settings.json") << "{\"text-size\":" << size.text << "}";
  AppOptions options;
  options.data = folder.path();
  options.language = language;
  options.sheet = sheet;
  options.players = {"Ada", "Benedikta", "Cleo"};
  Screen screen(options, size.width, size.height);
  screen.resize(size.width, size.height, size.scale);
  const bool narrow = std::min(size.width, size.height) / size.scale < 600;
  Random random(seed);
  Table table(sheet, 3);
  CleverGameView& game_view = *table.game_view;
  // By touch, what is out of sight is scrolled to; lines that were tapped are looked at on the way.
  for (int n = 0; n < positions && !game_view.is_over(); ++n) {
    std::vector<Line> all;
    for (int s = 0; s < 3; ++s)
      for (const Line& line : game_view.lines(s)) all.push_back(line);
    const Line line = all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
    if (line.seat != table.pending->seat()) screen.tap("tab." + std::to_string(line.seat + 1));
    table.pending->show(line.seat);
    std::vector<std::string> names;
    const std::string text = reach(table, line, random, names);
    for (const auto& name : names) {
      const Target* target = screen.find(name);
      REQUIRE(target != nullptr);
      screen.stage().input.reveal(screen.stage().layout(), *target);
      screen.settle();
      screen.tap(name);
      INFO(sheet << " " << language << " " << size.width << "x" << size.height << " @" << size.scale
                 << ", text " << size.text << " %, after " << name << " of " << text);
      const std::string found = seen_faults(screen, excused(narrow));
      CHECK(found == "");
      if (!found.empty()) return;
    }
    table.play(text);
  }
}

}  // namespace

TEST_CASE("nothing is cut off, overlaps or is too small, whatever the screen") {
  const auto sheet =
      GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever", "clever-hoch-drei");
  // In the short form each size has one language, another one with every sheet.
  const std::size_t turn = sheet.size();
  for (std::size_t i = 0; i < std::size(kSizes); ++i)
    for (std::size_t l = 0; l < std::size(kLanguages); ++l)
      if (amount(1, 3) != 1 || l == (i + turn) % 3)
        look_at(sheet, kLanguages[l], kSizes[i], i * 3 + l + 5, amount(6, 80));
}

TEST_CASE("nor is it with small or large text") {
  const auto sheet =
      GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever", "clever-hoch-drei");
  const Size windows[] = {{1280, 800, 1}, {390, 844, 1},   {800, 1280, 1},
                          {844, 390, 1},  {1920, 1200, 1}, {360, 640, 1}};
  const std::size_t turn = sheet.size();
  for (std::size_t i = 0; i < std::size(windows); ++i)
    for (const int text : {80, 150, 200})
      for (std::size_t l = 0; l < std::size(kLanguages); ++l) {
        Size size = windows[i];
        size.text = text;
        if (amount(1, 3) != 1 || l == (i + turn + static_cast<std::size_t>(text)) % 3)
          look_at(sheet, kLanguages[l], size, i * 3 + l + 11, amount(3, 40));
      }
}

TEST_CASE(
    "on a phone held sideways the sheet has three fifths of the width, with letters and points beside it") {
  for (const auto& [width, height] : {std::pair{844.F, 390.F}, {667.F, 375.F}})
    for (const bool left_handed : {false, true}) {
      const PlayLayout at = lay_out({0, 0, width, height}, 1, left_handed);
      CHECK(at.sheet.w + at.letters.w >= .6F * width);
      CHECK(at.prompt.h <= 80);
      CHECK(!at.letters.empty());
      CHECK(!at.scores.empty());
    }
}

TEST_CASE("what is lit comes into sight, also after the phone was turned") {
  Folder folder;
  AppOptions options;
  options.data = folder.path();
  options.language = "en";
  options.open = FOXSHEET_SOURCE_DIR "/tests/shots/gsc-die.fox";
  Screen screen(options, 390, 844);
  screen.tap("die.o");
  const auto in_sight = [&] {
    screen.settle();
    const Target* cell = screen.find("cell.orange.1");
    return cell != nullptr && cell->rect.h >= cell->whole.h * .9F;
  };
  CHECK(in_sight());
  for (const auto& [width, height] : {std::pair{844.F, 390.F},
                                      {360.F, 640.F},
                                      {667.F, 375.F},
                                      {844.F, 390.F},
                                      {1024.F, 500.F},
                                      {390.F, 844.F},
                                      {1024.F, 500.F},
                                      {667.F, 375.F}}) {
    INFO(width << "x" << height);
    screen.resize(width, height, 1);
    CHECK(in_sight());
  }
}

TEST_CASE("many numbers to choose from lie on the tray and on nothing else, with an empty hand, too") {
  look_at("clever-hoch-drei", "nl", {1200, 1920, 1.5F}, 43, 80);
}

TEST_CASE("on just the sheet, how a die is used stands whole in every window") {
  const auto sheet =
      GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever", "clever-hoch-drei");
  const auto language = GENERATE(as<std::string>(), "en", "de", "nl");
  Folder folder;
  std::ofstream(folder / "game.fox") << "foxsheet 1\nsheet " << sheet
                                     << "\nmode sheet\nplayer Ada\nplayer Benedikta\n---\n";
  AppOptions options;
  options.data = folder / "data";
  options.language = language;
  options.open = folder / "game.fox";
  Screen screen(options);
  for (const Size& size : {Size{1280, 800, 1}, {800, 1280, 1}, {390, 844, 1}, {360, 640, 1}, {844, 390, 1}}) {
    screen.resize(size.width, size.height, size.scale);
    INFO(sheet << " " << language << " " << size.width << "x" << size.height);
    CHECK(screen.find("role.extra") != nullptr);
    CHECK((screen.find("from.platter") != nullptr) == (sheet == "clever-hoch-drei"));
    CHECK(seen_faults(screen, excused(size.height < 600 || size.width < 600)) == "");
  }
}

TEST_CASE("on just the sheet, many numbers to choose from lie on nothing that can be tapped") {
  Folder folder;
  std::ofstream(folder / "game.fox")
      << "foxsheet 1\nsheet clever-hoch-drei\nmode sheet\nplayer Ada\n---\n"
         "1 use p2 pink.1=1\n1 use p2 pink.2=2:points\n1 use p2 pink.3=4:points\n"
         "1 use n5 brown.2\n1 use n3 brown.3\n";
  AppOptions options;
  options.data = folder / "data";
  options.language = "en";
  options.open = folder / "game.fox";
  Screen screen(options);
  screen.tap("cell.pink.4");
  for (const auto& [width, height] :
       {std::pair{1280.F, 800.F}, {800.F, 1280.F}, {390.F, 844.F}, {844.F, 390.F}}) {
    screen.resize(width, height, 1);
    REQUIRE(screen.find("variant.9") != nullptr);
    const auto found =
        fox::ui::faults_of(screen.stage().layout(), screen.stage().cut_off(), screen.stage().screen());
    for (const auto& fault : found) {
      INFO(width << "x" << height << ": " << fault);
      CHECK(fault.rfind("overlap:", 0) != 0);
    }
  }
}

}  // namespace layouts
