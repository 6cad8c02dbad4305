// How much of everything there can be in the family, its four actions, and the mask: what a state and a line
// are made of, whatever the sheet.
#pragma once

#include <cstdint>

#include "core/named_enum.h"

namespace fox::clever {

// The four actions of the family. A sheet has a track for those it prints.
FOX_NAMED_ENUM(Action, reroll, back, plus1, number)
inline constexpr int kActions = enum_size<Action>;

inline constexpr int kMaxPlayers = 4;
inline constexpr int kMaxDice = 6;
inline constexpr int kMaxAreas = 6;
inline constexpr int kMaxCells = 32;    // of one area
inline constexpr int kMaxNumbers = 48;  // written numbers of one player
inline constexpr int kMaxNoted = 2;     // areas with a second mark a cell
inline constexpr int kMaxBonuses = 12;
inline constexpr int kMaxTargets = 8;
inline constexpr int kMaxLines = 16;
inline constexpr int kMaxRows = 8;
inline constexpr int kMaxFields = 8;  // of a track
inline constexpr int kMaxRounds = 8;
inline constexpr int kMaxFace = 6;
inline constexpr int kMaxNumber = 12;   // the highest sum of two dice
inline constexpr int kUnasked = 15;     // a number that no dice show
inline constexpr int kMaxWaiting = 15;  // alike bonuses that can wait at once
inline constexpr std::uint8_t kNone = 0xff;
inline constexpr std::uint8_t kNoDie = 7;  // the last byte of Faces, where no die is

using Mask = std::uint32_t;

// Bits that are set; written out, because the oldest processors have no instruction for it.
constexpr int count_bits(Mask mask) {
  mask -= mask >> 1 & 0x55555555u;
  mask = (mask & 0x33333333u) + (mask >> 2 & 0x33333333u);
  return static_cast<int>(((mask + (mask >> 4)) & 0x0f0f0f0fu) * 0x01010101u >> 24);
}

// Calls `f` with each bit that is set, from the lowest.
template <class F>
inline void each_bit(Mask mask, F&& f) {
  for (; mask != 0; mask &= mask - 1) f(__builtin_ctz(mask));
}

}  // namespace fox::clever
