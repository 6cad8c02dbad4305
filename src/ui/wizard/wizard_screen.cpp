#include "ui/wizard/wizard_screen.h"

#include <algorithm>
#include <random>
#include <utility>

#include "core/wizard/table.h"
#include "ui/screens/parts.h"
#include "ui/table/home_button.h"
#include "ui/table/strip.h"
#include "ui/table/turns.h"
#include "ui/wizard/faces.h"
#include "ui/wizard/prompt.h"

namespace fox::ui {

using wizard::LineKind;
using wizard::Phase;

namespace {

constexpr double kTremble = .3;  // seconds in which a second tap on a fresh mark is the first one's echo

wizard::Line card_line(int card) {
  wizard::Line line = plain_line(0, LineKind::card);
  line.card = static_cast<std::uint8_t>(card);
  return line;
}

}  // namespace

WizardScreen::WizardScreen(const store::Session& session) : match_(session), hands_(match_) {}

// ---- dice, players, cards
bool WizardScreen::shows_players(WizardShape shape) const {
  if (match_.over() || match_.state().phase == Phase::card) return false;
  return shape != WizardShape::phone || (match_.state().phase == Phase::stop && !hands_.entry());
}

float WizardScreen::actions_height(Ui& ui, WizardShape shape, float width) const {
  if (match_.over()) return result_height(ui, match_);
  if (match_.state().phase == Phase::card) return cards_height(ui, match_, width);
  const float tray = tray_height(ui, match_, hands_, shape);
  const float players = shows_players(shape) ? players_height(ui, match_, width) : 0;
  if (shape == WizardShape::portrait) return std::max(tray, players);
  return tray + players + (players > 0 && tray > 0 ? ui.dp(8) : 0);
}

void WizardScreen::draw_actions(Ui& ui, const WizardLayout& at, WizardTap& tap) {
  if (at.actions.h <= 0) return;
  const float wanted = actions_height(ui, at.shape, at.actions.w);
  Scroll scroll(ui, "actions", at.actions, wanted, actions_scrolled_);
  Rect rest = scroll.place;
  rest.h = std::max(wanted, at.actions.h);
  if (match_.over()) return draw_result(ui, {rest.x, rest.y, rest.w, wanted}, match_, tap);
  if (match_.state().phase == Phase::card) return draw_cards(ui, rest, match_, tap);
  if (at.shape == WizardShape::portrait) {
    const Rect tray = rest.cut_left(rest.w * .52F, ui.dp(10));
    draw_tray(ui, tray, match_, hands_, tap);
    return draw_players(ui, rest, match_, tap);
  }
  if (const float tray = tray_height(ui, match_, hands_, at.shape); tray > 0)
    draw_tray(ui, rest.cut_top(tray, ui.dp(8)), match_, hands_, tap);
  if (shows_players(at.shape)) draw_players(ui, rest, match_, tap);
}

// ---- what happened
void WizardScreen::draw_happened(Ui& ui, const WizardLayout& at) {
  if (at.happened.empty()) return;
  const auto& def = match_.def();
  Strip strip(ui, happened_card(ui, at.happened));
  bool first = true;
  using wizard::EventKind;
  for (const auto& event : match_.events()) {
    const bool mark = event.kind == EventKind::mark, jester = event.kind == EventKind::jester;
    if (!mark && !jester && event.kind != EventKind::next_seer && event.kind != EventKind::round) continue;
    if (jester) continue;  // the mark that follows has the cap's 0
    if (!first) strip.arrow();
    first = false;
    if (mark) {
      strip.words(match_.name(event.seat));
      strip.pill(face_color(def, event.colour), face_letter(ui.words, def, event.colour),
                 std::to_string(event.number));
      using wizard::Written;
      const int value = event.field.value;
      if (event.field.what == Written::hits) strip.words(value > 1 ? "XX" : "X");
      if (event.field.what == Written::difference) strip.words("−" + std::to_string(value));
      if (event.field.what == Written::zero) strip.badge(Sign::jester);
      if (event.field.what == Written::struck) strip.words("0");
    } else if (event.kind == EventKind::next_seer) {
      strip.words(ui.words.text("referee", "next-seer", {{"seat", match_.name(event.seat)}}));
    } else {
      strip.words(ui.words.text("referee", "round-is", {{"round", std::to_string(event.number)}}));
    }
    if (strip.full()) break;
  }
  const bool thrown = std::any_of(match_.events().begin(), match_.events().end(),
                                  [](const auto& event) { return event.kind == EventKind::thrown; });
  for (int face = 0; first && thrown && face < wizard::faces(def); ++face)
    if (const int count = wizard::dice_showing(match_.state(), face); count > 0)
      strip.pill(face_color(def, face), face_letter(ui.words, def, face), std::to_string(count));
  if (first && !thrown && match_.last() != nullptr) strip.words(describe(match_, *match_.last(), ui.words));
}

// ---- deeds
int WizardScreen::draw_a_card() const {
  const auto deck = match_.deck();
  std::random_device chance;
  const auto pick = std::uniform_int_distribution<std::size_t>(0, deck.size() - 1)(chance);
  return deck[pick];
}

void WizardScreen::look_again(Change change, double now) {
  match_.refresh();
  hands_.look_again();
  if (change == Change::undone) {
    const wizard::Line& line = *match_.next();
    gone_ = match_.undone_state().pads;
    gone_at_ = now;
    written_at_ = -1;
    if (line.kind != LineKind::card) hands_.show(line.seat);
    hands_.reopen(line);
  }
  if (change == Change::line || change == Change::redone) written_at_ = now;
  if (change != Change::line) return;
  written_ = std::exchange(meant_, {});
  tells_card_ = match_.last()->kind == LineKind::card;
}

void WizardScreen::refuse(const AnyLine& line, const Refused& refused, double now, const Catalogue& words) {
  hands_.refuse(std::get<wizard::Line>(line), refused, meant_, now, words);
}

Wish WizardScreen::undo(Ui& ui, bool closed) {
  if (hands_.take_back_face()) return {};
  if (closed && match_.session().locked()) {
    hands_.tell(store::sentence(*match_.session().locked(), ui.words), {}, ui.now);
    return {};
  }
  return to_game(Wish::Kind::undo, match_.read_at());
}

// Letters of colours and digits: a prediction is "g2", a stop the seat's number (tray.cpp, players.cpp).
WizardHands::Move WizardScreen::keys(Ui& ui) {
  if (hands_.holds() && ui.key("escape")) hands_.drop();
  if (ui.deed().kind != Deed::Kind::key || ui.deed().key.size() != 1) return {};
  const char key = ui.deed().key[0];
  const int seat = hands_.seat();
  if (!match_.has(seat, LineKind::predict) && !match_.has(seat, LineKind::strike)) return {};
  const auto& def = match_.def();
  for (int colour = 0; colour < wizard::colours(def); ++colour)
    if (wizard::face(def, colour).letter == key) {
      ui.take();
      hands_.choose_colour(colour);
      return {};
    }
  const int colour = match_.state().phase == Phase::strike
                         ? wizard::prediction_of(match_.state(), seat).colour
                         : hands_.colour();
  if (key < '1' || key > '0' + wizard::columns(def) || colour < 0) return {};
  ui.take();
  return hands_.tap_field({seat, colour, key - '0'}, ui.now, ui.words);
}

WizardHands::Move WizardScreen::act(Ui& ui, const FieldRef& field, const WizardTap& tap) {
  using Button = WizardTap::Button;
  if (field.is()) {
    const bool echo =
        field.row == written_.row && field.number == written_.number && ui.now - written_at_ < kTremble;
    return echo ? WizardHands::Move() : hands_.tap_field(field, ui.now, ui.words);
  }
  if (tap.face >= 0) return hands_.tap_face(tap.face, ui.now, ui.words);
  if (tap.slot >= 0) return hands_.tap_slot(tap.slot, ui.now, ui.words);
  if (tap.stop >= 0) return hands_.stop(tap.stop, false, ui.now, ui.words);
  if (tap.jester >= 0) return hands_.stop(tap.jester, true, ui.now, ui.words);
  if (tap.wizards >= 0) {
    wizard::Line line = plain_line(match_.state().seer, LineKind::wizards);
    line.colour = static_cast<std::uint8_t>(tap.wizards);
    return line;
  }
  if (tap.card >= 0) return card_line(tap.card);
  if (tap.show >= 0) {
    hands_.hush();
    hands_.show(tap.show);
    return {};
  }
  switch (tap.button) {
    case Button::draw:
      return card_line(draw_a_card());
    case Button::begin:
      hands_.hush();
      hands_.begin_throw();
      return {};
    case Button::confirm:
      return hands_.confirm(ui.now, ui.words);
    case Button::cancel:
      hands_.drop();
      return {};
    case Button::keep:
      return plain_line(hands_.seat(), LineKind::keep);
    case Button::pass:
      return plain_line(hands_.seat(), LineKind::pass);
    default:
      break;
  }
  return keys(ui);
}

Wish WizardScreen::draw(Ui& ui, const PlaySettings& settings) {
  Wish wish;
  // Large text ends where the sheet and the dice would no longer lie on the screen together.
  const Grown room(ui);
  const float tall = ui.screen.h / (ui.screen.w > ui.screen.h ? 340 : 600);
  ui.scale = std::min(ui.scale, std::max(ui.finger, tall));
  if (std::exchange(tells_card_, false))  // once, and again where its name is tapped
    hands_.tell(card_name(match_, match_.state().card, ui.words),
                ui.words.text("rules", match_.effect().rule), ui.now);
  if (hands_.said().at >= 0) {
    const double stays = hands_.said().fault ? 4 : 10;
    if (ui.now - hands_.said().at > stays)
      hands_.hush();
    else
      ui.wake_at(hands_.said().at + stays + .01);
  }
  const WizardShape shape = wizard_shape(ui.screen, ui.scale);
  const float width = actions_width(ui.screen, ui.scale);
  const WizardLayout at = lay_out_wizard(ui.screen, ui.scale, settings.left_handed, match_.players(),
                                         actions_height(ui, shape, width));
  WizardTap tap;
  if (home_button(ui, at.home, settings.saved)) wish.kind = Wish::Kind::home;
  draw_top(ui, at, settings, tap);
  if (sign_button(ui, "button.referee", at.referee, Sign::referee) || ui.key("q")) {
    const Game& game = match_.game();
    const WizardSaid& said = hands_.said();
    wish = to_referee({game.copy_at(game.count()), said.fault ? said.line : std::nullopt, hands_.seat()});
  }
  const FieldRef field = draw_sheets(ui, at, settings, tap);
  Prompt prompt = prompt_of(match_, hands_, ui.words);
  if (match_.over() && settings.closed && !prompt.fault) prompt.soft = ui.say("over-closed");
  draw_actions(ui, at, tap);
  draw_prompt(ui, at.prompt, prompt, at.shape == WizardShape::phone);
  bool back = false;
  if (!settings.back_to.empty() && !at.happened.empty())
    back = draw_back_to(ui, at.happened, settings.back_to);
  else
    draw_happened(ui, at);
  const std::string last =
      match_.last() == nullptr ? std::string() : describe(match_, *match_.last(), ui.words);
  const std::string what = hands_.entered_any()       ? ui.say("undo-face")
                           : settings.back_to.empty() ? last
                                                      : settings.back_to;
  const Turn turn =
      draw_turns(ui, {at.undo, at.redo, at.shape == WizardShape::phone}, what, match_.next() != nullptr);

  // One deed a frame: what was tapped becomes at most one line.
  if (back || (turn == Turn::undo && !settings.back_to.empty() && !hands_.take_back_face())) {
    wish.kind = Wish::Kind::take_back;
  } else if (turn == Turn::undo && settings.back_to.empty()) {
    wish = undo(ui, settings.closed);
    ui.animate_until(ui.now);
  } else if (turn == Turn::redo) {
    wish = to_game(Wish::Kind::redo, match_.read_at());
  } else if (tap.button == WizardTap::Button::result) {
    wish.kind = Wish::Kind::result;
  } else if (!wish) {
    if (const auto move = act(ui, field, tap)) {
      wish = to_game(Wish::Kind::line, match_.read_at());
      wish.lines = {*move};
      meant_ = field;
      ui.animate_until(ui.now + .001);
    }
  }
  return wish;
}

}  // namespace fox::ui
