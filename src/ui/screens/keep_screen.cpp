#include "ui/screens/keep_screen.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "ui/date_words.h"
#include "ui/screens/home.h"
#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

constexpr float kInner = 16, kTop = 34, kName = 28, kStep = 48, kApart = 12;  // dp

// What has to be tapped, as it looks there.
enum class Spot : unsigned char { share, dots, add };

void draw_spot(Ui& ui, const Rect& box, Spot spot) {
  const float w = ui.dp(2.2F), s = box.w;
  const Color ink = ui.theme.ink;
  const auto at = [&](float x, float y) { return Point{box.x + x * s, box.y + y * s}; };
  switch (spot) {
    case Spot::share: {
      const std::array<Point, 6> tray{at(.36F, .38F), at(.2F, .38F), at(.2F, .94F),
                                      at(.8F, .94F),  at(.8F, .38F), at(.64F, .38F)};
      const std::array<Point, 3> head{at(.32F, .24F), at(.5F, .06F), at(.68F, .24F)};
      ui.canvas.polyline(tray, ink, w);
      ui.canvas.polyline(head, ink, w);
      ui.canvas.line(at(.5F, .06F), at(.5F, .64F), ink, w);
      break;
    }
    case Spot::dots:
      for (const float y : {.2F, .5F, .8F}) ui.canvas.disc(at(.5F, y), s * .085F, ink);
      break;
    case Spot::add:
      ui.canvas.stroke(box.inset(s * .1F), ink, w, s * .2F);
      ui.canvas.line(at(.5F, .3F), at(.5F, .7F), ink, w);
      ui.canvas.line(at(.3F, .5F), at(.7F, .5F), ink, w);
      break;
  }
}

struct Step {
  Spot spot;
  const char* words;
};
struct Phone {
  const char* name;
  std::array<Step, 2> steps;
};
constexpr std::array kPhones{
    Phone{"keep-apple", {{{Spot::share, "keep-apple-first"}, {Spot::add, "keep-apple-then"}}}},
    Phone{"keep-android", {{{Spot::dots, "keep-android-first"}, {Spot::add, "keep-android-then"}}}}};

class KeepScreen {
 public:
  KeepScreen(Ui& ui, const KeepData& data, KeepState& state) : ui_(ui), data_(data), state_(state) {}

  Wish draw() {
    ui_.canvas.fill(ui_.screen, ui_.theme.tools);
    Rect rest = page_of(ui_).inset(dp(shape_of(ui_) == Shape::phone ? 10 : 12), dp(10));
    if (header_bar(ui_, rest, ui_.say("keep"))) wish_.kind = Wish::Kind::home;
    if (rest.w > dp(720)) rest = rest.middle(dp(720), rest.h);
    const float edge = dp(8), gap = dp(12), inner = rest.w - dp(2 * kInner);
    const float copy = copy_height(inner), phones = data_.installed ? 0 : phones_height(inner) + gap;
    Scroll scroll(ui_, "keep",
                  {ui_.screen.x, rest.y - edge, ui_.screen.w, ui_.screen.bottom() - rest.y + edge},
                  phones + copy + 2 * edge + gap, state_.scrolled);
    Rect page{rest.x, scroll.place.y + edge, rest.w, phones + copy};
    if (!data_.installed) draw_phones(page.cut_top(phones - gap, gap));
    draw_copy(page);
    return wish_;
  }

 private:
  [[nodiscard]] float dp(float value) const { return ui_.dp(value); }
  [[nodiscard]] Words plain() const {
    return {.size = 17, .weight = Weight::regular, .color = ui_.theme.ink2};
  }
  [[nodiscard]] float text_height(const std::string& words, float width) {
    return ui_.canvas.paragraph_height(words, width, dp(17), Weight::regular) + dp(4);
  }
  void heading(Rect& in, const char* words) {
    label(ui_, in.cut_top(dp(kTop)), ui_.say(words),
          {.size = 20, .weight = Weight::black, .color = ui_.theme.ink});
  }
  void text(Rect& in, const std::string& words) {
    label(ui_, in.cut_top(text_height(words, in.w), dp(kApart)), words, plain());
  }

  // ---- the two taps, for each kind of phone; side by side where there is room
  [[nodiscard]] bool beside(float width) const { return width >= dp(560); }
  [[nodiscard]] float step_height(const Step& step, float width) {
    const float words =
        ui_.canvas.paragraph_height(ui_.say(step.words), width - dp(kStep + 12), dp(18), Weight::bold);
    return std::max(dp(kStep), words + dp(8));
  }
  [[nodiscard]] float phone_height(const Phone& phone, float width) {
    float height = dp(kName);
    for (const Step& step : phone.steps) height += step_height(step, width);
    return height;
  }
  [[nodiscard]] float both_height(float width) {
    const float column = beside(width) ? (width - dp(kApart)) / 2 : width;
    const float first = phone_height(kPhones[0], column), second = phone_height(kPhones[1], column);
    return beside(width) ? std::max(first, second) : first + dp(kApart) + second;
  }
  [[nodiscard]] float phones_height(float width) {
    return dp(2 * kInner + kTop + 2 * kApart) + text_height(ui_.say("keep-why"), width) + both_height(width) +
           text_height(ui_.say("keep-own"), width);
  }

  void draw_phone(Rect where, const Phone& phone) {
    label(ui_, where.cut_top(dp(kName)), ui_.say(phone.name),
          {.size = 17, .weight = Weight::black, .color = ui_.theme.ink});
    for (const Step& step : phone.steps) {
      Rect row = where.cut_top(step_height(step, where.w));
      const Rect box = row.cut_left(dp(kStep), dp(12)).middle(dp(40), dp(40));
      ui_.canvas.fill(box, ui_.theme.button, dp(10));
      ui_.canvas.stroke(box, ui_.theme.control_edge, dp(1.4F), dp(10));
      draw_spot(ui_, box.middle(dp(24), dp(24)), step.spot);
      label(ui_, row, ui_.say(step.words), {.size = 18, .weight = Weight::bold, .color = ui_.theme.ink});
    }
  }

  void draw_phones(const Rect& where) {
    card(ui_, where);
    Rect in = where.inset(dp(kInner));
    heading(in, "keep-home-screen");
    text(in, ui_.say("keep-why"));
    Rect both = in.cut_top(both_height(in.w), dp(kApart));
    if (beside(both.w)) {
      draw_phone(both.column(0, 2, dp(kApart)), kPhones[0]);
      draw_phone(both.column(1, 2, dp(kApart)), kPhones[1]);
    } else {
      draw_phone(both.cut_top(phone_height(kPhones[0], both.w), dp(kApart)), kPhones[0]);
      draw_phone(both, kPhones[1]);
    }
    text(in, ui_.say("keep-own"));
  }

  // ---- a copy
  [[nodiscard]] std::vector<std::string> facts_of_copies() const {
    std::vector<std::string> all;
    all.push_back(
        data_.copied_at == 0
            ? ui_.say("no-copy")
            : ui_.say("last-copy", {{"when", friendly_time(ui_.words, data_.copied_at, data_.now)}}));
    if (data_.uncopied > 0) all.push_back(ui_.say("uncopied", {{"count", std::to_string(data_.uncopied)}}));
    return all;
  }
  [[nodiscard]] float copy_height(float width) {
    float height =
        dp(2 * kInner + kTop + kApart) + text_height(ui_.say("keep-copy-more"), width) + touch(ui_, 52);
    for (const std::string& fact : facts_of_copies()) height += text_height(fact, width) + dp(kApart);
    return height;
  }
  void draw_copy(const Rect& where) {
    card(ui_, where);
    Rect in = where.inset(dp(kInner));
    heading(in, "keep-copy");
    text(in, ui_.say("keep-copy-more"));
    for (const std::string& fact : facts_of_copies()) text(in, fact);
    if (button(ui_, "button.copy", in.cut_top(touch(ui_, 52)), ui_.say("backup-all")))
      wish_.kind = Wish::Kind::backup;
  }

  Ui& ui_;
  const KeepData& data_;
  KeepState& state_;
  Wish wish_;
};

}  // namespace

Wish draw_keep(Ui& ui, const KeepData& data, KeepState& state) {
  const Grown grown(ui);
  return KeepScreen(ui, data, state).draw();
}

}  // namespace fox::ui
