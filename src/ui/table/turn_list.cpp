#include "ui/table/turn_list.h"

#include <algorithm>
#include <string>
#include <utility>

#include "ui/look/animals.h"
#include "ui/screens/parts.h"
#include "ui/table/command.h"
#include "ui/table/last_mark.h"
#include "ui/table/prompt_card.h"
#include "ui/table/strip.h"
#include "ui/table/tabs.h"

namespace fox::ui {

namespace {

// What is said of turns, and of rounds where those are listed.
struct TurnWords {
  const char *list, *which, *which_soft, *before, *after, *takes_one, *takes, *brings_one, *brings;
};
constexpr TurnWords kTurnWords{"turns",        "turns-which",      "turns-which-soft",
                               "turns-before", "turns-after",      "turns-takes-one",
                               "turns-takes",  "turns-brings-one", "turns-brings"};
constexpr TurnWords kRoundWords{"turns-round",        "turns-which-round",      "turns-which-soft-round",
                                "turns-before-round", "turns-after-round",      "turns-takes-one-round",
                                "turns-takes-round",  "turns-brings-one-round", "turns-brings-round"};
const TurnWords& words_for(const std::vector<Turn>& turns) {
  return turns.back().seat < 0 ? kRoundWords : kTurnWords;
}

constexpr std::string_view kTurnDot = "turn.";
constexpr float kTurnRow = 62, kTurnSigns = 30, kTurnPad = 10;  // dp
constexpr int kSignRows = 5;                                    // of signs, at most

std::string element(int turn) {
  return std::string(kTurnDot) + std::to_string(turn + 1);
}

constexpr float kNarrow = 320, kLow = 400;  // dp: larger text ends where there is less than that

// The column beside the sheet, with the sentence on top; empty where there is none.
Rect column_of(const Ui& ui, const GamePlaces& at) {
  const float left = std::min({at.prompt.x, at.undo.x, at.redo.x}),
              right = std::max({at.prompt.right(), at.undo.right(), at.redo.right()});
  if (right - left > ui.screen.w * .7F) return {};
  return {left, at.prompt.y, right - left, std::max(at.undo.bottom(), at.redo.bottom()) - at.prompt.y};
}

// In the column, else over the lower part of the sheet: what would go is to be seen above.
Rect list_place(const Ui& ui, const GamePlaces& at, Rect column) {
  const float below = at.prompt.bottom() + ui.dp(10);
  if (!column.empty()) return {column.x, below, column.w, column.bottom() - below};
  const float left = std::min(at.prompt.x, at.undo.x), right = std::max(at.prompt.right(), at.undo.right()),
              bottom = std::max(at.undo.bottom(), at.redo.bottom());
  const float top = std::max(below, bottom - ui.screen.h * .58F);
  return {left, top, right - left, bottom - top};
}

class TurnRows {
 public:
  TurnRows(Ui& ui, const Told& told, bool hide_scores) : ui_(ui), told_(told), hide_(hide_scores) {}

  [[nodiscard]] float height(const Turn& turn, float width) const {
    Strip strip(ui_, signs({0, 0, width, 0}, turn), ui_.dp(kTurnSigns), kSignRows, false);
    fill(strip, turn);
    const auto rows = static_cast<float>(strip.rows());
    return std::max(touch(ui_, kTurnRow), rows * ui_.dp(kTurnSigns + Strip::kBetween) + ui_.dp(kTurnPad));
  }

  void draw(const Rect& row, const Turn& turn, bool undone) const {
    const Color ink = undone ? ui_.theme.ink2 : ui_.theme.ink;
    const std::string round = ui_.words.text("referee", "round-is", {{"round", std::to_string(turn.round)}});
    Rect names{row.x + ui_.dp(kTurnPad), row.y, signs(row, turn).x - row.x - ui_.dp(kTurnPad + 6), row.h};
    if (turn.seat < 0) {
      label(ui_, names, round, {17, Weight::black, ink});
    } else {
      const float radius = ui_.dp(14);
      const Rect sign = names.cut_left(2 * radius, ui_.dp(7));
      draw_animal(ui_.canvas, sign.center(), radius, turn.seat);
      names = names.middle(names.w, std::min(row.h, ui_.dp(48)));
      one_line(ui_, names.cut_top(names.h * .55F), name(turn.seat),
               {17, Weight::black, ink, Align::left, 11});
      one_line(ui_, names, round, {14, Weight::regular, ui_.theme.ink2, Align::left, 11});
    }
    const Rect in = signs(row, turn);
    Strip measured(ui_, in, ui_.dp(kTurnSigns), kSignRows, false);
    fill(measured, turn);
    const auto rows = static_cast<float>(measured.rows());
    const float high = rows * ui_.dp(kTurnSigns) + (rows - 1) * ui_.dp(Strip::kBetween);
    Strip strip(ui_, in.middle(in.w, high), ui_.dp(kTurnSigns), kSignRows, true);
    fill(strip, turn);
    if (!points(turn)) return;
    const auto seat = static_cast<std::size_t>(turn.seat);
    const int total = told_.game().totals_at(turn.last)[seat];
    const int more = total - told_.game().totals_at(turn.first)[seat];
    Rect last{row.right() - ui_.dp(kTurnPad + 52), row.y, ui_.dp(52), row.h};
    last = last.middle(last.w, std::min(row.h, ui_.dp(48)));
    one_line(ui_, last.cut_top(last.h * .45F), (more < 0 ? "" : "+") + figure(more),
             {14, Weight::regular, ui_.theme.ink2, Align::right, 11});
    one_line(ui_, last, figure(total), {18, Weight::black, ink, Align::right, 11});
  }

 private:
  [[nodiscard]] const std::string& name(int seat) const {
    return told_.game().header().names[static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] bool points(const Turn& turn) const { return turn.seat >= 0 && !hide_; }

  [[nodiscard]] Rect signs(const Rect& row, const Turn& turn) const {
    Rect in = row.inset(ui_.dp(kTurnPad), 0);
    in.cut_left(std::clamp(in.w * .27F, ui_.dp(96), ui_.dp(150)), ui_.dp(6));
    if (points(turn)) in.cut_right(ui_.dp(52), ui_.dp(6));
    return in;
  }
  void fill(Strip& strip, const Turn& turn) const {
    for (std::size_t line = turn.first + 1; line <= turn.last && !strip.full(); ++line)
      if (turn.seat < 0 || told_.game().seat_at(line) == turn.seat) told_.tell(ui_, strip, line, true);
  }

  Ui& ui_;
  const Told& told_;
  bool hide_;
};

}  // namespace

// ---- what is done

void TurnList::open(const Told& told, View view) {
  turns_ = turns_of(told);
  if (turns_.empty()) return;
  open_ = true;
  view_ = view;
  lines_.scrolled = 0;
  by_hold_ = false;
  count_ = told.game().count();
  chosen_ = -1;
  scrolled_ = 0;
}

void TurnList::watch(Ui& ui, const Told& told) {
  if (open_ || (!ui.pressed("button.undo") && !ui.pressed("button.redo"))) {
    held_since_ = -1;
    return;
  }
  if (held_since_ < 0) held_since_ = ui.now;
  if (ui.now < held_since_ + kHold) return ui.wake_at(held_since_ + kHold);
  open(told);
  by_hold_ = open_;
}

void TurnList::begin(Ui& ui) {
  if (!open_) return;
  for (int i = 0; i < static_cast<int>(turns_.size()); ++i)
    if (i != chosen_ && ui.focused(element(i))) choose(ui, i);
  const UserAction action = ui.action();
  float& scrolled = view_ == View::turns ? scrolled_ : lines_.scrolled;
  if (action.key == "pagedown") scrolled += ui.screen.h * .4F;
  if (action.key == "pageup") scrolled -= ui.screen.h * .4F;
  if (action.key == "home") scrolled = 0;
  if (action.key == "end") scrolled = 1e9F;
  if (action.kind == UserAction::Kind::tap) obey_tap(ui, action.target);
  if (action.kind == UserAction::Kind::key) {
    const bool again = action.key == (view_ == View::turns ? "l" : "h");
    if (action.key == "escape" || again) open_ = false;
    if (action.key == "l") show(View::turns);
    if (action.key == "h") show(View::lines);
    if (action.key == "enter") go();
  }
  if (action.kind == UserAction::Kind::tap || action.kind == UserAction::Kind::key) ui.take();
}

void TurnList::show(View view) {
  view_ = view;
  chosen_ = -1;
}

void TurnList::obey_tap(Ui& ui, std::string_view target) {
  if (target == "turns.list") return show(View::turns);
  if (target == "turns.happened") return show(View::lines);
  if (target == "turns.go") return go();
  if (target.starts_with(kTurnDot)) {
    const int turn = number_of(target.substr(kTurnDot.size())) - 1;
    if (turn != chosen_) return choose(ui, turn);
    // The second half of a double tap was not meant for it.
    if (ui.now > chosen_at_ + kEcho) go();
    return;
  }
  // The finger that held Undo leaves it: that is no tap beside the list.
  if (target.empty() && std::exchange(by_hold_, false)) return;
  if (target.empty() || target == "turns.close") open_ = false;
}

void TurnList::choose(Ui& ui, int turn) {
  if (turn < 0 || turn >= static_cast<int>(turns_.size())) return;
  chosen_ = turn;
  chosen_at_ = ui.now;
}

void TurnList::go() {
  const auto there = preview();
  if (!there) return;
  wish_ = there->lines;
  open_ = false;
}

// Of what is in force it goes with all that came after; of what was taken back it comes with all before.
std::size_t TurnList::goal(const Turn& turn) const {
  return back(turn) ? turn.first : turn.last;
}

std::optional<TurnList::Preview> TurnList::preview() const {
  if (!open_ || chosen_ < 0) return std::nullopt;
  const Turn& turn = turns_[static_cast<std::size_t>(chosen_)];
  return Preview{goal(turn), turn.seat};
}

// ---- what is drawn

void TurnList::draw_sentence(Ui& ui, const Told& told, const GamePlaces& at) const {
  const TurnWords& said = words_for(turns_);
  Prompt prompt;
  prompt.sentence = ui.say(said.which);
  prompt.soft = ui.say(said.which_soft);
  prompt.sign = Sign::undo;
  if (chosen_ >= 0) {
    const Turn& turn = turns_[static_cast<std::size_t>(chosen_)];
    const bool goes = back(turn);
    Fillings filled{{"round", std::to_string(turn.round)}};
    if (turn.seat >= 0) filled["name"] = told.game().header().names[static_cast<std::size_t>(turn.seat)];
    prompt.sentence = ui.say(goes ? said.before : said.after, filled);
    if (!goes) prompt.sign = Sign::redo;
    const auto between = std::count_if(turns_.begin(), turns_.end(), [&](const Turn& other) {
      return back(other) == goes && (goes ? other.first >= turn.first : other.last <= turn.last);
    });
    const std::string one = ui.say(goes ? said.takes_one : said.brings_one);
    prompt.soft =
        between == 1 ? one : ui.say(goes ? said.takes : said.brings, {{"count", std::to_string(between)}});
  }
  draw_prompt(ui, at.prompt, prompt, at.phone);
}

void TurnList::draw_rows(Ui& ui, const Told& told, const Rect& where, bool hide_scores) {
  const TurnRows rows(ui, told, hide_scores);
  const auto n = static_cast<int>(turns_.size());
  const float bar = ui.dp(8), now = ui.dp(28);
  const bool undone = !back(turns_.back());
  std::vector<float> heights;
  float all = undone ? now : 0;
  for (const Turn& turn : turns_) {
    heights.push_back(rows.height(turn, where.w - bar));
    all += heights.back();
  }
  Scroll scroll(ui, "turns", where, all, scrolled_);
  Rect rest = scroll.place;
  rest.w -= bar;
  for (int i = n - 1; i >= 0; --i) {
    const Turn& turn = turns_[static_cast<std::size_t>(i)];
    // What was taken back stands above a line: here the game stands now.
    if (back(turn) && undone && (i == n - 1 || !back(turns_[static_cast<std::size_t>(i + 1)]))) {
      const Rect line = rest.cut_top(now);
      const std::string word = ui.say("turns-now");
      const float half = line_width(ui, word, 14, Weight::bold) / 2 + ui.dp(8);
      label(ui, line, word, {14, Weight::bold, ui.theme.ink2, Align::center});
      for (const auto& [from, to] :
           {std::pair{line.x, line.center().x - half}, {line.center().x + half, line.right()}})
        ui.canvas.line({from, line.center().y}, {to, line.center().y}, ui.theme.control_edge, ui.dp(1.6F));
    }
    const Rect row = rest.cut_top(heights[static_cast<std::size_t>(i)]);
    const std::string name = element(i);
    ui.target(name, row);
    if (row.bottom() < where.y || row.y > where.bottom()) continue;
    const bool chosen = i == chosen_;
    const Rect body = row.inset(0, ui.dp(2));
    if (chosen || ui.pressed(name))
      ui.canvas.fill(body, chosen ? ui.theme.plate : fade(ui.theme.ink, .08F), ui.dp(12));
    if (chosen)
      ui.canvas.stroke(body, ui.theme.ink, ui.dp(3), ui.dp(12));
    else
      ui.canvas.fill({row.x + ui.dp(6), row.bottom() - ui.dp(.7F), row.w - ui.dp(12), ui.dp(1.4F)},
                     ui.theme.sheet_edge);
    rows.draw(row, turn, !back(turn));
  }
}

// Turns or lines, and the way out.
void TurnList::draw_views(Ui& ui, Rect& in) {
  Rect row = in.cut_top(touch(ui, kTouch), ui.dp(kGap));
  sign_button(ui, "turns.close", row.cut_right(touch(ui, kTouch), ui.dp(kGap)), Sign::close);
  const std::string words[] = {ui.say(words_for(turns_).list), ui.say("happened")};
  const char* const names[] = {"turns.list", "turns.happened"};
  for (int i = 0; i < 2; ++i) {
    const Rect at = i == 0 ? row.cut_left(row.w * .42F, ui.dp(kGap)) : row;
    const bool on = (view_ == View::turns) == (i == 0);
    tile(ui, names[i], at, on, 12);
    label(ui, at.inset(ui.dp(8), 0), words[i],
          {16, on ? Weight::black : Weight::bold, on ? ui.theme.ink : ui.theme.ink2, Align::center});
  }
}

void TurnList::draw(Ui& ui, const Told& told, const GamePlaces& at, bool hide_scores) {
  if (open_ && told.game().count() != count_) open_ = false;  // somebody else went on
  if (!open_) return;
  ui.cover();
  const Rect column = column_of(ui, at), place = list_place(ui, at, column);
  const bool turns = view_ == View::turns;
  // Nothing of what lies under them looks out between the sentence and the list.
  Rect ground = column.empty() ? place : column;
  if (!turns && !column.empty()) ground.cut_top(at.prompt.h + ui.dp(4));
  ui.canvas.fill(ground.inset(-ui.dp(4)), ui.theme.tools, ui.dp(20));
  if (turns) draw_sentence(ui, told, at);
  // Nothing lies beside the list that has to be seen: all of it is as large as the words that are read.
  const float before = ui.scale, reading = std::exchange(ui.reading, 1.F);
  ui.scale = std::min(before * reading, std::max(ui.finger, std::min(place.w / kNarrow, ui.screen.h / kLow)));
  card(ui, place);
  ui.canvas.stroke(place, ui.theme.ink, ui.dp(3), ui.dp(18));
  Rect in = place.inset(ui.dp(9));
  draw_views(ui, in);
  if (turns) {
    const Rect last = in.cut_bottom(touch(ui, kTouch), ui.dp(kGap));
    const bool forth = chosen_ >= 0 && !back(turns_[static_cast<std::size_t>(chosen_)]);
    ButtonLook go{.kind = chosen_ >= 0 ? ButtonLook::Kind::accent : ButtonLook::Kind::normal};
    go.able = chosen_ >= 0;
    go.sign = Sign::check;
    button(ui, "turns.go", last, ui.say(forth ? "turns-forth" : "turns-go"), go);
    draw_rows(ui, told, in, hide_scores);
  } else {
    lines_.draw(ui, told, turns_, in);
  }
  ui.scale = before, ui.reading = reading;
}

}  // namespace fox::ui
