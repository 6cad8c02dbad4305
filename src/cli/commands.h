// The commands of foxref, one file each. Each prints its answer and gives the exit status.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "cli/answers.h"
#include "cli/context.h"

namespace fox::cli {

int sheets(Context& context);
int rule(Context& context, const std::string& id, const std::string& wanted);
int lint(Context& context, const std::vector<std::string>& files);
int lint_catalogues(Context& context);
int replay(Context& context, const std::string& path);
int legal(Context& context, const std::string& path, const std::string& use);
int why(Context& context, const std::string& path, const std::string& line, bool whole = false);
int what(Context& context, const std::string& path, const std::string& line);
int reach(Context& context, const std::string& path);
int advise(Context& context, const std::string& path, const AdviceRequest& request);
int review(Context& context, const std::string& path);
int score(Context& context, const std::string& path);
int audit(Context& context, const std::string& path);
int perft(Context& context, const std::string& path, const std::string& uses);
// Random legal games of one sheet, uniform over all legal lines.
struct PlayRequest {
  std::string sheet;
  int players = 0;  // 0: as few as the sheet allows
  std::uint64_t seed = 1;
  std::uint64_t games = 1000;
  std::string folder;  // where their records go; empty: nowhere
};
int play(Context& context, PlayRequest request);

// With a folder the game is kept there; `game` goes on with one of its games.
int protocol(Context& context, std::istream& in, const std::string& folder = {}, long long game = 0);
int demo(Context& context);

// The saved games of a data folder.
struct GamesQuestion {
  std::string folder;
  std::vector<long long> games;  // empty: all
  std::vector<std::string> files;
  std::string format = "record", out, player, sheet;
  bool log = false, bin = false, repair = false;
};
int games_list(Context& context, const GamesQuestion& asked);
int games_show(Context& context, const GamesQuestion& asked);
int games_export(Context& context, const GamesQuestion& asked);
int games_import(Context& context, const GamesQuestion& asked);
int games_backup(Context& context, const GamesQuestion& asked);
int games_check(Context& context, const GamesQuestion& asked);
int games_stats(Context& context, const GamesQuestion& asked);
// Into the bin, out of it, and gone for good: those named, or everything in the bin.
int games_bin(Context& context, const GamesQuestion& asked);
int games_restore(Context& context, const GamesQuestion& asked);
int games_empty_bin(Context& context, const GamesQuestion& asked);

}  // namespace fox::cli
