// The canvas's text: measured, shrunk, shortened, wrapped, drawn letter by letter from the atlas.
#include <imgui.h>

#include <cmath>

#include "ui/frame/canvas.h"
#include "ui/frame/utf8.h"

namespace fox::ui {
namespace {

constexpr float kSlack = 0.51f;  // pixels: what was measured fits where it was measured

}  // namespace

bool Canvas::visible(const Rect& box) const {
  return !box.intersect(clip()).empty();
}

bool Canvas::has(char32_t character) const {
  return fonts_.has(Weight::regular, character) && fonts_.has(Weight::bold, character) &&
         fonts_.has(Weight::black, character);
}

float Canvas::text_width(std::string_view text, float size, Weight weight) {
  float width = 0;
  char32_t before = 0;
  while (!text.empty()) {
    const char32_t character = take_character(text);
    width += fonts_.advance(weight, Fonts::whole(size), character, before);
    before = character;
  }
  return width;
}

void Canvas::letters(Point pen, std::string_view text, int size, Weight weight, Color color) {
  const float base = std::round(pen.y), pixel = 1.f / static_cast<float>(fonts_.side());
  char32_t before = 0;
  float x = pen.x, advance = 0;
  while (!text.empty()) {
    const char32_t character = take_character(text);
    advance = fonts_.advance(weight, size, character, before);
    const float kern = before == 0 ? 0 : advance - fonts_.advance(weight, size, character);
    const float place = std::floor((x + kern) * 4 + .5f) / 4, left = std::floor(place);
    const Glyph& glyph = fonts_.glyph(weight, size, character, static_cast<int>((place - left) * 4));
    if (glyph.width > 0) {
      const ImVec2 from(left + glyph.left, base + glyph.top), to(from.x + glyph.width, from.y + glyph.height);
      const ImVec2 uv(static_cast<float>(glyph.x) * pixel, static_cast<float>(glyph.y) * pixel);
      const ImVec2 uv_to(static_cast<float>(glyph.x + glyph.width) * pixel,
                         static_cast<float>(glyph.y + glyph.height) * pixel);
      list_->PrimReserve(6, 4);
      list_->PrimRectUV(from, to, uv, uv_to, color);
    }
    x += advance;
    before = character;
  }
}

std::string Canvas::shortened(std::string_view text, float width, int size, Weight weight) {
  while (!text.empty()) {
    text.remove_suffix(last_character(text));
    while (text.ends_with(' ')) text.remove_suffix(1);
    std::string tried = std::string(text) + "…";
    if (text.empty() || text_width(tried, static_cast<float>(size), weight) <= width + kSlack) return tried;
  }
  return {};
}

void Canvas::text(const Rect& box, std::string_view text, const TextStyle& style, float smallest) {
  if (text.empty()) return;
  int size = Fonts::whole(style.size);
  const int least = smallest > 0 ? Fonts::whole(smallest) : size;
  float width = text_width(text, static_cast<float>(size), style.weight);
  while (width > box.w + kSlack && size > least)
    width = text_width(text, static_cast<float>(--size), style.weight);
  std::string shorter;
  std::string_view shown = text;
  const bool seen = visible(box);
  if (width > box.w + kSlack) {
    if (seen) cut_off_.emplace_back(text);
    shorter = shortened(text, box.w, size, style.weight);
    shown = shorter;
    width = text_width(shown, static_cast<float>(size), style.weight);
  }
  if (!seen) return;
  texts_.emplace_back(text);
  const float free = box.w - width;
  const float x = box.x + (style.align == Align::left ? 0 : style.align == Align::center ? free / 2 : free);
  letters({x, box.center().y + fonts_.capital_height(style.weight, size) / 2}, shown, size, style.weight,
          style.color);
}

// Where to break: at spaces, at line ends, and within a word that is wider than the box. `fits` is told
// whether no word had to be broken.
std::vector<std::string_view> Canvas::lines(std::string_view text, float width, int size, Weight weight,
                                            bool* fits) {
  std::vector<std::string_view> found;
  std::size_t begin = 0, last_break = 0;  // of the line; behind the last word that fitted
  float so_far = 0;
  char32_t before = 0;
  std::string_view rest = text;
  const auto end_line = [&](std::size_t end, std::size_t next) {
    found.push_back(text.substr(begin, end - begin));
    begin = last_break = next;
    so_far = 0;
    before = 0;
    rest = text.substr(next);
  };
  while (!rest.empty()) {
    const std::size_t at = text.size() - rest.size();
    const char32_t character = take_character(rest);
    if (character == '\n') {
      end_line(at, at + 1);
      continue;
    }
    if (character == ' ' && at > begin) last_break = at;
    so_far += fonts_.advance(weight, size, character, before);
    before = character;
    if (so_far <= width + kSlack || character == ' ' || at == begin) continue;
    if (last_break > begin) {
      end_line(last_break, last_break + 1);
    } else {
      if (fits != nullptr) *fits = false;
      end_line(at, at);
    }
  }
  if (begin < text.size()) found.push_back(text.substr(begin));
  return found;
}

float Canvas::paragraph(const Rect& box, std::string_view text, const TextStyle& style, float smallest) {
  if (text.empty()) return 0;
  int size = Fonts::whole(style.size);
  const int least = smallest > 0 ? Fonts::whole(smallest) : size;
  std::vector<std::string_view> rows;
  bool whole_words = true;
  std::size_t room = 0;
  for (;; --size) {
    whole_words = true;
    rows = lines(text, box.w, size, style.weight, &whole_words);
    room = static_cast<std::size_t>(std::max(1.f, (box.h + kSlack) / fonts_.line_height(size)));
    if ((whole_words && rows.size() <= room) || size <= least) break;
  }
  const bool seen = visible(box);
  const float step = fonts_.line_height(size);
  const bool cut = rows.size() > room;
  if (seen && (cut || !whole_words)) cut_off_.emplace_back(text);
  if (seen) texts_.emplace_back(text);
  rows.resize(std::min(rows.size(), room));
  for (std::size_t i = 0; seen && i < rows.size(); ++i) {
    std::string shorter;
    if (cut && i + 1 == rows.size())
      rows[i] = shorter = shortened(std::string(rows[i]) + "  ", box.w, size, style.weight);
    const float free = box.w - text_width(rows[i], static_cast<float>(size), style.weight);
    const float x = box.x + (style.align == Align::left ? 0 : style.align == Align::center ? free / 2 : free);
    const float middle = box.y + step * (static_cast<float>(i) + .5f);
    letters({x, middle + fonts_.capital_height(style.weight, size) / 2}, rows[i], size, style.weight,
            style.color);
  }
  return step * static_cast<float>(rows.size());
}

float Canvas::paragraph_height(std::string_view text, float width, float size, Weight weight) {
  const int drawn = Fonts::whole(size);
  return fonts_.line_height(drawn) * static_cast<float>(lines(text, width, drawn, weight, nullptr).size());
}

}  // namespace fox::ui
