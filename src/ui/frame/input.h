// From fingers and keys to actions. A finger is judged when it comes down, by what was on the screen then;
// from there on it carries the element's name. Actions wait in a queue and are delivered one a frame, so a
// slow frame loses none. Knows neither SDL nor a clock: times are told.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ui/frame/layout.h"
#include "ui/frame/user_action.h"

namespace fox::ui {

using Finger = std::int64_t;  // the mouse is one, too

class Input {
 public:
  // A frame is on the screen from this time on.
  void set_layout(std::shared_ptr<const Layout> layout, double at);
  void set_reduced_motion(bool reduced_motion) { reduced_motion_ = reduced_motion; }
  void text_field(bool open) { text_open_ = open; }

  void down(Finger finger, Point point, double at);
  void move(Finger finger, Point point, double at);
  void up(Finger finger, Point point, double at);
  void cancel(Finger finger);
  void cancel_all();
  // The window was turned or resized under the fingers: drags end, what lies still may yet be a tap.
  void let_go();
  // Dp, to where the content moves; zoom is a factor.
  void wheel(Point point, Point by, float zoom, double at);
  void key(std::string name, double at);
  void text(std::string typed, double at);
  void file(std::string path, double at);
  void close(double at);

  // Something to deliver, or to draw at once?
  [[nodiscard]] bool waiting() const { return !queue_.empty() || changed_; }
  [[nodiscard]] bool gliding() const { return !glides_.empty(); }
  // The next action for a frame that looks like this; kind none: nothing.
  UserAction next(const Layout& layout);
  // What was dragged since the last time.
  std::map<std::string, Pan, std::less<>> take_pans(double now);
  // What fingers hold, without how far it went.
  [[nodiscard]] std::map<std::string, Pan, std::less<>> held_pans() const;
  // Moves the pan area so that the element can be seen; false where it cannot.
  bool reveal(const Layout& layout, const Target& target);

  [[nodiscard]] std::vector<std::string> pressed() const;
  [[nodiscard]] std::string focused() const { return focus_shown_ ? focused_ : std::string(); }

 private:
  struct Press {
    Point start, last;
    double at = 0;
    std::string name;  // of the element; empty: none
    std::string area;  // the pan area; empty: none
    float slop = 10;   // pixels
    bool glides = false;
    bool panning = false, dead = false;
    std::deque<std::pair<double, Point>> trail;  // the last moments
  };
  struct Glide {
    Point speed;  // pixels a second
    double at = 0;
  };

  const Layout& layout_at(double at) const;
  void pan_moved(Press& press, Point to, double at);
  void join(const Press& moving, double at);
  UserAction key_deed(const UserAction& action, const Layout& layout);

  std::deque<std::pair<double, std::shared_ptr<const Layout>>> shown_;
  std::map<Finger, Press> presses_;
  std::map<std::string, Pan, std::less<>> pans_;
  std::map<std::string, Glide, std::less<>> glides_;
  std::deque<UserAction> queue_;
  std::string focused_;
  Rect focus_rect_;
  bool focus_shown_ = false, reduced_motion_ = false, text_open_ = false, changed_ = false;
};

}  // namespace fox::ui
