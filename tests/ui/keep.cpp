// Where a browser may throw away what it keeps: the first screen says so and asks for a copy in time, the
// screen behind it says what helps. A page of a browser is not needed to look at them.
#include "ui/backups.h"
#include "ui/screens/home.h"
#include "ui/screens/keep_screen.h"
#include "ui/screens/parts.h"
#include "ui/settings_file.h"
#include "windows.h"

using namespace fox;
using namespace fox::ui;

namespace {

// One of the two screens alone.
class Kept final : public Scene {
 public:
  Kept(const std::string& language, int percent) : words_(language), percent_(percent) {
    home.lasts = false;
    Header header;
    header.sheet = "ganz-schoen-clever";
    header.names = {"Ada", "Ben"};
    home.last = header;
    for (int id = 1; id <= 3; ++id) home.running.push_back({id, header, 3, 6, 0});
  }
  [[nodiscard]] const Theme& theme() const override { return theme_of(ThemeId::paper); }
  [[nodiscard]] const Catalogue& words() const override { return words_; }
  [[nodiscard]] float text_size() const override { return static_cast<float>(percent_) / 100; }
  [[nodiscard]] bool has_reduced_motion() const override { return true; }
  [[nodiscard]] bool keeps_awake() const override { return false; }
  [[nodiscard]] std::string title() const override { return "kept"; }
  [[nodiscard]] bool finished() const override { return false; }
  bool after_frame() override { return false; }
  void draw(Ui& ui) override {
    ui.scale *= growth(ui.screen, ui.scale);
    const Wish made = behind ? draw_keep(ui, keep, keep_state_) : draw_home(ui, home, home_state_, sheets_);
    if (made) wish = made.kind;
  }

  HomeData home;
  KeepData keep;
  bool behind = false;
  Wish::Kind wish = Wish::Kind::none;

 private:
  Catalogue words_;
  int percent_;
  SheetLibrary sheets_;
  HomeState home_state_;
  KeepState keep_state_;
};

struct OnStage {
  std::unique_ptr<Renderer> renderer = make_null_renderer();
  Kept scene;
  Stage stage{scene, *renderer};
  double now = 1;

  explicit OnStage(const std::string& language = "en", int percent = 100) : scene(language, percent) {}
  void at(const Size& size) {
    stage.resize(size.width, size.height, size.scale);
    look();
  }
  void look() {
    for (int i = 0; i < 20; ++i) {
      stage.expose();
      stage.compose(now);
      stage.show();
      stage.note_shown(now += .02);
    }
  }
  void tap(const std::string& name) {
    const Target* target = stage.layout().find(name);
    REQUIRE(target != nullptr);
    stage.input.reveal(stage.layout(), *target);
    look();
    target = stage.layout().find(name);
    REQUIRE(!target->rect.empty());
    stage.input.down(1, target->rect.center(), now);
    stage.input.up(1, target->rect.center(), now + .02);
    look();
  }
  [[nodiscard]] bool says(const std::string& part) const {
    for (const std::string& text : stage.texts())
      if (text.find(part) != std::string::npos) return true;
    return false;
  }
  [[nodiscard]] bool has(const std::string& name) const { return stage.layout().find(name) != nullptr; }
};

}  // namespace

TEST_CASE("that a browser may throw the games away is said in place of that everything is saved") {
  OnStage shown;
  shown.at({800, 1280, 1});
  CHECK(shown.says("Saved in this browser. Put Foxsheet on the home screen"));
  CHECK_FALSE(shown.says("Everything is saved"));
  shown.tap("button.keep");
  CHECK(shown.scene.wish == Wish::Kind::keep);
  // Nobody is told to do what is done.
  shown.scene.home.installed = true;
  shown.look();
  CHECK(shown.says("Saved on this device. Take a copy"));
  CHECK_FALSE(shown.says("home screen"));
  shown.scene.home.lasts = true;
  shown.look();
  CHECK(shown.says("Everything is saved"));
  CHECK_FALSE(shown.has("button.keep"));
  // While something is wrong, that is what is said.
  shown.scene.home.lasts = shown.scene.home.saved = false;
  shown.look();
  CHECK_FALSE(shown.says("aved"));
}

TEST_CASE("after ten finished games without a copy the first screen asks for one") {
  OnStage shown;
  shown.scene.home.lasts = GENERATE(true, false);
  shown.scene.home.uncopied = 9;
  shown.at({390, 844, 1});
  CHECK_FALSE(shown.has("button.copy"));
  shown.scene.home.uncopied = 10;
  shown.look();
  CHECK(shown.says("Finished games that are in no copy: 10"));
  shown.tap("button.copy");
  CHECK(shown.scene.wish == Wish::Kind::backup);
}

TEST_CASE("the two taps for each phone stand on the screen behind it, and when the last copy was made") {
  OnStage shown;
  shown.scene.behind = true;
  shown.scene.keep.now = 1'800'000'000;
  shown.at({1280, 800, 1});
  for (const char* words :
       {"iPhone, iPad", "Share", "Add to Home Screen", "Android", "The menu of the browser",
        "Add to home screen, or Install app", "There is no copy yet."})
    CHECK(shown.says(words));
  shown.tap("button.copy");
  CHECK(shown.scene.wish == Wish::Kind::backup);
  shown.scene.keep.copied_at = shown.scene.keep.now - 200;
  shown.scene.keep.uncopied = 2;
  shown.look();
  CHECK(shown.says("Last copy: 3 minutes ago"));
  CHECK(shown.says("in no copy: 2"));
  shown.scene.keep.installed = true;
  shown.look();
  CHECK_FALSE(shown.says("Android"));
  shown.stage.input.key("escape", shown.now);
  shown.look();
  CHECK(shown.scene.wish == Wish::Kind::home);
}

TEST_CASE("all of it stands whole in every window, at every size of the text") {
  const auto language = GENERATE(as<std::string>(), "en", "de", "nl");
  const auto percent = GENERATE(80, 100, 200);
  const bool behind = GENERATE(true, false);
  OnStage shown(language, percent);
  shown.scene.behind = behind;
  shown.scene.home.uncopied = shown.scene.keep.uncopied = 12;
  for (const Size& size : kSizes) {
    INFO(language << " " << percent << " % " << size.width << "x" << size.height << " @" << size.scale
                  << (behind ? " keep" : " home"));
    shown.at(size);
    std::string faults;
    for (const auto& fault : faults_of(shown.stage.layout(), shown.stage.cut_off(), shown.stage.screen()))
      faults += fault + "\n";
    CHECK(faults == "");
  }
}

TEST_CASE("the last copy is remembered, and a copy is known by its name") {
  Settings settings;
  settings.copied_at = 1'800'000'000;
  CHECK(settings_of(settings_text(settings)).settings.copied_at == 1'800'000'000);
  CHECK(settings_of(settings_text(settings)).settings.others.empty());
  CHECK(settings_of("{\"copied-at\": -5}").settings.copied_at == 0);
  CHECK_FALSE(settings_of("{\"copied-at\": -5}").sound());
  CHECK(settings_of("{}").settings.copied_at == 0);
  CHECK(is_backup("foxsheet 2026-11-19.db"));
  CHECK_FALSE(is_backup("Ganz schön clever 2026-11-19 Ada.fox"));
  CHECK_FALSE(is_backup("db"));
}
