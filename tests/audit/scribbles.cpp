// Paper takes anything: marks without any sense are audited, too, and every finding has its sentence.
#include "audit/papers.h"
#include "game/audit_text.h"
#include "game_world.h"

namespace scribbles {

namespace {

using namespace papers;

// Any marks with any numbers, any circles and crosses.
std::string scribble(const Game& game, Random& random) {
  const Rules rules = game.rules(Mode::paper);
  State state{};
  for (int seat = 0; seat < game.players; ++seat) {
    Pad& pad = state.pads[static_cast<std::size_t>(seat)];
    for (auto& number : pad.numbers) number = static_cast<std::uint8_t>(1 + random.below(99));
    for (std::size_t a = 0; a < rules.sheet.areas; ++a) {
      const Area& area = rules.sheet.area[a];
      pad.marked[a] = static_cast<Mask>(random.next()) & area.all;
      if (area.noted == kNone) continue;
      const Mask second = static_cast<Mask>(random.next());
      pad.noted[area.noted] = area.kind == AreaKind::choice_row ? second & pad.marked[a] & area.choices
                                                                : second & area.all & ~pad.marked[a];
    }
    for (std::size_t t = 0; t < kActions; ++t) {
      const int fields = rules.sheet.track[t].fields;
      pad.circled[t] = static_cast<std::uint8_t>(random.below(fields + 1));
      pad.crossed[t] = static_cast<std::uint8_t>((1u << random.below(fields + 1)) - 1);
    }
  }
  return record(game, state);
}

}  // namespace

TEST_CASE("Sheets with marks at random are audited, and every finding has its sentence") {
  for (const auto& id : sheets::all())
    for (int n = 0; n < amount(100, 5000); ++n) {
      const Game game(id, n);
      Random random(game.seed);
      const std::string text = scribble(game, random);
      INFO(text);
      const fox::Replay replay = fox::replay_record(text, worlds::library());
      REQUIRE(!replay.fault);
      for (int seat = 0; seat < game.players; ++seat) {
        const auto all = fox::audit(*replay.game, seat);
        REQUIRE(!all.empty());
        for (const auto& found : all) {
          REQUIRE(found.marks.size() == found.spots.size());
          const std::string said = fox::sentence(found.refused, worlds::catalogue(), replay.game.get());
          INFO(said);
          REQUIRE(said.size() > 10);
          REQUIRE(said.find_first_of("{}") == std::string::npos);
        }
      }
    }
}

}  // namespace scribbles
