// The twin in memory fails after every byte, once and for ever, and is cut off at every byte: what was
// acknowledged is there, what was entered at the table goes on, and every next line tries again.
#include "game/record.h"
#include "shop.h"

using namespace shop;

namespace {

constexpr int kLines = 8;

// From byte to byte: every one in the long form, in the short one some of all kinds of places.
std::size_t stride() {
  return static_cast<std::size_t>(amount(29, 1));
}

struct Played {
  std::unique_ptr<Session> session;
  std::size_t acknowledged = 0;  // entries
};

// A short game whose every line is saved, as far as the disk lets it.
Played play_game(Store& store) {
  Played played;
  Random random(21);
  played.session = begin(tools(store), header({"Ada", "Ben"}));
  for (int i = 0; i <= kLines; ++i) {
    if (played.session->save()) {
      played.acknowledged = played.session->log().size();
      CHECK_FALSE(played.session->trouble().has_value());
    } else {
      CHECK(trouble(played.session->trouble()) == "disk-full");
    }
    if (i < kLines) play_on(*played.session, random, 1);
  }
  return played;
}

std::size_t bytes_of_whole_game() {
  Disk disk;
  MemoryStore store(disk);
  store.open();
  play_game(store);
  return disk.bytes.size();
}

std::size_t sound_entries_on(const Disk& disk) {
  Disk copy = disk;
  MemoryStore store(copy);
  store.open();
  const auto listed = rows(store);
  if (listed.empty()) return 0;
  REQUIRE(listed.size() == 1);
  const auto game = stored(store, listed[0].id);
  REQUIRE(sound_entries(game.entries) == game.entries.size());
  return game.entries.size();
}

}  // namespace

TEST_CASE("a disk that fails once at any byte loses nothing, and the sign comes back") {
  const std::size_t size = bytes_of_whole_game();
  for (std::size_t room = 0; room < size; room += stride()) {
    Disk disk;
    disk.room = room;
    MemoryStore store(disk);
    store.open();
    const Played played = play_game(store);
    REQUIRE(played.session->is_saved());
    REQUIRE(sound_entries_on(disk) == played.session->log().size());
  }
}

TEST_CASE("a disk that fails for ever at any byte keeps what was acknowledged, and the game goes on") {
  const std::size_t size = bytes_of_whole_game();
  for (std::size_t room = 0; room < size; room += stride()) {
    Disk disk;
    disk.room = room;
    disk.for_ever = true;
    MemoryStore store(disk);
    store.open();
    const Played played = play_game(store);
    REQUIRE_FALSE(played.session->is_saved());
    REQUIRE(played.session->game().lines().size() == kLines);
    REQUIRE(sound_entries_on(disk) >= played.acknowledged);
    // Room again: everything that is missing is written, in order.
    disk.room.reset();
    REQUIRE(played.session->save());
    REQUIRE(sound_entries_on(disk) == played.session->log().size());
  }
}

TEST_CASE("a disk that is cut off at any byte holds whole transactions up to there") {
  Disk disk;
  MemoryStore store(disk);
  store.open();
  std::vector<std::pair<std::size_t, std::size_t>> acknowledged;  // bytes on the disk, entries
  Random random(21);
  const auto session = begin(tools(store), header({"Ada", "Ben"}));
  for (int i = 0; i <= kLines; ++i) {
    REQUIRE(session->save());
    acknowledged.emplace_back(disk.bytes.size(), session->log().size());
    play_on(*session, random, 1);
  }
  for (std::size_t cut = 0; cut <= disk.bytes.size(); cut += stride()) {
    Disk left;
    left.bytes = disk.bytes.substr(0, cut);
    std::size_t expected = 0;
    for (const auto& [bytes, entries] : acknowledged)
      if (bytes <= cut) expected = entries;
    REQUIRE(sound_entries_on(left) == expected);
  }
}

TEST_CASE("what is not saved can be written elsewhere") {
  const Folder folder;
  Disk disk;
  disk.room = 0;
  disk.for_ever = true;
  MemoryStore store(disk);
  store.open();
  const Played played = play_game(store);
  REQUIRE_FALSE(played.session->copy_to(folder / "copy.fox").has_value());
  const fox::Replay replay = fox::replay_record(bytes(folder / "copy.fox"), library());
  REQUIRE_FALSE(replay.fault.has_value());
  CHECK(replay.game->lines() == played.session->game().lines());
  CHECK(trouble(played.session->copy_to(folder / "no/such/folder.fox")) == "file-unwritable");
  CHECK(played.session->trouble()->places.at("count") == std::to_string(kLines));
}
