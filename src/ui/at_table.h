// The game on the table: started, opened, written on, saved after each line, left. One at a time; it is lent
// to a screen, which shows it and wishes.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "game/store/drafts.h"
#include "game/store/saving.h"
#include "game/store/session.h"
#include "game/store/sqlite_store.h"
#include "ui/ends/share.h"
#include "ui/notices.h"
#include "ui/screens/game_screen.h"

namespace fox::ui {

class AtTable {
 public:
  AtTable(const store::SessionTools& tools, store::SqliteStore& store, ShareFolders folders, Notices& notices)
      : tools_(tools),
        store_(store),
        folders_(std::move(folders)),
        notices_(notices),
        drafts_(store.places().folder) {
    look_only();
  }

  // Each puts a game on the table, or gives the sentence why it could not.
  std::string start(const Header& header, const Catalogue& words);
  std::string open(store::GameId id, const Catalogue& words);
  std::string open_file(const std::string& path, const Catalogue& words);
  void take(std::unique_ptr<store::Session> session, const Catalogue& words);

  // A game in which nothing was entered leaves nothing behind.
  void leave(const Catalogue& words);
  // What cannot be saved in its place is put elsewhere; the sentence that says where, or that it could not
  // be.
  std::string rescue(const Catalogue& words);

  // What that game waits for, in a sentence; empty where nobody knows.
  std::string due_in(store::GameId id, const Catalogue& words);

  [[nodiscard]] GameScreen* screen() const { return screen_.get(); }
  [[nodiscard]] const store::Session& session() const { return *session_; }

  // Writes, takes back or brings again what the screen wished; what was read before the last change is
  // dropped: the second half of a double tap. False: the wish is about something else.
  bool act(const Wish& wish, double now, const Catalogue& words);

  // Commits what is new, after a frame, and tells what is not saved, with a game or without; true where the
  // screen has something to show of it.
  bool save(const Catalogue& words);
  [[nodiscard]] SaveState save_state() const;
  // Once, when another Foxsheet has given up the saved games and they are this one's: everything that was
  // read of them before may be old.
  bool took_over() { return std::exchange(took_over_, false); }
  // Without a game: is that so by now?
  void look_again();
  // The record under another name, where its place cannot be written.
  Shared copy(const Catalogue& words, bool wished = true) const;

  // The result was looked at: from now on, correcting is a deliberate act.
  void close();
  [[nodiscard]] bool closed() const { return closed_; }
  void correct();

 private:
  std::unique_ptr<GameScreen> screen_with_draft(const store::Session& session, const Catalogue& words);
  void keep_draft();
  void write(const std::vector<AnyLine>& lines, double now, const Catalogue& words);
  void turn(bool back, int count, double now);
  void finish_again();
  void look_only() { unwritable_ = !store::can_write(); }
  bool take_over(const Catalogue& words);
  bool tell_what_lasts(const Catalogue& words);

  const store::SessionTools& tools_;
  store::SqliteStore& store_;
  ShareFolders folders_;
  Notices& notices_;
  std::unique_ptr<store::Session> session_;
  std::unique_ptr<GameScreen> screen_;  // of that session, and never without it
  store::Drafts drafts_;
  struct {
    std::size_t entries = 0;  // of the log
    std::string text;
  } drafted_;  // what is kept of what is half entered
  bool closed_ = false;
  bool unwritable_ = false;  // when they were opened, another tab wrote
  bool took_over_ = false;
  std::string lasting_;    // the notice that says so
  std::size_t tried_ = 0;  // entries of the log when saving was tried last
};

}  // namespace fox::ui
