#include "cli/board.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/report_families.h"

namespace fox::cli {

using nlohmann::json;

namespace {

// Letters of a UTF-8 word, so that columns stay straight.
std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t columns) {
  return text + std::string(columns - std::min(columns, width(text)), ' ');
}

std::string number(const json& value, std::size_t columns) {
  const std::string text = figure(value.get<int>());
  return std::string(columns - std::min(columns, width(text)), ' ') + text;
}

// A line of a sheet: an area, its points, and what stands there, named by what is printed.
void print_area(std::ostream& out, const Game& game, const json& player, const std::string& area,
                const std::string& title, const Catalogue& words) {
  const auto seat = player["seat"].get<std::size_t>() - 1;
  const std::string marks = std::visit(
      [&](const auto* typed) { return area_words(typed->rules(), typed->current(), seat, area, words); },
      game.typed());
  out << "  " << title << (marks.empty() ? "" : "  ") << marks << '\n';
}

void print_player(std::ostream& out, const Game& game, const json& player, const Catalogue& words,
                  const json& target) {
  out << padded(name_of(player, words), 20) << number(player["total"], 5);
  if (player.contains("xs"))
    out << "  "
        << words.text("referee", "xs-of", {{"count", player["xs"].dump()}, {"target", target.dump()}});
  out << '\n';
  for (const auto& [area, points] : player["areas"].items())
    print_area(out, game, player, area, padded(words.text("areas", area), 12) + number(points, 4), words);
  if (player.contains("jesters"))
    print_area(out, game, player, "jester", padded(words.text("dice", "jester"), 16), words);
  if (player.contains("actions")) {
    out << "  ";
    for (const auto& [action, track] : player["actions"].items())
      out << words.text("actions", action) << " " << track["circled"].get<int>() - track["crossed"].get<int>()
          << "/" << track["circled"].get<int>() << "  ";
    out << words.text("kinds", "fox") << " " << player["foxes"] << " ("
        << figure(player["fox_points"].get<int>()) << ")\n";
  }
  if (player.contains("waiting") && !player["waiting"].empty()) {
    std::string waiting;
    for (const auto& bonus : player["waiting"])
      waiting += (waiting.empty() ? "" : ", ") + words.text("bonuses", bonus);
    out << "  " << words.text("referee", "waiting", {{"seat", name_of(player, words)}, {"bonus", waiting}})
        << '\n';
  }
}

}  // namespace

std::string name_of(const json& player, const Catalogue& words) {
  std::string name = player["name"];
  if (!name.empty()) return name;
  return words.text("kinds", "seat", {{"number", std::to_string(player["seat"].get<int>())}});
}

json die_details(const std::string& id, char letter, const std::string& color) {
  return {{"id", id}, {"letter", std::string(1, letter)}, {"color", color}};
}

void print_now(std::ostream& out, const json& state, const char* sentence, std::size_t seat,
               const Catalogue& words) {
  out << words.text("referee", sentence, {{"seat", name_of(state["players"][seat - 1], words)}}) << " ("
      << state["phase"].get<std::string>() << ")";
}

void print_board(std::ostream& out, const Game& game, const Catalogue& words) {
  const json state = game.state();
  out << words.text("sheets", state["sheet"]) << ". ";
  if (state["round"].is_number())
    out << words.text(
               "referee", state.contains("rounds") ? "round-of" : "round-is",
               {{"round", std::to_string(state["round"].get<int>())},
                {"rounds", state.contains("rounds") ? std::to_string(state["rounds"].get<int>()) : "?"}})
        << ". ";
  if (state["over"] == true)
    out << words.text("referee", "game-over");
  else
    std::visit([&](const auto* typed) { print_turn(out, state, words, typed->rules()); }, game.typed());
  out << '\n';
  std::visit([&](const auto* typed) { print_table(out, state, words, typed->rules()); }, game.typed());
  for (const auto& player : state["players"])
    print_player(out, game, player, words, state.value("target", json()));
}

void print_tally(std::ostream& out, const Game& game, const Catalogue& words) {
  const json score = game.score(words);
  const auto row = [&](const std::string& title, auto&& value) {
    out << padded(title, 14);
    for (const auto& player : score["players"]) {
      const std::string text = value(player);
      out << std::string(12 - std::min<std::size_t>(12, width(text)), ' ') << text;
    }
    out << '\n';
  };
  const auto count = [](const char* key) {
    return [key](const json& player) { return figure(player[key].template get<int>()); };
  };
  row(words.text("referee", "player"), [&](const json& player) { return name_of(player, words); });
  // Where the paper is reckoned by columns, differences and a bonus, so is this; everywhere else by areas.
  const bool by_columns = score["players"][0].contains("columns");
  if (by_columns) {
    for (std::size_t c = 0; c < score["players"][0]["columns"].size(); ++c)
      row("×" + std::to_string(c + 1),
          [&](const json& player) { return figure(player["columns"][c].get<int>()); });
    row(words.text("referee", "differences"),
        [](const json& player) { return figure(-player["penalties"].get<int>()); });
  }
  for (const auto& [area, points] : score["players"][0]["areas"].items()) {
    if (by_columns) break;
    const std::string id = area;
    row(words.text("areas", id), [&](const json& player) { return figure(player["areas"][id].get<int>()); });
  }
  if (score["players"][0].contains("foxes"))
    row(words.text("referee", "foxes"), [](const json& player) {
      return std::to_string(player["foxes"].get<int>()) + " = " + figure(player["fox_points"].get<int>());
    });
  if (score["players"][0].contains("bonus")) row(words.text("referee", "bonus"), count("bonus"));
  row(words.text("referee", "total"), count("total"));
  if (by_columns) {
    row(words.text("referee", "xs"), count("xs"));
    row(words.text("referee", "jester-xs"), count("jesters"));
  }
  if (score["over"] != true) return;
  row(words.text("referee", "rank"), count("rank"));
  if (const auto tie = game.standings().tie; !tie.empty())
    out << words.text("referee", std::string(tie)) << '\n';
  if (score.contains("rating") && score["rating"].is_object())
    out << words.text("referee", "rating",
                      {{"tier", std::to_string(score["rating"]["tier"].get<int>())},
                       {"of", std::to_string(score["rating"]["of"].get<int>())},
                       {"text", score["rating"]["text"]}})
        << '\n';
}

}  // namespace fox::cli
