#include "ui/ends/steps.h"

#include <algorithm>

#include "ui/ends/result.h"
#include "ui/look/names.h"
#include "ui/play/prompt.h"
#include "ui/wizard/pad_view.h"
#include "ui/wizard/prompt.h"

namespace fox::ui {

Steps::Steps(const Game& game)
    : game_(game.copy_at(game.count())),
      clever_(dynamic_cast<const CleverGame*>(game_.get())),
      count_(static_cast<int>(game.count())),
      at_(count_) {
  if (clever_ == nullptr) wizard_.emplace(game_);
  refresh();
}

void Steps::refresh() {
  if (wizard_) wizard_->refresh();
  totals_.clear();
  for (const int total : game_->totals_at(static_cast<std::size_t>(at_))) totals_.push_back(figure(total));
}

void Steps::go(int line, double now) {
  const int to = std::clamp(line, 0, count());
  if (to == at_) return;
  went_at_ = to == at_ + 1 ? now : -1;
  for (; at_ > to; --at_) game_->undo();
  for (; at_ < to; ++at_) game_->redo();
  refresh();
}

Position Steps::question(int seat) const {
  if (at_ == 0) return {game_->copy_at(0), std::nullopt, seat};
  const auto before = static_cast<std::size_t>(at_ - 1);
  const int whose = seat_of(at_);
  const AnyLine line = clever_ != nullptr ? AnyLine(*clever_->last()) : AnyLine(*wizard_->last());
  return {game_->copy_at(before), line, whose >= 0 ? whose : seat};
}

// Of paper everything is round 1.
int Steps::round_of(int line) const {
  return std::max(1, game_->round_at(static_cast<std::size_t>(line - 1)));
}

std::string Steps::words_of(int line, const Catalogue& words) const {
  const auto n = static_cast<std::size_t>(line);
  if (wizard_) return describe(*wizard_, wizard_->line_at(n), words);
  const clever::Line& done = clever_->line_at(n);
  std::string said = sentence_case(describe(clever_def(), done, words));
  if (done.kind != clever::LineKind::roll && done.kind != clever::LineKind::reroll) return said;
  // Of a throw the faces are what happened.
  said += ":";
  for (int die = 0; die < clever_->rules().sheet.dice; ++die)
    if (const int face = clever::nibble(done.dice, die); face != 0)
      said += " " + die_letter(words, clever_def(), die) + std::to_string(face);
  return said;
}

int Steps::round_from(int line, int way) const {
  int at = std::clamp(line, 1, std::max(1, count()));
  const auto starts = [&](int l) { return l <= 1 || round_of(l) != round_of(l - 1); };
  do at += way;
  while (at > 1 && at <= count() && !starts(at));
  return std::clamp(at, 1, count());
}

float Steps::sheet_ratio() const {
  return clever_ != nullptr ? page_ratio(clever_def()) : 0;
}

float Steps::sheet_height(const Ui& ui, float width) const {
  return clever_ != nullptr ? fox::ui::sheet_height(ui, clever_def(), width) : width * 1.2F;
}

Rect Steps::written_place(const Ui& ui, const Rect& where, int seat) const {
  if (at_ == 0 || clever_ == nullptr) return {};
  const auto cells = written(seat);
  return cells.empty() ? Rect{} : cell_place(ui, where, clever_def(), cells.front());
}

std::vector<CellRef> Steps::written(int seat) const {
  std::vector<CellRef> cells;
  for (const clever::Event& event : clever_->last_events())
    if (event.kind == clever::Event::Kind::mark && event.seat == seat)
      cells.push_back({event.area, event.cell});
  return cells;
}

void Steps::draw_sheet(Ui& ui, const Rect& where, int seat, bool frames) const {
  if (clever_ != nullptr) return draw_clever(ui, where, seat, frames);
  PadLook look;
  look.seat = seat;
  look.tappable = false;
  look.fresh_at = went_at_;
  draw_pad(ui, where, *wizard_, look);
}

void Steps::draw_clever(Ui& ui, const Rect& where, int seat, bool frames) const {
  SheetLook look;
  look.rules = &clever_->rules();
  look.state = &clever_->current();
  look.seat = seat;
  look.tappable = false;
  std::vector<CellRef> cells;
  if (frames && at_ > 0) cells = written(seat);
  for (const CellRef& cell : cells) look.fresh.push_back({cell, went_at_});
  fox::ui::draw_sheet(ui, where, look);
  for (const CellRef& cell : cells) {
    const Rect at = cell_place(ui, where, clever_def(), cell).inset(-ui.dp(3));
    ui.canvas.stroke(at.inset(-ui.dp(2)), ui.theme.lit_ring, ui.dp(7), ui.dp(13));
    ui.canvas.stroke(at, ui.theme.ink, ui.dp(3), ui.dp(11));
  }
}

}  // namespace fox::ui
