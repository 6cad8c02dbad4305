// What the tests of saved games need: a folder that goes away, a library of sheets, games that are played at
// random through the words of the record alone.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "catch.h"
#include "core/play.h"
#include "folder.h"
#include "game/store/memory_store.h"
#include "game/store/session.h"
#include "game/store/sqlite_store.h"
#include "sheets/library.h"

namespace shop {

using namespace fox::store;
using play::Random;
using test::Folder;

inline fox::SheetLibrary& library() {
  static fox::SheetLibrary library;
  return library;
}

inline std::string bytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline void put_bytes(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

inline fox::Header header(const std::vector<std::string>& names,
                          const std::string& sheet = "ganz-schoen-clever",
                          fox::RecordMode mode = fox::RecordMode::table) {
  fox::Header header;
  header.sheet = sheet;
  header.mode = mode;
  header.names = names;
  return header;
}

inline SessionTools tools(Store& store, fox::SheetLibrary& sheets = library()) {
  return {store, sheets, "test 1", [] { return std::int64_t{1700000000}; }};
}

inline std::unique_ptr<Session> begin(const SessionTools& tools, const fox::Header& header) {
  fox::Problems problems;
  auto begun = Session::begin(tools, header, problems);
  REQUIRE(std::holds_alternative<std::unique_ptr<Session>>(begun));
  return std::move(std::get<std::unique_ptr<Session>>(begun));
}

inline std::unique_ptr<Session> reopen(const SessionTools& tools, GameId id) {
  auto opened = Session::open(tools, id);
  if (const auto* fault = fault_in(opened)) FAIL("game " << id << ": " << fault->id());
  return std::move(std::get<std::unique_ptr<Session>>(opened));
}

inline std::string trouble(const std::optional<Fault>& fault) {
  return fault ? std::string(fault->id()) : "";
}

// A legal line of the Clever family; throws get faces. Empty at the end.
inline std::string next_line(const fox::Game& game, Random& random) {
  const auto lines = game.legal();
  if (lines.empty()) return {};
  std::string line = lines[static_cast<std::size_t>(random.below(static_cast<int>(lines.size())))];
  if (line.back() != '*') return line;
  line.pop_back();
  const auto state = game.state();
  for (const auto& [die, face] : state["dice"]["hand"].items())
    line += die + std::to_string(random.face()) + " ";
  return line;
}

// So many lines, or to the end.
inline void play_on(Session& session, Random& random, int lines = 100000) {
  for (int i = 0; i < lines && !session.locked(); ++i) {
    const std::string line = next_line(session.game(), random);
    if (line.empty()) return;
    if (const auto refused = session.submit(line)) FAIL(line << ": " << refused->refusal.reason);
  }
}

inline StoredGame stored(Store& store, GameId id) {
  auto read = store.read(id);
  REQUIRE(std::holds_alternative<StoredGame>(read));
  return std::get<StoredGame>(read);
}

inline std::vector<GameRow> rows(Store& store) {
  auto listed = store.list();
  REQUIRE(std::holds_alternative<std::vector<GameRow>>(listed));
  return std::get<std::vector<GameRow>>(listed);
}

}  // namespace shop
