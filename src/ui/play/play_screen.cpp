#include "ui/play/play_screen.h"

#include <algorithm>
#include <utility>

#include "ui/look/names.h"
#include "ui/play/clever_prompt.h"
#include "ui/play/clever_tray.h"
#include "ui/play/panel.h"
#include "ui/play/play_commands.h"
#include "ui/play/tray_buttons.h"
#include "ui/screens/parts.h"

namespace fox::ui {

using clever::LineKind;
using clever::Mask;

namespace {

constexpr double kStep = 0.15;  // seconds between the marks of a chain

}  // namespace

PlayScreen::PlayScreen(const store::Session& session) : game_view_(session), pending_(game_view_) {
  read_game();
  if (game_view_.table() && !game_view_.is_over())
    pending_.show(std::max(0, game_view_.next_due(game_view_.state().active)));
}

int PlayScreen::seat_shown() const {
  const auto turn = preview();
  return turn && turn->seat >= 0 ? turn->seat : pending_.seat();
}

// The sheet as it would stand after so many lines; what would go is to be seen.
SheetLook PlayScreen::look_then(int seat, std::size_t lines) const {
  SheetLook look;
  look.rules = &game_view_.rules();
  look.state = &game_view_.state_at(lines);
  look.seat = seat;
  look.hide_scores = settings().hide_scores;
  look.tappable = false;
  if (lines < game_view_.game().count())
    look.would_go = &game_view_.state().pads[static_cast<std::size_t>(seat)];
  return look;
}

SheetLook PlayScreen::look(int seat) const {
  if (const auto turn = preview()) return look_then(seat, turn->lines);
  SheetLook look;
  look.rules = &game_view_.rules();
  look.state = &game_view_.state();
  look.seat = seat;
  look.hide_scores = settings().hide_scores;
  look.show_closed = settings().show_closed;
  look.uses_actions = !game_view_.is_over();
  for (const auto& mark : fresh_)
    if (mark.seat == seat) look.fresh.push_back({mark.cell, mark.at});
  if (gone_) {
    look.gone = &gone_->pads[static_cast<std::size_t>(seat)];
    look.gone_at = gone_at_;
  }
  if (seat != pending_.seat()) return look;
  look.waiting = game_view_.waits(seat);
  look.picking = pending_.die() >= 0 || pending_.bonus() >= 0 || pending_.marking() || look.waiting;
  std::array<Mask, clever::kMaxAreas>
      several{};  // cells in which different numbers could stand: none is shown
  if (look.picking)
    for (const auto& line : pending_.left()) {
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
  look.waiting_since = look.waiting ? std::max(mark_.at, shown_at_) : -1;
  look.chosen = pending_.chosen_cells();
  look.shaken = pending_.notice().cell;
  look.shaken_at = pending_.notice().at;
  return look;
}

// The lit cells of a new selection, or what a turn wrote that is looked at, come into view where the sheet is
// larger than its window.
void PlayScreen::keep_in_view(const Ui& ui, const Rect& view, Zoomed& sheet, const SheetLook& now) {
  const Point room{view.w, view.h};  // the screen may have been turned since
  if (chosen_ == looked_at_ && room == looked_through_) return;
  looked_at_ = chosen_;
  looked_through_ = room;
  float top = 1e9F, bottom = -1e9F;
  const auto s = static_cast<std::size_t>(now.seat);
  for (std::size_t a = 0; a < now.lit.size(); ++a) {
    const Mask going = now.would_go == nullptr ? 0 : now.would_go->marked[a] & ~now.state->pads[s].marked[a];
    for (Mask cells = now.lit[a] | going; cells != 0; cells &= cells - 1) {
      const Rect cell =
          cell_place(ui, sheet.place, game_view_.def(), {static_cast<int>(a), __builtin_ctz(cells)});
      top = std::min(top, cell.y);
      bottom = std::max(bottom, cell.bottom());
    }
  }
  // The list of turns may lie over the lower part.
  const float seen = now.would_go == nullptr ? .5F : .15F;
  if (now.would_go != nullptr) bottom = std::max(bottom, top + view.h);
  if (top > bottom || (top >= view.y && top <= view.y + view.h * seen)) return;
  sheet.reveal({view.x, top, view.w, bottom - top}, ui.dp(12));
}

void PlayScreen::draw_letters(Ui& ui, const PlayLayout& at, const Rect& sheet, const SheetLook& now) {
  if (at.letters.empty()) return;
  const auto& def = game_view_.def();
  const int n = game_view_.rules().sheet.areas;
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

SheetTap PlayScreen::draw_one_sheet(Ui& ui, const PlayLayout& at) {
  const auto& def = game_view_.def();
  const SheetLook now = look(seat_shown());
  SheetTap tap;
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
  return tap;
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

SheetTap PlayScreen::draw_sheets(Ui& ui, const PlayLayout& at) {
  ui.canvas.fill(at.sheet, ui.theme.sheet, ui.dp(18));
  ui.canvas.stroke(at.sheet, ui.theme.sheet_edge, ui.dp(1.6F), ui.dp(18));
  const auto& def = game_view_.def();
  const float ratio = page_ratio(def);
  const Grid grid =
      at.shape == PlayShape::phone ? Grid{} : grid_for(at.view, ui.scale, game_view_.players(), ratio);
  if (grid.sheets == 1) return draw_one_sheet(ui, at);
  SheetTap tap;
  const int columns = (grid.sheets + grid.rows - 1) / grid.rows;
  // Seats keep their places; where not all have room, the one shown moves in.
  const int first = std::clamp(seat_shown() - grid.sheets + 1, 0, game_view_.players() - grid.sheets);
  for (int i = 0; i < grid.sheets; ++i) {
    const int seat = first + i;
    const Rect cell = at.view.row(i / columns, grid.rows, ui.dp(12)).column(i % columns, columns, ui.dp(12));
    const float width = std::min(cell.w, cell.h / ratio) - ui.dp(8);
    const Rect place = cell.middle(width, width * ratio);
    SheetLook seen = look(seat);
    const bool shown = seat == seat_shown();
    if (shown) ui.canvas.stroke(place.inset(-ui.dp(5)), ui.theme.ink, ui.dp(3), ui.dp(16));
    if (!shown) seen.prefix = std::to_string(seat + 1) + ".";
    const SheetTap here = draw_sheet(ui, place, seen);
    if (!here.cell.is() && !here.track) continue;
    pending_.show(seat);
    tap = here;
  }
  return tap;
}

void PlayScreen::look_again(Change change, double now) {
  read_game();
  game_view_.refresh();
  const clever::Line* last = game_view_.last();
  const bool others =
      change == Change::line && last->kind != LineKind::round && last->seat != pending_.seat();
  others ? pending_.look_on() : pending_.look_again();
  if (change == Change::line) written(now);
  if (change == Change::undone) undone(now);
}

void PlayScreen::refuse(const AnyLine& line, const Refused& refused, double now, const Catalogue& words) {
  pending_.refuse(std::get<clever::Line>(line), refused, mark_.meant, -1, now, words);
}

void PlayScreen::written(double now) {
  mark_.write(now);
  // A chain is drawn mark by mark.
  fresh_.clear();
  for (const auto& event : game_view_.events())
    if (event.kind == clever::Event::Kind::mark)
      fresh_.push_back(
          {event.seat, {event.area, event.cell}, now + kStep * static_cast<double>(fresh_.size())});
}

void PlayScreen::undone(double now) {
  gone_ = game_view_.undone_state();
  gone_at_ = now;
  fresh_.clear();
  const clever::Line& line = *game_view_.next();
  if (line.kind != LineKind::round) pending_.show(line.seat);
  pending_.reopen(line);
}

std::optional<Position> PlayScreen::position() const {
  const Game& game = game_view_.game();
  return Position{game.copy_at(game.count()), pending_.notice().line, pending_.seat()};
}

// What lights up or waits does so from the frame on in which it was chosen.
void PlayScreen::note_chosen(double now) {
  const auto turn = preview();
  const Chosen chosen{game_view_.revision(), seat_shown(), pending_.die(), pending_.bonus(),
                      turn ? static_cast<int>(turn->lines) : -1};
  if (chosen == chosen_) return;
  if (chosen.revision != chosen_.revision || chosen.seat != chosen_.seat) shown_at_ = now;
  chosen_ = chosen;
  chosen_at_ = now;
}

void PlayScreen::draw_beside(Ui& ui, const PlayLayout& at) {
  const Prompt prompt = prompt_of(game_view_, pending_, ui.words);
  const bool chips = offers_chips(pending_);
  draw_tray(ui, at, pending_);
  if (chips) {
    ui.canvas.fill(at.tray, ui.theme.veil, ui.dp(18));
    dark_card(ui, chips_place(ui, at, pending_));
  }
  draw_sentence(ui, at, prompt);  // where a refusal is long, over the tray
  if (chips) draw_chips(ui, at, pending_);
  if (!draw_way_back(ui, at.happened)) draw_happened(ui, at, told_);
  if (!at.phone || !draw_way_back(ui, at.scores))
    draw_scores(ui, at, game_view_, pending_.seat(), settings().hide_scores);
  draw_turns(ui, at, last_words(ui, pending_), game_view_.next() != nullptr);
}

// What was tapped becomes at most one line.
std::optional<CleverPendingMove::Move> PlayScreen::move(Ui& ui, const SheetTap& tap) {
  if (tap.cell.is()) {
    if (mark_.echoes(tap.cell, ui.now)) return CleverPendingMove::Move();
    return pending_.tap_cell(tap.cell, ui.now, ui.words);
  }
  if (tap.track) return pending_.tap_action(*tap.track, ui.now, ui.words);
  return obey(ui, play_commands(), pending_);
}

Wish PlayScreen::draw(Ui& ui, const PlaySettings& settings) {
  begin(ui, settings);
  if (ui.action().kind != UserAction::Kind::none) fresh_.clear();  // nobody waits for a chain to be drawn
  if (gone_ && ui.now - gone_at_ > 1) gone_.reset();
  if (goes(ui, pending_.notice().at, pending_.notice().grounds.has_more() ? 8 : 4)) pending_.clear_notice();
  const TextAtTable text(ui, least_room(ui.screen, ui.finger));
  const PlayLayout at = lay_out(ui.screen, ui.scale, settings.left_handed, ui.reading, role_rows(game_view_));
  note_chosen(ui.now);
  draw_above(ui, at, tabs_of(game_view_, settings.hide_scores), seat_shown());
  const SheetTap tap = draw_sheets(ui, at);
  draw_beside(ui, at);
  draw_over(ui, at);

  const auto line = move(ui, tap);
  if (!line) return obey_frame(ui);
  if (!*line) return {};
  const clever::Line& meant = **line;
  mark_.meant = tap.cell;
  if (!tap.cell.is() && meant.area != clever::kNone) mark_.meant = {meant.area, meant.cell};
  return write({meant});
}

}  // namespace fox::ui
