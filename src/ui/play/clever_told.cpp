#include "ui/play/clever_told.h"

#include "ui/look/names.h"
#include "ui/look/sheet_view.h"
#include "ui/look/signs.h"
#include "ui/play/clever_prompt.h"
#include "ui/table/strip.h"

namespace fox::ui {

using clever::Event;
using clever::Gain;
using clever::Line;
using clever::LineKind;

namespace {

constexpr float kToldDie = 56.F / 74;

bool is_told(const Event& event, bool brief) {
  switch (event.kind) {
    case Event::Kind::cross:
    case Event::Kind::over:
      return false;
    case Event::Kind::sweep:
    case Event::Kind::platter:
    case Event::Kind::turn:
    case Event::Kind::round:
    case Event::Kind::earn:  // its mark follows
      return !brief;
    default:
      return true;
  }
}

void draw_gain(Ui& ui, Strip& strip, const clever::SheetDef& def, Gain gain) {
  const Rect at = strip.place(gain_width(ui, def, gain, strip.height()));
  if (!at.empty()) draw_gain(ui, def, gain, at.center(), at.h);
}

}  // namespace

// At the table the turn is that of whoever rolled, with what all others take from the platter; where just the
// sheet is kept, everybody's own.
Told::TurnOf CleverTold::turn_of(std::size_t line) const {
  const clever::State& before = game_view_.state_at(line - 1);
  const int seat = game_view_.table() ? before.active : game().seat_at(line);
  const int half = game_view_.table() && before.passive_half ? 1 : 0;
  return {(before.round * 2 + half) * clever::kMaxPlayers + std::max(0, seat), seat};
}

void CleverTold::tell_dice(Ui& ui, Strip& strip, std::size_t line, bool brief) const {
  const Line& done = game_view_.line_at(line);
  const clever::State& before = game_view_.state_at(line - 1);
  const auto& def = game_view_.def();
  for (int die = 0; die < game_view_.rules().sheet.dice; ++die) {
    const auto d = static_cast<std::size_t>(die);
    const bool taken = (done.kind == LineKind::take || done.kind == LineKind::extra) && done.die == die;
    const bool said = done.dice[die] != 0 && (done.kind == LineKind::use || (is_throw(done) && !brief));
    if (!taken && !said) continue;
    const Rect at = strip.place(strip.height() * kToldDie);
    if (at.empty()) continue;
    DieLook look{.key = die_color(def, die), .letter = {}};
    look.face = said ? done.dice[die] : before.face[d];
    draw_die(ui.canvas, ui.theme, at, look);
  }
}

void CleverTold::tell_event(Ui& ui, Strip& strip, const Event& event) const {
  const auto& def = game_view_.def();
  switch (event.kind) {
    case Event::Kind::mark: {
      const auto& cell = def.areas[event.area].cells[event.cell];
      const int number = event.value != 0 ? event.value : cell.number;
      return strip.pill(area_color(def, event.area), area_letter(ui.words, def, event.area),
                        number != 0 ? std::to_string(number) : "");
    }
    case Event::Kind::circle:
      return draw_gain(ui, strip, def, {Gain::Kind::action, event.index});
    case Event::Kind::fox:
      return draw_gain(ui, strip, def, {Gain::Kind::fox, 0});
    case Event::Kind::earn:
      return draw_gain(ui, strip, def, {Gain::Kind::bonus, event.index});
    case Event::Kind::lost:
      return strip.words(ui.say("lost", {{"bonus", bonus_name(ui.words, def, event.index)}}));
    case Event::Kind::sweep:
    case Event::Kind::platter: {
      std::string dice;
      for (int d = 0; d < game_view_.rules().sheet.dice; ++d)
        if (event.dice[d] != 0) dice += (dice.empty() ? "" : " ") + die_letter(ui.words, def, d);
      return strip.words(ui.say("to-platter", {{"dice", dice}}));
    }
    case Event::Kind::turn:
      return strip.words(ui.say("turn-of", {{"name", game_view_.header().names[event.seat]}}));
    case Event::Kind::round:
      return strip.words(ui.words.text("referee", "round-is", {{"round", std::to_string(event.value)}}));
    case Event::Kind::cross:
    case Event::Kind::over:
      return;
  }
}

void CleverTold::tell(Ui& ui, Strip& strip, std::size_t line, bool brief) const {
  const int seat = game().seat_at(line);
  if (!brief && seat >= 0) strip.who(seat, game().header().names[static_cast<std::size_t>(seat)]);
  if (line > 0) tell_dice(ui, strip, line, brief);
  bool first = true;
  for (const Event& event : game_view_.events_at(line)) {
    if (!is_told(event, brief)) continue;
    if (!first && !brief) strip.arrow();
    first = false;
    tell_event(ui, strip, event);
    if (strip.full()) return;
  }
  if (first && !brief && line > 0)
    strip.words(sentence_case(describe(game_view_.def(), game_view_.line_at(line), ui.words)));
}

}  // namespace fox::ui
