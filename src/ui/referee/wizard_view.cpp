#include "ui/referee/wizard_view.h"

#include <algorithm>
#include <utility>

#include "core/wizard/wizard_table.h"
#include "core/wizard/wizard_why.h"
#include "ui/referee/referee_question.h"
#include "ui/screens/parts.h"
#include "ui/wizard/faces.h"
#include "ui/wizard/pad_view.h"
#include "ui/wizard/wizard_prompt.h"
#include "ui/wizard_on_screen.h"

namespace fox::ui {

using Ask = WizardRefereeQuestion::Ask;
using Writes = WizardView::Writes;

namespace {

constexpr float kDice = 62, kRow = 46;

// A question makes sense once everything it is about lies there.
bool complete(const WizardRefereeQuestion& about) {
  if (!about.by_hand() || !about.dice_setup().scores) return true;
  return about.dice_setup().own.made() && about.dice_setup().dice_said() == about.game_view().def().dice;
}

struct AskButton {
  Ask about;
  const char* name;
  const char* words;
};
constexpr AskButton kAsked[] = {{Ask::roll, "ask.throw", "ask-throw"},
                                {Ask::stop, "ask.stop", "ask-stop"},
                                {Ask::jester, "ask.jester", "ask-jester"},
                                {Ask::pass, "ask.pass", "ask-pass"}};

bool can_ask(const WizardQuestion& of, std::string_view) {
  return !of.view.filling && complete(of.about);
}
template <Ask what>
Wish ask(WizardQuestion& of, std::string_view, Ui&) {
  of.about.asked() == what ? of.about.drop() : of.about.ask(what);
  return {};
}

int face_of(const WizardRefereeQuestion& about, std::string_view letter) {
  const auto& def = about.game_view().def();
  for (int face = 0; face < wizard::faces(def); ++face)
    if (letter.size() == 1 && wizard::face(def, face).letter == letter[0]) return face;
  return -1;
}

class View {
 public:
  View(Ui& ui, const RefereeLayout& at, WizardRefereeQuestion& about, WizardView& view)
      : ui_(ui), at_(at), about_(about), view_(view) {}

  void draw() {
    sheet();
    if (draw_verdict(ui_, at_.verdict, verdict_of(about_, view_, ui_.words))) view_.whole = !view_.whole;
    Rect rest = at_.table;
    draw_on_table(ui_, rest, table_height(ui_, about_, view_, at_.small), view_.table,
                  [&](const Rect& where) { table(where); });
    if (!about_.by_hand() && rest.h >= dp(32 + 16 + 2 * kRow)) list(rest);
  }

 private:
  [[nodiscard]] float dp(float value) const { return ui_.dp(value); }
  // Of the case as it is now: what is set up makes it anew.
  [[nodiscard]] const wizard::SheetDef& def() const { return about_.game_view().def(); }
  [[nodiscard]] float button_height() const { return touch(ui_, kTouch); }

  // ---- the sheet
  void sheet() {
    ui_.canvas.fill(at_.sheet, ui_.theme.sheet, dp(18));
    ui_.canvas.stroke(at_.sheet, ui_.theme.sheet_edge, dp(1.6F), dp(18));
    PadLook look;
    look.seat = about_.seat();
    const bool asked = !view_.filling && about_.answered() && about_.field().is();
    if (asked && !about_.yes()) look.refused = about_.field();
    const float least = std::max({dp(430), at_.view.w * .5F, at_.view.h});
    const auto height = [&](float width) { return least * width / at_.view.w; };
    Zoomed zoomed(ui_, "sheet", at_.view, {at_.view.w, height}, view_.sheet);
    if (asked && std::exchange(view_.seen, about_.field()) != about_.field()) {
      const Rect cell = field_place(about_.game_view(), zoomed.place, about_.field());
      zoomed.reveal(cell, (at_.view.h - cell.h) / 2);
    }
    const FieldRef field = draw_pad(ui_, zoomed.place, about_.game_view(), look);
    if (view_.filling) others(zoomed.place);
    if (asked && about_.yes()) {
      const Rect cell = field_place(about_.game_view(), zoomed.place, about_.field());
      ui_.canvas.stroke(cell.inset(-dp(5)), ui_.theme.lit_ring, dp(6), dp(14));
      ui_.canvas.stroke(cell.inset(-dp(4)), ui_.theme.ink, dp(4), dp(13));
      tick_disc(ui_, {cell.right(), cell.y}, dp(13));
    }
    if (field.is()) tapped(field);
  }

  // What others predicted before, on the sheet that is set up.
  void others(const Rect& place) {
    if (about_.dice_setup().scores) return;
    for (const auto& said : about_.dice_setup().others) {
      const Rect cell = field_place(about_.game_view(), place, {0, said.colour, said.number});
      const float side = std::min({cell.h * .5F, cell.w * .5F, dp(30)});
      ui_.canvas.disc(cell.center(), side / 2 + dp(3), ui_.theme.plate);
      draw_sign(ui_.canvas, Sign::player, cell.middle(side, side), ui_.theme.ink);
    }
  }

  void tapped(const FieldRef& field) {
    if (!view_.filling) {
      if (complete(about_)) about_.tap_field(field);
      return;
    }
    switch (view_.writes) {
      case Writes::crosses:
        return about_.cross(field);
      case Writes::own:
        return about_.predict(field);
      case Writes::others:
        return about_.others(field);
    }
  }

  // ---- dice, actions, what is set up
  void table(const Rect& where) {
    ui_.canvas.fill(where, ui_.theme.tray, dp(18));
    ui_.canvas.stroke(where, ui_.theme.tray_edge, dp(1.6F), dp(18));
    Rect in = where.inset(dp(at_.small ? 8 : 12), dp(at_.small ? 6 : 10));
    if (view_.filling) return setup(in);
    if (shows_dice(about_)) dice(in.cut_top(dp(kDice), dp(8)));
    actions(in.cut_top(button_height()));
  }

 public:
  static bool shows_dice(const WizardRefereeQuestion& about) {
    return about.by_hand() ? about.dice_setup().scores : wizard::dice_lying(about.game_view().state()) > 0;
  }

 private:
  void dice(const Rect& where) {
    int i = 0;
    const auto& state = about_.game_view().state();
    for (int face = 0; face < wizard::faces(def()); ++face)
      for (int n = 0; n < wizard::dice_showing(state, face); ++n, ++i) {
        const Rect at = where.column(i, def().dice, dp(6));
        const Rect hit = at.inset(-dp(3), 0);
        if (view_.filling && ui_.target("die." + std::to_string(i + 1), hit)) return about_.take_die(face);
        draw_wizard_die(ui_, at, def(), {.face = face});
      }
    for (; i < def().dice; ++i)
      draw_wizard_die(ui_, where.column(i, def().dice, dp(6)), def(), {.asked = view_.filling});
  }

  void actions(const Rect& where) {
    for (int i = 0; i < 4; ++i) {
      const Rect cell = where.column(i, 4, dp(6));
      const AskButton& ask = kAsked[i];
      tile(ui_, ask.name, cell, about_.asked() == ask.about);
      label(ui_, cell.inset(dp(4)), ui_.say(ask.words), {16, Weight::bold, ui_.theme.ink, Align::center});
    }
  }

  void setup(Rect in) {
    const bool scores = about_.dice_setup().scores;
    const auto choice = [&](const Rect& cell, const char* name, const char* words, bool on) {
      const bool tapped = tile(ui_, name, cell, on);
      label(ui_, cell.inset(dp(4)), ui_.say(words), {16, Weight::bold, ui_.theme.ink, Align::center});
      return tapped;
    };
    Rect row = in.cut_top(button_height(), dp(8));
    if (choice(row.column(0, 2, dp(6)), "role.predict", "ask-predict", !scores)) {
      about_.set_scores(false);
      view_.writes = Writes::crosses;
    }
    if (choice(row.column(1, 2, dp(6)), "role.score", "ask-score", scores)) {
      about_.set_scores(true);
      view_.writes = Writes::own;
    }
    row = in.cut_top(button_height(), dp(8));
    if (choice(row.column(0, 2, dp(6)), "write.crosses", "write-crosses", view_.writes == Writes::crosses))
      view_.writes = Writes::crosses;
    const Writes second = scores ? Writes::own : Writes::others;
    if (choice(row.column(1, 2, dp(6)), scores ? "write.own" : "write.others",
               scores ? "write-own" : "write-others", view_.writes == second))
      view_.writes = second;
    if (!scores) return;
    dice(in.cut_top(dp(kDice), dp(8)));
    row = in.cut_top(button_height(), dp(8));
    for (int face = 0; face < wizard::faces(def()); ++face) {
      const Rect cell = row.column(face, wizard::faces(def()), dp(6));
      const std::string name = std::string("face.") + wizard::face(def(), face).letter;
      ui_.target(name, cell);
      const float side = std::min(cell.w, cell.h);
      draw_face(ui_, cell.middle(side, side).inset(ui_.pressed(name) ? dp(2) : 0), def(), face);
    }
    row = in.cut_top(button_height());
    // The wizards' colour beside the number of the throw, which goes on with a tap.
    const Rect throws = row.cut_right(row.w * .36F, dp(6));
    const std::string number = std::to_string(about_.dice_setup().throws);
    if (button(ui_, "button.throws", throws,
               ui_.say("throw-of", {{"throw", number}, {"throws", std::to_string(def().throws)}}),
               {.size = 16}))
      about_.set_throws(about_.dice_setup().throws % def().throws + 1);
    const auto counts = about_.game_view().state().wizards;
    for (int colour = 0; colour < wizard::colours(def()); ++colour) {
      const Rect cell = row.column(colour, wizard::colours(def()), dp(2));
      const std::string name = "wizards." + def().colours[static_cast<std::size_t>(colour)].id;
      const bool on = counts == colour;
      if (tile(ui_, name, cell, on)) about_.set_wizards(colour);
      const float side = std::min(cell.w, cell.h) * .34F;
      Rect both = cell.middle(side * 2 + dp(2), side);
      draw_face(ui_, both.cut_left(side, dp(2)), def(), wizard::wizard_face(def()));
      draw_face(ui_, both, def(), colour);
    }
  }

  // ---- who predicted what
  void list(const Rect& where) {
    const auto& game_view = about_.game_view();
    card(ui_, where);
    Rect in = where.inset(dp(14), dp(8));
    label(ui_, in.cut_top(dp(32)), ui_.say("predictions"), {18, Weight::black, ui_.theme.ink});
    Scroll scroll(ui_, "allowed", in, dp(kRow) * static_cast<float>(game_view.players()), view_.listed);
    Rect rest = scroll.place;
    for (int seat = 0; seat < game_view.players(); ++seat) {
      Rect row = rest.cut_top(dp(kRow));
      const auto& own = wizard::prediction_of(game_view.state(), seat);
      const float high = dp(28);
      if (own.made()) {
        const float wide = prediction_width(ui_, def(), own.colour, high);
        draw_prediction(ui_, row.cut_right(wide, dp(8)).middle(wide, high), def(), own.colour, own.number);
      }
      label(ui_, row, game_view.name(seat), {18, Weight::bold, ui_.theme.ink});
    }
  }

  Ui& ui_;
  const RefereeLayout& at_;
  WizardRefereeQuestion& about_;
  WizardView& view_;
};

}  // namespace

Verdict verdict_of(const WizardRefereeQuestion& about, const WizardView& view, const Catalogue& words) {
  const auto say = [&](const char* key, const Fillings& fill = {}) {
    return sentence_case(words.text("screen", key, fill));
  };
  Verdict verdict;
  const auto& game_view = about.game_view();
  if (view.filling || !complete(about)) {
    const bool scores = about.dice_setup().scores;
    verdict.question = say("referee-fill");
    verdict.sentence = !scores                         ? say("referee-predict-soft")
                       : about.dice_setup().own.made() ? say("referee-dice-soft")
                                                       : say("referee-own-soft");
    return verdict;
  }
  if (!about.answered()) {
    verdict.question = say("referee-ask-wizard");
    verdict.sentence = say("referee-ask-wizard-soft");
    return verdict;
  }
  const wizard::Line& line = about.line();
  constexpr const char* actions[] = {"", "", "ask-stop", "ask-jester", "ask-throw", "ask-pass"};
  const auto& field = about.field();
  std::string what = about.asked() == Ask::line ? describe(game_view, line, words)
                     : about.asked() != Ask::field
                         ? words.text("screen", actions[static_cast<std::size_t>(about.asked())])
                     : field.row == wizard::colours(game_view.def())
                         ? words.text("screen", "ask-jester")
                         : prediction_words(words, game_view.def(), field.row, field.number);
  if (what.ends_with('?')) what.pop_back();
  verdict.question = about.asked() != Ask::line
                         ? say("referee-who", {{"name", game_view.name(line.seat)}, {"what", what}})
                         : say("referee-what", {{"what", what}});
  verdict.says = about.yes() ? Verdict::Says::yes : Verdict::Says::no;
  verdict.whole = view.whole;
  if (const auto ruling = game_view.game().ruling(line)) verdict.ruling = ruling_in_words(*ruling, words);
  if (!about.yes()) {
    verdict.sentence = sentence(*about.refused(), words, &game_view.game());
    verdict.rule = rule_sentence(*about.refused(), words);
    return verdict;
  }
  verdict.sentence = say("referee-yes-rules");
  verdict.rule = words.text("rules", std::string(rule_of(line)));
  return verdict;
}

float table_height(const Ui& ui, const WizardRefereeQuestion& about, const WizardView& view, bool small) {
  const float row = touch(ui, kTouch), edge = ui.dp(small ? 12 : 20);
  if (!view.filling) return edge + row + (View::shows_dice(about) ? ui.dp(kDice + 8) : 0);
  if (!about.dice_setup().scores) return edge + 2 * row + ui.dp(8);
  return edge + 4 * row + ui.dp(kDice + 4 * 8);
}

std::vector<Tab> tabs_of(const WizardRefereeQuestion& about) {
  std::vector<Tab> tabs;
  for (int s = 0; s < about.game_view().players(); ++s)
    tabs.push_back({about.game_view().name(s), total_words(about.game_view(), s, false)});
  return tabs;
}

std::span<const Command<WizardQuestion, Wish>> wizard_questions() {
  using Argument = std::string_view;
  static constexpr Command<WizardQuestion, Wish> all[] = {
      {"ask.throw", "t", "keys-referee-wizard", can_ask, ask<Ask::roll>},
      {"ask.stop", "s", "keys-referee-wizard", can_ask, ask<Ask::stop>},
      {"ask.jester", "j", "keys-referee-wizard", can_ask, ask<Ask::jester>},
      {"ask.pass", "x", "keys-referee-wizard", can_ask, ask<Ask::pass>},
      {"face.", "*", "",
       [](const WizardQuestion& of, Argument letter) {
         return of.view.filling && of.about.dice_setup().scores && face_of(of.about, letter) >= 0;
       },
       [](WizardQuestion& of, Argument letter, Ui&) {
         of.about.add_die(face_of(of.about, letter));
         return Wish();
       }},
  };
  return all;
}

std::optional<Wish> obey_question(Ui& ui, WizardRefereeQuestion& about, WizardView& view) {
  WizardQuestion question{about, view};
  return obey(ui, wizard_questions(), question);
}

void draw_question(Ui& ui, const RefereeLayout& at, WizardRefereeQuestion& about, WizardView& view) {
  View(ui, at, about, view).draw();
}

std::unique_ptr<RefereeQuestion> asked_about(const TypedGame<wizard::Codec>&,
                                             std::shared_ptr<const Game> kept, int seat) {
  return std::make_unique<RefereeQuestionOf<WizardRefereeQuestion, WizardView>>(std::move(kept), seat);
}

std::unique_ptr<RefereeQuestion> asked_by_hand(const wizard::SheetDef& sheet, const Catalogue& words) {
  auto asked = std::make_unique<RefereeQuestionOf<WizardRefereeQuestion, WizardView>>(
      sheet, words.text("screen", "player-number", {{"number", "1"}}), words.text("screen", "somebody-else"));
  asked->fill(true);
  return asked;
}

}  // namespace fox::ui
