// The players of the round: who predicted what, what the dice are worth to them, who stops; and at the end
// who is where.
#include <algorithm>
#include <numeric>

#include "core/wizard/wizard_table.h"
#include "ui/screens/parts.h"
#include "ui/table/tabs.h"
#include "ui/wizard/faces.h"
#include "ui/wizard/pad_view.h"
#include "ui/wizard/wizard_tray.h"

namespace fox::ui {

using wizard::LineKind;
using wizard::Phase;
using wizard::Written;

namespace {

constexpr float kRow = 58, kMostRow = 92;

class Players {
 public:
  Players(Ui& ui, const WizardGameView& game_view)
      : ui_(ui), game_view_(game_view), def_(game_view.def()), state_(game_view.state()) {}

  void draw(Rect where) {
    where.h = std::min(where.h, static_cast<float>(game_view_.players()) * ui_.dp(kMostRow) + ui_.dp(8));
    card(ui_, where);
    const Rect in = where.inset(ui_.dp(12), ui_.dp(4));
    const int n = game_view_.players();
    const float row = std::min(in.h / static_cast<float>(n), ui_.dp(kMostRow));
    for (int seat = 0; seat < n; ++seat) {
      const Rect line{in.x, in.y + row * static_cast<float>(seat), in.w, row};
      if (seat > 0)
        ui_.canvas.fill({line.x, line.y - ui_.dp(.7F), line.w, ui_.dp(1.4F)}, ui_.theme.sheet_edge);
      draw_row(line, seat);
    }
  }

 private:
  [[nodiscard]] bool still_in(int seat) const { return game_view_.has(seat, LineKind::stop); }

  // What stopping now would write, or what was written.
  [[nodiscard]] std::string mark(int seat) const {
    const int miss = wizard::missed_by(game_view_.rules(), state_, seat), factor = game_view_.effect().factor;
    if (miss == 0) return factor > 1 ? "XX" : "X";
    return "−" + std::to_string(miss * factor);
  }
  [[nodiscard]] std::string written(int seat) const {
    const auto& own = wizard::prediction_of(state_, seat);
    const auto& field = wizard::field(wizard::pad_of(state_, seat), own.colour, own.number);
    if (field.what == Written::hits) return field.value > 1 ? "XX" : "X";
    if (field.what == Written::zero) return "0";
    return "−" + std::to_string(field.value);
  }

  [[nodiscard]] std::string words_for(int seat) const {
    const auto& own = wizard::prediction_of(state_, seat);
    if (wizard::has(state_.passed, seat)) return ui_.say("passes");
    if (!own.made()) {
      if (state_.phase == Phase::predict && game_view_.due(seat)) return ui_.say("predicts-now");
      return {};
    }
    if (wizard::has(state_.scored, seat)) return ui_.say("has-scored", {{"mark", written(seat)}});
    if (state_.phase == Phase::strike && game_view_.due(seat)) return ui_.say("may-strike");
    if (state_.phase == Phase::stop) {
      const int have = wizard::dice_for(game_view_.rules(), state_, seat);
      const int miss = wizard::missed_by(game_view_.rules(), state_, seat);
      const std::string count = std::to_string(have);
      if (miss == 0) return ui_.say("has-hit", {{"count", count}});
      return ui_.say("has-miss", {{"count", count}, {"miss", std::to_string(miss)}});
    }
    return {};
  }

  void draw_row(const Rect& line, int seat) {
    Rect in = line.inset(0, ui_.dp(4));
    if (state_.phase == Phase::stop && still_in(seat)) draw_buttons(in, seat);
    const float side = std::min(ui_.dp(32), in.h * .7F);
    const Rect sign = in.cut_left(side, ui_.dp(8)).middle(side, side);
    const Standing standing = seat == state_.seer                                   ? Standing::seer
                              : wizard::has(state_.scored, seat)                    ? Standing::done
                              : game_view_.due(seat) && state_.phase != Phase::stop ? Standing::acts
                              : game_view_.due(seat)                                ? Standing::may
                                                                                    : Standing::idle;
    draw_player(ui_, sign, seat, standing, ui_.theme.card);
    const auto& own = wizard::prediction_of(state_, seat);
    const std::string words = words_for(seat);
    const Words soft{15, Weight::regular, ui_.theme.ink2};
    Rect top = in;
    const bool two_lines = own.made() || !words.empty();
    if (two_lines) top = in.cut_top(in.h * .48F);
    const std::string& name = game_view_.name(seat);
    ui_.canvas.text(top, name, {ui_.dp(18), Weight::black, ui_.theme.ink}, ui_.dp(13));
    if (state_.next_seer == seat && seat != state_.seer)
      draw_next_seer(top, ui_.canvas.text_width(name, ui_.dp(18), Weight::black));
    if (!two_lines) return;
    if (own.made()) {
      const float h = std::min(ui_.dp(24), in.h);
      const Rect pill = in.cut_left(prediction_width(ui_, def_, own.colour, h), ui_.dp(8));
      draw_prediction(ui_, pill.middle(pill.w, h), def_, own.colour, own.number);
    }
    const auto fits = [&](const std::string& text) {
      return line_width(ui_, text, kSmall + .5F, Weight::regular) <= in.w;
    };
    if (fits(words)) return label(ui_, in, words, soft);
    // Buttons beside it say the rest.
    if (state_.phase != Phase::stop || !still_in(seat)) return;
    const std::string count = std::to_string(wizard::dice_for(game_view_.rules(), state_, seat));
    if (const std::string few = ui_.say("has-count", {{"count", count}}); fits(few))
      label(ui_, in, few, soft);
  }

  // The open eye beside the name, and a word where there is room.
  void draw_next_seer(Rect row, float behind) {
    const float side = ui_.dp(20);
    row.cut_left(behind, ui_.dp(9));
    if (row.w < side) return;
    draw_sign(ui_.canvas, Sign::seer, row.cut_left(side, ui_.dp(5)).middle(side, side), ui_.theme.ink2);
    const std::string words = ui_.say("next-seer-short");
    if (line_width(ui_, words, 14.5F, Weight::regular) <= row.w)
      label(ui_, row, words, {14.5F, Weight::regular, ui_.theme.ink2});
  }

  void draw_buttons(Rect& in, int seat) {
    const std::string number = std::to_string(seat + 1);
    const bool jester = game_view_.can_jester(seat),
               closed = wizard::rolling_closed(game_view_.rules(), state_);
    const float h = std::min(std::max(touch(ui_, 48), ui_.dp(54)), in.h);
    const float most = in.w * (jester ? .56F : .42F);
    Rect both = in.cut_right(std::min(most, ui_.dp(jester ? 212 : 150)), ui_.dp(8));
    both = both.middle(both.w, std::max(h, touch(ui_, 48)));
    if (jester) {
      const Rect place = both.cut_right(both.w * .42F, ui_.dp(8));
      const int jesters = wizard::dice_showing(state_, wizard::jester_face(def_));
      const std::string where = ui_.say("x-at", {{"field", std::to_string(jesters)}});
      const bool room = place.w > line_width(ui_, where, 15, Weight::regular) + ui_.dp(52);
      ButtonLook look{.sign = Sign::jester};
      if (room) look.detail = where;
      button(ui_, "jester." + number, place, "0", look);
    }
    const bool hit = wizard::missed_by(game_view_.rules(), state_, seat) == 0;
    ButtonLook look;
    const std::string detail = closed || seat != state_.seer ? std::string() : ui_.say("for-all");
    look.detail = detail;
    if (hit) look.kind = ButtonLook::Kind::accent;
    button(ui_, "stop." + number, both, ui_.say(closed ? "write-mark" : "stop-mark", {{"mark", mark(seat)}}),
           look);
  }

  Ui& ui_;
  const WizardGameView& game_view_;
  const wizard::SheetDef& def_;
  const wizard::State& state_;
};

}  // namespace

float players_height(const Ui& ui, const WizardGameView& game_view, float) {
  return static_cast<float>(game_view.players()) * std::max(ui.dp(kRow), touch(ui, 48) + ui.dp(8)) + ui.dp(8);
}

void draw_players(Ui& ui, const Rect& where, const WizardGameView& game_view) {
  Players(ui, game_view).draw(where);
}

// ---- the end -----------------------------------------------------------------------------------

float result_height(const Ui& ui, const WizardGameView& game_view) {
  return static_cast<float>(game_view.players()) * ui.dp(46) + ui.dp(24) + touch(ui, 54) + ui.dp(22);
}

void draw_result(Ui& ui, const Rect& where, const WizardGameView& game_view) {
  card(ui, where);
  Rect in = where.inset(ui.dp(14), ui.dp(8));
  const Rect last = in.cut_bottom(touch(ui, 54), ui.dp(8));
  button(ui, "button.result", last, ui.say("to-result"), {.kind = ButtonLook::Kind::accent, .size = 22});
  const auto& tally = game_view.tally();
  if (tally.tie != Tie::none)
    label(ui, in.cut_bottom(ui.dp(24)),
          ui.words.text("referee", tally.tie == Tie::shared ? "tie-jesters-shared" : "tie-jesters"),
          {14.5F, Weight::regular, ui.theme.ink2});
  std::vector<int> seats(static_cast<std::size_t>(game_view.players()));
  std::iota(seats.begin(), seats.end(), 0);
  std::stable_sort(seats.begin(), seats.end(),
                   [&](int a, int b) { return game_view.score(a).rank < game_view.score(b).rank; });
  const float h = std::min(ui.dp(60), in.h / static_cast<float>(seats.size()));
  for (const int seat : seats) {
    Rect row = in.cut_top(h);
    label(ui, row.cut_left(ui.dp(34)), std::to_string(game_view.score(seat).rank) + ".",
          {20, Weight::bold, ui.theme.ink2});
    const std::string total = total_words(game_view, seat, false);
    label(ui, row.cut_right(ui.dp(64)), total, {28, Weight::black, ui.theme.ink, Align::right});
    const std::string xs = std::to_string(game_view.score(seat).xs) + " X";
    label(ui, row.cut_right(ui.dp(64)), xs, {17, Weight::bold, ui.theme.ink2, Align::right});
    ui.canvas.text(row, game_view.name(seat), {ui.dp(20), Weight::black, ui.theme.ink}, ui.dp(13));
  }
}

}  // namespace fox::ui
