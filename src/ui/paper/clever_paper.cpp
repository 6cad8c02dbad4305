#include "ui/paper/clever_paper.h"

#include <algorithm>

#include "core/clever/areas/kinds.h"
#include "ui/clever_on_screen.h"
#include "ui/ends/share.h"
#include "ui/look/names.h"
#include "ui/paper/paper_screen.h"
#include "ui/play/clever_prompt.h"
#include "ui/play/panel.h"
#include "ui/play/play_screen.h"
#include "ui/play/question.h"

namespace fox::ui {

using clever::Choice;
using clever::Line;
using clever::LineKind;

namespace {

Line line_at(int seat, LineKind kind, const Spot& spot) {
  Line line = plain_line(seat, kind);
  line.area = spot.area;
  line.cell = spot.cell;
  return line;
}

bool on_track(const Spot& spot) {
  return spot.kind == Spot::Kind::action;
}

CellRef cell_of(const Spot& spot) {
  return {spot.area, spot.cell};
}

Spot spot_of(int area, std::size_t cell) {
  return {Spot::Kind::cell, static_cast<std::uint8_t>(area), static_cast<std::uint8_t>(cell)};
}

}  // namespace

std::string CleverPaper::total(int seat) const {
  return figure(game_view_.tally().players[static_cast<std::size_t>(seat)].total);
}

std::string CleverPaper::name_of(const Spot& spot) const {
  if (on_track(spot)) return "track." + enum_names<clever::Action>()[spot.area];
  const auto& area = game_view_.def().areas[spot.area];
  return "cell." + area.id + "." + area.cells[spot.cell].name;
}

Paper::Tag CleverPaper::tag(const Spot& spot, const Catalogue& words) const {
  if (on_track(spot)) return {0, {}, sign_of(static_cast<clever::Action>(spot.area))};
  return {area_color(game_view_.def(), spot.area),
          area_letter(words, game_view_.def(), spot.area),
          {},
          game_view_.def().areas[spot.area].cells[spot.cell].name};
}

// ---- what stands there

bool CleverPaper::written(int seat, const Spot& spot) const {
  if (on_track(spot)) return pad(seat).circled[spot.area] != 0 || pad(seat).crossed[spot.area] != 0;
  const auto& area = game_view_.rules().sheet.area[spot.area];
  return (clever::counted(area, pad(seat), spot.area) >> spot.cell & 1) != 0;
}

int CleverPaper::number_in(int seat, const Spot& spot) const {
  const auto& area = game_view_.rules().sheet.area[spot.area];
  return area.writes ? pad(seat).numbers[static_cast<std::size_t>(area.first_number + spot.cell)] : 0;
}

// ---- what a tap writes

std::vector<AnyLine> CleverPaper::tapped(int seat, const Spot& spot) const {
  if (on_track(spot) || game_view_.rules().sheet.area[spot.area].writes) return {};
  const auto& area = game_view_.rules().sheet.area[spot.area];
  const bool crossed = (pad(seat).marked[spot.area] >> spot.cell & 1) != 0;
  Line mark = line_at(seat, LineKind::mark, spot);
  // Where circles come first: circled, then crossed, then empty again.
  if (crossed) return {cleared(seat, spot)};
  if (!area.traits.circles) return {mark};
  if (written(seat, spot)) return {cleared(seat, spot), mark};
  mark.choice = Choice::circle;
  return {mark};
}

AnyLine CleverPaper::cleared(int seat, const Spot& spot) const {
  return line_at(seat, LineKind::clear, spot);
}

void CleverPaper::add_numbers(PaperChoice& choice, int seat, const Spot& spot, Choice how,
                              const Catalogue& words) const {
  const auto& area = game_view_.rules().sheet.area[spot.area];
  Line line = line_at(seat, LineKind::mark, spot);
  line.choice = how;
  const auto numbered = [line](int number) {
    Line with_number = line;
    with_number.value = static_cast<std::uint8_t>(number);
    return AnyLine(with_number);
  };
  const bool noted = area.noted != clever::kNone && (pad(seat).noted[area.noted] >> spot.cell & 1) != 0;
  const bool here = written(seat, spot) && (how == Choice::none || noted == (how == Choice::bonus));
  const auto [low, high] = clever::numbers_for(area);
  PaperKeys row;
  if (how == Choice::points) row.title = words.text("screen", "take-points");
  if (how == Choice::bonus) row.title = words.text("screen", "take-bonus");
  for (int n = low; n <= high; ++n) {
    PaperKey key;
    key.number = clever::written(area, spot.cell, n, how);
    key.text = std::to_string(key.number);
    if (!row.keys.empty() && row.keys.back().text == key.text) continue;
    key.name = (how == Choice::bonus ? "bonus." : "") + key.text;
    key.line = numbered(key.number);
    key.on = here && number_in(seat, spot) == key.number;
    row.keys.push_back(std::move(key));
  }
  choice.rows.push_back(std::move(row));
  if (how == Choice::none) choice.numbered = numbered;
}

void CleverPaper::add_counts(PaperChoice& choice, int seat, const Spot& spot, LineKind kind, int now,
                             const Catalogue& words) const {
  const std::string verb = kind == LineKind::circled ? "circled" : "crossed";
  PaperKeys row;
  row.title = words.text("screen", verb);
  for (int n = 0; n <= game_view_.rules().sheet.track[spot.area].fields; ++n) {
    PaperKey key;
    key.text = std::to_string(n);
    key.name = verb + "." + key.text;
    Line line = plain_line(seat, kind);
    line.what = spot.area;
    line.value = static_cast<std::uint8_t>(n);
    key.line = line;
    key.on = n == now;
    row.keys.push_back(std::move(key));
  }
  choice.rows.push_back(std::move(row));
}

PaperChoice CleverPaper::choice(int seat, const Spot& spot, const Catalogue& words) const {
  PaperChoice choice;
  if (on_track(spot)) {
    choice.title = sentence_case(action_name(words, static_cast<clever::Action>(spot.area)));
    add_counts(choice, seat, spot, LineKind::circled, pad(seat).circled[spot.area], words);
    add_counts(choice, seat, spot, LineKind::crossed, __builtin_popcount(pad(seat).crossed[spot.area]),
               words);
    return choice;
  }
  const auto& area = game_view_.rules().sheet.area[spot.area];
  const auto& cell = game_view_.def().areas[spot.area].cells[spot.cell];
  choice.title = sentence_case(area_name(words, game_view_.def(), spot.area)) + " " + cell.name;
  choice.written = written(seat, spot);
  if (clever::offers_choice(area, spot.cell)) {
    add_numbers(choice, seat, spot, Choice::points, words);
    add_numbers(choice, seat, spot, Choice::bonus, words);
  } else {
    add_numbers(choice, seat, spot, Choice::none, words);
  }
  return choice;
}

std::optional<Spot> CleverPaper::next(int seat, const Spot& spot) const {
  if (on_track(spot)) return std::nullopt;
  const auto& cells = game_view_.def().areas[spot.area].cells;
  const std::size_t after = spot.cell + std::size_t{1};
  // A row that goes both ways is written from the middle: each side for itself.
  if (after >= cells.size() || (cells[after].name.front() == 'R') != (cells[spot.cell].name.front() == 'R'))
    return std::nullopt;
  const Spot found = spot_of(spot.area, after);
  return written(seat, found) ? std::nullopt : std::optional(found);
}

std::optional<Spot> CleverPaper::lettered(int seat, char letter) const {
  const auto& def = game_view_.def();
  for (std::size_t a = 0; a < def.areas.size(); ++a) {
    if (def.dice[static_cast<std::size_t>(def.areas[a].die)].letter != letter || !def.areas[a].writes)
      continue;
    for (std::size_t c = 0; c < def.areas[a].cells.size(); ++c)
      if (const Spot spot = spot_of(static_cast<int>(a), c); !written(seat, spot)) return spot;
  }
  return std::nullopt;
}

std::optional<AnyLine> CleverPaper::last(std::size_t before) const {
  const auto* line = game_view_.last(before);
  return line == nullptr ? std::nullopt : std::optional<AnyLine>(*line);
}

std::optional<AnyLine> CleverPaper::next_line(std::size_t after) const {
  const auto* line = game_view_.next(after);
  return line == nullptr ? std::nullopt : std::optional<AnyLine>(*line);
}

std::optional<PaperAction> CleverPaper::action(const AnyLine& any) const {
  const auto& line = std::get<Line>(any);
  if (line.area == clever::kNone) return std::nullopt;
  return PaperAction{line.seat, spot_of(line.area, line.cell), line.kind == LineKind::clear};
}

std::string CleverPaper::describe(const AnyLine& line, const Catalogue& words) const {
  return ui::describe(game_view_.def(), std::get<Line>(line), words);
}

// ---- drawing

float CleverPaper::width(const Ui& ui, const Rect& window) const {
  return sheet_width(ui, game_view_.def(), window);
}

float CleverPaper::height(const Ui& ui, const Rect&, float width) const {
  return sheet_height(ui, game_view_.def(), width);
}

std::optional<Spot> CleverPaper::draw(Ui& ui, const Rect& place, const PaperLook& look) const {
  SheetLook sheet;
  sheet.rules = &game_view_.rules();
  sheet.state = &game_view_.state();
  sheet.seat = look.seat;
  for (const Spot& spot : look.faulty)
    if (!on_track(spot)) sheet.faulty[spot.area] |= clever::Mask{1} << spot.cell;
  if (look.chosen && !on_track(*look.chosen))
    sheet.lit[look.chosen->area] |= clever::Mask{1} << look.chosen->cell;
  if (look.fresh && !on_track(*look.fresh)) sheet.fresh.push_back({cell_of(*look.fresh), look.fresh_at});
  const SheetTap tap = draw_sheet(ui, place, sheet);
  for (const Spot& spot : look.faulty)
    if (on_track(spot)) draw_fault_frame(ui, place_of(ui, place, spot).inset(-ui.dp(2)));
  if (look.chosen && on_track(*look.chosen)) {
    const Rect track = place_of(ui, place, *look.chosen);
    ui.canvas.stroke(track.inset(-ui.dp(3)), ui.theme.ink, ui.dp(3.6F), track.h / 2);
  }
  if (tap.cell.is()) return spot_of(tap.cell.area, static_cast<std::size_t>(tap.cell.cell));
  if (tap.track) return Spot{Spot::Kind::action, static_cast<std::uint8_t>(*tap.track), 0};
  return std::nullopt;
}

Rect CleverPaper::place_of(const Ui& ui, const Rect& place, const Spot& spot) const {
  if (on_track(spot)) return track_place(ui, place, game_view_.def(), static_cast<clever::Action>(spot.area));
  return cell_place(ui, place, game_view_.def(), cell_of(spot));
}

void CleverPaper::draw_scores(Ui& ui, const Rect& where, int seat) const {
  PlayLayout at;
  at.scores = where;
  ui::draw_scores(ui, at, game_view_, seat, false);
}

std::unique_ptr<GameScreen> screen_of(const TypedGame<clever::Codec>&, const store::Session& session,
                                      const ShareFolders& folders) {
  if (session.game().header().mode == RecordMode::paper)
    return std::make_unique<PaperScreen>(std::make_unique<CleverPaper>(session), folders.chosen_data());
  return std::make_unique<PlayScreen>(session);
}

}  // namespace fox::ui
