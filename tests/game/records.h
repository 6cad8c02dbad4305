// Records as text for the tests of this folder: replayed, and played at random through the words of the
// record alone.
#pragma once

#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include "catch.h"
#include "game/record.h"
#include "sheets/library.h"

namespace records {

inline fox::SheetLibrary& library() {
  static fox::SheetLibrary sheets;
  return sheets;
}

inline fox::Replay replay(const std::string& text) {
  return fox::replay_record(text, library());
}

// The reason and line of the fault as "reason 3", "" where there is none; a torn one as "torn reason 3".
inline std::string fault_of(const fox::Replay& replay) {
  const auto told = [](const fox::RecordFault& fault) {
    return std::string(fault.refused.refusal.reason) + " " + std::to_string(fault.line);
  };
  if (replay.fault) return told(*replay.fault);
  return replay.torn ? "torn " + told(*replay.torn) : "";
}

inline std::string fault_of(const std::string& text) {
  return fault_of(replay(text));
}

// The game of a record that is in order.
inline std::unique_ptr<fox::Game> game(const std::string& text) {
  auto replayed = replay(text);
  INFO(text);
  CHECK(fault_of(replayed).empty());
  REQUIRE(replayed.game != nullptr);
  return std::move(replayed.game);
}

inline std::string header(const std::string& sheet, const std::string& mode, int players = 1) {
  std::string text = "foxsheet 1\nsheet " + sheet + "\nmode " + mode + "\n";
  for (int seat = 1; seat <= players; ++seat) text += "player P" + std::to_string(seat) + "\n";
  return text + "---\n";
}

// The example of the contract.
inline const std::string& example() {
  static const std::string text =
      "foxsheet 1\nsheet ganz-schoen-clever\nplayer Ada\nplayer Ben\n---\n"
      "1 roll w3 y4 b2 g6 o1 p5     # seat 1 threw these\n"
      "1 take y yellow.34           # the yellow die, its 4 marked in row 3, column 4\n";
  return text;
}

// A game at random: up to `lines` lines, among the legal ones; in sheet mode with dice at random.
inline std::unique_ptr<fox::Game> random_game(const std::string& header_text, int lines, unsigned seed) {
  auto played = game(header_text);
  std::mt19937 random(seed);
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  const auto face = [&] { return std::to_string(1 + below(6)); };
  const auto* def = std::get_if<fox::clever::SheetDef>([&] {
    fox::Problems problems;
    return library().find(played->header().sheet, problems);
  }());
  for (int i = 0; i < lines && !played->is_over(); ++i) {
    auto legal = played->legal();
    if (played->header().mode == fox::RecordMode::sheet && (legal.empty() || below(5) != 0)) {
      std::string dice;
      const std::size_t first = below(def->dice.size());
      for (std::size_t d = 0; d < def->dice.size(); ++d)
        dice += std::string(d == 0 ? "" : " ") + def->dice[(first + d) % def->dice.size()].letter + face();
      static const char* const places[] = {"", " from I", " from II", " from III", " from platter"};
      dice += places[below(5)];
      const auto uses = played->legal_use(dice);
      if (const auto* list = std::get_if<std::vector<std::string>>(&uses); list != nullptr && !list->empty())
        legal = *list;
    }
    if (legal.empty()) continue;
    std::string line = legal[below(legal.size())];
    if (line.back() == '*') {
      line.pop_back();
      const auto state = played->state();
      for (const auto& [letter, shown] : state["dice"]["hand"].items()) line += letter + face() + " ";
      line.pop_back();
    }
    const auto refused = played->submit(line);
    INFO(line);
    REQUIRE_FALSE(refused.has_value());
  }
  return played;
}

}  // namespace records
