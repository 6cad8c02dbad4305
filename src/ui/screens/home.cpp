#include "ui/screens/home.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ui/date_words.h"
#include "ui/screens/home_picture.h"
#include "ui/screens/home_saving.h"
#include "ui/screens/mini_sheet.h"
#include "ui/screens/parts.h"
#include "ui/wizard/faces.h"

namespace fox::ui {

namespace {

struct Door {
  const char* name;
  const char* words;
  Sign sign;
  Wish::Kind where;
};
constexpr std::array kDoors{Door{"button.paper", "score-paper", Sign::paper_sheet, Wish::Kind::score_paper},
                            Door{"button.referee", "referee", Sign::referee, Wish::Kind::referee},
                            Door{"button.history", "history", Sign::history, Wish::Kind::history},
                            Door{"button.settings", "settings", Sign::settings, Wish::Kind::settings}};

constexpr std::size_t kCardsAtFirst = 3;

class Home {
 public:
  Home(Ui& ui, const HomeData& data, HomeState& state, SheetLibrary& sheets)
      : ui_(ui), data_(data), state_(state), sheets_(sheets), shape_(shape_of(ui)) {
    phone_ = shape_ == Shape::phone || ui.screen.h < dp(500);
  }

  Wish draw() {
    ui_.canvas.fill(ui_.screen, ui_.theme.tools);
    if (shape_ == Shape::landscape)
      landscape();
    else
      upright();
    return std::move(wish_);
  }

 private:
  [[nodiscard]] float dp(float value) const { return ui_.dp(value); }

  // ---- the three arrangements
  void landscape() {
    const Rect& screen = ui_.screen;
    const float margin = dp(screen.w / ui_.scale >= 1200 ? 56 : 28);
    const float width = std::min(dp(600), screen.w * .54F);
    Rect column{screen.x + margin, screen.y, width, screen.h};
    const float right = column.right() + dp(24);
    draw_home_picture(ui_, {right, screen.y, screen.right() - right, screen.h},
                      {screen.x + screen.w * .79F, screen.center().y}, screen.h * .465F, data_, sheets_);
    float foot = dp(56);
    const float need = fold(width, screen.h - brand_height() - foot - dp(28));
    if (need > screen.h - brand_height() - foot - dp(28)) foot = dp(12);
    // What is left above and below keeps things in the upper half of their space.
    const float spare = std::max(0.F, screen.h - foot - need - brand_height() - dp(28));
    Rect brand = column;
    brand.cut_top(std::min(dp(56), dp(16) + spare * .4F));
    draw_brand(brand.cut_top(brand_height()));
    brand.cut_top(std::min(dp(50), dp(12) + spare * .25F));
    brand.cut_bottom(foot);
    content(brand, width);
    if (foot > dp(20) && all_saved())
      one_line(ui_, {column.x, screen.bottom() - foot, width, foot}, ui_.say("saved-here"), small());
  }

  void upright() {
    Rect screen = ui_.screen.inset(dp(phone_ ? 14 : 40), dp(phone_ ? 14 : 32));
    const float foot = dp(phone_ ? 30 : 36);
    const float need = fold(screen.w, screen.h - brand_height() - dp(20) - foot);
    const bool scrolls = need > screen.h - brand_height() - dp(20) - foot;
    const Rect bottom = scrolls ? Rect{} : screen.cut_bottom(foot);
    const float spare = screen.h - brand_height() - dp(20) - need;
    draw_brand(screen.cut_top(brand_height()));
    // The picture stands where there is room for one, and the doors under it, near the thumbs.
    if (spare > dp(200)) {
      const Rect picture{ui_.screen.x, screen.y + dp(12), ui_.screen.w, spare - dp(8)};
      const float radius = std::min(picture.h * .5F, picture.w * .42F);
      draw_home_picture(ui_, picture, picture.center(), radius, data_, sheets_);
      screen.cut_top(spare);
    }
    screen.cut_top(dp(20));
    content(screen, screen.w);
    if (!scrolls && all_saved())
      one_line(ui_, bottom, ui_.say("saved-here"),
               {.size = 16, .weight = Weight::regular, .color = ui_.theme.ink2, .align = Align::center});
  }

  // Where that is not the whole truth, `draw_kept` says more among the rest.
  [[nodiscard]] bool all_saved() const { return data_.saved && data_.lasts; }
  [[nodiscard]] Words small() const {
    return {.size = 16, .weight = Weight::regular, .color = ui_.theme.ink2};
  }

  // ---- the name at the top
  [[nodiscard]] float brand_height() const { return dp(phone_ ? 72 : 104); }

  void draw_brand(Rect where) {
    const float fox = where.h * .92F;
    draw_fox(ui_.canvas, where.cut_left(fox, dp(phone_ ? 14 : 28)).middle(fox, fox), ui_.theme, false);
    const Rect name = where.cut_top(where.h * .66F);
    one_line(ui_, name, "Foxsheet",
             {.size = phone_ ? 42.F : 66.F, .weight = Weight::black, .color = ui_.theme.ink});
    one_line(ui_, where, ui_.say("motto"),
             {.size = phone_ ? 17.F : 25.F, .weight = Weight::regular, .color = ui_.theme.ink2});
  }

  // ---- everything that can be tapped
  [[nodiscard]] float first_card() const { return dp(phone_ ? 136 : 164); }
  [[nodiscard]] Words below() const {
    return {.size = phone_ ? 16.F : 17.F, .weight = Weight::regular, .color = ui_.theme.ink2};
  }
  [[nodiscard]] std::vector<std::string> facts_of(const GameCard& game) const {
    return {joined(game.header.names), round(game), friendly_time(ui_.words, game.updated, data_.today)};
  }
  float next_card(const GameCard& game, float width) {
    const float room = width - dp(2 * 14 + 62 + 20 + 40 + 8);
    return std::max(dp(74), dp(16 + 30) + facts_height(ui_, room, facts_of(game), below()));
  }
  float go_height(float width) {
    if (!data_.last) return dp(86);
    const float room = (side_by_side(width) ? width * .62F : width) - dp(40 + 44 + 16);
    return std::max(dp(86), dp(24 + 34) + facts_height(ui_, room, same_table(), below()));
  }
  [[nodiscard]] std::vector<std::string> same_table() const {
    const std::string sheet = sheet_title(ui_.words, data_.last->sheet);
    return {sheet.substr(0, sheet.find(", ")), joined(data_.last->names)};
  }
  [[nodiscard]] bool side_by_side(float width) const { return !data_.last || width >= dp(520); }

  // Shows fewer of the games where that keeps the doors on the screen; the height it takes.
  float fold(float width, float room) {
    shown_ = state_.all ? data_.running.size() : std::min(data_.running.size(), kCardsAtFirst);
    while (!state_.all && shown_ > 1 && content_height(width) > room) --shown_;
    return content_height(width);
  }
  [[nodiscard]] bool folds() const { return shown_ < data_.running.size() || (state_.all && shown_ > 1); }

  float unread_height(float width) {
    return data_.unread ? notice_height(ui_, width, ui_.words.text("games", "unread")) + dp(24) : 0;
  }
  float content_height(float width) {
    float height = unread_height(width);
    if (shown_ > 0) height += first_card() + dp(12);
    for (std::size_t i = 1; i < shown_; ++i) height += next_card(data_.running[i], width) + dp(10);
    if (folds()) height += touch(ui_, kTouch) + dp(10);
    if (shown_ > 0) height += dp(12);
    height += go_height(width) + (side_by_side(width) ? 0 : dp(72 + 10));
    return height + dp(14) + saving_height(ui_, data_, width) + doors_height();
  }

  void content(const Rect& where, float width) {
    // The clip leaves room for frames that stand out a little.
    const float edge = dp(8);
    Scroll scroll(ui_, "home", where.inset(-edge), content_height(width) + 2 * edge, state_.scrolled);
    Rect rest = scroll.place.inset(edge);
    if (data_.unread)
      notice_bar(ui_, rest.cut_top(unread_height(width) - dp(24), dp(24)), ui_.words.text("games", "unread"));
    for (std::size_t i = 0; i < shown_; ++i) {
      const GameCard& game = data_.running[i];
      const bool tapped = i == 0 ? continue_card(rest.cut_top(first_card(), dp(12)), game)
                                 : running_card(rest.cut_top(next_card(game, width), dp(10)), game);
      if (!tapped) continue;
      wish_.kind = Wish::Kind::open;
      wish_.id = game.id;
      wish_.header = game.header;
    }
    if (folds()) {
      const std::string more =
          state_.all ? ui_.say("fewer-games")
                     : ui_.say("more-games", {{"count", std::to_string(data_.running.size() - shown_)}});
      if (button(ui_, "button.more", rest.cut_top(touch(ui_, kTouch), dp(10)), more,
                 {.kind = ButtonLook::Kind::quiet}))
        state_.all = !state_.all;
    }
    if (shown_ > 0) rest.cut_top(dp(12));
    go_buttons(rest, width);
    rest.cut_top(dp(14));
    doors(rest.cut_top(doors_height()));
    const Rect kept = rest.cut_top(saving_height(ui_, data_, width));
    if (const Wish::Kind kind = draw_saving(ui_, kept, data_); kind != Wish::Kind::none) wish_.kind = kind;
  }

  [[nodiscard]] std::string round(const GameCard& game) const {
    if (game.header.mode == RecordMode::paper) return ui_.say("is-paper");
    if (game.round <= 0) return {};
    if (game.rounds <= 0)
      return ui_.words.text("referee", "round-is", {{"round", std::to_string(game.round)}});
    return ui_.say("round-of",
                   {{"round", std::to_string(game.round)}, {"rounds", std::to_string(game.rounds)}});
  }

  void picture(const Rect& box, const GameCard& game, float turned) {
    const auto sheet = sheet_info(sheets_, game.header.sheet);
    if (!sheet) return;
    const float done =
        game.rounds > 0 ? static_cast<float>(game.round) / static_cast<float>(game.rounds) : .3F;
    draw_mini(ui_, box, *sheet,
              {.turned = turned,
               .round = game.round,
               .rounds = std::max(1, game.rounds),
               .marked = done * .55F,
               .seed = static_cast<std::uint32_t>(game.id * 7 + 1)});
  }

  // The game that waits: the one dark card.
  bool continue_card(const Rect& rect, const GameCard& game) {
    const std::string name = "game." + std::to_string(game.id);
    ui_.canvas.fill(rect, ui_.pressed(name) ? mix(ui_.theme.prompt, ui_.theme.tools, .15F) : ui_.theme.prompt,
                    dp(18));
    Rect inside = rect.inset(dp(phone_ ? 14 : 24), dp(phone_ ? 10 : 16));
    const float side = dp(phone_ ? 84 : 136);
    picture(inside.cut_left(side, dp(phone_ ? 16 : 30)), game, -5);
    const Rect disc = inside.cut_right(dp(phone_ ? 44 : 54), dp(12));
    play_disc(disc.center(), disc.w / 2, ui_.theme.prompt_text, ui_.theme.prompt);

    const std::string when = friendly_time(ui_.words, game.updated, data_.today);
    const Color loud = ui_.theme.prompt_text, soft = ui_.theme.prompt_sub;
    const std::string names = joined(game.header.names);
    const Words strong{.size = 18, .weight = Weight::bold, .color = loud};
    const Words quiet{.size = 17, .weight = Weight::regular, .color = soft};
    // What is due stands last, in the place of when it was; that goes to the head, where there is one.
    const std::string due = data_.due.value_or("");
    if (!phone_)
      facts(ui_, inside.cut_top(inside.h * .2F), {ui_.say("continue"), due.empty() ? "" : when},
            {.size = 18, .weight = Weight::bold, .color = soft});
    label(ui_, inside.cut_top(inside.h * (phone_ ? .36F : .42F)), sheet_title(ui_.words, game.header.sheet),
          {.size = phone_ ? 24.F : 34.F, .weight = Weight::black, .color = loud});
    const Rect who = inside.cut_top(inside.h * (phone_ ? .48F : .5F));
    if (due.empty()) {
      facts(ui_, who, phone_ ? std::vector{names} : std::vector{names, round(game)}, strong);
      facts(ui_, inside, phone_ ? std::vector{round(game), when} : std::vector{when}, quiet);
    } else {
      facts(ui_, who, {names, round(game)}, quiet);
      label(ui_, inside, due, strong);
    }
    return ui_.target(name, rect);
  }

  bool running_card(const Rect& rect, const GameCard& game) {
    const std::string name = "game." + std::to_string(game.id);
    ui_.canvas.fill(rect, ground(ui_, name, ui_.theme.card), dp(16));
    ui_.canvas.stroke(rect, ui_.theme.control_edge, dp(1.8F), dp(16));
    Rect inside = rect.inset(dp(14), dp(7));
    picture(inside.cut_left(dp(62), dp(20)), game, -3);
    const Rect arrow = inside.cut_right(dp(40), dp(8));
    chevron(ui_, arrow.middle(dp(34), dp(34)), Toward::right, ui_.theme.ink);
    label(ui_, inside.cut_top(dp(30)), sheet_title(ui_.words, game.header.sheet),
          {.size = 21, .weight = Weight::black, .color = ui_.theme.ink});
    facts(ui_, inside, facts_of(game), below());
    return ui_.target(name, rect);
  }

  void play_disc(Point center, float radius, Color disc, Color arrow) {
    ui_.canvas.disc(center, radius, disc);
    const std::array<Point, 3> points{{{center.x - radius * .38F, center.y - radius * .5F},
                                       {center.x + radius * .54F, center.y},
                                       {center.x - radius * .38F, center.y + radius * .5F}}};
    ui_.canvas.polygon(points, arrow);
  }

  void go_buttons(Rect& rest, float width) {
    if (!data_.last) {
      if (go(rest.cut_top(go_height(width)), "button.new", true, ui_.say("new-game"),
             {ui_.say("new-game-first")}))
        wish_.kind = Wish::Kind::new_game;
      return;
    }
    Rect again, other;
    if (side_by_side(width)) {
      Rect row = rest.cut_top(go_height(width));
      again = row.cut_left(row.w * .62F, dp(14));
      other = row;
    } else {
      again = rest.cut_top(go_height(width), dp(10));
      other = rest.cut_top(dp(72));
    }
    if (go(again, "button.again", true, ui_.say("same-table"), same_table())) {
      wish_.kind = Wish::Kind::start;
      wish_.header = *data_.last;
    }
    if (go(other, "button.new", false, ui_.say("new-game"), {ui_.say("new-game-other")}))
      wish_.kind = Wish::Kind::new_game;
  }

  bool go(const Rect& rect, std::string_view name, bool accent, const std::string& words,
          const std::vector<std::string>& detail) {
    const Color ink = accent ? ui_.theme.on_key : ui_.theme.ink;
    ui_.canvas.fill(rect, ground(ui_, name, accent ? ui_.theme.accent : ui_.theme.button), dp(16));
    ui_.canvas.stroke(rect,
                      !accent          ? ui_.theme.control_edge
                      : ui_.theme.dark ? ui_.theme.accent
                                       : ui_.theme.ink,
                      dp(accent ? 2.4F : 1.8F), dp(16));
    Rect inside = rect.inset(dp(accent ? 20 : 12), dp(12));
    if (accent) {
      const auto sheet = data_.last ? sheet_info(sheets_, data_.last->sheet) : std::nullopt;
      draw_game_die(ui_, inside.cut_left(dp(44), dp(16)).middle(dp(44), dp(58)),
                    sheet ? sheet->die : std::nullopt, 5);
    }
    const Align align = accent ? Align::left : Align::center;
    inside =
        inside.middle(inside.w, std::min(inside.h, dp(32) + facts_height(ui_, inside.w, detail, below())));
    label(ui_, inside.cut_top(dp(32)), words,
          {.size = 23, .weight = Weight::black, .color = ink, .align = align});
    Words soft = below();
    soft.align = align;
    if (accent) soft.color = ink;
    facts(ui_, inside, detail, soft);
    return ui_.target(name, rect);
  }

  // ---- doors: tall tiles side by side; on a phone low buttons, two in a row
  [[nodiscard]] int door_rows() const { return phone_ ? (static_cast<int>(kDoors.size()) + 1) / 2 : 1; }
  [[nodiscard]] float doors_height() const {
    return phone_ ? dp(60) * static_cast<float>(door_rows()) + dp(10) * static_cast<float>(door_rows() - 1)
                  : dp(118);
  }

  void doors(const Rect& where) {
    const int count = static_cast<int>(kDoors.size()), rows = door_rows();
    // Of an odd number the first has a row of its own.
    const int odd = rows > 1 ? count % 2 : 0, columns = rows > 1 ? 2 : count;
    for (int i = 0; i < count; ++i) {
      const Door& door = kDoors[static_cast<std::size_t>(i)];
      const int at = i + odd;
      const Rect row = where.row(at / columns, rows, dp(10));
      if (door_at(i < odd ? where.row(0, rows, dp(10)) : row.column(at % columns, columns, dp(12)), door))
        wish_.kind = door.where;
    }
  }

  bool door_at(const Rect& rect, const Door& door) {
    if (rect.h < dp(90)) return button(ui_, door.name, rect, ui_.say(door.words), {.sign = door.sign});
    ui_.canvas.fill(rect, ground(ui_, door.name, ui_.theme.button), dp(16));
    ui_.canvas.stroke(rect, ui_.theme.control_edge, dp(1.8F), dp(16));
    Rect inside = rect.inset(dp(8));
    draw_sign(ui_.canvas, door.sign, inside.cut_top(inside.h * .52F).middle(dp(36), dp(36)), ui_.theme.ink);
    label(ui_, inside, ui_.say(door.words), {.size = 18, .color = ui_.theme.ink, .align = Align::center});
    return ui_.target(door.name, rect);
  }

  Ui& ui_;
  const HomeData& data_;
  HomeState& state_;
  SheetLibrary& sheets_;
  Shape shape_;
  bool phone_ = false;
  std::size_t shown_ = 0;
  Wish wish_;
};

}  // namespace

Wish draw_home(Ui& ui, const HomeData& data, HomeState& state, SheetLibrary& sheets) {
  const Grown grown(ui);
  return Home(ui, data, state, sheets).draw();
}

}  // namespace fox::ui
