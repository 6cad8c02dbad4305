#include "ui/table/game_frame.h"

#include <utility>

#include "ui/screens/parts.h"

namespace fox::ui {

using Argument = std::string_view;

namespace {

// The way out of every game, with a small sign of how much of it is saved. A tick: all of it; a ring: the
// last line is on its way to the disk; a warning: see what the notice says.
void draw_home(Ui& ui, const Rect& rect, SaveState saved) {
  sign_button(ui, "button.home", rect, Sign::home);
  const float r = ui.dp(8);
  const Point at{rect.right() - r - ui.dp(1), rect.bottom() - r - ui.dp(5)};
  ui.canvas.disc(at, r + ui.dp(2), ui.theme.button);
  if (saved == SaveState::all)
    tick_disc(ui, at, r);
  else if (saved == SaveState::not_yet)
    ui.canvas.ring(at, r - ui.dp(1), ui.theme.ink2, ui.dp(2));
  else
    draw_sign(ui.canvas, Sign::fault, {at.x - r, at.y - r, 2 * r, 2 * r}, ui.theme.ink);
}

}  // namespace

std::span<const GameFrame::Doing> GameFrame::commands() {
  static constexpr Doing all[] = {
      {"button.undo", "u ctrl+z", "keys-undo", nullptr,
       [](GameFrame& frame, Argument, Ui& ui) { return frame.turn(ui, true); }},
      {"button.redo", "ctrl+y ctrl+shift+z", "keys-redo", nullptr,
       [](GameFrame& frame, Argument, Ui& ui) { return frame.turn(ui, false); }, "@key-ctrl-y"},
      {"undo.turns", "l", "keys-turns", [](const GameFrame& frame, Argument) { return frame.lists_turns(); },
       [](GameFrame& frame, Argument, Ui& ui) {
         if (!frame.refuses_turn(ui)) frame.turn_list_.open(*frame.told());
         return Wish();
       }},
      {"happened", "h", "keys-happened", [](const GameFrame& frame, Argument) { return frame.lists_turns(); },
       [](GameFrame& frame, Argument, Ui&) {
         frame.turn_list_.open(*frame.told(), TurnList::View::lines);
         return Wish();
       }},
      {"button.referee", "q", "keys-referee",
       [](const GameFrame& frame, Argument) { return frame.session() != nullptr && frame.position(); },
       [](GameFrame& frame, Argument, Ui&) { return to_referee(*frame.position()); }},
      {"button.result", "enter", "keys-next",
       [](const GameFrame& frame, Argument) { return frame.offers_result(); },
       [](GameFrame&, Argument, Ui&) { return wish_of(Wish::Kind::result); }},
      {"button.home", "", "", nullptr, [](GameFrame& frame, Argument, Ui&) { return frame.leave(); }},
      {"button.back", "", "", nullptr, [](GameFrame& frame, Argument, Ui&) { return frame.leave(); }},
      {"button.take-back", "", "", nullptr,
       [](GameFrame&, Argument, Ui&) { return wish_of(Wish::Kind::take_back); }},
      {"button.more", "", "",
       [](const GameFrame& frame, Argument) { return frame.refused_.grounds.has_more(); },
       [](GameFrame& frame, Argument, Ui& ui) {
         frame.card_.tell_more(ui, frame.refused_);
         return Wish();
       }},
      {"tab.", "", "", nullptr,
       [](GameFrame& frame, Argument seat, Ui&) {
         frame.show(number_of(seat) - 1);
         return Wish();
       }},
      // Lets go of what is chosen first.
      {"key.drop", "escape", "", [](const GameFrame& frame, Argument) { return frame.holds(); },
       [](GameFrame& frame, Argument, Ui&) {
         frame.let_go();
         return Wish();
       }},
      {"key.leave", "escape", "", nullptr, [](GameFrame& frame, Argument, Ui&) { return frame.leave(); }},
  };
  return all;
}

Wish GameFrame::obey_frame(Ui& ui) {
  if (const auto lines = turn_list_.take_wish()) return go_to(ui, *lines);
  return obey(ui, commands(), *this).value_or(Wish());
}

void GameFrame::draw_above(Ui& ui, const GamePlaces& at, const std::vector<Tab>& tabs, int shown) {
  draw_home(ui, at.home, settings_.saved);
  if (!tabs.empty()) draw_tabs(ui, at.tabs, tabs, shown);
  if (!at.referee.empty()) sign_button(ui, "button.referee", at.referee, Sign::referee);
}

void GameFrame::draw_sentence(Ui& ui, const GamePlaces& at, Prompt prompt) {
  if (session() != nullptr && session()->game().is_over() && settings_.closed && !prompt.fault)
    prompt.soft = ui.say("over-closed");
  draw_prompt(ui, at.prompt, prompt, at.phone);
  refused_ = {std::move(prompt.sentence), std::move(prompt.grounds)};
}

bool GameFrame::draw_way_back(Ui& ui, const Rect& where) {
  if (settings_.back_to.empty() || where.empty()) return false;
  const float high = std::max(touch(ui, kTouch), std::min(where.h, touch(ui, 54)));
  button(ui, "button.take-back", where.middle(where.w, high), settings_.back_to,
         {.sign = Sign::undo, .size = 17});
  return true;
}

void GameFrame::draw_turns(Ui& ui, const GamePlaces& at, const std::string& last, bool can_redo) {
  const auto draw = [&](std::string_view name, const Rect& where, const char* words, ButtonLook look) {
    if (at.phone)
      sign_button(ui, name, where, *look.sign, look);
    else
      button(ui, name, where, ui.say(words), look);
  };
  const std::string& what = last.empty() ? settings_.back_to : last;
  // The arrow stands beside it where the words keep their room; held, Undo opens the same.
  const float arrow = touch(ui, kTouch);
  Rect where = at.undo;
  const float words = std::max(ui.dp(72), line_width(ui, what, kSmall + .5F, Weight::regular)) + ui.dp(72);
  const bool room = told() != nullptr && !at.phone && where.w >= words + ui.dp(kGap) + arrow;
  if (room) {
    const Rect list = where.cut_right(arrow, ui.dp(kGap));
    button(ui, "undo.turns", list, "", {.able = lists_turns()});
    chevron(ui, list.middle(arrow * .55F, arrow * .55F), Toward::up,
            lists_turns() ? ui.theme.ink : ui.theme.ink2);
  }
  ButtonLook undo;
  undo.sign = Sign::undo;
  undo.able = !what.empty();
  undo.align = Align::left;
  if (!at.phone) undo.detail = what;
  draw("button.undo", where, "undo", undo);
  ButtonLook redo;
  redo.sign = Sign::redo;
  redo.able = can_redo;
  const std::string all = redone_at_once() > 1 ? ui.say("redo-all") : "";
  if (!at.phone) redo.detail = all;
  draw("button.redo", at.redo, "redo", redo);
  const bool shut = settings_.closed && session()->locked();
  if (lists_turns() && !shut) turn_list_.watch(ui, *told());
}

void GameFrame::draw_over(Ui& ui, const GamePlaces& at) {
  if (told() != nullptr) turn_list_.draw(ui, *told(), at, settings_.hide_scores);
  card_.draw(ui, session()->game());
}

// Not while a new game could be a slip of the finger: then undo leads back to the one before.
bool GameFrame::lists_turns() const {
  return told() != nullptr && settings_.back_to.empty() && session()->game().known() > 0;
}

Wish GameFrame::write(std::vector<AnyLine> lines) const {
  Wish wish = to_game(Wish::Kind::line, read_at_);
  wish.lines = std::move(lines);
  return wish;
}

Wish GameFrame::turn(Ui& ui, bool back) {
  ui.animate_until(ui.now);
  if (session() == nullptr || (back && take_back_entry())) return {};
  if (back && !settings_.back_to.empty()) return wish_of(Wish::Kind::take_back);
  if (refuses_turn(ui)) return {};
  Wish wish = to_game(back ? Wish::Kind::undo : Wish::Kind::redo, read_at_);
  wish.count = back ? lines_at_once(back) : redone_at_once();
  return wish;
}

// A result that was looked at is opened deliberately, by nothing else.
bool GameFrame::refuses_turn(Ui& ui) {
  if (!settings_.closed || !session()->locked()) return false;
  tell(store::sentence(*session()->locked(), ui.words), ui.now);
  return true;
}

Wish GameFrame::go_to(Ui& ui, std::size_t lines) {
  const std::size_t count = session()->game().count();
  if (refuses_turn(ui) || lines == count) return {};
  const bool back = lines < count;
  if (back) leap_ = {count, lines};
  Wish wish = to_game(back ? Wish::Kind::undo : Wish::Kind::redo, read_at_);
  wish.count = static_cast<int>(back ? count - lines : lines - count);
  return wish;
}

int GameFrame::redone_at_once() const {
  if (leap_ && session()->game().count() == leap_->to && session()->game().known() >= leap_->from)
    return static_cast<int>(leap_->from - leap_->to);
  return lines_at_once(false);
}

bool goes(Ui& ui, double said_at, double stays) {
  if (said_at < 0) return false;
  if (ui.now - said_at > stays) return true;
  ui.wake_at(said_at + stays + .01);
  return false;
}

}  // namespace fox::ui
