// foxsheet, the app: what its command line says, and the window.
#include <CLI/CLI.hpp>
#include <iostream>

#include "game/harmless.h"
#include "game/out_of_memory.h"
#include "game/version.h"
#include "ui/app.h"

namespace {

constexpr int kUnusable = 2;

int complain(const std::string& sentence) {
  std::cerr << fox::harmless("foxsheet: " + sentence) << '\n';
  return kUnusable;
}

}  // namespace

int main(int argc, char** argv) {
  fox::end_where_memory_ends();
  CLI::App cli{"Foxsheet: the score sheet for games with real dice."};
  fox::ui::AppOptions app;
  fox::ui::StageOptions stage;
  app.program = std::string("foxsheet ") + fox::version();
  app.wishes = fox::ui::system_wishes;
  cli.set_version_flag("--version", app.program);
  cli.add_option("--sheet", app.sheet, "Start a game of this sheet at once")->option_text("ID");
  cli.add_option("--players", app.players, "Who plays, in their order")
      ->option_text("ADA,BEN")
      ->delimiter(',');
  cli.add_option("--open", app.open, "Go on with the game of a record")->option_text("FILE");
  cli.add_option("--lang", app.language, "The language to speak")
      ->option_text("en|de|nl")
      ->check(CLI::IsMember(fox::Catalogue::languages()));
  cli.add_option("--scale", stage.scale, "How many pixels a point of the design has")
      ->option_text("0.5-4")
      ->check(CLI::Range(.5, 4.));
  cli.add_option("--data", app.data, "The folder of the saved games")->option_text("DIR");
  cli.add_option("--script", stage.script, "Tap and type as this file says, also without a display")
      ->option_text("FILE");
  cli.add_option("--renderer", stage.renderer, "How it is drawn; else the best there is")
      ->option_text("opengl|software|none")
      ->check(CLI::IsMember({"opengl", "software", "none"}));
  std::string record;
  cli.add_option("record", record, "A record to go on with")->option_text("FILE");
  try {
    cli.parse(argc, argv);
  } catch (const CLI::Success& asked) {
    return cli.exit(asked);
  } catch (const CLI::ParseError& error) {
    return complain(std::string(error.what()) + " (foxsheet --help lists what there is)");
  }
  if (app.open.empty()) app.open = record;
  std::string problem;
  const auto scene = fox::ui::make_app(app, problem);
  if (!scene) return complain(problem);
  return fox::ui::run_stage(*scene, stage);
}
