// One frame from the inside: what is drawn on (canvas), what can be tapped (targets), what was tapped.
// Every element has a name ("die.g", "cell.green.4", "button.undo"). A finger, a key on the focused element
// and a script all end in the same name; at most one of them is delivered a frame, so nothing is lost and
// nothing hits an element that was not on the screen when the finger came down. Screens ask, they never poll.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "sheets/catalogue.h"
#include "ui/frame/canvas.h"

namespace fox::ui {

struct Theme;  // ui/look/theme.h

// What a person did since the last frame; input.h makes one from SDL's events.
struct Deed {
  enum class Kind : unsigned char {
    none,
    tap,     // on `target`; empty: beside everything
    key,     // `key`: "a", "4", "enter", "escape", "left", "ctrl+z"… lower case, as named by input.h
    text,    // UTF-8 typed while a text field is open
    file,    // dropped on the window: `text` is its path
    close,   // the window should close
  };
  Kind kind = Kind::none;
  std::string target, key, text;
  double at = 0;  // seconds, of the event
};

// A finger that drags (or two that pinch) on a pan area since the last frame.
struct Pan {
  Point moved;       // pixels
  float zoom = 1;    // factor
  Point center;      // of the pinch
  bool holding = false;  // a finger is down
};

struct Target {
  std::string name;
  Rect rect;      // as registered, cut by the clip
  bool enabled = true;
  bool sheet = false;  // a cell of a sheet: measured by other figures
};

class Ui {
 public:
  Canvas& canvas;
  const Theme& theme;
  const Catalogue& words;
  Rect screen;        // the safe area
  float scale = 1;    // pixels a dp, text size included
  double now = 0;     // seconds; injected in scripts
  bool still = false;  // reduced motion

  [[nodiscard]] float dp(float value) const { return value * scale; }
  // The app's words: text("screen", key).
  [[nodiscard]] std::string say(const std::string& key) const;
  [[nodiscard]] std::string say(const std::string& key, const Fillings& fillings) const;

  // Registers an element that can be tapped; true where this frame delivers a tap on it. Registered later lies above.
  bool target(std::string_view name, const Rect& rect, bool enabled = true, bool sheet = false);
  // Is a finger down on it now; has it the keyboard's focus.
  [[nodiscard]] bool pressed(std::string_view name) const;
  [[nodiscard]] bool focused(std::string_view name) const;
  // Delivers this frame's key if it is this one, once.
  bool key(std::string_view name);
  // The deed of this frame, for whoever needs more than a name. `take` ends it.
  [[nodiscard]] const Deed& deed() const { return deed_; }
  void take() { deed_ = {}; }

  // An area that can be dragged and zoomed; elements in it are registered afterwards, with the clip set.
  Pan pan(std::string_view name, const Rect& rect);
  // From here on only what is registered later can be tapped (a list over the screen).
  void cover() { covered_ = targets_.size(); }

  // Something moves: draw again until then. Nothing is drawn while nothing changes.
  void animate_until(double time) { awake_until_ = std::max(awake_until_, time); }
  // A text field is open here: on-screen keyboards come up.
  void wants_text(const Rect& where) { text_field_ = where; }

  // ---- the frame's other side: app and tests
  Ui(Canvas& on, const Theme& in, const Catalogue& said) : canvas(on), theme(in), words(said) {}
  void deliver(Deed deed) { deed_ = std::move(deed); }
  void holds(std::string pressed, std::string focused) {
    pressed_ = std::move(pressed);
    focused_ = std::move(focused);
  }
  void pans(std::map<std::string, Pan, std::less<>> pans) { pans_ = std::move(pans); }
  [[nodiscard]] const std::vector<Target>& targets() const { return targets_; }
  [[nodiscard]] const std::vector<Target>& pan_areas() const { return pan_areas_; }
  [[nodiscard]] std::size_t covered() const { return covered_; }
  [[nodiscard]] double awake_until() const { return awake_until_; }
  [[nodiscard]] const Rect& text_field() const { return text_field_; }

 private:
  Deed deed_;
  std::string pressed_, focused_;
  std::map<std::string, Pan, std::less<>> pans_;
  std::vector<Target> targets_, pan_areas_;
  std::size_t covered_ = 0;
  double awake_until_ = 0;
  Rect text_field_;
};

}  // namespace fox::ui
