// The game that the protocol keeps in a data folder: what is entered is committed before it is answered, and
// every answer says whether that worked. Sentences for people come from the catalogues' [trouble].
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "cli/context.h"
#include "game/store/session.h"
#include "game/store/sqlite_store.h"

namespace fox::cli {

nlohmann::json fault_answer(const store::Fault& fault, const Catalogue& words);

class ProtocolGame {
 public:
  ProtocolGame(Context& context, const std::string& folder);

  // A game of the folder; the fault where there is none.
  std::optional<store::Fault> open(store::GameId id);
  // A new one; where the last one holds nothing yet it is replaced.
  std::variant<std::monostate, Refused> begin(const Header& header, Problems& problems);
  // A record as a new game; the replay says what is wrong with it.
  Replay load(std::string_view text);

  [[nodiscard]] const Game* game() const { return session_ ? &session_->game() : nullptr; }
  store::Session& session() { return *session_; }

  // Commits, and adds to the answer what became of it.
  nlohmann::json sign(nlohmann::json answer);
  void tidy() { store_.tidy(); }

 private:
  void drop_unbegun();

  Context& context_;
  store::SqliteStore store_;
  store::SessionTools tools_;
  std::unique_ptr<store::Session> session_;
  bool begun_here_ = false;  // in this conversation
};

}  // namespace fox::cli
