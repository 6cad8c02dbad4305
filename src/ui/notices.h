// What people have to be told besides the game: that something is not saved, that a file cannot be read, that
// a game is locked. One sentence at a time, along the foot of the window; whatever screen there is makes
// room.
#pragma once

#include <deque>
#include <string>

#include "ui/frame/ui.h"

namespace fox::ui {

class Notices {
 public:
  // Stays until it is closed; each after the other, before what lasts. Nothing said is nothing told.
  void tell(std::string sentence);
  // Stays for as long as it is so; no sentence: it is so no longer. What was closed stays away until another
  // `kind` of it comes. `act` is what the button says that helps, or empty.
  void lasting(const std::string& kind, std::string sentence, std::string act = {});

  // Whether nothing is wrong that anybody still has to read.
  [[nodiscard]] bool quiet() const { return told_.empty() && sentence_.empty(); }

  // Takes its strip off the screen. True where the button that helps was tapped.
  bool draw(Ui& ui);

 private:
  std::deque<std::string> told_;
  std::string kind_, sentence_, act_, closed_;
};

}  // namespace fox::ui
