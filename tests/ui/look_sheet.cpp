// A drawn sheet as the screens meet it: every cell and track can be tapped under its name, in any position of
// random games nothing is cut off, and frames end when nothing moves.
#include <algorithm>

#include "catch.h"
#include "core/play.h"
#include "ui/frame/stage.h"
#include "ui/look/sheet_view.h"
#include "ui/look/theme.h"
#include "ui/look_sheets.h"

namespace {

using namespace fox;
using namespace fox::ui;
using clever::Mask;
using look::def;
using look::kSheets;
using play::Random;

struct OneSheet final : Scene {
  explicit OneSheet(const clever::SheetDef& sheet, int players = 3)
      : rules(clever::make_rules(sheet, players, clever::Mode::table)) {
    clever::Events events;
    state = clever::Family::begin(rules, events);
    look.rules = &rules;
    look.state = &state;
  }
  const Theme& theme() const override { return theme_of(theme_id); }
  const Catalogue& words() const override { return catalogue; }
  float text_size() const override { return 1; }
  bool has_reduced_motion() const override { return calm; }
  bool keeps_awake() const override { return false; }
  std::string title() const override { return "sheet"; }
  void draw(Ui& ui) override {
    const Rect where{0, 0, ui.screen.w, sheet_height(ui, *rules.def, ui.screen.w)};
    const SheetTap tap = draw_sheet(ui, where, look);
    if (tap.cell.is()) tapped = tap.cell;
    if (tap.track) track = tap.track;
    place = cell_place(ui, where, *rules.def, {0, 0});
  }
  bool after_frame() override { return false; }
  bool finished() const override { return false; }

  clever::Rules rules;
  clever::State state;
  SheetLook look;
  ThemeId theme_id = ThemeId::paper;
  Catalogue catalogue{"en"};
  bool calm = false;
  CellRef tapped;
  std::optional<clever::Action> track;
  Rect place;
};

struct SheetTable {
  OneSheet scene;
  std::unique_ptr<Renderer> renderer = make_null_renderer();
  Stage stage{scene, *renderer};
  double now = 50;

  SheetTable(const std::string& id, float width, int players = 3) : scene(def(id), players) {
    stage.resize(width, 2400, 1);
    frame();
  }
  void frame() {
    do {
      stage.compose(now);
      stage.show();
      stage.note_shown(now);
    } while (stage.busy());
  }
  void tap(const std::string& name) {
    const Target* target = stage.layout().find(name);
    REQUIRE(target != nullptr);
    stage.input.down(1, target->rect.center(), now);
    stage.input.up(1, target->rect.center(), now + .05);
    now += .1;
    frame();
  }
};

}  // namespace

TEST_CASE("every cell and track of a sheet answers under its name, on the page and broken") {
  for (const char* id : kSheets)
    for (const float width : {344.f, 812.f}) {
      SheetTable table(id, width);
      const auto& sheet = *table.scene.rules.def;
      for (std::size_t a = 0; a < sheet.areas.size(); ++a)
        for (std::size_t c = 0; c < sheet.areas[a].cells.size(); ++c) {
          table.tap("cell." + sheet.areas[a].id + "." + sheet.areas[a].cells[c].name);
          CHECK(table.scene.tapped == CellRef{static_cast<int>(a), static_cast<int>(c)});
        }
      for (std::size_t t = 0; t < clever::kActions; ++t) {
        if (sheet.tracks[t].fields == 0) continue;
        table.tap("track." + enum_names<clever::Action>()[t]);
        CHECK(table.scene.track == static_cast<clever::Action>(t));
      }
    }
}

TEST_CASE("sheets beside each other have names of their own, or none") {
  SheetTable table("ganz-schoen-clever", 812);
  table.scene.look.prefix = "2.";
  table.frame();
  CHECK(table.stage.layout().find("2.cell.green.4") != nullptr);
  CHECK(table.stage.layout().find("cell.green.4") == nullptr);
  table.scene.look.tappable = false;
  table.frame();
  // What is only looked at still opens its rules, those of the actions as well.
  for (const Target& target : table.stage.layout().targets)
    CHECK_THAT(target.name, Catch::Matchers::StartsWith("2.rule."));
  CHECK(table.stage.layout().find("2.rule.track.reroll") != nullptr);
}

TEST_CASE("hidden scores are nowhere on the sheet") {
  SheetTable table("ganz-schoen-clever", 812);
  auto& pad = table.scene.state.pads[0];
  pad.marked[1] = 0x3ff;  // ten in blue: 46
  table.frame();
  const auto shown = [&](const char* text) {
    return std::count(table.stage.texts().begin(), table.stage.texts().end(), text);
  };
  CHECK(shown("46") == 2);
  table.scene.look.hide_scores = true;
  table.frame();
  CHECK(shown("46") == 1);
  CHECK(shown("–") == 5);
}

TEST_CASE("frames end when nothing moves, and a mark is drawn in a quarter of a second") {
  SheetTable table("clever-hoch-drei", 812);
  CHECK(table.stage.awake_until() <= table.now);
  table.scene.look.fresh = {{{0, 0}, table.now}};
  table.frame();
  CHECK(table.stage.awake_until() > table.now + .1);
  CHECK(table.stage.awake_until() < table.now + .3);
  table.scene.calm = true;
  table.frame();
  CHECK(table.stage.awake_until() <= table.now);
  table.scene.calm = false;
  table.now += 1;
  table.frame();
  CHECK(table.stage.awake_until() <= table.now);
}

TEST_CASE("a breathing ring stops after three rounds") {
  SheetTable table("ganz-schoen-clever", 812);
  table.scene.look.waiting = true;
  table.scene.look.lit[1] = 6;
  table.scene.look.waiting_since = table.now;
  table.frame();
  CHECK(table.stage.awake_until() > table.now + 4);
  table.now += 4.3;
  table.frame();
  CHECK(table.stage.awake_until() <= table.now);
}

TEST_CASE("in any position of a game every text has room, in every language and theme") {
  const int games = amount(1, 20);
  for (const char* id : kSheets)
    for (const float width : {314.f, 344.f, 640.f, 812.f})
      for (int game = 0; game < games; ++game) {
        Random random(static_cast<std::uint64_t>(game) + 7);
        SheetTable table(id, width, 1 + random.below(4));
        table.scene.catalogue = Catalogue(Catalogue::languages()[static_cast<std::size_t>(random.below(3))]);
        auto& look = table.scene.look;
        clever::Lines lines;
        for (int step = 0; step < 2000; ++step) {
          lines.clear();
          clever::Family::legal(table.scene.rules, table.scene.state, lines);
          if (lines.empty()) break;
          clever::Line line = play::choose(table.scene.rules, table.scene.state, lines, true, random);
          if (is_throw(line)) line.dice = play::throw_dice(table.scene.rules, table.scene.state, random);
          clever::Family::play(table.scene.rules, table.scene.state, line, nullptr);
          if (random.below(8) != 0) continue;
          table.scene.theme_id = static_cast<ThemeId>(random.below(3));
          look.picking = random.below(2) == 0;
          look.waiting = random.below(4) == 0;
          for (auto& lit : look.lit) lit = static_cast<Mask>(random.next() & random.next() & random.next());
          look.shaken = {random.below(3), random.below(8)};
          look.fresh.clear();
          for (int i = 0; i < 8; ++i)
            look.fresh.push_back({{random.below(clever::kMaxAreas), random.below(kCellsAtMost)},
                                  table.now + (random.below(6) - 3) * .1});
          table.now += 1;
          table.frame();
          INFO(id << " at " << width << ", game " << game << ", step " << step);
          for (const auto& text : table.stage.cut_off()) FAIL_CHECK(text);
        }
        CHECK(table.scene.place.w > 30);
      }
}
