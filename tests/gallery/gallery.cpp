// Draws a sheet with something on it into a picture: foxsheet-gallery SHEET THEME WIDTH SCALE STATE FILE
// [LANGUAGE]. For looking at, not for checking; tests/ui has the measures.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>

#include "positions.h"
#include "sheets/library.h"
#include "ui/frame/scene.h"
#include "ui/look/sheet_view.h"
#include "ui/look/signs.h"

namespace {

using namespace fox;
using namespace fox::ui;

class Gallery : public Scene {
 public:
  Gallery(const clever::SheetDef& def, ThemeId theme, const std::string& what, const std::string& language)
      : rules_(clever::make_rules(def, 3, clever::Mode::table)),
        state_(positions::half_way(rules_)),
        theme_(theme_of(theme)),
        words_(language) {
    look_.rules = &rules_;
    look_.state = what == "empty" ? &empty_ : &state_;
    empty_.round = 1;
    if (what == "play" || what == "why" || what == "focus" || what == "wait") pick(what);
  }

  const Theme& theme() const override { return theme_; }
  const Catalogue& words() const override { return words_; }
  float text_size() const override { return 1; }
  bool has_reduced_motion() const override { return true; }
  bool keeps_awake() const override { return false; }
  std::string title() const override { return "gallery"; }
  void draw(Ui& ui) override {
    ui.canvas.fill(ui.screen, ui.theme.sheet);
    const float width = ui.screen.w - ui.dp(24);
    draw_sheet(
        ui, {ui.screen.x + ui.dp(12), ui.screen.y + ui.dp(12), width, sheet_height(ui, *rules_.def, width)},
        look_);
  }
  bool after_frame() override { return false; }
  bool finished() const override { return false; }

  [[nodiscard]] const clever::SheetDef& def() const { return *rules_.def; }

 private:
  void light(const std::string& area, std::initializer_list<const char*> cells, int preview = 0) {
    const std::size_t a = positions::find(def(), area + "." + *cells.begin()).first;
    look_.lit[a] |= positions::cells(def(), area, cells);
    for (const char* cell : cells)
      look_.preview[a][positions::find(def(), area + "." + cell).second] = static_cast<std::uint8_t>(preview);
  }
  CellRef ref(const std::string& mark) const {
    const auto [a, c] = positions::find(def(), mark);
    return {static_cast<int>(a), static_cast<int>(c)};
  }

  // As on the pictures: a die is tapped, a bonus waits, something was refused.
  void pick(const std::string& what) {
    look_.picking = true;
    look_.waiting = what == "wait";
    if (def().id == "ganz-schoen-clever") {
      if (look_.waiting) return light("blue", {"3", "4", "5", "7", "8", "10", "11", "12"});
      light("yellow", {"34"});
      light("blue", {"10"});
      light("green", {"6"});
      light("orange", {"5"}, 4);
      light("purple", {"4"}, 4);
      if (what == "why") look_.shaken = ref("blue.11");
      if (what == "why") look_.chosen.push_back(ref("green.6"));
    } else if (def().id == "clever-hoch-drei") {
      light("turquoise", {"23", "33", "43", "53"});
    } else {
      light(def().areas[0].id, {"y4", "g4", "p4"});
    }
  }

  clever::Rules rules_;
  clever::State state_, empty_{};
  const Theme& theme_;
  Catalogue words_;
  SheetLook look_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 7) return 2;
  SheetLibrary library;
  Problems problems;
  const AnySheet* sheet = library.find(argv[1], problems);
  if (sheet == nullptr) return 2;
  const std::string theme = argv[2], file = argv[6];
  const ThemeId id = theme == "dark" ? ThemeId::dark : theme == "light" ? ThemeId::light : ThemeId::paper;
  Gallery gallery(std::get<clever::SheetDef>(*sheet), id, argv[5], argc > 7 ? argv[7] : "en");
  const auto width = static_cast<float>(std::atof(argv[3]));
  const auto& def = gallery.def();
  const bool broken = sheet_breaks(def, width - 24);
  const double height = broken ? 1640 : (width - 24) / def.page_width * def.page_height + 24;
  const std::string script = file + ".script";
  std::ofstream(script) << "shot " << file << "\nexpect no faults\n";
  StageOptions options;
  options.scale = static_cast<float>(std::atof(argv[4]));
  options.width = static_cast<int>(width * options.scale);
  options.height = static_cast<int>(height * static_cast<double>(options.scale));
  options.script = script;
  const int status = run_stage(gallery, options);
  std::remove(script.c_str());
  return status;
}
