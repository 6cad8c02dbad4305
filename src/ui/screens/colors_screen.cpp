#include "ui/screens/colors_screen.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

#include "ui/look/eyes.h"
#include "ui/look/names.h"
#include "ui/screen_families.h"
#include "ui/screens/parts.h"

namespace fox::ui {

std::vector<NamedColor> colors_of(const clever::SheetDef& sheet, const Catalogue& words) {
  std::vector<NamedColor> all;
  for (int d = 0; d < static_cast<int>(sheet.dice.size()); ++d) {
    const bool area =
        std::any_of(sheet.areas.begin(), sheet.areas.end(), [&](const auto& a) { return a.die == d; });
    all.push_back(
        {sheet.dice[static_cast<std::size_t>(d)].id, die_letter(words, sheet, d), die_color(sheet, d), area});
  }
  return all;
}

std::vector<NamedColor> colors_of(const wizard::SheetDef& sheet, const Catalogue& words) {
  std::vector<NamedColor> all;
  for (const auto& colour : sheet.colours)
    all.push_back({colour.id, words.text("letters", colour.id), parse_color(colour.color), true});
  return all;
}

namespace {

// Hues beside each other, from full to pale to dark.
constexpr int kShades = 3, kHues = 10;
constexpr std::array<std::array<std::uint32_t, kHues>, kShades> kPalette{{
    {0xFCD445, 0xF0862E, 0xE2574C, 0xD677B9, 0x9B80C8, 0x76C3FC, 0x33A286, 0x49A478, 0x957847, 0xB5B7B8},
    {0xFBE79A, 0xF7B981, 0xF09A92, 0xEAB3D8, 0xC6B5E2, 0xB4DDFD, 0x86CDBB, 0x9BD1B4, 0xC9B184, 0xFFFFFF},
    {0xD9A514, 0xC9631A, 0xC24238, 0xB8488F, 0x8068B4, 0x4C9BE0, 0x2A8A72, 0x6FA83C, 0x7F6438, 0x8F9396},
}};

std::vector<std::vector<NamedColor>> by_sheet(SheetLibrary& sheets, const Catalogue& words) {
  std::vector<std::vector<NamedColor>> all;
  Problems problems;
  for (const std::string& id : sheets.ids())
    if (const AnySheet* sheet = sheets.find(id, problems))
      all.push_back(std::visit([&](const auto& def) { return colors_of(def, words); }, *sheet));
  return all;
}

std::string hex(Color color) {
  char text[8];
  std::snprintf(text, sizeof text, "#%02x%02x%02x", color & 0xff, color >> 8 & 0xff, color >> 16 & 0xff);
  return text;
}

class ColorsScreen {
 public:
  ColorsScreen(Ui& ui, Settings& settings, ColorsState& state, SheetLibrary& sheets)
      : ui_(ui), settings_(settings), state_(state), sheets_(sheets) {
    for (const auto& sheet : by_sheet(sheets, ui.words))
      for (const NamedColor& named : sheet)
        if (std::none_of(all_.begin(), all_.end(), [&](const NamedColor& n) { return n.id == named.id; }))
          all_.push_back(named);
    const auto known = [&](const NamedColor& n) { return n.id == state_.die; };
    if (!all_.empty() && std::none_of(all_.begin(), all_.end(), known)) state_.die = all_.front().id;
  }

  Wish draw() {
    Wish wish;
    ui_.canvas.fill(ui_.screen, ui_.theme.tools);
    Rect rest = page_of(ui_).inset(dp(shape_of(ui_) == Shape::phone ? 10 : 12), dp(10));
    if (header_bar(ui_, rest, ui_.say("colors"), ui_.say("colors-question")))
      wish.kind = Wish::Kind::settings;
    if (rest.w > dp(900)) rest = rest.middle(dp(900), rest.h);
    const float edge = dp(8);
    Scroll scroll(ui_, "colors",
                  {ui_.screen.x, rest.y - edge, ui_.screen.w, ui_.screen.bottom() - rest.y + edge},
                  height(rest.w) + edge + dp(12), state_.scrolled);
    Rect page{rest.x, scroll.place.y + edge, rest.w, height(rest.w)};
    draw_names(page.cut_top(names_height(rest.w), dp(12)));
    draw_palette(page.cut_top(palette_height(rest.w), dp(12)));
    return wish;
  }

 private:
  [[nodiscard]] float dp(float value) const { return ui_.dp(value); }
  [[nodiscard]] int columns(float width, float least) const {
    return std::max(1, static_cast<int>((width - dp(32) + dp(kGap)) / (least + dp(kGap))));
  }
  [[nodiscard]] static float rows(std::size_t count, int columns) {
    return static_cast<float>((static_cast<int>(count) + columns - 1) / columns);
  }
  [[nodiscard]] float tile_height() const { return touch(ui_, 56); }
  [[nodiscard]] float swatch_height() const { return touch(ui_, 52); }
  [[nodiscard]] int name_columns(float width) const { return columns(width, dp(150)); }
  [[nodiscard]] int palette_columns(float width) const {
    return columns(width, touch(ui_, 50)) >= kHues ? kHues : kHues / 2;
  }
  [[nodiscard]] float names_height(float width) const {
    return dp(28) + rows(all_.size(), name_columns(width)) * (tile_height() + dp(kGap));
  }
  [[nodiscard]] std::string warning() const { return color_warning(state_.die, sheets_, ui_.words); }
  [[nodiscard]] float palette_height(float width) const {
    const std::string words = warning();
    const float bar = words.empty() ? 0 : notice_height(ui_, width - dp(32), words) + dp(12);
    const int lines = kShades * kHues / palette_columns(width);
    return dp(32) + static_cast<float>(lines) * (swatch_height() + dp(kGap)) + bar + touch(ui_, 52) + dp(4);
  }
  [[nodiscard]] float height(float width) const {
    return names_height(width) + dp(12) + palette_height(width);
  }

  void draw_names(const Rect& where) {
    card(ui_, where);
    const Rect inside = where.inset(dp(16), dp(14));
    const int across = name_columns(where.w);
    for (std::size_t i = 0; i < all_.size(); ++i) {
      const NamedColor& named = all_[i];
      const int row = static_cast<int>(i) / across;
      Rect line = inside;
      line.y += static_cast<float>(row) * (tile_height() + dp(kGap));
      line.h = tile_height();
      const Rect box = line.column(static_cast<int>(i) % across, across, dp(kGap));
      if (tile(ui_, "color." + named.id, box, named.id == state_.die)) state_.die = named.id;
      Rect in = box.inset(dp(10), dp(5));
      const float h = in.h;
      draw_die(ui_.canvas, ui_.theme, in.cut_left(h * .76F, dp(10)),
               {.key = named.color, .letter = named.letter, .face = 5});
      const bool own = settings_.colors.count(named.id) != 0;
      if (own)
        draw_sign(ui_.canvas, Sign::pencil, in.cut_right(dp(18), dp(4)).middle(dp(18), dp(18)),
                  ui_.theme.ink2);
      label(ui_, in, sentence_case(ui_.words.text("dice", named.id)),
            {.size = 17,
             .weight = named.id == state_.die ? Weight::black : Weight::bold,
             .color = ui_.theme.ink});
    }
  }

  void draw_palette(const Rect& where) {
    card(ui_, where);
    Rect inside = where.inset(dp(16), dp(14));
    const auto chosen =
        std::find_if(all_.begin(), all_.end(), [&](const NamedColor& n) { return n.id == state_.die; });
    if (chosen == all_.end()) return;
    const int across = palette_columns(where.w);
    for (int i = 0; i < kShades * kHues; ++i) {
      const int shade = across == kHues ? i / kHues : i / (kHues / 2) % kShades;
      const int hue = across == kHues ? i % kHues : i % (kHues / 2) + kHues / 2 * (i / (kHues / 2 * kShades));
      const Color color = rgb(kPalette[static_cast<std::size_t>(shade)][static_cast<std::size_t>(hue)]);
      Rect line = inside;
      const int row = i / across;
      line.y += static_cast<float>(row) * (swatch_height() + dp(kGap));
      line.h = swatch_height();
      draw_swatch(line.column(i % across, across, dp(kGap)), color, color == chosen->color, i);
    }
    const int all_rows = kShades * kHues / across;
    inside.cut_top(static_cast<float>(all_rows) * (swatch_height() + dp(kGap)), dp(4));
    if (const std::string words = warning(); !words.empty())
      notice_bar(ui_, inside.cut_top(notice_height(ui_, inside.w, words), dp(12)), words);
    ButtonLook look;
    look.able = settings_.colors.count(state_.die) != 0;
    if (button(ui_, "color.printed", inside.cut_top(touch(ui_, 52)), ui_.say("color-printed"), look))
      settings_.colors.erase(state_.die);
  }

  void draw_swatch(const Rect& box, Color color, bool chosen, int index) {
    const std::string name = "swatch." + std::to_string(index + 1);
    if (ui_.target(name, box)) settings_.colors[state_.die] = hex(color);
    if (chosen) ui_.canvas.fill(box.inset(-dp(4)), ui_.theme.ink, dp(kRadius + 3));
    ui_.canvas.fill(chosen ? box.inset(-dp(1)) : box, chosen ? ui_.theme.card : color, dp(kRadius));
    ui_.canvas.fill(chosen ? box.inset(dp(1.5F)) : box, ground(ui_, name, color), dp(kRadius));
    ui_.canvas.stroke(chosen ? box.inset(dp(1.5F)) : box, mix(color, rgb(0x1E2233), .45F), dp(1.6F),
                      dp(kRadius));
    if (chosen) {
      const float side = dp(22);
      draw_sign(ui_.canvas, Sign::check, box.middle(side, side), ui_.theme.on_key);
    }
  }

  Ui& ui_;
  Settings& settings_;
  ColorsState& state_;
  SheetLibrary& sheets_;
  std::vector<NamedColor> all_;
};

}  // namespace

std::string color_warning(const std::string& die, SheetLibrary& sheets, const Catalogue& words) {
  constexpr double kText = 4.5;
  const Color on_key = theme_of(ThemeId::paper).on_key;
  for (const auto& sheet : by_sheet(sheets, words))
    for (const NamedColor& named : sheet) {
      if (named.id != die) continue;
      if (contrast(on_key, named.color) < kText) return words.text("screen", "color-dark");
      for (const NamedColor& other : sheet)
        if (named.area && other.area && other.id != die && least_apart(named.color, other.color) < kToldApart)
          return sentence_case(
              words.text("screen", "color-alike",
                         {{"one", words.text("dice", die)}, {"other", words.text("dice", other.id)}}));
    }
  return {};
}

Wish draw_colors(Ui& ui, Settings& settings, ColorsState& state, SheetLibrary& sheets) {
  const Grown grown(ui);
  return ColorsScreen(ui, settings, state, sheets).draw();
}

}  // namespace fox::ui
