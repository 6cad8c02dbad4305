#include "ui/look/signs.h"

#include <cmath>
#include <vector>

#include "ui/look/on_grid.h"
#include "ui/look/paths.h"

namespace fox::ui {
namespace {

// One stroke of a sign on the grid of 24: a path that is filled (width 0) or drawn, or a circle.
struct Part {
  const char* path = nullptr;
  float width = 0;
  Point center{};
  float radius = 0;
  bool ground = false;  // in the colour behind the sign
};

Part fill(const char* path) {
  return {path, 0, {}, 0, false};
}
Part draw(const char* path, float width) {
  return {path, width, {}, 0, false};
}
Part disc(float x, float y, float radius) {
  return {nullptr, 0, {x, y}, radius, false};
}
Part circle(float x, float y, float radius, float width) {
  return {nullptr, width, {x, y}, radius, false};
}
Part on_ground(Part part) {
  part.ground = true;
  return part;
}

using Parts = std::vector<Part>;

constexpr const char* kStar =
    "M12 1.6L15.2 8.4L22.6 9.3L17.2 14.4L18.6 21.8L12 18.1L5.4 21.8L6.8 14.4L1.4 9.3L8.8 8.4Z";

// Of the app's buttons.
Parts button_parts(Sign sign) {
  switch (sign) {
    case Sign::undo:
      return {draw("M8 8.6L14.4 8.6C18 8.6 20.4 11 20.4 14.2C20.4 17.4 18 19.8 14.4 19.8L9.4 19.8", 2.8f),
              fill("M2.4 8.6L9.6 3L9.6 14.2Z")};
    case Sign::redo:
      return {draw("M16 8.6L9.6 8.6C6 8.6 3.6 11 3.6 14.2C3.6 17.4 6 19.8 9.6 19.8L14.6 19.8", 2.8f),
              fill("M21.6 8.6L14.4 3L14.4 14.2Z")};
    case Sign::pencil:
      return {fill("M3.4 20.6L4.8 15.2L15.4 4.6L19.4 8.6L8.8 19.2Z"),
              fill("M16.8 3.2L18.2 1.8C19 1 20 1 20.8 1.8L22.2 3.2C23 4 23 5 22.2 5.8L20.8 7.2Z")};
    case Sign::check:
      return {draw("M4.4 12.8L9.8 18.2L19.8 6.4", 3.4f)};
    case Sign::home:
      return {fill(
          "M2.6 12L12 3.4L21.4 12L18.8 12L18.8 20.6L14.2 20.6L14.2 14.4L9.8 14.4L9.8 20.6L5.2 20.6L5.2 12Z")};
    case Sign::paper_sheet:
      return {draw("M4.6 2L19.4 2L19.4 22L4.6 22Z", 2.4f), draw("M8 7L16 7M8 11L16 11", 2.2f),
              draw("M8.6 16.4L10.8 18.6L15 13.8", 2.4f)};
    case Sign::referee:
      return {draw("M1.8 12.4L1.8 6L22 6L22 11L15 11", 2.4f), circle(8.6f, 13, 6.8f, 2.4f),
              disc(8.6f, 13, 2)};
    case Sign::history:
      return {fill("M2 14L6 14L6 21L2 21Z"), fill("M7.4 8.6L11.4 8.6L11.4 21L7.4 21Z"),
              fill("M12.8 12L16.8 12L16.8 21L12.8 21Z"), fill("M18.2 3L22.2 3L22.2 21L18.2 21Z")};
    case Sign::settings:
      return {draw("M2 5L4.6 5M11.4 5L22 5M2 12L12.6 12M19.4 12L22 12M2 19L7.6 19M14.4 19L22 19", 2.2f),
              circle(8, 5, 2.8f, 2.2f), circle(16, 12, 2.8f, 2.2f), circle(11, 19, 2.8f, 2.2f)};
    case Sign::lock:
      return {draw("M7.4 11L7.4 8C7.4 5 9.4 3.2 12 3.2C14.6 3.2 16.6 5 16.6 8L16.6 11", 2.4f),
              fill("M4.6 11L19.4 11L19.4 21L4.6 21Z"), draw("M4.6 11L19.4 11L19.4 21L4.6 21Z", 2.4f)};
    case Sign::add:
      return {draw("M4.6 12L19.4 12M12 4.6L12 19.4", 3.2f)};
    case Sign::minus:
      return {draw("M4.6 12L19.4 12", 3.2f)};
    case Sign::close:
      return {draw("M6 6L18 18M18 6L6 18", 3)};
    case Sign::photo:
      return {draw("M2.4 4.4L21.6 4.4L21.6 19.6L2.4 19.6Z", 2.4f), disc(8, 9.6f, 1.9f),
              draw("M4 18.6L10.4 13.4L13.4 16L17.2 11.6L20.6 15.4", 2.2f)};
    case Sign::more:
      return {disc(5, 12, 2.2f), disc(12, 12, 2.2f), disc(19, 12, 2.2f)};
    default:
      return {};
  }
}

// Of what stands on sheets and is said of players; the others are the app's.
Parts parts_of(Sign sign) {
  switch (sign) {
    case Sign::fox:
      return {};
    case Sign::reroll:
      return {draw("M4.4 11.4C4.7 7.4 7.9 4.4 12 4.4C14.5 4.4 16.6 5.5 18 7.2", 2.6f),
              draw("M19.6 12.6C19.3 16.6 16.1 19.6 12 19.6C9.5 19.6 7.4 18.5 6 16.8", 2.6f),
              fill("M20.8 2.8L20.6 10.2L14.2 8Z"), fill("M3.2 21.2L3.4 13.8L9.8 16Z")};
    case Sign::plus1:
      return {draw("M2.6 12.4L11 12.4M6.8 8.2L6.8 16.6", 3), draw("M14.2 8.6L18.2 5L18.2 19.2", 3.2f)};
    case Sign::back:
      return {draw("M4.4 20.6L19.6 20.6", 2.6f), draw("M9.6 6.6C14.6 5.8 18.4 9.2 17.8 16.4", 2.8f),
              fill("M3 7.6L10.8 2.2L11.2 11.6Z")};
    case Sign::any_number:
      return {draw("M5 8.6L19 8.6M5 15.4L19 15.4M9.8 3.8L8 20.2M16 3.8L14.2 20.2", 2.6f)};
    case Sign::question:
      return {
          draw("M7.4 8.4C7.4 5.2 9.4 3.4 12.2 3.4C15 3.4 16.9 5.2 16.9 7.8C16.9 11 12.4 11.2 12.2 14.8", 3),
          disc(12.1f, 19.6f, 1.9f)};
    case Sign::cross:
      return {draw("M5.4 5.6C9.6 9.4 14.2 14.2 18.8 18.6M18.4 5.2C14 9.6 9.6 14.4 5.2 18.8", 3.6f)};
    case Sign::player:
      return {disc(12, 7.4f, 4), fill("M5.6 20.4C5.6 15.4 8 12.6 12 12.6C16 12.6 18.4 15.4 18.4 20.4Z")};
    case Sign::star:
      return {on_ground(fill(kStar)), draw(kStar, 1.6f)};
    case Sign::lowest:
      return {fill("M3 3L8 3L8 9L3 9Z"), fill("M9.6 3L14.6 3L14.6 13L9.6 13Z"),
              fill("M16.2 3L21.2 3L21.2 7L16.2 7Z"), fill("M2.4 17L21.6 17L21.6 19.6L2.4 19.6Z")};
    case Sign::fault:
      return {disc(12, 12, 11), on_ground(draw("M12 6.4L12 13.2", 3)), on_ground(disc(12, 17.4f, 1.8f))};
    case Sign::companion:
      return {disc(12, 12, 11), on_ground(draw("M7.4 7.4L16.6 16.6M16.6 7.4L7.4 16.6", 3))};
    case Sign::seer:
      return {draw("M1.6 12.4C4.4 7.4 8 5 12 5C16 5 19.6 7.4 22.4 12.4C19.6 17.2 16 19.6 12 19.6C8 19.6 4.4 "
                   "17.2 1.6 12.4Z",
                   2.4f),
              disc(12, 12.3f, 4.1f)};
    case Sign::jester:
      return {fill("M6.2 16.6C6.4 11.4 5 9.2 2.6 13.4C1.4 6.6 8.4 3 12 9.6C15.6 3 22.6 6.6 21.4 13.4C19 9.2 "
                   "17.6 11.4 "
                   "17.8 16.6Z"),
              disc(2.6f, 15.4f, 2), disc(21.4f, 15.4f, 2), draw("M6.4 20L17.6 20", 3)};
    case Sign::stop:
      return {
          fill("M6 4L18 4C19.2 4 20 4.8 20 6L20 18C20 19.2 19.2 20 18 20L6 20C4.8 20 4 19.2 4 18L4 6C4 4.8 "
               "4.8 4 6 "
               "4Z")};
    default:
      return button_parts(sign);
  }
}

struct Shape {
  Part part;
  std::vector<PathLine> lines;
};

const std::vector<Shape>& shapes_of(Sign sign) {
  static const auto all = [] {
    std::vector<std::vector<Shape>> signs;
    for (int s = 0; s <= static_cast<int>(Sign::photo); ++s) {
      signs.emplace_back();
      for (const Part& part : parts_of(static_cast<Sign>(s)))
        signs.back().push_back(
            {part, part.path == nullptr ? std::vector<PathLine>() : flatten(part.path, 10)});
    }
    return signs;
  }();
  return all[static_cast<std::size_t>(sign)];
}

void draw_parts(Canvas& canvas, Sign sign, const OnGrid& onto, Color ink) {
  const bool light_ink = contrast(ink, rgb(0x000000)) > 8;
  const Color ground = light_ink ? rgb(0x1E2233) : rgb(0xFFFDF8);
  for (const auto& [part, lines] : shapes_of(sign)) {
    const Color color = part.ground ? ground : ink;
    for (const auto& line : lines) draw_line(canvas, onto, line, part.width, color);
    if (part.radius <= 0) continue;
    if (part.width > 0)
      canvas.ring(onto(part.center), part.radius * onto.unit(), color, part.width * onto.unit());
    else
      canvas.disc(onto(part.center), part.radius * onto.unit(), color);
  }
}

void draw_parts_of_fox(Canvas& canvas, const OnGrid& onto, Color fur, Color cheeks) {
  const Color dark = rgb(0x1E2233);
  draw_path(canvas, onto,
            "M3 2.4C3.9 2 4.8 2.3 5.4 3L8.8 6.6C10.9 5.9 13.1 5.9 15.2 6.6L18.6 3C19.2 2.3 20.1 2 21 "
            "2.4C21.7 6 21.8 9.6 "
            "20.9 12.6L19.6 13.4L12 20L4.4 13.4L3.1 12.6C2.2 9.6 2.3 6 3 2.4Z",
            0, fur);
  draw_path(canvas, onto, "M4.6 5.2L7 8C6 8.6 5.2 9.4 4.7 10.4C4.3 8.7 4.3 6.8 4.6 5.2Z", 0, dark);
  draw_path(canvas, onto, "M19.4 5.2L17 8C18 8.6 18.8 9.4 19.3 10.4C19.7 8.7 19.7 6.8 19.4 5.2Z", 0, dark);
  draw_path(canvas, onto,
            "M3.1 12.6C6.4 12.2 9.6 13.6 12 18.2C14.4 13.6 17.6 12.2 20.9 12.6C19.6 16.4 15.6 20.4 13.2 "
            "21.8C12.4 22.2 "
            "11.6 22.2 10.8 21.8C8.4 20.4 4.4 16.4 3.1 12.6Z",
            0, cheeks);
  for (const float x : {8.3f, 15.7f}) canvas.disc(onto({x, 12}), 1.25f * onto.unit(), dark);
  canvas.disc(onto({12, 20.3f}), 1.7f * onto.unit(), dark);
}

}  // namespace

int letters_in(std::string_view text) {
  int letters = 0;
  for (const char c : text) letters += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  return letters;
}

void draw_sign(Canvas& canvas, Sign sign, const Rect& square, Color ink) {
  canvas.shape(ShapeKey("sign", sign, square.w, ink), {square.x, square.y}, [&] {
    draw_parts(canvas, sign, {{0, 0, square.w, square.h}}, ink);
  });
}

void draw_fox(Canvas& canvas, const Rect& square, const Theme& theme, bool on_prompt) {
  const Color fur = on_prompt ? theme.fox_on_prompt : theme.fox;
  canvas.shape(ShapeKey("fox", square.w, fur, theme.fox_cheeks), {square.x, square.y}, [&] {
    draw_parts_of_fox(canvas, {{0, 0, square.w, square.h}}, fur, theme.fox_cheeks);
  });
}

void draw_badge(Canvas& canvas, const Theme& theme, Sign sign, const Rect& square) {
  const float radius = square.w / 2 * .97f;
  canvas.disc(square.center(), radius, theme.badge);
  canvas.ring(square.center(), radius - square.w * .024f, theme.badge_edge, square.w * .048f);
  if (sign == Sign::fox) {
    draw_fox(canvas, square.inset(square.w * .14f).moved(0, square.w * .01f), theme, false);
  } else {
    draw_sign(canvas, sign, square.inset(square.w * (sign == Sign::plus1 ? .2f : .23f)), theme.badge_edge);
  }
}

namespace {

void draw_what(Canvas& canvas, const Rect& box, std::string_view what, Color ink) {
  if (what.empty())
    draw_sign(canvas, Sign::cross, box.middle(box.h * .76f, box.h * .76f), ink);
  else if (what == "?")
    draw_sign(canvas, Sign::question, box.middle(box.h * .64f, box.h * .64f), ink);
  else
    canvas.text(box, what, {box.h * .66f, Weight::black, ink, Align::center});
}

}  // namespace

void draw_pill(Canvas& canvas, const Theme& theme, const Rect& rect, Color key, std::string_view letter,
               std::string_view what) {
  const float radius = rect.h * .24f;
  canvas.fill(rect, key, radius);
  canvas.stroke(rect, theme.dark ? theme.badge : theme.badge_edge, rect.h * .05f, radius);
  const bool two = letters_in(letter) > 1;
  Rect left = rect, right = rect;
  left.w = rect.w * (two ? .56f : .5f);
  left.x += rect.w * .01f;
  right.x = rect.x + rect.w * (two ? .52f : .41f);
  right.w = rect.right() - rect.w * .03f - right.x;
  canvas.text(left, letter, {rect.h * (two ? .5f : .54f), Weight::black, theme.on_key, Align::center});
  draw_what(canvas, right, what, theme.on_key);
}

void draw_free_mark(Canvas& canvas, const Theme& theme, const Rect& rect, bool turned_round,
                    std::string_view what) {
  const Color on = theme.dark ? rgb(0x14171E) : theme.badge,
              ink = theme.dark ? rgb(0xF3EEE2) : theme.badge_edge;
  canvas.fill(rect, turned_round ? on : ink, rect.h * .22f);
  draw_what(canvas, rect, what, turned_round ? ink : on);
}

}  // namespace fox::ui
