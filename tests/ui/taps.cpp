// No tap is lost and none hits what was not under the finger, however slow the frames are.
#include "catch.h"
#include "ui/many_taps.h"

namespace {

void tap_away(double frame, int hands, int taps) {
  const auto tapped = fox::ui::taps::tap_away(frame, hands, taps);
  CHECK(tapped.told.size() == tapped.meant.size());
  CHECK(tapped.told == tapped.meant);
  CHECK(tapped.meant.size() == static_cast<std::size_t>(taps / hands * hands));
}

TEST_CASE("ten thousand taps with frames of 5 ms: none lost, none wrong") {
  tap_away(0.005, 1, 10000);
}
TEST_CASE("ten thousand taps with frames of 60 ms: none lost, none wrong") {
  tap_away(0.060, 1, 10000);
}
TEST_CASE("ten thousand taps with frames of 150 ms: none lost, none wrong") {
  tap_away(0.150, 1, 10000);
}
TEST_CASE("four people tap on one tablet at once, frames of 60 ms") {
  tap_away(0.060, 4, 10000);
}
TEST_CASE("four people tap on one tablet at once, frames of 150 ms") {
  tap_away(0.150, 4, 10000);
}

}  // namespace
