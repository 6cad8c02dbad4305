#include "ui/screens/settings_screen.h"

#include <algorithm>
#include <array>
#include <vector>

#include "game/version.h"
#include "ui/frame/platform.h"
#include "ui/screens/parts.h"
#include "ui/settings_file.h"

namespace fox::ui {

namespace {

// Each in itself. Reading three catalogues takes longer than drawing the screen.
const std::vector<std::string>& names_of_languages() {
  static const auto all = [] {
    std::vector<std::string> names;
    for (const std::string& language : Catalogue::languages())
      names.push_back(Catalogue(language).text("language", "name"));
    return names;
  }();
  return all;
}

constexpr float kTile = 56, kHead = 34;

class SettingsScreen {
 public:
  SettingsScreen(Ui& ui, Settings& settings, SettingsState& state)
      : ui_(ui), settings_(settings), state_(state) {}

  Wish draw() {
    ui_.canvas.fill(ui_.screen, ui_.theme.tools);
    Rect rest = page_of(ui_).inset(dp(shape_of(ui_) == Shape::phone ? 10 : 12), dp(10));
    if (header_bar(ui_, rest, ui_.say("settings"))) wish_.kind = Wish::Kind::home;
    if (!state_.trouble.empty())
      notice_bar(ui_, rest.cut_top(notice_height(ui_, rest.w, state_.trouble), dp(10)), state_.trouble);

    // Two columns where there is room, one of them no wider than it reads well.
    const bool wide = rest.w >= dp(860);
    if (!wide && rest.w > dp(720)) rest = rest.middle(dp(720), rest.h);
    const float column = wide ? (rest.w - dp(12)) / 2 : rest.w;
    const float gap = dp(12), choices = choices_height(column), data = data_height(column);
    const float switches = switches_height(column), buttons = buttons_height();
    const float first = choices + gap + data, second = switches + gap + buttons;
    const float edge = dp(8);
    Scroll scroll(ui_, "settings",
                  {ui_.screen.x, rest.y - edge, ui_.screen.w, ui_.screen.bottom() - rest.y + edge},
                  (wide ? std::max(first, second) : first + gap + second) + edge + gap, state_.scrolled);
    Rect page{rest.x, scroll.place.y + edge, rest.w, 0};
    if (wide) page.h = std::max(first, second);
    Rect left = wide ? page.cut_left(column, gap) : page;
    draw_choices(left.cut_top(choices, gap));
    if (wide)
      draw_data(left.cut_top(data));
    else
      page = left;
    // Side by side, both columns end on one line.
    draw_switches(page.cut_top(switches + (wide ? std::max(0.F, first - second) : 0), gap));
    draw_buttons(page.cut_top(buttons, gap));
    if (!wide) draw_data(page.cut_top(data));
    return wish_;
  }

 private:
  [[nodiscard]] float dp(float value) const { return ui_.dp(value); }

  void heading(Rect& inside, const char* words) {
    one_line(ui_, inside.cut_top(dp(kHead)), ui_.say(words),
             {.size = 18, .weight = Weight::black, .color = ui_.theme.ink});
  }

  // One tile of a choice of one.
  bool choice(const Rect& rect, const std::string& name, const std::string& words, bool chosen) {
    const bool tapped = tile(ui_, name, rect, chosen);
    Rect inside = rect.inset(dp(10), dp(4));
    if (rect.w > dp(120)) radio(ui_, inside.cut_left(dp(24), dp(8)).center(), dp(11), chosen);
    label(ui_, inside, words,
          {.size = 18,
           .weight = chosen ? Weight::black : Weight::bold,
           .color = ui_.theme.ink,
           .align = rect.w > dp(120) ? Align::left : Align::center});
    return tapped;
  }

  // ---- language, theme, size of the text
  [[nodiscard]] float choices_height(float) const {
    return dp(32 + 3 * kHead + 3 * 18 + 2) + 3 * touch(ui_, kTile) + touch(ui_, 52);
  }

  void draw_choices(const Rect& where) {
    card(ui_, where);
    Rect inside = where.inset(dp(16));
    heading(inside, "language");
    const Rect languages = inside.cut_top(touch(ui_, kTile), dp(18));
    const std::vector<std::string>& known = Catalogue::languages();
    for (std::size_t i = 0; i < known.size(); ++i) {
      const Rect rect = languages.column(static_cast<int>(i), static_cast<int>(known.size()), dp(kGap));
      const std::string& own = names_of_languages()[i];
      if (choice(rect, "language." + known[i], own, ui_.words.language() == known[i])) {
        wish_.kind = Wish::Kind::language;
        wish_.text = settings_.language = known[i];
      }
    }

    heading(inside, "look");
    const Rect themes = inside.cut_top(touch(ui_, kTile), dp(18));
    const auto& all = enum_names<ThemeId>();
    for (std::size_t i = 0; i < all.size(); ++i) {
      const auto theme = static_cast<ThemeId>(i);
      const Rect rect = themes.column(static_cast<int>(i), static_cast<int>(all.size()), dp(kGap));
      if (choice(rect, "theme." + all[i], ui_.say("theme-" + all[i]), ui_.theme.id == theme))
        settings_.theme = theme;
    }

    heading(inside, "text-size");
    Rect sizes = inside.cut_top(touch(ui_, kTile), dp(18));
    const float side = std::min(dp(88), sizes.w * .28F);
    const bool smaller = sign_button(ui_, "text.smaller", sizes.cut_left(side, dp(kGap)), Sign::minus,
                                     {.able = settings_.text_size > kLeastText});
    const bool larger = sign_button(ui_, "text.larger", sizes.cut_right(side, dp(kGap)), Sign::add,
                                    {.able = settings_.text_size < kMostText});
    label(ui_, sizes, ui_.say("percent", {{"number", std::to_string(settings_.text_size)}}),
          {.size = 24, .weight = Weight::black, .color = ui_.theme.ink, .align = Align::center});
    if (smaller) settings_.text_size -= 10;
    if (larger) settings_.text_size += 10;
    settings_.text_size = std::clamp(settings_.text_size, kLeastText, kMostText);
    if (button(ui_, "button.colors", inside.cut_top(touch(ui_, 52)), ui_.say("colors-more")))
      wish_.kind = Wish::Kind::colors;
  }

  // ---- switches
  struct Row {
    const char* name;
    const char* words;
    const char* more;
    bool Settings::*value;  // none: less motion, which may be the system's wish
  };
  static constexpr std::array<Row, 6> kRows{{
      {"switch.left-handed", "left-handed", "left-handed-more", &Settings::left_handed},
      {"switch.less-motion", "less-motion", "less-motion-more", nullptr},
      {"switch.hide-scores", "hide-scores", "hide-scores-more", &Settings::hide_scores},
      {"switch.show-closed", "show-closed", "show-closed-more", &Settings::show_closed},
      {"switch.patterns", "patterns", "patterns-more", &Settings::patterns},
      {"switch.letters", "letters", "letters-more", &Settings::letters},
  }};

  [[nodiscard]] float switches_height(float width) {
    float height = dp(20 - kGap);
    for (const Row& row : kRows)
      height += switch_height(ui_, width - dp(24), ui_.say(row.words), ui_.say(row.more)) + dp(kGap);
    return height;
  }

  void draw_switches(const Rect& where) {
    card(ui_, where);
    Rect inside = where.inset(dp(12), dp(10));
    const float spare = (where.h - switches_height(where.w)) / static_cast<float>(kRows.size());
    for (const Row& row : kRows) {
      const std::string words = ui_.say(row.words), more = ui_.say(row.more);
      const Rect rect = inside.cut_top(switch_height(ui_, inside.w, words, more) + spare, dp(kGap));
      const bool on = row.value != nullptr ? settings_.*row.value : ui_.reduced_motion;
      if (!switch_row(ui_, row.name, rect, words, more, on)) continue;
      if (row.value != nullptr)
        settings_.*row.value = !on;
      else
        settings_.reduced_motion = !on;
    }
  }

  // ---- what has a screen of its own, and the whole display
  [[nodiscard]] float buttons_height() const {
    return touch(ui_, 52) + (full_screen() ? touch(ui_, 52) + dp(kGap) : 0);
  }

  bool row(Rect& rest, const char* name, const char* words) {
    return button(ui_, name, rest.cut_top(touch(ui_, 52), dp(kGap)), ui_.say(words));
  }

  void draw_buttons(Rect where) {
    if (row(where, "button.keys", "keys-more")) wish_.kind = Wish::Kind::help;
    if (const auto full = full_screen(); full)
      if (row(where, "button.full-screen", *full ? "full-screen-end" : "full-screen"))
        set_full_screen(!*full);
  }

  // ---- where the data lies
  // A path is broken behind a slash where it is too long for a line.
  [[nodiscard]] std::vector<std::string> folder_lines(float width) {
    std::vector<std::string> lines(1);
    for (std::size_t at = 0; at < state_.folder.size();) {
      const std::size_t slash = state_.folder.find('/', at + 1);
      const std::size_t end = slash == std::string::npos ? state_.folder.size() : slash;
      const std::string part = state_.folder.substr(at, end - at);
      if (!lines.back().empty() && line_width(ui_, lines.back() + part, 17, Weight::regular) > width)
        lines.emplace_back();
      lines.back() += part;
      at = end;
    }
    return lines;
  }
  [[nodiscard]] float place_height(float width) {
    if (picks_files())
      return ui_.canvas.paragraph_height(ui_.say("in-this-browser"), width, dp(17), Weight::regular);
    return dp(24) * static_cast<float>(folder_lines(width).size());
  }
  [[nodiscard]] std::string version_words() const { return ui_.say("version", {{"version", version()}}); }
  [[nodiscard]] float version_height(float width) const {
    return ui_.canvas.paragraph_height(version_words(), width, dp(17), Weight::regular);
  }
  [[nodiscard]] float data_height(float width) {
    const float buttons = picks_files() ? 2 : 1, inside = width - dp(32);
    return dp(28 + kHead) + place_height(inside) + buttons * (touch(ui_, 52) + dp(kGap)) +
           version_height(inside);
  }

  void draw_data(const Rect& where) {
    card(ui_, where);
    Rect inside = where.inset(dp(16), dp(12));
    heading(inside, "data-lies");
    Rect place = inside.cut_top(place_height(inside.w), dp(kGap));
    const Words soft{.size = 17, .weight = Weight::regular, .color = ui_.theme.ink2};
    if (picks_files())
      label(ui_, place, ui_.say("in-this-browser"), soft);
    else
      for (const std::string& line : folder_lines(place.w)) one_line(ui_, place.cut_top(dp(24)), line, soft);
    if (row(inside, "button.backup", "backup-all")) wish_.kind = Wish::Kind::backup;
    if (picks_files() && row(inside, "button.bring-in", "bring-in")) pick_file(Pick::any);
    label(ui_, inside.cut_top(version_height(inside.w)), version_words(), soft);
  }

  Ui& ui_;
  Settings& settings_;
  SettingsState& state_;
  Wish wish_;
};

}  // namespace

Wish draw_settings(Ui& ui, Settings& settings, SettingsState& state) {
  const Grown grown(ui);
  return SettingsScreen(ui, settings, state).draw();
}

}  // namespace fox::ui
