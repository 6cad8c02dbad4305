#include "ui/play/clever_pending_move.h"

#include <algorithm>
#include <tuple>

#include "core/clever/rule_of.h"
#include "ui/look/names.h"

namespace fox::ui {

using clever::Action;
using clever::Line;
using clever::LineKind;
using clever::Mask;

namespace {

constexpr double kDoubleTap = 0.35;  // seconds: what comes sooner on the same die is a trembling hand

// Lines of one mark differ in what else is written with it.
auto variant_of(const Line& line) {
  return std::make_tuple(line.value, line.choice, line.field, line.as, line.dice);
}

template <class Keep>
std::vector<Line> only(const std::vector<Line>& lines, Keep&& keep) {
  std::vector<Line> kept;
  std::copy_if(lines.begin(), lines.end(), std::back_inserter(kept), keep);
  return kept;
}

int count(Mask mask) {
  return clever::count_bits(mask);
}

// All cells that a line marks.
Mask cells_of(const Line& line) {
  return line.more | Mask{1} << line.cell;
}

}  // namespace

void CleverPendingMove::drop() {
  die_ = bonus_ = -1;
  as_ = 0;
  cell_ = {};
  asks_number_ = takes_back_ = false;
  variants_.clear();
  several_.clear();
  marks_.clear();
  marked_ = 0;
  notice_ = {};
}

void CleverPendingMove::look_on() {
  const bool same =
      lines_ == game_view_->lines(seat_) && pad_ == game_view_->state().pads[static_cast<std::size_t>(seat_)];
  if (!same) look_again();
}

void CleverPendingMove::look_again() {
  drop();
  throw_.reset();
  faces_ = {};
  seat_ = std::min(seat_, game_view_->players() - 1);
  const auto& state = game_view_->state();
  lines_ = game_view_->lines(seat_);
  pad_ = state.pads[static_cast<std::size_t>(seat_)];
  if (game_view_->table() && game_view_->has(seat_, LineKind::roll)) begin_throw(false);
  int kinds = 0, last = -1;  // one kind of bonus needs no choice among bonuses
  for (int b = 0; b < game_view_->rules().sheet.bonuses; ++b)
    if (state.pads[static_cast<std::size_t>(seat_)].waiting.count(b) > 0) {
      ++kinds;
      last = b;
    }
  if (kinds == 1) bonus_ = last;
  find_usable();
}

void CleverPendingMove::find_usable() {
  usable_ = 0;
  for (const Line& line : game_view_->lines(seat_))
    if (uses_die(line) && line.as == as_) usable_ |= static_cast<std::uint8_t>(1u << line.die);
}

void CleverPendingMove::show(int seat) {
  if (seat == seat_) return;
  seat_ = seat;
  look_again();
}

// ---- dice, cells, bonuses ----------------------------------------------------------------------

std::vector<Line> CleverPendingMove::mine() const {
  if (!game_view_->table() && !game_view_->waits(seat_)) {
    if (die_ < 0 || face(die_) == 0) return {};
    Line named;
    named.kind = LineKind::use;
    named.seat = static_cast<std::uint8_t>(seat_);
    named.die = static_cast<std::uint8_t>(die_);
    named.role = role_;
    named.from = from_;
    named.as = static_cast<std::uint8_t>(as_);
    for (int d = 0; d < game_view_->rules().sheet.dice; ++d) named.dice.say(d, face(d));
    return game_view_->uses(named);
  }
  return game_view_->lines(seat_);
}

std::vector<Line> CleverPendingMove::left() const {
  if (marking()) return marks_;
  if (!variants_.empty()) return several_;
  const bool waits = game_view_->waits(seat_);
  return only(mine(), [&](const Line& line) {
    if (line.area == clever::kNone) return false;
    if (waits) return line.kind == LineKind::bonus && line.what == bonus_;
    return uses_die(line) && line.as == as_ && (die_ < 0 || line.die == die_) &&
           (!cell_.is() || covers(game_view_->rules(), line, cell_));
  });
}

// Lines of one cell: the only one is written, of several the screen asks.
CleverPendingMove::Move CleverPendingMove::settle(std::vector<Line> lines) {
  if (lines.empty()) return {};
  if (lines.size() == 1) return lines.front();
  several_.clear();
  variants_.clear();
  std::vector<Line> one_of_each;
  for (const Line& line : lines)
    if (std::none_of(one_of_each.begin(), one_of_each.end(),
                     [&](const Line& other) { return variant_of(other) == variant_of(line); }))
      one_of_each.push_back(line);
  if (one_of_each.size() > 1) {
    variants_ = std::move(one_of_each);
    several_ = std::move(lines);
    return {};
  }
  // A chain is offered whole, companions one by one.
  const bool chain = game_view_->rules().sheet.area[lines.front().area].chain;
  const auto fewer = [](const Line& a, const Line& b) { return count(a.more) < count(b.more); };
  const auto first = chain ? std::max_element(lines.begin(), lines.end(), fewer)
                           : std::min_element(lines.begin(), lines.end(), fewer);
  marked_ = cells_of(*first);
  if (!cell_.is()) cell_ = {first->area, first->cell};
  marks_ = std::move(lines);
  return {};
}

Line CleverPendingMove::marks() const {
  for (const Line& line : marks_)
    if (cells_of(line) == marked_) return line;
  return marks_.front();
}

std::vector<CellRef> CleverPendingMove::chosen_cells() const {
  std::vector<CellRef> cells;
  if (!marking() && cell_.is()) cells.push_back(cell_);
  for (Mask left = marking() ? marked_ : 0; left != 0; left &= left - 1)
    cells.push_back({marks_.front().area, __builtin_ctz(left)});
  return cells;
}

Mask CleverPendingMove::further() const {
  Mask all = 0;
  for (const Line& line : marks_) all |= cells_of(line);
  return all & ~(Mask{1} << cell_.cell);
}

// Adds a further mark or leaves it out, and changes no more of the others than it must.
void CleverPendingMove::toggle(int cell) {
  const Mask bit = Mask{1} << cell;
  const Mask wanted = marked_ ^ bit;
  const auto away = [&](const Line& line) { return count(cells_of(line) ^ wanted); };
  const Line* best = nullptr;
  for (const Line& line : marks_)
    if (((cells_of(line) ^ wanted) & bit) == 0 && (best == nullptr || away(line) < away(*best))) best = &line;
  if (best != nullptr) marked_ = cells_of(*best);
}

CleverPendingMove::Move CleverPendingMove::tap_variant(std::size_t index) {
  if (index >= variants_.size()) return {};
  const auto key = variant_of(variants_[index]);
  auto lines = only(several_, [&](const Line& line) { return variant_of(line) == key; });
  return settle(std::move(lines));
}

CleverPendingMove::Move CleverPendingMove::confirm() {
  if (marking()) return marks();
  if (throw_ && throw_->review && throw_->asked < 0) return end_throw();
  return {};
}

void CleverPendingMove::tap_bonus(int bonus) {
  drop();
  bonus_ = bonus;
}

void CleverPendingMove::set_role(clever::Role role) {
  role_ = role;
}

void CleverPendingMove::set_from(clever::From from) {
  from_ = from_ == from ? clever::From::unsaid : from;
}

CleverPendingMove::Move CleverPendingMove::tap_die(int die, double now, const Catalogue& words) {
  clear_notice();
  if (throw_ && clever::has(throw_->dice, die)) {
    throw_->asked = die;
    return {};
  }
  if (takes_back_) {
    takes_back_ = false;
    Line line = plain_line(seat_, LineKind::back);
    line.die = static_cast<std::uint8_t>(die);
    return legal(line, die, now, words);
  }
  if (!game_view_->table()) {
    marks_.clear();
    variants_.clear();
    cell_ = {};
    die_ = die;
    return {};
  }
  if (game_view_->waits(seat_) || !clever::has(usable_, die)) {
    ask(question(die, {}), {}, die, now, words);
    return {};
  }
  if (cell_.is() && !marking()) {  // the cell was tapped first
    die_ = die;
    die_at_ = now;
    auto lines = left();
    if (!lines.empty()) return settle(std::move(lines));
    ask(question(die, cell_), cell_, die, now, words);
    die_ = -1;
    return {};
  }
  const bool again = die == die_ && !marking() && variants_.empty();
  if (again && now - die_at_ < kDoubleTap) return {};
  const int as = as_;
  drop();
  as_ = as;
  die_ = die;
  die_at_ = now;
  if (!again) return {};
  auto lines = left();
  const bool one_cell = std::all_of(lines.begin(), lines.end(), [&](const Line& line) {
    return line.area == lines.front().area && line.cell == lines.front().cell;
  });
  return one_cell ? settle(std::move(lines)) : Move();
}

CleverPendingMove::Move CleverPendingMove::tap_cell(CellRef cell, double now, const Catalogue& words) {
  clear_notice();
  if (marking()) {
    if (cell.area == cell_.area && (further() >> cell.cell & 1) != 0) {
      toggle(cell.cell);
      return {};
    }
    if (cell == cell_) return confirm();
  }
  if (!variants_.empty() || marking()) {
    const int die = die_, bonus = bonus_, as = as_;
    drop();
    die_ = die;
    bonus_ = bonus;
    as_ = as;
  }
  cell_ = {};
  auto lines = only(left(), [&](const Line& line) { return covers(game_view_->rules(), line, cell); });
  if (die_ < 0 && bonus_ < 0) {
    if (!game_view_->table() && !game_view_->waits(seat_))
      if (Move move = quick_use(cell); move || !variants_.empty()) return move;
    if (!lines.empty() && game_view_->table()) {
      cell_ = cell;  // the die comes next
      return {};
    }
  } else if (!lines.empty()) {
    cell_ = cell;
    Move move = settle(std::move(lines));
    if (move) cell_ = {};
    return move;
  }
  const Line meant = question(die_, cell);
  if (const auto refused = game_view_->why(meant))
    refuse(meant, *refused, cell, -1, now, words);
  else if (meant.kind == LineKind::bonus)
    tap_bonus(meant.what);  // of several that wait, the one that fits this cell is chosen
  return {};
}

// Just the sheet, as quick as paper: a cell is tapped, and only where different numbers could stand there is
// one asked for. The die is the area's own.
CleverPendingMove::Move CleverPendingMove::quick_use(CellRef cell) {
  const auto& area = game_view_->rules().sheet.area[static_cast<std::size_t>(cell.area)];
  const int joker = game_view_->rules().sheet.joker;
  std::vector<Line> found;
  const int partners = area.sum && joker != clever::kNone ? 6 : 1;
  for (int n = 1; n <= 6; ++n)
    for (int partner = 1; partner <= partners; ++partner) {
      Line named;
      named.kind = LineKind::use;
      named.seat = static_cast<std::uint8_t>(seat_);
      named.die = area.die;
      named.role = role_;
      named.from = from_;
      named.dice = {};
      named.dice.say(area.die, n);
      if (partners > 1) named.dice.say(joker, partner);
      for (const Line& line : game_view_->uses(named))
        if (line.area == cell.area && line.cell == cell.cell && line.more == 0 &&
            std::none_of(found.begin(), found.end(), [&](const Line& other) {
              return other.value == line.value && other.choice == line.choice;
            }))
          found.push_back(line);
    }
  if (found.empty()) return {};
  cell_ = cell;
  return settle(std::move(found));
}

CleverPendingMove::Move CleverPendingMove::tap_action(Action action, double now, const Catalogue& words) {
  clear_notice();
  Move move = act(action, now, words);
  // Behind a no stands what the action does, too.
  const std::string rule = words.text("rules", std::string(rule_of(action)));
  if (notice_.line && notice_.grounds.rule.find(rule) == std::string::npos)
    notice_.grounds.rule += " " + rule;
  return move;
}

CleverPendingMove::Move CleverPendingMove::act(Action action, double now, const Catalogue& words) {
  if (!game_view_->table() && action != Action::number && action != Action::plus1) {
    Line line = plain_line(seat_, LineKind::spend);
    line.what = static_cast<std::uint8_t>(action);
    return legal(line, -1, now, words);
  }
  if (action == Action::reroll) {
    if (game_view_->has(seat_, LineKind::reroll)) {
      drop();
      begin_throw(true);
      return {};
    }
    ask(reroll_question(game_view_->rules(), game_view_->state(), seat_), {}, -1, now, words);
  } else if (action == Action::back) {
    const bool was = takes_back_;
    drop();
    takes_back_ = game_view_->has(seat_, LineKind::back) && !was;
    if (takes_back_ || was) return {};
    Line line = plain_line(seat_, LineKind::back);
    line.die = 0;
    ask(line, {}, -1, now, words);
  } else if (action == Action::number) {
    const bool was = asks_number_ || as_ != 0;
    const auto& mine = game_view_->lines(seat_);
    const bool can = !game_view_->table() ||
                     std::any_of(mine.begin(), mine.end(), [](const Line& line) { return line.as != 0; });
    if (!can) {
      const int die = usable_ != 0 ? __builtin_ctz(usable_) : 0;
      ask_number(game_view_->state().face[static_cast<std::size_t>(die)] % 6 + 1, now, words);
      return {};
    }
    look_again();
    asks_number_ = !was;
  } else {
    PointedAt extra = pointed_at(game_view_->rules().sheet.joker, {});
    extra.extra = game_view_->table();
    ask(fox::ui::question(game_view_->rules(), game_view_->state(), extra), {}, -1, now, words);
  }
  return {};
}

}  // namespace fox::ui
