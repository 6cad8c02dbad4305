// What makes damage visible: the digest itself, the chain over a game, the seal of its row.
#include "game/store/sha256.h"
#include "shop.h"

using namespace shop;

namespace {

std::string sha(const std::string& text) {
  Sha256 sha;
  sha.add(text);
  std::string hex;
  for (const auto byte : sha.finish()) {
    hex += "0123456789abcdef"[byte >> 4];
    hex += "0123456789abcdef"[byte & 15];
  }
  return hex;
}

std::vector<Entry> small_log() {
  Disk disk;
  MemoryStore store(disk);
  store.open();
  const auto session = begin(tools(store), header({"Ada", "Ben"}));
  Random random(7);
  play_on(*session, random, 12);
  session->undo();
  return session->log();
}

}  // namespace

TEST_CASE("SHA-256 gives what its standard says") {
  CHECK(sha("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(sha("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(sha("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  CHECK(sha(std::string(1000000, 'a')) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("SHA-256 does not mind in which pieces a text comes") {
  const std::string text(300, 'x');
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    Sha256 pieces;
    pieces.add(text.substr(0, cut));
    pieces.add(text.substr(cut));
    Sha256 whole;
    whole.add(text);
    REQUIRE(pieces.finish() == whole.finish());
  }
}

TEST_CASE("every change of a log is noticed where it is") {
  const auto log = small_log();
  REQUIRE(sound_entries(log) == log.size());
  for (std::size_t n = 0; n < log.size(); ++n) {
    const auto changed = [&](auto&& change) {
      auto copy = log;
      change(copy[n]);
      return sound_entries(copy);
    };
    for (std::size_t at = 0; at < log[n].text.size(); ++at)
      REQUIRE(changed([&](Entry& entry) { entry.text[at] = static_cast<char>(entry.text[at] ^ 1); }) == n);
    REQUIRE(changed([](Entry& entry) { ++entry.at; }) == n);
    REQUIRE(changed([](Entry& entry) { entry.act = entry.act == Act::undo ? Act::redo : Act::undo; }) == n);
    REQUIRE(changed([](Entry& entry) { entry.text += '\0'; }) == n);
    REQUIRE(changed([](Entry& entry) { entry.digest[15] ^= 1; }) == n);
  }
}

TEST_CASE("entries that are left out, doubled or exchanged are noticed") {
  const auto log = small_log();
  for (std::size_t n = 1; n + 1 < log.size(); ++n) {
    auto gone = log, twice = log, exchanged = log;
    gone.erase(gone.begin() + static_cast<std::ptrdiff_t>(n));
    twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(n), log[n]);
    std::swap(exchanged[n], exchanged[n + 1]);
    CHECK(sound_entries(gone) == n);
    CHECK(sound_entries(twice) == n + 1);
    CHECK(sound_entries(exchanged) == n);
  }
}

TEST_CASE("the first entry holds everything that the header says") {
  Begin begin{new_uid(), "0123456789abcdef", "foxref 1.2", header({"Ada  L. #1", "Ben", "Çelik \"x\""})};
  begin.header.mode = fox::RecordMode::sheet;
  begin.header.rules = {{"solo-fallback", "on"}, {"blue-question", "any-fitting"}};
  begin.header.date = "2024-02-29";
  const auto read = read_begin(write_begin(begin));
  REQUIRE(read.has_value());
  CHECK(write_begin(*read) == write_begin(begin));
  CHECK(read->header.names == begin.header.names);
  CHECK(read->header.rules == begin.header.rules);
  const std::string text = write_begin(begin);
  for (std::size_t cut = 0; cut < text.size(); ++cut)
    CHECK_FALSE(read_begin(text.substr(0, cut)).has_value());
}

TEST_CASE("a seal covers every part of a row but its id and its place in the list") {
  GameRow row;
  row.begin = {"u", "d", "p", header({"Ada"})};
  row.entries = 3;
  const Digest before = seal(row);
  const auto differs = [&](auto&& change) {
    GameRow other = row;
    change(other);
    return seal(other) != before;
  };
  CHECK(differs([](GameRow& r) { r.begin.header.names[0] = "Adb"; }));
  CHECK(differs([](GameRow& r) { r.created = 1; }));
  CHECK(differs([](GameRow& r) { r.updated = 1; }));
  CHECK(differs([](GameRow& r) { r.entries = 4; }));
  CHECK(differs([](GameRow& r) { r.head[0] = 1; }));
  CHECK(differs([](GameRow& r) { r.finished = true; }));
  CHECK(differs([](GameRow& r) { r.binned = true; }));
  CHECK(differs([](GameRow& r) { r.round = 2; }));
  CHECK(differs([](GameRow& r) { r.totals = {0}; }));
  CHECK_FALSE(differs([](GameRow& r) { r.id = 9, r.order = 9; }));
}

TEST_CASE("uids are long and differ") {
  CHECK(new_uid().size() == 32);
  CHECK(new_uid() != new_uid());
}
