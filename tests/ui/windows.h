// The windows that every screen must fit, and what is wrong with the frame that is seen in one.
#pragma once

#include <string>

#include "ui/frame/faults.h"
#include "ui/screen.h"

namespace fox::ui {

struct Size {
  float width, height, scale;
  int text = 100;  // percent
};

inline constexpr Size kSizes[] = {
    {1280, 800, 1},  {800, 1280, 1},     {390, 844, 1},   {1920, 1200, 1}, {360, 640, 1},   {1024, 768, 1},
    {768, 1024, 1},  {844, 390, 1},      {1180, 820, 1},  {2560, 1600, 2}, {1170, 2532, 3}, {3840, 2160, 1},
    {3840, 2160, 2}, {1200, 1920, 1.5F}, {2732, 2048, 2}, {1080, 1920, 3}, {3840, 2160, 3}};
inline constexpr const char* kLanguages[] = {"en", "de", "nl"};

// As the script's `report` says them, a line each; without those that `excused` lets pass.
template <class Excused>
std::string seen_faults(const Screen& screen, const Excused& excused) {
  const Stage& stage = screen.stage();
  std::string all;
  for (const auto& fault : faults_of(stage.layout(), stage.cut_off(), stage.screen()))
    if (!excused(fault)) all += fault + "\n";
  return all;
}

// A tab shortens its name, never its total.
inline bool is_long_name(const std::string& fault) {
  return fault.rfind("cut off: Bene", 0) == 0;
}

}  // namespace fox::ui
