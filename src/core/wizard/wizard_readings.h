// The house readings of this family: what is played where the rule book is silent or can be read in two ways.
// A sheet names those that apply to it.
#pragma once

#include <string_view>

namespace fox::wizard {

namespace reading {
inline constexpr std::string_view jester_on_miss = "wizard-jester-on-miss";
inline constexpr std::string_view strike_differences = "wizard-strike-differences";
inline constexpr std::string_view pass_no_seer = "wizard-pass-no-seer";
inline constexpr std::string_view scored_once = "wizard-scored-once";
inline constexpr std::string_view own_deck = "wizard-own-deck";
// No line rests on these.
inline constexpr std::string_view four_colours = "wizard-four-colours";
inline constexpr std::string_view round_finished = "wizard-round-finished";
inline constexpr std::string_view first_seer = "wizard-first-seer";
inline constexpr std::string_view place_shared = "wizard-place-shared";
}  // namespace reading

inline constexpr std::string_view kReadings[] = {
    reading::jester_on_miss, reading::strike_differences, reading::pass_no_seer,
    reading::scored_once,    reading::own_deck,           reading::four_colours,
    reading::round_finished, reading::first_seer,         reading::place_shared};

}  // namespace fox::wizard
