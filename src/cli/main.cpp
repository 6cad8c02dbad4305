// foxref, the referee: what may be marked, why something may not, and what a sheet is worth. The table of
// contents of its commands; each has a file of its own.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <iostream>
#include <sstream>

#include "cli/commands.h"
#include "cli/games_command.h"
#include "game/data_folder.h"
#include "game/harmless.h"
#include "game/out_of_memory.h"
#include "game/version.h"

namespace {

std::string language_of_system() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
      return std::string(value).substr(0, 2);
  return "en";
}

}  // namespace

int main(int argc, char** argv) {
  fox::end_where_memory_ends();
  CLI::App app{
      "foxref: the referee for the score sheets of Ganz schön clever, Doppelt so clever, Clever hoch Drei "
      "and "
      "Wizard Würfelspiel"};
  app.set_version_flag("--version", std::string("foxref ") + fox::version());
  app.require_subcommand(1);
  app.fallthrough();
  bool json = false;
  std::string language = language_of_system(), data;
  app.add_flag("--json", json, "Answer as one JSON object a line");
  app.add_option("--lang", language, "Language of the sentences")
      ->check(CLI::IsMember({"en", "de", "nl"}))
      ->option_text("en|de|nl");
  app.add_option("--data", data, "Folder of saved games and own sheets")->option_text("DIR");

  int status = 0;
  std::string record, line, use, uses;
  std::vector<std::string> files;
  bool catalogues = false;
  const auto run = [&](CLI::App* command, auto&& f) {
    command->callback([&, f] {
      fox::SheetLibrary sheets(fox::data_folder(data) + "/sheets");
      fox::HarmlessBuffer shown(std::cout, json ? fox::Shown::json : fox::Shown::words);
      std::ostream out(&shown);
      fox::cli::Context context{json,
                                fox::Catalogue(language),
                                sheets,
                                out,
                                std::string("foxref ") + fox::version(),
                                ::isatty(STDOUT_FILENO) != 0 ? nullptr : &std::cout};
      status = f(context);
    });
  };
  const auto with_record = [&](const char* name, const char* help) {
    CLI::App* command = app.add_subcommand(name, help);
    command->add_option("record", record, "The record file, - for standard input")
        ->required()
        ->option_text("RECORD");
    return command;
  };

  using fox::cli::Context;
  run(app.add_subcommand("sheets", "List the sheets"), [](Context& c) { return fox::cli::sheets(c); });
  CLI::App* lint = app.add_subcommand("lint", "Check sheet files");
  lint->add_option("file", files, "Sheet files")->option_text("FILE...");
  lint->add_flag("--catalogues", catalogues, "Check the message catalogues instead")->group("");
  run(lint, [&](Context& c) {
    if (catalogues) return fox::cli::lint_catalogues(c);
    if (files.empty()) throw CLI::RequiredError("FILE");
    return fox::cli::lint(c, files);
  });
  run(with_record("replay", "Play a record and show the state after it"),
      [&](Context& c) { return fox::cli::replay(c, record); });
  CLI::App* legal = with_record("legal", "List every legal next line");
  legal->add_option("--use", use, "Sheet mode: the dice in question, as in 'b4 w5 from II extra'")
      ->option_text("DICE");
  run(legal, [&](Context& c) { return fox::cli::legal(c, record, use); });
  CLI::App* why = with_record("why", "Say whether a line is legal, and why not");
  why->add_option("line", line, "The line in question")->required()->option_text("LINE");
  run(why, [&](Context& c) { return fox::cli::why(c, record, line); });
  run(with_record("score", "Count points, foxes and places"),
      [&](Context& c) { return fox::cli::score(c, record); });
  run(with_record("audit", "Say what speaks against a finished sheet of paper"),
      [&](Context& c) { return fox::cli::audit(c, record); });
  CLI::App* perft =
      with_record("perft", "Count the ways to use dice one after the other (sheet mode, seat 1)");
  perft->add_option("--uses", uses, "The uses in their order, as in 'y3;w5 b4;g1'")
      ->required()
      ->option_text("USES");
  run(perft, [&](Context& c) { return fox::cli::perft(c, record, uses); });
  CLI::App* protocol = app.add_subcommand("protocol", "Answer commands from standard input, one a line");
  long long game = 0;
  protocol->add_option("--game", game, "Go on with this saved game")->option_text("ID");
  run(protocol, [&](Context& c) {
    return fox::cli::protocol(c, std::cin, data.empty() && game == 0 ? "" : fox::data_folder(data), game);
  });
  fox::cli::GamesQuestion asked;
  fox::cli::add_games_command(app, asked, [&](CLI::App* command, fox::cli::GamesAction action) {
    run(command, [&, command, action](Context& c) {
      if (!command->get_subcommands().empty()) return status;  // its part has answered
      asked.folder = fox::data_folder(data);
      return action(c, asked);
    });
  });
  fox::cli::PlayRequest request;
  CLI::App* play = app.add_subcommand("play", "Play random legal games: mean, spread and speed");
  play->add_option("--sheet", request.sheet, "The sheet")->required()->option_text("ID");
  play->add_option("--players", request.players, "How many players; as few as the sheet allows")
      ->option_text("N");
  play->add_option("--seed", request.seed, "Another seed, other games")->option_text("K");
  play->add_option("--games", request.games, "How many games")
      ->check(CLI::Range(1, 1000000000))
      ->option_text("G");
  play->add_option("--record", request.folder, "Write their records into this folder")->option_text("DIR");
  run(play, [&](Context& c) { return fox::cli::play(c, request); });
  run(app.add_subcommand("demo", "Show a short demonstration game"),
      [](Context& c) { return fox::cli::demo(c); });

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    std::ostringstream out, complaint;
    status = app.exit(error, out, complaint) == 0 ? fox::cli::Exit::fine : fox::cli::Exit::unusable;
    std::cout << fox::harmless(out.str());
    std::cerr << fox::harmless(complaint.str());
  }
  std::cout.flush();
  if (!std::cout) {
    std::cerr << "foxref: the answer could not be written\n";
    return fox::cli::Exit::unusable;
  }
  return status;
}
