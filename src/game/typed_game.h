// A Game of one family: everything that is the same for all families, written once. `Codec` names the family
// and turns its values into text and back.
#pragma once

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <span>
#include <utility>

#include "core/ensure.h"
#include "core/family.h"
#include "game/game.h"
#include "game/words.h"

namespace fox {

template <class C>
class TypedGame final : public Game {
 public:
  using Codec = C;
  using F = typename Codec::Family;
  using Rules = typename F::Rules;
  using State = typename F::State;
  using Line = typename F::Line;
  using Event = typename F::Events::value_type;
  static_assert(fox::Family<F>);

  TypedGame(Header header, const Rules& rules) : Game(std::move(header)), rules_(rules) {
    const auto events = std::make_unique<typename F::Events>();
    const State state = F::begin(rules_, *events);
    moments_.push_back({state, {events->begin(), events->end()}});
  }
  // A position that was set up: no lines led to it.
  TypedGame(Header header, const Rules& rules, const State& position)
      : Game(std::move(header)), rules_(rules), moments_{{position, {}}} {}

  [[nodiscard]] AnyGame typed() const override { return this; }
  [[nodiscard]] Codec codec() const { return {}; }
  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const State& current() const { return state_at(at_); }
  // What the last line in force did; before the first one, what the start gave.
  [[nodiscard]] const std::vector<Event>& last_events() const { return events_at(at_); }

  // The same after so many lines, also of those that were taken back.
  [[nodiscard]] const State& state_at(std::size_t lines) const { return moments_[lines].state; }
  [[nodiscard]] const std::vector<Event>& events_at(std::size_t lines) const {
    return moments_[lines].events;
  }
  [[nodiscard]] const Line& line_at(std::size_t lines) const { return lines_[lines - 1]; }
  // The last line in force, or so many before it; the one that redo would bring, or so many after it. nullptr
  // where there is none.
  [[nodiscard]] const Line* last(std::size_t before = 0) const {
    return before < at_ ? &lines_[at_ - 1 - before] : nullptr;
  }
  [[nodiscard]] const Line* next(std::size_t after = 0) const {
    return at_ + after < lines_.size() ? &lines_[at_ + after] : nullptr;
  }
  // Lines in force, in order.
  [[nodiscard]] std::span<const Line> done() const { return std::span(lines_).first(at_); }

  std::optional<Refused> submit(std::string_view text, Texts* written = nullptr) override {
    const auto read = parse(text);
    if (const auto* refused = std::get_if<Refused>(&read)) return *refused;
    if (const auto refusal = write(std::get<std::vector<Line>>(read), written))
      return Refused{*refusal, std::string(text)};
    return std::nullopt;
  }

  std::optional<Refused> submit(const AnyLine& any, Texts* written = nullptr) override {
    const Line& line = own(any);
    if (const auto refusal = write(std::span(&line, 1), written))
      return Refused{*refusal, Codec::write_line(rules_, line)};
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

  [[nodiscard]] std::size_t count() const override { return at_; }
  [[nodiscard]] std::size_t known() const override { return lines_.size(); }
  [[nodiscard]] int round_at(std::size_t lines) const override {
    return Codec::round(rules_, state_at(lines));
  }
  [[nodiscard]] std::vector<int> totals_at(std::size_t lines) const override {
    const auto tally = F::score(rules_, state_at(lines));
    std::vector<int> totals;
    totals.reserve(static_cast<std::size_t>(tally.count));
    for (int seat = 0; seat < tally.count; ++seat)
      totals.push_back(tally.players[static_cast<std::size_t>(seat)].total);
    return totals;
  }
  [[nodiscard]] int seat_at(std::size_t lines) const override {
    return lines == 0 ? -1 : Codec::seat(line_at(lines));
  }
  [[nodiscard]] AnyLine any_line_at(std::size_t lines) const override { return line_at(lines); }

  [[nodiscard]] std::unique_ptr<Game> copy_at(std::size_t lines) const override {
    auto copy = std::make_unique<TypedGame>(*this);
    copy->cut(lines);
    return copy;
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
    const auto read = parse(text);
    if (const auto* refused = std::get_if<Refused>(&read)) return *refused;
    const auto& lines = std::get<std::vector<Line>>(read);
    State state = current();
    for (const Line& line : lines) {
      if (&line == &lines.back()) {
        if (const auto refusal = why_not(state, line)) return Refused{*refusal, std::string(text)};
        break;
      }
      auto outcome = apply(state, line);
      if (auto* refusal = std::get_if<Refusal>(&outcome)) return Refused{*refusal, std::string(text)};
      state = std::get<Step<F>>(outcome).state;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Refused> why(const AnyLine& any) const override {
    const Line& line = own(any);
    const auto whole = Codec::complete(rules_, current(), line);
    const auto* refusal = std::get_if<Refusal>(&whole);
    const auto no = refusal != nullptr ? *refusal : why_not(current(), std::get<Line>(whole));
    if (!no) return std::nullopt;
    return Refused{*no, Codec::write_line(rules_, line)};
  }

  [[nodiscard]] std::optional<Ruling> ruling(std::string_view text) const override {
    const auto read = Codec::read_line(rules_, current(), without_comment(text));
    if (const auto* refusal = std::get_if<Refusal>(&read))
      return Codec::ruling(rules_, current(), Line{}, refusal);
    const auto& lines = std::get<std::vector<Line>>(read);
    return lines.size() == 1 ? ruling_of(lines.front()) : std::nullopt;
  }

  [[nodiscard]] std::optional<Ruling> ruling(const AnyLine& any) const override {
    const auto whole = Codec::complete(rules_, current(), own(any));
    if (const auto* refusal = std::get_if<Refusal>(&whole))
      return Codec::ruling(rules_, current(), own(any), refusal);
    return ruling_of(std::get<Line>(whole));
  }

  [[nodiscard]] std::variant<Report, Refused> what(std::string_view text,
                                                   const Catalogue& words) const override {
    const auto read = parse(text);
    if (const auto* refused = std::get_if<Refused>(&read)) return *refused;
    const auto& lines = std::get<std::vector<Line>>(read);
    State state = current();
    std::vector<Event> events;
    for (const Line& line : lines) {
      const auto outcome = apply(state, line);
      if (const auto* refusal = std::get_if<Refusal>(&outcome)) return Refused{*refusal, std::string(text)};
      const auto& step = std::get<Step<F>>(outcome);
      state = step.state;
      events.insert(events.end(), step.events.begin(), step.events.end());
    }
    return Codec::what(rules_, current(), lines, state, events, header_.names, words);
  }

  [[nodiscard]] nlohmann::json reach(int seat, const Catalogue& words) const override {
    return Codec::reach(rules_, current(), seat, header_.names, words);
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

  [[nodiscard]] Standings standings() const override { return Codec::standings(rules_, current()); }

  [[nodiscard]] nlohmann::json score(const Catalogue& words) const override {
    return Codec::score_json(rules_, current(), header_.names, words);
  }

  [[nodiscard]] bool is_over() const override { return Codec::over(current()); }

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
  // After so many lines, and what the last of them did.
  struct Moment {
    State state;
    std::vector<Event> events;
  };

  static const Line& own(const AnyLine& line) {
    ensure(std::holds_alternative<Line>(line), "a game is played with the lines of its own family");
    return std::get<Line>(line);
  }

  [[nodiscard]] std::optional<Refusal> why_not(const State& state, const Line& line) const {
    ++work_.why;
    return F::why(rules_, state, line);
  }

  [[nodiscard]] Outcome<F> apply(const State& state, const Line& line) const {
    ++work_.apply;
    return F::apply(rules_, state, line);
  }

  [[nodiscard]] std::optional<Ruling> ruling_of(const Line& line) const {
    const auto no = F::why(rules_, current(), line);
    return Codec::ruling(rules_, current(), line, no ? &*no : nullptr);
  }

  // What comes after so many lines is gone.
  void cut(std::size_t lines) {
    moments_.erase(moments_.begin() + static_cast<std::ptrdiff_t>(lines + 1), moments_.end());
    lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(lines), lines_.end());
    at_ = lines;
  }

  // All or none.
  std::optional<Refusal> write(std::span<const Line> lines, Texts* written) {
    std::vector<Moment> moments;
    for (const Line& line : lines) {
      const auto outcome = apply(moments.empty() ? current() : moments.back().state, line);
      if (const auto* refusal = std::get_if<Refusal>(&outcome)) return *refusal;
      const auto& step = std::get<Step<F>>(outcome);
      moments.push_back({step.state, {step.events.begin(), step.events.end()}});
    }
    cut(at_);
    std::move(moments.begin(), moments.end(), std::back_inserter(moments_));
    lines_.insert(lines_.end(), lines.begin(), lines.end());
    at_ = lines_.size();
    for (std::size_t i = 0; written != nullptr && i < lines.size(); ++i)
      written->push_back(Codec::write_line(rules_, lines[i]));
    return std::nullopt;
  }

  [[nodiscard]] std::variant<std::vector<Line>, Refused> parse(std::string_view text) const {
    ++work_.read;
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
  std::vector<Moment> moments_;  // one more than lines
  std::vector<Line> lines_;
  std::size_t at_ = 0;  // how many lines are in force
};

// A game whose family is known; one of another is our own nonsense.
template <class Codec>
const TypedGame<Codec>& typed_as(const Game& game) {
  using Typed = const TypedGame<Codec>;
  const AnyGame own(std::in_place_type<Typed*>, nullptr);
  ensure(game.typed().index() == own.index(), "a game is shown as one of its own family");
  return static_cast<Typed&>(game);
}

}  // namespace fox
