#include "ui/play/play_layout.h"

namespace fox::ui {
namespace {

constexpr float kSideways = 480;  // dp: no higher is a phone that is held sideways

// The height of a place that is there to be read: half as much more as its words are larger.
float for_words(float height, float reading) {
  return height * (1 + (reading - 1) / 2);
}

// Tabs stand on the sheet's upper edge.
void lay_sheet(PlayLayout& at, Rect area, float dp, float tabs, float pad) {
  Rect row = area.cut_top(tabs);
  at.home = row.cut_left(50 * dp, 8 * dp);
  at.home.h = 48 * dp;
  at.referee = row.cut_right(50 * dp, 8 * dp);
  at.referee.h = 48 * dp;
  at.tabs = row;
  at.sheet = area;
  at.view = area.inset(pad, pad);
}

void lay_tray_high(PlayLayout& at, float dp) {
  Rect in = at.tray.inset(16 * dp, 12 * dp);
  at.actions = in.cut_bottom(54 * dp, 10 * dp);
  Rect lower = in.cut_bottom(116 * dp, 6 * dp);
  at.hand = in;
  at.fields = lower.cut_left(lower.w * .485F, 12 * dp);
  at.platter = lower;
  at.roles = {at.fields.x, at.fields.y, at.platter.right() - at.fields.x, at.fields.h};
  at.chips = Rect{at.tray.x, at.prompt.y, at.tray.w, at.hand.bottom() - at.prompt.y};
}

// The lower rows of a low tray.
Rect cut_roles(Rect& in, float dp, int rows) {
  if (rows == 0) return {};
  const float one = (in.h + 6 * dp) / static_cast<float>(rows + 1);
  return in.cut_bottom(one * static_cast<float>(rows) - 6 * dp, 6 * dp);
}

PlayLayout landscape(Rect screen, float dp, bool left_handed, bool shallow, int role_rows) {
  PlayLayout at;
  at.shape = shallow ? PlayShape::shallow : PlayShape::landscape;
  Rect all = screen.inset(12 * dp, 10 * dp);
  // What the sheet cannot use in width, the column takes, up to a half more.
  const float sheet_at_most = (all.h - 64 * dp) * 812 / 716 + 16 * dp;
  const float column =
      std::clamp(all.w - 12 * dp - sheet_at_most,
                 std::clamp(all.w * .34F, std::min(372 * dp, all.w * .5F), 416 * dp), 560 * dp);
  Rect side = left_handed ? all.cut_left(column, 12 * dp) : all.cut_right(column, 12 * dp);
  lay_sheet(at, all, dp, 48 * dp, 8 * dp);
  if (shallow) {
    Rect last = side.cut_bottom(48 * dp, 8 * dp);
    at.undo = last.cut_left(last.w * .6F, 8 * dp);
    at.redo = last;
    if (left_handed) std::swap(at.undo, at.redo);
    const float rows = static_cast<float>(role_rows) * 54 * dp;
    at.tray = side.cut_bottom(std::min(side.h * (role_rows > 0 ? .74F : .64F), 156 * dp + rows), 8 * dp);
    Rect in = at.tray.inset(10 * dp, 8 * dp);
    at.actions = in.cut_bottom(50 * dp, 6 * dp);
    at.roles = cut_roles(in, dp, role_rows);
    at.hand = at.fields = at.platter = in;
    at.prompt = side;
    at.chips = Rect{at.tray.x, at.prompt.y, at.tray.w, at.hand.bottom() - at.prompt.y};
    return at;
  }
  Rect last = side.cut_bottom(62 * dp, 16 * dp);
  at.undo = last.cut_left(last.w * .66F, 8 * dp);
  at.redo = last;
  if (left_handed) {
    at.undo.x = last.right() - at.undo.w;
    at.redo.x = side.x;
  }
  at.scores = side.cut_bottom(104 * dp, 10 * dp);
  at.happened = side.cut_bottom(78 * dp, 10 * dp);
  at.prompt = side.cut_top(128 * dp, 10 * dp);
  at.tray = side.cut_top(std::min(side.h, 400 * dp));
  lay_tray_high(at, dp);
  return at;
}

// A phone held sideways: the sheet has three fifths of the width, with the letters beside it.
PlayLayout sideways(Rect screen, float dp, bool left_handed, float reading, int role_rows) {
  PlayLayout at;
  at.shape = PlayShape::shallow;
  at.phone = true;
  Rect all = screen.inset(8 * dp, 6 * dp);
  const float column = std::clamp(all.w * .36F, 232 * dp, 320 * dp);
  Rect side = left_handed ? all.cut_left(column, 8 * dp) : all.cut_right(column, 8 * dp);
  lay_sheet(at, all, dp, 48 * dp, 4 * dp);
  at.letters = left_handed ? at.sheet.cut_left(36 * dp, 2 * dp) : at.sheet.cut_right(36 * dp, 2 * dp);
  at.view = at.sheet.inset(4 * dp, 4 * dp);
  Rect last = side.cut_bottom(48 * dp, 6 * dp);
  Rect turns = left_handed ? last.cut_left(104 * dp, 6 * dp) : last.cut_right(104 * dp, 6 * dp);
  at.undo = turns.column(0, 2, 8 * dp);
  at.redo = turns.column(1, 2, 8 * dp);
  at.scores = last;
  at.prompt = side.cut_top(for_words(80, reading) * dp, 6 * dp);
  at.tray = side;
  Rect in = side.inset(8 * dp, 7 * dp);
  at.actions = in.cut_bottom(50 * dp, 6 * dp);
  at.roles = cut_roles(in, dp, role_rows);
  at.hand = at.fields = at.platter = in;
  at.chips = Rect{at.tray.x, at.prompt.y, at.tray.w, at.hand.bottom() - at.prompt.y};
  return at;
}

PlayLayout portrait(Rect screen, float dp, bool left_handed) {
  PlayLayout at;
  at.shape = PlayShape::portrait;
  Rect all = screen.inset(12 * dp, 10 * dp);
  at.prompt = all.cut_top(90 * dp, 6 * dp);
  Rect last = all.cut_bottom(112 * dp, 8 * dp);
  Rect buttons = left_handed ? last.cut_left(last.w * .375F, 8 * dp) : last.cut_right(last.w * .375F, 8 * dp);
  at.undo = buttons.row(0, 2, 8 * dp);
  at.redo = buttons.row(1, 2, 8 * dp);
  at.scores = last;
  at.tray = all.cut_bottom(206 * dp, 8 * dp);
  Rect in = at.tray.inset(16 * dp, 10 * dp);
  at.actions = in.cut_bottom(54 * dp, 8 * dp);
  at.hand = in.cut_left(in.w * .53F, 16 * dp);
  at.fields = in.cut_left(in.w * .52F, 12 * dp);
  at.platter = in;
  at.roles = {at.fields.x, at.fields.y, at.platter.right() - at.fields.x, at.fields.h};
  at.chips = Rect{at.tray.x, at.tray.y, at.tray.w, at.actions.y - at.tray.y - 2 * dp};
  at.happened = all.cut_bottom(48 * dp, 8 * dp);
  lay_sheet(at, all, dp, 48 * dp, 8 * dp);
  return at;
}

PlayLayout phone(Rect screen, float dp, bool left_handed, float reading, int role_rows) {
  PlayLayout at;
  at.shape = PlayShape::phone;
  at.phone = true;
  Rect all = screen;
  at.prompt = all.cut_top(for_words(74, reading) * dp, 4 * dp).inset(8 * dp, 5 * dp);
  Rect last = all.cut_bottom(54 * dp).inset(6 * dp, 3 * dp);
  Rect turns = left_handed ? last.cut_left(104 * dp, 6 * dp) : last.cut_right(104 * dp, 6 * dp);
  at.undo = turns.column(0, 2, 8 * dp);
  at.redo = turns.column(1, 2, 8 * dp);
  at.referee = left_handed ? last.cut_left(48 * dp, 8 * dp) : last.cut_right(48 * dp, 8 * dp);
  at.scores = last.inset(0, 3 * dp);
  const float rows = static_cast<float>(role_rows) * 54 * dp;
  at.tray = all.cut_bottom(136 * dp + rows, 2 * dp).inset(4 * dp, 2 * dp);
  Rect in = at.tray.inset(8 * dp, 7 * dp);
  at.actions = in.cut_bottom(50 * dp, 6 * dp);
  at.roles = cut_roles(in, dp, role_rows);
  // Hand, fields and platter share the row by what lies on them (clever_tray.cpp).
  at.hand = at.fields = at.platter = in;
  at.chips = Rect{at.tray.x, at.tray.y, at.tray.w, at.actions.y - at.tray.y - 3 * dp};
  Rect middle = all.inset(2 * dp, 0);
  Rect row = middle.cut_top(50 * dp).inset(6 * dp, 0);
  at.home = row.cut_left(48 * dp, 6 * dp);
  at.home.h = 48 * dp;
  at.tabs = row;
  at.letters = left_handed ? middle.cut_left(40 * dp, 2 * dp) : middle.cut_right(40 * dp, 2 * dp);
  at.sheet = middle;
  at.view = middle.inset(2 * dp, 2 * dp);
  return at;
}

PlayShape shape_of(float w, float h) {
  if (w >= 560 && w / h >= 1.2F) return h < 720 || w < 900 ? PlayShape::shallow : PlayShape::landscape;
  return w >= 600 ? PlayShape::portrait : PlayShape::phone;
}

}  // namespace

LeastRoom least_room(const Rect& screen, float finger) {
  switch (shape_of(screen.w / finger, screen.h / finger)) {
    case PlayShape::landscape:
      return {1000, 790};
    case PlayShape::shallow:
      return {800, 390};
    case PlayShape::portrait:
      return {800, 1280};
    default:
      return {360, 640};
  }
}

PlayLayout lay_out(const Rect& screen, float dp, bool left_handed, float reading, int role_rows) {
  switch (shape_of(screen.w / dp, screen.h / dp)) {
    case PlayShape::landscape:
      return landscape(screen, dp, left_handed, false, role_rows);
    case PlayShape::shallow:
      if (screen.h / dp < kSideways) return sideways(screen, dp, left_handed, reading, role_rows);
      return landscape(screen, dp, left_handed, true, role_rows);
    case PlayShape::portrait:
      return portrait(screen, dp, left_handed);
    default:
      return phone(screen, dp, left_handed, reading, role_rows);
  }
}

}  // namespace fox::ui
