// foxsheet, the app: what its command line says, and the window.
#include <CLI/CLI.hpp>
#include <iostream>

#include "ui/app.h"

int main(int argc, char** argv) {
  CLI::App cli{
      "foxsheet: the score sheet for the dice games Ganz schön clever, Doppelt so clever, Clever hoch Drei and "
      "Wizard Würfelspiel. You throw, it keeps the sheet."};
  cli.set_version_flag("--version", "foxsheet " FOXSHEET_VERSION);
  fox::ui::AppOptions app;
  app.program = "foxsheet " FOXSHEET_VERSION;
  fox::ui::StageOptions stage;
  cli.add_option("--sheet", app.sheet, "Begin a game of this sheet")->option_text("ID");
  cli.add_option("--players", app.players, "Who plays it, as in Ada,Ben")->delimiter(',')->option_text("NAMES");
  cli.add_option("--open", app.open, "Go on with the record of a game")->option_text("FILE");
  cli.add_option("--lang", app.language, "Language")
      ->check(CLI::IsMember({"en", "de", "nl"}))
      ->option_text("en|de|nl");
  cli.add_option("--scale", stage.scale, "Size of everything; else found out from the display")
      ->check(CLI::Range(0.5, 4.0))
      ->option_text("0.5...4");
  cli.add_option("--data", app.data, "Folder of saved games, settings and own sheets")->option_text("DIR");
  cli.add_option("--script", stage.script, "Run a file of taps and keys by the names of things")->option_text("FILE");
  cli.add_option("--renderer", stage.renderer, "How it is drawn; else the best there is")
      ->check(CLI::IsMember({"opengl", "software", "none"}))
      ->option_text("opengl|software|none");
  try {
    cli.parse(argc, argv);
  } catch (const CLI::Success& asked) {  // --help, --version
    return cli.exit(asked);
  } catch (const CLI::ParseError& error) {
    std::cerr << "foxsheet: " << error.what() << " (foxsheet --help lists what there is)\n";
    return 2;
  }

  std::string problem;
  const std::unique_ptr<fox::ui::Scene> scene = fox::ui::make_app(app, problem);
  if (scene == nullptr) {
    std::cerr << "foxsheet: " << problem << '\n';
    return 2;
  }
  return fox::ui::run_stage(*scene, stage);
}
