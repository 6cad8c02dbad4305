// foxsheet, the app: what its command line says, and the window.
#include <CLI/CLI.hpp>
#include <iostream>

#include "game/data_folder.h"
#include "ui/frame/scene.h"
#include "ui/look/theme.h"
#if __has_include("ui/app.h")
#include "ui/app.h"
#else
#include "ui/screens/home.h"
#include "ui/screens/new_game.h"

namespace {

// Shows the first screens until there is the app.
class Trial : public fox::ui::Scene {
 public:
  explicit Trial(const std::string& lang) : words_(lang) {}
  const fox::ui::Theme& theme() const override { return fox::ui::theme_of(theme_); }
  const fox::Catalogue& words() const override { return words_; }
  float text_size() const override { return 1; }
  bool still() const override { return false; }
  bool keeps_awake() const override { return false; }
  std::string title() const override { return "Foxsheet"; }
  void draw(fox::ui::Ui& ui) override {
    if (ui.deed().kind == fox::ui::Deed::Kind::close) done_ = true;
    if (ui.key("t")) theme_ = theme_ == fox::ui::ThemeId::dark ? fox::ui::ThemeId::paper : fox::ui::ThemeId::dark;
    ui.canvas.fill(ui.screen, ui.theme.desk);
    const fox::ui::Wish wish = new_game_ ? fox::ui::draw_new_game(ui, new_state_, sheets_)
                                         : fox::ui::draw_home(ui, data_, state_, sheets_);
    if (wish.kind == fox::ui::Wish::Kind::new_game) new_game_ = true;
    if (wish.kind == fox::ui::Wish::Kind::home) new_game_ = false;
  }
  bool after_frame() override { return false; }
  bool finished() const override { return done_; }

 private:
  fox::Catalogue words_;
  fox::SheetLibrary sheets_{fox::data_folder("") + "/sheets"};
  fox::ui::HomeData data_;
  fox::ui::HomeState state_;
  fox::ui::NewGameState new_state_;
  fox::ui::ThemeId theme_ = fox::ui::ThemeId::paper;
  bool done_ = false, new_game_ = false;
};

}  // namespace
#endif

int main(int argc, char** argv) {
  CLI::App app{"foxsheet: the score sheet for dice games"};
  fox::ui::StageOptions stage;
  std::string lang = "en";
  app.add_option("--script", stage.script, "Run a file of taps and keys")->option_text("FILE");
  app.add_option("--scale", stage.scale, "Pixels a dp")->option_text("S");
  app.add_option("--lang", lang, "Language")->option_text("en|de|nl");
  CLI11_PARSE(app, argc, argv);
  Trial trial(lang);
  return fox::ui::run_stage(trial, stage);
}
