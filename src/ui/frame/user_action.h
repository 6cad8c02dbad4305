// What a person did, as a screen is told it.
#pragma once

#include <string>

#include "ui/frame/geometry.h"

namespace fox::ui {

// What a person did since the last frame; input.h makes one from SDL's events.
struct UserAction {
  enum class Kind : unsigned char {
    none,
    tap,    // on `target`; empty: beside everything; by a finger, or by this `key`
    key,    // `key`: "a", "4", "enter", "escape", "left", "ctrl+z"… lower case, as named by keys.h
    text,   // UTF-8 typed while a text field is open
    file,   // dropped on the window: `text` is its path
    close,  // the window should close
  };
  Kind kind = Kind::none;
  std::string target, key, text;
  double at = 0;  // seconds, of the event
};

// A finger that drags (or two that pinch) on a pan area since the last frame.
struct Pan {
  Point moved;           // pixels
  float zoom = 1;        // factor
  Point center;          // of the pinch
  bool holding = false;  // a finger is down
};

}  // namespace fox::ui
