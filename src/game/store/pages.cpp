#include "game/store/pages.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>

#include "game/store/page_reader.h"

namespace fox::store {
namespace {

// Everything found, believed or not. A page may be there in several versions, so may an entry.
struct Finds {
  std::map<GameId, std::map<std::size_t, std::vector<Entry>>> log;
  std::vector<GameRow> rows;  // whole ones
};

// The columns of `log` and `games` as schema.cpp has them.
void take_entry(const Record& record, Finds& finds) {
  const auto& values = record.values;
  if (values.size() != 6 || values[4].kind != Value::Kind::text || values[5].bytes.size() != Digest().size())
    return;
  for (std::size_t i = 0; i < 4; ++i)
    if (values[i].kind != Value::Kind::number) return;
  if (values[1].number < 0 || values[2].number < 0 || values[2].number >= std::int64_t{enum_size<Act>})
    return;
  Entry entry{static_cast<Act>(values[2].number), values[3].number, values[4].bytes, values[5].digest()};
  finds.log[values[0].number][static_cast<std::size_t>(values[1].number)].push_back(std::move(entry));
}

void take_row(const Record& record, Finds& finds) {
  const auto& values = record.values;
  if (values.size() != 16 || record.id <= 0 || values[6].number < 0) return;
  auto begin = read_begin(values[2].bytes);
  if (!begin) return;
  GameRow row;
  row.id = record.id;
  row.begin = std::move(*begin);
  row.created = values[3].number;
  row.updated = values[4].number;
  row.order = values[5].number;
  row.entries = static_cast<std::size_t>(values[6].number);
  row.head = values[7].digest();
  row.finished = values[8].number != 0;
  row.binned = values[9].number != 0;
  row.round = static_cast<int>(values[10].number);
  std::istringstream totals(values[11].bytes);
  for (int total = 0; totals >> total;) row.totals.push_back(total);
  if (seal(row) == values[12].digest()) finds.rows.push_back(std::move(row));
}

// The longest chain from the first entry on.
std::vector<Entry> chain_of(const std::map<std::size_t, std::vector<Entry>>& found) {
  std::vector<Entry> chain;
  Digest before{};
  for (;;) {
    const auto candidates = found.find(chain.size());
    if (candidates == found.end()) return chain;
    const Entry* next = nullptr;
    for (const auto& entry : candidates->second)
      if (chained(before, chain.size(), entry) == entry.digest) next = &entry;
    if (next == nullptr) return chain;
    before = next->digest;
    chain.push_back(*next);
  }
}

// The row that belongs to the end of this chain, and the highest number of entries that any row of the game
// speaks of.
struct RowOf {
  const GameRow* row = nullptr;
  std::size_t most = 0;
};
RowOf row_of(const Finds& finds, const std::string& uid, const std::vector<Entry>& chain) {
  RowOf found;
  for (const auto& row : finds.rows) {
    if (row.begin.uid != uid) continue;
    found.most = std::max(found.most, row.entries);
    const bool fits = row.entries == chain.size() && row.head == chain.back().digest;
    if (fits && (found.row == nullptr || row.order > found.row->order)) found.row = &row;
  }
  return found;
}

Finds find(std::string_view database, const std::vector<Frame>& log) {
  Finds finds;
  each_record(database, log, [&](const Record& record) {
    if (record.table)
      take_row(record, finds);
    else
      take_entry(record, finds);
  });
  return finds;
}

}  // namespace

Salvaged salvage(std::string_view database, std::string_view log) {
  const Finds finds = find(database, newest_frames(log));
  Salvaged salvaged;
  std::set<std::string> known;
  for (const auto& [id, found] : finds.log) {
    StoredGame game;
    game.entries = chain_of(found);
    const auto begin = game.entries.empty() ? std::nullopt : read_begin(game.entries.front().text);
    if (!begin) {
      salvaged.broken.push_back(id);
      for (const auto& row : finds.rows)
        if (row.id == id) known.insert(row.begin.uid);
      continue;
    }
    if (!known.insert(begin->uid).second) continue;
    const RowOf row = row_of(finds, begin->uid, game.entries);
    if (row.row != nullptr) game.row = *row.row;
    game.row.sound = row.row != nullptr;
    game.row.id = id;
    game.row.begin = *begin;
    if (found.rbegin()->first >= game.entries.size() || row.most > game.entries.size())
      salvaged.broken.push_back(id);
    salvaged.games.push_back(std::move(game));
  }
  for (const auto& row : finds.rows)
    if (known.insert(row.begin.uid).second) salvaged.broken.push_back(row.id);
  return salvaged;
}

bool hide_lines(const std::vector<Frame>& frames, const std::function<KnownEnd(GameId)>& known) {
  const Finds finds = find({}, frames);
  for (const auto& [id, entries] : finds.log) {
    const KnownEnd end = known(id);
    const auto next = entries.find(end.entries);
    if (next == entries.end()) continue;
    for (const auto& entry : next->second)
      if (chained(end.head, end.entries, entry) == entry.digest) return true;
  }
  return std::any_of(finds.rows.begin(), finds.rows.end(),
                     [&](const GameRow& row) { return row.entries > known(row.id).entries; });
}

}  // namespace fox::store
