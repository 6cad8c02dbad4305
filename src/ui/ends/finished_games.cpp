#include "ui/ends/finished_games.h"

#include <algorithm>
#include <utility>

namespace fox::ui {
namespace {

constexpr std::size_t kPage = 32;       // games
constexpr std::size_t kMostPages = 64;  // kept

}  // namespace

void FinishedGames::choose(const store::HistoryFilter& filter) {
  if (filter == filter_) return;
  filter_ = filter;
  listed_ = false;
}

void FinishedGames::forget() {
  listed_ = counted_ = false;
  fault_.reset();
}

const store::HistoryGame* FinishedGames::row(std::size_t index) {
  const std::size_t page = index / kPage;
  const auto found = pages_.find(page);
  if (found == pages_.end()) {
    if (std::find(missing_.begin(), missing_.end(), page) == missing_.end()) missing_.push_back(page);
    return nullptr;
  }
  const std::size_t at = index % kPage;
  return at < found->second.size() ? &found->second[at] : nullptr;
}

const std::string& FinishedGames::trouble(const Catalogue& words) {
  sentence_ = fault_ ? store::sentence(*fault_, words) : std::string();
  return sentence_;
}

template <class T>
bool FinishedGames::took(store::Result<T> result, T& into) {
  if (const auto* fault = store::fault_in(result)) {
    fault_ = *fault;
    into = T();
  } else {
    into = std::move(std::get<T>(result));
  }
  return true;
}

bool FinishedGames::fetch() {
  if (!listed_) {
    listed_ = true;
    pages_.clear();
    missing_.clear();
    return took(store::finished_games(store_, filter_), games_);
  }
  if (!missing_.empty()) {
    const std::size_t page = missing_.back(), from = page * kPage;
    missing_.pop_back();
    if (from >= games_.size()) return false;
    if (pages_.size() >= kMostPages) pages_.clear();
    const auto count = std::min(kPage, games_.size() - from);
    return took(store::history_games(store_, std::span(games_).subspan(from, count)), pages_[page]);
  }
  if (counted_) return false;
  counted_ = true;
  ++revision_;
  return took(store::statistics(store_), statistics_);
}

}  // namespace fox::ui
