// What comes after the last mark, as one part of the app: the result of a game and what is shared of it, the
// history. It has what these screens show; a game that is on the table stays the app's.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "game/store/session.h"
#include "game/store/sqlite_store.h"
#include "ui/ends/end_screen.h"
#include "ui/ends/history_screen.h"
#include "ui/ends/share.h"
#include "ui/ends/steps_screen.h"

namespace fox::ui {

class EndScreens {
 public:
  EndScreens(const store::SessionTools& tools, store::SqliteStore& store, ShareFolders folders)
      : tools_(tools), store_(store), folders_(std::move(folders)), finished_(store) {}

  // The result of the game on the table, which has to stay there as long as it is shown.
  void show(const store::Session& session, const Catalogue& words);
  void show_history();
  // Whoever goes home leaves the history behind as well.
  void leave();

  // Fulfils what concerns these screens alone; what comes back is for the app.
  Wish draw(Ui& ui);
  // What takes its time, after the frame: true where there is something new to be seen.
  bool after_frame(const Theme& theme, const Catalogue& words);

  // The game whose result is shown; and where it was opened from the history, it itself, for the table.
  [[nodiscard]] const store::Session& session() const { return *session_; }
  std::unique_ptr<store::Session> give() { return std::move(kept_); }

 private:
  enum class View : unsigned char { result, history, steps };

  void look_at(const store::Session& session, const Catalogue& words);
  void open(store::GameId id, const Catalogue& words);
  Shared share(const std::string& what, const Theme& theme, const Catalogue& words);
  bool export_on(const Catalogue& words);

  const store::SessionTools& tools_;
  store::SqliteStore& store_;
  ShareFolders folders_;
  View view_ = View::result;
  bool history_below_ = false;  // a result is left for the history
  std::unique_ptr<store::Session> kept_;
  const store::Session* session_ = nullptr;
  Result result_;
  std::string spoken_;  // the language of the result
  EndState end_;
  std::unique_ptr<Steps> steps_;  // of that game, while they are looked at
  StepsState steps_state_;
  std::string sharing_;  // what is to be written after this frame

  FinishedGames finished_;
  HistoryState history_;
  // An export of many games goes on from frame to frame.
  struct Export {
    std::string what;
    std::vector<store::GameId> games;
    std::size_t read = 0;
    store::JsonExport json;
    std::vector<store::StoredGame> table;  // without their lines, which a table does not have
    std::unique_ptr<Outgoing> file;
  } export_;
};

}  // namespace fox::ui
