// The store's twin in memory: the same promises kept on a disk that is a string of bytes. Tests make that
// disk fail after any byte, once or for ever, or cut it off anywhere, and see what a store must survive.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "game/store/store.h"

namespace fox::store {

class Disk {
 public:
  std::string bytes;
  std::optional<std::size_t> room;  // bytes that can still be written before it fails
  bool for_ever = false;            // else it works again after failing once

  // Appends all of it, or a part of it and says so.
  bool append(std::string_view more);
};

class MemoryStore final : public Store {
 public:
  explicit MemoryStore(Disk& disk) : disk_(disk) {}

  std::optional<Fault> open() override;
  [[nodiscard]] bool writable() const override { return open_; }
  Result<GameId> write(const Write& write) override;
  Result<std::vector<GameRow>> list() override;
  Result<StoredGame> read(GameId id) override;
  Result<GameId> find(const std::string& uid) override;
  std::optional<Fault> erase(GameId id) override;

 private:
  bool put(const std::string& payload);
  bool replay(std::string_view payload);
  void apply(const Write& write, GameId id);

  Disk& disk_;
  std::map<GameId, StoredGame> games_;
  GameId last_ = 0;
  std::int64_t order_ = 0;
  bool open_ = false;
};

}  // namespace fox::store
