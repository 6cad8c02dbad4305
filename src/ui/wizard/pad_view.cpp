#include "ui/wizard/pad_view.h"

#include <algorithm>
#include <string>

#include "core/wizard/wizard_table.h"
#include "ui/look/signs.h"
#include "ui/screens/parts.h"
#include "ui/table/tabs.h"
#include "ui/wizard/faces.h"
#include "ui/wizard/pad_marks.h"
#include "ui/wizard/pad_plan.h"

namespace fox::ui {

using wizard::LineKind;
using wizard::Phase;

namespace {

constexpr double kMarkDrawn = .14, kShaken = .18, kGone = .12;
constexpr Color kShade = rgb(0x1E2233);

class Pad {
 public:
  Pad(Ui& ui, const WizardGameView& game_view, const PadLook& look, const PadPlan& plan)
      : ui_(ui),
        game_view_(game_view),
        look_(look),
        plan_(plan),
        def_(game_view.def()),
        pad_(wizard::pad_of(game_view.state(), look.seat)),
        own_(wizard::prediction_of(game_view.state(), look.seat)),
        colours_(wizard::colours(def_)),
        columns_(wizard::columns(def_)) {}

  FieldRef draw() {
    FieldRef tapped;
    draw_heads();
    for (int row = 0; row <= colours_; ++row) {
      draw_row(row);
      const int cells = row == colours_ ? def_.jester_fields : columns_;
      for (int number = 1; number <= cells; ++number) {
        const FieldRef field{look_.seat, row, number};
        const std::string name =
            "cell." + wizard::face(def_, row == colours_ ? row + 1 : row).id + "." + std::to_string(number);
        if (!plan_.small && look_.tappable && ui_.target(name, touched(row, number), true, TargetKind::cell))
          tapped = field;
        draw_cell(field);
      }
    }
    draw_circles();
    plan_.small ? draw_small_foot() : draw_foot();
    return tapped;
  }

 private:
  [[nodiscard]] float u(float units) const { return units * plan_.unit; }
  [[nodiscard]] Canvas& canvas() const { return ui_.canvas; }
  [[nodiscard]] std::string points(int value) const { return look_.hide_scores ? "–" : figure(value); }
  [[nodiscard]] std::uint32_t seed(const std::string& what) const {
    return pen_seed(def_.id, look_.seat, what);
  }
  [[nodiscard]] AreaColors colors(int row) const {
    return area_colors(ui_.theme, row == colours_ ? parse_color(def_.jester.color) : face_color(def_, row));
  }
  [[nodiscard]] const Rect& cell(int row, int number) const {
    return plan_.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(number - 1)];
  }
  // A hit area reaches to the middle of the gap.
  [[nodiscard]] Rect touched(int row, int number) const {
    const Rect& here = cell(row, number);
    const float gap =
        number < columns_ ? cell(row, number + 1).x - here.right() : here.x - cell(row, number - 1).right();
    return here.inset(-gap / 2, -std::min(u(9), plan_.rows[static_cast<std::size_t>(row)].h * .08F));
  }

  // ---- what is printed, and opens its rule
  void opens_rule(const std::string& place, const Rect& rect) {
    ui_.target("rule." + place, rect, true, TargetKind::print);
  }
  void draw_heads() {
    for (int c = 0; c < columns_; ++c) {
      Rect box = plan_.heads[static_cast<std::size_t>(c)];
      const std::string number = "×" + std::to_string(c + 1);
      if (plan_.small) {
        canvas().text(box, number,
                      {std::max(u(18), ui_.dp(12.5F)), Weight::black, ui_.theme.ink, Align::center});
        continue;
      }
      const int worth = def_.points[static_cast<std::size_t>(c)];
      const std::string soft =
          ui_.say(worth == 1 ? "point-one" : "points-short", {{"count", std::to_string(worth)}});
      const float big = std::max(u(22), ui_.dp(17)), small = std::max(u(15.5F), ui_.dp(12.5F));
      const float w1 = canvas().text_width(number, big, Weight::black),
                  w2 = canvas().text_width(soft, small, Weight::regular);
      const bool both = w1 + u(6) + w2 <= box.w + u(6);
      const float start = box.center().x - (both ? w1 + u(6) + w2 : w1) / 2;
      canvas().text({start, box.y, w1 + 1, box.h}, number, {big, Weight::black, ui_.theme.ink});
      if (both)
        canvas().text({start + w1 + u(6), box.y, w2 + 1, box.h}, soft,
                      {small, Weight::regular, ui_.theme.ink2});
    }
    if (!plan_.small)
      canvas().text(plan_.count, std::to_string(game_view_.score(look_.seat).xs) + " X",
                    {std::max(u(20), ui_.dp(15)), Weight::black, ui_.theme.ink, Align::center},
                    ui_.dp(12.5F));
  }

  void draw_row(int row) {
    const auto r = static_cast<std::size_t>(row);
    const Rect &panel = plan_.rows[r], &spine = plan_.spines[r];
    const AreaColors tint = colors(row);
    const float radius = plan_.small ? std::min(u(12), panel.h * .2F) : u(14);
    canvas().fill(panel, tint.panel, radius);
    canvas().stroke(panel, ui_.theme.dark ? tint.border : mix(tint.panel, kShade, .25F), u(1.6F), radius);
    canvas().fill(spine, tint.spine, radius * .65F);
    if (!plan_.small)
      opens_rule("area." + wizard::face(def_, row == colours_ ? wizard::jester_face(def_) : row).id, spine);
    if (row == colours_) {
      const float side = std::min(spine.w, spine.h) * .66F;
      draw_sign(canvas(), Sign::jester, spine.middle(side, side), ui_.theme.on_key);
      return;
    }
    if (ui_.theme.patterns)
      draw_pattern(canvas(), spine.inset(u(1.5F)), wizard::face(def_, row).pattern,
                   mix(tint.spine, kShade, ui_.theme.dark ? .24F : .2F),
                   plan_.unit * (plan_.small ? .7F : 1));
    if (!ui_.theme.letters) return;
    const std::string letter = face_letter(ui_.words, def_, row);
    const float size = std::min(spine.h * .62F, spine.w * (letters_in(letter) > 1 ? .5F : .62F));
    const float halo = size * 1.15F;
    canvas().fill(spine.middle(std::min(spine.w, halo * (letters_in(letter) > 1 ? 1.15F : .9F)),
                               std::min(spine.h, halo)),
                  tint.spine, halo * .3F);
    canvas().text(spine, letter, {size, Weight::black, ui_.theme.on_key, Align::center});
  }

  // ---- the fields
  enum class Feel : unsigned char { open, back, lit };

  [[nodiscard]] Feel feel(const FieldRef& field) const {
    const Phase phase = game_view_.state().phase;
    if (field.row == colours_) {
      if (phase == Phase::stop && game_view_.can_jester(field.seat) &&
          wizard::dice_showing(game_view_.state(), wizard::jester_face(def_)) == field.number)
        return Feel::lit;
      return Feel::open;
    }
    const bool choosing =
        game_view_.has(field.seat, LineKind::predict) || game_view_.has(field.seat, LineKind::strike);
    if (choosing) return game_view_.open(field.seat, field.row, field.number) ? Feel::lit : Feel::back;
    if (phase == Phase::stop && game_view_.has(field.seat, LineKind::stop) && rings(field)) return Feel::lit;
    return Feel::open;
  }
  [[nodiscard]] bool rings(const FieldRef& field) const {
    return own_.made() && own_.colour == field.row && own_.number == field.number;
  }

  [[nodiscard]] float progress(const FieldRef& field) const {
    const double age = ui_.now - look_.fresh_at;
    if (ui_.reduced_motion || look_.fresh_at < 0 || age >= kMarkDrawn) return 1;
    const bool fresh =
        std::any_of(game_view_.events().begin(), game_view_.events().end(), [&](const auto& event) {
          const bool jester = event.kind == wizard::EventKind::jester && field.row == colours_;
          const bool mark = event.kind == wizard::EventKind::mark && event.colour == field.row;
          return (jester || mark) && event.seat == field.seat && event.number == field.number;
        });
    if (!fresh) return 1;
    ui_.animate_until(look_.fresh_at + kMarkDrawn);
    return static_cast<float>(std::max(age, 0.) / kMarkDrawn);
  }

  void draw_cell(const FieldRef& field) {
    const AreaColors tint = colors(field.row);
    const bool refused = look_.refused == field;
    Rect box = cell(field.row, field.number);
    if (refused) box = shaken(box);
    const float radius = plan_.small ? std::min(u(8), box.h * .2F) : u(9);
    Feel now = feel(field);
    if (plan_.small && now != Feel::lit) now = Feel::open;
    if (plan_.small && !rings(field)) now = Feel::open;
    const bool jester_row = field.row == colours_;
    const Color plain = jester_row ? (ui_.theme.dark ? tint.cell : ui_.theme.plate) : tint.cell;
    ground_ = now == Feel::lit ? tint.lit : now == Feel::back ? tint.back : plain;
    const bool strong =
        now == Feel::lit && (game_view_.state().phase == Phase::stop || look_.colour == field.row);
    if (strong && !plan_.small) canvas().fill(box.inset(-u(3.4F)), ui_.theme.lit_ring, radius + u(3.4F));
    canvas().fill(box, ground_, radius);
    canvas().stroke(box, now == Feel::lit ? kShade : tint.border,
                    std::max(ui_.dp(1), u(strong             ? 3.6F
                                          : now == Feel::lit ? 2.4F
                                                             : 1.5F)),
                    radius);
    if (ui_.theme.dark && now == Feel::lit) canvas().stroke(box, ui_.theme.lit_ring, u(2), radius);
    FieldLook mark{.field = field, .box = box, .pad = &pad_, .ground = ground_, .unit = plan_.unit};
    mark.drawn = progress(field);
    mark.lit = now == Feel::lit;
    mark.back = now == Feel::back && game_view_.state().phase == Phase::predict;
    mark.small = plan_.small;
    draw_written(ui_, game_view_, mark);
    draw_gone(mark);
    if (refused) draw_refused(box);
  }

  [[nodiscard]] bool differs(const wizard::Pad& pad, const FieldRef& at) const {
    if (at.row == colours_) return ((pad.jesters & ~pad_.jesters) >> (at.number - 1) & 1) != 0;
    return wizard::field(pad, at.row, at.number) != wizard::field(pad_, at.row, at.number);
  }

  // What was taken back fades; what would be is pale in a dashed frame.
  void draw_gone(FieldLook mark) {
    const wizard::Pad* gone = look_.would_go;
    mark.ink = .4F;
    if (gone == nullptr) {
      const double age = ui_.now - look_.gone_at;
      if (ui_.reduced_motion || look_.gone == nullptr || look_.gone_at < 0 || age < 0 || age >= kGone) return;
      gone = look_.gone;
      ui_.animate_until(look_.gone_at + kGone);
      mark.ink = static_cast<float>(.99 * (1 - age / kGone));
    }
    if (!differs(*gone, mark.field)) return;
    if (look_.would_go != nullptr)
      canvas().dashed(mark.box.inset(-u(2)), ui_.theme.ink, u(2.6F), u(11), u(7), u(4));
    mark.pad = gone, mark.drawn = 1, mark.lit = mark.back = false;
    draw_written(ui_, game_view_, mark);
  }

  [[nodiscard]] Rect shaken(const Rect& box) const {
    const double age = ui_.now - look_.refused_at;
    if (ui_.reduced_motion || age < 0 || age >= kShaken) return box;
    ui_.animate_until(look_.refused_at + kShaken);
    const int swing = static_cast<int>(age / .03) % 2;
    return box.moved(ui_.dp(swing == 0 ? -4 : 4), 0);
  }

  void draw_refused(const Rect& box) {
    canvas().dashed(box.inset(-u(4)), ui_.theme.ink, u(3), u(12), u(7), u(4));
    const float side = u(22);
    draw_sign(canvas(), Sign::fault, {box.right() - side * .6F, box.y - side * .4F, side, side},
              ui_.theme.ink);
  }

  // ---- circles and sums
  void draw_circles() {
    const int xs = game_view_.score(look_.seat).xs;
    for (std::size_t i = 0; i < plan_.circles.size(); ++i) {
      const Rect& circle = plan_.circles[i];
      const float r = circle.w / 2;
      canvas().disc(circle.center(), r, ui_.theme.plate);
      canvas().ring(circle.center(), r - ui_.dp(.8F), ui_.theme.control_edge,
                    ui_.dp(plan_.small ? 1.1F : 1.6F));
      if (static_cast<int>(i) < xs) canvas().disc(circle.center(), r * .72F, ui_.theme.pen);
    }
    if (plan_.bonus.empty()) return;
    const Rect& top = plan_.circles.front();
    opens_rule("xs", {plan_.bonus.x, top.y, plan_.bonus.w, plan_.bonus.bottom() - top.y});
    const bool earned = game_view_.score(look_.seat).bonus > 0;
    canvas().fill(plan_.bonus, ui_.theme.prompt, plan_.bonus.h / 2);
    canvas().text(
        plan_.bonus, "+" + std::to_string(def_.bonus),
        {std::max(plan_.bonus.h * .68F, ui_.dp(12.5F)), Weight::black, ui_.theme.prompt_text, Align::center});
    if (earned) pen_ring(canvas(), plan_.bonus.inset(-u(4)), ui_.theme.pen, seed("bonus"));
  }

  void draw_foot() {
    const auto& score = game_view_.score(look_.seat);
    const float size = std::max(u(18), ui_.dp(13));
    const Rect& sums = plan_.sums;
    const Rect word{sums.x, sums.y, plan_.cells[0][0].x - sums.x, sums.h};
    const std::string sum_word = ui_.say("sum");  // left out where there is no room: it says nothing new
    const float sum_size = std::max(size * .92F, ui_.dp(kSmall));
    if (canvas().text_width(sum_word, sum_size, Weight::bold) <= word.w - u(4))
      canvas().text({word.x + u(4), word.y, word.w - u(4), word.h}, sum_word,
                    {sum_size, Weight::bold, ui_.theme.ink2});
    for (int c = 0; c < columns_; ++c) {
      const Rect& above = plan_.cells[0][static_cast<std::size_t>(c)];
      canvas().text({above.x, sums.y, above.w, sums.h}, points(score.columns[static_cast<std::size_t>(c)]),
                    {std::max(u(27), ui_.dp(17)), Weight::black, ui_.theme.ink, Align::center});
    }
    const Rect& total = plan_.total;
    canvas().fill({total.x, total.y - u(2), total.w, u(2.4F)}, ui_.theme.ink);
    Rect in = total.inset(u(8), 0);
    const std::string number = points(score.total);
    const float big = std::max(u(38), ui_.dp(26));
    canvas().text(in.cut_right(canvas().text_width(number, big, Weight::black) + 1, u(14)), number,
                  {big, Weight::black, ui_.theme.ink, Align::right});
    const std::string sum = ui_.say("total");
    canvas().text(in.cut_right(canvas().text_width(sum, size, Weight::bold) + 1, u(16)), sum,
                  {size, Weight::bold, ui_.theme.ink2, Align::right});
    const std::string less =
        ui_.say("differences", {{"count", look_.hide_scores ? "–" : figure(-score.penalties)}});
    const std::string bonus =
        score.bonus > 0 ? ui_.say("bonus-earned", {{"bonus", std::to_string(score.bonus)}})
                        : ui_.say("bonus-not-yet", {{"bonus", std::to_string(def_.bonus)},
                                                    {"target", std::to_string(game_view_.rules().target)}});
    const float first = canvas().text_width(less, size, Weight::bold),
                second = canvas().text_width(bonus, size, Weight::regular);
    if (first + u(20) + second <= in.w) {
      canvas().text(in.cut_left(first + 1, u(20)), less, {size, Weight::bold, ui_.theme.ink});
      canvas().text(in, bonus, {size, Weight::regular, ui_.theme.ink2});
    } else {
      label(ui_, in, less, {size / ui_.scale, Weight::bold, ui_.theme.ink, Align::left, 12});
    }
  }

  void draw_small_foot() {
    Rect in = plan_.total;
    const float size = std::min(ui_.dp(17), in.h * .72F), big = std::min(ui_.dp(26), in.h * .95F);
    const std::string number = points(game_view_.score(look_.seat).total);
    canvas().text(in.cut_right(canvas().text_width(number, big, Weight::black) + 1, ui_.dp(7)), number,
                  {big, Weight::black, ui_.theme.ink, Align::right});
    const std::string xs = std::to_string(game_view_.score(look_.seat).xs) + " X";
    canvas().text(in.cut_left(canvas().text_width(xs, size, Weight::black) + 1, ui_.dp(6)), xs,
                  {size, Weight::black, ui_.theme.ink});
    const std::string sum = ui_.say("total");
    if (canvas().text_width(sum, size * .9F, Weight::bold) <= in.w)
      canvas().text(in, sum, {size * .9F, Weight::bold, ui_.theme.ink2, Align::right});
  }

  Ui& ui_;
  const WizardGameView& game_view_;
  const PadLook& look_;
  const PadPlan& plan_;
  const wizard::SheetDef& def_;
  const wizard::Pad& pad_;
  const wizard::Prediction& own_;
  int colours_, columns_;
  Color ground_ = 0;
};

Standing standing(const WizardGameView& game_view, int seat) {
  if (seat == game_view.state().seer) return Standing::seer;
  if (wizard::has(game_view.state().scored, seat)) return Standing::done;
  return game_view.due(seat) ? Standing::may : Standing::idle;
}

}  // namespace

std::string total_words(const WizardGameView& game_view, int seat, bool hide_scores) {
  const int total = game_view.score(seat).total;
  if (hide_scores) return kHidden;
  return figure(total);
}

void draw_pad_head(Ui& ui, const Rect& head, const WizardGameView& game_view, int seat, bool hide_scores) {
  const bool seer = seat == game_view.state().seer && !game_view.is_over();
  const Color ink = seer ? ui.theme.prompt_text : ui.theme.ink;
  const bool narrow = head.w < ui.dp(170);
  Rect in = head.inset(ui.dp(narrow ? 6 : 8), 0);
  const float side = std::min(ui.dp(narrow ? 22 : 30), head.h * .68F);
  const Rect sign = in.cut_left(side, ui.dp(narrow ? 5 : 8)).middle(side, side);
  draw_player(ui, sign, seat, seer ? Standing::seer : standing(game_view, seat),
              seer ? ui.theme.prompt : ui.theme.sheet, seer);
  const std::string total = total_words(game_view, seat, hide_scores);
  const float size = std::min(narrow ? 18.F : 22.F, head.h / ui.scale * .52F);
  label(ui, in.cut_right(line_width(ui, total, size, Weight::black) + 1, ui.dp(6)), total,
        {size, Weight::black, ink, Align::right});
  const std::string &name = game_view.name(seat), is_seer = ui.say("is-seer");
  const float wide = ui.canvas.text_width(name, ui.dp(size), Weight::black);
  ui.canvas.text(in, name, {ui.dp(size), Weight::black, ink}, ui.dp(13));
  if (seer && wide + ui.dp(6) + line_width(ui, is_seer, 16, Weight::bold) <= in.w)
    label(ui, {in.x + wide + ui.dp(6), in.y, in.w - wide - ui.dp(6), in.h}, is_seer, {16, Weight::bold, ink});
}

FieldRef draw_pad(Ui& ui, const Rect& where, const WizardGameView& game_view, const PadLook& look) {
  const PadPlan plan = plan_page(game_view.rules(), where);
  return Pad(ui, game_view, look, plan).draw();
}

void draw_small_pad(Ui& ui, const Rect& where, const WizardGameView& game_view, const PadLook& look,
                    bool is_tab) {
  const PadPlan plan = plan_small(game_view.rules(), where, ui.scale);
  const bool seer = look.seat == game_view.state().seer && !game_view.is_over();
  const std::string name = (is_tab ? "tab." : "sheet.") + std::to_string(look.seat + 1);
  ui.target(name, where);
  const float radius = ui.dp(16);
  ui.canvas.fill(where, ground(ui, name, ui.theme.sheet), radius);
  if (seer) {
    ui.canvas.fill(plan.head, ui.theme.prompt, radius);
    ui.canvas.fill({plan.head.x, plan.head.y + plan.head.h / 2, plan.head.w, plan.head.h / 2},
                   ui.theme.prompt);
  }
  ui.canvas.stroke(where, seer ? ui.theme.prompt : ui.theme.sheet_edge, ui.dp(seer ? 3.6F : 1.6F), radius);
  draw_pad_head(ui, plan.head, game_view, look.seat, look.hide_scores);
  Pad(ui, game_view, look, plan).draw();
}

Rect ringed_place(const WizardGameView& game_view, const Rect& where, int seat) {
  const auto& own = wizard::prediction_of(game_view.state(), seat);
  if (!own.made()) return {};
  return field_place(game_view, where, {seat, own.colour, own.number});
}

Rect field_place(const WizardGameView& game_view, const Rect& where, const FieldRef& field) {
  const PadPlan plan = plan_page(game_view.rules(), where);
  return plan.cells[static_cast<std::size_t>(field.row)][static_cast<std::size_t>(field.number - 1)];
}

}  // namespace fox::ui
