// The parts every screen is made of: buttons, cards, tiles, switches, a text field, the bar at the top, lists
// that scroll. Lengths in looks are dp; rectangles are pixels. All of them follow the theme and show the
// keyboard's focus.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/frame/ui.h"
#include "ui/look/signs.h"
#include "ui/look/theme.h"

namespace fox::ui {

inline constexpr float kTouch = 48;  // the least height of a button
// A length of something that is tapped: with small text it stays large enough for a finger.
inline float touch(const Ui& ui, float dp) {
  return std::max(ui.dp(dp), std::min(dp, kTouch) * ui.finger);
}
inline constexpr float kGap = 8;        // between things that do something different
inline constexpr float kRadius = 14;    // of a button
inline constexpr float kSmall = 12.5F;  // no text is smaller
// Between so many buttons side by side: where room is dear they get it.
inline float gap_between(const Ui& ui, float width, int buttons) {
  const auto n = static_cast<float>(buttons);
  return std::clamp((width - touch(ui, kTouch) * n) / std::max(1.F, n - 1), ui.dp(3), ui.dp(kGap));
}

// ---- how much room there is
enum class Shape : unsigned char { landscape, portrait, phone };
Shape shape_of(const Ui& ui);
// How much larger everything is in a window larger than the design's.
float growth(const Rect& screen, float scale);
// While it lives, everything is larger on a large screen (up to 1.6), and smaller where the text chosen
// leaves a window fewer than 320 dp. A second one inside it changes nothing.
class Grown {
 public:
  explicit Grown(Ui& ui);
  ~Grown() { ui_.scale = before_; }
  Grown(const Grown&) = delete;
  Grown& operator=(const Grown&) = delete;

 private:
  Ui& ui_;
  float before_;
};

// As much of a very large screen as a page of cards fills well, in its middle.
Rect page_of(const Ui& ui);

// ---- text
// Text in a box, in its middle from top to bottom: one line where that fits, else as many as the height
// holds, else smaller. `size` is dp here.
struct Words {
  float size = 18;
  Weight weight = Weight::black;
  Color color = 0;
  Align align = Align::left;
  float smallest = kSmall;
};
// The size in dp of words in a box of this height: large text makes them larger as far as it holds them.
float read_size(const Ui& ui, float size, float height);
void label(Ui& ui, const Rect& box, std::string_view text, const Words& words);
// "Ada, Ben · round 4 of 5 · yesterday": new lines begin only where a dot would stand.
void facts(Ui& ui, const Rect& box, const std::vector<std::string>& parts, const Words& words);
// What they take at their own size.
float facts_height(Ui& ui, float width, const std::vector<std::string>& parts, const Words& words);
// One line from the left; gives where it ends.
float one_line(Ui& ui, const Rect& box, std::string_view text, const Words& words);
// One line with somebody's name: of a long one as much as there is room for, and an ellipsis.
void name_line(Ui& ui, const Rect& box, std::string_view name, const Words& words);
float line_width(Ui& ui, std::string_view text, float size, Weight weight);

// ---- buttons
struct ButtonLook {
  enum class Kind : unsigned char { normal, accent, quiet };  // accent: the one that goes on; quiet: no edge
  Kind kind = Kind::normal;
  std::optional<Sign> sign = {};
  std::string_view detail = {};  // a second, softer line
  bool able = true;              // false: steps back, and still answers a tap
  int count = -1;                // what is left of it, in a dark dot
  float size = 18;
  Align align = Align::center;
  float radius = kRadius;
};
bool button(Ui& ui, std::string_view name, const Rect& rect, std::string_view text,
            const ButtonLook& button = {});
bool sign_button(Ui& ui, std::string_view name, const Rect& rect, Sign sign, const ButtonLook& button = {});
// The width a button wants for its words on one line.
float button_width(Ui& ui, std::string_view text, const ButtonLook& button = {});

// ---- surfaces
void card(Ui& ui, const Rect& rect);
// The dark card with the fox: at most one on a screen.
void dark_card(Ui& ui, const Rect& rect);
// One of several: white in an ink frame where it is the one. What stands in it is drawn by the caller.
bool tile(Ui& ui, std::string_view name, const Rect& rect, bool chosen, float radius = kRadius);
// The ground a part stands on, a little darker under a finger.
Color ground(const Ui& ui, std::string_view name, Color color);

enum class Toward : unsigned char { left, right, up, down };
void chevron(Ui& ui, const Rect& square, Toward way, Color ink);
void tick_disc(Ui& ui, Point center, float radius);
// A round choice mark, filled where it is the one.
void radio(Ui& ui, Point center, float radius, bool on);

// ---- rows
// Words on the left, a switch on the right: true where it was tapped. The caller turns it.
bool switch_row(Ui& ui, std::string_view name, const Rect& rect, std::string_view text,
                std::string_view detail, bool on);
float switch_height(Ui& ui, float width, std::string_view text, std::string_view detail);
// A sentence about trouble, with a round sign.
void notice_bar(Ui& ui, const Rect& rect, std::string_view sentence);
// A sentence about something that is done, with a tick; as high as notice_height.
void done_bar(Ui& ui, const Rect& rect, std::string_view sentence);
float notice_height(Ui& ui, float width, std::string_view sentence);

// `button.back` and the screen's name at the top of `rest`, which loses that strip. True: go back (Escape as
// well).
bool header_bar(Ui& ui, Rect& rest, std::string_view title, std::string_view question = {});

// ---- text field
enum class FieldEvent : unsigned char {
  none,
  open,  // it was tapped while it was closed
  changed,
  done,     // Enter
  dropped,  // Escape
};
// While `open`, it takes the keys that are meant for it. What cannot be typed is said in `refused`, until the
// next thing is typed.
FieldEvent text_field(Ui& ui, std::string_view name, const Rect& rect, std::string& text, bool open,
                      std::string_view hint, std::string& refused);
// Without the last character, UTF-8.
void drop_last(std::string& text);

// ---- scrolling
// Everything drawn between making it and its end lies in `place`, moved by what was scrolled, and is clipped.
class Scroll {
 public:
  Scroll(Ui& ui, std::string_view name, const Rect& where, float content_height, float& scrolled);
  ~Scroll();
  Scroll(const Scroll&) = delete;
  Scroll& operator=(const Scroll&) = delete;

  Rect place;  // of the content; starts above `where` when it was scrolled

 private:
  Ui& ui_;
  Rect where_;
  float& scrolled_;
  float content_;
};

}  // namespace fox::ui
