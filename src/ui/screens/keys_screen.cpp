#include "ui/screens/keys_screen.h"

#include <algorithm>
#include <string>
#include <vector>

#include "ui/screens/parts.h"

namespace fox::ui {

namespace {

constexpr float kCap = 32, kBetween = 7, kText = 17;  // dp

class KeysScreen {
 public:
  KeysScreen(Ui& ui, const std::vector<KeyGroup>& groups, KeysState& state)
      : ui_(ui), groups_(groups), state_(state) {}

  Wish draw() {
    Wish wish;
    ui_.canvas.fill(ui_.screen, ui_.theme.tools);
    Rect rest = page_of(ui_).inset(dp(shape_of(ui_) == Shape::phone ? 10 : 12), dp(10));
    if (header_bar(ui_, rest, ui_.say("keys"), ui_.say("keys-question"))) wish.kind = Wish::Kind::back;
    const bool wide = rest.w >= dp(860);
    if (!wide && rest.w > dp(720)) rest = rest.middle(dp(720), rest.h);
    const int columns = wide ? 2 : 1;
    const float width = wide ? (rest.w - dp(12)) / 2 : rest.w;
    std::vector<float> heights(static_cast<std::size_t>(columns), 0.F);
    for (std::size_t g = 0; g < groups_.size(); ++g)
      heights[g % heights.size()] += height_of(groups_[g], width) + dp(12);
    const float edge = dp(8);
    Scroll scroll(ui_, "keys",
                  {ui_.screen.x, rest.y - edge, ui_.screen.w, ui_.screen.bottom() - rest.y + edge},
                  *std::max_element(heights.begin(), heights.end()) + edge, state_.scrolled);
    std::vector<float> tops(heights.size(), scroll.place.y + edge);
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      const std::size_t c = g % heights.size();
      const Rect place{rest.x + static_cast<float>(c) * (width + dp(12)), tops[c], width,
                       height_of(groups_[g], width)};
      draw_group(groups_[g], place);
      tops[c] += place.h + dp(12);
    }
    return wish;
  }

 private:
  [[nodiscard]] float dp(float value) const { return ui_.dp(value); }
  [[nodiscard]] std::string cap(const std::string& name) const {
    return name[0] == '@' ? ui_.say(name.substr(1)) : name;
  }
  [[nodiscard]] float cap_width(const std::string& text) const {
    return std::max(dp(kCap), line_width(ui_, text, kText, Weight::bold) + dp(18));
  }
  [[nodiscard]] float caps_width(const KeyRow& row) const {
    float width = 0;
    for (const std::string& name : row.caps) width += cap_width(cap(name)) + dp(kBetween);
    return width - dp(kBetween);
  }
  // The words stand beside the caps, where those leave room for them; else below.
  [[nodiscard]] bool beside(const KeyRow& row, float width) const { return caps_width(row) < width * .42F; }
  [[nodiscard]] float words_height(const KeyRow& row, float width) const {
    const float room = (beside(row, width) ? width * .56F : width) - dp(4);
    return ui_.canvas.paragraph_height(ui_.say(row.words), room, dp(kText), Weight::regular) + dp(2);
  }
  [[nodiscard]] float height_of(const KeyRow& row, float width) const {
    const float words = words_height(row, width);
    return beside(row, width) ? std::max(dp(kCap), words) : dp(kCap + 3) + words;
  }
  [[nodiscard]] float height_of(const KeyGroup& group, float width) const {
    float height = dp(36 + 28);
    for (const KeyRow& row : group.rows) height += height_of(row, width - dp(32)) + dp(9);
    return height;
  }

  void draw_group(const KeyGroup& group, const Rect& where) {
    card(ui_, where);
    Rect inside = where.inset(dp(16), dp(14));
    one_line(ui_, inside.cut_top(dp(36)), ui_.say(group.title),
             {.size = 19, .weight = Weight::black, .color = ui_.theme.ink});
    for (const KeyRow& row : group.rows) draw_row(row, inside.cut_top(height_of(row, inside.w), dp(9)));
  }

  void draw_row(const KeyRow& row, Rect where) {
    const float width = where.w;
    Rect caps =
        beside(row, width) ? where.cut_left(width * .42F, width * .02F) : where.cut_top(dp(kCap), dp(3));
    caps.h = dp(kCap);
    for (const std::string& name : row.caps) {
      const std::string text = cap(name);
      const Rect key = caps.cut_left(cap_width(text), dp(kBetween));
      ui_.canvas.fill(key, ui_.theme.control_edge, dp(7));
      ui_.canvas.fill({key.x + dp(1.5F), key.y + dp(1.5F), key.w - dp(3), key.h - dp(5)}, ui_.theme.button,
                      dp(6));
      label(ui_, {key.x, key.y, key.w, key.h - dp(3)}, text,
            {.size = kText, .weight = Weight::bold, .color = ui_.theme.ink, .align = Align::center});
    }
    label(ui_, where, ui_.say(row.words), {.size = kText, .weight = Weight::regular, .color = ui_.theme.ink});
  }

  Ui& ui_;
  const std::vector<KeyGroup>& groups_;
  KeysState& state_;
};

}  // namespace

Wish draw_keys(Ui& ui, const std::vector<KeyGroup>& groups, KeysState& state) {
  const Grown grown(ui);
  return KeysScreen(ui, groups, state).draw();
}

}  // namespace fox::ui
