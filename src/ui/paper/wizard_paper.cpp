#include "ui/paper/wizard_paper.h"

#include <algorithm>

#include "core/wizard/table.h"
#include "game/wizard_text.h"
#include "game/words.h"
#include "ui/screens/parts.h"
#include "ui/wizard/faces.h"
#include "ui/wizard/pad_plan.h"
#include "ui/wizard/pad_view.h"

namespace fox::ui {

using wizard::Field;
using wizard::Written;

namespace {

std::string start_of(int seat, const char* verb) {
  return std::to_string(seat + 1) + " " + verb + " ";
}

Rect page_in(const Rect& place) {
  return place.inset(std::max(0.F, (place.w - place.h * 1.02F) / 2), 0);
}

}  // namespace

std::string WizardPaper::total(int seat) const {
  return total_words(match_, seat, false);
}

bool WizardPaper::jesters(const Spot& spot) const {
  return spot.area == wizard::colours(match_.def());
}

std::string WizardPaper::cell(const Spot& spot) const {
  return wizard::cell_name(match_.def(), spot.area, spot.cell);
}

std::string WizardPaper::name_of(const Spot& spot) const {
  return "cell." + cell(spot);
}

Paper::Tag WizardPaper::tag(const Spot& spot, const Catalogue& words) const {
  if (jesters(spot)) return {parse_color(match_.def().jester.color), {}, Sign::jester};
  return {face_color(match_.def(), spot.area), face_letter(words, match_.def(), spot.area), {}};
}

bool WizardPaper::written(int seat, const Spot& spot) const {
  if (jesters(spot)) return wizard::has(pad(seat).jesters, spot.cell);
  return wizard::field(pad(seat), spot.area, spot.cell + 1).what != Written::nothing;
}

std::vector<std::string> WizardPaper::tapped(int seat, const Spot& spot) const {
  if (!jesters(spot)) return {};
  return {start_of(seat, written(seat, spot) ? "clear" : "mark") + cell(spot)};
}

std::string WizardPaper::cleared(int seat, const Spot& spot) const {
  return start_of(seat, "clear") + cell(spot);
}

PaperChoice WizardPaper::choice(int seat, const Spot& spot, const Catalogue& words) const {
  PaperChoice choice;
  const Field here = wizard::field(pad(seat), spot.area, spot.cell + 1);
  const std::string before = start_of(seat, "mark") + cell(spot) + "=";
  choice.title = prediction_words(words, match_.def(), spot.area, spot.cell + 1);
  choice.written = here.what != Written::nothing;
  const auto key = [&](const std::string& text, const std::string& name, Field field, int number) {
    PaperKey made;
    made.text = text;
    made.name = name;
    made.line = before + name;
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
  for (std::uint8_t n = 1; n <= match_.def().dice; ++n)
    misses.keys.push_back(key(std::to_string(n), std::to_string(n), {Written::difference, n}, n));
  if (match_.rules().cards)
    for (std::uint8_t n = 1; n <= match_.def().dice; ++n)
      struck.keys.push_back(key("/" + std::to_string(n), "/" + std::to_string(n), {Written::struck, n}, 0));
  choice.rows = {std::move(hits), std::move(misses)};
  if (!struck.keys.empty()) choice.rows.push_back(std::move(struck));
  choice.number_line = before;
  return choice;
}

std::optional<Spot> WizardPaper::next(int, const Spot&) const {
  return std::nullopt;
}

std::optional<Spot> WizardPaper::lettered(int seat, char letter) const {
  for (int colour = 0; colour < wizard::colours(match_.def()); ++colour) {
    if (wizard::face(match_.def(), colour).letter != letter) continue;
    for (int number = 1; number <= wizard::columns(match_.def()); ++number)
      if (wizard::field(pad(seat), colour, number).what == Written::nothing)
        return Spot{Spot::Kind::cell, static_cast<std::uint8_t>(colour),
                    static_cast<std::uint8_t>(number - 1)};
  }
  return std::nullopt;
}

std::string WizardPaper::describe(const std::string& line, const Catalogue& words) const {
  for (const auto& part : split_words(line)) {
    const auto dot = part.find('.');
    if (dot == std::string_view::npos) continue;
    const std::string id(part.substr(0, dot));
    const auto equals = part.find('=');
    const std::string column(part.substr(dot + 1, std::min(equals, part.size()) - dot - 1));
    std::string what =
        equals == std::string_view::npos ? std::string() : " " + std::string(part.substr(equals + 1));
    for (int face = 0; face < wizard::faces(match_.def()); ++face)
      if (wizard::face(match_.def(), face).id == id)
        return join({face_name(words, match_.def(), face), column + what}, " ");
  }
  return line;
}

// ---- drawing

Rect WizardPaper::fit(const Ui&, const Rect& view) const {
  return view;
}

float WizardPaper::height(const Ui& ui, const Rect& view) const {
  const float least = ui.dp(372);
  return std::clamp(view.h, least, std::max(least, view.w * 1.75F));
}

std::optional<Spot> WizardPaper::draw(Ui& ui, const Rect& place, const PaperLook& look) const {
  PadLook pad_look;
  pad_look.seat = look.seat;
  pad_look.fresh_at = look.fresh_at;
  const FieldRef tapped = draw_pad(ui, page_in(place), match_, pad_look);
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
  const PadPlan plan = plan_page(match_.rules(), page_in(place));
  return plan.cells[spot.area][spot.cell];
}

void WizardPaper::draw_scores(Ui& ui, const Rect& where, int seat) const {
  if (where.empty()) return;
  card(ui, where);
  const auto& score = match_.score(seat);
  const bool low = where.h < ui.dp(60);
  Rect in = where.inset(ui.dp(low ? 8 : 16), ui.dp(low ? 4 : 10));
  const std::string total = total_words(match_, seat, false);
  const float size = low ? 22.F : 32.F;
  label(ui, in.cut_right(line_width(ui, total, size, Weight::black) + 1, ui.dp(10)), total,
        {size, Weight::black, ui.theme.ink, Align::right});
  std::vector<std::string> parts{std::to_string(score.xs) + " X"};
  const std::string less = score.penalties == 0 ? "0" : "−" + std::to_string(score.penalties);
  parts.push_back(ui.say("differences", {{"count", less}}));
  if (score.bonus > 0) parts.push_back(ui.say("bonus-earned", {{"bonus", std::to_string(score.bonus)}}));
  facts(ui, in, parts, {low ? 15.F : 18.F, Weight::bold, ui.theme.ink2});
}

}  // namespace fox::ui
