#include "ui/ends/end_screen.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "ui/ends/result_table.h"
#include "ui/screens/parts.h"
#include "ui/table/tabs.h"
#include "ui/wizard/faces.h"

namespace fox::ui {
namespace {

using Panel = EndState::Panel;

constexpr float kGo = 76, kButton = 52;

class EndScreen {
 public:
  EndScreen(Ui& ui, const Result& result, EndState& state)
      : ui_(ui), result_(result), state_(state), shape_(shape_of(ui)) {
    small_ = shape_ == Shape::phone || ui.screen.h < dp(560);
  }

  Wish draw() {
    ui_.canvas.fill(ui_.screen, ui_.theme.tools);
    if (ui_.key("escape")) leave();
    if (shape_ == Shape::landscape && ui_.screen.h >= dp(640))
      wide();
    else
      tall();
    return wish_;
  }

 private:
  [[nodiscard]] float dp(float value) const { return ui_.dp(value); }

  void leave() {
    if (state_.panel != Panel::none)
      state_.panel = Panel::none;
    else
      wish_.kind = state_.from_history ? Wish::Kind::history : Wish::Kind::home;
  }

  // ---- side by side: the sheet's back, and beside it where the points came from and what can be done
  void wide() {
    Rect rest = ui_.screen.inset(dp(12), dp(10));
    head(rest.cut_top(head_height(rest.w), dp(10)));
    const float side = std::clamp(rest.w * .37F, dp(372), dp(600));
    Rect column = rest.cut_right(side, dp(12));
    Rect back = rest;
    const bool ladder = !result_.ladder.empty();
    if (ladder) ladder_card(rest.cut_right(std::min(rest.w * .52F, dp(430)), dp(10)));
    back = rest;
    card(ui_, back);
    draw_result_table(ui_, back.inset(dp(14), dp(10)), result_);
    buttons_grid(column.cut_bottom(buttons_height(column.w), dp(10)));
    const bool opened = state_.panel != Panel::none;
    // What was opened lies over the next game where there is no room for both.
    if (!opened || panel_height(column.w) + dp(kGo + 10) <= column.h)
      again(column.cut_bottom(dp(kGo), dp(10)));
    if (opened) return panel(column.cut_top(std::min(column.h, panel_height(column.w))));
    const float notes = notes_height(column.w);
    const Rect bars = column.cut_top(std::min(column.h - (notes > 0 ? notes + dp(10) : 0),
                                              dp(70) + bars_height(ui_, result_.players.size()) * 1.3F),
                                     dp(10));
    bars_card(bars);
    if (notes > 0) notes_card(column.cut_top(notes));
  }

  // ---- one below the other
  void tall() {
    const float margin = dp(shape_ == Shape::phone ? 8 : 12);
    Rect rest = ui_.screen.inset(margin, dp(8));
    again(rest.cut_bottom(touch(ui_, kGo * (small_ ? .8F : 1.F)), dp(10)));
    page(rest);
  }

  void page(const Rect& rest) {
    const float width = rest.w, gap = dp(10);
    const float head_high = head_height(width);
    const float table = table_height(ui_, result_) + dp(20);
    const float ladder = result_.ladder.empty() ? 0 : ladder_height(ui_, result_) + dp(64);
    const float notes = notes_height(width), bars = bars_height(ui_, result_.players.size()) + dp(62);
    const float opened = state_.panel == Panel::none ? 0 : panel_height(width);
    const float buttons = buttons_height(width);
    float all = head_high + gap + table + gap + bars + gap + buttons;
    for (const float part : {ladder, notes, opened}) all += part > 0 ? part + gap : 0;
    // What the window has more than is needed makes the figures larger.
    const float spare = std::clamp(rest.h - all - dp(8), 0.F, dp(320));
    const float edge = dp(8);
    Scroll scroll(ui_, "result", {ui_.screen.x, rest.y - edge, ui_.screen.w, rest.h + 2 * edge},
                  all + spare + 2 * edge, state_.scrolled);
    Rect page{rest.x, scroll.place.y + edge, width, all + spare};
    const float top = page.y;
    head(page.cut_top(head_high, gap));
    const Rect back = page.cut_top(table + spare, gap);
    card(ui_, back);
    draw_result_table(ui_, back.inset(dp(shape_ == Shape::phone ? 8 : 14), dp(10)), result_);
    if (ladder > 0) ladder_card(page.cut_top(ladder, gap));
    bars_card(page.cut_top(bars, gap));
    if (notes > 0) notes_card(page.cut_top(notes, gap));
    if (opened > 0) {
      if (state_.to_panel) {
        state_.scrolled = page.y - top - std::max(0.F, rest.h - opened - dp(60));
        ui_.animate_until(ui_.now + .001);
      }
      panel(page.cut_top(opened, gap));
    }
    state_.to_panel = false;
    buttons_grid(page.cut_top(buttons));
  }

  // ---- the parts
  [[nodiscard]] Words fact_words() const {
    return {small_ ? 15.F : 19.F, Weight::regular, ui_.theme.prompt_sub, Align::left, 12.5F};
  }
  [[nodiscard]] float fox_side() const { return dp(small_ ? 56 : 76); }
  [[nodiscard]] float head_height(float width) {
    const float room = width - dp(small_ ? 36 : 74) - fox_side();
    return dp(small_ ? 52 : 76) + facts_height(ui_, room, headline_facts(result_, ui_.words), fact_words());
  }
  void head(const Rect& where) {
    ui_.aloud.sentence = headline(result_, ui_.words);
    std::vector<Tab> points;
    for (const ResultPlayer& player : result_.players) points.push_back({player.name, figure(player.total)});
    say_points(ui_, points);
    dark_card(ui_, where);
    Rect in = where.inset(dp(small_ ? 12 : 24), dp(small_ ? 8 : 12));
    const float side = std::min(in.h, fox_side());
    draw_fox(ui_.canvas, in.cut_left(side, dp(small_ ? 12 : 26)).middle(side, side), ui_.theme, true);
    label(ui_, in.cut_top(std::min(dp(small_ ? 34 : 50), in.h * .62F)), headline(result_, ui_.words),
          {small_ ? 25.F : 40.F, Weight::black, ui_.theme.prompt_text, Align::left, small_ ? 12.F : 16.F});
    facts(ui_, in, headline_facts(result_, ui_.words), fact_words());
  }

  void heading(Rect& in, const std::string& words) {
    one_line(ui_, in.cut_top(dp(30)), words, {19, Weight::black, ui_.theme.ink});
  }

  void bars_card(const Rect& where) {
    card(ui_, where);
    Rect in = where.inset(dp(18), dp(10));
    heading(in, ui_.say("points-from"));
    in.cut_bottom(dp(4));
    draw_bars(ui_, in, result_.areas, bars_of(result_));
  }

  void ladder_card(const Rect& where) {
    card(ui_, where);
    Rect in = where.inset(dp(14), dp(10));
    Rect title = in;
    title = in.cut_top(dp(34), dp(6)).inset(dp(6), 0);
    one_line(ui_, title, ladder_words(), {19, Weight::black, ui_.theme.ink});
    draw_ladder(ui_, in.cut_top(std::min(in.h, ladder_height(ui_, result_) * 1.35F)), result_);
  }
  // How far it is to the next rung.
  [[nodiscard]] std::string ladder_words() const {
    if (result_.rung <= 0 || result_.ladder.empty()) return ui_.say("ladder");
    const int missing =
        result_.ladder[static_cast<std::size_t>(result_.rung - 1)].from - result_.players[0].total;
    return ui_.say(missing == 1 ? "ladder-next-one" : "ladder-next", {{"points", std::to_string(missing)}});
  }

  [[nodiscard]] Words note_words() const { return {16, Weight::regular, ui_.theme.ink2, Align::left, 12.5F}; }
  [[nodiscard]] float notes_height(float width) {
    float height = 0;
    for (const std::string& note : notes_of(result_, ui_.words))
      height += ui_.canvas.paragraph_height(note, width - dp(36), dp(16), Weight::regular) + dp(4);
    return height > 0 ? height + dp(20) : 0;
  }
  void notes_card(const Rect& where) {
    ui_.canvas.fill(where, mix(ui_.theme.card, ui_.theme.tools, .5F), dp(16));
    ui_.canvas.stroke(where, ui_.theme.sheet_edge, dp(1.6F), dp(16));
    Rect in = where.inset(dp(18), dp(10));
    for (const std::string& note : notes_of(result_, ui_.words)) {
      const float high = ui_.canvas.paragraph_height(note, in.w, dp(16), Weight::regular);
      label(ui_, in.cut_top(high, dp(4)), note, note_words());
    }
  }

  // ---- what can be done
  enum class Deal : unsigned char { picture, file, sheets, steps, leave, correct };
  struct Action {
    Deal deal;
    const char* name;
    std::string words;
    std::optional<Sign> sign;
  };
  // Only what this game can do.
  [[nodiscard]] std::vector<Action> list() const {
    std::vector<Action> all{{Deal::picture, "button.picture", ui_.say("save-picture"), {}},
                            {Deal::file, "button.export", ui_.say("export"), {}}};
    if (state_.sheets)
      all.push_back({Deal::sheets, "button.sheets", ui_.say("see-sheets"), Sign::paper_sheet});
    if (state_.steps) all.push_back({Deal::steps, "button.steps", ui_.say("line-by-line"), Sign::redo});
    const bool back = state_.from_history;
    all.push_back({Deal::leave, back ? "button.back" : "button.home", ui_.say(back ? "history" : "home"),
                   back ? Sign::history : Sign::home});
    if (state_.correctable)
      all.push_back({Deal::correct, "button.correct", ui_.say("correct"), Sign::pencil});
    return all;
  }
  [[nodiscard]] int columns(float width) const { return width >= dp(680) ? 3 : 2; }
  [[nodiscard]] int rows(float width) const {
    return (static_cast<int>(list().size()) + columns(width) - 1) / columns(width);
  }
  [[nodiscard]] float buttons_height(float width) const {
    const auto high = static_cast<float>(rows(width));
    return touch(ui_, kButton) * high + dp(kGap) * (high - 1);
  }

  void buttons_grid(const Rect& where) {
    const auto all = list();
    const int n = static_cast<int>(all.size()), across = columns(where.w);
    for (int i = 0; i < n; ++i) {
      const Action& action = all[static_cast<std::size_t>(i)];
      Rect at = where.row(i / across, rows(where.w), dp(kGap)).column(i % across, across, dp(kGap));
      if (i + 1 == n) at.w = where.right() - at.x;
      ButtonLook look;
      if (at.w >= dp(150)) look.sign = action.sign;
      if (button(ui_, action.name, at, action.words, look)) act(action.deal);
    }
  }

  void act(Deal deal) {
    state_.notice.clear();
    const auto open = [&](Panel panel) {
      state_.panel = state_.panel == panel ? Panel::none : panel;
      state_.to_panel = state_.panel != Panel::none;
    };
    switch (deal) {
      case Deal::picture:
        return open(Panel::picture);
      case Deal::file:
        return open(Panel::file);
      case Deal::correct:
        return open(Panel::correct);
      case Deal::sheets:
        wish_.kind = Wish::Kind::sheets;
        return;
      case Deal::steps:
        wish_.kind = Wish::Kind::steps;
        return;
      case Deal::leave:
        state_.panel = Panel::none;
        return leave();
    }
  }

  void again(const Rect& where) {
    ui_.canvas.fill(where, ground(ui_, "button.again", ui_.theme.accent), dp(16));
    ui_.canvas.stroke(where, ui_.theme.dark ? ui_.theme.accent : ui_.theme.ink, dp(2.4F), dp(16));
    Rect in = where.inset(dp(20), dp(6));
    const float high = std::min(in.h, dp(62));
    draw_game_die(ui_, in.cut_left(high * .76F, dp(18)).middle(high * .76F, high), result_.die, 5);
    const std::string below =
        result_.alone() ? result_.title : ui_.say("again-begins", {{"name", result_.next}});
    in = in.middle(in.w, std::min(in.h, dp(58)));
    label(ui_, in.cut_top(in.h * .56F), ui_.say("again"), {26, Weight::black, ui_.theme.on_key});
    label(ui_, in, below, {17, Weight::regular, ui_.theme.on_key});
    if (ui_.target("button.again", where)) wish_.kind = Wish::Kind::again;
  }

  // ---- what a button opens, in the place of the bars
  struct Choice {
    std::string name, words, detail;
  };
  [[nodiscard]] std::vector<Choice> choices() const {
    if (state_.panel == Panel::picture) {
      std::vector<Choice> all{{"share.result", ui_.say("picture-result"), {}}};
      for (std::size_t p = 0; p < result_.players.size(); ++p)
        all.push_back({"share.sheet." + std::to_string(p + 1),
                       ui_.say("picture-sheet", {{"name", result_.players[p].name}}),
                       {}});
      return all;
    }
    if (state_.panel == Panel::file)
      return {{"share.csv", "CSV", ui_.say("share-csv")},
              {"share.json", "JSON", ui_.say("share-json")},
              {"share.record", ui_.say("record"), ui_.say("share-record")}};
    return {{"button.reopen", ui_.say("reopen"), {}}};
  }
  [[nodiscard]] std::string panel_words() const {
    if (state_.panel == Panel::picture) return ui_.say("save-picture");
    return ui_.say(state_.panel == Panel::file ? "export" : "correct");
  }
  [[nodiscard]] float choice_height() const { return touch(ui_, state_.panel == Panel::file ? 56 : 50); }
  [[nodiscard]] float explained(float width) {
    if (state_.panel != Panel::correct) return 0;
    return ui_.canvas.paragraph_height(ui_.say("correct-more"), width - dp(36), dp(17), Weight::regular) +
           dp(12);
  }
  [[nodiscard]] float said(float width) {
    return state_.notice.empty() ? 0 : notice_height(ui_, width - dp(28), state_.notice) + dp(8);
  }
  [[nodiscard]] float panel_height(float width) {
    const auto count = static_cast<float>(choices().size());
    return dp(24) + touch(ui_, kTouch) + dp(6) + explained(width) + count * (choice_height() + dp(kGap)) +
           said(width);
  }

  void panel(const Rect& where) {
    card(ui_, where);
    Rect in = where.inset(dp(14), dp(12));
    Rect title = in.cut_top(touch(ui_, kTouch), dp(6));
    if (sign_button(ui_, "button.close", title.cut_right(touch(ui_, kTouch), dp(8)), Sign::close,
                    {.kind = ButtonLook::Kind::quiet}))
      state_.panel = Panel::none;
    label(ui_, title.inset(dp(4), 0), panel_words(), {21, Weight::black, ui_.theme.ink});
    if (const float high = explained(where.w); high > 0)
      label(ui_, in.cut_top(high - dp(12), dp(12)).inset(dp(4), 0), ui_.say("correct-more"),
            {17, Weight::regular, ui_.theme.ink});
    for (const Choice& choice : choices()) {
      ButtonLook look;
      look.detail = choice.detail;
      look.align = Align::left;
      if (state_.panel == Panel::correct) look.sign = Sign::pencil;
      if (!button(ui_, choice.name, in.cut_top(choice_height(), dp(kGap)), choice.words, look)) continue;
      if (state_.panel == Panel::correct) {
        wish_.kind = Wish::Kind::correct;
      } else {
        wish_.kind = Wish::Kind::share;
        wish_.text = choice.name.substr(6);
      }
    }
    if (state_.notice.empty()) return;
    const Rect at = in.cut_top(notice_height(ui_, in.w, state_.notice));
    if (state_.trouble) return notice_bar(ui_, at, state_.notice);
    done_bar(ui_, at, state_.notice);
  }

  Ui& ui_;
  const Result& result_;
  EndState& state_;
  Shape shape_;
  bool small_ = false;
  Wish wish_;
};

}  // namespace

Wish draw_end(Ui& ui, const Result& result, EndState& state) {
  const Grown grown(ui);
  return EndScreen(ui, result, state).draw();
}

}  // namespace fox::ui
