#include "ui/screens/parts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fox::ui {

namespace {

constexpr float kLineOfBox = .8F;  // the most of a box's height that large text makes of a line
constexpr float kNearly = .86F;    // how much smaller a line may become before it is broken

struct Look {
  Color ground, edge, ink, soft;
  float width;
};

Look look_of(const Theme& theme, const ButtonLook& button) {
  Look look{theme.button, theme.control_edge, theme.ink, theme.ink2, 1.8F};
  if (button.kind == ButtonLook::Kind::accent)
    look = {theme.accent, theme.dark ? theme.accent : theme.ink, theme.on_key, theme.on_key, 2.4F};
  if (button.kind == ButtonLook::Kind::quiet) look = {0, 0, theme.ink, theme.ink2, 0};
  if (!button.able) {
    look.ground = button.kind == ButtonLook::Kind::quiet ? 0 : mix(theme.button, theme.desk2, .4F);
    look.edge = theme.sheet_edge;
    look.ink = look.soft = theme.ink2;
    look.width = std::min(look.width, 1.8F);
  }
  return look;
}

void draw_ground(Ui& ui, std::string_view name, const Rect& rect, const Look& look, float radius) {
  const Color color =
      look.ground == 0 && ui.pressed(name) ? fade(ui.theme.ink, .08F) : ground(ui, name, look.ground);
  if (color != 0) ui.canvas.fill(rect, color, radius);
  if (look.width > 0) ui.canvas.stroke(rect, look.edge, ui.dp(look.width), radius);
}

float text_height(float size) {
  return size * 1.25F;
}

}  // namespace

// ---- how much room there is
Shape shape_of(const Ui& ui) {
  const float w = ui.screen.w / ui.scale, h = ui.screen.h / ui.scale;
  if (w >= 900 && w >= h * 1.2F) return Shape::landscape;
  return w >= 600 ? Shape::portrait : Shape::phone;
}

float growth(const Rect& screen, float scale) {
  const float w = screen.w / scale, h = screen.h / scale;
  const bool wide = w >= h * 1.2F;
  const float fit = wide ? std::min(w / 1280, h / 800) : std::min(w / 800, h / 1280);
  return std::clamp(fit, 1.F, 1.6F);
}

Grown::Grown(Ui& ui) : ui_(ui), before_(ui.scale) {
  const float w = ui.screen.w / ui.scale, h = ui.screen.h / ui.scale;
  const float room = w >= h ? std::min(w / 1280, h / 800) : std::min(w / 800, h / 1280);
  ui.scale *= std::clamp(room, 1.F, 1.6F);
  ui.scale = std::min(ui.scale, ui.screen.w / 320);
}

Rect page_of(const Ui& ui) {
  return ui.screen.middle(std::min(ui.screen.w, ui.dp(1480)), std::min(ui.screen.h, ui.dp(1400)));
}

// ---- text
float read_size(const Ui& ui, float size, float height) {
  const float wanted = size * ui.reading;
  return ui.reading <= 1 ? wanted : std::max(size, std::min(wanted, height * kLineOfBox / ui.scale));
}

void label(Ui& ui, const Rect& box, std::string_view text, const Words& words) {
  if (text.empty()) return;
  float size = ui.dp(read_size(ui, words.size, box.h));
  const float smallest = std::min(size, ui.dp(words.smallest));
  // A little smaller on one line is better than a last word alone on a second one.
  const float width = ui.canvas.text_width(text, size, words.weight);
  const bool nearly = width * kNearly <= box.w && size * kNearly >= smallest;
  if (width <= box.w || nearly || text.find(' ') == std::string_view::npos) {
    ui.canvas.text(box, text, {size, words.weight, words.color, words.align}, smallest);
    return;
  }
  const auto height = [&] { return ui.canvas.paragraph_height(text, box.w, size, words.weight); };
  while (size > smallest && height() > box.h + .5F) size = std::max(smallest, size * .96F);
  const float top = std::max(0.F, (box.h - height()) / 2);
  ui.canvas.paragraph({box.x, box.y + top, box.w, box.h - top + 1}, text,
                      {size, words.weight, words.color, words.align}, smallest);
}

namespace {

// The lines of facts at this size. A fact that is wider than a line is broken between words where that is
// allowed.
std::vector<std::string> fact_lines(Ui& ui, float width, const std::vector<std::string>& parts, float size,
                                    Weight weight, bool breaks) {
  std::vector<std::string> lines;
  const auto fits = [&](const std::string& text) { return line_width(ui, text, size, weight) <= width; };
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    if (!lines.empty() && fits(lines.back() + " · " + part)) {
      lines.back() += " · " + part;
      continue;
    }
    std::string rest = part;
    for (std::size_t space = 0; breaks && !fits(rest) && space != std::string::npos;) {
      space = rest.rfind(' ');
      while (space != std::string::npos && space > 0 && !fits(rest.substr(0, space)))
        space = rest.rfind(' ', space - 1);
      if (space == std::string::npos || space == 0) break;
      lines.push_back(rest.substr(0, space));
      rest = rest.substr(space + 1);
    }
    lines.push_back(rest);
  }
  return lines;
}

}  // namespace

void facts(Ui& ui, const Rect& box, const std::vector<std::string>& parts, const Words& words) {
  float size = words.size;
  std::vector<std::string> lines;
  const auto fits = [&](bool breaks) {
    lines = fact_lines(ui, box.w, parts, size, words.weight, breaks);
    float widest = 0;
    for (const std::string& line : lines) widest = std::max(widest, line_width(ui, line, size, words.weight));
    return widest <= box.w && text_height(ui.dp(size)) * static_cast<float>(lines.size()) <= box.h + 1;
  };
  bool done = fits(false);
  for (; !done && size > std::max(words.smallest, words.size * kNearly); done = fits(false)) size -= .5F;
  if (!done)
    for (size = words.size; !fits(true) && size > words.smallest;)
      size = std::max(words.smallest, size - .5F);
  const auto count = static_cast<float>(std::max<std::size_t>(1, lines.size()));
  const float high = std::min(text_height(ui.dp(size)), box.h / count);
  Rect rest = box.middle(box.w, high * count);
  Words line = words;
  line.size = size;
  for (const std::string& text : lines) one_line(ui, rest.cut_top(high), text, line);
}

float facts_height(Ui& ui, float width, const std::vector<std::string>& parts, const Words& words) {
  const auto lines = fact_lines(ui, width, parts, words.size, words.weight, true);
  return text_height(ui.dp(words.size)) * static_cast<float>(lines.size());
}

float one_line(Ui& ui, const Rect& box, std::string_view text, const Words& words) {
  const float size = read_size(ui, words.size, box.h);
  ui.canvas.text(box, text, {ui.dp(size), words.weight, words.color, words.align}, ui.dp(words.smallest));
  return box.x + std::min(box.w, line_width(ui, text, size, words.weight));
}

void name_line(Ui& ui, const Rect& box, std::string_view name, const Words& words) {
  float size = read_size(ui, words.size, box.h);
  const auto fits = [&](const std::string& text) {
    return line_width(ui, text, size, words.weight) <= box.w;
  };
  std::string text(name);
  while (!fits(text) && size > words.smallest) size = std::max(words.smallest, size - .5F);
  if (!fits(text)) {
    while (!text.empty() && !fits(text + "…")) drop_last(text);
    text += "…";
  }
  ui.canvas.text(box, text, {ui.dp(size), words.weight, words.color, words.align});
}

float line_width(Ui& ui, std::string_view text, float size, Weight weight) {
  return ui.canvas.text_width(text, ui.dp(size), weight);
}

// ---- buttons
bool button(Ui& ui, std::string_view name, const Rect& rect, std::string_view text,
            const ButtonLook& button) {
  const Look look = look_of(ui.theme, button);
  draw_ground(ui, name, rect, look, ui.dp(button.radius));

  Rect inside = rect.inset(std::min(ui.dp(14), rect.w * .08F), ui.dp(4));
  const bool detailed = !button.detail.empty();
  const float size = read_size(ui, button.size, detailed ? inside.h * .6F : inside.h);
  // On a narrow button the number is smaller, so that the sign keeps its own place.
  const float dot = std::min(ui.dp(28), inside.w * .44F);
  const float gap = ui.dp(10);
  if (button.count >= 0) {
    const Rect at = inside.cut_right(dot, gap / 2).middle(dot, dot);
    ui.canvas.disc(at.center(), dot / 2,
                   button.able ? ui.theme.prompt : mix(ui.theme.ink2, ui.theme.tools, .3F));
    ui.canvas.text(at, std::to_string(button.count),
                   {dot * 4 / 7, Weight::black, ui.theme.prompt_text, Align::center});
  }
  if (button.sign) {
    const float sign = std::min({ui.dp(button.size * 1.3F), inside.h, inside.w});
    // With words in the middle, sign and words stand there together.
    const float words = text.empty() ? 0 : gap + line_width(ui, text, size, Weight::black);
    const bool centered = button.align == Align::center && !detailed;
    const float before = centered ? std::max(0.F, (inside.w - sign - words) / 2) : 0;
    inside.cut_left(before);
    draw_sign(ui.canvas, *button.sign, inside.cut_left(sign, gap).middle(sign, sign), look.ink);
  }
  const bool left = button.sign && !text.empty();
  const Align align = left ? Align::left : button.align;
  if (detailed) {
    const float small = std::max(15.F, size * .72F);
    const float first = text_height(ui.dp(size)), second = text_height(ui.dp(small));
    const float over = std::min(0.F, inside.h - first - second) / 2;
    const float top = inside.y + std::max(0.F, (inside.h - first - second) / 2);
    label(ui, {inside.x, top, inside.w, first + over}, text, {size, Weight::black, look.ink, align});
    label(ui, {inside.x, top + first + over, inside.w, second + over}, button.detail,
          {small, Weight::regular, look.soft, align});
  } else {
    label(ui, inside, text, {button.size, Weight::black, look.ink, align});
  }
  return ui.target(name, rect);
}

bool sign_button(Ui& ui, std::string_view name, const Rect& rect, Sign sign, const ButtonLook& button) {
  const Look look = look_of(ui.theme, button);
  draw_ground(ui, name, rect, look, ui.dp(button.radius));
  const float side = ui.dp(button.size * 1.4F);
  draw_sign(ui.canvas, sign, rect.middle(side, side), look.ink);
  return ui.target(name, rect);
}

float button_width(Ui& ui, std::string_view text, const ButtonLook& button) {
  float width = line_width(ui, text, button.size, Weight::black) + ui.dp(36);
  if (!button.detail.empty())
    width =
        std::max(width, line_width(ui, button.detail, std::max(15.F, button.size * .72F), Weight::regular) +
                            ui.dp(36));
  if (button.sign) width += ui.dp(button.size * 1.3F + 10);
  if (button.count >= 0) width += ui.dp(34);
  return width;
}

// ---- surfaces
Color ground(const Ui& ui, std::string_view name, Color color) {
  return ui.pressed(name) && color != 0 ? mix(color, ui.theme.ink, .10F) : color;
}

void card(Ui& ui, const Rect& rect) {
  ui.canvas.fill(rect, ui.theme.card, ui.dp(16));
  ui.canvas.stroke(rect, ui.theme.sheet_edge, ui.dp(1.6F), ui.dp(16));
}

void dark_card(Ui& ui, const Rect& rect) {
  ui.canvas.fill(rect, ui.theme.prompt, ui.dp(18));
}

bool tile(Ui& ui, std::string_view name, const Rect& rect, bool chosen, float radius) {
  const Color white = ui.theme.dark ? ui.theme.button : rgb(0xffffff);
  ui.canvas.fill(rect, ground(ui, name, chosen ? white : ui.theme.card), ui.dp(radius));
  ui.canvas.stroke(rect, chosen ? ui.theme.ink : ui.theme.control_edge, ui.dp(chosen ? 3.6F : 1.8F),
                   ui.dp(radius));
  return ui.target(name, rect);
}

void chevron(Ui& ui, const Rect& square, Toward way, Color ink) {
  const Point c = square.center();
  const float far = std::min(square.w, square.h) * .34F, near = far * .55F;
  std::array<Point, 3> points;
  if (way == Toward::left || way == Toward::right) {
    const float sign = way == Toward::right ? 1.F : -1.F;
    points = {{{c.x - sign * near, c.y - far}, {c.x + sign * near, c.y}, {c.x - sign * near, c.y + far}}};
  } else {
    const float sign = way == Toward::down ? 1.F : -1.F;
    points = {{{c.x - far, c.y - sign * near}, {c.x, c.y + sign * near}, {c.x + far, c.y - sign * near}}};
  }
  ui.canvas.polyline(points, ink, std::max(ui.dp(2), far * .34F));
}

void tick_disc(Ui& ui, Point center, float radius) {
  ui.canvas.disc(center, radius, ui.theme.ink);
  const std::array<Point, 3> tick{{{center.x - radius * .42F, center.y + radius * .04F},
                                   {center.x - radius * .1F, center.y + radius * .36F},
                                   {center.x + radius * .44F, center.y - radius * .32F}}};
  ui.canvas.polyline(tick, ui.theme.card, radius * .2F);
}

void radio(Ui& ui, Point center, float radius, bool on) {
  ui.canvas.disc(center, radius, ui.theme.card);
  ui.canvas.ring(center, radius, on ? ui.theme.ink : ui.theme.control_edge, ui.dp(2.6F));
  if (on) ui.canvas.disc(center, radius * .52F, ui.theme.ink);
}

}  // namespace fox::ui
