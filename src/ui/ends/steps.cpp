#include "ui/ends/steps.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/ensure.h"
#include "game/words.h"
#include "ui/ends/result.h"
#include "ui/look/names.h"
#include "ui/play/prompt.h"
#include "ui/wizard/pad_view.h"
#include "ui/wizard/prompt.h"

namespace fox::ui {
namespace {

using nlohmann::json;

// The cells of a Clever sheet that the last line wrote on, by this seat.
std::vector<CellRef> written(const Game& game, const clever::SheetDef& def, int own, int seat) {
  std::vector<CellRef> cells;
  for (const std::string& event : game.events()) {
    auto words = split_words(event);
    const int other = words.empty() ? -1 : read_number(words.front(), 9);
    if (other >= 0) words.erase(words.begin());
    if (words.empty() || (other >= 0 ? other - 1 : own) != seat) continue;
    const auto dot = words.front().find('.');
    if (dot == std::string_view::npos) continue;
    const std::string_view name = words.front().substr(dot + 1);
    const std::string_view cell = name.substr(0, name.find_first_of("=:"));
    for (std::size_t a = 0; a < def.areas.size(); ++a) {
      if (def.areas[a].id != words.front().substr(0, dot)) continue;
      for (std::size_t c = 0; c < def.areas[a].cells.size(); ++c)
        if (def.areas[a].cells[c].name == cell) cells.push_back({static_cast<int>(a), static_cast<int>(c)});
    }
  }
  return cells;
}

}  // namespace

Steps::Steps(const store::Desk& desk, const Game& game) : lines_(game.lines()) {
  Problems problems;
  auto begun = store::Session::begin(desk, game.header(), problems);
  auto* copy = std::get_if<std::unique_ptr<store::Session>>(&begun);
  ensure(copy != nullptr, "what was played once can be begun again");
  int round = 1;
  for (const std::string& line : lines_) {
    rounds_.push_back(round);
    ensure(!(*copy)->submit(line), "what was legal once is legal again");
    const json state = (*copy)->game().state();
    if (const auto now = state.find("round"); now != state.end() && now->is_number_integer()) round = *now;
  }
  at_ = count();
  if (Match::fits((*copy)->game()))
    clever_.emplace(std::move(*copy));
  else
    wizard_.emplace(std::move(*copy));
  refresh();
}

void Steps::refresh() {
  if (clever_)
    clever_->refresh();
  else
    wizard_->refresh();
  totals_.clear();
  static const Catalogue any_words;  // they are not looked at, and take longer to read than all the rest
  const json score = game().score(any_words);
  for (const json& player : score["players"]) totals_.push_back(figure(player["total"]));
}

void Steps::go(int line, double now) {
  const int to = std::clamp(line, 0, count());
  if (to == at_) return;
  went_at_ = to == at_ + 1 ? now : -1;
  // The end locks the copy as well.
  if (session().locked() && session().can_correct()) session().correct();
  for (; at_ > to; --at_) session().undo();
  for (; at_ < to; ++at_) session().redo();
  refresh();
}

Position Steps::question(int seat) const {
  Position position{game().header(), {}, {}, seat};
  if (at_ == 0) return position;
  position.lines.assign(lines_.begin(), lines_.begin() + (at_ - 1));
  position.question = lines_[static_cast<std::size_t>(at_ - 1)];
  if (const int whose = seat_of(at_); whose >= 0) position.seat = whose;
  return position;
}

int Steps::seat_of(int line) const {
  const std::string& text = lines_[static_cast<std::size_t>(line - 1)];
  return read_number(split_words(text).front(), 9) - 1 < 0 ? -1 : text[0] - '1';
}

std::string Steps::words_of(int line, const Catalogue& words) const {
  const std::string& text = lines_[static_cast<std::size_t>(line - 1)];
  if (wizard_) return describe(*wizard_, text, words);
  const auto parts = split_words(text);
  std::string said = sentence_case(describe(*clever_, text, words));
  if (parts.size() < 3 || (parts[1] != "roll" && parts[1] != "reroll")) return said;
  // Of a throw the faces are what happened.
  said += ":";
  const auto& def = clever_->def();
  for (std::size_t p = 2; p < parts.size(); ++p)
    for (const auto& die : def.dice)
      if (die.letter == parts[p][0])
        said += " " + letter_of(words, def, die.id) + std::string(parts[p].substr(1));
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
  return clever_ ? page_ratio(clever_->def()) : 0;
}

float Steps::sheet_height(const Ui& ui, float width) const {
  return clever_ ? fox::ui::sheet_height(ui, clever_->def(), width) : width * 1.2F;
}

Rect Steps::written_place(const Ui& ui, const Rect& where, int seat) const {
  if (at_ == 0 || !clever_) return {};
  const auto cells = written(game(), clever_->def(), seat_of(at_), seat);
  return cells.empty() ? Rect{} : cell_place(ui, where, clever_->def(), cells.front());
}

void Steps::draw_sheet(Ui& ui, const Rect& where, int seat, bool frames) const {
  if (clever_) return draw_clever(ui, where, seat, frames);
  PadLook look;
  look.seat = seat;
  look.tappable = false;
  look.fresh_at = went_at_;
  draw_pad(ui, where, *wizard_, look);
}

void Steps::draw_clever(Ui& ui, const Rect& where, int seat, bool frames) const {
  const auto& def = clever_->def();
  SheetLook look;
  look.rules = &clever_->rules();
  look.state = &clever_->state();
  look.seat = seat;
  look.tappable = false;
  std::vector<CellRef> cells;
  if (frames && at_ > 0) cells = written(game(), def, seat_of(at_), seat);
  for (const CellRef& cell : cells) look.fresh.push_back({cell, went_at_});
  fox::ui::draw_sheet(ui, where, look);
  for (const CellRef& cell : cells) {
    const Rect at = cell_place(ui, where, def, cell).inset(-ui.dp(3));
    ui.canvas.stroke(at.inset(-ui.dp(2)), ui.theme.lit_ring, ui.dp(7), ui.dp(13));
    ui.canvas.stroke(at, ui.theme.ink, ui.dp(3), ui.dp(11));
  }
}

}  // namespace fox::ui
