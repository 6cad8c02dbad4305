#include "ui/play/tray_buttons.h"

#include <algorithm>
#include <string>

#include "ui/look/names.h"
#include "ui/play/clever_tray.h"
#include "ui/play/play_commands.h"
#include "ui/screens/parts.h"
#include "ui/table/prompt_card.h"

namespace fox::ui {

using clever::Action;
using clever::LineKind;

namespace {

// Those that are no answer step back; a tap says why.
void draw_faces(Ui& ui, const Rect& row, unsigned answers) {
  const float gap = gap_between(ui, row.w, 6);
  for (int face = 1; face <= 6; ++face) {
    const Rect at = row.column(face - 1, 6, gap);
    const std::string name = "face." + std::to_string(face);
    ui.target(name, at);
    const float radius = ui.dp(12);
    ui.canvas.fill(at, ui.theme.control_edge, radius);
    const float low = ui.pressed(name) ? 0 : ui.dp(4);
    const Rect top{at.x, at.y, at.w, at.h - low};
    const bool answer = (answers >> face & 1) != 0;
    const auto shown = [&](Color color) { return answer ? color : mix(color, ui.theme.tray, .62F); };
    ui.canvas.fill(top, shown(rgb(0xFFFFFF)), radius);
    ui.canvas.stroke(top, ui.theme.control_edge, ui.dp(1.8F), radius);
    const float side = std::min(top.w, top.h) * .8F;
    draw_pips(ui.canvas, top.middle(side, side), face,
              answer ? rgb(0x1E2233) : mix(ui.theme.ink, ui.theme.tray, .12F));
  }
}

constexpr int kOneRow = 6;  // so many buttons side by side

int rows_for(const Ui& ui, const Rect& place, int count) {
  const int room = std::max(1, static_cast<int>((place.h + ui.dp(4)) / ui.dp(52)));
  return std::clamp((count + 3) / 4, 1, room);
}

std::string variant_text(const Ui& ui, const CleverGameView& game_view, const clever::Line& line, bool values,
                         bool choices) {
  std::string text;
  if (values && line.value != 0) text = std::to_string(line.value);
  if (choices && line.choice != clever::Choice::none)
    text += (text.empty() ? "" : " ") +
            ui.say(line.choice == clever::Choice::bonus ? "take-bonus" : "take-points");
  if (text.empty() && line.field != 0) text = ui.say("number-field", {{"field", std::to_string(line.field)}});
  if (text.empty() && line.dice.any())
    for (int d = 0; d < game_view.rules().sheet.dice; ++d)
      if (const int face = line.dice[d]; face != 0)
        text += die_letter(ui.words, game_view.def(), d) + std::to_string(face) + " ";
  return text.empty() ? std::to_string(line.value) : text;
}

void draw_variants(Ui& ui, Rect row, const CleverPendingMove& pending) {
  const auto& variants = pending.variants();
  Rect cancel = row.cut_right(ui.dp(52), ui.dp(8));
  cancel = cancel.cut_bottom(std::min(cancel.h, ui.dp(54)));
  sign_button(ui, "button.cancel", cancel, Sign::close);
  bool values = false, choices = false;
  for (const auto& line : variants) {
    values = values || line.value != variants.front().value;
    choices = choices || line.choice != variants.front().choice;
  }
  const int n = static_cast<int>(variants.size());
  const int rows = rows_for(ui, row, n), a_row = (n + rows - 1) / rows;
  const float gap = gap_between(ui, row.w, a_row);
  for (int i = 0; i < n; ++i) {
    const Rect at = row.row(i / a_row, rows, ui.dp(4)).column(i % a_row, a_row, gap);
    ButtonLook look;
    look.kind = ButtonLook::Kind::accent;
    look.size = 22;
    button(ui, "variant." + std::to_string(i + 1), at,
           variant_text(ui, pending.game_view(), variants[static_cast<std::size_t>(i)], values, choices),
           look);
  }
}

void draw_serves(Ui& ui, const Rect& row, const CleverPendingMove& pending) {
  const CleverGameView& game_view = pending.game_view();
  const auto& lines = game_view.lines(pending.seat());
  // What lies on every possible platter need not be said.
  const auto differs = [&](int die) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const auto& line) { return line.dice[die] != lines.front().dice[die]; });
  };
  const int n = static_cast<int>(lines.size());
  const int rows = rows_for(ui, row, n), a_row = (n + rows - 1) / rows;
  for (int i = 0; i < n; ++i) {
    const auto& line = lines[static_cast<std::size_t>(i)];
    std::string text;
    for (int d = 0; d < game_view.rules().sheet.dice; ++d)
      if (line.dice[d] == clever::kOnPlatter && differs(d))
        text += (text.empty() ? "" : " ") + die_letter(ui.words, game_view.def(), d);
    const Rect at = row.row(i / a_row, rows, ui.dp(4)).column(i % a_row, a_row, ui.dp(6));
    button(ui, "serve." + std::to_string(i + 1), at, text);
  }
}

// Can the action be begun from its button now?
bool can_begin(const CleverGameView& game_view, int seat, Action action) {
  if (game_view.waits(seat)) return false;
  if (!game_view.table()) return action_left(game_view.state().pads[static_cast<std::size_t>(seat)], action);
  if (action == Action::reroll) return game_view.has(seat, LineKind::reroll);
  if (action == Action::back) return game_view.has(seat, LineKind::back);
  if (action == Action::plus1) return game_view.has(seat, LineKind::extra);
  for (const auto& line : game_view.lines(seat))
    if (line.as != 0) return true;
  return false;
}

// The button that ends what the seat does now.
void draw_last(Ui& ui, Rect& row, const CleverPendingMove& pending) {
  struct Last {
    const char *name, *words;
    ButtonLook look = {};
  };
  for (const Last& last : {Last{"button.nothing", "no-mark"}, Last{"button.round", "next-round"},
                           Last{"button.done", "done", {.kind = ButtonLook::Kind::accent}}}) {
    if (!offers(play_commands(), pending, last.name)) continue;
    const float w = std::max(row.w * .34F, ui.dp(96));
    button(ui, last.name, row.cut_right(w, ui.dp(8)), ui.say(last.words), last.look);
    return;
  }
}

void draw_actions(Ui& ui, Rect row, const CleverPendingMove& pending, bool words) {
  const CleverGameView& game_view = pending.game_view();
  const int seat = pending.seat();
  const auto& pad = game_view.state().pads[static_cast<std::size_t>(seat)];
  draw_last(ui, row, pending);
  int tracks = 0;
  for (const auto& track : game_view.rules().sheet.track) tracks += track.fields > 0;
  int i = 0;
  for (int a = 0; a < clever::kActions; ++a) {
    const auto action = static_cast<Action>(a);
    if (game_view.rules().sheet.track[static_cast<std::size_t>(a)].fields == 0) continue;
    ButtonLook look;
    look.sign = sign_of(action);
    look.count = clever::count_bits(fields_left(pad, action));
    look.able = can_begin(game_view, seat, action);
    if ((action == Action::back && pending.takes_back()) ||
        (action == Action::number && (pending.asks_number() || pending.as() != 0)))
      look.kind = ButtonLook::Kind::accent;
    const Rect at = row.column(i++, tracks, ui.dp(8));
    const std::string id = kActionIds[a];
    const std::string name = sentence_case(ui.words.text("actions", id));
    const bool room =
        words && tracks <= 2 && action == Action::reroll && button_width(ui, name, look) <= at.w;
    button(ui, "action." + id, at, room ? name : "", look);
  }
}

void draw_face_row(Ui& ui, Rect row, const CleverPendingMove& pending) {
  if (pending.thrown() && offers(play_commands(), pending, "action.back")) {
    ButtonLook look;
    look.sign = Sign::back;
    if (pending.takes_back()) look.kind = ButtonLook::Kind::accent;
    sign_button(ui, "action.back", row.cut_right(ui.dp(52), ui.dp(8)), Sign::back, look);
  }
  if (pending.asks_number())
    sign_button(ui, "button.cancel", row.cut_right(ui.dp(52), ui.dp(8)), Sign::close);
  draw_faces(ui, row, pending.asks_number() ? pending.numbers() : 0x7e);
}

void draw_confirm(Ui& ui, Rect row, bool marks) {
  const Rect whole = row, cancel = row.cut_right(ui.dp(52), ui.dp(8));
  if (marks) sign_button(ui, "button.cancel", cancel, Sign::close);
  button(ui, "button.ok", marks ? row : whole, ui.say(marks ? "mark-these" : "throw-ok"),
         {.kind = ButtonLook::Kind::accent, .sign = Sign::check});
}

void draw_next(Ui& ui, const Rect& row, const CleverPendingMove& pending) {
  const CleverGameView& game_view = pending.game_view();
  const auto& name = game_view.header().names[static_cast<std::size_t>(game_view.next_due(pending.seat()))];
  button(ui, "button.next", row, ui.say("hand-over", {{"name", name}}), {.kind = ButtonLook::Kind::accent});
}

}  // namespace

Rect many_buttons(const PlayLayout& at, const CleverPendingMove& pending) {
  const ButtonRow row = button_row(pending);
  const bool serves = row == ButtonRow::serves;
  const std::size_t count = serves                       ? pending.game_view().lines(pending.seat()).size()
                            : row == ButtonRow::variants ? pending.variants().size()
                                                         : 0;
  if (count <= kOneRow) return {};
  // The dice that are to be laid out stay in sight.
  const bool below = (serves && at.fields.y > at.hand.y) || at.hand.empty();
  const float top = below ? at.fields.y : at.hand.y;
  return {at.actions.x, top, at.actions.w, at.actions.bottom() - top};
}

void draw_buttons(Ui& ui, const PlayLayout& at, const CleverPendingMove& pending) {
  const Rect many = many_buttons(at, pending);
  const Rect& place = many.empty() ? at.actions : many;
  if (!many.empty()) ui.canvas.fill(many.inset(-ui.dp(6)), ui.theme.tray, ui.dp(12));
  switch (button_row(pending)) {
    case ButtonRow::faces:
      return draw_face_row(ui, at.actions, pending);
    case ButtonRow::confirm:
      return draw_confirm(ui, at.actions, pending.marking());
    case ButtonRow::variants:
      return draw_variants(ui, place, pending);
    case ButtonRow::serves:
      return draw_serves(ui, place, pending);
    case ButtonRow::result:
      button(ui, "button.result", at.actions, ui.say("to-result"),
             {.kind = ButtonLook::Kind::accent, .size = 22});
      return;
    case ButtonRow::next:
      return draw_next(ui, at.actions, pending);
    case ButtonRow::actions:
      const bool wide = at.shape == PlayShape::landscape || at.shape == PlayShape::portrait;
      return draw_actions(ui, at.actions, pending, wide);
  }
}

int role_rows(const CleverGameView& game_view) {
  return game_view.table() ? 0 : game_view.rules().sheet.some_roll_rows ? 2 : 1;
}

// Just the sheet: in which role a die is used, and where it lies where that matters.
void draw_roles(Ui& ui, Rect box, const CleverPendingMove& pending) {
  const bool rows = pending.game_view().rules().sheet.some_roll_rows;
  const float height = std::min(ui.dp(48), rows ? (box.h - ui.dp(6)) / 2 : box.h);
  Rect first = box.cut_top(height, ui.dp(6));
  for (int r = 0; r < 3; ++r) {
    const Rect cell = first.column(r, 3, ui.dp(6));
    const bool on = static_cast<int>(pending.role()) == r;
    const std::string role = kRoleIds[r];
    tile(ui, "role." + role, cell, on);
    label(ui, cell.inset(ui.dp(4)), ui.say("role-" + role),
          {16, Weight::bold, ui.theme.ink, Align::center, 13});
  }
  if (!rows) return;
  Rect second = box.cut_top(height);
  for (int f = 0; f < 4; ++f) {
    const Rect cell = second.column(f, 4, ui.dp(6));
    const auto from = static_cast<clever::From>(f + 1);
    const bool on = pending.from() == from;
    const std::string place = kFromIds[f];
    tile(ui, "from." + place, cell, on);
    const std::string text = f < 3 ? place : ui.say("platter");
    label(ui, cell.inset(ui.dp(4)), text, {16, Weight::bold, ui.theme.ink, Align::center, 13});
  }
}

namespace {

constexpr float kChip = 84;  // dp, the height of a chip with room

// Where the chips lie: under the prompt where the card grows out of it, else in a card of their own.
struct Chips {
  int kinds = 0, columns = 1, rows = 0;
  bool under_prompt = false;
  Rect in;
};

Chips chips_of(const Ui& ui, const PlayLayout& at, const CleverGameView& game_view, int seat) {
  Chips chips;
  const auto& pad = game_view.state().pads[static_cast<std::size_t>(seat)];
  for (int b = 0; b < game_view.rules().sheet.bonuses; ++b) chips.kinds += pad.waiting.count(b) > 0;
  chips.under_prompt = at.chips.y <= at.prompt.y + 1;
  chips.columns = chips.kinds > 2 || !chips.under_prompt ? std::clamp(chips.kinds, 1, 3) : 1;
  chips.rows = (chips.kinds + chips.columns - 1) / chips.columns;
  chips.in = at.chips.inset(ui.dp(14), ui.dp(10));
  if (!chips.under_prompt) return chips;
  const float wanted = static_cast<float>(chips.rows) * ui.dp(kChip + 8) - ui.dp(8);
  chips.in.y = at.prompt.bottom();
  chips.in.h = std::min(wanted, at.chips.bottom() - at.prompt.bottom() - ui.dp(12));
  return chips;
}

}  // namespace

bool offers_chips(const CleverPendingMove& pending) {
  return pending.game_view().waits(pending.seat()) && !pending.marking() && pending.variants().empty();
}

Rect chips_place(const Ui& ui, const PlayLayout& at, const CleverPendingMove& pending) {
  const Chips chips = chips_of(ui, at, pending.game_view(), pending.seat());
  if (!chips.under_prompt) return at.chips;
  return {at.chips.x, at.chips.y, at.chips.w, chips.in.bottom() + ui.dp(14) - at.chips.y};
}

void draw_chips(Ui& ui, const PlayLayout& at, const CleverPendingMove& pending) {
  const CleverGameView& game_view = pending.game_view();
  const auto& def = game_view.def();
  const auto& pad = game_view.state().pads[static_cast<std::size_t>(pending.seat())];
  const auto [kinds, columns, rows, under_prompt, in] = chips_of(ui, at, game_view, pending.seat());
  int i = 0;
  for (int b = 0; b < game_view.rules().sheet.bonuses; ++b) {
    const int waiting = pad.waiting.count(b);
    if (waiting == 0) continue;
    const auto& bonus = def.bonuses[static_cast<std::size_t>(b)];
    Rect chip = in.row(i / columns, rows, ui.dp(8)).column(i % columns, columns, ui.dp(8));
    if (chip.h > ui.dp(kChip)) chip = chip.middle(chip.w, ui.dp(kChip));
    ++i;
    const std::string name = "chip." + bonus.id;
    ui.target(name, chip);
    const bool one_area = bonus.targets.size() == 1;
    const Color key = one_area ? area_color(def, bonus.targets.front().area) : rgb(0xFFFDF8);
    const bool chosen = pending.bonus() == b;
    if (chosen) ui.canvas.fill(chip.inset(-ui.dp(4)), ui.theme.prompt_text, ui.dp(17));
    ui.canvas.fill(chip, key, ui.dp(14));
    if (chosen) ui.canvas.stroke(chip, rgb(0x1E2233), ui.dp(3), ui.dp(14));
    Rect words = chip.inset(ui.dp(10), ui.dp(6));
    const clever::Gain gain{clever::Gain::Kind::bonus, static_cast<std::uint8_t>(b)};
    const float height = std::min(words.h, ui.dp(44)) * .78F;
    const Rect badge = words.cut_left(gain_width(ui, def, gain, height), ui.dp(10)).middle(height, height);
    draw_gain(ui, def, gain, badge.center(), badge.h);
    std::string text = sentence_case(ui.words.text("bonuses", bonus.id));
    if (waiting > 1) text += " ×" + std::to_string(waiting);
    label(ui, words, text, {21, Weight::black, ui.theme.on_key, Align::left, 14});
  }
}

}  // namespace fox::ui
