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
#include "ui/frame/aloud.h"
#include "ui/frame/canvas.h"
#include "ui/frame/layout.h"
#include "ui/frame/user_action.h"

namespace fox::ui {

struct Theme;  // ui/look/theme.h

class Ui {
 public:
  Canvas& canvas;
  const Theme& theme;
  const Catalogue& words;
  Rect screen;                  // the safe area
  float scale = 1;              // pixels a dp, text size included
  float reading = 1;            // how much larger or smaller words are than that: TextAtTable
  float finger = 1;             // pixels a dp whatever the text size: fingers stay as they are
  double now = 0;               // seconds; injected in scripts
  bool reduced_motion = false;  // reduced motion
  Aloud aloud;                  // what is drawn here, for those who do not see it

  [[nodiscard]] float dp(float value) const { return value * scale; }
  // The app's words: text("screen", key).
  [[nodiscard]] std::string say(const std::string& key) const;
  [[nodiscard]] std::string say(const std::string& key, const Fillings& fillings) const;

  // Registers an element that can be tapped; true where this frame delivers a tap on it. Registered later
  // lies above.
  bool target(std::string_view name, const Rect& rect, bool enabled = true,
              TargetKind kind = TargetKind::button);
  // Is a finger down on it now; has it the keyboard's focus.
  [[nodiscard]] bool pressed(std::string_view name) const;
  [[nodiscard]] bool focused(std::string_view name) const;
  // Delivers this frame's key if it is this one, once.
  bool key(std::string_view name);
  // The action of this frame, for whoever needs more than a name. `take` ends it.
  [[nodiscard]] const UserAction& action() const { return action_; }
  void take() { action_ = {}, hit_ = false; }
  // Was the element that it taps drawn in this frame?
  [[nodiscard]] bool hit() const { return hit_; }

  // An area that can be dragged and zoomed; elements in it are registered afterwards, with the clip set.
  // After a flick it glides on for a moment where it may.
  Pan pan(std::string_view name, const Rect& rect, bool glides = true);
  // From here on only what is registered later can be tapped (a list over the screen).
  void cover() {
    layout_.covered = layout_.targets.size();
    layout_.covered_pans = layout_.pan_areas.size();
  }

  // Something moves: draw again until then. Nothing is drawn while nothing changes.
  void animate_until(double time) { awake_until_ = std::max(awake_until_, time); }
  // Nothing moves until then, but one frame is wanted at that time: a sentence goes.
  void wake_at(double time) {
    if (time > now) wake_at_ = std::min(wake_at_, time);
  }
  // A text field is open here: on-screen keyboards come up.
  void wants_text(const Rect& where) { text_field_ = where; }

  // ---- the frame's other side: app and tests
  Ui(Canvas& on, const Theme& in, const Catalogue& said) : canvas(on), theme(in), words(said) {}
  void deliver(UserAction action) { action_ = std::move(action), hit_ = false; }
  void holds(std::vector<std::string> pressed, std::string focused) {
    pressed_ = std::move(pressed);
    focused_ = std::move(focused);
  }
  void pans(std::map<std::string, Pan, std::less<>> pans) { pans_ = std::move(pans); }
  [[nodiscard]] const Layout& layout() const { return layout_; }
  [[nodiscard]] double awake_until() const { return awake_until_; }
  [[nodiscard]] double wakes_at() const { return wake_at_; }
  [[nodiscard]] const Rect& text_field() const { return text_field_; }

 private:
  UserAction action_;
  bool hit_ = false;
  std::vector<std::string> pressed_;  // by several fingers
  std::string focused_;
  std::map<std::string, Pan, std::less<>> pans_;
  Layout layout_;
  double awake_until_ = 0, wake_at_ = 1e300;
  Rect text_field_;
};

}  // namespace fox::ui
