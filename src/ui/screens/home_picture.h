// The picture of a table on the first screen: two sheets, of which the one played last lies in front, a pen,
// dice.
#pragma once

#include "ui/screens/home.h"

namespace fox::ui {

// Around `center`, where there is room for it.
void draw_home_picture(Ui& ui, const Rect& room, Point center, float radius, const HomeData& data,
                       SheetLibrary& sheets);

}  // namespace fox::ui
