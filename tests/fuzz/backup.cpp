// A backup of other hands: the bytes become the rows of games, with digests that fit, so that whatever stands
// in them is read. What is taken over is a game like any other, and a second time there is nothing new in it.
#include "game/store/backup.h"

#include <cstdint>
#include <string>

#include "core/ensure.h"
#include "game/store/export.h"
#include "game/store/import.h"
#include "game/store/memory_store.h"
#include "game/store/rows.h"
#include "game/store/schema.h"
#include "game/words.h"
#include "sheets/library.h"

namespace {

using namespace fox::store;

constexpr const char* kSheets[] = {"ganz-schoen-clever",  "doppelt-so-clever",
                                   "clever-hoch-drei",    "doppelt-so-clever-gsc-dice",
                                   "wizard-wuerfelspiel", "../ganz-schoen-clever"};

fox::SheetLibrary& library() {
  static fox::SheetLibrary sheets;
  return sheets;
}

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  [[nodiscard]] bool left() const { return size_ > 0; }
  std::uint8_t next() {
    if (size_ == 0) return 0;
    --size_;
    return *data_++;
  }
  std::string text(std::size_t most = 40) {
    std::string all;
    for (std::size_t length = next() % most; length > 0 && left(); --length) all += static_cast<char>(next());
    return all;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

std::string uid_of(Bytes& bytes, int number) {
  if (bytes.next() % 8 == 0) return bytes.text();
  std::string uid(32, '0');
  uid[31] = static_cast<char>('0' + number);
  return uid;
}

std::string begin_text(Bytes& bytes, int number) {
  fox::Header header;
  const std::uint8_t kind = bytes.next();
  if (kind == 255) return bytes.text(200);
  header.sheet = kind > 250 ? bytes.text() : kSheets[kind % std::size(kSheets)];
  header.mode = static_cast<fox::RecordMode>(bytes.next() % 3);
  const int players = bytes.next() % 5;
  for (int i = 0; i < players; ++i) header.names.push_back(bytes.next() % 4 == 0 ? bytes.text() : "Ada");
  const std::uint8_t more = bytes.next();
  if (more % 4 == 1) header.rules.emplace_back(bytes.text(), bytes.text());
  if (more % 4 == 2) header.date = bytes.text(12);
  return write_begin({uid_of(bytes, number), more % 8 == 4 ? bytes.text() : "00",
                      more % 8 == 5 ? bytes.text() : "fuzz", header});
}

// One more act: a legal line, any text, or something else that is done to a game.
Entry act_of(Bytes& bytes, fox::Game* game) {
  const std::uint8_t kind = bytes.next();
  Entry entry;
  entry.at = (bytes.next() % 128 - 64) * std::int64_t{0x0101010101010101};
  if (kind >= 128 && game != nullptr) {
    const auto lines = game->legal();
    if (!lines.empty()) entry.text = lines[bytes.next() % lines.size()];
    if (!entry.text.empty() && entry.text.back() == '*') entry.text = "1 roll w3 y4 b2 g6 o1 p5";
    game->submit(entry.text);
  } else {
    entry.act = static_cast<Act>(kind % fox::enum_size<Act>);
    if (kind % 3 == 0) entry.text = bytes.text(120);
  }
  return entry;
}

StoredGame game_of(Bytes& bytes, int number) {
  StoredGame game;
  game.entries.push_back({Act::begin, 1, begin_text(bytes, number), {}});
  fox::Problems problems;
  std::unique_ptr<fox::Game> played;
  if (const auto begin = read_begin(game.entries.front().text)) {
    auto started = fox::Game::start(begin->header, library(), problems);
    if (auto* fine = std::get_if<std::unique_ptr<fox::Game>>(&started)) played = std::move(*fine);
  }
  for (int acts = bytes.next() % 16; acts > 0 && bytes.left(); --acts)
    game.entries.push_back(act_of(bytes, played.get()));
  Digest before{};
  for (std::size_t n = 0; n < game.entries.size(); ++n)
    before = game.entries[n].digest = chained(before, n, game.entries[n]);
  return game;
}

void put(Database& database, const StoredGame& game, GameId id) {
  Write write;
  write.entries = game.entries;
  write.row.id = id;
  write.row.entries = game.entries.size();
  write.row.begin.uid = std::to_string(id);
  write_rows(database, write, id);
}

// Rows that contradict themselves.
void spoil(Database& database, Bytes& bytes) {
  constexpr const char* ways[] = {"UPDATE log SET text = ? WHERE number = 1",
                                  "UPDATE log SET digest = ? WHERE number = 1",
                                  "UPDATE log SET act = ? WHERE number = 1",
                                  "UPDATE log SET at = ? WHERE number = 1",
                                  "UPDATE log SET number = number + 1000000 WHERE text > ?",
                                  "UPDATE games SET begin = ?",
                                  "UPDATE games SET entries = ?",
                                  "UPDATE games SET totals = ?",
                                  "UPDATE games SET sequence = ?"};
  const std::uint8_t way = bytes.next();
  if (way < std::size(ways)) {
    const std::string text = bytes.text(100);
    Query(database, ways[way]).bind(text).done();
  }
}

void look_at(Store& store) {
  const SessionTools tools{store, library(), "fuzz", [] { return std::int64_t{1700000000}; }};
  auto rows = store.list();
  for (const auto& row : std::get<std::vector<GameRow>>(rows)) {
    auto opened = Session::open(tools, row.id);
    ensure(fault_in(opened) == nullptr, "what was taken over can be opened");
    auto& session = *std::get<std::unique_ptr<Session>>(opened);
    const auto locked = session.locked();
    ensure(!locked || locked->trouble == Trouble::locked, "and goes on");
    for (const auto& name : session.game().header().names)
      ensure(fox::is_player_name(name), "names are names");
    const Imported again = import_record(tools, record_of(session.log(), true));
    ensure(again.session != nullptr, "and is a record that can be brought in");
    ensure(again.session->game().lines() == session.game().lines(), "with the same lines");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Database backup(":memory:", Database::How::write);
  static const bool ready = (migrate(backup), !backup.failed());
  ensure(ready, "a database in memory can be made");
  backup.run("DELETE FROM games; DELETE FROM players");
  Bytes bytes(data, size);
  for (int number = 1; bytes.left() && number <= 3; ++number) put(backup, game_of(bytes, number), number);
  spoil(backup, bytes);
  ensure(!backup.failed(), "rows of any content can be written");

  Disk disk;
  MemoryStore store(disk);
  store.open();
  auto first = restore_from(backup, store, library());
  ensure(fault_in(first) == nullptr, "nothing in a backup stands in the way of the store");
  const auto& counts = std::get<Restored>(first);
  ensure((counts.damaged == 0) == counts.faults.empty(), "what is damaged has a reason");
  look_at(store);
  auto second = restore_from(backup, store, library());
  const auto& again = std::get<Restored>(second);
  ensure(again.added + again.longer + again.apart == 0, "a second time there is nothing new");
  backup.forget();
  return 0;
}
