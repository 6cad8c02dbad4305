#include "ui/play/clever_tray.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/clever/marks.h"
#include "ui/look/names.h"
#include "ui/play/tray_buttons.h"
#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

constexpr float kBare = .5F;  // how wide an empty dice field is where room is dear
constexpr float kLean = 6;    // dp that a die leans

struct Dice {
  Ui& ui;
  const CleverPendingMove& pending;
  Rect covered;              // by the chips of waiting bonuses
  std::uint8_t leaning = 0;  // towards the platter
  Point platter{};           // its middle
  const CleverGameView& game_view = pending.game_view();

  void draw(int die, const Rect& rect, int face, bool usable, bool chosen) const {
    const std::string letter = die_letter(ui.words, game_view.def(), die);
    const std::string name = std::string("die.") + game_view.def().dice[static_cast<std::size_t>(die)].letter;
    const Rect hit = rect.inset(-ui.dp(4));
    if (hit.intersect(covered).empty()) ui.target(name, hit);
    DieLook look;
    look.key = die_color(game_view.def(), die);
    look.letter = letter;
    look.face = face;
    look.usable = usable;
    look.chosen = chosen;
    look.lift = chosen ? 1.F : ui.pressed(name) ? .5F : 0.F;
    Rect at = clever::has(leaning, die) ? leant(rect) : rect;
    const TapNotice& said = pending.notice();
    if (said.die == die && !ui.reduced_motion && ui.now - said.at < .18) {
      ui.animate_until(said.at + .18);
      at.x += ui.dp(4) * ((static_cast<int>((ui.now - said.at) / .06) % 2 == 0) ? 1.F : -1.F);
    }
    draw_die(ui.canvas, ui.theme, at, look);
  }

  [[nodiscard]] Rect leant(const Rect& rect) const {
    const Point from = rect.center();
    const float x = platter.x - from.x, y = platter.y - from.y;
    const float far = std::max(1.F, std::hypot(x, y));
    return rect.moved(ui.dp(kLean) * x / far, ui.dp(kLean) * y / far);
  }

  [[nodiscard]] bool usable(int die) const {
    if (game_view.waits(pending.seat())) return false;
    if (pending.takes_back()) return clever::has(game_view.state().platter, die);
    if (pending.cell().is() && pending.die() < 0) {
      for (const auto& line : pending.left())
        if (line.die == die) return true;
      return false;
    }
    return clever::has(pending.usable(), die);
  }
};

void caption(Ui& ui, const Rect& row, std::string_view left, std::string_view right = {}) {
  const Words soft{15, Weight::bold, ui.theme.ink2};
  label(ui, row, left, soft);
  Words end = soft;
  end.align = Align::right;
  label(ui, row, right, end);
}

// A row of n dice, as large as the room allows.
Rect die_place(const Rect& row, int i, int n, float dp, int room) {
  const float h = std::min(row.h, 74 * dp);
  const float w =
      std::min(h * 56 / 74, (row.w - 8 * dp * static_cast<float>(room - 1)) / static_cast<float>(room));
  const float gap =
      std::min(10 * dp, (row.w - w * static_cast<float>(room)) / std::max(1.F, static_cast<float>(room - 1)));
  const float all = w * static_cast<float>(n) + gap * static_cast<float>(n - 1);
  const float height = w * 74 / 56;
  return {row.x + (row.w - all) / 2 + static_cast<float>(i) * (w + gap), row.y + (row.h - height) / 2, w,
          height};
}

void draw_hand(Ui& ui, Rect row, bool captions, const Dice& dice) {
  const CleverGameView& game_view = dice.game_view;
  if (row.empty()) return;
  const auto& state = game_view.state();
  const auto& thrown = dice.pending.thrown();
  const int all = game_view.rules().sheet.dice;
  if (captions) {
    const std::string roll =
        game_view.table() && !game_view.is_over() && !state.passive_half
            ? ui.say("roll-of", {{"roll", std::to_string(state.roll)},
                                 {"rolls", std::to_string(game_view.rules().sheet.rolls)}})
            : "";
    caption(ui, row.cut_top(ui.dp(22), ui.dp(6)), ui.say(game_view.table() ? "in-hand" : "dice"), roll);
  }
  std::uint8_t in_hand = game_view.table() ? state.hand : static_cast<std::uint8_t>((1u << all) - 1);
  if (game_view.table() && state.phase == clever::Phase::serve)
    in_hand = static_cast<std::uint8_t>((1u << all) - 1);
  const int n = clever::count_bits(in_hand);
  int i = 0;
  for (int d = 0; d < all; ++d) {
    if (!clever::has(in_hand, d)) continue;
    const int room = captions ? std::clamp(static_cast<int>(row.w / ui.dp(50)), n, std::max(n, all)) : n;
    const Rect at = die_place(row, i++, n, ui.scale, room);
    int face = state.face[static_cast<std::size_t>(d)];
    bool usable = dice.usable(d), chosen = dice.pending.die() == d;
    if (!game_view.table()) {
      face = dice.pending.face(d);
      usable = true;
    } else if (thrown) {
      face = thrown->faces[static_cast<std::size_t>(d)];
      if (thrown->asked == d) face = 7;
      usable = face != 0;
      chosen = thrown->asked == d;
    } else if (state.phase == clever::Phase::serve) {
      usable = true;
    } else if (state.phase != clever::Phase::pick) {
      face = 0;
    }
    dice.draw(d, at, face, usable, chosen);
  }
}

void draw_fields(Ui& ui, Rect row, bool captions, const Dice& dice) {
  if (row.empty()) return;
  if (captions) {  // one long word in Dutch
    const std::string whole = ui.say("dice-fields");
    const bool fits = line_width(ui, whole, kSmall, Weight::bold) <= row.w;
    caption(ui, row.cut_top(ui.dp(22), ui.dp(4)), fits ? whole : ui.say("dice-fields-short"));
  }
  const auto& state = dice.game_view.state();
  int empty = 0;
  for (const auto die : state.field) empty += die == clever::kNone;
  const float gap = ui.dp(captions ? 7 : 3);
  // An empty field is half as wide where room is dear.
  const float share = row.w > ui.dp(captions ? 170 : 1000) ? 1.F : kBare;
  const float unit = (row.w - 2 * gap) / (static_cast<float>(3 - empty) + share * static_cast<float>(empty));
  for (int f = 0; f < 3; ++f) {
    const bool bare = state.field[static_cast<std::size_t>(f)] == clever::kNone;
    Rect at = row.cut_left(bare ? unit * share : unit, gap);
    const float h = std::min(at.h, at.w * (bare && share < 1 ? 2.F : 90.F / 58));
    at = at.middle(at.w, h);
    const int die = state.field[static_cast<std::size_t>(f)];
    if (die == clever::kNone) {
      ui.canvas.dashed(at, ui.theme.ink2, ui.dp(1.8F), ui.dp(9), ui.dp(6), ui.dp(4));
      label(ui, at, std::to_string(f + 1),
            {captions ? 24.F : 15.F, Weight::bold, ui.theme.ink2, Align::center});
      continue;
    }
    ui.canvas.fill(at, mix(ui.theme.tray, ui.theme.sheet, .5F), ui.dp(9));
    ui.canvas.stroke(at, ui.theme.control_edge, ui.dp(1.8F), ui.dp(9));
    const float w = std::min({at.w - ui.dp(5), (at.h - ui.dp(6)) * 56 / 74, ui.dp(56)});
    dice.draw(die, at.middle(w, w * 74 / 56), state.face[static_cast<std::size_t>(die)], dice.usable(die),
              dice.pending.die() == die);
  }
}

void draw_platter(Ui& ui, Rect row, bool captions, const Dice& dice) {
  if (row.empty()) return;
  if (captions) caption(ui, row.cut_top(ui.dp(22), ui.dp(4)), ui.say("platter"));
  const float radius = std::min(row.h / 2, ui.dp(26));
  ui.canvas.fill(row, ui.theme.platter, radius);
  ui.canvas.stroke(row, ui.theme.platter_rim, ui.dp(1.8F), radius);
  if (captions) ui.canvas.stroke(row.inset(ui.dp(5)), ui.theme.platter_rim, ui.dp(1), radius - ui.dp(5));
  const auto& state = dice.game_view.state();
  const int n = clever::count_bits(state.platter);
  const Rect in = row.inset(ui.dp(captions ? 14 : 4), ui.dp(captions ? 12 : 4));
  // Two rows where one would make them too small to read.
  const int rows = n > 3 && in.w / static_cast<float>(n) < ui.dp(30) ? 2 : 1;
  const int a_row = (n + rows - 1) / std::max(1, rows);
  int i = 0;
  for (int d = 0; d < dice.game_view.rules().sheet.dice; ++d) {
    if (!clever::has(state.platter, d)) continue;
    const int r = i / std::max(1, a_row);
    const int here = std::min(a_row, n - r * a_row);
    dice.draw(d, die_place(in.row(r, rows, ui.dp(2)), i - r * a_row, here, ui.scale, std::max(here, 2)),
              state.face[static_cast<std::size_t>(d)], dice.usable(d), dice.pending.die() == d);
    ++i;
  }
}

// Where one place for all is high, the hand has a shelf and what was put down another one; with an empty hand
// the platter takes it.
PlayLayout two_shelves(const PlayLayout& at, bool empty_hand, float fields, float platter, float dp) {
  PlayLayout shared = at;
  const Rect upper = at.hand.row(0, 2, 6 * dp), lower = at.hand.row(1, 2, 6 * dp);
  shared.hand = shared.fields = upper;
  shared.platter = lower;
  if (empty_hand) {
    shared.hand = {};
    return shared;
  }
  Rect row = lower;
  shared.platter =
      row.cut_right(std::min(row.w * .6F, (row.w - 8 * dp) * platter / (fields + platter)), 8 * dp);
  shared.fields = row;
  return shared;
}

// Where there is one row for all, each part gets as much of it as its dice need.
PlayLayout shared_row(const PlayLayout& at, const CleverGameView& game_view, float dp) {
  PlayLayout shared = at;
  const auto& state = game_view.state();
  const auto parts = [&] {
    float fields = 0;
    for (const auto die : state.field) fields += die == clever::kNone ? kBare : 1.F;
    const int in_hand = state.phase == clever::Phase::serve      ? game_view.rules().sheet.dice
                        : state.phase == clever::Phase::turn_end ? 0
                                                                 : clever::count_bits(state.hand);
    const float platter = std::max(.9F, static_cast<float>(clever::count_bits(state.platter)) + .2F);
    return std::array<float, 3>{static_cast<float>(in_hand), fields, platter};
  }();
  Rect row = at.hand;
  constexpr float two = 120;  // dp: no lower are two shelves
  if (row.h > two * dp) return two_shelves(at, parts[0] == 0, parts[1], parts[2], dp);
  if (parts[0] > 0 && state.platter == 0 && parts[1] < 2) {  // nothing has been put down yet
    shared.platter = shared.fields = {};
    return shared;
  }
  const float unit = std::min(50 * dp, (row.w - 16 * dp) / (parts[0] + parts[1] + parts[2]));
  shared.platter = row.cut_right(unit * parts[2], 8 * dp);
  shared.fields = row.cut_right(unit * parts[1], 8 * dp);
  shared.hand = row;
  return shared;
}

// Many dice on the platter take room from the dice fields.
PlayLayout wide_platter(const PlayLayout& at, const CleverGameView& game_view, float dp) {
  PlayLayout wide = at;
  const auto& state = game_view.state();
  const auto n = static_cast<float>(clever::count_bits(state.platter));
  if (at.shape == PlayShape::portrait && state.phase == clever::Phase::turn_end) {  // nothing is in hand
    Rect row{at.hand.x, at.hand.y, at.platter.right() - at.hand.x, at.hand.h};
    wide.hand = {};
    wide.fields = row.cut_left(row.w * .4F, 16 * dp);
    wide.platter = row;
    return wide;
  }
  if (n < 4) return wide;
  float fields = 0;
  for (const auto die : state.field) fields += die == clever::kNone ? kBare : 1.F;
  Rect row{at.fields.x, at.fields.y, at.platter.right() - at.fields.x, at.fields.h};
  if (at.shape == PlayShape::portrait && state.phase != clever::Phase::serve) {  // two are in hand at most
    row = {at.hand.x, at.hand.y, at.platter.right() - at.hand.x, at.hand.h};
    wide.hand = row.cut_left(row.w * .3F, 16 * dp);
  }
  const float unit = (row.w - 54 * dp) / (fields + n);
  wide.fields = row.cut_left(std::max(96 * dp, unit * fields), 12 * dp);
  wide.platter = row;
  return wide;
}

}  // namespace

std::uint8_t leaning_dice(const CleverPendingMove& pending) {
  const auto& state = pending.game_view().state();
  const int die = pending.die();
  const bool picks =
      pending.game_view().table() && state.phase == clever::Phase::pick && pending.seat() == state.active;
  if (!picks || die < 0 || pending.thrown() || !clever::has(state.hand, die)) return 0;
  return clever::dice_below(state.face, state.hand, state.face[static_cast<std::size_t>(die)]);
}

void draw_tray(Ui& ui, const PlayLayout& layout, const CleverPendingMove& pending) {
  const CleverGameView& game_view = pending.game_view();
  const bool captions = layout.shape == PlayShape::landscape || layout.shape == PlayShape::portrait;
  const PlayLayout at = !game_view.table() ? layout
                        : captions         ? wide_platter(layout, game_view, ui.scale)
                                           : shared_row(layout, game_view, ui.scale);
  ui.canvas.fill(at.tray, ui.theme.tray, ui.dp(18));
  ui.canvas.stroke(at.tray, ui.theme.tray_edge, ui.dp(1.6F), ui.dp(18));
  const Rect covered = offers_chips(pending) ? chips_place(ui, layout, pending) : many_buttons(at, pending);
  // Where it is not there yet, it will come at the end of the row.
  const Point platter = at.platter.empty() ? Point{at.hand.right(), at.hand.center().y} : at.platter.center();
  const Dice dice{ui, pending, covered, leaning_dice(pending), platter};
  if (game_view.table()) {
    draw_hand(ui, at.hand, captions, dice);
    draw_fields(ui, at.fields, captions, dice);
    draw_platter(ui, at.platter, captions, dice);
  } else {
    draw_hand(ui, at.hand, captions, dice);
    if (covered.empty()) draw_roles(ui, at.roles, pending);
  }
  draw_buttons(ui, at, pending);
}

}  // namespace fox::ui
