#include "ui/ends/result.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/clever_codec.h"
#include "game/store/replay.h"
#include "game/typed_game.h"
#include "ui/look/names.h"
#include "ui/screens/home.h"
#include "ui/screens/sheet_info.h"
#include "ui/wizard/faces.h"

namespace fox::ui {
namespace {

using nlohmann::json;

int number_in(const json& object, const char* key, int missing) {
  const auto found = object.find(key);
  return found != object.end() && found->is_number_integer() ? found->get<int>() : missing;
}

std::string tie_sentence(const json& score, const Catalogue& words) {
  const auto tie = score.find("tie_break");
  if (tie == score.end() || !tie->is_string()) return {};
  const bool jesters = score["players"][0].contains("jesters");
  if (*tie == "best-area") return words.text("referee", "tie-broken");
  if (*tie == "jesters") return words.text("referee", "tie-jesters");
  return words.text("referee", jesters ? "tie-jesters-shared" : "tie-shared");
}

void find_ladder(Result& result, const json& score, SheetLibrary& sheets, const Catalogue& words) {
  const auto sheet = sheet_info(sheets, result.sheet);
  if (!sheet || sheet->clever == nullptr || !result.alone()) return;
  const clever::SheetDef* def = sheet->clever;
  for (std::size_t i = 0; i < def->ratings.size(); ++i)
    result.ladder.push_back(
        {def->ratings[i].from, words.text("ratings." + def->rating_words, "t" + std::to_string(i))});
  if (const auto rating = score.find("rating"); rating != score.end() && rating->is_object())
    result.rung = number_in(*rating, "tier", 0) - 1;
}

// The line that marked most.
void find_chain(Result& result, const TypedGame<clever::Codec>& game) {
  for (std::size_t line = 1; line <= game.count(); ++line) {
    const auto& events = game.events_at(line);
    const auto marks = static_cast<int>(std::count_if(events.begin(), events.end(), [](const auto& event) {
      return event.kind == clever::Event::Kind::mark;
    }));
    if (marks <= result.chain_marks) continue;
    result.chain_marks = marks;
    result.chain_seat = std::max(0, game.seat_at(line));
    result.chain_round = game.round_at(line - 1);
  }
}

ResultPlayer player_of(const json& player, const std::vector<ResultArea>& areas, bool foxes) {
  ResultPlayer one;
  one.name = player.value("name", std::string());
  for (const ResultArea& area : areas) one.areas.push_back(number_in(player["areas"], area.id.c_str(), 0));
  one.foxes = number_in(player, "foxes", 0);
  one.fox_points = number_in(player, "fox_points", 0);
  one.bonus = number_in(player, "bonus", 0);
  one.total = number_in(player, "total", 0);
  one.rank = number_in(player, "rank", 1);
  if (foxes && !one.areas.empty()) {
    const auto [low, high] = std::minmax_element(one.areas.begin(), one.areas.end());
    if (*low != *high) one.lowest = static_cast<int>(low - one.areas.begin());
  }
  return one;
}

std::string plural(const Catalogue& words, int count, const char* one, const char* many) {
  return words.text("screen", count == 1 ? one : many, {{"count", std::to_string(count)}});
}

}  // namespace

std::vector<std::string> Result::names() const {
  std::vector<std::string> all;
  for (const ResultPlayer& player : players) all.push_back(player.name);
  return all;
}

std::vector<ResultArea> areas_of(const std::string& sheet, SheetLibrary& sheets, const Catalogue& words) {
  Problems problems;
  const AnySheet* found = sheets.find(sheet, problems);
  std::vector<ResultArea> areas;
  if (found == nullptr) return areas;
  if (const auto* clever = std::get_if<clever::SheetDef>(found))
    for (const auto& area : clever->areas)
      areas.push_back({area.id, words.text("areas", area.id), letter_of(words, *clever, area.id),
                       area.pattern, die_color(*clever, area.die)});
  if (const auto* wizard = std::get_if<wizard::SheetDef>(found))
    for (int face = 0; face < wizard::colours(*wizard); ++face) {
      const auto& colour = wizard::face(*wizard, face);
      areas.push_back({colour.id, face_name(words, *wizard, face), face_letter(words, *wizard, face),
                       colour.pattern, face_color(*wizard, face)});
    }
  return areas;
}

Result result_of(const Game& game, SheetLibrary& sheets, const Catalogue& words, bool whole) {
  const json score = game.score(words);
  Result result;
  result.sheet = game.header().sheet;
  result.title = sheet_title(words, result.sheet);
  result.rounds = game.round_at(game.count());
  result.over = game.over();
  result.areas = areas_of(result.sheet, sheets, words);
  if (const auto sheet = sheet_info(sheets, result.sheet)) result.wizard = sheet->wizard != nullptr;
  for (const json& player : score["players"]) {
    result.has_foxes = result.has_foxes || player.contains("foxes");
    result.has_bonus = result.has_bonus || player.contains("bonus");
    result.players.push_back(player_of(player, result.areas, player.contains("foxes")));
  }
  result.tie = tie_sentence(score, words);
  result.next = next_game(game.header()).names.front();
  find_ladder(result, score, sheets, words);
  if (!whole) return result;
  const auto tally = store::tally_of(game);
  for (std::size_t seat = 0; seat < tally.size() && seat < result.players.size(); ++seat) {
    result.players[seat].unused = tally[seat].unused_actions;
    result.players[seat].lost = tally[seat].lost_bonuses;
  }
  const auto* clever = dynamic_cast<const TypedGame<clever::Codec>*>(&game);
  if (clever != nullptr && game.header().mode != RecordMode::paper) find_chain(result, *clever);
  return result;
}

std::string figure(int number) {
  return number < 0 ? "−" + std::to_string(-number) : std::to_string(number);
}

std::string headline(const Result& result, const Catalogue& words) {
  if (result.alone())
    return words.text("screen", "over-alone", {{"points", figure(result.players[0].total)}});
  std::string first;
  int winners = 0, best = 0;
  for (const ResultPlayer& player : result.players) {
    if (player.rank != 1) continue;
    if (winners++ > 0) first += " & ";
    first += player.name;
    best = player.total;
  }
  return words.text("screen", winners > 1 ? "over-shared" : "over-won",
                    {{"name", first}, {"points", figure(best)}});
}

std::vector<std::string> headline_facts(const Result& result, const Catalogue& words) {
  std::vector<std::string> facts{result.title};
  if (result.rounds > 0) facts.push_back(plural(words, result.rounds, "round-one", "rounds"));
  const ResultPlayer* first = nullptr;
  const ResultPlayer* second = nullptr;
  for (const ResultPlayer& player : result.players) {
    if (player.rank == 1 && first == nullptr)
      first = &player;
    else if (second == nullptr || player.total > second->total)
      second = &player;
  }
  if (first != nullptr && second != nullptr && first->total > second->total) {
    const int ahead = first->total - second->total;
    facts.push_back(words.text("screen", ahead == 1 ? "ahead-one" : "ahead",
                               {{"points", std::to_string(ahead)}, {"name", second->name}}));
  }
  if (!result.tie.empty()) facts.push_back(result.tie);
  if (first != nullptr && first->foxes > 0 && first->lowest >= 0) {
    const auto lowest = static_cast<std::size_t>(first->lowest);
    facts.push_back(words.text("screen", first->foxes == 1 ? "fox-on" : "foxes-on",
                               {{"count", std::to_string(first->foxes)},
                                {"area", result.areas[lowest].name},
                                {"points", figure(first->areas[lowest])}}));
  }
  return facts;
}

std::vector<std::string> notes_of(const Result& result, const Catalogue& words) {
  std::vector<std::string> notes;
  if (result.chain_marks > 1) {
    Fillings places{{"count", std::to_string(result.chain_marks)},
                    {"round", std::to_string(result.chain_round)},
                    {"name", result.players[static_cast<std::size_t>(result.chain_seat)].name}};
    notes.push_back(words.text("screen", result.alone() ? "chain-alone" : "chain-longest", places));
  }
  std::string unused, lost;
  for (const ResultPlayer& player : result.players) {
    const std::string name = result.alone() ? "" : player.name + " ";
    if (player.unused > 0) unused += (unused.empty() ? "" : ", ") + name + std::to_string(player.unused);
    if (player.lost > 0) lost += (lost.empty() ? "" : ", ") + name + std::to_string(player.lost);
  }
  if (!unused.empty()) notes.push_back(words.text("screen", "actions-left", {{"who", unused}}));
  if (!lost.empty()) notes.push_back(words.text("screen", "bonuses-lost", {{"who", lost}}));
  return notes;
}

}  // namespace fox::ui
