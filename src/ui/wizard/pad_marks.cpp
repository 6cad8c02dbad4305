#include "ui/wizard/pad_marks.h"

#include <algorithm>
#include <string>

#include "core/wizard/wizard_table.h"
#include "ui/look/signs.h"
#include "ui/screens/parts.h"

namespace fox::ui {

using wizard::LineKind;
using wizard::Written;

namespace {

Rect pen_box(const Rect& box, float share) {
  const float side = std::min(box.w, box.h) * share;
  return box.middle(std::min(box.w * share, side * 1.15F), std::min(box.h * share, side * 1.15F));
}

class Marks {
 public:
  Marks(Ui& ui, const WizardGameView& game_view, const FieldLook& look)
      : ui_(ui),
        game_view_(game_view),
        look_(look),
        field_(look.field),
        pen_(fade(look.lit && ui.theme.dark ? theme_of(ThemeId::paper).pen : ui.theme.pen, look.ink)) {}

  void draw() {
    if (field_.row == wizard::colours(game_view_.def()))
      draw_jesters();
    else
      draw_field();
  }

 private:
  [[nodiscard]] std::uint32_t seed(const std::string& what) const {
    return pen_seed(game_view_.def().id, field_.seat,
                    std::to_string(field_.row) + "." + std::to_string(field_.number) + what);
  }
  [[nodiscard]] const wizard::Pad& pad() const { return *look_.pad; }

  void draw_jesters() {
    const bool crossed = wizard::has(pad().jesters, field_.number - 1);
    const Color digit = look_.lit ? ui_.theme.lit_digit : ui_.theme.ink;
    const Rect& box = look_.box;
    if (look_.ink == 1)
      ui_.canvas.text(box, std::to_string(field_.number),
                      {std::min(box.h * .5F, box.w * .5F), Weight::black,
                       crossed ? faint(look_.ground, digit, .5F) : digit, Align::center});
    if (crossed)
      pen_cross(ui_.canvas, pen_box(box, .86F), pen_, seed(""), look_.drawn);
    else if (look_.lit && !look_.small)
      pen_cross(ui_.canvas, pen_box(box, .86F), fade(pen_, .4F), seed(""));
  }

  void draw_field() {
    const auto& own = wizard::prediction_of(game_view_.state(), field_.seat);
    const bool ring = own.made() && own.colour == field_.row && own.number == field_.number;
    const auto& written = wizard::field(pad(), field_.row, field_.number);
    const Rect& box = look_.box;
    if (ring || (look_.ink < 1 && written.what == Written::circle)) {
      const float side = std::min(box.w, box.h) * .9F;
      pen_ring(ui_.canvas, box.middle(side, side), pen_, seed("o"),
               written.what == Written::circle ? look_.drawn : 1, look_.small ? 1.4F : 1);
    }
    const Rect inner = pen_box(box, ring ? .62F : .86F);
    switch (written.what) {
      case Written::nothing:
        if (look_.back && !look_.small) draw_taken();
        break;
      case Written::circle:
        if (game_view_.has(field_.seat, LineKind::stop)) draw_preview(inner);
        break;
      case Written::hits:
        draw_hits(inner, written.value, pen_, look_.drawn);
        break;
      case Written::difference:
        pen_number(ui_.canvas, inner, -written.value, pen_, seed(""), look_.drawn);
        break;
      case Written::zero:
        pen_number(ui_.canvas, inner, 0, pen_, seed(""), look_.drawn);
        draw_sign(ui_.canvas, Sign::jester,
                  {box.right() - box.w * .32F, box.y + box.h * .04F, box.w * .27F, box.w * .27F},
                  faint(look_.ground, ui_.theme.ink, .7F));
        break;
      case Written::struck:
        pen_number(ui_.canvas, inner, -written.value, fade(pen_, .55F), seed(""));
        pen_stroke(ui_.canvas, inner.inset(-inner.w * .1F, inner.h * .25F), pen_, seed("/"), look_.drawn);
        break;
    }
  }

  void draw_hits(const Rect& box, int count, Color pen, float drawn) {
    for (int i = 0; i < count; ++i) {
      const Rect part =
          count == 1 ? box
                     : box.inset(-box.w * .08F, 0).column(i, count, -box.w * .04F).inset(0, box.h * .12F);
      pen_cross(ui_.canvas, part, pen, seed(std::string(static_cast<std::size_t>(i), 'x')), drawn);
    }
  }

  // What would be written by stopping now.
  void draw_preview(const Rect& box) {
    const int miss = wizard::missed_by(game_view_.rules(), game_view_.state(), field_.seat);
    const int factor = game_view_.effect().factor;
    if (miss == 0)
      draw_hits(box, factor, fade(pen_, .5F), 1);
    else
      pen_number(ui_.canvas, box, -miss * factor, fade(pen_, .5F), seed(""));
  }

  // Whose prediction stands in the way: the name, or its first letter.
  void draw_taken() {
    const auto in_the_way =
        wizard::obstacle(game_view_.rules(), game_view_.state(), field_.seat, field_.row, field_.number);
    using Kind = wizard::Obstacle::Kind;
    if (in_the_way.kind != Kind::taken && in_the_way.kind != Kind::like_seer) return;
    std::string name = game_view_.name(in_the_way.seat);
    const float size = std::max(16 * look_.unit, ui_.dp(kSmall));
    if (ui_.canvas.text_width(name, size, Weight::bold) > look_.box.w - 4 * look_.unit) {
      std::size_t bytes = 1;
      while (bytes < name.size() && (static_cast<unsigned char>(name[bytes]) & 0xC0) == 0x80) ++bytes;
      name = name.substr(0, bytes) + ".";
    }
    ui_.canvas.text(look_.box, name, {size, Weight::bold, ui_.theme.ink, Align::center});
  }

  Ui& ui_;
  const WizardGameView& game_view_;
  const FieldLook& look_;
  const FieldRef& field_;
  Color pen_;
};

}  // namespace

void draw_written(Ui& ui, const WizardGameView& game_view, const FieldLook& look) {
  Marks(ui, game_view, look).draw();
}

}  // namespace fox::ui
