// Games that are over, of any family: their lines, and a data folder full of them at times of one's own.
#pragma once

#include <string>
#include <vector>

#include "catch.h"
#include "game/clever_codec.h"
#include "game/random_play.h"
#include "game/record.h"
#include "game/store/memory_store.h"
#include "game/store/session.h"
#include "game/store/sqlite_store.h"
#include "game/wizard_codec.h"
#include "sheets/library.h"

namespace fox::ui {

struct Finished {
  std::string sheet;
  std::vector<std::string> names;
  std::int64_t at = 0;  // when it was begun, seconds since 1970
  std::uint64_t seed = 1;

  [[nodiscard]] Header header() const {
    Header header;
    header.sheet = sheet;
    header.names = names;
    return header;
  }
};

template <class Codec, class Player, class Def>
std::vector<std::string> random_lines(const Def& def, const Finished& game) {
  const auto rules = Codec::rules(def, game.header());
  using Rules = typename Codec::Family::Rules;
  REQUIRE(std::holds_alternative<Rules>(rules));
  const Rules& sound = std::get<Rules>(rules);
  Player player(sound);
  RandomSource random(game.seed);
  std::uint64_t decisions = 0;
  std::vector<std::string> lines;
  player.play(random, decisions, [&](const auto& line) { lines.push_back(Codec::write_line(sound, line)); });
  return lines;
}

inline std::vector<std::string> lines_of(const Finished& game, SheetLibrary& sheets) {
  Problems problems;
  const AnySheet* sheet = sheets.find(game.sheet, problems);
  REQUIRE(sheet != nullptr);
  if (const auto* def = std::get_if<clever::SheetDef>(sheet))
    return random_lines<clever::Codec, clever::RandomPlayer>(*def, game);
  return random_lines<wizard::Codec, wizard::RandomPlayer>(std::get<wizard::SheetDef>(*sheet), game);
}

inline std::unique_ptr<Game> play_to(const Finished& game, SheetLibrary& sheets,
                                     std::size_t most = static_cast<std::size_t>(-1)) {
  Problems problems;
  auto started = Game::start(game.header(), sheets, problems);
  REQUIRE(std::holds_alternative<std::unique_ptr<Game>>(started));
  auto& played = std::get<std::unique_ptr<Game>>(started);
  const auto lines = lines_of(game, sheets);
  for (std::size_t i = 0; i < std::min(most, lines.size()); ++i) REQUIRE_FALSE(played->submit(lines[i]));
  return std::move(played);
}

// As a file to open.
inline std::string record_text(const Finished& game, SheetLibrary& sheets) {
  std::string text = write_header(game.header());
  for (const std::string& line : lines_of(game, sheets)) text += line + "\n";
  return text;
}

inline void save_games(store::SqliteStore& kept, SheetLibrary& sheets, const std::vector<Finished>& games) {
  REQUIRE_FALSE(kept.open());
  for (const Finished& game : games) {
    const store::SessionTools tools{kept, sheets, "test", [&game] { return game.at; }};
    Problems problems;
    auto begun = store::Session::begin(tools, game.header(), problems);
    REQUIRE(std::holds_alternative<std::unique_ptr<store::Session>>(begun));
    auto& session = std::get<std::unique_ptr<store::Session>>(begun);
    for (const std::string& line : lines_of(game, sheets)) REQUIRE_FALSE(session->submit(line));
    REQUIRE(session->game().is_over());
    REQUIRE(session->save());
  }
}

inline void save_games(const std::string& folder, const std::vector<Finished>& games) {
  SheetLibrary sheets;
  store::SqliteStore kept(folder, sheets);
  save_games(kept, sheets, games);
}

// Some evenings: several sheets and tables, a week between them.
inline std::vector<Finished> evenings(int count) {
  const std::vector<std::vector<std::string>> tables{
      {"Ada", "Ben", "Cleo"}, {"Ada"}, {"Ben", "Ada"}, {"Cleo", "Dan", "Ben", "Ada"}};
  const std::vector<std::string> sheets{"ganz-schoen-clever", "doppelt-so-clever", "ganz-schoen-clever",
                                        "clever-hoch-drei"};
  std::vector<Finished> games;
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const bool wizard = i % 7 == 5;
    games.push_back({wizard ? "wizard-wuerfelspiel" : sheets[at % sheets.size()],
                     tables[wizard ? 0 : at / 2 % tables.size()], 1700000000 + i * 7 * 86400LL,
                     static_cast<std::uint64_t>(i) + 1});
  }
  return games;
}

}  // namespace fox::ui
