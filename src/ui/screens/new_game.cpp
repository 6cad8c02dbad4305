#include "ui/screens/new_game.h"

#include <algorithm>
#include <array>
#include <utility>

#include "sheets/switch_words.h"
#include "ui/look/names.h"
#include "ui/screen_families.h"
#include "ui/screens/home.h"
#include "ui/screens/new_game_options.h"
#include "ui/screens/parts.h"
#include "ui/screens/seat_panel.h"
#include "ui/screens/seats.h"
#include "ui/screens/sheet_tile.h"

namespace fox::ui {

namespace {

class NewGame {
 public:
  NewGame(Ui& ui, NewGameState& state, SheetLibrary& library) : ui_(ui), state_(state), shape_(shape_of(ui)) {
    for (const std::string& id : library.ids())
      if (auto sheet = sheet_info(library, id)) sheets_.push_back(std::move(*sheet));
    for (const SheetInfo& sheet : sheets_)
      if (sheet_ == nullptr || sheet.id == state.sheet) sheet_ = &sheet;
    phone_ = shape_ == Shape::phone;
    low_ = shape_ != Shape::landscape && ui.screen.h < dp(500);
  }

  Wish draw() {
    ui_.canvas.fill(ui_.screen, ui_.theme.tools);
    Rect rest = page_of(ui_);
    if (shape_ == Shape::landscape) rest = rest.middle(rest.w, std::min(rest.h, dp(980)));
    rest = rest.inset(dp(phone_ ? 10 : 12), dp(10));
    if (sheet_ == nullptr) {
      if (header_bar(ui_, rest, title())) wish_.kind = Wish::Kind::home;
      return std::move(wish_);
    }
    state_.sheet = sheet_->id;
    fit_seats(state_, *sheet_);
    end_typing_elsewhere();
    // Escape ends the typing first, and only then leaves.
    if (state_.editing >= 0 && ui_.key("escape")) state_.editing = -1;
    if (header_bar(ui_, rest, title(), ui_.say("which-sheet"))) wish_.kind = Wish::Kind::home;
    if (shape_ == Shape::landscape)
      landscape(rest);
    else
      upright(rest);
    return std::move(wish_);
  }

 private:
  [[nodiscard]] float dp(float value) const { return ui_.dp(value); }
  [[nodiscard]] bool paper() const { return state_.mode == RecordMode::paper; }
  [[nodiscard]] std::string title() const { return ui_.say(paper() ? "score-paper" : "new-game"); }

  // A tap elsewhere ends the typing of a name before it does what it does. The keyboard's Enter, with the
  // focus still on the button that gave the seat, means the name and not one seat more.
  void end_typing_elsewhere() {
    const UserAction& action = ui_.action();
    if (state_.editing < 0 || action.kind != UserAction::Kind::tap) return;
    if (action.target.rfind("known.", 0) == 0 ||
        action.target == "name." + std::to_string(state_.editing + 1))
      return;
    end_typing(state_);
    if (action.target == "button.add" && ui_.focused("button.add")) ui_.take();
  }

  // ---- arrangements
  void landscape(Rect rest) {
    const float gap = dp(10);
    const float tiles = tiles_height(rest.w, std::clamp(rest.h * .355F, dp(190), dp(280)));
    const float left_width = (rest.w - gap) * .51F, right_width = rest.w - gap - left_width;
    const float panels = std::max({seat_panel_height(ui_, state_, *sheet_, left_width),
                                   right_height(right_width), rest.h - tiles - gap});
    const float edge = dp(8);
    Scroll scroll(ui_, "setup",
                  {ui_.screen.x, rest.y - edge, ui_.screen.w, ui_.screen.bottom() - rest.y + edge},
                  tiles + gap + panels + edge + dp(10), state_.scrolled);
    Rect page{rest.x, scroll.place.y + edge, rest.w, tiles + gap + panels};
    draw_tiles(page.cut_top(tiles, gap));
    Rect right = page.cut_right(right_width, gap);
    draw_seat_panel(ui_, page, state_, *sheet_);
    if (state_.rules_open && !sheet_->switches.empty()) {
      const Rect start = right.cut_bottom(dp(108), gap);
      draw_rules(right);
      draw_start(start);
      return;
    }
    const float rules = rules_room();
    if (const float modes = modes_height(right_width); modes > 0) {
      const float spare = right.h - modes - rules - gap;
      draw_modes(right.cut_top(modes + std::max(0.F, (spare - dp(200)) * .5F), gap));
    }
    if (rules > 0) draw_rules(right.cut_top(rules - gap, gap));
    draw_start(right);
  }

  [[nodiscard]] float right_height(float width) {
    const float start = dp(108 + 10);
    if (state_.rules_open && !sheet_->switches.empty()) return rules_height(width) + start;
    return modes_height(width) + rules_room() + start;
  }
  // The folded house rules, with the gap below them.
  [[nodiscard]] float rules_room() const { return sheet_->switches.empty() ? 0 : dp(64 + 10); }

  void upright(Rect rest) {
    const float gap = dp(phone_ ? 10 : 12);
    const Rect start = rest.cut_bottom(start_height(rest.w), gap);
    float tiles = tiles_height(rest.w, dp(phone_ ? 196 : 250));
    const float seats = seat_panel_height(ui_, state_, *sheet_, rest.w);
    const float modes = modes_height(rest.w), rules = rules_height(rest.w);
    const float edge = dp(8);
    {
      Scroll scroll(ui_, "setup", {ui_.screen.x, rest.y - edge, ui_.screen.w, rest.h + edge + gap / 2},
                    tiles + seats + modes + rules + 3 * gap + 2 * edge, state_.scrolled);
      Rect page{rest.x, scroll.place.y + edge, rest.w, 0};
      const float top = page.y;
      // What is left over on a tall screen goes to the sheets and the seats.
      float spare = std::max(0.F, rest.h - tiles - seats - modes - rules - 3 * gap - dp(4));
      const float taller = std::min(spare * .4F, dp(60));
      tiles += taller, spare -= taller;
      draw_tiles(page.cut_top(tiles, gap));
      draw_seat_panel(ui_, page.cut_top(seats + std::min(spare, dp(90)), gap), state_, *sheet_);
      if (modes > 0) draw_modes(page.cut_top(modes, gap));
      if (state_.to_rules) {
        // As much of them as there is room for, their head at the top at the most.
        const float before = page.y - top;
        state_.scrolled =
            std::clamp(before + rules + dp(8) - rest.h, state_.scrolled, std::max(before, state_.scrolled));
        ui_.animate_until(ui_.now + .001);
        state_.to_rules = false;
      }
      draw_rules(page.cut_top(rules, gap));
    }
    draw_start(start);
  }

  // ---- the sheets
  [[nodiscard]] int columns(float width) const {
    const int count = static_cast<int>(sheets_.size());
    const int most = std::clamp(static_cast<int>((width + dp(10)) / dp(phone_ ? 160 : 176)), 1, count);
    const int rows = (count + most - 1) / most;
    return (count + rows - 1) / rows;  // no row with one sheet alone where it can be helped
  }
  [[nodiscard]] float tiles_height(float width, float each) const {
    const int across = columns(width), rows = (static_cast<int>(sheets_.size()) + across - 1) / across;
    return each * static_cast<float>(rows) + dp(10) * static_cast<float>(rows - 1);
  }

  void draw_tiles(const Rect& where) {
    const int across = columns(where.w), rows = (static_cast<int>(sheets_.size()) + across - 1) / across;
    for (std::size_t i = 0; i < sheets_.size(); ++i) {
      const int at = static_cast<int>(i);
      const Rect rect = where.row(at / across, rows, dp(10)).column(at % across, across, dp(10));
      if (!draw_sheet_tile(ui_, rect, sheets_[i], twin_of(sheets_[i], sheets_), &sheets_[i] == sheet_))
        continue;
      state_.sheet = sheets_[i].id;
      state_.problem.clear();
    }
  }

  // ---- how it is played
  [[nodiscard]] bool modes_stacked(float width) const { return width < dp(480); }
  [[nodiscard]] float mode_height(float width, const char* more) {
    const float words =
        ui_.canvas.paragraph_height(ui_.say(more), width - dp(24 + 58), dp(16.5F), Weight::regular);
    return dp(56) + words + dp(14);
  }
  [[nodiscard]] float modes_height(float width) {
    if (!sheet_->options.empty()) return options_height(ui_, *sheet_, width);
    if (paper() || !sheet_->without_dice) return 0;  // it was played already, or there is one way alone
    const float head = dp(16 + 28 + 8 + 16), inside = width - dp(32);
    if (modes_stacked(width))
      return head + mode_height(inside, "mode-table-more") + dp(kGap) +
             mode_height(inside, "mode-sheet-more");
    const float half = (inside - dp(10)) / 2;
    return head + std::max(mode_height(half, "mode-table-more"), mode_height(half, "mode-sheet-more"));
  }

  void draw_modes(const Rect& where) {
    if (!sheet_->options.empty()) return draw_options(ui_, where, state_, *sheet_);
    card(ui_, where);
    Rect inside = where.inset(dp(16));
    one_line(ui_, inside.cut_top(dp(28), dp(8)), ui_.say("how-play"),
             {.size = 20, .weight = Weight::black, .color = ui_.theme.ink});
    Rect table, sheet;
    if (modes_stacked(where.w)) {
      table = inside.cut_top(mode_height(inside.w, "mode-table-more"), dp(kGap));
      sheet = inside;
    } else {
      table = inside.column(0, 2, dp(10));
      sheet = inside.column(1, 2, dp(10));
    }
    if (mode(table, "mode.table", RecordMode::table, "mode-table", "mode-table-more"))
      state_.mode = RecordMode::table;
    if (mode(sheet, "mode.sheet", RecordMode::sheet, "mode-sheet", "mode-sheet-more"))
      state_.mode = RecordMode::sheet;
  }

  bool mode(const Rect& rect, const char* name, RecordMode which, const char* words, const char* more) {
    const bool chosen = state_.mode == which;
    const bool tapped = tile(ui_, name, rect, chosen);
    Rect inside = rect.inset(dp(12), dp(8));
    Rect head = inside.cut_top(dp(44), dp(2));
    radio(ui_, head.cut_left(dp(28), dp(10)).center(), dp(13), chosen);
    label(ui_, head, ui_.say(words), {.size = 20, .weight = Weight::black, .color = ui_.theme.ink});
    const Rect picture = inside.cut_right(dp(48), dp(10));
    if (which == RecordMode::table) {
      const auto& dice = sheet_->dice;
      for (std::size_t i = 0; i < 2 && i + 1 < dice.size(); ++i) {
        const SheetInfo::Die& die = dice[1 + 2 * i < dice.size() ? 1 + 2 * i : 1];
        const std::string letter = letter_of(ui_.words, sheet_->id, die.id);
        const Rect half = picture.row(static_cast<int>(i), 2, dp(3));
        const float h = std::min(half.h, dp(40));
        draw_die(ui_.canvas, ui_.theme, half.middle(h * .76F, h),
                 {.key = die.color, .letter = letter, .face = i == 0 ? 2 : 5});
      }
    } else {
      pen_cross(ui_.canvas, picture.middle(dp(36), dp(36)), ui_.theme.pen, 4711);
    }
    label(ui_, {inside.x, inside.y, inside.w, inside.h}, ui_.say(more),
          {.size = 16.5F, .weight = Weight::regular, .color = ui_.theme.ink2});
    return tapped;
  }

  // ---- house rules
  [[nodiscard]] std::string rule_words(const Switch& rule) const {
    return ui_.words.text("switches", rule.id);
  }
  [[nodiscard]] std::string value_words(const Switch& rule) const {
    return fox::value_words(rule, rule_value(state_, rule), ui_.words);
  }
  [[nodiscard]] float rules_height(float width) {
    if (sheet_->switches.empty()) return 0;
    float height = dp(64);
    if (!state_.rules_open) return height;
    for (const Switch& rule : sheet_->switches)
      height += switch_height(ui_, width - dp(24), rule_words(rule), value_words(rule)) + dp(kGap);
    return height + dp(8);
  }

  void draw_rules(const Rect& where) {
    if (sheet_->switches.empty()) return;
    ui_.canvas.fill(where, ui_.theme.card, dp(16));
    ui_.canvas.stroke(where, ui_.theme.control_edge, dp(1.8F), dp(16));
    Rect inside = where;
    const Rect head = inside.cut_top(dp(64));
    if (ui_.pressed("button.rules")) ui_.canvas.fill(head.inset(dp(3)), fade(ui_.theme.ink, .07F), dp(14));
    Rect line = head.inset(dp(16), dp(6));
    const Rect arrow = line.cut_left(dp(30), dp(10));
    chevron(ui_, arrow.middle(dp(30), dp(30)), state_.rules_open ? Toward::down : Toward::right,
            ui_.theme.ink);
    const int turned = rules_turned(state_, *sheet_);
    const std::string note =
        turned == 0 ? ui_.say("as-printed") : ui_.say("rules-changed", {{"count", std::to_string(turned)}});
    const float width = std::min(line_width(ui_, note, 17, Weight::regular) + dp(2), line.w * .5F);
    label(ui_, line.cut_right(width, dp(10)), note,
          {.size = 17,
           .weight = turned == 0 ? Weight::regular : Weight::black,
           .color = turned == 0 ? ui_.theme.ink2 : ui_.theme.ink,
           .align = Align::right});
    label(ui_, line, ui_.say("house-rules"), {.size = 20, .weight = Weight::black, .color = ui_.theme.ink});
    const bool folded = ui_.target("button.rules", head);
    if (state_.rules_open)
      for (const Switch& rule : sheet_->switches) {
        const float height = switch_height(ui_, where.w - dp(24), rule_words(rule), value_words(rule));
        const Rect row = inside.cut_top(height, dp(kGap)).inset(dp(12), 0);
        const bool other = !rule.values.empty() && rule_value(state_, rule) != rule.values.front();
        if (switch_row(ui_, "switch." + rule.id, row, rule_words(rule), value_words(rule), other))
          turn_rule(state_, rule);
      }
    if (folded) state_.to_rules = state_.rules_open = !state_.rules_open;
  }

  // ---- off we go
  [[nodiscard]] Words below() const {
    return {.size = phone_ ? 16.F : 19.F, .weight = Weight::regular, .color = ui_.theme.on_key};
  }
  // Where it stands at the foot of the screen.
  float start_height(float width) {
    if (low_) return dp(64);
    const float room = width - dp(phone_ ? 36 + 52 + 14 : 64 + 64 + 14);
    return std::max(dp(phone_ ? 88 : 108),
                    dp(phone_ ? 62 : 72) + facts_height(ui_, room, what_starts(), below()));
  }

  void draw_start(const Rect& where) {
    const SeatTrouble trouble = trouble_of(state_, *sheet_, ui_.words);
    const bool ready = !trouble;
    const Color ink = ready ? ui_.theme.on_key : ui_.theme.ink;
    ui_.canvas.fill(where, ground(ui_, "button.start", ready ? ui_.theme.accent : ui_.theme.button), dp(18));
    ui_.canvas.stroke(where,
                      !ready           ? ui_.theme.control_edge
                      : ui_.theme.dark ? ui_.theme.accent
                                       : ui_.theme.ink,
                      dp(2.6F), dp(18));
    Rect inside = where.inset(dp(phone_ ? 18 : 32), dp(10))
                      .middle(where.w - dp(phone_ ? 36 : 64), std::min(where.h - dp(20), dp(132)));
    const float side = std::min(inside.h, dp(phone_ ? 52 : 64));
    const Rect disc = inside.cut_right(side, dp(14));
    ui_.canvas.disc(disc.center(), side / 2, ready ? rgb(0x1e2233) : ui_.theme.desk2);
    if (ready) {
      const Point c = disc.center();
      const std::array<Point, 3> play{{{c.x - side * .16F, c.y - side * .24F},
                                       {c.x + side * .27F, c.y},
                                       {c.x - side * .16F, c.y + side * .24F}}};
      ui_.canvas.polygon(play, rgb(0xffffff));
    } else {
      draw_sign(ui_.canvas, Sign::fault, disc.middle(side * .6F, side * .6F), ui_.theme.ink);
    }
    if (low_) {
      label(ui_, inside, ready ? ui_.say("start") : trouble_sentence(trouble, *sheet_, ui_.words),
            {.size = ready ? 28.F : 16.F, .weight = Weight::black, .color = ink});
    } else {
      draw_start_words(where, inside, trouble);
    }
    if (!ui_.target("button.start", where)) return;
    end_typing(state_);
    if (trouble.kind == SeatTrouble::Kind::twice) begin_typing(state_, trouble.seat);
    if (trouble) return;
    wish_.kind = Wish::Kind::start;
    wish_.header = header_of(state_, *sheet_, ui_.words);
  }

  void draw_start_words(const Rect& where, Rect inside, const SeatTrouble& trouble) {
    const bool ready = !trouble;
    const Color ink = ready ? ui_.theme.on_key : ui_.theme.ink;
    const float size = phone_ ? 30.F : where.h > dp(130) ? 46.F : 36.F;
    label(ui_, inside.cut_top(std::min(dp(size * 1.3F), std::max(dp(36), inside.h * .45F))), ui_.say("start"),
          {.size = size, .weight = Weight::black, .color = ink});
    if (ready)
      facts(ui_, inside, what_starts(), below());
    else
      label(ui_, inside, trouble_sentence(trouble, *sheet_, ui_.words),
            {.size = below().size, .weight = Weight::bold, .color = ink});
  }

  [[nodiscard]] std::vector<std::string> what_starts() const {
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < state_.names.size(); ++seat)
      names.push_back(seat_name(state_, seat, ui_.words));
    const std::string first = std::visit(
        [&](const auto& def) { return begins_words(def, state_.mode, names[0], ui_.words); }, *sheet_->sheet);
    const std::string sheet = sheet_title(ui_.words, sheet_->id);
    if (paper()) return {sheet.substr(0, sheet.find(", ")), phone_ ? std::string() : joined(names)};
    // A phone has the names just above, and little room.
    return {sheet.substr(0, sheet.find(", ")), phone_ ? std::string() : joined(names), first};
  }

  Ui& ui_;
  NewGameState& state_;
  Shape shape_;
  bool phone_ = false, low_ = false;  // low: hardly higher than its parts
  Sheets sheets_;
  const SheetInfo* sheet_ = nullptr;
  Wish wish_;
};

}  // namespace

Wish draw_new_game(Ui& ui, NewGameState& state, SheetLibrary& sheets) {
  const Grown grown(ui);
  return NewGame(ui, state, sheets).draw();
}

}  // namespace fox::ui
