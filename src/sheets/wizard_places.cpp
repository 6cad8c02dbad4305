#include "sheets/wizard_places.h"

#include <algorithm>

namespace fox {

using wizard::Places;
using wizard::SheetDef;

namespace {

Box read_box(TableReader& table, const std::string& key) {
  if (table.need(key) == nullptr) return {};
  const auto n = table.numbers(key, 4);
  if (n.empty()) return {};
  if (n[2] <= 0 || n[3] <= 0) table.problem(key, "expected a width and a height above 0");
  return {n[0], n[1], n[2], n[3]};
}

struct Step {
  double x = 0, y = 0;
};

Step read_step(TableReader& table) {
  if (table.need("step") == nullptr) return {};
  const auto n = table.numbers("step", 2);
  return n.empty() ? Step{} : Step{n[0], n[1]};
}

Box moved(const Box& box, double x, double y) {
  return {box.x + x, box.y + y, box.w, box.h};
}

void read_rows(TableReader& top, const SheetDef& sheet, Places& places) {
  const TomlValue* value = top.need("rows");
  if (value == nullptr) return;
  TableReader table(*value, "rows", top.problems());
  const Box place = read_box(table, "place"), first = read_box(table, "first_cell");
  const Step step = read_step(table);
  for (int r = 0; r <= wizard::colours(sheet); ++r) {
    const int cells = r < wizard::colours(sheet) ? wizard::columns(sheet) : sheet.jester_fields;
    wizard::Row row;
    row.place = moved(place, 0, r * step.y);
    for (int c = 0; c < cells; ++c) row.cells.push_back(moved(first, c * step.x, r * step.y));
    places.rows.push_back(std::move(row));
  }
  table.finish();
}

void read_circles(TableReader& top, const SheetDef& sheet, Places& places) {
  const TomlValue* value = top.need("circles");
  if (value == nullptr) return;
  TableReader table(*value, "circles", top.problems());
  const Box first = read_box(table, "first");
  const Step step = read_step(table);
  places.bonus = read_box(table, "bonus_place");
  const auto [low, high] = std::minmax_element(sheet.targets.begin(), sheet.targets.end());
  const bool longer = sheet.targets.empty() ? table.has("further") : *low < *high;
  const Box further = longer ? read_box(table, "further") : Box{};
  for (int i = 0; !sheet.targets.empty() && i < *high; ++i)
    places.circles.push_back(i < *low ? moved(first, i * step.x, i * step.y)
                                      : moved(further, (i - *low) * step.x, (i - *low) * step.y));
  table.finish();
}

// --- what is placed must be seen, and be hit where it is touched ---

bool inside(const Box& box, const Box& outer) {
  return box.x >= outer.x && box.y >= outer.y && box.x + box.w <= outer.x + outer.w &&
         box.y + box.h <= outer.y + outer.h;
}

bool overlap(const Box& a, const Box& b) {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

bool apart(const std::vector<Box>& boxes) {
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t j = i + 1; j < boxes.size(); ++j)
      if (overlap(boxes[i], boxes[j])) return false;
  return true;
}

void problem_in(TableReader& top, const char* table, const char* key, const std::string& text) {
  const TomlValue* at = top.value().find(table);
  if (const TomlValue* below = at->find(key)) at = below;
  note_problem(top.problems(), *at, std::string(table) + "." + key, text);
}

}  // namespace

void read_wizard_places(TableReader& top, SheetDef& sheet) {
  Places& places = sheet.places;
  if (top.need("page") != nullptr)
    if (const auto page = top.numbers("page", 2); !page.empty())
      places.width = page[0], places.height = page[1];
  places.heads = read_box(top, "heads_place");
  places.sums = read_box(top, "sums_place");
  places.total = read_box(top, "total_place");
  read_rows(top, sheet, places);
  read_circles(top, sheet, places);
}

void check_wizard_places(TableReader& top, const SheetDef& sheet) {
  const Places& places = sheet.places;
  const Box page{0, 0, places.width, places.height};
  const auto on_page = [&](const Box& box) { return inside(box, page); };
  std::vector<Box> panels, circles = places.circles;
  bool cells_inside = true, cells_apart = true;
  for (const auto& row : places.rows) {
    panels.push_back(row.place);
    cells_apart = cells_apart && apart(row.cells);
    cells_inside = cells_inside && std::all_of(row.cells.begin(), row.cells.end(),
                                               [&](const Box& cell) { return inside(cell, row.place); });
  }
  circles.push_back(places.bonus);
  if (!std::all_of(panels.begin(), panels.end(), on_page))
    problem_in(top, "rows", "place", "a row lies outside the page");
  if (!apart(panels)) problem_in(top, "rows", "step", "rows cover each other");
  if (!cells_inside) problem_in(top, "rows", "first_cell", "a field lies outside its row");
  if (!cells_apart) problem_in(top, "rows", "step", "fields cover each other");
  if (!std::all_of(circles.begin(), circles.end(), on_page))
    problem_in(top, "circles", "first", "a circle or the bonus lies outside the page");
  if (!apart(circles)) problem_in(top, "circles", "step", "circles cover each other or the bonus");
  if (!on_page(places.heads)) top.problem("heads_place", "lies outside the page");
  if (!on_page(places.sums)) top.problem("sums_place", "lies outside the page");
  if (!on_page(places.total)) top.problem("total_place", "lies outside the page");
}

}  // namespace fox
