#include "ui/ends/steps_screen.h"

#include <algorithm>
#include <cmath>

#include "ui/screens/home.h"
#include "ui/screens/parts.h"
#include "ui/table/prompt_card.h"
#include "ui/table/tabs.h"

namespace fox::ui {
namespace {

constexpr float kLine = 50, kSlider = 66;

class StepsScreen {
 public:
  StepsScreen(Ui& ui, Steps& steps, StepsState& state) : ui_(ui), steps_(steps), state_(state) {
    const Shape shape = shape_of(ui);
    wide_ = shape == Shape::landscape || ui.screen.w >= ui.screen.h * 1.2F;
    small_ = shape == Shape::phone || ui.screen.h < dp(500);
  }

  Wish draw() {
    ui_.canvas.fill(ui_.screen, ui_.theme.tools);
    state_.card.begin(ui_);
    keys();
    Rect rest = ui_.screen.inset(dp(small_ ? 8 : 12), dp(small_ ? 6 : 10));
    slider(rest.cut_bottom(touch(ui_, kSlider), dp(8)));
    if (wide_) {
      Rect side = rest.cut_right(std::clamp(rest.w * .34F, dp(300), dp(520)), dp(12));
      Rect top = side.cut_top(std::min(side.h, dp(small_ ? 96 : 128)), dp(10));
      if (small_ && asks()) referee(top.cut_right(touch(ui_, 50), dp(8)));
      prompt(top);
      if (side.h >= dp(110)) list(side);
      sheet(rest);
    } else {
      Rect top = rest.cut_top(dp(small_ ? 76 : 96), dp(8));
      if (asks()) referee(top.cut_right(touch(ui_, small_ ? 50 : 64), dp(8)));
      prompt(top);
      if (rest.h > dp(900)) list(rest.cut_bottom(rest.h - dp(780), dp(10)));
      sheet(rest);
    }
    state_.card.draw(ui_, steps_.game());
    return wish_;
  }

 private:
  [[nodiscard]] float dp(float value) const { return ui_.dp(value); }
  // Whose line it is, that one's sheet is shown.
  void go(int line) {
    steps_.go(line, ui_.now);
    if (const int seat = steps_.at() > 0 ? steps_.seat_of(steps_.at()) : -1; seat >= 0) state_.seat = seat;
    ui_.animate_until(ui_.now + .3);
  }

  void keys() {
    if (ui_.key("escape")) wish_.kind = Wish::Kind::result;
    if (ui_.key("n") || ui_.key(".") || ui_.key("space")) go(steps_.at() + 1);
    if (ui_.key("p") || ui_.key(",") || ui_.key("backspace")) go(steps_.at() - 1);
    if (ui_.key("home")) go(0);
    if (ui_.key("end")) go(steps_.count());
    if (ui_.key("pagedown")) go(steps_.round_from(steps_.at(), 1));
    if (ui_.key("pageup")) go(steps_.round_from(steps_.at(), -1));
  }

  // ---- what was done
  void prompt(const Rect& where) {
    Prompt prompt;
    const int at = steps_.at();
    if (at == 0) {
      prompt.sentence = ui_.say("steps-begin");
      prompt.soft = sheet_title(ui_.words, steps_.game().header().sheet);
    } else {
      const int seat = steps_.seat_of(at);
      prompt.seat = seat;
      if (seat >= 0) prompt.name = steps_.game().header().names[static_cast<std::size_t>(seat)];
      prompt.sentence = steps_.words_of(at, ui_.words);
      // Some lines name who did it themselves.
      if (const std::string who = prompt.name + ": "; seat >= 0 && prompt.sentence.rfind(who, 0) == 0)
        prompt.sentence = sentence_case(prompt.sentence.substr(who.size()));
      prompt.soft = ui_.say("steps-at", {{"line", std::to_string(at)},
                                         {"lines", std::to_string(steps_.count())},
                                         {"round", std::to_string(steps_.round_of(at))}});
    }
    draw_prompt(ui_, where, prompt, small_);
  }

  // Whether it was right; nobody asks about a sheet of paper.
  [[nodiscard]] bool asks() const { return steps_.game().header().mode != RecordMode::paper; }
  void referee(const Rect& where) {
    if (sign_button(ui_, "button.referee", where, Sign::referee) || ui_.key("q"))
      wish_ = to_referee(steps_.question(state_.seat));
  }

  // ---- the sheet, with everybody's tabs
  void sheet(Rect where) {
    Rect row = where.cut_top(touch(ui_, kTouch));
    const Rect back = row.cut_left(touch(ui_, 50), dp(8));
    if (button(ui_, "button.back", back, "")) wish_.kind = Wish::Kind::result;
    chevron(ui_, back.middle(dp(32), dp(32)), Toward::left, ui_.theme.ink);
    if (wide_ && !small_ && asks()) referee(row.cut_right(touch(ui_, 50), dp(8)));
    std::vector<Tab> tabs;
    const auto& names = steps_.game().header().names;
    for (std::size_t s = 0; s < names.size(); ++s) tabs.push_back({names[s], steps_.totals()[s]});
    if (const int tapped = draw_tabs(ui_, row, tabs, state_.seat); tapped >= 0) state_.seat = tapped;
    ui_.canvas.fill(where, ui_.theme.sheet, dp(18));
    ui_.canvas.stroke(where, ui_.theme.sheet_edge, dp(1.6F), dp(18));
    const Rect view = where.inset(dp(small_ ? 4 : 8));
    // The whole page where it can be read so, else as wide as there is room, to be scrolled.
    const float ratio = steps_.sheet_ratio();
    const float whole = ratio > 0 ? std::min(view.w, view.h / ratio) : view.w;
    const bool fits = whole >= std::min(view.w, dp(small_ ? 330 : 480));
    const float width = fits ? whole : view.w;
    const float high = ratio <= 0 ? std::max(view.h, dp(430))
                       : fits     ? width * ratio
                                  : steps_.sheet_height(ui_, width);
    const float tall = ratio > 0 ? steps_.sheet_height(ui_, width) : high;
    const float left = view.x + (view.w - width) / 2;
    if (state_.seen_at != steps_.at()) {
      state_.seen_at = steps_.at();
      const Rect mark = steps_.written_place(ui_, {left, 0, width, tall}, state_.seat);
      if (!mark.empty() && (mark.y < state_.scrolled || mark.bottom() > state_.scrolled + view.h))
        state_.scrolled = mark.center().y - view.h / 2;
    }
    Scroll scroll(ui_, "sheet", view, tall, state_.scrolled);
    const float top = scroll.place.y + std::max(0.F, (view.h - tall) / 2);
    steps_.draw_sheet(ui_, {left, top, width, tall}, state_.seat, true);
  }

  // ---- all lines
  void list(const Rect& where) {
    card(ui_, where);
    const Rect in = where.inset(dp(8));
    const float high = touch(ui_, kLine);
    const int count = steps_.count();
    if (state_.listed_at != steps_.at()) {
      state_.listed_at = steps_.at();
      state_.listed = (static_cast<float>(steps_.at()) - .5F) * high - in.h / 2;
    }
    Scroll scroll(ui_, "lines", in, high * static_cast<float>(count), state_.listed);
    const int first = std::max(0, static_cast<int>(state_.listed / high) - 1);
    const int last = std::min(count, first + static_cast<int>(in.h / high) + 4);
    for (int i = first; i < last; ++i) {
      const int line = i + 1;
      const Rect at{in.x, scroll.place.y + high * static_cast<float>(i), in.w - dp(8), high};
      const std::string name = "line." + std::to_string(line);
      const bool here = line == steps_.at();
      if (ui_.target(name, at)) go(line);
      if (here || ui_.pressed(name))
        ui_.canvas.fill(at.inset(0, dp(1)), here ? ui_.theme.prompt : fade(ui_.theme.ink, .08F), dp(10));
      const Color ink = here ? ui_.theme.prompt_text : ui_.theme.ink,
                  soft = here ? ui_.theme.prompt_sub : ui_.theme.ink2;
      Rect row = at.inset(dp(8), 0);
      one_line(ui_, row.cut_left(dp(36), dp(10)), std::to_string(line),
               {14, Weight::bold, soft, Align::right, 11});
      const int seat = steps_.seat_of(line);
      const std::string words = steps_.words_of(line, ui_.words);
      if (seat >= 0 && words.find(": ") == std::string::npos) {
        const std::string& who = steps_.game().header().names[static_cast<std::size_t>(seat)];
        one_line(ui_, row.cut_left(std::min(row.w * .36F, line_width(ui_, who, 16, Weight::bold) + 2), dp(8)),
                 who, {16, Weight::bold, soft, Align::left, 11});
      }
      label(ui_, row, words, {17, Weight::black, ink, Align::left, 12});
    }
  }

  // ---- the slider: steps at its ends, a knob that is dragged, places to tap between
  void slider(const Rect& where) {
    card(ui_, where);
    Rect in = where.inset(dp(6), (where.h - touch(ui_, 52)) / 2);
    const float side = touch(ui_, 54);
    const int at = steps_.at(), count = steps_.count();
    const Rect previous = in.cut_left(side, dp(10)), next = in.cut_right(side, dp(10));
    if (button(ui_, "button.previous", previous, "", {.able = at > 0})) go(at - 1);
    chevron(ui_, previous.middle(dp(30), dp(30)), Toward::left, at > 0 ? ui_.theme.ink : ui_.theme.ink2);
    if (button(ui_, "button.next", next, "", {.able = at < count})) go(at + 1);
    chevron(ui_, next.middle(dp(30), dp(30)), Toward::right, at < count ? ui_.theme.ink : ui_.theme.ink2);
    if (count == 0) return;

    const float knob = dp(17);
    const Rect track = in.inset(knob, 0);
    const auto place = [&](float line) { return track.x + track.w * line / static_cast<float>(count); };
    const Pan pan = ui_.pan("slider", in, false);
    ui_.canvas.push_clip(in);
    if (pan.moved.x != 0) {
      state_.slid += pan.moved.x / track.w * static_cast<float>(count);
      const float whole = std::trunc(state_.slid);
      state_.slid -= whole;
      go(at + static_cast<int>(whole));
    } else if (!pan.holding) {
      state_.slid = 0;
    }
    const int parts = std::clamp(static_cast<int>(in.w / touch(ui_, 60)), 1, 24);
    for (int i = 0; i < parts; ++i)
      if (ui_.target("slide." + std::to_string(i + 1), in.column(i, parts, 0)))
        go(static_cast<int>(std::lround((static_cast<float>(i) + .5F) / static_cast<float>(parts) *
                                        static_cast<float>(count))));
    ui_.canvas.pop_clip();

    const float y = track.center().y + dp(7), here = place(static_cast<float>(steps_.at()));
    ui_.canvas.line({track.x, y}, {track.right(), y}, ui_.theme.desk2, dp(8));
    ui_.canvas.line({track.x, y}, {here, y}, ui_.theme.ink, dp(8));
    rounds(track, y, place);
    ui_.canvas.disc({here, y}, knob, ui_.theme.ink);
    ui_.canvas.disc({here, y}, knob - dp(5), ui_.theme.accent);
  }

  // Where rounds begin, with their numbers as far as they have room.
  template <class Place>
  void rounds(const Rect& track, float y, const Place& place) {
    float free = track.x - dp(20);
    for (int line = 1; line <= steps_.count(); ++line) {
      if (line > 1 && steps_.round_of(line) == steps_.round_of(line - 1)) continue;
      const float x = place(static_cast<float>(line - 1));
      ui_.canvas.line({x, y - dp(9)}, {x, y + dp(9)}, ui_.theme.ink2, dp(2));
      const std::string number = std::to_string(steps_.round_of(line));
      const float width = line_width(ui_, number, 14, Weight::black) + dp(4);
      if (x - width / 2 < free) continue;
      free = x + width / 2 + dp(4);
      one_line(ui_, {x - width / 2, track.y, width, y - dp(15) - track.y}, number,
               {14, Weight::black, ui_.theme.ink2, Align::center});
    }
  }

  Ui& ui_;
  Steps& steps_;
  StepsState& state_;
  bool wide_ = false, small_ = false;
  Wish wish_;
};

}  // namespace

Wish draw_steps(Ui& ui, Steps& steps, StepsState& state) {
  const Grown grown(ui);
  return StepsScreen(ui, steps, state).draw();
}

}  // namespace fox::ui
