#include "ui/play/panel.h"

#include <string>

#include "ui/play/faces.h"
#include "ui/play/prompt.h"
#include "ui/screens/parts.h"

namespace fox::ui {

using clever::Event;

namespace {

constexpr const char* kHidden = "–";

std::string points(int value, bool hidden) {
  return hidden ? kHidden : std::to_string(value);
}

// The round sign of a tab: acts, still to come, done.
void draw_standing(Ui& ui, const Rect& square, const Match& match, int seat) {
  const Point at = square.center();
  const float r = square.h / 2;
  if (match.due(seat) && match.table()) {
    const bool acts = seat == match.state().active && match.state().phase != clever::Phase::turn_end;
    if (acts || match.waits(seat)) {
      ui.canvas.disc(at, r, ui.theme.ink);
      draw_sign(ui.canvas, Sign::pencil, square.inset(r * .45F), ui.theme.sheet);
      return;
    }
    ui.canvas.ring(at, r - ui.dp(1), ui.theme.ink, ui.dp(2));
    ui.canvas.disc(at, r * .35F, ui.theme.ink);
    return;
  }
  const bool done = match.table() && match.state().phase == clever::Phase::turn_end;
  if (done) {
    tick_disc(ui, at, r);
    return;
  }
  ui.canvas.ring(at, r - ui.dp(1), ui.theme.ink2, ui.dp(1.6F));
}

// Sign, name and total; on a narrow tab the name above the total, and no sign.
void draw_tab(Ui& ui, const Rect& tab, const Match& match, int seat, bool shown, bool hide_scores) {
  const auto& name = match.header().names[static_cast<std::size_t>(seat)];
  const std::string total = points(match.tally().players[static_cast<std::size_t>(seat)].total, hide_scores);
  const Weight weight = shown ? Weight::black : Weight::bold;
  if (tab.w < ui.dp(86)) {
    Rect in = tab.inset(ui.dp(5), ui.dp(4));
    ui.canvas.text(in.cut_top(in.h * .46F), name, {ui.dp(13.5F), weight, ui.theme.ink, Align::center});
    label(ui, in, total, {17, Weight::black, ui.theme.ink, Align::center});
    return;
  }
  const bool narrow = tab.w < ui.dp(120);
  Rect in = tab.inset(ui.dp(narrow ? 6 : 10), 0);
  const float side = ui.dp(narrow ? 18 : 26), size = narrow ? 17 : 22;
  draw_standing(ui, in.cut_left(side, ui.dp(narrow ? 4 : 8)).middle(side, side), match, seat);
  const Rect number = in.cut_right(line_width(ui, total, size, Weight::black), ui.dp(6));
  label(ui, number, total, {size, Weight::black, ui.theme.ink, Align::right});
  ui.canvas.text(in, name, {ui.dp(narrow ? 15 : 20), weight, ui.theme.ink, Align::left});
}

}  // namespace

int draw_tabs(Ui& ui, const PlayLayout& at, const Match& match, int shown, bool hide_scores) {
  int tapped = -1;
  const int n = match.players();
  const float gap = ui.dp(8);
  const float w = std::min(ui.dp(190), (at.tabs.w - gap * static_cast<float>(n - 1)) / static_cast<float>(n));
  for (int s = 0; s < n; ++s) {
    const Rect tab{at.tabs.x + static_cast<float>(s) * (w + gap), at.tabs.y, w, at.tabs.h};
    const std::string name = "tab." + std::to_string(s + 1);
    if (ui.target(name, tab)) tapped = s;
    const bool on = s == shown;
    Rect body = tab;
    if (on)
      body.h += ui.dp(18);  // grows into the sheet, which is drawn over it
    else
      body = tab.inset(0, ui.dp(3)).moved(0, ui.dp(-3));
    ui.canvas.fill(body, on ? ui.theme.sheet : ground(ui, name, ui.theme.desk2), ui.dp(14));
    ui.canvas.stroke(body, on ? ui.theme.sheet_edge : ui.theme.control_edge, ui.dp(on ? 1.6F : 1.8F),
                     ui.dp(14));
    draw_tab(ui, tab, match, s, on, hide_scores);
    if (match.waits(s)) ui.canvas.disc({tab.right() - ui.dp(9), tab.y + ui.dp(9)}, ui.dp(5), ui.theme.fox);
  }
  return tapped;
}

// ---- what happened -----------------------------------------------------------------------------

namespace {

// Draws from left to right as long as there is room.
class Line {
 public:
  Line(Ui& ui, const Rect& row) : ui_(ui), row_(row), x_(row.x) {}

  void words(const std::string& text) {
    const float w = line_width(ui_, text, 16, Weight::bold);
    const Rect at = place(w);
    if (!at.empty()) label(ui_, at, text, {16, Weight::bold, ui_.theme.ink});
  }
  void badge(Sign sign) {
    const Rect at = place(row_.h);
    if (!at.empty()) draw_badge(ui_.canvas, ui_.theme, sign, at);
  }
  void pill(Color key, const std::string& letter, const std::string& what) {
    const float w =
        row_.h * 1.36F + (what.size() > 1 ? row_.h * .5F * static_cast<float>(what.size() - 1) : 0);
    const Rect at = place(w);
    if (!at.empty()) draw_pill(ui_.canvas, ui_.theme, at, key, letter, what);
  }
  void free_mark() {
    const Rect at = place(row_.h);
    if (!at.empty()) draw_free_mark(ui_.canvas, ui_.theme, at, false);
  }
  void arrow() {
    const Rect at = place(row_.h * .5F);
    if (!at.empty()) chevron(ui_, at.middle(at.w, at.w), Toward::right, ui_.theme.ink2);
  }
  [[nodiscard]] bool full() const { return full_; }

 private:
  Rect place(float w) {
    if (full_ || x_ + w > row_.right()) {
      full_ = true;
      return {};
    }
    const Rect at{x_, row_.y, w, row_.h};
    x_ += w + ui_.dp(7);
    return at;
  }

  Ui& ui_;
  Rect row_;
  float x_;
  bool full_ = false;
};

void draw_event(Ui& ui, Line& line, const Match& match, const Event& event) {
  const auto& def = match.def();
  switch (event.kind) {
    case Event::Kind::mark: {
      const auto& cell = def.areas[event.area].cells[event.cell];
      const int number = event.value != 0 ? event.value : cell.number;
      line.pill(area_color(def, event.area), area_letter(ui.words, def, event.area),
                number != 0 ? std::to_string(number) : "");
      break;
    }
    case Event::Kind::circle: {
      constexpr Sign signs[] = {Sign::reroll, Sign::back, Sign::plus1, Sign::any_number};
      line.badge(signs[event.index]);
      break;
    }
    case Event::Kind::fox:
      line.badge(Sign::fox);
      break;
    case Event::Kind::earn: {
      const auto& bonus = def.bonuses[event.index];
      if (bonus.targets.size() != 1) {
        line.free_mark();
        break;
      }
      const auto& target = bonus.targets.front();
      line.pill(area_color(def, target.area), area_letter(ui.words, def, target.area),
                target.low == 0             ? ""
                : target.low == target.high ? std::to_string(target.low)
                                            : "?");
      break;
    }
    case Event::Kind::lost:
      line.words(ui.say("lost", {{"bonus", bonus_name(ui.words, def, event.index)}}));
      break;
    case Event::Kind::sweep:
    case Event::Kind::platter: {
      std::string dice;
      for (int d = 0; d < match.rules().sheet.dice; ++d)
        if (clever::nibble(event.dice, d) != 0)
          dice += (dice.empty() ? "" : " ") + die_letter(ui.words, def, d);
      line.words(ui.say("to-platter", {{"dice", dice}}));
      break;
    }
    case Event::Kind::turn:
      line.words(ui.say("turn-of", {{"name", match.header().names[event.seat]}}));
      break;
    case Event::Kind::round:
      line.words(ui.words.text("referee", "round-is", {{"round", std::to_string(event.value)}}));
      break;
    case Event::Kind::cross:
    case Event::Kind::over:
      break;
  }
}

bool shown(const Event& event) {
  return event.kind != Event::Kind::cross && event.kind != Event::Kind::over;
}

}  // namespace

void draw_happened(Ui& ui, const PlayLayout& at, const Match& match) {
  if (at.happened.empty()) return;
  card(ui, at.happened);
  Rect in = at.happened.inset(ui.dp(16), ui.dp(8));
  const bool one_row = in.h < ui.dp(48);
  const std::string title = ui.say("happened");
  const Words soft{15, Weight::bold, ui.theme.ink2};
  if (one_row)
    label(ui, in.cut_left(line_width(ui, title, 15, Weight::bold), ui.dp(16)), title, soft);
  else
    label(ui, in.cut_top(ui.dp(22), ui.dp(4)), title, soft);
  Line line(ui, in.middle(in.w, std::min(in.h, ui.dp(30))));
  bool first = true;
  for (const Event& event : match.events()) {
    if (!shown(event)) continue;
    if (!first) line.arrow();
    first = false;
    draw_event(ui, line, match, event);
    if (line.full()) break;
  }
  if (first && !match.last().empty()) line.words(sentence_case(describe(match, match.last(), ui.words)));
}

// ---- points ------------------------------------------------------------------------------------

void draw_scores(Ui& ui, const PlayLayout& at, const Match& match, int seat, bool hide_scores) {
  if (at.scores.empty()) return;
  const auto& def = match.def();
  const auto& tally = match.tally().players[static_cast<std::size_t>(seat)];
  card(ui, at.scores);
  const bool one_row = at.scores.h < ui.dp(60);
  Rect in = at.scores.inset(ui.dp(one_row ? 6 : 12), ui.dp(one_row ? 5 : 10));
  const int n = match.rules().sheet.areas;
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
    const Rect letter = inner.cut_left(inner.w * .36F);
    ui.canvas.fill(inner, ui.theme.plate, ui.dp(6));
    label(ui, letter, area_letter(ui.words, def, a),
          {one_row ? 14.F : 20.F, Weight::black, ui.theme.on_key, Align::center});
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
  const float total_size = one_row ? 22 : 32;
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

Turn draw_undo(Ui& ui, const PlayLayout& at, const Match& match, const Hands& hands) {
  Turn turn = Turn::none;
  std::string what;
  bool chain = false;
  int marks = 0;
  for (const Event& event : match.events()) marks += event.kind == Event::Kind::mark;
  chain = marks > 1;
  const auto& thrown = hands.thrown();
  const bool entering = thrown && !thrown->review && (thrown->reroll || !thrown->untouched());
  if (entering)
    what = ui.say("undo-face");
  else if (!match.last().empty()) {
    what = describe(match, match.last(), ui.words);
    if (chain) what = ui.say("with-chain", {{"mark", what}});
  }
  const bool phone = at.shape == PlayShape::phone;
  ButtonLook look;
  look.sign = Sign::undo;
  look.able = !what.empty();
  look.align = Align::left;
  if (!phone) look.detail = what;
  const bool undo = phone ? sign_button(ui, "button.undo", at.undo, Sign::undo, look)
                          : button(ui, "button.undo", at.undo, ui.say("undo"), look);
  if (undo || ui.key("ctrl+z") || ui.key("u")) turn = Turn::undo;
  ButtonLook again;
  again.sign = Sign::redo;
  again.able = !match.next().empty();
  const bool redo = phone ? sign_button(ui, "button.redo", at.redo, Sign::redo, again)
                          : button(ui, "button.redo", at.redo, ui.say("redo"), again);
  if (redo || ui.key("ctrl+y") || ui.key("ctrl+shift+z")) turn = Turn::redo;
  return turn;
}

}  // namespace fox::ui
