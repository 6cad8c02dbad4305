#include "ui/ends/result.h"

#include <algorithm>

#include "game/codecs.h"
#include "game/store/replay.h"
#include "ui/look/names.h"
#include "ui/screen_families.h"
#include "ui/screens/home.h"
#include "ui/screens/sheet_info.h"
#include "ui/wizard/faces.h"

namespace fox::ui {
namespace {

// The best first.
void find_ladder(Result& result, const AnySheet& sheet, int rating, const Catalogue& words) {
  if (!result.alone()) return;
  result.ladder = std::visit([&](const auto& def) { return ladder_of(def, words); }, sheet);
  result.rung = rating;
}

ResultPlayer player_of(const std::string& name, const SeatStanding& standing,
                       const std::vector<ResultArea>& areas) {
  ResultPlayer one;
  one.name = name;
  for (const ResultArea& area : areas)
    for (const auto& [id, points] : standing.areas)
      if (id == area.id) one.areas.push_back(points);
  if (standing.foxes >= 0) one.foxes = standing.foxes, one.fox_points = standing.fox_points;
  one.bonus = std::max(0, standing.bonus);
  one.total = standing.total;
  one.rank = standing.rank;
  if (standing.foxes >= 0 && !one.areas.empty()) {
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

std::vector<ResultArea> areas_of(const clever::SheetDef& sheet, const Catalogue& words) {
  std::vector<ResultArea> areas;
  for (const auto& area : sheet.areas)
    areas.push_back({area.id, words.text("areas", area.id), letter_of(words, sheet.id, area.id), area.pattern,
                     die_color(sheet, area.die)});
  return areas;
}

std::vector<ResultArea> areas_of(const wizard::SheetDef& sheet, const Catalogue& words) {
  std::vector<ResultArea> areas;
  for (int face = 0; face < wizard::colours(sheet); ++face) {
    const auto& colour = wizard::face(sheet, face);
    areas.push_back({colour.id, face_name(words, sheet, face), face_letter(words, sheet, face),
                     colour.pattern, face_color(sheet, face)});
  }
  return areas;
}

std::vector<ResultArea> areas_of(const std::string& sheet, SheetLibrary& sheets, const Catalogue& words) {
  Problems problems;
  const AnySheet* found = sheets.find(sheet, problems);
  if (found == nullptr) return {};
  return std::visit([&](const auto& def) { return areas_of(def, words); }, *found);
}

std::vector<Rung> ladder_of(const clever::SheetDef& sheet, const Catalogue& words) {
  std::vector<Rung> ladder;
  for (const auto& rating : sheet.ratings)
    ladder.push_back(
        {rating.from, words.text("ratings." + sheet.rating_words, "t" + std::to_string(ladder.size()))});
  return ladder;
}

// The line that marked most; on paper nothing follows from anything.
Chain longest_chain(const TypedGame<clever::Codec>& game) {
  Chain longest;
  if (game.header().mode == RecordMode::paper) return longest;
  for (std::size_t line = 1; line <= game.count(); ++line) {
    const auto& events = game.events_at(line);
    const auto marks = static_cast<int>(std::count_if(events.begin(), events.end(), [](const auto& event) {
      return event.kind == clever::Event::Kind::mark;
    }));
    if (marks > longest.marks) longest = {marks, std::max(0, game.seat_at(line)), game.round_at(line - 1)};
  }
  return longest;
}

Result result_of(const Game& game, SheetLibrary& sheets, const Catalogue& words, bool whole) {
  const Standings standings = game.standings();
  const auto& names = game.header().names;
  Result result;
  result.sheet = game.header().sheet;
  result.title = sheet_title(words, result.sheet);
  result.rounds = game.round_at(game.count());
  result.over = game.is_over();
  result.areas = areas_of(result.sheet, sheets, words);
  for (std::size_t seat = 0; seat < standings.seats.size(); ++seat) {
    const SeatStanding& standing = standings.seats[seat];
    result.has_foxes = result.has_foxes || standing.foxes >= 0;
    result.has_bonus = result.has_bonus || standing.bonus >= 0;
    result.players.push_back(player_of(names[seat], standing, result.areas));
  }
  if (!standings.tie.empty()) result.tie = words.text("referee", std::string(standings.tie));
  result.next = next_game(game.header()).names.front();
  if (const auto sheet = sheet_info(sheets, result.sheet)) {
    result.die = sheet->die;
    find_ladder(result, *sheet->sheet, standings.rating, words);
  }
  if (!whole) return result;
  const auto tally = store::tally_of(game);
  for (std::size_t seat = 0; seat < tally.size() && seat < result.players.size(); ++seat) {
    result.players[seat].unused = tally[seat].unused_actions;
    result.players[seat].lost = tally[seat].lost_bonuses;
  }
  result.chain = std::visit([](const auto* typed) { return longest_chain(*typed); }, game.typed());
  return result;
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
  if (result.chain.marks > 1) {
    Fillings places{{"count", std::to_string(result.chain.marks)},
                    {"round", std::to_string(result.chain.round)},
                    {"name", result.players[static_cast<std::size_t>(result.chain.seat)].name}};
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
