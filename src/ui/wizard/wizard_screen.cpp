#include "ui/wizard/wizard_screen.h"

#include <algorithm>
#include <utility>

#include "core/wizard/wizard_table.h"
#include "ui/screens/parts.h"
#include "ui/table/strip.h"
#include "ui/table/text_at_table.h"
#include "ui/wizard/faces.h"
#include "ui/wizard/wizard_commands.h"
#include "ui/wizard/wizard_prompt.h"

namespace fox::ui {

using wizard::LineKind;
using wizard::Phase;

namespace {

// The same field of every sheet: after a prediction the next one's sheet lies there.
FieldRef of_any(const FieldRef& field) {
  return field.is() ? FieldRef{0, field.row, field.number} : field;
}

}  // namespace

WizardScreen::WizardScreen(const store::Session& session) : game_view_(session), pending_(game_view_) {
  read_game();
}

// ---- dice, players, cards
bool WizardScreen::shows_players(WizardShape shape) const {
  if (game_view_.is_over() || game_view_.state().phase == Phase::card) return false;
  return shape != WizardShape::phone || (game_view_.state().phase == Phase::stop && !pending_.entry());
}

float WizardScreen::actions_height(Ui& ui, WizardShape shape, float width) const {
  if (game_view_.is_over()) return result_height(ui, game_view_);
  if (game_view_.state().phase == Phase::card) return cards_height(ui, game_view_, width);
  const float tray = tray_height(ui, game_view_, pending_, shape);
  const float players = shows_players(shape) ? players_height(ui, game_view_, width) : 0;
  if (shape == WizardShape::portrait) return std::max(tray, players);
  return tray + players + (players > 0 && tray > 0 ? ui.dp(8) : 0);
}

void WizardScreen::draw_actions(Ui& ui, const WizardLayout& at) {
  if (at.actions.h <= 0) return;
  const float wanted = actions_height(ui, at.shape, at.actions.w);
  Scroll scroll(ui, "actions", at.actions, wanted, actions_scrolled_);
  Rect rest = scroll.place;
  rest.h = std::max(wanted, at.actions.h);
  if (game_view_.is_over()) return draw_result(ui, {rest.x, rest.y, rest.w, wanted}, game_view_);
  if (game_view_.state().phase == Phase::card) return draw_cards(ui, rest, game_view_);
  if (at.shape == WizardShape::portrait) {
    const Rect tray = rest.cut_left(rest.w * .52F, ui.dp(10));
    draw_tray(ui, tray, game_view_, pending_);
    return draw_players(ui, rest, game_view_);
  }
  if (const float tray = tray_height(ui, game_view_, pending_, at.shape); tray > 0)
    draw_tray(ui, rest.cut_top(tray, ui.dp(8)), game_view_, pending_);
  if (shows_players(at.shape)) draw_players(ui, rest, game_view_);
}

// ---- what happened
void WizardScreen::draw_happened(Ui& ui, const WizardLayout& at) {
  if (at.happened.empty()) return;
  Strip strip(ui, happened_card(ui, at.happened));
  told_.tell(ui, strip, game_view_.game().count(), false);
}

// ---- actions
void WizardScreen::look_again(Change change, double now) {
  read_game();
  game_view_.refresh();
  pending_.look_again();
  if (change == Change::undone) {
    const wizard::Line& line = *game_view_.next();
    gone_ = game_view_.undone_state().pads;
    gone_at_ = now;
    mark_.at = -1;
    if (line.kind != LineKind::card) pending_.show(line.seat);
    pending_.reopen(line);
  }
  if (change == Change::redone) mark_.at = now;
  if (change != Change::line) return;
  mark_.write(now);
  tells_card_ = game_view_.last()->kind == LineKind::card;
}

void WizardScreen::refuse(const AnyLine& line, const Refused& refused, double now, const Catalogue& words) {
  pending_.refuse(std::get<wizard::Line>(line), refused, meant_, now, words);
}

std::optional<Position> WizardScreen::position() const {
  const Game& game = game_view_.game();
  const WizardTapNotice& said = pending_.notice();
  return Position{game.copy_at(game.count()), said.fault ? said.line : std::nullopt, pending_.seat()};
}

// What was tapped becomes at most one line.
std::optional<WizardPendingMove::Move> WizardScreen::move(Ui& ui, const FieldRef& field) {
  if (!field.is()) return obey(ui, wizard_commands(), pending_);
  if (mark_.echoes(of_any(field), ui.now)) return WizardPendingMove::Move();
  return pending_.tap_field(field, ui.now, ui.words);
}

// The sheets of a turn in the list are those of a copy of the game.
void WizardScreen::look_at_turn() {
  const auto wanted = preview();
  if (!wanted) return then_.reset();
  if (then_ && then_->game().count() == wanted->lines) return;
  then_.emplace(std::shared_ptr<const Game>(game_view_.game().copy_at(wanted->lines)));
}

WizardLayout WizardScreen::lay_out(Ui& ui) const {
  const WizardShape shape = wizard_shape(ui.screen, ui.scale);
  const float width = actions_width(ui.screen, ui.scale);
  return lay_out_wizard(ui.screen, ui.scale, settings().left_handed, game_view_.players(),
                        actions_height(ui, shape, width));
}

std::string WizardScreen::last_words(const Ui& ui) const {
  if (pending_.entered_any()) return ui.say("undo-face");
  return game_view_.last() == nullptr ? std::string() : describe(game_view_, *game_view_.last(), ui.words);
}

Wish WizardScreen::draw(Ui& ui, const PlaySettings& settings) {
  begin(ui, settings);
  look_at_turn();
  const Grown room(ui);
  const TextAtTable text(ui, {0, ui.screen.w > ui.screen.h ? 340.F : 600.F});
  if (std::exchange(tells_card_, false))  // once, and again where its name is tapped
    pending_.tell(card_name(game_view_, game_view_.state().card, ui.words),
                  ui.words.text("rules", game_view_.effect().rule), ui.now);
  const WizardTapNotice& said = pending_.notice();
  if (goes(ui, said.at, !said.fault ? 10 : said.grounds.has_more() ? 8 : 4)) pending_.clear_notice();
  const WizardLayout at = lay_out(ui);
  draw_top(ui, at);
  const FieldRef field = draw_sheets(ui, at);
  draw_actions(ui, at);
  draw_sentence(ui, at, prompt_of(game_view_, pending_, ui.words));
  if (!draw_way_back(ui, at.happened)) draw_happened(ui, at);
  draw_turns(ui, at, last_words(ui), game_view_.next() != nullptr);
  draw_over(ui, at);

  const auto line = move(ui, field);
  if (!line) return obey_frame(ui);
  if (!*line) return {};
  meant_ = field;
  mark_.meant = of_any(field);
  ui.animate_until(ui.now + .001);
  return write({**line});
}

}  // namespace fox::ui
