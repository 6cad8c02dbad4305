#include "ui/screens/seat_panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "ui/screens/parts.h"
#include "ui/screens/seats.h"
#include "ui/wizard/faces.h"

namespace fox::ui {

namespace {

constexpr float kSeat = 58;  // high
constexpr float kTable = 132;
constexpr float kChip = 48;

class Panel {
 public:
  Panel(Ui& ui, NewGameState& state, const SheetInfo& sheet, float width)
      : ui_(ui),
        state_(state),
        sheet_(sheet),
        width_(width - 2 * pad()),
        round_(width >= std::max(dp(560), 500 * ui.finger)) {
    full_ = state.names.size() >= static_cast<std::size_t>(sheet.max_players);
  }

  [[nodiscard]] float height() {
    const float chips = chips_height();
    return 2 * pad() + title_height() + dp(8) + seats_height() + (chips > 0 ? dp(10) + chips : 0);
  }

  void draw(const Rect& where) {
    card(ui_, where);
    Rect inside = where.inset(pad());
    draw_title(inside.cut_top(title_height(), dp(8)));
    if (const float chips = chips_height(); chips > 0) draw_chips(inside.cut_bottom(chips, dp(10)));
    places(inside);
    if (round_) draw_table(inside);
    draw_begins();
    for (std::size_t seat = 0; seat < state_.names.size(); ++seat)
      if (static_cast<int>(seat) != state_.dragged) draw_seat(seat);
    if (!full_) draw_add();
    // What is dragged lies above the others.
    if (state_.dragged >= 0 && state_.dragged < static_cast<int>(state_.names.size()))
      draw_seat(static_cast<std::size_t>(state_.dragged));
    if (state_.editing >= 0 && !state_.refused.empty()) draw_refused();
    act();
  }

 private:
  [[nodiscard]] float dp(float value) const { return ui_.dp(value); }
  [[nodiscard]] float seat_height() const { return touch(ui_, kSeat); }
  [[nodiscard]] float begins_height() const { return touch(ui_, 56); }
  [[nodiscard]] float pad() const { return dp(16); }
  [[nodiscard]] std::string name(std::size_t seat) const { return seat_name(state_, seat, ui_.words); }
  static std::string numbered(const char* what, std::size_t seat) { return what + std::to_string(seat + 1); }

  // ---- what stands above
  [[nodiscard]] std::string hint() const {
    if (!state_.problem.empty()) return state_.problem;
    if (state_.picked >= 0 && state_.picked < static_cast<int>(state_.names.size()))
      return ui_.say("swap-with", {{"name", name(static_cast<std::size_t>(state_.picked))}});
    const std::size_t players = state_.names.size();
    std::string text =
        players == 1 ? ui_.say("player-one") : ui_.say("players", {{"count", std::to_string(players)}});
    if (const int rounds = rounds_of(sheet_, players); rounds > 0)
      text += " · " + ui_.say("rounds", {{"count", std::to_string(rounds)}});
    if (players > 1) text += " · " + ui_.say("seats-hint");
    return text;
  }

  [[nodiscard]] float title_height() {
    if (one_line_title()) return dp(30);
    return dp(30) + ui_.canvas.paragraph_height(hint(), width_, dp(16), Weight::regular) + dp(2);
  }
  [[nodiscard]] bool one_line_title() {
    return line_width(ui_, ui_.say("who-sits"), 20, Weight::black) + dp(16) +
               line_width(ui_, hint(), 16, Weight::regular) <=
           width_;
  }

  void draw_title(Rect where) {
    const bool loud = !state_.problem.empty() || state_.picked >= 0;
    const Words soft{.size = 16,
                     .weight = loud ? Weight::bold : Weight::regular,
                     .color = loud ? ui_.theme.ink : ui_.theme.ink2,
                     .align = one_line_title() ? Align::right : Align::left};
    const Rect first = one_line_title() ? where : where.cut_top(dp(30));
    one_line(ui_, first, ui_.say("who-sits"), {.size = 20, .weight = Weight::black, .color = ui_.theme.ink});
    if (one_line_title()) where.cut_left(line_width(ui_, ui_.say("who-sits"), 20, Weight::black), dp(12));
    label(ui_, where, hint(), soft);
  }

  // ---- where everybody sits
  [[nodiscard]] float seats_height() const {
    if (round_) return 2 * seat_height() + dp(kTable + 2 * 14);
    const auto rows = static_cast<float>(state_.names.size() + (full_ ? 0 : 1));
    return rows * seat_height() + (rows - 1) * dp(kGap) +
           (state_.names.size() > 1 ? begins_height() + dp(kGap) : 0);
  }

  void places(Rect where) {
    if (!round_) {
      if (state_.names.size() > 1) begins_ = where.cut_top(begins_height(), dp(kGap));
      for (Rect& slot : slots_) slot = where.cut_top(seat_height(), dp(kGap));
      return;
    }
    const float tall = seats_height() + dp(70);  // more is only further apart
    where = where.middle(where.w, std::min(where.h, tall));
    const float table = std::min(dp(190), where.w * .3F);
    const float side = std::min(dp(230), (where.w - table) / 2 - dp(14));
    const float middle = where.y + where.h / 2 - seat_height() / 2, left = where.center().x - side / 2;
    slots_[0] = {left, where.y, side, seat_height()};
    slots_[1] = {where.right() - side, middle, side, seat_height()};
    const float bottom = where.bottom() - seat_height();
    const Rect at_left{where.x, middle, side, seat_height()};
    if (sheet_.max_players <= 4) {
      slots_[2] = {left, bottom, side, seat_height()};
      slots_[3] = at_left;
    } else {  // two sit across
      slots_[2] = {where.center().x + dp(6), bottom, side, seat_height()};
      slots_[3] = {where.center().x - dp(6) - side, bottom, side, seat_height()};
      slots_[4] = at_left;
    }
    begins_ = {where.x, where.y, left - dp(22) - where.x, dp(66)};
  }

  void draw_table(const Rect& inside) {
    const float table = std::min(dp(190), inside.w * .3F);
    const Rect top{inside.center().x - table / 2, slots_[0].bottom() + dp(14), table,
                   slots_[2].y - slots_[0].bottom() - dp(28)};
    ui_.canvas.fill(top, ui_.theme.tray, dp(36));
    ui_.canvas.stroke(top, ui_.theme.control_edge, dp(1.8F), dp(36));
    ui_.canvas.stroke(top.inset(dp(7)), ui_.theme.tray_edge, dp(1.5F), dp(29));
    // An arrow the way play goes: clockwise.
    std::vector<Point> arc;
    const Point middle{top.center().x, top.center().y + top.h * .08F};
    const float rx = top.w * .26F, ry = top.h * .27F;
    for (int i = 0; i <= 20; ++i) {
      const float angle = 3.1416F * (1.F + static_cast<float>(i) / 20 * .94F);
      arc.push_back({middle.x + rx * std::cos(angle), middle.y + ry * std::sin(angle)});
    }
    ui_.canvas.polyline(arc, ui_.theme.control_edge, dp(3));
    const Point end = arc.back();
    const std::array<Point, 3> head{
        {{end.x - dp(9), end.y - dp(3)}, {end.x + dp(9), end.y - dp(3)}, {end.x + dp(1), end.y + dp(13)}}};
    ui_.canvas.polygon(head, ui_.theme.control_edge);
    label(ui_, {top.x + dp(12), top.bottom() - dp(46), top.w - dp(24), dp(34)}, ui_.say("goes-round"),
          {.size = 15, .weight = Weight::bold, .color = ui_.theme.ink2, .align = Align::center});
  }

  void draw_begins() {
    if (state_.names.size() < 2 || begins_.empty()) return;
    if (round_)
      ui_.canvas.line({begins_.right(), slots_[0].center().y}, {slots_[0].x, slots_[0].center().y},
                      ui_.theme.ink, dp(3));
    const bool tapped = button(ui_, "button.begins", begins_, "");
    Rect inside = begins_.inset(dp(10), dp(5));
    draw_game_die(ui_, inside.cut_left(dp(34), dp(10)).middle(dp(34), std::min(dp(45), inside.h)), sheet_.die,
                  6);
    // Where there is hardly room, who begins is enough.
    const bool more = line_width(ui_, ui_.say("begins-change"), kSmall, Weight::regular) <= inside.w;
    label(ui_, more ? inside.cut_top(inside.h * .56F) : inside, ui_.say("begins", {{"name", name(0)}}),
          {.size = 19, .weight = Weight::black, .color = ui_.theme.ink});
    if (more)
      label(ui_, inside, ui_.say("begins-change"),
            {.size = 15, .weight = Weight::regular, .color = ui_.theme.ink2});
    if (tapped) action_ = SeatAction::begins;
  }

  void draw_seat(std::size_t seat) {
    const bool dragged = static_cast<int>(seat) == state_.dragged;
    Rect rect = slots_[std::min(seat, slots_.size() - 1)];
    if (dragged) {
      ui_.canvas.dashed(rect, ui_.theme.control_edge, dp(1.8F), dp(kRadius), dp(6), dp(5));
      rect = rect.moved(state_.drag.x, state_.drag.y);
    }
    const std::string grip = numbered("seat.", seat), who = numbered("name.", seat);
    if (static_cast<int>(seat) == state_.editing) {
      const FieldEvent event =
          text_field(ui_, who, rect, state_.typed, true, ui_.say("name-hint"), state_.refused);
      if (event == FieldEvent::done) action_ = SeatAction::typed;
      if (event == FieldEvent::dropped) action_ = SeatAction::dropped;
      return;
    }
    const bool chosen = dragged || static_cast<int>(seat) == state_.picked;
    const Color white = ui_.theme.dark ? ui_.theme.button : rgb(0xffffff);
    ui_.canvas.fill(rect, chosen || seat == 0 ? white : ui_.theme.button, dp(kRadius));
    ui_.canvas.stroke(rect, chosen || seat == 0 ? ui_.theme.ink : ui_.theme.control_edge,
                      dp(chosen      ? 4.2F
                         : seat == 0 ? 2.8F
                                     : 1.8F),
                      dp(kRadius));

    Rect inside = rect;
    const bool alone = state_.names.size() < 2;  // with nobody to swap with
    const Rect handle = inside.cut_left(alone ? dp(14) : touch(ui_, kTouch)),
               away = inside.cut_right(touch(ui_, kTouch));
    if (!alone) draw_grip(grip, handle);
    const bool named = !tidy_name(state_.names[seat]).empty();
    if (ui_.pressed(who)) ui_.canvas.fill(inside.inset(0, dp(5)), fade(ui_.theme.ink, .09F), dp(9));
    label(ui_, inside.inset(dp(2), dp(2)), name(seat),
          {.size = 20,
           .weight = named ? Weight::black : Weight::regular,
           .color = named ? ui_.theme.ink : ui_.theme.ink2});
    // In a list, fingers beside the handle scroll.
    follow(seat, round_ ? rect : handle);
    if (!alone && ui_.target(grip, handle)) action_ = SeatAction::pick, seat_ = seat;
    if (ui_.target(who, inside.inset(alone ? 0 : dp(8), 0))) action_ = SeatAction::type, seat_ = seat;
    // The only seat of a sheet that needs it can lose its name, but not its place.
    if (state_.names.size() <= static_cast<std::size_t>(std::max(1, sheet_.min_players)) && !named) return;
    const std::string remove = numbered("remove.", seat);
    if (ui_.pressed(remove)) ui_.canvas.fill(away.inset(dp(5)), fade(ui_.theme.ink, .09F), dp(9));
    draw_sign(ui_.canvas, Sign::close, away.middle(dp(26), dp(26)), ui_.theme.ink2);
    if (ui_.target(remove, away)) action_ = SeatAction::remove, seat_ = seat;
  }

  // Why a letter is not in the name: above the field, where no keyboard on the screen lies over it.
  void draw_refused() {
    const Rect& field = slots_[std::min(static_cast<std::size_t>(state_.editing), slots_.size() - 1)];
    const float width = std::min(width_, dp(480)), height = notice_height(ui_, width, state_.refused);
    const float left = std::clamp(field.center().x - width / 2, ui_.screen.x + dp(8),
                                  std::max(ui_.screen.x + dp(8), ui_.screen.right() - dp(8) - width));
    const bool above = field.y - height - dp(6) >= ui_.screen.y;
    notice_bar(ui_, {left, above ? field.y - height - dp(6) : field.bottom() + dp(6), width, height},
               state_.refused);
    ui_.aloud.notice = state_.refused;
  }

  void draw_grip(const std::string& grip, const Rect& handle) {
    if (ui_.pressed(grip)) ui_.canvas.fill(handle.inset(dp(5)), fade(ui_.theme.ink, .09F), dp(9));
    for (const float y : {-8.5F, 0.F, 8.5F})
      for (const float x : {-4.5F, 4.5F})
        ui_.canvas.disc(handle.center() + Point{dp(x), dp(y)}, dp(2.5F), ui_.theme.ink2);
  }

  // A finger drags a seat: it goes along, and swaps with the place it is let go over.
  void follow(std::size_t seat, const Rect& area) {
    if (state_.names.size() < 2) return;
    const Pan pan = ui_.pan(numbered("seat.", seat), area, false);
    const int me = static_cast<int>(seat);
    const bool moves = pan.moved.x != 0 || pan.moved.y != 0;
    if (pan.holding && moves && state_.dragged != me) {
      state_.drag = {};
      state_.dragged = me;
      state_.picked = -1;
    }
    if (state_.dragged == me) {
      state_.drag = state_.drag + pan.moved;
      if (!pan.holding) action_ = SeatAction::dropped_seat, seat_ = seat;
    } else if (moves) {
      state_.scrolled -= pan.moved.y;  // a wheel that turns above a seat means the page
    }
  }

  void draw_add() {
    const Rect& rect = slots_[std::min(state_.names.size(), slots_.size() - 1)];
    ui_.canvas.fill(rect, ground(ui_, "button.add", mix(ui_.theme.card, ui_.theme.tools, .6F)), dp(kRadius));
    ui_.canvas.dashed(rect, ui_.theme.control_edge, dp(1.8F), dp(kRadius), dp(7), dp(5));
    Rect inside = rect.inset(dp(12), dp(4));
    draw_sign(ui_.canvas, Sign::add, inside.cut_left(dp(28), dp(8)).middle(dp(26), dp(26)), ui_.theme.ink);
    label(ui_, inside, ui_.say("add-player"), {.size = 18, .weight = Weight::black, .color = ui_.theme.ink});
    if (ui_.target("button.add", rect)) action_ = SeatAction::add;
  }

  // ---- names used before
  [[nodiscard]] int chip_rows() const { return round_ ? 1 : 3; }
  [[nodiscard]] float chip_width(const std::string& known) {
    return std::min(width_, line_width(ui_, known, 18, Weight::black) + dp(60));
  }

  float chips_height() {
    if (absent(state_).empty()) return 0;
    float x = 0;
    int rows = 1;
    for (const std::string& known : absent(state_)) {
      const float width = chip_width(known);
      if (x > 0 && x + width > width_) {
        if (rows == chip_rows()) break;
        ++rows, x = 0;
      }
      x += width + dp(kGap);
    }
    return dp(26) + static_cast<float>(rows) * touch(ui_, kChip) + static_cast<float>(rows - 1) * dp(kGap);
  }

  void draw_chips(Rect where) {
    one_line(ui_, where.cut_top(dp(22), dp(4)), ui_.say("played-before"),
             {.size = 15, .weight = Weight::bold, .color = ui_.theme.ink2});
    float x = where.x, y = where.y;
    int row = 1;
    for (const std::string& known : absent(state_)) {
      const float width = chip_width(known);
      if (x > where.x && x + width > where.right() + 1) {
        if (row++ == chip_rows()) return;
        x = where.x, y += touch(ui_, kChip) + dp(kGap);
      }
      const Rect chip{x, y, width, touch(ui_, kChip)};
      if (button(ui_, "known." + known, chip, known, {.sign = Sign::add, .radius = kChip / 2}))
        action_ = SeatAction::seat, known_ = known;
      x += width + dp(kGap);
    }
  }

  // ---- what was done, after everything is drawn
  void act() {
    if (action_ == SeatAction::none) return;
    state_.problem.clear();
    const int picked = state_.picked;
    state_.picked = -1;
    switch (action_) {
      case SeatAction::none:
        break;
      case SeatAction::begins:
        begin_with_next(state_);
        break;
      case SeatAction::typed:
        end_typing(state_);
        break;
      case SeatAction::dropped:
        state_.editing = -1;
        state_.refused.clear();
        break;
      case SeatAction::type:
        begin_typing(state_, seat_);
        break;
      case SeatAction::remove:
        remove_seat(state_, seat_, sheet_);
        break;
      case SeatAction::pick:
        if (picked < 0 && state_.names.size() > 1) state_.picked = static_cast<int>(seat_);
        if (picked >= 0) swap_seats(state_, static_cast<std::size_t>(picked), seat_);
        break;
      case SeatAction::dropped_seat:
        drop();
        break;
      case SeatAction::add:
        if (add_seat(state_, sheet_)) begin_typing(state_, state_.names.size() - 1);
        break;
      case SeatAction::seat:
        if (!seat_known(state_, known_, sheet_)) state_.problem = ui_.say("seats-full");
        break;
    }
  }

  void drop() {
    const Point at = slots_[seat_].center() + state_.drag;
    std::size_t nearest = seat_;
    float best = dp(400);
    for (std::size_t i = 0; i < state_.names.size(); ++i) {
      const Point way = slots_[i].center() - at;
      if (const float far = std::hypot(way.x, way.y); far < best) best = far, nearest = i;
    }
    state_.dragged = -1;
    state_.drag = {};
    swap_seats(state_, seat_, nearest);
  }

  enum class SeatAction : unsigned char {
    none,
    begins,
    typed,
    dropped,
    type,
    remove,
    pick,
    dropped_seat,
    add,
    seat
  };

  Ui& ui_;
  NewGameState& state_;
  const SheetInfo& sheet_;
  float width_;
  bool round_, full_ = false;
  std::array<Rect, 5> slots_{};
  Rect begins_;
  SeatAction action_ = SeatAction::none;
  std::size_t seat_ = 0;
  std::string known_;
};

}  // namespace

float seat_panel_height(Ui& ui, const NewGameState& state, const SheetInfo& sheet, float width) {
  NewGameState same = state;
  return Panel(ui, same, sheet, width).height();
}

void draw_seat_panel(Ui& ui, const Rect& where, NewGameState& state, const SheetInfo& sheet) {
  Panel(ui, state, sheet, where.w).draw(where);
}

}  // namespace fox::ui
