#include "ui/play/play_screen.h"

#include <algorithm>
#include <utility>

#include "ui/look/names.h"
#include "ui/play/panel.h"
#include "ui/play/prompt.h"
#include "ui/play/tray.h"
#include "ui/play/tray_buttons.h"
#include "ui/screens/parts.h"
#include "ui/table/home_button.h"

namespace fox::ui {

using clever::LineKind;
using clever::Mask;

namespace {

constexpr double kStep = 0.15;    // seconds between the marks of a chain
constexpr double kTremble = 0.3;  // seconds in which a second tap on a fresh mark is the first one's echo

}  // namespace

PlayScreen::PlayScreen(const store::Session& session) : match_(session), hands_(match_) {
  if (match_.table() && !match_.over()) hands_.show(std::max(0, match_.next_due(match_.state().active)));
}

SheetLook PlayScreen::look(int seat, const PlaySettings& settings) const {
  SheetLook look;
  look.rules = &match_.rules();
  look.state = &match_.state();
  look.seat = seat;
  look.hide_scores = settings.hide_scores;
  look.show_closed = settings.show_closed;
  for (const auto& mark : fresh_)
    if (mark.seat == seat) look.fresh.push_back({mark.cell, mark.at});
  if (gone_) {
    look.gone = &gone_->pads[static_cast<std::size_t>(seat)];
    look.gone_at = gone_at_;
  }
  if (seat != hands_.seat()) return look;
  look.waiting = match_.waits(seat);
  look.picking = hands_.die() >= 0 || hands_.bonus() >= 0 || hands_.marking() || look.waiting;
  std::array<Mask, clever::kMaxAreas>
      several{};  // cells in which different numbers could stand: none is shown
  if (look.picking)
    for (const auto& line : hands_.left()) {
      const Mask bit = Mask{1} << line.cell;
      auto& preview = look.preview[line.area][line.cell];
      if ((look.lit[line.area] & bit) != 0 && preview != line.value) several[line.area] |= bit;
      look.lit[line.area] |= bit | line.more;
      preview = line.value;
    }
  for (std::size_t a = 0; a < several.size(); ++a)
    for (Mask cells = several[a]; cells != 0; cells &= cells - 1)
      look.preview[a][static_cast<std::size_t>(__builtin_ctz(cells))] = 0;
  look.lit_at = chosen_at_;
  look.waiting_since = look.waiting ? std::max(written_at_, shown_at_) : -1;
  look.chosen = hands_.chosen_cells();
  look.shaken = hands_.said().cell;
  look.shaken_at = hands_.said().at;
  return look;
}

// The lit cells of a new selection come into view where the sheet is larger than its window.
void PlayScreen::keep_in_view(const Ui& ui, const Rect& view, Zoomed& sheet, const SheetLook& now) {
  if (chosen_ == looked_at_) return;
  looked_at_ = chosen_;
  float top = 1e9F, bottom = -1e9F;
  for (std::size_t a = 0; a < now.lit.size(); ++a)
    for (Mask cells = now.lit[a]; cells != 0; cells &= cells - 1) {
      const Rect cell =
          cell_place(ui, sheet.place, match_.def(), {static_cast<int>(a), __builtin_ctz(cells)});
      top = std::min(top, cell.y);
      bottom = std::max(bottom, cell.bottom());
    }
  if (top > bottom || (top >= view.y && top <= view.y + view.h * .5F)) return;
  sheet.reveal({view.x, top, view.w, bottom - top}, ui.dp(12));
}

void PlayScreen::draw_letters(Ui& ui, const PlayLayout& at, const Rect& sheet, const SheetLook& now) {
  if (at.letters.empty()) return;
  const auto& def = match_.def();
  const int n = match_.rules().sheet.areas;
  for (int a = 0; a < n; ++a) {
    const Rect box = at.letters.row(a, n, ui.dp(4));
    const std::string name = "jump." + def.areas[static_cast<std::size_t>(a)].id;
    if (ui.target(name, box)) zoom_.scrolled.y = cell_place(ui, sheet, def, {a, 0}).y - sheet.y - ui.dp(40);
    ui.canvas.fill(box, area_color(def, a), ui.dp(10));
    ui.canvas.stroke(box, ui.theme.ink, ui.dp(1.4F), ui.dp(10));
    label(ui, box.inset(ui.dp(2)), area_letter(ui.words, def, a),
          {19, Weight::black, ui.theme.on_key, Align::center});
    if (now.lit[static_cast<std::size_t>(a)] != 0) {
      const Rect mark{box.center().x - ui.dp(6), box.bottom() - ui.dp(18), ui.dp(12), ui.dp(12)};
      ui.canvas.fill(mark, ui.theme.lit, ui.dp(3));
      ui.canvas.stroke(mark, ui.theme.ink, ui.dp(2.4F), ui.dp(3));
    }
  }
}

void PlayScreen::draw_one_sheet(Ui& ui, const PlayLayout& at, const PlaySettings& settings, SheetTap& tap) {
  const auto& def = match_.def();
  const SheetLook now = look(hands_.seat(), settings);
  Rect place;
  {
    const auto height = [&](float width) { return sheet_height(ui, def, width); };
    // The letters beside it say as well how far down one is.
    Zoomed sheet(ui, "sheet", at.view, {sheet_width(ui, def, at.view), height, at.letters.empty()}, zoom_);
    keep_in_view(ui, at.view, sheet, now);
    place = sheet.place;
    tap = draw_sheet(ui, place, now);
  }
  draw_letters(ui, at, place, now);
}

namespace {

constexpr float kLeastBeside = 560;  // dp: no sheet beside another is narrower

// How many sheets have room side by side, and in how many rows.
struct Grid {
  int sheets = 1, rows = 1;
};

Grid grid_for(const Rect& view, float dp, int players, float height_to_width) {
  const auto width = [&](int columns, int rows) {
    const float w = (view.w - 12 * dp * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float h = (view.h - 12 * dp * static_cast<float>(rows - 1)) / static_cast<float>(rows);
    return std::min(w, h / height_to_width);
  };
  for (int sheets = players; sheets > 1; --sheets) {
    const int rows = width(sheets, 1) >= width((sheets + 1) / 2, 2) ? 1 : 2;
    if (width((sheets + rows - 1) / rows, rows) >= kLeastBeside * dp) return {sheets, rows};
  }
  return {};
}

}  // namespace

void PlayScreen::draw_sheets(Ui& ui, const PlayLayout& at, const PlaySettings& settings, SheetTap& tap) {
  ui.canvas.fill(at.sheet, ui.theme.sheet, ui.dp(18));
  ui.canvas.stroke(at.sheet, ui.theme.sheet_edge, ui.dp(1.6F), ui.dp(18));
  const auto& def = match_.def();
  const float ratio = page_ratio(def);
  const Grid grid =
      at.shape == PlayShape::phone ? Grid{} : grid_for(at.view, ui.scale, match_.players(), ratio);
  if (grid.sheets == 1) return draw_one_sheet(ui, at, settings, tap);
  const int columns = (grid.sheets + grid.rows - 1) / grid.rows;
  // Seats keep their places; where not all have room, the one shown moves in.
  const int first = std::clamp(hands_.seat() - grid.sheets + 1, 0, match_.players() - grid.sheets);
  for (int i = 0; i < grid.sheets; ++i) {
    const int seat = first + i;
    const Rect cell = at.view.row(i / columns, grid.rows, ui.dp(12)).column(i % columns, columns, ui.dp(12));
    const float width = std::min(cell.w, cell.h / ratio) - ui.dp(8);
    const Rect place = cell.middle(width, width * ratio);
    SheetLook seen = look(seat, settings);
    const bool shown = seat == hands_.seat();
    if (shown) ui.canvas.stroke(place.inset(-ui.dp(5)), ui.theme.ink, ui.dp(3), ui.dp(16));
    if (!shown) seen.prefix = std::to_string(seat + 1) + ".";
    const SheetTap here = draw_sheet(ui, place, seen);
    if (!here.cell.is() && !here.track) continue;
    hands_.show(seat);
    tap = here;
  }
}

void PlayScreen::look_again(Change change, double now) {
  match_.refresh();
  const clever::Line* last = match_.last();
  const bool others = change == Change::line && last->kind != LineKind::round && last->seat != hands_.seat();
  others ? hands_.look_on() : hands_.look_again();
  if (change == Change::line) written(now);
  if (change == Change::undone) undone(now);
}

void PlayScreen::refuse(const AnyLine& line, const Refused& refused, double now, const Catalogue& words) {
  hands_.refuse(std::get<clever::Line>(line), refused, meant_, -1, now, words);
}

void PlayScreen::written(double now) {
  written_at_ = now;
  written_ = std::exchange(meant_, {});
  // A chain is drawn mark by mark.
  fresh_.clear();
  for (const auto& event : match_.events())
    if (event.kind == clever::Event::Kind::mark)
      fresh_.push_back(
          {event.seat, {event.area, event.cell}, now + kStep * static_cast<double>(fresh_.size())});
}

void PlayScreen::undone(double now) {
  gone_ = match_.undone_state();
  gone_at_ = now;
  fresh_.clear();
  const clever::Line& line = *match_.next();
  if (line.kind != LineKind::round) hands_.show(line.seat);
  hands_.reopen(line);
}

Wish PlayScreen::undo(double now, const PlaySettings& settings, const Catalogue& words) {
  if (hands_.take_back_face()) return {};
  if (settings.closed && match_.session().locked()) {
    hands_.say(store::sentence(*match_.session().locked(), words), now);
    return {};
  }
  return to_game(Wish::Kind::undo, match_.read_at());
}

Hands::Move PlayScreen::keys(Ui& ui) {
  if (hands_.holds() && ui.key("escape")) hands_.drop();
  if (ui.deed().kind != Deed::Kind::key) return {};
  const std::string key = ui.deed().key;
  // Letters of dice, of the record in every language; a letter alone chooses the die.
  if (key.size() == 1)
    for (int d = 0; d < match_.rules().sheet.dice; ++d)
      if (match_.def().dice[static_cast<std::size_t>(d)].letter == key[0]) {
        const Hands::Move move = hands_.tap_die(d, ui.now, ui.words);
        ui.take();
        return move;
      }
  return {};
}

Wish PlayScreen::draw(Ui& ui, const PlaySettings& settings) {
  Wish wish;
  Hands::Move move;
  CellRef meant;                                           // the cell that the line of this frame is about
  if (ui.deed().kind != Deed::Kind::none) fresh_.clear();  // nobody waits for a chain to be drawn
  if (gone_ && ui.now - gone_at_ > 1) gone_.reset();
  const PlayLayout at = lay_out(ui.screen, ui.scale, settings.left_handed, role_rows(match_));
  if (hands_.said().at >= 0) {
    if (ui.now - hands_.said().at > 4)
      hands_.hush();
    else
      ui.wake_at(hands_.said().at + 4.01);
  }

  if (home_button(ui, at.home, settings.saved)) wish.kind = Wish::Kind::home;
  if (const int seat = draw_tabs(ui, at, match_, hands_.seat(), settings.hide_scores); seat >= 0)
    hands_.show(seat);
  // What lights up or waits does so from the frame on in which it was chosen.
  const Chosen chosen{match_.revision(), hands_.seat(), hands_.die(), hands_.bonus()};
  if (chosen != chosen_) {
    if (chosen.revision != chosen_.revision || chosen.seat != chosen_.seat) shown_at_ = ui.now;
    chosen_ = chosen;
    chosen_at_ = ui.now;
  }
  if (sign_button(ui, "button.referee", at.referee, Sign::referee) || ui.key("q")) {
    const Game& game = match_.game();
    wish = to_referee({game.copy_at(game.count()), hands_.said().line, hands_.seat()});
  }
  SheetTap cell;
  draw_sheets(ui, at, settings, cell);
  Prompt prompt = prompt_of(match_, hands_, ui.words);
  if (match_.over() && settings.closed && !prompt.fault) prompt.soft = ui.say("over-closed");
  const bool chips = match_.waits(hands_.seat()) && !hands_.marking() && hands_.variants().empty();
  const bool grows = chips && at.chips.y <= at.prompt.y + 1;  // the chips lie on the prompt's card
  if (!grows) draw_prompt(ui, at.prompt, prompt, at.shape == PlayShape::phone);
  const TrayTap tray = draw_tray(ui, at, match_, hands_);
  int chip = -1;
  if (chips) {
    ui.canvas.fill(at.tray, ui.theme.veil, ui.dp(18));
    dark_card(ui, chips_place(ui, at, match_, hands_.seat()));
    if (grows) draw_prompt(ui, at.prompt, prompt, false);
    chip = draw_chips(ui, at, match_, hands_);
  }
  bool back = false;
  if (!settings.back_to.empty() && !at.happened.empty())
    back = draw_back_to(ui, at.happened, settings.back_to);
  else
    draw_happened(ui, at, match_);
  if (!settings.back_to.empty() && at.shape == PlayShape::phone)
    back = draw_back_to(ui, at.scores, settings.back_to);
  else
    draw_scores(ui, at, match_, hands_.seat(), settings.hide_scores);
  const Turn turn = draw_undo(ui, at, match_, hands_, settings.back_to);

  // One deed a frame: what was tapped becomes at most one line.
  const int seat = hands_.seat();
  using Button = TrayTap::Button;
  if (cell.cell.is()) {
    const bool echo = cell.cell == written_ && ui.now - written_at_ < kTremble;
    if (!echo) move = hands_.tap_cell(cell.cell, ui.now, ui.words);
    meant = cell.cell;
  } else if (cell.track) {
    move = hands_.tap_action(*cell.track, ui.now, ui.words);
  } else if (tray.die >= 0) {
    move = hands_.tap_die(tray.die, ui.now, ui.words);
    meant = hands_.cell();
  } else if (tray.face > 0) {
    move = hands_.tap_face(tray.face, ui.now, ui.words);
  } else if (tray.action) {
    move = hands_.tap_action(*tray.action, ui.now, ui.words);
  } else if (tray.variant >= 0) {
    move = hands_.tap_variant(static_cast<std::size_t>(tray.variant));
  } else if (tray.serve >= 0) {
    move = match_.lines(seat)[static_cast<std::size_t>(tray.serve)];
  } else if (tray.next >= 0) {
    hands_.show(tray.next);
  } else if (tray.role) {
    hands_.set_role(*tray.role);
  } else if (tray.from) {
    hands_.set_from(*tray.from);
  } else if (chip >= 0) {
    hands_.tap_bonus(chip);
  } else if (tray.button == Button::confirm) {
    move = hands_.confirm();
  } else if (tray.button == Button::cancel) {
    hands_.drop();
  } else if (tray.button == Button::nothing) {
    move = plain_line(seat, match_.has(seat, LineKind::forfeit) ? LineKind::forfeit : LineKind::decline);
  } else if (tray.button == Button::done) {
    move = plain_line(seat, LineKind::done);
  } else if (tray.button == Button::round) {
    move = plain_line(0, LineKind::round);
  } else if (tray.button == Button::result) {
    wish.kind = Wish::Kind::result;
  } else if (back || (turn == Turn::undo && !settings.back_to.empty() && !hands_.take_back_face())) {
    wish.kind = Wish::Kind::take_back;
  } else if (turn == Turn::undo && settings.back_to.empty()) {
    wish = undo(ui.now, settings, ui.words);
    ui.animate_until(ui.now);
  } else if (turn == Turn::redo) {
    wish = to_game(Wish::Kind::redo, match_.read_at());
  } else {
    move = keys(ui);
  }
  if (move) {
    wish = to_game(Wish::Kind::line, match_.read_at());
    wish.lines = {*move};
    meant_ = meant;
  }
  return wish;
}

}  // namespace fox::ui
