#include "ui/wizard/wizard_told.h"

#include <algorithm>

#include "core/wizard/wizard_table.h"
#include "ui/table/strip.h"
#include "ui/wizard/faces.h"
#include "ui/wizard/wizard_prompt.h"

namespace fox::ui {

using wizard::EventKind;
using wizard::Written;

Told::TurnOf WizardTold::turn_of(std::size_t line) const {
  return {game().round_at(line - 1), -1};
}

void WizardTold::tell_mark(Ui& ui, Strip& strip, const wizard::Event& event) const {
  const auto& def = game_view_.def();
  strip.pill(face_color(def, event.colour), face_letter(ui.words, def, event.colour),
             std::to_string(event.number));
  const int value = event.field.value;
  if (event.field.what == Written::hits) strip.words(value > 1 ? "XX" : "X");
  if (event.field.what == Written::difference) strip.words("−" + std::to_string(value));
  if (event.field.what == Written::zero) strip.badge(Sign::jester);
  if (event.field.what == Written::struck) strip.words("0");
}

void WizardTold::tell(Ui& ui, Strip& strip, std::size_t line, bool brief) const {
  const auto& def = game_view_.def();
  const auto& events = game_view_.events_at(line);
  const int seat = game().seat_at(line);
  if (!brief && seat >= 0) strip.who(seat, game_view_.name(seat));
  bool first = true;
  for (const auto& event : events) {
    // The mark that follows a jester has the cap's 0.
    const bool mark = event.kind == EventKind::mark;
    // Of a round that is told at once a circle is not what it came to.
    if (brief && (!mark || event.field.what == Written::circle)) continue;
    if (!mark && event.kind != EventKind::next_seer && event.kind != EventKind::round) continue;
    if (!first && !brief) strip.arrow();
    first = false;
    if (mark && (brief || event.seat != seat)) strip.who(event.seat, game_view_.name(event.seat));
    if (mark)
      tell_mark(ui, strip, event);
    else if (event.kind == EventKind::next_seer)
      strip.words(ui.words.text("referee", "next-seer", {{"seat", game_view_.name(event.seat)}}));
    else
      strip.words(ui.words.text("referee", "round-is", {{"round", std::to_string(event.number)}}));
    if (strip.full()) break;
  }
  if (!first || brief) return;
  const bool thrown = std::any_of(events.begin(), events.end(),
                                  [](const auto& event) { return event.kind == EventKind::thrown; });
  const wizard::State& after = game_view_.state_at(line);
  for (int face = 0; thrown && face < wizard::faces(def); ++face)
    if (const int count = wizard::dice_showing(after, face); count > 0)
      strip.pill(face_color(def, face), face_letter(ui.words, def, face), std::to_string(count));
  if (thrown || line == 0) return;
  // Some lines name who did it themselves.
  std::string words = describe(game_view_, game_view_.line_at(line), ui.words);
  if (const std::string name = seat < 0 ? "" : game_view_.name(seat) + ": "; words.starts_with(name))
    words = words.substr(name.size());
  strip.words(sentence_case(words));
}

}  // namespace fox::ui
