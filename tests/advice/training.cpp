#include "train/training.h"

#include <sstream>

#include "core/sheets.h"
#include "game/advice/net_file.h"

using namespace fox;

namespace {

train::Plan short_plan(int players = 1) {
  train::Plan plan;
  plan.players = players;
  plan.games = 30;
  plan.chunk = 10;
  plan.seed = 5;
  plan.passes = 1;
  return plan;
}

std::string digest_of(const train::Training& training) {
  return advice::digest_of(advice::write_net({}, training.weights(), training.layout()));
}

}  // namespace

TEST_CASE("the same training gives the same digest, another seed another") {
  const auto trained = [](std::uint64_t seed) {
    train::Plan plan = short_plan();
    plan.seed = seed;
    train::Training training(sheets::def("ganz-schoen-clever"), plan);
    while (!training.finished()) training.next_chunk();
    return digest_of(training);
  };
  const std::string once = trained(5);
  REQUIRE(trained(5) == once);
  REQUIRE(trained(6) != once);
}

TEST_CASE("a training that was stopped and goes on ends with the same digest") {
  for (const int players : {1, 2}) {
    const auto& sheet = sheets::def("ganz-schoen-clever");
    train::Training whole(sheet, short_plan(players)), first(sheet, short_plan(players));
    while (!whole.finished()) whole.next_chunk();
    first.next_chunk();
    std::stringstream kept;
    first.save(kept);
    train::Training second(sheet, short_plan(players));
    REQUIRE(second.load(kept));
    REQUIRE(second.games() == first.games());
    while (!second.finished()) second.next_chunk();
    REQUIRE(digest_of(second) == digest_of(whole));
  }
}

TEST_CASE("a checkpoint that was cut is not gone on with") {
  train::Training training(sheets::def("ganz-schoen-clever"), short_plan());
  training.next_chunk();
  std::stringstream kept;
  training.save(kept);
  std::istringstream cut(kept.str().substr(0, kept.str().size() / 2));
  REQUIRE(!train::Training(sheets::def("ganz-schoen-clever"), short_plan()).load(cut));
}

TEST_CASE("a checkpoint of another training is not gone on with") {
  const auto& sheet = sheets::def("ganz-schoen-clever");
  train::Training training(sheet, short_plan());
  training.next_chunk();
  std::stringstream kept;
  training.save(kept);
  const auto goes_on = [&](const auto& change, const clever::SheetDef& other) {
    train::Plan plan = short_plan();
    change(plan);
    std::istringstream in(kept.str());
    return train::Training(other, plan).load(in);
  };
  REQUIRE(goes_on([](train::Plan&) {}, sheet));
  REQUIRE(!goes_on([](train::Plan& plan) { plan.seed = 6; }, sheet));
  REQUIRE(!goes_on([](train::Plan& plan) { plan.games = 40; }, sheet));
  REQUIRE(!goes_on([](train::Plan& plan) { plan.players = 2; }, sheet));
  REQUIRE(!goes_on([](train::Plan&) {}, sheets::def("doppelt-so-clever")));
}

TEST_CASE("what is learnt from again and again is answered") {
  const auto& sheet = sheets::def("ganz-schoen-clever");
  const auto rules = clever::make_rules(sheet, 1, clever::Mode::table);
  const advice::Layout layout(rules);
  RandomSource random(3);
  train::Learner learner(layout, random);
  train::Sample some{}, others{};
  some.inputs.words[0] = 0xff;
  some.wanted[0] = 1.5F;
  others.inputs.words[1] = 0xff;
  others.wanted[2] = -0.5F;
  learner.keep({some, others});
  const float before = learner.learn(1, 0, random);
  learner.learn(400, 0, random);
  REQUIRE(learner.learn(1, 1, random) < before / 20);
  const advice::Net net(train::rounded(learner.average(), layout), layout);
  const advice::Heads heads = net.answer(net.sums_of(some.inputs));
  REQUIRE(std::abs(heads[0] - 1.5 * 16 * 64) < 200);
  REQUIRE(std::abs(heads[2]) < 200);
}
