// What the commands about saved games begin with: the folder opened, and what a person should know of that.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

#include "cli/commands.h"
#include "game/store/sqlite_store.h"

namespace fox::cli {

class OpenGames {
 public:
  // Looking at a folder in which nothing was ever saved does not make anything there.
  OpenGames(Context& context, const GamesQuestion& asked, bool to_write = false);

  store::SqliteStore& store() { return *store_; }
  // Why there is no answer: nothing could be opened, or not to be written to. Already printed; the exit
  // status.
  [[nodiscard]] std::optional<int> status() const { return status_; }
  [[nodiscard]] bool has_nothing_saved() const { return nothing_; }

  // The rows that were asked for, or all; nothing where one is not there, which is already printed.
  std::optional<std::vector<store::GameRow>> rows();
  std::optional<store::StoredGame> read(store::GameId id);

  // Prints an answer with everything worth knowing beside it.
  void print(nlohmann::json answer);
  // The same with these rows as its games; only notices where it is for people.
  void print_rows(const std::vector<store::GameRow>& rows);
  int refuse(const store::Fault& fault, int status = Exit::no);

 private:
  void say_notices(nlohmann::json& answer);
  nlohmann::json with_troubles(nlohmann::json answer);

  Context& context_;
  const GamesQuestion& asked_;
  std::unique_ptr<store::SqliteStore> store_;
  std::optional<store::Fault> hindrance_;
  std::optional<int> status_;
  bool nothing_ = false;
};

nlohmann::json row_json(const store::GameRow& row);

}  // namespace fox::cli
