#include "game/store/memory_store.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/ensure.h"
#include "game/store/sha256.h"

namespace fox::store {

using nlohmann::json;

namespace {

// A frame is its payload's length in four bytes, a digest of it in sixteen, and the payload.
constexpr std::size_t kLength = 4, kEntryHead = kLength + Digest().size();

std::string head_of(std::string_view payload) {
  std::string head;
  for (std::size_t i = 0; i < kLength; ++i) head += static_cast<char>(payload.size() >> (8 * i) & 255);
  Sha256 sha;
  sha.add(payload);
  const auto digest = sha.finish();
  return head.append(digest.begin(), digest.begin() + Digest().size());
}

Digest digest_of(const json& bytes) {
  const std::string text = bytes;
  Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<std::uint8_t>(std::stoi(text.substr(2 * i, 2), nullptr, 16));
  return digest;
}

json row_json(const GameRow& row) {
  return {{"begin", write_begin(row.begin)},
          {"created", row.created},
          {"updated", row.updated},
          {"entries", row.entries},
          {"head", hex(row.head)},
          {"finished", row.finished},
          {"binned", row.binned},
          {"round", row.round},
          {"totals", row.totals}};
}

GameRow row_from(const json& bytes) {
  GameRow row;
  row.begin = read_begin(bytes["begin"].get<std::string>()).value_or(Begin());
  row.created = bytes["created"];
  row.updated = bytes["updated"];
  row.entries = bytes["entries"];
  row.head = digest_of(bytes["head"]);
  row.finished = bytes["finished"];
  row.binned = bytes["binned"];
  row.round = bytes["round"];
  row.totals = bytes["totals"].get<std::vector<int>>();
  return row;
}

json tally_json(const SeatTally& one) {
  return {one.total, one.rank, one.foxes, one.fox_points, one.lost_bonuses, one.unused_actions, one.areas};
}

SeatTally tally_from(const json& bytes) {
  return {bytes[0],
          bytes[1],
          bytes[2],
          bytes[3],
          bytes[4],
          bytes[5],
          bytes[6].get<std::vector<std::pair<std::string, int>>>()};
}

std::string payload_of(const Write& write, GameId id) {
  json entries = json::array();
  for (const auto& entry : write.entries)
    entries.push_back({static_cast<int>(entry.act), entry.at, entry.text, hex(entry.digest)});
  json payload = {{"game", id}, {"row", row_json(write.row)}, {"entries", entries}};
  if (write.tally) {
    payload["tally"] = json::array();
    for (const auto& seat : *write.tally) payload["tally"].push_back(tally_json(seat));
  }
  return payload.dump();
}

}  // namespace

bool Disk::append(std::string_view more) {
  if (!room || more.size() <= *room) {
    bytes += more;
    if (room) *room -= more.size();
    return true;
  }
  bytes += more.substr(0, *room);
  if (for_ever)
    room = 0;
  else
    room.reset();
  return false;
}

std::optional<Fault> MemoryStore::open() {
  games_.clear();
  last_ = order_ = 0;
  std::string_view rest = disk_.bytes;
  while (rest.size() >= kEntryHead) {
    std::size_t size = 0;
    for (std::size_t i = kLength; i > 0; --i) size = size << 8 | static_cast<unsigned char>(rest[i - 1]);
    if (rest.size() - kEntryHead < size) break;
    const std::string_view payload = rest.substr(kEntryHead, size);
    if (rest.substr(0, kEntryHead) != head_of(payload) || !replay(payload)) break;
    rest.remove_prefix(kEntryHead + size);
  }
  disk_.bytes.resize(disk_.bytes.size() - rest.size());  // a torn end
  open_ = true;
  return std::nullopt;
}

bool MemoryStore::replay(std::string_view payload) {
  const json bytes = json::parse(payload, nullptr, false);
  if (!bytes.is_object()) return false;
  const GameId id = bytes["game"];
  last_ = std::max(last_, id);
  if (bytes.contains("erased")) return games_.erase(id) == 1;
  Write write;
  write.row = row_from(bytes["row"]);
  for (const auto& one : bytes["entries"])
    write.entries.push_back({static_cast<Act>(one[0].get<int>()), one[1], one[2], digest_of(one[3])});
  if (bytes.contains("tally")) {
    write.tally.emplace();
    for (const auto& seat : bytes["tally"]) write.tally->push_back(tally_from(seat));
  }
  apply(write, id);
  return true;
}

void MemoryStore::apply(const Write& write, GameId id) {
  StoredGame& game = games_[id];
  game.row = write.row;
  game.row.id = id;
  game.row.order = ++order_;
  game.entries.insert(game.entries.end(), write.entries.begin(), write.entries.end());
  if (write.tally) game.tally = *write.tally;
}

bool MemoryStore::put(const std::string& payload) {
  open_ = disk_.append(head_of(payload) + payload);
  return open_;
}

Result<GameId> MemoryStore::write(const Write& write) {
  ensure(open_, "a store is opened before it is written to");
  const auto known = games_.find(write.row.id);
  const std::size_t first = write.row.entries - write.entries.size();
  const std::size_t there = known == games_.end() ? 0 : known->second.entries.size();
  if (there != first || (first > 0 && known->second.entries.back().digest != write.before))
    return Fault{Trouble::conflict};
  const GameId id = write.row.id == 0 ? last_ + 1 : write.row.id;
  if (!put(payload_of(write, id))) return Fault{Trouble::disk_full};
  last_ = std::max(last_, id);
  apply(write, id);
  return id;
}

Result<std::vector<GameRow>> MemoryStore::list() {
  std::vector<GameRow> rows;
  for (const auto& [id, game] : games_) rows.push_back(game.row);
  std::sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.order > b.order; });
  return rows;
}

Result<StoredGame> MemoryStore::read(GameId id) {
  const auto found = games_.find(id);
  if (found == games_.end()) return Fault{Trouble::no_such_game, {{"game", std::to_string(id)}}};
  return found->second;
}

Result<GameId> MemoryStore::find(const std::string& uid) {
  for (const auto& [id, game] : games_)
    if (game.row.begin.uid == uid) return id;
  return GameId{0};
}

std::optional<Fault> MemoryStore::erase(GameId id) {
  ensure(open_, "a store is opened before it is written to");
  if (!put(json{{"game", id}, {"erased", true}}.dump())) return Fault{Trouble::disk_full};
  games_.erase(id);
  return std::nullopt;
}

}  // namespace fox::store
