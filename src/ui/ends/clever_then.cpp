// The sheets of a Clever game, line by line.
#include "game/codecs.h"
#include "ui/clever_on_screen.h"
#include "ui/ends/sheet_then.h"
#include "ui/look/names.h"
#include "ui/look/sheet_view.h"
#include "ui/play/clever_prompt.h"

namespace fox::ui {
namespace {

class CleverThen final : public SheetThen {
 public:
  explicit CleverThen(const TypedGame<clever::Codec>& game) : game_(game) {}

  [[nodiscard]] std::string words_of(std::size_t line, const Catalogue& words) const override {
    const clever::Line& done = game_.line_at(line);
    std::string said = sentence_case(describe(def(), done, words));
    if (!is_throw(done)) return said;
    // Of a throw the faces are what happened.
    said += ":";
    for (int die = 0; die < game_.rules().sheet.dice; ++die)
      if (const int face = done.dice[die]; face != 0)
        said += " " + die_letter(words, def(), die) + std::to_string(face);
    return said;
  }

  [[nodiscard]] float ratio() const override { return page_ratio(def()); }
  [[nodiscard]] float height(const Ui& ui, float width) const override {
    return sheet_height(ui, def(), width);
  }

  [[nodiscard]] Rect written_place(const Ui& ui, const Rect& where, int seat) const override {
    const auto cells = written(seat);
    return cells.empty() ? Rect{} : cell_place(ui, where, def(), cells.front());
  }

  void draw(Ui& ui, const Rect& where, int seat, bool frames, double fresh_at) const override {
    SheetLook look;
    look.rules = &game_.rules();
    look.state = &game_.current();
    look.seat = seat;
    look.tappable = false;
    std::vector<CellRef> cells;
    if (frames) cells = written(seat);
    for (const CellRef& cell : cells) look.fresh.push_back({cell, fresh_at});
    draw_sheet(ui, where, look);
    for (const CellRef& cell : cells) {
      const Rect at = cell_place(ui, where, def(), cell).inset(-ui.dp(3));
      ui.canvas.stroke(at.inset(-ui.dp(2)), ui.theme.lit_ring, ui.dp(7), ui.dp(13));
      ui.canvas.stroke(at, ui.theme.ink, ui.dp(3), ui.dp(11));
    }
  }

 private:
  [[nodiscard]] const clever::SheetDef& def() const { return *game_.rules().def; }

  // The cells that the line one looks at wrote on.
  [[nodiscard]] std::vector<CellRef> written(int seat) const {
    std::vector<CellRef> cells;
    if (game_.count() == 0) return cells;
    for (const clever::Event& event : game_.last_events())
      if (event.kind == clever::Event::Kind::mark && event.seat == seat)
        cells.push_back({event.area, event.cell});
    return cells;
  }

  const TypedGame<clever::Codec>& game_;
};

}  // namespace

std::unique_ptr<SheetThen> sheet_then(const TypedGame<clever::Codec>& game, std::shared_ptr<const Game>) {
  return std::make_unique<CleverThen>(game);
}

}  // namespace fox::ui
