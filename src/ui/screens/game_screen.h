// The screen of a running game, whatever its family: the app draws it and saves its session.
#pragma once

#include <memory>
#include <string>

#include "game/store/session.h"
#include "ui/frame/ui.h"
#include "ui/screens/wish.h"

namespace fox::ui {

// How much of the game would be there again if the plug were pulled.
enum class Saved : unsigned char { all, not_yet, trouble };

struct PlaySettings {
  bool left_handed = false, hide_scores = false, show_closed = false;
  Saved saved = Saved::all;
  bool closed = false;  // the result was looked at: undo alone does not open a finished game again
  std::string back_to;  // "back to Ada's game" while a new game could be a slip of the finger, or empty
};

class GameScreen {
 public:
  virtual ~GameScreen() = default;

  virtual Wish draw(Ui& ui, const PlaySettings& settings) = 0;
  [[nodiscard]] virtual store::Session& session() = 0;
  // A file was dropped on the window: true where the screen has a use for it.
  virtual bool take_file(const std::string&) { return false; }
  // After a frame, what takes its time: true where there is something new to be seen.
  virtual bool after_frame(const Catalogue&) { return false; }
  // The session was opened for corrections, or locked again.
  virtual void look_again() {}
};

}  // namespace fox::ui
