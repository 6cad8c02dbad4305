#include "ui/look/eyes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fox::ui {
namespace {

using Three = std::array<double, 3>;

Three linear(Color color) {
  Three rgb{};
  for (unsigned i = 0; i < 3; ++i) {
    const double c = static_cast<double>(color >> (8 * i) & 0xff) / 255;
    rgb[i] = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  }
  return rgb;
}

// Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB; the first is the eye with all colours.
const std::array<std::array<Three, 3>, 4> kSeen{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};

Three seen(const std::array<Three, 3>& eye, const Three& rgb) {
  Three out{};
  for (std::size_t i = 0; i < 3; ++i) {
    out[i] = eye[i][0] * rgb[0] + eye[i][1] * rgb[1] + eye[i][2] * rgb[2];
    out[i] = std::min(1., std::max(0., out[i]));
  }
  return out;
}

Lab lab_of(const Three& rgb) {
  const double x = (0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047;
  const double y = 0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2];
  const double z = (0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883;
  const auto f = [](double t) { return t > 216. / 24389 ? std::cbrt(t) : (24389. / 27 * t + 16) / 116; };
  return {116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))};
}

double hue(double a, double b) {
  if (a == 0 && b == 0) return 0;
  const double degrees = std::atan2(b, a) * 180 / std::numbers::pi;
  return degrees < 0 ? degrees + 360 : degrees;
}

}  // namespace

Lab lab(Color color, Eye eye) {
  return lab_of(seen(kSeen[static_cast<std::size_t>(eye)], linear(color)));
}

double apart(const Lab& p, const Lab& q) {
  const auto cosine = [](double degrees) { return std::cos(degrees * std::numbers::pi / 180); };
  const double mean_c = (std::hypot(p[1], p[2]) + std::hypot(q[1], q[2])) / 2, c7 = std::pow(mean_c, 7);
  const double g = 0.5 * (1 - std::sqrt(c7 / (c7 + 6103515625.)));
  const double a1 = p[1] * (1 + g), a2 = q[1] * (1 + g), c1 = std::hypot(a1, p[2]), c2 = std::hypot(a2, q[2]);
  const double h1 = hue(a1, p[2]), h2 = hue(a2, q[2]);
  double dh = h2 - h1;
  if (c1 * c2 == 0) dh = 0;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const double dl = q[0] - p[0], dc = c2 - c1,
               dhh = 2 * std::sqrt(c1 * c2) * std::sin(dh / 2 * std::numbers::pi / 180);
  double h = h1 + h2;
  if (c1 * c2 != 0) h = std::abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
  const double l = (p[0] + q[0]) / 2, c = (c1 + c2) / 2, cc7 = std::pow(c, 7);
  const double t =
      1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.20 * cosine(4 * h - 63);
  const double sl = 1 + 0.015 * (l - 50) * (l - 50) / std::sqrt(20 + (l - 50) * (l - 50)), sc = 1 + 0.045 * c;
  const double sh = 1 + 0.015 * c * t, turn = 30 * std::exp(-std::pow((h - 275) / 25, 2));
  const double rt = -std::sin(2 * turn * std::numbers::pi / 180) * 2 * std::sqrt(cc7 / (cc7 + 6103515625.));
  return std::sqrt(std::pow(dl / sl, 2) + std::pow(dc / sc, 2) + std::pow(dhh / sh, 2) +
                   rt * dc / sc * dhh / sh);
}

double least_apart(Color a, Color b) {
  double least = 1e9;
  for (const Eye eye : kEyes) least = std::min(least, apart(lab(a, eye), lab(b, eye)));
  return least;
}

}  // namespace fox::ui
