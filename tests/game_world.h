// A game as a small string: a record is replayed, then asked. Every test that is typed by hand speaks to the
// engine through this, in the words of the record alone. Lines may be separated by `;` as well.
#pragma once

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catch.h"
#include "game/record.h"
#include "sheets/library.h"

namespace worlds {

using Words = std::vector<std::string>;

inline fox::SheetLibrary& library() {
  static fox::SheetLibrary library;
  return library;
}

inline const fox::Catalogue& catalogue(std::string_view language = "en") {
  static const fox::Catalogue english("en"), german("de"), dutch("nl");
  return language == "de" ? german : language == "nl" ? dutch : english;
}

inline std::string joined(const Words& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

inline Words split(const std::string& text, char between) {
  Words parts;
  std::string part;
  for (const char c : text + between) {
    if (c != between) {
      part += c;
      continue;
    }
    const auto first = part.find_first_not_of(' '), last = part.find_last_not_of(' ');
    if (first != std::string::npos) parts.push_back(part.substr(first, last - first + 1));
    part.clear();
  }
  return parts;
}

// "record" of a sheet, a mode, so many players and perhaps house rules ("solo-fallback on").
inline std::string header(const std::string& sheet, const std::string& mode, int players,
                          const std::string& rules = "") {
  static const char* const names[] = {"Ada", "Ben", "Cleo", "Dan"};
  std::string text = "sheet " + sheet + "\nmode " + mode + "\n";
  for (const auto& rule : split(rules, ';')) text += "rule " + rule + "\n";
  for (int seat = 0; seat < players; ++seat) text += std::string("player ") + names[seat] + "\n";
  return text + "---\n";
}

class World {
 public:
  explicit World(const std::string& record) {
    fox::Replay replay = fox::replay_record("foxsheet 1\n" + record + "\n", library());
    if (replay.fault) FAIL("line " << replay.fault->line << ": " << replay.fault->refused.refusal.reason);
    game_ = std::move(replay.game);
  }

  // Lines that must be legal, one after the other.
  World& play(const std::string& lines) {
    for (const auto& part : split(lines, '\n'))
      for (const auto& line : split(part, ';')) {
        if (line[0] == '#') continue;
        const auto refused = game_->submit(line);
        if (refused) FAIL(line << ": " << fox::sentence(*refused, catalogue(), game_.get()));
      }
    return *this;
  }

  [[nodiscard]] fox::Game& game() const { return *game_; }
  [[nodiscard]] bool legal(const std::string& line) const { return !game_->why(line).has_value(); }

  // The reason id, or "" where the line is legal.
  [[nodiscard]] std::string why(const std::string& line) const {
    const auto refused = game_->why(line);
    return refused ? std::string(refused->refusal.reason) : std::string();
  }

  // What is legal now, without dice or with these ("b4 w5 from II"); `only` keeps the lines that begin so.
  [[nodiscard]] Words lines(const std::string& only = "") const {
    Words kept;
    for (auto& line : game_->legal())
      if (line.rfind(only, 0) == 0) kept.push_back(std::move(line));
    return kept;
  }
  [[nodiscard]] Words uses(const std::string& dice) const {
    const auto answer = game_->legal_use(dice);
    REQUIRE(std::holds_alternative<Words>(answer));
    return std::get<Words>(answer);
  }

  [[nodiscard]] nlohmann::json state() const { return game_->state(); }
  [[nodiscard]] std::string phase() const { return state()["phase"]; }
  [[nodiscard]] Words events() const { return state()["events"]; }
  [[nodiscard]] bool happened(const std::string& event) const {
    const Words all = events();
    return std::find(all.begin(), all.end(), event) != all.end();
  }
  [[nodiscard]] nlohmann::json player(int seat) const {
    return state()["players"][static_cast<std::size_t>(seat - 1)];
  }
  [[nodiscard]] Words mark_list(int seat = 1) const { return player(seat)["marks"]; }
  [[nodiscard]] std::string marks(int seat = 1) const { return joined(mark_list(seat)); }
  [[nodiscard]] bool has(const std::string& mark, int seat = 1) const {
    const Words all = mark_list(seat);
    return std::find(all.begin(), all.end(), mark) != all.end();
  }
  [[nodiscard]] std::string waiting(int seat = 1) const {
    return joined(player(seat)["waiting"].get<Words>());
  }
  [[nodiscard]] int circled(const std::string& action, int seat = 1) const {
    return player(seat)["actions"][action]["circled"];
  }
  [[nodiscard]] int crossed(const std::string& action, int seat = 1) const {
    return player(seat)["actions"][action]["crossed"];
  }
  [[nodiscard]] int points(const std::string& area, int seat = 1) const {
    return player(seat)["areas"][area];
  }
  [[nodiscard]] int foxes(int seat = 1) const { return player(seat)["foxes"]; }
  [[nodiscard]] int fox_points(int seat = 1) const { return player(seat)["fox_points"]; }
  [[nodiscard]] int total(int seat = 1) const { return player(seat)["total"]; }
  [[nodiscard]] bool done(int seat) const { return player(seat)["done"]; }
  [[nodiscard]] nlohmann::json score() const { return game_->score(catalogue()); }
  [[nodiscard]] int rank(int seat) const {
    return score()["players"][static_cast<std::size_t>(seat - 1)]["rank"];
  }
  [[nodiscard]] std::string platter() const { return lying("platter"); }
  [[nodiscard]] std::string hand() const { return lying("hand"); }

 private:
  [[nodiscard]] std::string lying(const std::string& where) const {
    Words dice;
    const nlohmann::json there = state()["dice"][where];
    for (const auto& [die, face] : there.items())
      dice.push_back(die + (face.is_null() ? "" : std::to_string(face.get<int>())));
    return joined(dice);
  }

  std::unique_ptr<fox::Game> game_;
};

inline World sheet(const std::string& id, const std::string& lines = "", const std::string& rules = "") {
  World world(header(id, "sheet", 1, rules));
  world.play(lines);
  return world;
}

inline World paper(const std::string& id, const std::string& lines = "", const std::string& rules = "") {
  World world(header(id, "paper", 1, rules));
  world.play(lines);
  return world;
}

inline World table(const std::string& id, int players, const std::string& lines = "",
                   const std::string& rules = "") {
  World world(header(id, "table", players, rules));
  world.play(lines);
  return world;
}

}  // namespace worlds
