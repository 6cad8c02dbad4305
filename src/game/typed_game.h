// A Game of one family: everything that is the same for all families, written once. `Codec` names the family
// and turns its values into text and back.
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <type_traits>
#include <utility>

#include "core/family.h"
#include "game/game.h"
#include "game/words.h"

namespace fox {

template <class Codec>
class TypedGame final : public Game {
 public:
  using F = typename Codec::Family;
  using Rules = typename F::Rules;
  using State = typename F::State;
  using Line = typename F::Line;
  static_assert(fox::Family<F>);

  TypedGame(Header header, const Rules& rules) : Game(std::move(header)), rules_(rules) {
    states_.push_back(F::begin(rules_, *first_events_));
  }
  // A position that was set up: no lines led to it.
  TypedGame(Header header, const Rules& rules, const State& position)
      : Game(std::move(header)), rules_(rules), states_{position} {}

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const State& current() const { return states_[at_]; }

  // What the last line in force did; before the first one, what the start gave.
  [[nodiscard]] typename F::Events last_events() const {
    if (at_ > 0) return std::get<Step<F>>(F::apply(rules_, states_[at_ - 1], lines_[at_ - 1])).events;
    typename F::Events events;
    F::begin(rules_, events);
    return events;
  }

  std::optional<Refused> submit(std::string_view text) override {
    auto read = parse(text);
    if (auto* refused = std::get_if<Refused>(&read)) return *refused;
    // Several values of one text (marks on paper) are written all or none.
    std::vector<State> states{current()};
    const auto events = std::make_unique<typename F::Events>();
    auto& lines = std::get<std::vector<Line>>(read);
    for (const Line& line : lines) {
      auto outcome = F::apply(rules_, states.back(), line);
      if (auto* refusal = std::get_if<Refusal>(&outcome)) return Refused{*refusal, std::string(text)};
      auto& step = std::get<Step<F>>(outcome);
      states.push_back(step.state);
      *events = step.events;
    }
    states_.resize(at_ + 1);
    lines_.resize(at_);
    states_.insert(states_.end(), states.begin() + 1, states.end());
    lines_.insert(lines_.end(), lines.begin(), lines.end());
    at_ = lines_.size();
    return std::nullopt;
  }

  bool undo() override {
    if (at_ == 0) return false;
    --at_;
    return true;
  }

  bool redo() override {
    if (at_ == lines_.size()) return false;
    ++at_;
    return true;
  }

  [[nodiscard]] std::vector<std::string> lines() const override { return texts(0, at_); }
  [[nodiscard]] std::vector<std::string> undone() const override { return texts(at_, lines_.size()); }

  [[nodiscard]] std::vector<std::string> legal() const override {
    const auto lines = std::make_unique<typename F::Lines>();
    F::legal(rules_, current(), *lines);
    return sorted(*lines);
  }

  [[nodiscard]] std::variant<std::vector<std::string>, Refused> legal_use(
      std::string_view dice) const override {
    const auto lines = std::make_unique<typename F::Lines>();
    if (auto refusal = Codec::legal_use(rules_, current(), dice, *lines))
      return Refused{*refusal, std::string(dice)};
    return sorted(*lines);
  }

  [[nodiscard]] std::optional<Refused> why(std::string_view text) const override {
    auto read = parse(text);
    if (auto* refused = std::get_if<Refused>(&read)) return *refused;
    State state = current();
    for (const Line& line : std::get<std::vector<Line>>(read)) {
      auto outcome = F::apply(rules_, state, line);
      if (auto* refusal = std::get_if<Refusal>(&outcome)) return Refused{*refusal, std::string(text)};
      state = std::get<Step<F>>(outcome).state;
    }
    return std::nullopt;
  }

  [[nodiscard]] nlohmann::json state() const override {
    nlohmann::json json = Codec::state_json(rules_, current(), header_.names);
    json["events"] = events();
    return json;
  }

  [[nodiscard]] std::vector<std::string> events() const override {
    const int seat = at_ == 0 ? -1 : lines_[at_ - 1].seat;
    std::vector<std::string> written;
    for (const auto& event : last_events()) written.push_back(Codec::write_event(rules_, event, seat));
    return written;
  }

  [[nodiscard]] nlohmann::json score(const Catalogue& words) const override {
    return Codec::score_json(rules_, current(), header_.names, words);
  }

  [[nodiscard]] bool over() const override { return Codec::over(current()); }

  [[nodiscard]] std::optional<std::string> canonical(std::string_view text) const override {
    const auto read = parse(text);
    if (why(text) || std::holds_alternative<Refused>(read)) return std::nullopt;
    std::vector<std::string> written;
    for (const Line& line : std::get<std::vector<Line>>(read))
      written.push_back(Codec::write_line(rules_, line));
    return join(written, "\n");
  }

  [[nodiscard]] Fillings fillings(const Refused& refused, const Catalogue& words) const override {
    Fillings filled;
    for (const auto& argument : refused.refusal.arguments)
      if (argument.kind != Argument::Kind::none)
        filled[std::string(argument.name)] = Codec::argument_words(rules_, argument, header_.names, words);
    return filled;
  }

  [[nodiscard]] nlohmann::json arguments(const Refused& refused) const override {
    nlohmann::json json = nlohmann::json::object();
    for (const auto& argument : refused.refusal.arguments)
      if (argument.kind != Argument::Kind::none)
        json[std::string(argument.name)] = Codec::argument_json(rules_, argument);
    if (const std::string word = quoted_word(refused); !word.empty()) json["word"] = word;
    return json;
  }

  [[nodiscard]] std::optional<std::vector<std::pair<std::string, unsigned long long>>> perft(
      const std::vector<std::string>& uses, std::optional<Refused>& refused) const override {
    return Codec::perft(rules_, current(), uses, refused);
  }

 private:
  std::variant<std::vector<Line>, Refused> parse(std::string_view text) const {
    auto read = Codec::read_line(rules_, current(), without_comment(text));
    if (auto* refusal = std::get_if<Refusal>(&read)) return Refused{*refusal, std::string(text)};
    return std::move(std::get<std::vector<Line>>(read));
  }

  [[nodiscard]] std::vector<std::string> texts(std::size_t from, std::size_t to) const {
    std::vector<std::string> written;
    for (std::size_t i = from; i < to; ++i) written.push_back(Codec::write_line(rules_, lines_[i]));
    return written;
  }

  template <class Lines>
  std::vector<std::string> sorted(const Lines& lines) const {
    std::vector<std::string> written;
    written.reserve(lines.size());
    for (const auto& line : lines) written.push_back(Codec::write_line(rules_, line));
    std::sort(written.begin(), written.end());
    return written;
  }

  Rules rules_;
  std::unique_ptr<typename F::Events> first_events_ = std::make_unique<typename F::Events>();
  std::vector<State> states_;  // one more than lines
  std::vector<Line> lines_;
  std::size_t at_ = 0;  // how many lines are in force
};

}  // namespace fox
