#include "ui/wizard/wizard_screen.h"

#include <algorithm>
#include <utility>

#include "core/wizard/table.h"
#include "ui/screens/parts.h"
#include "ui/table/strip.h"
#include "ui/wizard/faces.h"
#include "ui/wizard/prompt.h"
#include "ui/wizard/wizard_commands.h"

namespace fox::ui {

using wizard::LineKind;
using wizard::Phase;

namespace {

// The same field of every sheet: after a prediction the next one's sheet lies there.
FieldRef of_any(const FieldRef& field) {
  return field.is() ? FieldRef{0, field.row, field.number} : field;
}

}  // namespace

WizardScreen::WizardScreen(const store::Session& session) : match_(session), hands_(match_) {
  read_game();
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

void WizardScreen::draw_actions(Ui& ui, const WizardLayout& at) {
  if (at.actions.h <= 0) return;
  const float wanted = actions_height(ui, at.shape, at.actions.w);
  Scroll scroll(ui, "actions", at.actions, wanted, actions_scrolled_);
  Rect rest = scroll.place;
  rest.h = std::max(wanted, at.actions.h);
  if (match_.over()) return draw_result(ui, {rest.x, rest.y, rest.w, wanted}, match_);
  if (match_.state().phase == Phase::card) return draw_cards(ui, rest, match_);
  if (at.shape == WizardShape::portrait) {
    const Rect tray = rest.cut_left(rest.w * .52F, ui.dp(10));
    draw_tray(ui, tray, match_, hands_);
    return draw_players(ui, rest, match_);
  }
  if (const float tray = tray_height(ui, match_, hands_, at.shape); tray > 0)
    draw_tray(ui, rest.cut_top(tray, ui.dp(8)), match_, hands_);
  if (shows_players(at.shape)) draw_players(ui, rest, match_);
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
void WizardScreen::look_again(Change change, double now) {
  read_game();
  match_.refresh();
  hands_.look_again();
  if (change == Change::undone) {
    const wizard::Line& line = *match_.next();
    gone_ = match_.undone_state().pads;
    gone_at_ = now;
    mark_.at = -1;
    if (line.kind != LineKind::card) hands_.show(line.seat);
    hands_.reopen(line);
  }
  if (change == Change::redone) mark_.at = now;
  if (change != Change::line) return;
  mark_.write(now);
  tells_card_ = match_.last()->kind == LineKind::card;
}

void WizardScreen::refuse(const AnyLine& line, const Refused& refused, double now, const Catalogue& words) {
  hands_.refuse(std::get<wizard::Line>(line), refused, meant_, now, words);
}

std::optional<Position> WizardScreen::position() const {
  const Game& game = match_.game();
  const WizardSaid& said = hands_.said();
  return Position{game.copy_at(game.count()), said.fault ? said.line : std::nullopt, hands_.seat()};
}

// What was tapped becomes at most one line.
std::optional<WizardHands::Move> WizardScreen::move(Ui& ui, const FieldRef& field) {
  if (!field.is()) return obey(ui, wizard_commands(), hands_);
  if (mark_.echoes(of_any(field), ui.now)) return WizardHands::Move();
  return hands_.tap_field(field, ui.now, ui.words);
}

WizardLayout WizardScreen::lay_out(Ui& ui) const {
  const WizardShape shape = wizard_shape(ui.screen, ui.scale);
  const float width = actions_width(ui.screen, ui.scale);
  return lay_out_wizard(ui.screen, ui.scale, settings().left_handed, match_.players(),
                        actions_height(ui, shape, width));
}

std::string WizardScreen::last_words(const Ui& ui) const {
  if (hands_.entered_any()) return ui.say("undo-face");
  return match_.last() == nullptr ? std::string() : describe(match_, *match_.last(), ui.words);
}

Wish WizardScreen::draw(Ui& ui, const PlaySettings& settings) {
  begin(ui, settings);
  // Large text ends where the sheet and the dice would no longer lie on the screen together.
  const Grown room(ui);
  const float tall = ui.screen.h / (ui.screen.w > ui.screen.h ? 340 : 600);
  ui.scale = std::min(ui.scale, std::max(ui.finger, tall));
  if (std::exchange(tells_card_, false))  // once, and again where its name is tapped
    hands_.tell(card_name(match_, match_.state().card, ui.words),
                ui.words.text("rules", match_.effect().rule), ui.now);
  const WizardSaid& said = hands_.said();
  if (goes(ui, said.at, !said.fault ? 10 : said.grounds.has_more() ? 8 : 4)) hands_.hush();
  const WizardLayout at = lay_out(ui);
  draw_top(ui, at);
  const FieldRef field = draw_sheets(ui, at);
  draw_actions(ui, at);
  draw_sentence(ui, at, prompt_of(match_, hands_, ui.words));
  if (!draw_way_back(ui, at.happened)) draw_happened(ui, at);
  draw_turns(ui, at, last_words(ui), match_.next() != nullptr);
  draw_card(ui, match_.game());

  const auto line = move(ui, field);
  if (!line) return obey_frame(ui);
  if (!*line) return {};
  meant_ = field;
  mark_.meant = of_any(field);
  ui.animate_until(ui.now + .001);
  return write({**line});
}

}  // namespace fox::ui
