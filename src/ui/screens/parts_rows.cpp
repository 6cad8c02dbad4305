#include <algorithm>
#include <cmath>

#include "ui/frame/utf8.h"
#include "ui/screens/parts.h"
#include "ui/screens/typed_name.h"

namespace fox::ui {

// ---- rows
bool switch_row(Ui& ui, std::string_view name, const Rect& rect, std::string_view text,
                std::string_view detail, bool on) {
  if (ui.pressed(name)) ui.canvas.fill(rect, fade(ui.theme.ink, .07F), ui.dp(10));

  Rect inside = rect.inset(ui.dp(6), ui.dp(4));
  const Rect box = inside.cut_right(ui.dp(56), ui.dp(14)).middle(ui.dp(56), ui.dp(32));
  ui.canvas.fill(box, on ? ui.theme.ink : ui.theme.desk2, box.h / 2);
  ui.canvas.stroke(box, on ? ui.theme.ink : ui.theme.control_edge, ui.dp(2), box.h / 2 - ui.dp(1));
  const Point knob{on ? box.right() - box.h / 2 : box.x + box.h / 2, box.center().y};
  ui.canvas.disc(knob, box.h / 2 - ui.dp(5), on ? ui.theme.card : ui.theme.control_edge);

  if (detail.empty()) {
    label(ui, inside, text, {.size = 18, .weight = Weight::bold, .color = ui.theme.ink});
  } else {
    const float below = ui.canvas.paragraph_height(detail, inside.w, ui.dp(15), Weight::regular);
    const float above = ui.canvas.paragraph_height(text, inside.w, ui.dp(18), Weight::bold);
    inside.cut_top(std::max(0.F, (inside.h - above - below) / 2));
    label(ui, inside.cut_top(above), text, {.size = 18, .weight = Weight::bold, .color = ui.theme.ink});
    label(ui, inside.cut_top(std::min(inside.h, below + 1)), detail,
          {.size = 15, .weight = Weight::regular, .color = ui.theme.ink2});
  }
  return ui.target(name, rect);
}

float switch_height(Ui& ui, float width, std::string_view text, std::string_view detail) {
  const float words = width - ui.dp(12 + 56 + 14);
  float height = ui.canvas.paragraph_height(text, words, ui.dp(18), Weight::bold);
  if (!detail.empty()) height += ui.canvas.paragraph_height(detail, words, ui.dp(15), Weight::regular);
  return std::max(touch(ui, 52), height + ui.dp(14));
}

void notice_bar(Ui& ui, const Rect& rect, std::string_view sentence) {
  ui.canvas.fill(rect, ui.theme.card, ui.dp(kRadius));
  ui.canvas.dashed(rect, ui.theme.ink, ui.dp(2.4F), ui.dp(kRadius), ui.dp(8), ui.dp(5));
  Rect inside = rect.inset(ui.dp(14), ui.dp(8));
  draw_sign(ui.canvas, Sign::fault, inside.cut_left(ui.dp(26), ui.dp(12)).middle(ui.dp(26), ui.dp(26)),
            ui.theme.ink);
  label(ui, inside, sentence, {.size = 16, .weight = Weight::bold, .color = ui.theme.ink});
}

void done_bar(Ui& ui, const Rect& rect, std::string_view sentence) {
  Rect words = rect;
  const float side = ui.dp(26);
  tick_disc(ui, words.cut_left(ui.dp(36)).middle(side, side).center(), side / 2);
  label(ui, words, sentence, {.size = 16, .weight = Weight::bold, .color = ui.theme.ink});
}

float notice_height(Ui& ui, float width, std::string_view sentence) {
  const float words = ui.canvas.paragraph_height(sentence, width - ui.dp(28 + 38), ui.dp(16), Weight::bold);
  return std::max(ui.dp(kTouch), words + ui.dp(18));
}

bool header_bar(Ui& ui, Rect& rest, std::string_view title, std::string_view question) {
  Rect bar = rest.cut_top(touch(ui, 52), ui.dp(8));
  const Rect back = bar.cut_left(touch(ui, 54), ui.dp(16));
  bool gone = button(ui, "button.back", back, "");
  chevron(ui, back.middle(ui.dp(34), ui.dp(34)), Toward::left, ui.theme.ink);
  const float width = line_width(ui, title, 34, Weight::black);
  const Words words{.size = 34, .weight = Weight::black, .color = ui.theme.ink, .smallest = 20};
  if (width >= bar.w) {
    label(ui, bar, title, words);
  } else {
    one_line(ui, bar.cut_left(width + ui.dp(2), ui.dp(14)), title, words);
    // The question helps where there is room for it, and only there.
    if (!question.empty() && line_width(ui, question, 20, Weight::regular) < bar.w)
      one_line(ui, bar.moved(0, ui.dp(4)), question,
               {.size = 20, .weight = Weight::regular, .color = ui.theme.ink2});
  }
  if (ui.key("escape")) gone = true;
  return gone;
}

// ---- text field
void drop_last(std::string& text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xc0) == 0x80) text.pop_back();
  if (!text.empty()) text.pop_back();
}

namespace {

// Of a text that is longer than its field the end is seen, where it is typed.
std::string last_part(Ui& ui, std::string_view text, float width) {
  const auto wide = [&](const std::string& shown) {
    return line_width(ui, shown, 20, Weight::black) > width;
  };
  std::string shown(text);
  while (!text.empty() && wide(shown)) {
    take_character(text);
    shown = "…" + std::string(text);
  }
  return shown;
}

}  // namespace

FieldEvent text_field(Ui& ui, std::string_view name, const Rect& rect, std::string& text, bool open,
                      std::string_view hint, std::string& refused) {
  FieldEvent event = FieldEvent::none;
  if (open) {
    ui.wants_text(rect);
    if (ui.action().kind == UserAction::Kind::text) {
      const std::size_t before = text.size();
      refused = sentence_of(add_to_name(text, ui.action().text, ui.canvas), ui.words);
      if (text.size() != before) event = FieldEvent::changed;
      ui.take();
    } else if (ui.key("backspace")) {
      drop_last(text);
      refused.clear();
      event = FieldEvent::changed;
    } else if (ui.key("enter")) {
      event = FieldEvent::done;
    } else if (ui.key("escape")) {
      event = FieldEvent::dropped;
    }
  }
  ui.canvas.fill(rect, open && !ui.theme.dark ? rgb(0xffffff) : ui.theme.button, ui.dp(kRadius));
  ui.canvas.stroke(rect, open ? ui.theme.ink : ui.theme.control_edge, ui.dp(open ? 3.6F : 1.8F),
                   ui.dp(kRadius));

  const Rect inside = rect.inset(ui.dp(14), ui.dp(4));
  float end = inside.x;
  if (text.empty()) {
    one_line(ui, inside, hint, {.size = 18, .weight = Weight::regular, .color = ui.theme.ink2});
  } else {
    end = one_line(ui, inside, last_part(ui, text, inside.w),
                   {.size = 20, .weight = Weight::black, .color = ui.theme.ink});
  }
  // The caret stands still: what blinks would need frames.
  if (open)
    ui.canvas.line({end + ui.dp(2), inside.center().y - ui.dp(12)},
                   {end + ui.dp(2), inside.center().y + ui.dp(12)}, ui.theme.ink, ui.dp(2));
  // The keyboard's Enter on the field that has the focus comes as a tap; a finger's tap on an open field does
  // nothing.
  if (ui.target(name, rect)) {
    if (!open) event = FieldEvent::open;
    if (open && ui.focused(name)) event = FieldEvent::done;
  }
  return event;
}

// ---- scrolling
Scroll::Scroll(Ui& ui, std::string_view name, const Rect& where, float content_height, float& scrolled)
    : ui_(ui), where_(where), scrolled_(scrolled), content_(content_height) {
  const float longest = std::max(0.F, content_height - where.h);
  if (longest > 0) {
    scrolled -= ui.pan(name, where).moved.y;
    if (ui.key("pagedown")) scrolled += where.h * .8F;
    if (ui.key("pageup")) scrolled -= where.h * .8F;
  }
  scrolled = std::clamp(scrolled, 0.F, longest);
  ui.canvas.push_clip(where);
  place = {where.x, where.y - std::round(scrolled), where.w, std::max(content_height, where.h)};
}

Scroll::~Scroll() {
  ui_.canvas.pop_clip();
  const float longest = content_ - where_.h;
  if (longest <= 0) return;
  // How far down the list one is: a thin bar, only to be seen.
  const float size = std::max(ui_.dp(28), where_.h * where_.h / content_);
  const float at = where_.y + (where_.h - size) * scrolled_ / longest;
  ui_.canvas.fill({where_.right() - ui_.dp(4), at, ui_.dp(4), size}, fade(ui_.theme.control_edge, .7F),
                  ui_.dp(2));
}

}  // namespace fox::ui
