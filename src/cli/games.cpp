#include <algorithm>
#include <cmath>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/answers.h"
#include "cli/board.h"
#include "cli/games_open.h"
#include "cli/protocol_game.h"
#include "game/store/check.h"
#include "game/store/session.h"
#include "game/store/statistics.h"

namespace fox::cli {

using nlohmann::json;

namespace {

std::string joined_names(const std::vector<std::string>& names) {
  std::string all;
  for (const auto& name : names) all += (all.empty() ? "" : ", ") + name;
  return all;
}

void print_row(Context& context, const store::GameRow& row) {
  const Catalogue& words = context.words;
  const Header& header = row.begin.header;
  std::string where = words.text("games", "begun");
  if (row.round > 0) where = words.text("games", "in-round", {{"round", std::to_string(row.round)}});
  if (row.finished) where = words.text("games", "finished");
  context.out << std::setw(5) << row.id << "  " << words.text("sheets", header.sheet) << "  "
              << joined_names(header.names) << "  " << where;
  for (const int total : row.totals) context.out << ' ' << figure(total);
  if (!row.sound) context.out << "  " << words.text("games", "row-unsound");
  context.out << '\n';
}

std::string rounded(double value) {
  const auto tenths = std::lround(std::abs(value) * 10);
  return (value < 0 && tenths != 0 ? "−" : "") + std::to_string(tenths / 10) + "." +
         std::to_string(tenths % 10);
}

json or_null(const std::optional<double>& value) {
  return value ? json(*value) : json();
}

json statistics_json(const store::Statistics& one) {
  json areas = json::object(), totals = json::array();
  for (const auto& outcome : one.outcomes) totals.push_back(outcome.total);
  for (const auto& area : one.areas)
    areas[area.area] = {{"mean", area.mean}, {"best", area.best}, {"worst", area.worst}};
  return {{"sheet", one.sheet},
          {"players", one.size},
          {"player", one.player},
          {"games", one.games},
          {"mean", one.mean},
          {"best", one.best},
          {"worst", one.worst},
          {"wins", one.wins},
          {"foxes", or_null(one.foxes)},
          {"fox_points", or_null(one.fox_points)},
          {"lost_bonuses", or_null(one.lost_bonuses)},
          {"unused_actions", or_null(one.unused_actions)},
          {"areas", areas},
          {"totals", totals}};
}

// Moves games into the bin or out of it; the number of games moved, or what is in the way.
store::Result<int> set_binned(OpenGames& open, const std::vector<store::GameRow>& rows, bool binned) {
  int moved = 0;
  for (const auto& row : rows) {
    if (row.binned == binned) continue;
    store::Write write;
    write.row = row;
    write.row.binned = binned;
    write.before = row.head;
    const auto written = open.store().write(write);
    if (const auto* fault = store::fault_in(written)) return *fault;
    ++moved;
  }
  return moved;
}

int moved(Context& context, const GamesQuestion& asked, bool binned) {
  OpenGames open(context, asked, true);
  if (open.status()) return *open.status();
  const auto rows = open.rows();
  if (!rows) return Exit::no;
  const auto count = set_binned(open, *rows, binned);
  if (const auto* fault = store::fault_in(count)) return open.refuse(*fault);
  if (!context.json)
    context.out << context.words.text("games", binned ? "binned" : "restored",
                                      {{"count", std::to_string(std::get<int>(count))}})
                << '\n';
  open.print({{"ok", true}, {"moved", std::get<int>(count)}});
  return Exit::fine;
}

}  // namespace

int games_list(Context& context, const GamesQuestion& asked) {
  OpenGames open(context, asked);
  if (open.status()) return *open.status();
  const auto rows = open.rows();
  if (!rows) return Exit::no;
  if (!context.json)
    for (const auto& row : *rows) print_row(context, row);
  if (rows->empty() && !context.json) context.out << context.words.text("referee", "no-games") << '\n';
  open.print_rows(*rows);
  return Exit::fine;
}

int games_show(Context& context, const GamesQuestion& asked) {
  OpenGames open(context, asked);
  if (open.status()) return *open.status();
  const auto rows = open.rows();
  if (!rows) return Exit::no;
  const store::SessionTools tools{open.store(), context.sheets, context.program, {}};
  auto opened = store::Session::open(tools, rows->front().id);
  if (const auto* fault = store::fault_in(opened)) return open.refuse(*fault);
  auto& session = *std::get<std::unique_ptr<store::Session>>(opened);
  json answer = state_answer(session.game());
  answer["row"] = row_json(rows->front());
  if (const auto locked = session.locked()) {
    answer["locked"] = {{"id", locked->id()}, {"text", store::sentence(*locked, context.words)}};
    if (!context.json) context.out << store::sentence(*locked, context.words) << '\n';
  }
  if (!context.json) print_board(context.out, session.game(), context.words);
  open.print(std::move(answer));
  return Exit::fine;
}

int games_check(Context& context, const GamesQuestion& asked) {
  OpenGames open(context, asked);
  if (open.status()) return *open.status();
  store::Checked checked;
  if (!open.has_nothing_saved()) {
    auto result = store::check_all(open.store(), context.sheets);
    if (const auto* fault = store::fault_in(result)) return open.refuse(*fault);
    checked = std::move(std::get<store::Checked>(result));
    if (!checked.file_sound && asked.repair)
      if (const auto fault = open.store().replace()) return open.refuse(*fault);
  }
  json faults = json::array();
  for (const auto& fault : checked.faults) {
    json one = fault_answer(fault, context.words);
    one.erase("ok");
    faults.push_back(one);
    if (!context.json) context.out << one["text"].get<std::string>() << '\n';
  }
  if (!context.json)
    context.out << context.words.text("games", "checked",
                                      {{"games", std::to_string(checked.games)},
                                       {"count", std::to_string(checked.faults.size())}})
                << '\n';
  // A sheet that changed is worth knowing and no fault, as long as all lines fit.
  open.print({{"ok", checked.faults.empty()}, {"games", checked.games}, {"faults", faults}});
  return checked.faults.empty() ? Exit::fine : Exit::no;
}

int games_stats(Context& context, const GamesQuestion& asked) {
  OpenGames open(context, asked);
  if (open.status()) return *open.status();
  std::vector<store::Statistics> all;
  if (!open.has_nothing_saved()) {
    auto result = store::statistics(open.store());
    if (const auto* fault = store::fault_in(result)) return open.refuse(*fault);
    all = std::move(std::get<std::vector<store::Statistics>>(result));
  }
  json list = json::array();
  for (const auto& one : all) {
    if (!asked.player.empty() && one.player != asked.player) continue;
    if (!asked.sheet.empty() && one.sheet != asked.sheet) continue;
    list.push_back(statistics_json(one));
    if (context.json) continue;
    context.out << context.words.text("games", "statistics",
                                      {{"sheet", context.words.text("sheets", one.sheet)},
                                       {"players", std::to_string(one.size)},
                                       {"player", one.player},
                                       {"games", std::to_string(one.games)},
                                       {"mean", rounded(one.mean)},
                                       {"best", figure(one.best)},
                                       {"worst", figure(one.worst)},
                                       {"wins", std::to_string(one.wins)}})
                << '\n';
  }
  if (list.empty() && !context.json) context.out << context.words.text("games", "none-finished") << '\n';
  open.print({{"ok", true}, {"statistics", list}});
  return Exit::fine;
}

int games_bin(Context& context, const GamesQuestion& asked) {
  return moved(context, asked, true);
}

int games_restore(Context& context, const GamesQuestion& asked) {
  GamesQuestion in_bin = asked;
  in_bin.bin = true;
  return moved(context, in_bin, false);
}

int games_empty_bin(Context& context, const GamesQuestion& asked) {
  GamesQuestion in_bin = asked;
  in_bin.bin = true;
  OpenGames open(context, in_bin, true);
  if (open.status()) return *open.status();
  const auto rows = open.rows();
  if (!rows) return Exit::no;
  int erased = 0;
  for (const auto& row : *rows) {
    if (!row.binned) continue;
    if (const auto fault = open.store().erase(row.id)) return open.refuse(*fault);
    ++erased;
  }
  if (!context.json)
    context.out << context.words.text("games", "erased", {{"count", std::to_string(erased)}}) << '\n';
  open.print({{"ok", true}, {"erased", erased}});
  return Exit::fine;
}

}  // namespace fox::cli
