#include "ui/paper/paper_keys.h"

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

namespace {

class PaperKeyboard {
 public:
  PaperKeyboard(Ui& ui, const PaperChoice& choice, PaperKeysState& state)
      : ui_(ui), choice_(choice), state_(state), all_(shown(choice, state)) {}

  PaperKeyTap draw(const Rect& where) {
    card(ui_, where);
    Rect in = where.inset(ui_.dp(kEdge));
    draw_head(in.cut_top(touch(ui_, kHead), ui_.dp(kGap)));
    const float rows = paper_keys_height(ui_, choice_, state_, where.w) - 2 * ui_.dp(kEdge) -
                       touch(ui_, kHead) - ui_.dp(kGap);
    Scroll scroll(ui_, "keys", in.inset(-ui_.dp(4)), rows + ui_.dp(4), state_.scrolled);
    in = scroll.place.inset(ui_.dp(4));
    finished_ = ui_.key("enter") && !state_.typed.empty();
    for (std::size_t r = 0; r < all_.rows.size(); ++r) draw_row(in, r);
    for (char digit = '0'; digit <= '9'; ++digit)
      if (ui_.key(std::string(1, digit))) {
        type(state_, digit);
        if (const auto line = typed_line(choice_, state_, false); line && !digits_) tap_.line = line;
      }
    if (!state_.typed.empty() && ui_.key("backspace")) state_.typed.pop_back();
    if (finished_) tap_.line = typed_line(choice_, state_, true);
    return tap_;
  }

 private:
  void draw_head(Rect head) {
    sign_button(ui_, "button.close", head.cut_right(head.h, ui_.dp(kGap)), Sign::close);
    if (choice_.written) {
      const std::string words = ui_.say("paper-clear");
      const float wide = std::min(button_width(ui_, words), head.w * .6F);
      tap_.clear = button(ui_, "button.clear", head.cut_right(wide, ui_.dp(kGap)), words);
      if (ui_.key("delete") || (state_.typed.empty() && ui_.key("backspace"))) tap_.clear = true;
    }
    const std::string title = choice_.title + (state_.typed.empty() ? std::string() : ": " + state_.typed);
    label(ui_, head, title, {20, Weight::black, ui_.theme.ink});
  }

  void draw_row(Rect& in, std::size_t r) {
    const PaperKeys& row = all_.rows[r];
    if (!row.title.empty())
      label(ui_, in.cut_top(ui_.dp(kTitle)), row.title, {15, Weight::bold, ui_.theme.ink2});
    const int more = further(all_, state_, r), count = static_cast<int>(row.keys.size()) + more;
    const RowShape shape = shape_for(ui_, row, in.w, more);
    for (int i = 0; i < count; ++i) {
      const int above = i / shape.columns;
      const Rect line{in.x, in.y + static_cast<float>(above) * (key_height(ui_) + ui_.dp(kGap)), in.w,
                      key_height(ui_)};
      const Rect rect = line.column(i % shape.columns, shape.columns, ui_.dp(kGap));
      if (i == static_cast<int>(row.keys.size()))
        draw_further(rect);
      else
        draw_key(rect, row.keys[static_cast<std::size_t>(i)]);
    }
    in.cut_top(static_cast<float>(shape.lines) * (key_height(ui_) + ui_.dp(kGap)));
  }

  // Another number, or when digits are shown: that is it.
  void draw_further(const Rect& rect) {
    ButtonLook look;
    look.able = !digits_ || !state_.typed.empty();
    if (!sign_button(ui_, digits_ ? "write.ok" : "write.other", rect, digits_ ? Sign::check : Sign::more,
                     look))
      return;
    (digits_ ? finished_ : state_.digits) = true;
  }

  void draw_key(const Rect& rect, const PaperKey& key) {
    const bool tapped = tile(ui_, "write." + key.name, rect, key.on, ui_.dp(10) / ui_.scale);
    Rect face = rect.inset(ui_.dp(4));
    if (key.sign) {
      const float half = std::min(face.h, ui_.dp(28));
      draw_sign(ui_.canvas, *key.sign, face.cut_left(face.w / 2).middle(half, half), ui_.theme.ink);
    }
    label(ui_, face, key.text, {23, Weight::black, ui_.theme.ink, Align::center});
    // A key that is a letter or "0" is typed as it is.
    const bool typed = key.number == 0 && key.name.size() == 1 &&
                       ui_.key(std::string(1, static_cast<char>(std::tolower(key.name[0]))));
    if (!tapped && !typed) return;
    if (digits_)
      type(state_, key.text.front());
    else
      tap_.line = key.line;
  }

  Ui& ui_;
  const PaperChoice& choice_;
  PaperKeysState& state_;
  const PaperChoice all_;
  const bool digits_ = state_.digits && choice_.numbered;
  bool finished_ = false;
  PaperKeyTap tap_;
};

}  // namespace

PaperKeyTap draw_paper_keys(Ui& ui, const Rect& where, const PaperChoice& choice, PaperKeysState& state) {
  return PaperKeyboard(ui, choice, state).draw(where);
}

}  // namespace fox::ui
