#include "ui/paper/keys.h"

#include <algorithm>
#include <cctype>

#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

constexpr float kHead = 48, kKey = 52, kTitle = 22, kEdge = 10;
constexpr std::size_t kLongest = 2;  // digits of a number on paper

// Digits in place of the numbers that can be.
PaperChoice shown(const PaperChoice& choice, const PaperKeysState& state) {
  if (!state.digits) return choice;
  PaperChoice digits = choice;
  PaperKeys row;
  for (const char digit : std::string("1234567890"))
    row.keys.push_back({std::string("digit.") + digit, std::string(1, digit), {}, {}, digit - '0', false});
  digits.rows = {std::move(row)};
  return digits;
}

struct RowShape {
  int columns = 1, lines = 1;
};
RowShape shape_for(const Ui& ui, const PaperKeys& row, float width, int more) {
  const int count = static_cast<int>(row.keys.size()) + more;
  const float least = std::max(ui.dp(kTouch), kTouch * ui.finger);
  const int most = std::max(1, static_cast<int>((width + ui.dp(kGap)) / (least + ui.dp(kGap))));
  const int lines = (count + most - 1) / most;
  return {(count + lines - 1) / lines, lines};
}

float key_height(const Ui& ui) {
  return touch(ui, kKey);
}

// "Another number", or when digits are shown "that is it": the last key of all.
int further(const PaperChoice& choice, const PaperKeysState& state, std::size_t row) {
  if (!choice.numbered) return 0;
  return state.digits || row + 1 == choice.rows.size() ? 1 : 0;
}

// What is typed is written as soon as no longer number can be meant.
std::optional<AnyLine> typed_line(const PaperChoice& choice, const PaperKeysState& state, bool finished) {
  if (state.typed.empty()) return {};
  const std::optional<AnyLine>* line = nullptr;
  bool longer = false;
  for (const PaperKeys& row : choice.rows)
    for (const PaperKey& key : row.keys) {
      if (key.number == 0) continue;
      const std::string number = std::to_string(key.number);
      if (number == state.typed && line == nullptr) line = &key.line;
      if (number.size() > state.typed.size() && number.rfind(state.typed, 0) == 0) longer = true;
    }
  if (line != nullptr && (!longer || finished)) return *line;
  if (finished && choice.numbered && state.typed != "0") return choice.numbered(std::stoi(state.typed));
  return {};
}

void type(PaperKeysState& state, char digit) {
  if (state.typed.size() >= kLongest) state.typed.clear();
  if (state.typed.empty() && digit == '0') return;
  state.typed += digit;
}

}  // namespace

float paper_keys_height(Ui& ui, const PaperChoice& choice, const PaperKeysState& state, float width) {
  const PaperChoice all = shown(choice, state);
  const float inside = width - 2 * ui.dp(kEdge);
  float height = touch(ui, kHead) + 2 * ui.dp(kEdge);
  for (std::size_t r = 0; r < all.rows.size(); ++r) {
    const auto lines = static_cast<float>(shape_for(ui, all.rows[r], inside, further(all, state, r)).lines);
    if (!all.rows[r].title.empty()) height += ui.dp(kTitle);
    height += lines * (key_height(ui) + ui.dp(kGap));
  }
  return height;
}

std::optional<AnyLine> typed(const PaperChoice& choice, const PaperKeysState& state) {
  return typed_line(choice, state, true);
}

PaperKeyTap draw_paper_keys(Ui& ui, const Rect& where, const PaperChoice& choice, PaperKeysState& state) {
  PaperKeyTap tap;
  card(ui, where);
  Rect in = where.inset(ui.dp(kEdge));
  Rect head = in.cut_top(touch(ui, kHead), ui.dp(kGap));
  const float side = head.h;
  if (sign_button(ui, "button.close", head.cut_right(side, ui.dp(kGap)), Sign::close) || ui.key("escape"))
    tap.close = true;
  const bool digits = state.digits && choice.numbered;
  if (choice.written) {
    const std::string words = ui.say("paper-clear");
    const float wide = std::min(button_width(ui, words), head.w * .6F);
    if (button(ui, "button.clear", head.cut_right(wide, ui.dp(kGap)), words)) tap.clear = true;
  }
  if (choice.written && (ui.key("delete") || (state.typed.empty() && ui.key("backspace")))) tap.clear = true;
  const std::string title = choice.title + (state.typed.empty() ? std::string() : ": " + state.typed);
  label(ui, head, title, {20, Weight::black, ui.theme.ink});

  const PaperChoice all = shown(choice, state);
  const float rows =
      paper_keys_height(ui, choice, state, where.w) - 2 * ui.dp(kEdge) - touch(ui, kHead) - ui.dp(kGap);
  Scroll scroll(ui, "keys", in.inset(-ui.dp(4)), rows + ui.dp(4), state.scrolled);
  in = scroll.place.inset(ui.dp(4));
  bool finished = ui.key("enter") && !state.typed.empty();
  for (std::size_t r = 0; r < all.rows.size(); ++r) {
    const PaperKeys& row = all.rows[r];
    if (!row.title.empty())
      label(ui, in.cut_top(ui.dp(kTitle)), row.title, {15, Weight::bold, ui.theme.ink2});
    const int more = further(all, state, r), count = static_cast<int>(row.keys.size()) + more;
    const RowShape shape = shape_for(ui, row, in.w, more);
    for (int i = 0; i < count; ++i) {
      const int above = i / shape.columns;
      const Rect line{in.x, in.y + static_cast<float>(above) * (key_height(ui) + ui.dp(kGap)), in.w,
                      key_height(ui)};
      const Rect rect = line.column(i % shape.columns, shape.columns, ui.dp(kGap));
      if (i == static_cast<int>(row.keys.size())) {
        ButtonLook look;
        look.able = !digits || !state.typed.empty();
        if (sign_button(ui, digits ? "write.ok" : "write.other", rect, digits ? Sign::check : Sign::more,
                        look)) {
          if (digits)
            finished = true;
          else
            state.digits = true;
        }
        continue;
      }
      const PaperKey& key = row.keys[static_cast<std::size_t>(i)];
      const bool tapped = tile(ui, "write." + key.name, rect, key.on, ui.dp(10) / ui.scale);
      Rect face = rect.inset(ui.dp(4));
      if (key.sign) {
        const float half = std::min(face.h, ui.dp(28));
        draw_sign(ui.canvas, *key.sign, face.cut_left(face.w / 2).middle(half, half), ui.theme.ink);
      }
      label(ui, face, key.text, {23, Weight::black, ui.theme.ink, Align::center});
      // A key that is a letter or "0" is typed as it is.
      const bool typed = key.number == 0 && key.name.size() == 1 &&
                         ui.key(std::string(1, static_cast<char>(std::tolower(key.name[0]))));
      if (!tapped && !typed) continue;
      if (digits)
        type(state, key.text.front());
      else
        tap.line = key.line;
    }
    in.cut_top(static_cast<float>(shape.lines) * (key_height(ui) + ui.dp(kGap)));
  }
  for (char digit = '0'; digit <= '9'; ++digit)
    if (ui.key(std::string(1, digit))) {
      type(state, digit);
      if (const auto line = typed_line(choice, state, false); line && !digits) tap.line = line;
    }
  if (!state.typed.empty() && ui.key("backspace")) state.typed.pop_back();
  if (finished) tap.line = typed_line(choice, state, true);
  return tap;
}

}  // namespace fox::ui
