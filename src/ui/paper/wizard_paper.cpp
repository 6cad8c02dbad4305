#include "ui/paper/wizard_paper.h"

#include <algorithm>

#include "core/wizard/wizard_table.h"
#include "ui/ends/share.h"
#include "ui/paper/paper_screen.h"
#include "ui/screens/parts.h"
#include "ui/wizard/faces.h"
#include "ui/wizard/pad_plan.h"
#include "ui/wizard/pad_view.h"
#include "ui/wizard/wizard_screen.h"
#include "ui/wizard_on_screen.h"

namespace fox::ui {

using wizard::Field;
using wizard::Line;
using wizard::LineKind;
using wizard::Written;

namespace {

Line line_at(int seat, LineKind kind, const Spot& spot, Field field) {
  Line line = plain_line(seat, kind);
  wizard::field(line.marks, spot.area, spot.cell + 1) = field;
  return line;
}

Line jesters_at(int seat, LineKind kind, const Spot& spot) {
  Line line = plain_line(seat, kind);
  wizard::add(line.marks.jesters, spot.cell);
  return line;
}

// As people write it.
std::string sign_for(Field field) {
  switch (field.what) {
    case Written::hits:
      return std::string(field.value, 'X');
    case Written::zero:
      return "0";
    case Written::circle:
      return "o";
    case Written::difference:
      return std::to_string(field.value);
    case Written::struck:
      return "/" + std::to_string(field.value);
    case Written::nothing:
      break;
  }
  return {};
}

Rect page_in(const Rect& place) {
  return place.inset(std::max(0.F, (place.w - place.h * 1.02F) / 2), 0);
}

}  // namespace

std::string WizardPaper::total(int seat) const {
  return total_words(game_view_, seat, false);
}

bool WizardPaper::jesters(const Spot& spot) const {
  return spot.area == wizard::colours(game_view_.def());
}

std::string WizardPaper::name_of(const Spot& spot) const {
  const int face = jesters(spot) ? wizard::jester_face(game_view_.def()) : spot.area;
  return "cell." + wizard::face(game_view_.def(), face).id + "." + std::to_string(spot.cell + 1);
}

Paper::Tag WizardPaper::tag(const Spot& spot, const Catalogue& words) const {
  const std::string place = std::to_string(spot.cell + 1);
  if (jesters(spot)) return {parse_color(game_view_.def().jester.color), {}, Sign::jester, place};
  return {
      face_color(game_view_.def(), spot.area), face_letter(words, game_view_.def(), spot.area), {}, place};
}

bool WizardPaper::written(int seat, const Spot& spot) const {
  if (jesters(spot)) return wizard::has(pad(seat).jesters, spot.cell);
  return wizard::field(pad(seat), spot.area, spot.cell + 1).what != Written::nothing;
}

std::vector<AnyLine> WizardPaper::tapped(int seat, const Spot& spot) const {
  if (!jesters(spot)) return {};
  return {written(seat, spot) ? cleared(seat, spot) : jesters_at(seat, LineKind::mark, spot)};
}

// What is cleared goes, whatever it was.
AnyLine WizardPaper::cleared(int seat, const Spot& spot) const {
  if (jesters(spot)) return jesters_at(seat, LineKind::clear, spot);
  return line_at(seat, LineKind::clear, spot, {Written::circle, 0});
}

PaperChoice WizardPaper::choice(int seat, const Spot& spot, const Catalogue& words) const {
  PaperChoice choice;
  const Field here = wizard::field(pad(seat), spot.area, spot.cell + 1);
  choice.title = prediction_words(words, game_view_.def(), spot.area, spot.cell + 1);
  choice.written = here.what != Written::nothing;
  const auto key = [&](const std::string& text, const std::string& name, Field field, int number) {
    PaperKey made;
    made.text = text;
    made.name = name;
    made.line = line_at(seat, LineKind::mark, spot, field);
    made.number = number;
    made.on = here == field;
    return made;
  };
  PaperKeys hits, misses, struck;
  hits.title = words.text("screen", "paper-hit");
  hits.keys.push_back(key("X", "X", {Written::hits, 1}, 0));
  hits.keys.push_back(key("XX", "XX", {Written::hits, 2}, 0));
  hits.keys.push_back(key("0", "0", {Written::zero, 0}, 0));
  hits.keys.back().sign = Sign::jester;
  hits.keys.push_back(key("O", "o", {Written::circle, 0}, 0));
  misses.title = words.text("screen", "paper-difference");
  struck.title = words.text("screen", "paper-struck");
  for (std::uint8_t n = 1; n <= game_view_.def().dice; ++n)
    misses.keys.push_back(key(std::to_string(n), std::to_string(n), {Written::difference, n}, n));
  if (game_view_.rules().cards)
    for (std::uint8_t n = 1; n <= game_view_.def().dice; ++n)
      struck.keys.push_back(key("/" + std::to_string(n), "/" + std::to_string(n), {Written::struck, n}, 0));
  choice.rows = {std::move(hits), std::move(misses)};
  if (!struck.keys.empty()) choice.rows.push_back(std::move(struck));
  choice.numbered = [seat, spot](int number) {
    const Field field{Written::difference, static_cast<std::uint8_t>(number)};
    return AnyLine(line_at(seat, LineKind::mark, spot, field));
  };
  return choice;
}

std::optional<Spot> WizardPaper::next(int, const Spot&) const {
  return std::nullopt;
}

std::optional<Spot> WizardPaper::lettered(int seat, char letter) const {
  for (int colour = 0; colour < wizard::colours(game_view_.def()); ++colour) {
    if (wizard::face(game_view_.def(), colour).letter != letter) continue;
    for (int number = 1; number <= wizard::columns(game_view_.def()); ++number)
      if (wizard::field(pad(seat), colour, number).what == Written::nothing)
        return Spot{Spot::Kind::cell, static_cast<std::uint8_t>(colour),
                    static_cast<std::uint8_t>(number - 1)};
  }
  return std::nullopt;
}

std::optional<AnyLine> WizardPaper::last(std::size_t before) const {
  const auto* line = game_view_.last(before);
  return line == nullptr ? std::nullopt : std::optional<AnyLine>(*line);
}

std::optional<AnyLine> WizardPaper::next_line(std::size_t after) const {
  const auto* line = game_view_.next(after);
  return line == nullptr ? std::nullopt : std::optional<AnyLine>(*line);
}

std::vector<Spot> WizardPaper::spots_of(const Line& line) const {
  std::vector<Spot> spots;
  const auto add = [&](int row, int column) {
    spots.push_back({Spot::Kind::cell, static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)});
  };
  const int colours = wizard::colours(game_view_.def());
  for (int colour = 0; colour < colours; ++colour)
    for (int number = 1; number <= wizard::columns(game_view_.def()); ++number)
      if (wizard::field(line.marks, colour, number).what != Written::nothing) add(colour, number - 1);
  for (int i = 0; i < game_view_.def().jester_fields; ++i)
    if (wizard::has(line.marks.jesters, i)) add(colours, i);
  return spots;
}

std::optional<PaperAction> WizardPaper::action(const AnyLine& any) const {
  const auto& line = std::get<Line>(any);
  const auto spots = spots_of(line);
  if (spots.size() != 1) return std::nullopt;
  return PaperAction{line.seat, spots.front(), line.kind == LineKind::clear};
}

// Of several the first by name.
std::string WizardPaper::describe(const AnyLine& any, const Catalogue& words) const {
  const auto& line = std::get<Line>(any);
  const auto spots = spots_of(line);
  const auto first = std::min_element(spots.begin(), spots.end(),
                                      [&](const Spot& a, const Spot& b) { return name_of(a) < name_of(b); });
  const bool jester = jesters(*first);
  const int face = jester ? wizard::jester_face(game_view_.def()) : first->area;
  std::string what = std::to_string(first->cell + 1);
  if (!jester && line.kind == LineKind::mark)
    what += " " + sign_for(wizard::field(line.marks, first->area, first->cell + 1));
  return face_name(words, game_view_.def(), face) + " " + what;
}

// ---- drawing

float WizardPaper::width(const Ui&, const Rect& window) const {
  return window.w;
}

float WizardPaper::height(const Ui& ui, const Rect& window, float width) const {
  const float least = ui.dp(372);
  return std::clamp(window.h, least, std::max(least, window.w * 1.75F)) * width / window.w;
}

std::optional<Spot> WizardPaper::draw(Ui& ui, const Rect& place, const PaperLook& look) const {
  PadLook pad_look;
  pad_look.seat = look.seat;
  pad_look.fresh_at = look.fresh_at;
  const FieldRef tapped = draw_pad(ui, page_in(place), game_view_, pad_look);
  for (const Spot& spot : look.faulty) draw_fault_frame(ui, place_of(ui, place, spot).inset(-ui.dp(4)));
  if (look.chosen) {
    const Rect cell = place_of(ui, place, *look.chosen);
    ui.canvas.stroke(cell.inset(-ui.dp(3.4F)), ui.theme.lit_ring, ui.dp(3.4F), ui.dp(12));
    ui.canvas.stroke(cell, ui.theme.ink, ui.dp(3.6F), ui.dp(9));
  }
  if (!tapped.is()) return std::nullopt;
  return Spot{Spot::Kind::cell, static_cast<std::uint8_t>(tapped.row),
              static_cast<std::uint8_t>(tapped.number - 1)};
}

Rect WizardPaper::place_of(const Ui&, const Rect& place, const Spot& spot) const {
  const PadPlan plan = plan_page(game_view_.rules(), page_in(place));
  return plan.cells[spot.area][spot.cell];
}

void WizardPaper::draw_scores(Ui& ui, const Rect& where, int seat) const {
  if (where.empty()) return;
  card(ui, where);
  const auto& score = game_view_.score(seat);
  const bool low = where.h < ui.dp(60);
  Rect in = where.inset(ui.dp(low ? 8 : 16), ui.dp(low ? 4 : 10));
  const std::string total = total_words(game_view_, seat, false);
  const float size = low ? 22.F : 32.F;
  label(ui, in.cut_right(line_width(ui, total, size, Weight::black) + 1, ui.dp(10)), total,
        {size, Weight::black, ui.theme.ink, Align::right});
  std::vector<std::string> parts{std::to_string(score.xs) + " X"};
  const std::string less = score.penalties == 0 ? "0" : "−" + std::to_string(score.penalties);
  parts.push_back(ui.say("differences", {{"count", less}}));
  if (score.bonus > 0) parts.push_back(ui.say("bonus-earned", {{"bonus", std::to_string(score.bonus)}}));
  facts(ui, in, parts, {low ? 15.F : 18.F, Weight::bold, ui.theme.ink2});
}

std::unique_ptr<GameScreen> screen_of(const TypedGame<wizard::Codec>&, const store::Session& session,
                                      const ShareFolders& folders) {
  if (session.game().header().mode == RecordMode::paper)
    return std::make_unique<PaperScreen>(std::make_unique<WizardPaper>(session), folders.chosen_data());
  return std::make_unique<WizardScreen>(session);
}

}  // namespace fox::ui
