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

TEST_CASE("A number for each die is what was said last of that die") {
  play::Random random(5);
  for (int round = 0; round < 200; ++round) {
    ByDie packed = round % 3 == 0 ? ByDie::all(round % 16) : ByDie();
    std::array<int, kMaxDice> plain{};
    if (round % 3 == 0) plain.fill(round % 16);
    for (int i = 0; i < 10; ++i) {
      const int die = random.below(kMaxDice), number = random.below(16);
      packed.forget(die);
      packed.say(die, number);
      plain[static_cast<std::size_t>(die)] = number;
      for (int other = 0; other < kMaxDice; ++other)
        REQUIRE(packed[other] == plain[static_cast<std::size_t>(other)]);
    }
    for (int die = 0; die < 8; ++die) packed.forget(die);
    REQUIRE_FALSE(packed.any());
    REQUIRE(packed == ByDie());
  }
}

TEST_CASE("Bonuses that wait are counted by kind") {
  play::Random random(7);
  for (int round = 0; round < 200; ++round) {
    WaitingBonuses packed{};
    std::array<int, kMaxBonuses> plain{};
    for (int i = 0; i < 60; ++i) {
      const int bonus = random.below(kMaxBonuses);
      int& count = plain[static_cast<std::size_t>(bonus)];
      switch (random.below(4)) {
        case 0:
          packed.drop(bonus), count = 0;
          break;
        case 1:
          if (count > 0) packed.use(bonus), --count;
          break;
        default:
          if (count < kMaxWaiting) packed.add(bonus), ++count;
      }
      std::vector<int> kinds, expected;
      packed.each_kind([&](int kind) { kinds.push_back(kind); });
      int total = 0;
      for (int kind = 0; kind < kMaxBonuses; ++kind) {
        const int here = plain[static_cast<std::size_t>(kind)];
        REQUIRE(packed.count(kind) == here);
        if (here > 0) expected.push_back(kind);
        total += here;
      }
      REQUIRE(kinds == expected);
      REQUIRE(packed.total() == total);
      REQUIRE(packed.any() == (total > 0));
      if (total > 0) REQUIRE(packed.first() == expected.front());
    }
  }
}

TEST_CASE("Questions about all faces at once are questions about each") {
  play::Random random(9);
  for (int round = 0; round < 500; ++round) {
    Faces faces{};
    for (int die = 0; die < kMaxDice; ++die)
      faces[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(random.below(kMaxFace + 1));
    const auto set = static_cast<std::uint8_t>(random.below(1 << kMaxDice));
    const int number = 1 + random.below(kMaxFace);
    unsigned below = 0, showing = 0;
    for (int die = 0; die < kMaxDice; ++die) {
      const int face = faces[static_cast<std::size_t>(die)];
      if (has(set, die) && face < number) below |= 1u << die;
      if (has(set, die) && face == number) showing |= 1u << die;
    }
    REQUIRE(unsigned{dice_showing(faces, set, number)} == showing);
    REQUIRE(unsigned{dice_below(faces, set, number)} == below);
  }
}

TEST_CASE("The cells that take a number are those of the halves that do") {
  play::Random random(11);
  for (int round = 0; round < 500; ++round) {
    const auto first = static_cast<std::uint16_t>(random.below(1 << 13)),
               second = static_cast<std::uint16_t>(random.below(1 << 13));
    const Mask half = (Mask{1} << (1 + random.below(20))) - 1;
    const NextNumbers numbers(first, second);
    REQUIRE(numbers.first() == first);
    REQUIRE(numbers.second() == second);
    for (int number = 1; number <= kMaxNumber; ++number)
      for (int cell = 0; cell < kMaxCells; ++cell) {
        const unsigned takes = (half >> cell & 1) != 0 ? first : second;
        REQUIRE((numbers.cells(number, half) >> cell & 1) == (takes >> number & 1));
        REQUIRE((NextNumbers().cells(number, half) >> cell & 1) == 1);
      }
  }
}
