// Colours of a theme: one palette for desk, cards, ink and pen, and for every area what follows from its key
// colour. Values, no drawing.
#pragma once

#include <string_view>
#include <vector>

#include "core/named_enum.h"
#include "ui/frame/color.h"

namespace fox::ui {

FOX_NAMED_ENUM(ThemeId, paper, light, dark)

struct Theme {
  ThemeId id = ThemeId::paper;
  bool dark = false;
  Color tools, desk2, sheet, sheet_edge, card, tray, tray_edge, platter, platter_rim, button, control_edge;
  Color ink, ink2, pen, prompt, prompt_text, prompt_sub, fox, fox_cheeks, fox_on_prompt;
  Color veil;  // with its opacity
  Color badge, badge_edge, link, plate, lit, lit_ring, lit_digit,
      accent;                            // accent: the one button that goes on
  Color on_key;                          // letters on a key colour
  bool patterns = true, letters = true;  // on areas and dice; one of them can be enough for somebody
};

// What follows from an area's key colour.
struct AreaColors {
  Color key, panel, cell, border, back, lit, lit_digit, digit, spine, lip;
};

// A cell's ground, open and stepped back, and its edge.
struct CellTint {
  Color cell, back, border;
};
enum class CellShade : unsigned char { plain, grey, shaded, unshaded };

const Theme& theme_of(ThemeId id);
// From the table of hand-tuned values where the key is one of ours, else by the formulas.
AreaColors area_colors(const Theme& theme, Color key);
// Grey: for passive players only. Shaded, unshaded: where only some cells count for the lines of their area.
CellTint cell_tint(const Theme& theme, const AreaColors& colors, CellShade shade);
// Print that steps back: this much of the ink, and more where it could not be read.
Color faint(Color ground, Color ink, float share);

}  // namespace fox::ui
