// How much of everything there can be in the family, whatever the sheet.
#pragma once

#include <cstdint>

namespace fox::wizard {

// What a state and a line have room for.
inline constexpr int kMaxPlayers = 5;
inline constexpr int kMaxColours = 6;
inline constexpr int kMaxColumns = 6;
inline constexpr int kMaxFaces = kMaxColours + 2;
inline constexpr int kMaxDice = 12;
inline constexpr int kMaxTurned = 3;
inline constexpr int kMaxFactor = 3;
inline constexpr int kMaxEffects = 16;

inline constexpr std::uint8_t kNone = 255;  // no seat, no colour, no card

}  // namespace fox::wizard
