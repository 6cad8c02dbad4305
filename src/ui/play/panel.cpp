#include "ui/play/panel.h"

#include <string>

#include "ui/look/names.h"
#include "ui/look/signs.h"
#include "ui/play/clever_prompt.h"
#include "ui/screens/parts.h"
#include "ui/table/strip.h"
#include "ui/table/tabs.h"

namespace fox::ui {

using clever::Event;

namespace {

std::string points(int value, bool hidden) {
  return hidden ? kHidden : figure(value);
}

Standing standing(const CleverGameView& game_view, int seat) {
  if (game_view.due(seat) && game_view.table()) {
    const bool acts = seat == game_view.state().active && game_view.state().phase != clever::Phase::turn_end;
    return acts || game_view.waits(seat) ? Standing::acts : Standing::may;
  }
  const bool done = game_view.table() && game_view.state().phase == clever::Phase::turn_end;
  return done ? Standing::done : Standing::idle;
}

}  // namespace

std::vector<Tab> tabs_of(const CleverGameView& game_view, bool hide_scores) {
  std::vector<Tab> tabs;
  tabs.reserve(game_view.header().names.size());
  for (int s = 0; s < game_view.players(); ++s)
    tabs.push_back({game_view.header().names[static_cast<std::size_t>(s)],
                    points(game_view.tally().players[static_cast<std::size_t>(s)].total, hide_scores),
                    standing(game_view, s), game_view.waits(s)});
  return tabs;
}

// ---- what happened -----------------------------------------------------------------------------

void draw_happened(Ui& ui, const PlayLayout& at, const CleverTold& told) {
  if (at.happened.empty()) return;
  Strip line(ui, happened_card(ui, at.happened));
  told.tell(ui, line, told.game().count(), false);
}

// ---- points ------------------------------------------------------------------------------------

void draw_scores(Ui& ui, const PlayLayout& at, const CleverGameView& game_view, int seat, bool hide_scores) {
  if (at.scores.empty()) return;
  const auto& def = game_view.def();
  const auto& tally = game_view.tally().players[static_cast<std::size_t>(seat)];
  card(ui, at.scores);
  const bool one_row = at.scores.h < ui.dp(60);
  Rect in = at.scores.inset(ui.dp(one_row ? 6 : 12), ui.dp(one_row ? 5 : 10));
  const int n = game_view.rules().sheet.areas;
  int lowest = 0;
  for (int a = 1; a < n; ++a)
    if (tally.areas[static_cast<std::size_t>(a)] < tally.areas[static_cast<std::size_t>(lowest)]) lowest = a;
  const bool areas_fit = !one_row || in.w > ui.dp(300);  // the spines tell them, too
  Rect areas;
  if (areas_fit) areas = one_row ? in.cut_left(in.w * .66F, ui.dp(6)) : in.cut_top(ui.dp(44), ui.dp(8));
  for (int a = 0; areas_fit && a < n; ++a) {
    const Rect box = areas.column(a, n, ui.dp(one_row ? 4 : 8));
    const Color key = area_color(def, a);
    if (a == lowest) ui.canvas.fill(box.inset(-ui.dp(one_row ? 2 : 3)), ui.theme.ink, ui.dp(12));
    ui.canvas.fill(box, key, ui.dp(9));
    Rect inner = box.inset(ui.dp(one_row ? 3 : 5));
    const std::string letter = area_letter(ui.words, def, a);
    const bool two = letters_in(letter) > 1;  // in German and Dutch
    const Rect side = inner.cut_left(inner.w * (two ? .4F : .36F));
    ui.canvas.fill(inner, ui.theme.plate, ui.dp(6));
    label(ui, side, letter,
          {one_row ? 14.F
           : two   ? 17.F
                   : 20.F,
           Weight::black, ui.theme.on_key, Align::center});
    label(ui, inner, points(tally.areas[static_cast<std::size_t>(a)], hide_scores),
          {one_row ? 16.F : 22.F, Weight::black, ui.theme.ink, Align::center});
  }
  const float side = std::min(in.h, ui.dp(one_row ? 22 : 30));
  draw_fox(ui.canvas, in.cut_left(side, ui.dp(6)).middle(side, side), ui.theme, false);
  const std::string foxes = std::to_string(tally.foxes) + " × " +
                            points(tally.areas[static_cast<std::size_t>(lowest)], hide_scores);
  const float fox_size = one_row ? 15 : 20;
  const float after = one_line(ui, in, foxes, {fox_size, Weight::black, ui.theme.ink});
  const std::string total = points(tally.total, hide_scores);
  const float total_size = read_size(ui, one_row ? 22 : 32, in.h);
  const float wide = line_width(ui, total, total_size, Weight::black);
  Rect rest = in;
  rest.cut_left(after - in.x, ui.dp(10));
  label(ui, rest.cut_right(wide, ui.dp(10)), total, {total_size, Weight::black, ui.theme.ink, Align::right});
  if (one_row && areas_fit) return;
  if (one_row) {
    label(ui, rest, area_letter(ui.words, def, lowest), {14, Weight::bold, ui.theme.ink2});
    return;
  }
  const std::string word = ui.say("total");
  label(ui, rest.cut_right(line_width(ui, word, 16, Weight::bold) + 1, ui.dp(8)), word,
        {16, Weight::bold, ui.theme.ink2, Align::right});
  label(ui, rest, ui.say("lowest", {{"area", area_name(ui.words, def, lowest)}}),
        {16, Weight::regular, ui.theme.ink2});
}

std::string last_words(const Ui& ui, const CleverPendingMove& pending) {
  const CleverGameView& game_view = pending.game_view();
  const auto& thrown = pending.thrown();
  if (thrown && !thrown->review && (thrown->reroll || !thrown->untouched())) return ui.say("undo-face");
  if (game_view.last() == nullptr) return {};
  int marks = 0;
  for (const Event& event : game_view.events()) marks += event.kind == Event::Kind::mark;
  const std::string what = describe(game_view.def(), *game_view.last(), ui.words);
  return marks > 1 ? ui.say("with-chain", {{"mark", what}}) : what;
}

}  // namespace fox::ui
