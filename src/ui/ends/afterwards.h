// What comes after the last mark, as one part of the app: the result of a game and what is shared of it. It
// has what these screens show; a game that is on the table stays the app's.
#pragma once

#include <memory>
#include <string>

#include "game/store/session.h"
#include "ui/ends/end_screen.h"
#include "ui/ends/share.h"

namespace fox::ui {

class Afterwards {
 public:
  Afterwards(const store::Desk& desk, ShareFolders folders) : desk_(desk), folders_(std::move(folders)) {}

  // The result of the game on the table, which has to stay there as long as it is shown.
  void show(store::Session& session, const Catalogue& words);

  // Fulfils what concerns these screens alone; what comes back is for the app.
  Wish draw(Ui& ui);
  // What takes its time, after the frame: true where there is something new to be seen.
  bool after_frame(const Theme& theme, const Catalogue& words);

  [[nodiscard]] const store::Session& session() const { return *session_; }

 private:
  Shared share(const std::string& what, const Theme& theme, const Catalogue& words);

  const store::Desk& desk_;
  ShareFolders folders_;
  store::Session* session_ = nullptr;
  Result result_;
  std::string spoken_;  // the language of the result
  EndState end_;
  std::string sharing_;  // what is to be written after this frame
};

}  // namespace fox::ui
