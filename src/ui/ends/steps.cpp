#include "ui/ends/steps.h"

#include <algorithm>

#include "game/codecs.h"
#include "ui/ends/result.h"
#include "ui/screen_families.h"

namespace fox::ui {

Steps::Steps(const Game& game)
    : game_(game.copy_at(game.count())),
      sheets_(std::visit([&](const auto* typed) { return sheet_then(*typed, game_); }, game_->typed())),
      count_(static_cast<int>(game.count())),
      at_(count_) {
  refresh();
}

void Steps::refresh() {
  sheets_->refresh();
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
  return {game_->copy_at(before), game_->any_line_at(before + 1), whose >= 0 ? whose : seat};
}

// Of paper everything is round 1.
int Steps::round_of(int line) const {
  return std::max(1, game_->round_at(static_cast<std::size_t>(line - 1)));
}

int Steps::round_from(int line, int way) const {
  int at = std::clamp(line, 1, std::max(1, count()));
  const auto starts = [&](int l) { return l <= 1 || round_of(l) != round_of(l - 1); };
  do at += way;
  while (at > 1 && at <= count() && !starts(at));
  return std::clamp(at, 1, count());
}

}  // namespace fox::ui
