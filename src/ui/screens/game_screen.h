// The screen of a running game, whatever its family. It is lent the game to look at, draws it and wishes; the
// table does what is wished and tells it what became of the game.
#pragma once

#include <string>

#include "ui/frame/ui.h"
#include "ui/screens/wish.h"

namespace fox::ui {

// How much of the game would be there again if the plug were pulled.
enum class SaveState : unsigned char { all, not_yet, trouble };

struct PlaySettings {
  bool left_handed = false, hide_scores = false, show_closed = false;
  SaveState saved = SaveState::all;
  bool closed = false;  // the result was looked at: undo alone does not open a finished game again
  std::string back_to;  // "back to Ada's game" while a new game could be a slip of the finger, or empty
};

class GameScreen {
 public:
  virtual ~GameScreen() = default;

  virtual Wish draw(Ui& ui, const PlaySettings& settings) = 0;
  // A file was dropped on the window: true where the screen has a use for it.
  virtual bool take_file(const std::string&) { return false; }
  // What is half entered, as a text that take_draft understands at the same position; empty where nothing is.
  [[nodiscard]] virtual std::string draft() const { return {}; }
  // What makes no sense of it is left alone.
  virtual void take_draft(const std::string&, const Catalogue&) {}
  // What the game waits for, as somebody is told who does not see it: "Ada is to place the white 4".
  [[nodiscard]] virtual std::string due(const Catalogue&) const { return {}; }
  // After a frame, what takes its time: true where there is something new to be seen.
  virtual bool after_frame(const Catalogue&) { return false; }
  // What became of the game since the screen looked at it last.
  enum class Change : unsigned char {
    line,    // its last line was written, here or elsewhere
    undone,  // its last line was taken back
    redone,  // and written again
    lock     // it was opened for corrections, or locked again
  };
  virtual void look_again(Change change, double now) = 0;
  // A line that was wished is not written, for this reason.
  virtual void refuse(const AnyLine& line, const Refused& refused, double now, const Catalogue& words) = 0;
};

}  // namespace fox::ui
