#include "cli/board.h"

#include <algorithm>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>

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

std::string number(const json& value, int columns) {
  std::ostringstream out;
  out << std::setw(columns) << value.get<int>();
  return out.str();
}

std::string name_of(const json& player, const Catalogue& words) {
  std::string name = player["name"];
  if (!name.empty()) return name;
  return words.text("kinds", "seat", {{"number", std::to_string(player["seat"].get<int>())}});
}

// "yellow.34 yellow.11" become one entry a row area: the cells behind the area's name.
std::string marks_of(const json& player, const std::string& area) {
  std::string cells;
  for (const auto& mark : player["marks"]) {
    const std::string text = mark;
    if (text.compare(0, area.size() + 1, area + ".") == 0) cells += " " + text.substr(area.size() + 1);
  }
  return cells;
}

void print_dice(std::ostream& out, const json& dice) {
  if (!dice.is_object() || !dice.contains("hand")) return;
  const auto list = [&](const json& set) {
    std::string text;
    for (const auto& [letter, face] : set.items())
      text += " " + letter + (face.is_null() ? "?" : std::to_string(face.get<int>()));
    return text.empty() ? std::string(" -") : text;
  };
  out << "  hand" << list(dice["hand"]) << "   fields";
  for (const auto& field : dice["fields"]) out << " " << (field.is_null() ? "-" : field.get<std::string>());
  out << "   platter" << list(dice["platter"]) << '\n';
}

// Wizard: the card, the wizard colour, the throw and the next seer, as far as they are known.
void print_wizard_round(std::ostream& out, const json& state, const Catalogue& words) {
  const auto name = [&](const json& seat) {
    return name_of(state["players"][seat.get<std::size_t>() - 1], words);
  };
  const auto tell = [&](const char* key, const Fillings& fillings) {
    out << "  " << words.text("referee", key, fillings) << '\n';
  };
  if (state["card"].is_string()) tell("card", {{"card", words.text("cards", state["card"])}});
  if (state["wizards"].is_string()) tell("wizards-as", {{"area", words.text("areas", state["wizards"])}});
  if (state["throw"] != 0) {
    std::string dice;
    for (const auto& [letter, count] : state["dice"].items())
      dice += (dice.empty() ? "" : " ") + letter + count.dump();
    tell("throw-of", {{"throw", state["throw"].dump()}, {"throws", state["throws"].dump()}, {"dice", dice}});
  }
  if (state["next_seer"].is_number() && state["over"] != true)
    tell("next-seer", {{"seat", name(state["next_seer"])}});
}

void print_player(std::ostream& out, const json& player, const Catalogue& words, const json& target) {
  out << padded(name_of(player, words), 20) << number(player["total"], 5);
  if (player.contains("xs"))
    out << "  "
        << words.text("referee", "xs-of", {{"count", player["xs"].dump()}, {"target", target.dump()}});
  out << '\n';
  for (const auto& [area, points] : player["areas"].items())
    out << "  " << padded(words.text("areas", area), 12) << number(points, 4) << " " << marks_of(player, area)
        << '\n';
  if (player.contains("jesters"))
    out << "  " << padded(words.text("dice", "jester"), 16) << " " << marks_of(player, "jester") << '\n';
  if (player.contains("actions")) {
    out << "  ";
    for (const auto& [action, track] : player["actions"].items())
      out << words.text("actions", action) << " " << track["circled"].get<int>() - track["crossed"].get<int>()
          << "/" << track["circled"].get<int>() << "  ";
    out << words.text("kinds", "fox") << " " << player["foxes"] << " (" << player["fox_points"] << ")\n";
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

void print_board(std::ostream& out, const json& state, const Catalogue& words) {
  out << words.text("sheets", state["sheet"]) << ". ";
  if (state["round"].is_number())
    out << words.text(
               "referee", state.contains("rounds") ? "round-of" : "round-is",
               {{"round", std::to_string(state["round"].get<int>())},
                {"rounds", state.contains("rounds") ? std::to_string(state["rounds"].get<int>()) : "?"}})
        << ". ";
  if (state["over"] == true)
    out << words.text("referee", "game-over");
  else if (state.contains("active") && state["active"].is_number()) {
    const auto seat = state["active"].get<std::size_t>();
    out << words.text("referee", "now", {{"seat", name_of(state["players"][seat - 1], words)}}) << " ("
        << state["phase"].get<std::string>() << ")";
  } else if (state.contains("seer") && state["seer"].is_number()) {
    const auto seat = state["seer"].get<std::size_t>();
    out << words.text("referee", "seer", {{"seat", name_of(state["players"][seat - 1], words)}}) << " ("
        << state["phase"].get<std::string>() << ")";
  }
  out << '\n';
  if (state.contains("dice")) print_dice(out, state["dice"]);
  if (state.contains("seer")) print_wizard_round(out, state, words);
  for (const auto& player : state["players"]) print_player(out, player, words, state.value("target", json()));
}

void print_tally(std::ostream& out, const json& score, const Catalogue& words) {
  const auto row = [&](const std::string& title, auto&& value) {
    out << padded(title, 14);
    for (const auto& player : score["players"]) {
      const std::string text = value(player);
      out << std::string(12 - std::min<std::size_t>(12, width(text)), ' ') << text;
    }
    out << '\n';
  };
  const auto count = [](const char* key) {
    return [key](const json& player) { return std::to_string(player[key].template get<int>()); };
  };
  row(words.text("referee", "player"), [&](const json& player) { return name_of(player, words); });
  // Where the paper is reckoned by columns, differences and a bonus, so is this; everywhere else by areas.
  const bool by_columns = score["players"][0].contains("columns");
  if (by_columns) {
    for (std::size_t c = 0; c < score["players"][0]["columns"].size(); ++c)
      row("x" + std::to_string(c + 1), [&](const json& player) { return player["columns"][c].dump(); });
    row(words.text("referee", "differences"),
        [](const json& player) { return std::to_string(-player["penalties"].get<int>()); });
  }
  for (const auto& [area, points] : score["players"][0]["areas"].items()) {
    if (by_columns) break;
    const std::string id = area;
    row(words.text("areas", id),
        [&](const json& player) { return std::to_string(player["areas"][id].get<int>()); });
  }
  if (score["players"][0].contains("foxes"))
    row(words.text("referee", "foxes"), [](const json& player) {
      return std::to_string(player["foxes"].get<int>()) + " = " +
             std::to_string(player["fox_points"].get<int>());
    });
  if (score["players"][0].contains("bonus")) row(words.text("referee", "bonus"), count("bonus"));
  row(words.text("referee", "total"), count("total"));
  if (by_columns) {
    row(words.text("referee", "xs"), count("xs"));
    row(words.text("referee", "jester-xs"), count("jesters"));
  }
  if (score["over"] != true) return;
  row(words.text("referee", "rank"), count("rank"));
  if (score["tie_break"] == "shared")
    out << words.text("referee", by_columns ? "tie-jesters-shared" : "tie-shared") << '\n';
  else if (score["tie_break"].is_string())
    out << words.text("referee", by_columns ? "tie-jesters" : "tie-broken") << '\n';
  if (score.contains("rating") && score["rating"].is_object())
    out << words.text("referee", "rating",
                      {{"tier", std::to_string(score["rating"]["tier"].get<int>())},
                       {"of", std::to_string(score["rating"]["of"].get<int>())},
                       {"text", score["rating"]["text"]}})
        << '\n';
}

}  // namespace fox::cli
