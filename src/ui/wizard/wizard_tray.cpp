#include "ui/wizard/wizard_tray.h"

#include <algorithm>

#include "core/wizard/wizard_table.h"
#include "ui/screens/parts.h"
#include "ui/table/prompt_card.h"
#include "ui/wizard/faces.h"
#include "ui/wizard/wizard_commands.h"

namespace fox::ui {

using wizard::LineKind;
using wizard::Phase;

namespace {

constexpr float kPad = 12, kTitle = 24, kDice = 62, kTiles = 52, kCaption = 20, kButton = 52;

// What stands in the tray now.
struct Parts {
  bool colours = false;  // the wizards' colour is asked
  bool dice = false, tiles = false, caption = false, button = false;
};

bool any_button(const WizardGameView& game_view, const WizardPendingMove& pending) {
  const auto& state = game_view.state();
  if (pending.entry())
    return pending.entry()->review || state.phase == Phase::stop || state.phase == Phase::wizards;
  switch (state.phase) {
    case Phase::stop:
      return game_view.can_throw();
    case Phase::wizards:
    case Phase::strike:
      return true;
    case Phase::predict:
      return !game_view.due(pending.seat()) || game_view.has(pending.seat(), LineKind::pass);
    default:
      return false;
  }
}

Parts parts_of(const WizardGameView& game_view, const WizardPendingMove& pending, bool phone) {
  const auto& state = game_view.state();
  Parts parts;
  parts.colours = state.phase == Phase::wizards && !pending.entry();
  const bool lie = pending.entry() || wizard::dice_lying(state) > 0;
  // Small screens have the counts alone where nothing is entered.
  parts.dice = phone ? pending.entry().has_value() : lie || !parts.colours;
  // Where there is room everything keeps its place, whatever lies there.
  parts.tiles = phone ? lie : !parts.colours;
  parts.caption = parts.tiles && !phone;
  parts.button = any_button(game_view, pending);
  return parts;
}

bool is_phone(WizardShape shape) {
  return shape == WizardShape::phone || shape == WizardShape::shallow;
}

class Tray {
 public:
  Tray(Ui& ui, const WizardGameView& game_view, const WizardPendingMove& pending)
      : ui_(ui), game_view_(game_view), pending_(pending), def_(game_view.def()), state_(game_view.state()) {}

  void draw(const Rect& where, const Parts& parts) {
    ui_.canvas.fill(where, ui_.theme.tray, ui_.dp(18));
    ui_.canvas.stroke(where, ui_.theme.tray_edge, ui_.dp(1.6F), ui_.dp(18));
    Rect in = where.inset(std::min(ui_.dp(kPad), where.w * .022F), ui_.dp(kPad * .8F));
    if (parts.button) draw_button(in.cut_bottom(touch(ui_, kButton), ui_.dp(8)));
    draw_title(in.cut_top(ui_.dp(kTitle), ui_.dp(5)));
    // What is left over makes them larger.
    float spare =
        in.h - (parts.caption ? ui_.dp(kCaption) : 0) - (parts.tiles ? touch(ui_, kTiles) + ui_.dp(2) : 0);
    if (parts.dice) spare -= dice_height() + ui_.dp(8);
    if (parts.colours) spare -= touch(ui_, kDice) + ui_.dp(8);
    const float more =
        parts.dice && parts.colours ? 0 : std::clamp(spare, 0.F, ui_.dp(parts.colours ? 56 : 24));
    if (parts.colours) draw_colours(in.cut_top(touch(ui_, kDice) + more, ui_.dp(8)));
    if (parts.dice) draw_dice(in.cut_top(dice_height() + more, ui_.dp(8)));
    if (parts.tiles)
      draw_tiles(in.cut_top(touch(ui_, kTiles) + std::clamp(spare - more, 0.F, ui_.dp(14)), ui_.dp(2)));
    if (parts.caption && !entering()) draw_caption(in.cut_top(ui_.dp(kCaption)));
  }

 private:
  [[nodiscard]] float dice_height() const { return std::max(ui_.dp(kDice), 50 * ui_.finger); }
  [[nodiscard]] bool entering() const { return pending_.entry().has_value(); }

  void draw_title(Rect row) {
    std::string text;
    if (entering()) {
      text = ui_.say(pending_.entry()->turning         ? "turn-which"
                     : pending_.entry()->missing() > 0 ? "tap-faces"
                                                       : "tap-thrown");
    } else if (state_.phase == Phase::wizards) {
      text = ui_.say("wizards-count-as");
    } else if (wizard::dice_lying(state_) == 0) {
      text = ui_.say("dice-later");
    } else {
      text = ui_.say("throw-of",
                     {{"throw", std::to_string(state_.throws)}, {"throws", std::to_string(def_.throws)}});
    }
    if (state_.wizards != wizard::kNone ||
        (game_view_.effect().wizards_everywhere && state_.next_seer != wizard::kNone)) {
      const float side = row.h;
      if (state_.wizards != wizard::kNone)
        draw_face(ui_, row.cut_right(side, ui_.dp(6)), def_, state_.wizards);
      const std::string as =
          ui_.say(game_view_.effect().wizards_everywhere ? "wizards-all" : "wizards-count-as");
      const float w = line_width(ui_, as, 15, Weight::bold);
      const float own = line_width(ui_, text, 15, Weight::bold);
      if (own + w + ui_.dp(10) <= row.w) {
        label(ui_, row.cut_right(w + 1, ui_.dp(8)), as, {15, Weight::bold, ui_.theme.ink2, Align::right});
      } else {
        const float die = side * .8F;
        draw_face(ui_, row.cut_right(die, ui_.dp(8)).middle(die, die), def_, wizard::wizard_face(def_));
      }
    }
    label(ui_, row, text, {15, Weight::bold, ui_.theme.ink2});
  }

  void draw_dice(const Rect& all) {
    const int n = entering() ? pending_.entry()->dice : def_.dice;
    const Rect row = all.middle(std::min(all.w, ui_.dp(84) * static_cast<float>(n)), all.h);
    std::array<std::uint8_t, wizard::kMaxDice> faces{};
    std::array<bool, wizard::kMaxDice> fresh{};
    faces.fill(wizard::kNone);
    if (entering()) {
      faces = pending_.entry()->slots;
      fresh = pending_.entry()->fresh;
    } else {
      std::size_t slot = 0;
      for (int face = 0; face < wizard::faces(def_); ++face)
        for (int i = 0; i < wizard::dice_showing(state_, face); ++i)
          faces[slot++] = static_cast<std::uint8_t>(face);
    }
    bool asked = entering();
    for (int i = 0; i < n; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const Rect slot = row.column(i, n, 0);
      const Rect die = slot.middle(std::min(slot.w, ui_.dp(80)), row.h);
      WizardDie look;
      look.face = faces[at];
      look.fresh = entering() && fresh[at] && !pending_.entry()->turning &&
                   pending_.entry()->thrown() < pending_.entry()->dice;
      look.asked = asked && faces[at] == wizard::kNone;
      if (look.asked) asked = false;
      draw_wizard_die(ui_, die.inset(ui_.dp(3), ui_.dp(2)), def_, look);
      // Dice in the cup cannot be tapped.
      if (faces[at] != wizard::kNone) ui_.target("die." + std::to_string(i + 1), slot);
    }
  }

  // How many count for a colour: on the table with wizards and the card, while entering as they lie.
  [[nodiscard]] int counted(int face) const {
    if (entering()) return pending_.entry()->showing(face);
    int count = wizard::dice_showing(state_, face);
    if (face >= wizard::colours(def_) || state_.throws == 0) return count;
    count += game_view_.effect().extra;
    if (game_view_.effect().wizards_everywhere || state_.wizards == face)
      count += wizard::dice_showing(state_, wizard::wizard_face(def_));
    return count;
  }

  void draw_tiles(const Rect& row) {
    const int n = wizard::faces(def_);
    const bool idle = !entering() && wizard::dice_lying(state_) == 0;  // nothing to count yet
    for (int face = 0; face < n; ++face) {
      const Rect box = row.column(face, n, ui_.dp(6));
      const char letter = wizard::face(def_, face).letter;
      const std::string name = std::string("face.") + letter;
      ui_.target(name, box);
      const bool jester = face == wizard::jester_face(def_), wizard = face == wizard::wizard_face(def_);
      const Color full = wizard ? rgb(0x1E2233) : face_color(def_, face);
      const Color key = idle ? mix(full, ui_.theme.tray, .6F) : full;
      const Color letters = wizard ? rgb(0xFFFFFF) : ui_.theme.on_key;
      const Color on = idle ? faint(key, ui_.theme.ink, .6F) : letters;
      ui_.canvas.fill(box, ground(ui_, name, key), ui_.dp(11));
      const Color edge = ui_.theme.dark ? ui_.theme.control_edge : mix(key, rgb(0x1E2233), .3F);
      ui_.canvas.stroke(box, entering() ? ui_.theme.ink : edge, ui_.dp(entering() ? 2.4F : 1.4F), ui_.dp(11));
      Rect in = box.inset(ui_.dp(4));
      const Rect left = idle ? in : in.cut_left(in.w * .46F);
      if (jester) {
        const float side = std::min(left.w, idle ? left.h * .56F : left.h) * .92F;
        draw_sign(ui_.canvas, Sign::jester, left.middle(side, side), on);
      } else {
        const std::string text = face_letter(ui_.words, def_, face);
        ui_.canvas.text(left, text,
                        {ui_.dp(letters_in(text) > 1 ? 16 : 20), Weight::black, on, Align::center},
                        ui_.dp(13));
      }
      if (idle) continue;
      ui_.canvas.fill(in, ui_.theme.plate, ui_.dp(8));
      ui_.canvas.text(in, std::to_string(counted(face)),
                      {ui_.dp(24), Weight::black, ui_.theme.ink, Align::center});
    }
  }

  // What is more than the dice show, and why.
  void draw_caption(const Rect& row) {
    const int wizards = wizard::dice_showing(state_, wizard::wizard_face(def_));
    std::string text;
    if (state_.wizards != wizard::kNone && wizards > 0)
      text = face_letter(ui_.words, def_, state_.wizards) + ": " +
             std::to_string(wizard::dice_showing(state_, state_.wizards)) + " + " + std::to_string(wizards) +
             " " + face_letter(ui_.words, def_, wizard::wizard_face(def_));
    if (game_view_.effect().extra > 0) text += (text.empty() ? "" : " · ") + ui_.say("extra-die-note");
    if (game_view_.effect().jesters_own) text += (text.empty() ? "" : " · ") + ui_.say("jesters-own-note");
    if (!text.empty()) label(ui_, row, text, {14.5F, Weight::bold, ui_.theme.ink2, Align::center});
  }

  void draw_colours(const Rect& row) {
    const int n = wizard::colours(def_);
    const int own = wizard::prediction_of(state_, state_.seer).colour;
    for (int colour = 0; colour < n; ++colour) {
      const Rect box = row.column(colour, n, ui_.dp(8));
      const auto& face = wizard::face(def_, colour);
      const std::string name = "wizards." + face.id;
      ui_.target(name, box);
      ui_.canvas.fill(box, ground(ui_, name, face_color(def_, colour)), ui_.dp(kRadius));
      ui_.canvas.stroke(box, ui_.theme.ink, ui_.dp(colour == own ? 3.6F : 1.8F), ui_.dp(kRadius));
      Rect in = box.inset(ui_.dp(4));
      if (colour == own) {  // as predicted: what counts where nothing is said
        const float side = ui_.dp(18);
        draw_sign(ui_.canvas, Sign::seer, {box.right() - side - ui_.dp(6), box.y + ui_.dp(5), side, side},
                  ui_.theme.on_key);
      }
      label(ui_, in, sentence_case(face_name(ui_.words, def_, colour)),
            {19, Weight::black, ui_.theme.on_key, Align::center});
    }
  }

  [[nodiscard]] bool offers(std::string_view name) const {
    return fox::ui::offers(wizard_commands(), pending_, name);
  }

  void draw_button(const Rect& row) {
    const ButtonLook accent{.kind = ButtonLook::Kind::accent};
    const auto press = [&](std::string_view name, const std::string& text, ButtonLook look = {}) {
      button(ui_, name, row, text, look);
    };
    if (offers("button.ok")) {
      ButtonLook look = accent;
      look.able = pending_.entry()->missing() == 0;
      return press("button.ok", ui_.say("throw-ok"), look);
    }
    if (entering()) return press("button.cancel", ui_.say("not-thrown"));
    if (offers("button.throw") && state_.phase == Phase::stop) {
      const std::string number = std::to_string(state_.throws + 1), all = std::to_string(def_.throws);
      return press("button.throw", ui_.say("enter-throw", {{"throw", number}, {"throws", all}}),
                   {.sign = Sign::add});
    }
    if (offers("button.throw")) {
      const int colour = wizard::prediction_of(state_, state_.seer).colour;
      return press("button.throw",
                   ui_.say("enter-at-once", {{"colour", face_name(ui_.words, def_, colour)}}));
    }
    if (offers("button.keep")) return press("button.keep", ui_.say("keep-all"), accent);
    if (offers("button.pass")) return press("button.pass", ui_.say("pass"), accent);
    if (offers("button.next")) {
      const std::string& name = game_view_.name(game_view_.next_due(pending_.seat()));
      press("button.next", ui_.say("hand-over", {{"name", name}}), accent);
    }
  }

  Ui& ui_;
  const WizardGameView& game_view_;
  const WizardPendingMove& pending_;
  const wizard::SheetDef& def_;
  const wizard::State& state_;
};

}  // namespace

float tray_height(const Ui& ui, const WizardGameView& game_view, const WizardPendingMove& pending,
                  WizardShape shape) {
  const bool phone = is_phone(shape);
  const Parts parts = parts_of(game_view, pending, phone);
  const float edges = ui.dp(2 * kPad * .8F + kTitle + 5),
              dice = std::max(ui.dp(kDice), 50 * ui.finger) + ui.dp(8);
  const float tiles = touch(ui, kTiles) + ui.dp(2), last = touch(ui, kButton) + ui.dp(8);
  if (!phone) return edges + dice + tiles + ui.dp(kCaption) + last;
  if (!parts.colours && !parts.dice && !parts.tiles && !parts.button) return 0;  // nothing but a title
  float height = edges;
  if (parts.colours) height += touch(ui, kDice) + ui.dp(8);
  if (parts.dice) height += dice;
  if (parts.tiles) height += tiles;
  if (parts.button) height += last;
  return height;
}

void draw_tray(Ui& ui, const Rect& where, const WizardGameView& game_view, const WizardPendingMove& pending) {
  const bool phone = is_phone(wizard_shape(ui.screen, ui.scale));
  Tray(ui, game_view, pending).draw(where, parts_of(game_view, pending, phone));
}

}  // namespace fox::ui
