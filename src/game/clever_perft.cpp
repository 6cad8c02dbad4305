#include <algorithm>

#include "core/clever/sheet_mode.h"
#include "game/clever_codec.h"

namespace fox::clever {
namespace {

using Divide = std::vector<std::pair<std::string, unsigned long long>>;

// Counts the complete paths in which the uses happen in their order, waiting bonuses resolved before the next
// one.
class PathCounter {
 public:
  PathCounter(const Rules& rules, std::vector<Line> uses) : rules_(rules), uses_(std::move(uses)) {}

  unsigned long long count(const State& state, std::size_t next) {
    const std::vector<Line> lines = choices(state, next);
    if (lines.empty()) return next == uses_.size() ? 1 : count(state, next + 1);
    unsigned long long paths = 0;
    for (const Line& line : lines) paths += count_after(state, line, next);
    return paths;
  }

  Divide divide(const State& state, std::size_t next = 0) {
    const std::vector<Line> lines = choices(state, next);
    if (lines.empty() && next < uses_.size()) return divide(state, next + 1);
    Divide parts;
    for (const Line& line : lines)
      parts.emplace_back(write_line(rules_, line), count_after(state, line, next));
    std::sort(parts.begin(), parts.end());
    return parts;
  }

 private:
  unsigned long long count_after(const State& state, const Line& line, std::size_t next) {
    State after = state;
    Family::play(rules_, after, line, nullptr);
    return count(after, line.kind == LineKind::bonus ? next : next + 1);
  }

  std::vector<Line> choices(const State& state, std::size_t next) {
    auto& lines = *buffer_;
    lines.clear();
    if (state.pads[0].waiting.any())
      Family::legal(rules_, state, lines);
    else if (next < uses_.size())
      list_uses(rules_, state, uses_[next], lines);
    std::vector<Line> chosen;
    for (const Line& line : lines)
      if (line.seat == 0 && line.as == 0 && (line.kind == LineKind::use || line.kind == LineKind::bonus))
        chosen.push_back(line);
    return chosen;
  }

  const Rules& rules_;
  std::vector<Line> uses_;
  std::unique_ptr<Lines> buffer_ = std::make_unique<Lines>();
};

}  // namespace

std::optional<Divide> Codec::perft(const Rules& rules, const State& state,
                                   const std::vector<std::string>& uses, std::optional<Refused>& refused) {
  std::vector<Line> read;
  for (const auto& text : uses) {
    auto use = read_use(rules, text);
    if (auto* refusal = std::get_if<Refusal>(&use)) {
      refused = Refused{*refusal, text};
      return std::nullopt;
    }
    read.push_back(std::get<Line>(use));
  }
  PathCounter counter(rules, std::move(read));
  Divide parts = counter.divide(state);
  // Where no use has a mark there is the one path in which nothing happens.
  if (parts.empty()) parts.emplace_back("", 1);
  return parts;
}

}  // namespace fox::clever
