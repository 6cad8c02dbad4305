#include "advice/nets.h"

using namespace fox;
using namespace fox::advice;

TEST_CASE("sums that were reached by what differs are those of the whole position") {
  for (const auto& sheet : sheets::all())
    for (int players = 1; players <= 4; ++players) {
      const nets::Table table(sheet, players);
      FirstSums before = table.net.sums_of({});
      for (int game = 0; game < amount(2, 50); ++game)
        nets::each_moment(table.rules, static_cast<std::uint64_t>(game), [&](const auto& state, const auto&) {
          Inputs inputs;
          read_inputs(table.rules, state, game % players, inputs);
          const FirstSums now = table.net.moved(before, inputs), whole = table.net.sums_of(inputs);
          REQUIRE(now.sums == whole.sums);
          REQUIRE(table.net.answer(now) == table.net.answer(whole));
          before = now;
        });
    }
}

// The same arithmetic, as slowly and plainly as it can be written.
Heads plainly(const Weights& weights, const Layout& layout, const Inputs& inputs) {
  std::array<long, kWide> wide{};
  for (std::size_t unit = 0; unit < kWide; ++unit) {
    wide[unit] = weights.first_bias[unit];
    for (std::size_t i = 0; i < layout.inputs(); ++i)
      if ((inputs.words[i / 64] >> (i % 64) & 1) != 0) wide[unit] += weights.first[i * kWide + unit];
    wide[unit] = std::clamp(wide[unit], 0L, 4095L);
  }
  std::array<long, kNarrow> narrow{};
  for (std::size_t unit = 0; unit < kNarrow; ++unit) {
    narrow[unit] = weights.second_bias[unit] * 1024L;
    for (std::size_t i = 0; i < kWide; ++i) narrow[unit] += weights.second[unit * kWide + i] * wide[i];
    narrow[unit] = std::clamp(narrow[unit] >> 12, 0L, 4095L);
  }
  Heads heads{};
  for (std::size_t head = 0; head < layout.heads(); ++head) {
    long sum = weights.third_bias[head] * 1024L;
    for (std::size_t i = 0; i < kNarrow; ++i) sum += weights.third[head * kNarrow + i] * narrow[i];
    heads[head] = static_cast<int>(sum >> 10);
  }
  return heads;
}

TEST_CASE("a net answers as the plain arithmetic does, without running over") {
  for (const auto& sheet : sheets::all()) {
    const nets::Table table(sheet, 1, 7);
    const Weights weights = nets::drawn(table.layout, 7);
    REQUIRE(soundness_of(weights, table.layout) == Soundness::sound);
    nets::each_moment(table.rules, 3, [&](const auto& state, const auto&) {
      Inputs inputs;
      read_inputs(table.rules, state, 0, inputs);
      REQUIRE(table.net.answer(table.net.sums_of(inputs)) == plainly(weights, table.layout, inputs));
    });
  }
}

TEST_CASE("weights that may run over, or are not as many as asked for, are not sound") {
  const nets::Table table("ganz-schoen-clever", 1);
  const Weights sound = nets::drawn(table.layout, 1);
  Weights weights = sound;
  weights.first.pop_back();
  REQUIRE(soundness_of(weights, table.layout) == Soundness::wrong_size);
  weights = sound;
  weights.third_bias.push_back(0);
  REQUIRE(soundness_of(weights, table.layout) == Soundness::wrong_size);
  weights = sound;
  for (std::size_t i = 0; i < table.layout.inputs(); ++i) weights.first[i * kWide + 5] = 2000;
  REQUIRE(soundness_of(weights, table.layout) == Soundness::may_overflow);
  weights = sound;
  for (std::size_t i = 0; i < kWide; ++i) weights.second[3 * kWide + i] = -10'000;
  REQUIRE(soundness_of(weights, table.layout) == Soundness::may_overflow);
  weights = sound;
  for (std::size_t i = 0; i < kNarrow; ++i) weights.third[i] = 32'767;
  weights.third_bias[0] = 32'767;
  REQUIRE(soundness_of(weights, table.layout) == Soundness::may_overflow);
}

TEST_CASE("of questions of which one is answered, only the largest weight counts towards running over") {
  const nets::Table table("ganz-schoen-clever", 1);
  for (const InputGroup& group : table.layout.groups()) {
    if (group.kind != InputGroup::Kind::one || group.count < 4) continue;
    Weights weights = room_for(table.layout);
    for (std::size_t i = 0; i < group.count; ++i) weights.first[(group.first + i) * kWide] = 32'767;
    REQUIRE(soundness_of(weights, table.layout) == Soundness::sound);
    weights.first_bias[0] = 1;
    REQUIRE(soundness_of(weights, table.layout) == Soundness::may_overflow);
  }
}

TEST_CASE("answers to a fixed list of inputs are the same numbers on every machine") {
  const nets::Table table("ganz-schoen-clever", 1, 3);
  REQUIRE(table.layout.inputs() == 507);
  RandomSource random(12);
  std::uint64_t digest = 0xcbf29ce484222325u;
  for (int list = 0; list < 200; ++list) {
    Inputs inputs;
    for (std::size_t i = 0; i < table.layout.inputs(); ++i)
      if (random.below(5) == 0) inputs.words[i / 64] |= std::uint64_t{1} << (i % 64);
    for (const int head : table.net.answer(table.net.sums_of(inputs)))
      digest = (digest ^ static_cast<std::uint64_t>(head)) * 0x100000001b3u;
  }
  REQUIRE(digest == 1797445650007512768u);
}
