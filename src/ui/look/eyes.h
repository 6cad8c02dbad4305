// How far two colours are apart for eyes that see all of them and for those that see fewer. Values, no
// drawing.
#pragma once

#include <array>

#include "ui/frame/color.h"

namespace fox::ui {

enum class Eye : unsigned char { full, protan, deutan, tritan };
inline constexpr std::array kEyes{Eye::full, Eye::protan, Eye::deutan, Eye::tritan};

using Lab = std::array<double, 3>;
// The colour as the eye sees it.
Lab lab(Color color, Eye eye);
// CIEDE2000: 1 can just be seen, from 12 on two areas are told apart at a glance.
double apart(const Lab& p, const Lab& q);
inline constexpr double kToldApart = 12;
// For the eye that tells them apart worst.
double least_apart(Color a, Color b);

}  // namespace fox::ui
