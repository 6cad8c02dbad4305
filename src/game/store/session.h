// A game at the table together with its place in a store. What people do goes to the rules first and counts
// at once; then it is queued, and save() commits the queue in order. Nothing here waits for the disk but
// save(), so a frame can be drawn before it. When saving fails, the game goes on, trouble() says why, and
// every save() tries everything again.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "game/game.h"
#include "game/store/replay.h"
#include "game/store/store.h"

namespace fox::store {

// What a session is given to work with; it must outlive the session.
struct SessionTools {
  Store& store;
  SheetLibrary& sheets;
  std::string program;                       // its name and version, kept with every new game
  std::function<std::int64_t()> clock = {};  // seconds since 1970; the system's where it is empty
};

class Session {
 public:
  // A new game. The rules may refuse the header.
  static std::variant<std::unique_ptr<Session>, Refused> begin(const SessionTools& tools,
                                                               const Header& header, Problems& problems);
  // A game of the store. Where it is damaged, or a line no longer fits, it opens as far as it goes, and is
  // locked.
  static Result<std::unique_ptr<Session>> open(const SessionTools& tools, GameId id);

  [[nodiscard]] const Game& game() const { return *replayed_.game; }
  [[nodiscard]] GameId id() const { return id_; }  // 0 before the first save
  [[nodiscard]] const std::vector<Entry>& log() const { return entries_; }

  // Why nothing may be entered now: finished, damaged, another program has it.
  [[nodiscard]] std::optional<Fault> locked() const;
  // What is worth knowing about the game as it was opened: its sheet changed, its row had to be made anew.
  std::vector<Fault> take_notices() { return std::exchange(notices_, {}); }

  // All of these only while it is not locked; correct() only where being finished is what locks it.
  std::optional<Refused> submit(std::string_view text) { return write(text); }
  std::optional<Refused> submit(const AnyLine& line) { return write(line); }
  bool undo();
  bool redo();
  void finish();
  void correct();
  [[nodiscard]] bool can_correct() const { return !closed_ && replayed_.finished; }

  // Commits what is not yet committed, in order; whether all is.
  bool save();
  [[nodiscard]] bool is_saved() const { return committed_ == entries_.size(); }
  // Why not everything is saved, for as long as it is not.
  [[nodiscard]] const std::optional<Fault>& trouble() const { return trouble_; }
  // The whole game as a store would tell it, also where nothing could be saved.
  [[nodiscard]] StoredGame as_stored() const;
  // The record with all that was taken back, under another name; nothing where it is written.
  [[nodiscard]] std::optional<Fault> copy_to(const std::string& path) const;

 private:
  explicit Session(const SessionTools& tools) : tools_(tools) {}
  template <class Lines>
  std::optional<Refused> write(const Lines& lines);
  void add(Act act, std::string text = {});
  void chain_again();
  [[nodiscard]] std::size_t lines_unsaved() const;
  bool fail(Fault fault);
  std::optional<Fault> find_place();
  std::optional<Fault> compare(const StoredGame& stored);
  Write next_write();

  SessionTools tools_;
  Replayed replayed_;
  std::vector<Entry> entries_;
  std::size_t committed_ = 0;
  GameId id_ = 0;
  bool binned_ = false;
  bool placed_ = false;  // it is known how much of this game the store has
  std::optional<Fault> closed_, trouble_;
  std::vector<Fault> notices_;
};

}  // namespace fox::store
