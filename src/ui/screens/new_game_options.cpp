#include "ui/screens/new_game_options.h"

#include <algorithm>

#include "sheets/switch_words.h"
#include "ui/screens/parts.h"
#include "ui/screens/seats.h"

namespace fox::ui {
namespace {

float tile_width(const Ui& ui, float width) {
  return (width - ui.dp(32 + 10)) / 2;
}

// The highest of them all: they stand in rows of one height.
float row_height(Ui& ui, const SheetInfo& sheet, float width) {
  float height = 0;
  for (const auto& option : sheet.options)
    for (const std::string& value : option.values)
      height = std::max(
          height, ui.canvas.paragraph_height(value_more_words(option, value, ui.words),
                                             tile_width(ui, width) - ui.dp(24), ui.dp(16), Weight::regular));
  return std::max(touch(ui, kTouch), ui.dp(10 + 34 + 10) + height);
}

}  // namespace

float options_height(Ui& ui, const SheetInfo& sheet, float width) {
  const auto rows = static_cast<float>(sheet.options.size());
  return ui.dp(16 + 28 + 8 + 16) + rows * row_height(ui, sheet, width) + (rows - 1) * ui.dp(10);
}

void draw_options(Ui& ui, const Rect& where, NewGameState& state, const SheetInfo& sheet) {
  card(ui, where);
  Rect inside = where.inset(ui.dp(16));
  one_line(ui, inside.cut_top(ui.dp(28), ui.dp(8)), ui.say("how-play"),
           {.size = 20, .weight = Weight::black, .color = ui.theme.ink});
  const int rows = static_cast<int>(sheet.options.size());
  for (int row = 0; row < rows; ++row) {
    const auto& option = sheet.options[static_cast<std::size_t>(row)];
    const std::string now = rule_value(state, option);
    const int values = static_cast<int>(option.values.size());
    for (int i = 0; i < values; ++i) {
      const std::string& value = option.values[static_cast<std::size_t>(i)];
      const Rect rect = inside.row(row, rows, ui.dp(10)).column(i, values, ui.dp(10));
      const bool chosen = value == now;
      if (tile(ui, "option." + option.id + "." + value, rect, chosen)) {
        if (i == 0)
          state.rules.erase(option.id);
        else
          state.rules[option.id] = value;
      }
      Rect in = rect.inset(ui.dp(12), ui.dp(8));
      Rect head = in.cut_top(ui.dp(34), ui.dp(2));
      if (value == kOn && in.w > ui.dp(160))
        draw_sign(ui.canvas, Sign::star, head.cut_right(ui.dp(24)).middle(ui.dp(24), ui.dp(24)),
                  ui.theme.ink);
      radio(ui, head.cut_left(ui.dp(28), ui.dp(10)).center(), ui.dp(13), chosen);
      label(ui, head, value_words(option, value, ui.words),
            {.size = 20, .weight = Weight::black, .color = ui.theme.ink});
      label(ui, in, value_more_words(option, value, ui.words),
            {.size = 16, .weight = Weight::regular, .color = ui.theme.ink2});
    }
  }
}

}  // namespace fox::ui
