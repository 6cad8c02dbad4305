#include "ui/screens/sheet_tile.h"

#include <algorithm>
#include <string>

#include "ui/look/names.h"
#include "ui/screens/home.h"
#include "ui/screens/mini_sheet.h"
#include "ui/screens/parts.h"
#include "ui/screens/seats.h"

namespace fox::ui {

namespace {

const SheetInfo::Die& die_of(const SheetInfo& sheet, std::size_t area) {
  return sheet.dice[sheet.areas[area].die];
}

std::string facts_of(const Ui& ui, const SheetInfo& sheet) {
  const std::string least = std::to_string(sheet.min_players), most = std::to_string(sheet.max_players);
  std::string text = least == most ? ui.say("players-only", {{"count", most}})
                                   : ui.say("players-range", {{"least", least}, {"most", most}});
  const int foxes = sheet.foxes;
  if (foxes == 1) text += " · " + ui.say("fox-one");
  if (foxes > 1) text += " · " + ui.say("foxes", {{"count", std::to_string(foxes)}});
  return text;
}

void draw_twin_dice(Ui& ui, const Rect& picture, const SheetInfo& sheet, const SheetInfo& twin) {
  float y = picture.y + picture.h * .14F;
  const float w = std::min(ui.dp(38), picture.h * .22F), h = w * 1.32F;
  int face = 2;
  for (std::size_t area = 0; area < sheet.areas.size() && y + h < picture.bottom(); ++area) {
    const SheetInfo::Die& die = die_of(sheet, area);
    if (die.color == die_of(twin, area).color) continue;
    const std::string letter = letter_of(ui.words, sheet.id, die.id);
    draw_die(ui.canvas, ui.theme, {picture.right() - w * .75F, y, w, h},
             {.key = die.color, .letter = letter, .face = face});
    face = face % 6 + 3;
    y += h + ui.dp(8);
  }
}

}  // namespace

const SheetInfo* twin_of(const SheetInfo& sheet, const Sheets& sheets) {
  for (const SheetInfo& other : sheets) {
    const auto &mine = sheet.areas, &theirs = other.areas;
    if (other.id == sheet.id || mine.empty() || mine.size() != theirs.size()) continue;
    bool alike = true;
    for (std::size_t i = 0; i < mine.size(); ++i) alike = alike && mine[i].place == theirs[i].place;
    if (alike) return &other;
  }
  return nullptr;
}

bool draw_sheet_tile(Ui& ui, const Rect& rect, const SheetInfo& sheet, const SheetInfo* twin, bool chosen) {
  const bool tapped = tile(ui, "sheet." + sheet.id, rect, chosen, 16);
  Rect inside = rect.inset(ui.dp(8), ui.dp(10));
  const Rect facts = inside.cut_bottom(ui.dp(24), ui.dp(2));
  const Rect title = inside.cut_bottom(ui.dp(58), ui.dp(2));
  const Rect picture = inside.middle(std::min(inside.w - ui.dp(20), inside.h * 1.25F), inside.h);
  draw_mini(ui, picture, sheet,
            {.round = 4, .rounds = 6, .marked = .3F, .seed = static_cast<std::uint32_t>(sheet.id.size())});
  if (twin != nullptr) draw_twin_dice(ui, picture, sheet, *twin);
  if (chosen) tick_disc(ui, {rect.right() - ui.dp(24), rect.y + ui.dp(24)}, ui.dp(16));

  // "Name, what is different about it": the second part is smaller.
  const std::string name = sheet_title(ui.words, sheet.id);
  const std::size_t comma = name.find(", ");
  const Words loud{.size = 20, .weight = Weight::black, .color = ui.theme.ink, .align = Align::center};
  if (comma == std::string::npos) {
    label(ui, title, name, loud);
  } else {
    Rect lines = title;
    label(ui, lines.cut_top(title.h * .44F), name.substr(0, comma), loud);
    label(ui, lines, name.substr(comma + 2),
          {.size = 15, .weight = Weight::bold, .color = ui.theme.ink, .align = Align::center});
  }
  label(ui, facts, facts_of(ui, sheet),
        {.size = 16, .weight = Weight::regular, .color = ui.theme.ink2, .align = Align::center});
  return tapped;
}

}  // namespace fox::ui
