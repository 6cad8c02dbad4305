#include "ui/screens/home_picture.h"

#include <array>
#include <utility>

#include "ui/look/names.h"
#include "ui/screens/mini_sheet.h"
#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

// The sheet played last lies in front.
std::pair<std::optional<SheetInfo>, std::optional<SheetInfo>> front_and_back(const HomeData& data,
                                                                             SheetLibrary& sheets) {
  std::string first = !data.running.empty() ? data.running.front().header.sheet
                      : data.last           ? data.last->sheet
                                            : std::string();
  std::optional<SheetInfo> front, back;
  if (!first.empty()) front = sheet_info(sheets, first);
  for (const std::string& id : sheets.ids()) {
    if (front && (back || id == front->id)) continue;
    (front ? back : front) = sheet_info(sheets, id);
  }
  return {front, back};
}

}  // namespace

void draw_home_picture(Ui& ui, const Rect& room, Point center, float radius, const HomeData& data,
                       SheetLibrary& sheets) {
  if (room.w < ui.dp(240) || room.h < ui.dp(200)) return;
  ui.canvas.disc(center, radius, mix(ui.theme.tools, ui.theme.desk2, .55F));
  const auto [front, back] = front_and_back(data, sheets);
  // All of it is laid out on a circle of 372, as it was first drawn.
  const float unit = radius / 372;
  const auto box = [&](float x, float y, float w, float h) {
    return Rect{center.x + (x - w / 2) * unit, center.y + (y - h / 2) * unit, w * unit, h * unit};
  };
  if (back) draw_mini(ui, box(75, -88, 384, 384), *back, {.turned = 8, .round = 3, .marked = .3F, .seed = 5});
  if (front)
    draw_mini(ui, box(-45, 65, 420, 420), *front, {.turned = -7, .round = 4, .marked = .36F, .seed = 23});
  draw_pen(ui, center + Point{90, 285} * unit, center + Point{290, 130} * unit, 34 * unit);
  if (!front || front->dice.size() < 4) return;
  const std::array<std::pair<Point, int>, 3> dice{{{{88, 295}, 6}, {{130, 195}, 5}, {{198, 262}, 3}}};
  for (std::size_t i = 0; i < dice.size(); ++i) {
    const SheetInfo::Die& die = front->dice[i == 0 ? 0 : i == 1 ? 3 : 1];
    draw_die(ui.canvas, ui.theme, box(dice[i].first.x, dice[i].first.y, 66, 87),
             {.key = die.color, .letter = letter_of(ui.words, front->id, die.id), .face = dice[i].second});
  }
}

}  // namespace fox::ui
