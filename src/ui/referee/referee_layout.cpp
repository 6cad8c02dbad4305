#include "ui/referee/referee_layout.h"

#include <algorithm>

#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

constexpr float kList = 110;  // the least height in which a list helps

bool is_wide(const Ui& ui) {
  return ui.screen.w >= ui.dp(560) && ui.screen.w >= ui.screen.h * 1.2F;
}

Rect inside(const Ui& ui) {
  const bool small = referee_is_small(ui);
  return ui.screen.inset(ui.dp(small ? 8 : 12), ui.dp(small ? 6 : 10));
}

// What the sheet cannot use in width, the column beside it takes.
float column_width(const Ui& ui) {
  const Rect all = inside(ui);
  const float sheet_at_most = (all.h - ui.dp(64)) * 812 / 716 + ui.dp(16);
  const float least = std::max(std::min(ui.dp(372), all.w * .5F), std::min(all.w * .34F, ui.dp(430)));
  return std::clamp(all.w - ui.dp(12) - sheet_at_most, least, ui.dp(560));
}

}  // namespace

bool referee_is_small(const Ui& ui) {
  return ui.screen.w < ui.dp(600) || ui.screen.h < ui.dp(560);
}

float verdict_width(const Ui& ui) {
  return is_wide(ui) ? column_width(ui) : inside(ui).w;
}

RefereeLayout lay_out_referee(const Ui& ui, const RefereeHeights& wanted) {
  const float table = wanted.table;
  RefereeLayout at;
  const auto dp = [&](float value) { return ui.dp(value); };
  at.wide = is_wide(ui);
  at.small = referee_is_small(ui);
  Rect all = inside(ui);
  const float foot = touch(ui, at.small ? kTouch : 60);
  Rect sheet;
  if (at.wide) {
    Rect side = all.cut_right(column_width(ui), dp(12));
    at.buttons = side.cut_bottom(foot, dp(8));
    // The answer is read whole, if what lies below has to be scrolled.
    const float needed = std::min(wanted.verdict, side.h * .72F);
    const float room = std::max(needed, side.h - table - dp(8));
    float verdict =
        std::min(room, std::max(needed, std::clamp(side.h * .34F, dp(at.small ? 96 : 200), dp(270))));
    if (room - verdict < dp(kList)) verdict = room;  // no list: the answer has it all
    at.verdict = side.cut_top(verdict, dp(8));
    at.table = side;
    sheet = all;
  } else {
    at.verdict = all.cut_top(std::clamp(wanted.verdict, dp(at.small ? 120 : 190), all.h * .34F), dp(8));
    at.buttons = all.cut_bottom(foot, dp(8));
    at.table = all.cut_bottom(std::min(table, all.h * .5F), dp(8));
    // What the sheet leaves over goes to what is allowed.
    const float spare = all.h - touch(ui, kTouch) - all.w * .94F - dp(20);
    if (spare > dp(kList)) {
      at.table.y -= spare;
      at.table.h += spare;
      all.h -= spare;
    }
    sheet = all;
  }
  Rect row = sheet.cut_top(touch(ui, kTouch));
  at.back = row.cut_left(touch(ui, 50), dp(8));
  at.tabs = row;
  at.sheet = sheet;
  at.view = sheet.inset(dp(at.small ? 4 : 8));
  return at;
}

}  // namespace fox::ui
