// What a frame does wrong by the measures of the house: targets that are too small for a finger or lie upon
// each other, texts that are cut off.
#pragma once

#include <string>
#include <vector>

#include "ui/frame/layout.h"

namespace fox::ui {

// One line each, lengths in dp.
std::vector<std::string> faults_of(const Layout& layout, const std::vector<std::string>& cut_off,
                                   const Rect& screen);

}  // namespace fox::ui
