// What advice answers for a fixed list of positions, a line each, for whoever compares two machines:
// tests/web runs this program as it is and as a browser would, and wants the same of both. A position of
// every third moment of random games: what the turn search says of all lines, and what looking one throw
// ahead makes of the best.
#include <cstdio>

#include "advice/drawn.h"
#include "advice/look_ahead.h"
#include "advice/sheet_digest.h"
#include "game/advice/clever_advice.h"
#include "game/clever_codec.h"
#include "sheets/library.h"

namespace {

using namespace fox;
using namespace fox::clever;

constexpr int kEvery = 3;
constexpr std::size_t kThrows = 3;

std::uint64_t digest_of(const Rules& rules, const std::vector<advice::RatedLine>& rated) {
  advice::Digest digest;
  for (const advice::RatedLine& one : rated) {
    for (const char c : write_line(rules, one.line)) digest.mix(static_cast<unsigned char>(c));
    for (const int part : one.leaf.worth.parts) digest.mix(static_cast<std::uint32_t>(part));
  }
  return digest.value();
}

void answer(const Rules& rules, const advice::Net& net, const State& state) {
  const int seat = seat_to_advise(rules, state);
  if (seat < 0) return;
  std::vector<advice::RatedLine> rated = advice::TurnSearch(rules, net).rate(state, seat);
  if (rated.empty()) return;
  const std::uint64_t quick = digest_of(rules, rated);
  advice::look_ahead(rules, net, seat, throws_for(state, kThrows), {}, rated);
  std::printf("%s %d: %zu lines, %d, %016llx, %016llx\n", rules.def->id.c_str(), rules.players, rated.size(),
              rated.front().leaf.worth.total, static_cast<unsigned long long>(quick),
              static_cast<unsigned long long>(digest_of(rules, rated)));
}

void answer_for(const SheetDef& def, int players) {
  const Rules rules = make_rules(def, players, Mode::table);
  const advice::Layout layout(rules);
  const advice::Net net(nets::drawn(layout, 1), layout);
  int moment = 0;
  nets::each_moment(rules, static_cast<std::uint64_t>(players), [&](const State& state, const Line&) {
    if (++moment % kEvery == 0) answer(rules, net, state);
  });
}

}  // namespace

int main() {
  SheetLibrary library;
  Problems problems;
  for (const auto& id : library.ids())
    if (const auto* def = std::get_if<SheetDef>(library.find(id, problems)))
      for (const int players : {1, 2, 4}) answer_for(*def, players);
}
