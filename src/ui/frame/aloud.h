// What somebody is told of a frame who does not see it. A screen reader finds nothing in a picture; in a
// browser the page says these words beside it (src/web/aloud.js).
#pragma once

#include <string>

namespace fox::ui {

struct Aloud {
  std::string notice;    // what is wrong, or worth knowing whatever the screen
  std::string sentence;  // whose turn it is, what to do now, how it ended
  std::string points;    // "Ada 34, Ben 40"; empty where they are hidden

  friend bool operator==(const Aloud&, const Aloud&) = default;
};

}  // namespace fox::ui
