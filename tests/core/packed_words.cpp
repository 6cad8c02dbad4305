// Counts that lie side by side in a word say what a plain array would say.
// Setting: plain frames
#include "catch.h"
#include "core/clever/counts.h"
#include "play.h"

using namespace fox::clever;

TEST_CASE("Counts by place add up, and the place of a line is found") {
  play::Random random(3);
  for (int round = 0; round < 200; ++round) {
    Counts counts;
    std::array<std::size_t, Counts::places> plain{};
    for (int i = 0; i < 12; ++i) {
      const auto place = static_cast<std::size_t>(random.below(static_cast<int>(Counts::places)));
      const auto more = static_cast<std::size_t>(random.below(300));
      counts.add(place, more);
      plain[place] += more;
    }
    const Counts before = counts.before();
    std::size_t sum = 0;
    for (std::size_t place = 0; place < Counts::places; ++place) {
      REQUIRE(counts[place] == plain[place]);
      REQUIRE(before[place] == sum);
      for (const std::size_t index : {sum, sum + plain[place] - 1})
        if (plain[place] != 0) REQUIRE(before.find(index) == place);
      sum += plain[place];
    }
    REQUIRE(counts.sum() == sum);
  }
}
