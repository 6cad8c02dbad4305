#include "ui/referee/clever_view.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/clever/areas/kinds.h"
#include "ui/clever_on_screen.h"
#include "ui/look/names.h"
#include "ui/look/signs.h"
#include "ui/referee/referee_question.h"
#include "ui/screens/parts.h"

namespace fox::ui {

using clever::Action;
using clever::Line;
using clever::Mask;
using clever::Role;

bool wants_faces(const CleverRefereeQuestion& about, const CleverView& view) {
  return view.number || (about.lays_dice() && about.asked_die() >= 0);
}

namespace {

constexpr float kDice = 74, kCaption = 24;
constexpr float kReadable = 640;  // a page that would be narrower is scrolled

// The numbers that may stand in a cell.
std::set<int> numbers_for(const clever::Area& area, int cell) {
  std::set<int> numbers;
  const auto [first, last] = clever::numbers_for(area);
  for (int n = first; n <= last; ++n) {
    if ((area.takes[static_cast<std::size_t>(cell)] >> n & 1) == 0) continue;
    numbers.insert(clever::written(area, cell, n, clever::Choice::none));
    if (clever::offers_choice(area, cell))
      numbers.insert(clever::written(area, cell, n, clever::Choice::points));
  }
  return numbers;
}

class View {
 public:
  View(Ui& ui, const RefereeLayout& at, CleverRefereeQuestion& about, CleverView& view)
      : ui_(ui), at_(at), about_(about), view_(view), captions_(!at.small) {}

  void draw() {
    if (!view_.filling) view_.number_for = {};
    if (view_.filling) view_.number = false;
    sheet();
    if (draw_verdict(ui_, at_.verdict, verdict_of(about_, view_, ui_.words))) view_.whole = !view_.whole;
    Rect rest = at_.table;
    if (view_.filling) return numbers(rest);
    draw_on_table(ui_, rest, table_height(ui_, about_, view_, at_.small), view_.table,
                  [&](const Rect& where) { tray(where); });
    const auto& faces = about_.dice_setup().face;
    const bool any =
        !about_.lays_dice() || std::any_of(faces.begin(), faces.end(), [](int f) { return f != 0; });
    if (rest.h >= dp(90) && any) draw_allowed(ui_, rest, about_, view_.listed);
  }

 private:
  [[nodiscard]] float dp(float value) const { return ui_.dp(value); }

  // ---- the sheet
  void sheet() {
    ui_.canvas.fill(at_.sheet, ui_.theme.sheet, dp(18));
    ui_.canvas.stroke(at_.sheet, ui_.theme.sheet_edge, dp(1.6F), dp(18));
    const auto& def = about_.def();
    const auto height = [&](float width) { return sheet_height(ui_, def, width); };
    Zoomed zoomed(ui_, "sheet", at_.view, {sheet_width(ui_, def, at_.view, kReadable), height}, view_.sheet);
    // A cell that is asked about from elsewhere comes into view.
    if (about_.cell().is() && std::exchange(view_.seen, about_.cell()) != about_.cell()) {
      const Rect cell = cell_place(ui_, zoomed.place, def, about_.cell());
      zoomed.reveal(cell, (at_.view.h - cell.h) / 2);
    }
    const Rect& place = zoomed.place;
    const SheetTap tap = draw_sheet(ui_, place, look_of());
    if (!view_.filling && about_.answered() && about_.yes() && about_.cell().is()) {
      const Rect cell = cell_place(ui_, place, def, about_.cell());
      tick_disc(ui_, {cell.right() - dp(2), cell.y + dp(2)}, dp(13));
    }
    if (tap.cell.is()) tapped(tap.cell);
    if (tap.track) view_.filling ? about_.circle(*tap.track) : track(*tap.track);
  }

  [[nodiscard]] SheetLook look_of() const {
    SheetLook look;
    look.rules = &about_.rules();
    look.state = &about_.state();
    look.seat = about_.seat();
    if (view_.filling) {
      if (view_.number_for.is()) look.chosen.push_back(view_.number_for);
      return look;
    }
    std::array<Mask, clever::kMaxAreas> several{};  // cells in which different numbers could stand
    for (const Line& line : about_.allowed_with(about_.die())) {
      const Mask bit = Mask{1} << line.cell;
      auto& preview = look.preview[line.area][line.cell];
      if ((look.lit[line.area] & bit) != 0 && preview != line.value) several[line.area] |= bit;
      look.lit[line.area] |= bit | line.more;
      preview = line.value;
      look.picking = true;
    }
    for (std::size_t a = 0; a < several.size(); ++a)
      for (Mask cells = several[a]; cells != 0; cells &= cells - 1)
        look.preview[a][static_cast<std::size_t>(__builtin_ctz(cells))] = 0;
    if (!about_.answered() || !about_.cell().is()) return look;
    look.picking = true;
    if (about_.yes())
      look.chosen.push_back(about_.cell());
    else
      look.shaken = about_.cell();
    return look;
  }

  void tapped(CellRef cell) {
    if (!view_.filling) return about_.tap_cell(cell);
    const auto& area = about_.rules().sheet.area[static_cast<std::size_t>(cell.area)];
    const auto& pad = about_.state().pads[static_cast<std::size_t>(about_.seat())];
    const bool there = (pad.marked[static_cast<std::size_t>(cell.area)] >> cell.cell & 1) != 0;
    view_.number_for = {};
    if (area.writes && !there)
      view_.number_for = cell;
    else
      about_.write(cell, 0);
  }

  void track(Action action) {
    view_.number = action == Action::number && !view_.number;
    if (!view_.number) about_.tap_track(action);
  }

  // ---- what stands on a sheet that is filled in
  void numbers(Rect where) {
    where.h = std::min(where.h, table_height(ui_, about_, view_, at_.small));
    card(ui_, where);
    Rect in = where.inset(dp(14), dp(10));
    if (!view_.number_for.is()) {
      label(ui_, in, ui_.say("referee-fill-tracks"),
            {at_.small ? 16.F : 19.F, Weight::regular, ui_.theme.ink2, Align::center});
      return;
    }
    const auto& area = about_.rules().sheet.area[static_cast<std::size_t>(view_.number_for.area)];
    const auto numbers = numbers_for(area, view_.number_for.cell);
    const int n = static_cast<int>(numbers.size()), rows = n > 6 ? 2 : 1, columns = (n + rows - 1) / rows;
    if (in.h > dp(64 * 2)) in.h = dp(static_cast<float>(64 * rows));
    int i = 0;
    for (const int number : numbers) {
      const Rect at = in.row(i / columns, rows, dp(8)).column(i % columns, columns, dp(6));
      ++i;
      const std::string text = std::to_string(number);
      if (!button(ui_, "number." + text, at, text, {.size = 22})) continue;
      about_.write(view_.number_for, number);
      view_.number_for = {};
      return;
    }
  }

  // ---- the dice as they lie
  struct Group {
    std::string name, caption;
    DiePlace where = DiePlace::loose;
    std::vector<int> dice;
    bool field = false;
  };

  void tray(Rect where) {
    ui_.canvas.fill(where, ui_.theme.tray, dp(18));
    ui_.canvas.stroke(where, ui_.theme.tray_edge, dp(1.6F), dp(18));
    Rect in = where.inset(dp(at_.small ? 8 : 12), dp(at_.small ? 6 : 10));
    if (about_.lays_dice()) roles(in.cut_top(touch(ui_, kTouch), dp(8)));
    if (wants_faces(about_, view_)) faces(in.cut_bottom(touch(ui_, kTouch), dp(8)));
    std::vector<Group> upper, lower;
    groups(upper, lower);
    if (lower.empty()) return row(in, upper);
    const Rect first = in.cut_top((in.h - dp(6)) / 2, dp(6));
    row(first, upper);
    row(in, lower);
  }

  void groups(std::vector<Group>& upper, std::vector<Group>& lower) const {
    const int dice = about_.rules().sheet.dice;
    const auto& state = about_.state();
    Group hand{"place.hand", ui_.say("in-hand"), DiePlace::loose, {}, false};
    Group platter{"place.platter", ui_.say("platter"), DiePlace::platter, {}, false};
    std::vector<Group> fields;
    for (int f = 0; f < 3; ++f) {
      constexpr const char* names[] = {"place.I", "place.II", "place.III"};
      fields.push_back(
          {names[f], f == 0 ? ui_.say("dice-fields") : "", static_cast<DiePlace>(f + 1), {}, true});
      if (const auto die = state.field[static_cast<std::size_t>(f)]; die != clever::kNone)
        fields.back().dice.push_back(die);
    }
    const bool active = about_.dice_setup().role == Role::active;
    for (int die = 0; die < dice; ++die) {
      if (clever::has(clever::field_dice(state), die)) continue;
      const bool place_of = about_.lays_dice() ? about_.dice_setup().place_of(die) == DiePlace::platter
                                               : clever::has(state.platter, die);
      if (place_of)
        platter.dice.push_back(die);
      else if (about_.lays_dice() || clever::has(state.hand, die))
        hand.dice.push_back(die);
    }
    const bool two = rows_of(ui_, about_) == 2;
    if (!about_.lays_dice() ? !hand.dice.empty() : active) upper.push_back(hand);
    if (about_.lays_dice() && !active) upper.push_back(platter);
    auto& rest = two ? lower : upper;
    rest.insert(rest.end(), fields.begin(), fields.end());
    if (!about_.lays_dice() || active) rest.push_back(platter);
  }

 public:
  // One row for all dice where each has room in it.
  static int rows_of(const Ui& ui, const CleverRefereeQuestion& about) {
    if (!about.lays_dice() && about.state().hand == 0) return 1;
    const bool beside = ui.screen.w >= ui.screen.h * 1.2F;
    const float dice = static_cast<float>(about.rules().sheet.dice) + 4;
    return !beside && ui.screen.w >= ui.dp(dice * 68 + 60) ? 1 : 2;
  }

 private:
  void row(Rect where, const std::vector<Group>& groups) {
    float units = 0;
    for (const Group& group : groups) units += units_of(group);
    const float gap = dp(8);
    const float unit = (where.w - gap * static_cast<float>(groups.size() - 1)) / units;
    for (const Group& group : groups) {
      Rect place = where.cut_left(unit * units_of(group), gap);
      if (captions_) {
        Rect caption = place.cut_top(dp(kCaption - 4), dp(4));
        if (group.field) caption.w = 3 * caption.w + 2 * gap;  // over all three
        one_line(ui_, caption, group.caption, {15, Weight::bold, ui_.theme.ink2, Align::left, kSmall});
      }
      spot(place, group);
    }
  }
  [[nodiscard]] static float units_of(const Group& group) {
    return group.field ? 1.F : std::max(1.F, static_cast<float>(group.dice.size()));
  }

  // A place and the dice on it; one that is being laid is put there with a tap.
  void spot(const Rect& place, const Group& group) {
    const bool platter = group.where == DiePlace::platter;
    const float radius = platter ? std::min(place.h / 2, dp(26)) : dp(9);
    const bool free = about_.lays_dice() && (about_.asked_die() >= 0 || about_.die() >= 0);
    if (free && ui_.target(group.name, place)) about_.put(group.where);
    if (platter) {
      ui_.canvas.fill(place, ground(ui_, group.name, ui_.theme.platter), radius);
      ui_.canvas.stroke(place, ui_.theme.platter_rim, dp(1.8F), radius);
    } else if (group.field && group.dice.empty()) {
      ui_.canvas.dashed(place, ui_.theme.ink2, dp(1.8F), radius, dp(6), dp(4));
      label(ui_, place, std::to_string(static_cast<int>(group.where)),
            {20, Weight::bold, ui_.theme.ink2, Align::center});
    } else if (group.field) {
      ui_.canvas.fill(place, mix(ui_.theme.tray, ui_.theme.sheet, .5F), radius);
      ui_.canvas.stroke(place, ui_.theme.control_edge, dp(1.8F), radius);
    }
    const int n = static_cast<int>(group.dice.size());
    for (int i = 0; i < n; ++i)
      die(place.inset(dp(3)).column(i, n, dp(4)), group.dice[static_cast<std::size_t>(i)]);
  }

  void die(const Rect& place, int d) {
    const auto& def = about_.def();
    const std::string name = std::string("die.") + def.dice[static_cast<std::size_t>(d)].letter;
    const float w = std::min({place.w, place.h * 56 / 74, dp(56)});
    const Rect at = place.middle(w, w * 74 / 56);
    const Rect hit = place.middle(std::min(place.w + dp(4), std::max(w, dp(56))), place.h + dp(4));
    ui_.target(name, hit);
    const bool asked = about_.asked_die() == d;
    const int face = about_.lays_dice() ? about_.dice_setup().face[static_cast<std::size_t>(d)]
                                        : about_.state().face[static_cast<std::size_t>(d)];
    const std::string letter = die_letter(ui_.words, def, d);
    DieLook look{.key = die_color(def, d), .letter = letter};
    look.face = face == 0 && asked ? 7 : hides_faces(d) ? 0 : face;
    look.usable = about_.usable(d) || asked || (about_.lays_dice() && face == 0);
    look.chosen = about_.die() == d || asked;
    draw_die(ui_.canvas, ui_.theme, at, look);
  }
  // Dice in hand that are still to be thrown show nothing.
  [[nodiscard]] bool hides_faces(int d) const {
    const auto& state = about_.state();
    return !about_.lays_dice() && clever::has(state.hand, d) && state.phase != clever::Phase::pick;
  }

  void roles(const Rect& where) {
    constexpr const char* names[] = {"role.active", "role.passive", "role.extra"};
    constexpr const char* words[] = {"role-active", "role-passive", "role-extra"};
    Rect roles = where;
    const Rect cell_alone = about_.by_hand() ? roles.cut_right(where.w * .25F, dp(18)) : Rect{};
    for (int r = 0; r < 3; ++r) {
      const Rect cell = roles.column(r, 3, dp(6));
      const bool on = static_cast<int>(about_.dice_setup().role) == r;
      if (tile(ui_, names[r], cell, on)) about_.set_role(static_cast<Role>(r));
      label(ui_, cell.inset(dp(4)), ui_.say(words[r]), {16, Weight::bold, ui_.theme.ink, Align::center});
    }
    if (!about_.by_hand()) return;
    // Not one of the roles but beside them: a game of one.
    const bool on = about_.rules().solo();
    if (tile(ui_, "role.alone", cell_alone, on)) about_.set_alone(!on);
    Rect in = cell_alone.inset(dp(6), dp(4));
    const Rect mark = in.cut_left(dp(20), dp(4));
    if (on)
      tick_disc(ui_, mark.center(), dp(10));
    else
      ui_.canvas.ring(mark.center(), dp(9), ui_.theme.ink2, dp(2));
    label(ui_, in, ui_.say("alone"), {16, Weight::bold, ui_.theme.ink});
  }

  void faces(const Rect& where) {
    for (int face = 1; face <= 6; ++face) {
      const Rect at = where.column(face - 1, 6, dp(6));
      const std::string name = "face." + std::to_string(face);
      const bool on = view_.number && about_.number() == face;
      ui_.target(name, at);
      ui_.canvas.fill(at, ground(ui_, name, on ? ui_.theme.lit : rgb(0xFFFFFF)), dp(12));
      ui_.canvas.stroke(at, on ? ui_.theme.ink : ui_.theme.control_edge, dp(on ? 3.6F : 1.8F), dp(12));
      const float side = std::min(at.w, at.h) * .8F;
      draw_pips(ui_.canvas, at.middle(side, side), face, rgb(0x1E2233));
    }
  }

  Ui& ui_;
  const RefereeLayout& at_;
  CleverRefereeQuestion& about_;
  CleverView& view_;
  bool captions_;
};

}  // namespace

float table_height(const Ui& ui, const CleverRefereeQuestion& about, const CleverView& view, bool small) {
  if (view.filling) return ui.dp(small ? 132 : 156);
  const float row = ui.dp(small ? 58 : kDice + kCaption);
  float high = static_cast<float>(View::rows_of(ui, about)) * row + ui.dp(small ? 18 : 26);
  if (about.lays_dice()) high += touch(ui, kTouch) + ui.dp(8);
  if (wants_faces(about, view)) high += touch(ui, kTouch) + ui.dp(8);
  return high;
}

std::vector<Tab> tabs_of(const CleverRefereeQuestion& about) {
  std::vector<Tab> tabs;
  const auto tally = clever::Family::score(about.rules(), about.state());
  for (const std::string& name : about.game().header().names)
    tabs.push_back({name, figure(tally.players[tabs.size()].total)});
  return tabs;
}

void draw_question(Ui& ui, const RefereeLayout& at, CleverRefereeQuestion& about, CleverView& view) {
  View(ui, at, about, view).draw();
}

std::unique_ptr<RefereeQuestion> asked_about(const TypedGame<clever::Codec>&,
                                             std::shared_ptr<const Game> kept, int seat) {
  return std::make_unique<RefereeQuestionOf<CleverRefereeQuestion, CleverView>>(std::move(kept), seat);
}

std::unique_ptr<RefereeQuestion> asked_by_hand(const clever::SheetDef& sheet, const Catalogue& words) {
  std::vector<std::string> names;
  for (const char* number : {"1", "2"})
    names.push_back(words.text("screen", "player-number", {{"number", number}}));
  return std::make_unique<RefereeQuestionOf<CleverRefereeQuestion, CleverView>>(sheet, names);
}

}  // namespace fox::ui
