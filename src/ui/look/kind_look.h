// What an area looks like by the kind that it is: how its fields are laid out, and what is printed round
// them. Each kind has a file named after it, as row_look.cpp; what several of them draw is declared here.
#pragma once

#include "core/clever/areas/kind.h"
#include "ui/look/sheet_paint.h"

namespace fox::ui {

struct KindLook {
  // Rows and columns; one row, in several lines where it is too long; or two sides of a middle.
  enum class Fields : unsigned char { grid, row, sides } fields;
  void (*links)(const AreaPaint& paint);  // beneath the fields: lines to the signs of what they give
  void (*print)(const AreaPaint& paint);  // points, the order of numbers
};

#define FOX_X(name, Kind) KindLook look_of(clever::Kind);
FOX_CLEVER_AREA_KINDS(FOX_X)
#undef FOX_X

KindLook look_of(clever::AreaKind kind);

// ---- of rows
Color ink_on_panel(const AreaPaint& paint);
Color link_color(const AreaPaint& paint);
void paint_field_links(const AreaPaint& paint);
void paint_row_print(const AreaPaint& paint);

}  // namespace fox::ui
