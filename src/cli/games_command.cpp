#include "cli/games_command.h"

namespace fox::cli {

void add_games_command(CLI::App& app, GamesQuestion& asked,
                       const std::function<void(CLI::App*, GamesAction)>& run) {
  CLI::App* games = app.add_subcommand("games", "The saved games");
  games->require_subcommand(0, 1);
  run(games, games_list);
  const auto part = [&](const char* name, const char* help, GamesAction action) {
    CLI::App* command = games->add_subcommand(name, help);
    run(command, action);
    return command;
  };
  const auto with_games = [&](CLI::App* command, bool needed) {
    auto* option = command->add_option("game", asked.games, "Numbers of games")->option_text("GAME...");
    if (needed) option->required();
    return command;
  };
  const auto with_files = [&](CLI::App* command, const char* help) {
    command->add_option("file", asked.files, help)->required()->option_text("FILE");
    return command;
  };
  CLI::App* list = part("list", "List the saved games, newest first", games_list);
  list->add_flag("--bin", asked.bin, "Those in the bin");
  part("show", "Show one game as it stands", games_show)
      ->add_option("game", asked.games, "The game's number")
      ->required()
      ->expected(1)
      ->option_text("GAME");
  CLI::App* out = with_games(part("export", "Write games for elsewhere", games_export), false);
  out->add_option("--format", asked.format, "What to write")
      ->check(CLI::IsMember({"record", "json", "csv"}))
      ->option_text("record|json|csv");
  out->add_flag("--log", asked.log, "A record with what was taken back, as comments");
  out->add_option("--out", asked.out, "Where to")->option_text("FILE");
  with_files(part("import", "Bring in records, exports as JSON, backups", games_import), "What to bring in");
  with_files(part("backup", "Write all games into one file", games_backup), "A file that is not there yet")
      ->get_option("file")
      ->expected(1);
  part("check", "Look for damage in every game", games_check)
      ->add_flag("--repair", asked.repair, "Replace a damaged file; the old one is kept");
  CLI::App* stats = part("stats", "Games, means, bests and wins by player", games_stats);
  stats->add_option("--player", asked.player, "Of one player")->option_text("NAME");
  stats->add_option("--sheet", asked.sheet, "Of one sheet")->option_text("ID");
  with_games(part("bin", "Put games into the bin", games_bin), true);
  with_games(part("restore", "Take games out of the bin", games_restore), true);
  part("empty-bin", "Erase what is in the bin, for good", games_empty_bin);
}

}  // namespace fox::cli
