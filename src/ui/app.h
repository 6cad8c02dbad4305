// The app behind the window: which screen is shown, the games, the settings. Screens wish, the app does, and
// what takes its time (the disk) happens after the frame is on the screen.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/frame/scene.h"
#include "ui/frame/system_wishes.h"

namespace fox::ui {

struct AppOptions {
  std::string sheet;                                         // start a game of this sheet at once
  std::vector<std::string> players;                          // with these
  std::string open;                                          // a record to go on with
  std::string language;                                      // over the settings
  std::string data;                                          // the data folder, over the system's
  std::string program = "foxsheet";                          // with its version, as saved games note it
  SystemWishes (*wishes)() = [] { return SystemWishes(); };  // asked again whenever they may have changed
};

// The scene; or nullptr with one sentence in `problem` where the options make no sense.
std::unique_ptr<Scene> make_app(const AppOptions& options, std::string& problem);

}  // namespace fox::ui
