// The sheets of a game of Wizard, line by line.
#include "game/codecs.h"
#include "ui/ends/sheet_then.h"
#include "ui/wizard/pad_view.h"
#include "ui/wizard/wizard_game_view.h"
#include "ui/wizard/wizard_prompt.h"
#include "ui/wizard_on_screen.h"

namespace fox::ui {
namespace {

class WizardThen final : public SheetThen {
 public:
  explicit WizardThen(std::shared_ptr<const Game> game) : game_view_(std::move(game)) {}

  void refresh() override { game_view_.refresh(); }
  [[nodiscard]] std::string words_of(std::size_t line, const Catalogue& words) const override {
    return describe(game_view_, game_view_.line_at(line), words);
  }
  [[nodiscard]] float ratio() const override { return 0; }
  [[nodiscard]] float height(const Ui&, float width) const override { return width * 1.2F; }
  [[nodiscard]] Rect written_place(const Ui&, const Rect&, int) const override { return {}; }
  void draw(Ui& ui, const Rect& where, int seat, bool, double fresh_at) const override {
    PadLook look;
    look.seat = seat;
    look.tappable = false;
    look.fresh_at = fresh_at;
    draw_pad(ui, where, game_view_, look);
  }

 private:
  WizardGameView game_view_;
};

}  // namespace

std::unique_ptr<SheetThen> sheet_then(const TypedGame<wizard::Codec>&, std::shared_ptr<const Game> kept) {
  return std::make_unique<WizardThen>(std::move(kept));
}

}  // namespace fox::ui
