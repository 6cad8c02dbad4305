// What the tests of all games on the screen need: the sheets, words in English, a game in memory with
// somebody's hands on it, and what a data folder keeps of its newest game.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "catch.h"
#include "game/clever_text.h"
#include "game/store/memory_store.h"
#include "game/store/session.h"
#include "game/store/sqlite_store.h"
#include "game/wizard_text.h"
#include "sheets/library.h"

namespace fox::ui {

// The built-in sheets, and the template for own ones.
inline SheetLibrary& library() {
  static SheetLibrary sheets(FOXSHEET_SOURCE_DIR "/sheets/template");
  return sheets;
}

inline const Catalogue& words() {
  static const Catalogue english("en");
  return english;
}

template <class CleverGameView, class CleverPendingMove>
struct TableOf {
  store::Disk disk;
  store::MemoryStore kept{disk};
  store::SessionTools tools{kept, library(), "test", {}};
  std::unique_ptr<store::Session> session;
  std::unique_ptr<CleverGameView> game_view;
  std::unique_ptr<CleverPendingMove> pending;
  double now = 0;

  explicit TableOf(const Header& header) {
    kept.open();
    Problems problems;
    auto begun = store::Session::begin(tools, header, problems);
    session = std::move(std::get<0>(begun));
    game_view = std::make_unique<CleverGameView>(*session);
    pending = std::make_unique<CleverPendingMove>(*game_view);
  }

  void play(const std::string& text) {
    INFO(text);
    write(text);
    pending->look_again();
  }
  // The game goes on, and the hands have not looked yet.
  void write(const std::string& text) {
    const auto refused = session->submit(text);
    if (refused) FAIL(sentence(*refused, words()));
    game_view->refresh();
  }
  // As the table does it: a game that is over is opened again.
  bool undo() {
    if (session->locked() && session->can_correct()) session->correct();
    return moved(session->undo());
  }
  bool redo() { return moved(session->redo()); }

  // As a record has it; empty where there is none.
  template <class Line>
  std::string text(const Line& line) const {
    return write_line(game_view->rules(), line);
  }
  std::string text(const typename CleverPendingMove::Move& move) const {
    return move ? text(*move) : std::string();
  }
  bool moved(bool done) {
    game_view->refresh();
    return done;
  }
  std::string last() const { return game_view->last() == nullptr ? std::string() : text(*game_view->last()); }
};

// The lines in force, replayed by the store itself; nothing but being finished may lock the game.
inline std::vector<std::string> saved_lines(const std::string& folder) {
  SheetLibrary& sheets = library();
  store::SqliteStore kept(folder, sheets);
  REQUIRE_FALSE(kept.open());
  const auto rows = kept.list();
  REQUIRE(std::holds_alternative<std::vector<store::GameRow>>(rows));
  const auto& list = std::get<std::vector<store::GameRow>>(rows);
  if (list.empty()) return {};
  const store::SessionTools tools{kept, sheets, "test", {}};
  const auto opened = store::Session::open(tools, list.front().id);
  REQUIRE(std::holds_alternative<std::unique_ptr<store::Session>>(opened));
  const auto& session = std::get<std::unique_ptr<store::Session>>(opened);
  const auto locked = session->locked();
  REQUIRE((!locked || locked->trouble == store::Trouble::locked));
  return session->game().lines();
}

}  // namespace fox::ui
