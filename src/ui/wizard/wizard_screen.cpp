#include "ui/wizard/wizard_screen.h"

#include <algorithm>
#include <random>
#include <utility>

#include "core/wizard/table.h"
#include "ui/screens/parts.h"
#include "ui/table/home_button.h"
#include "ui/table/strip.h"
#include "ui/table/tabs.h"
#include "ui/table/turns.h"
#include "ui/wizard/faces.h"
#include "ui/wizard/prompt.h"

namespace fox::ui {

using wizard::LineKind;
using wizard::Phase;

namespace {

constexpr double kTremble = .3;  // seconds in which a second tap on a fresh mark is the first one's echo
constexpr float kPageRatio = 732.F / 560;

std::string plain(int seat, const std::string& verb) {
  return std::to_string(seat + 1) + " " + verb;
}

}  // namespace

WizardScreen::WizardScreen(std::unique_ptr<store::Session> session)
    : match_(std::move(session)), hands_(match_) {}

PadLook WizardScreen::look(int seat, const PlaySettings& settings) const {
  PadLook look;
  look.seat = seat;
  look.hide_scores = settings.hide_scores && !match_.over();
  look.refused = hands_.said().field;
  look.refused_at = hands_.said().at;
  look.colour = hands_.colour();
  look.fresh_at = written_at_;
  look.gone = &gone_[static_cast<std::size_t>(seat)];
  look.gone_at = gone_at_;
  return look;
}

// ---- the row above the sheet
namespace {

// Where the game stands: on one line where there is room for it.
float round_width(Ui& ui, const std::string& round, const std::string& target) {
  return std::max(line_width(ui, round, 15.5F, Weight::regular),
                  line_width(ui, target, 15.5F, Weight::regular)) +
         ui.dp(2);
}

}  // namespace

void WizardScreen::draw_round(Ui& ui, const Rect& row) {
  Rect in = row;
  const auto& state = match_.state();
  const Words soft{15.5F, Weight::regular, ui.theme.ink2};
  const std::string round = ui.words.text("referee", "round-is", {{"round", std::to_string(state.round)}});
  const std::string target = std::to_string(match_.rules().target);
  const std::string ends = ui.say("target-ends", {{"target", target}}),
                    to = ui.say("to-target", {{"target", target}});
  if (state.card == wizard::kNone) {
    const bool fits = line_width(ui, round + " · " + ends, 15.5F, Weight::regular) <= in.w;
    return facts(ui, in, {round, fits ? ends : to}, soft);
  }
  const std::string card = card_name(match_, state.card, ui.words);
  const float facts_w = round_width(ui, round, to) + ui.dp(10), sign_w = ui.dp(22 + 7 + 2 * 10);
  // A narrow row has room for the card alone.
  if (ui.canvas.paragraph_height(card, in.w - facts_w - sign_w, ui.dp(13), Weight::black) <= in.h - ui.dp(6))
    facts(ui, in.cut_left(facts_w - ui.dp(10), ui.dp(10)), {round, to}, soft);
  // The card: its name, and what it does when it is tapped.
  if (tile(ui, "button.card", in, false))
    hands_.tell(card, ui.words.text("rules", match_.effect().rule), ui.now);
  Rect inside = in.inset(ui.dp(10), ui.dp(3));
  const float side = ui.dp(22);
  draw_sign(ui.canvas, Sign::star, inside.cut_left(side, ui.dp(7)).middle(side, side), ui.theme.ink);
  label(ui, inside, card, {16, Weight::black, ui.theme.ink});
}

void WizardScreen::draw_top(Ui& ui, const WizardLayout& at, const PlaySettings& settings, WizardTap& tap) {
  const bool hide = settings.hide_scores && !match_.over();
  if (at.others.empty()) {
    std::vector<Tab> tabs;
    for (int s = 0; s < match_.players(); ++s) {
      const bool seer = s == match_.state().seer && !match_.over();
      const Standing standing = seer                                    ? Standing::seer
                                : wizard::has(match_.state().scored, s) ? Standing::done
                                : match_.due(s)                         ? Standing::may
                                                                        : Standing::idle;
      tabs.push_back(
          {match_.name(s), total_words(match_, s, hide), standing, match_.due(s) && s != hands_.seat()});
    }
    if (const int seat = draw_tabs(ui, at.tabs, tabs, hands_.seat()); seat >= 0) tap.show = seat;
    return;
  }
  // The tab of the sheet that is shown, in ink where it is the seer's.
  const int seat = hands_.seat();
  const bool seer = seat == match_.state().seer && !match_.over();
  Rect row = at.tabs;
  const bool card = match_.state().card != wizard::kNone;
  Rect tab = row.cut_left(std::min(row.w * (card ? .36F : .52F), ui.dp(270)), ui.dp(12));
  const Rect body{tab.x, tab.y, tab.w, tab.h + ui.dp(18)};
  ui.canvas.fill(body, seer ? ui.theme.prompt : ui.theme.sheet, ui.dp(14));
  ui.canvas.stroke(body, seer ? ui.theme.prompt : ui.theme.sheet_edge, ui.dp(1.6F), ui.dp(14));
  draw_pad_head(ui, tab, match_, seat, hide);
  ui.target("tab." + std::to_string(seat + 1), tab);
  if (!match_.over()) draw_round(ui, row);
}

// ---- the sheets
FieldRef WizardScreen::draw_sheets(Ui& ui, const WizardLayout& at, const PlaySettings& settings,
                                   WizardTap& tap) {
  const int seat = hands_.seat();
  const bool seer = seat == match_.state().seer && !match_.over();
  ui.canvas.fill(at.sheet, ui.theme.sheet, ui.dp(18));
  ui.canvas.stroke(at.sheet, seer ? ui.theme.prompt : ui.theme.sheet_edge, ui.dp(seer ? 3.6F : 1.6F),
                   ui.dp(18));
  for (std::size_t i = 0; i < at.others.size(); ++i) {
    const int other = (seat + 1 + static_cast<int>(i)) % match_.players();
    if (draw_small_pad(ui, at.others[i], match_, look(other, settings))) tap.show = other;
  }
  const float least = ui.dp(at.others.empty() ? 372 : 352);
  Rect page = at.view;
  page.h = std::clamp(page.h, least, std::max(least, page.w * kPageRatio * 1.35F));
  page = Rect{page.x, page.y, page.w, page.h}.middle(std::min(page.w, page.h * .92F), page.h);
  page.y = at.view.y;
  float height = page.h;
  const bool below = at.others.empty();
  const float info = below && !match_.over() ? ui.dp(52) : 0;
  const int columns = at.view.w > ui.dp(330) ? 2 : 1;
  const float small = ui.dp(250);
  if (below) {
    const int rows = (match_.players() - 1 + columns - 1) / columns;
    height += info + static_cast<float>(rows) * (small + ui.dp(8)) + ui.dp(8);
  }
  // What just lit up comes into view.
  if (looked_at_ != match_.revision() * 8 + seat) {
    looked_at_ = match_.revision() * 8 + seat;
    scrolled_ = 0;
    if (match_.state().phase == Phase::stop)
      if (const Rect ring = ringed_place(match_, page.moved(0, info), seat); ring.bottom() > at.view.bottom())
        scrolled_ = ring.bottom() - at.view.bottom() + ui.dp(12);
  }
  Scroll scroll(ui, "sheet", at.view, height, scrolled_);
  Rect rest = scroll.place;
  if (info > 0) draw_round(ui, rest.cut_top(info - ui.dp(4), ui.dp(4)).inset(ui.dp(8), 0));
  page.y = rest.y;
  rest.cut_top(page.h, ui.dp(8));
  const FieldRef field = draw_pad(ui, page, match_, look(seat, settings));
  for (int i = 0; below && i + 1 < match_.players(); ++i) {
    const int other = (seat + 1 + i) % match_.players();
    const float y = rest.y + static_cast<float>(i / columns) * (small + ui.dp(8));
    const Rect place =
        Rect{rest.x + ui.dp(4), y, rest.w - ui.dp(8), small}.column(i % columns, columns, ui.dp(8));
    if (draw_small_pad(ui, place, match_, look(other, settings), false)) tap.show = other;
  }
  return field;
}

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
  if (first && !thrown && !match_.last().empty()) strip.words(describe(match_, match_.last(), ui.words));
}

// ---- deeds
std::string WizardScreen::draw_a_card() const {
  const auto deck = match_.deck();
  std::random_device chance;
  const auto pick = std::uniform_int_distribution<std::size_t>(0, deck.size() - 1)(chance);
  return "card " + match_.def().effects[static_cast<std::size_t>(deck[pick])].id;
}

void WizardScreen::submit(Ui& ui, const std::string& text, const FieldRef& field) {
  if (const auto refused = match_.submit(text)) {
    hands_.refuse(*refused, field, ui.now, ui.words);
    return;
  }
  written_at_ = ui.now;
  written_ = field;
  hands_.look_again();
  if (text.rfind("card ", 0) == 0)  // what it does is said once, and again where its name is tapped
    hands_.tell(card_name(match_, match_.state().card, ui.words),
                ui.words.text("rules", match_.effect().rule), ui.now);
  ui.animate_until(ui.now + .001);
}

void WizardScreen::look_again() {
  match_.refresh();
  hands_.look_again();
}

void WizardScreen::undo(Ui& ui, bool closed) {
  if (hands_.take_back_face()) return;
  if (closed && match_.session().locked())
    return hands_.tell(store::sentence(*match_.session().locked(), ui.words), {}, ui.now);
  const std::string line = match_.last();
  const auto before = match_.state().pads;
  if (!match_.undo()) return;
  gone_ = before;
  gone_at_ = ui.now;
  written_at_ = -1;
  hands_.look_again();
  if (!line.empty() && line[0] >= '1' && line[0] <= '9') hands_.show(line[0] - '1');
  hands_.reopen(line);
}

// Letters of colours and digits: a prediction is "g2", a stop the seat's number (tray.cpp, players.cpp).
std::string WizardScreen::keys(Ui& ui) {
  if (ui.key("escape")) hands_.drop();
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

std::string WizardScreen::act(Ui& ui, const FieldRef& field, const WizardTap& tap) {
  using Button = WizardTap::Button;
  if (field.is()) {
    const bool echo =
        field.row == written_.row && field.number == written_.number && ui.now - written_at_ < kTremble;
    return echo ? std::string() : hands_.tap_field(field, ui.now, ui.words);
  }
  if (tap.face >= 0) return hands_.tap_face(tap.face, ui.now, ui.words);
  if (tap.slot >= 0) return hands_.tap_slot(tap.slot, ui.now, ui.words);
  if (tap.stop >= 0) return hands_.stop(tap.stop, false, ui.now, ui.words);
  if (tap.jester >= 0) return hands_.stop(tap.jester, true, ui.now, ui.words);
  if (tap.wizards >= 0)
    return plain(match_.state().seer, "wizards " + wizard::face(match_.def(), tap.wizards).id);
  if (tap.card >= 0) return "card " + match_.def().effects[static_cast<std::size_t>(tap.card)].id;
  if (tap.show >= 0) {
    hands_.hush();
    hands_.show(tap.show);
    return {};
  }
  switch (tap.button) {
    case Button::draw:
      return draw_a_card();
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
      return plain(hands_.seat(), "keep");
    case Button::pass:
      return plain(hands_.seat(), "pass");
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
  const std::string what = hands_.entered_any()       ? ui.say("undo-face")
                           : settings.back_to.empty() ? describe(match_, match_.last(), ui.words)
                                                      : settings.back_to;
  const Turn turn =
      draw_turns(ui, {at.undo, at.redo, at.shape == WizardShape::phone}, what, !match_.next().empty());

  // One deed a frame: what was tapped becomes at most one line.
  if (back || (turn == Turn::undo && !settings.back_to.empty() && !hands_.take_back_face())) {
    wish.kind = Wish::Kind::take_back;
  } else if (turn == Turn::undo && settings.back_to.empty()) {
    undo(ui, settings.closed);
    ui.animate_until(ui.now);
  } else if (turn == Turn::redo) {
    if (match_.redo()) {
      written_at_ = ui.now;
      hands_.look_again();
    }
  } else if (tap.button == WizardTap::Button::result) {
    wish.kind = Wish::Kind::result;
  } else if (!wish) {
    if (const std::string text = act(ui, field, tap); !text.empty()) submit(ui, text, field);
  }
  return wish;
}

}  // namespace fox::ui
