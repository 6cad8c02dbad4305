// A paper sheet of Wizard on the screen.
#pragma once

#include "ui/paper/paper_sheet.h"
#include "ui/wizard/wizard_game_view.h"

namespace fox::ui {

class WizardPaper final : public Paper {
 public:
  explicit WizardPaper(const store::Session& session) : game_view_(session) {}

  [[nodiscard]] const store::Session& session() const override { return game_view_.session(); }
  void refresh() override { game_view_.refresh(); }
  [[nodiscard]] std::string total(int seat) const override;

  [[nodiscard]] bool written(int seat, const Spot& spot) const override;
  [[nodiscard]] std::vector<AnyLine> tapped(int seat, const Spot& spot) const override;
  [[nodiscard]] PaperChoice choice(int seat, const Spot& spot, const Catalogue& words) const override;
  [[nodiscard]] AnyLine cleared(int seat, const Spot& spot) const override;
  [[nodiscard]] std::optional<Spot> next(int seat, const Spot& spot) const override;
  [[nodiscard]] std::optional<Spot> lettered(int seat, char letter) const override;
  [[nodiscard]] std::optional<AnyLine> last(std::size_t before = 0) const override;
  [[nodiscard]] std::optional<AnyLine> next_line(std::size_t after = 0) const override;
  [[nodiscard]] std::optional<PaperAction> action(const AnyLine& line) const override;
  [[nodiscard]] std::string describe(const AnyLine& line, const Catalogue& words) const override;
  [[nodiscard]] std::string name_of(const Spot& spot) const override;
  [[nodiscard]] Tag tag(const Spot& spot, const Catalogue& words) const override;

  [[nodiscard]] float width(const Ui& ui, const Rect& window) const override;
  [[nodiscard]] float height(const Ui& ui, const Rect& window, float width) const override;
  std::optional<Spot> draw(Ui& ui, const Rect& place, const PaperLook& look) const override;
  [[nodiscard]] Rect place_of(const Ui& ui, const Rect& place, const Spot& spot) const override;
  void draw_scores(Ui& ui, const Rect& where, int seat) const override;

 private:
  [[nodiscard]] bool jesters(const Spot& spot) const;
  [[nodiscard]] std::vector<Spot> spots_of(const wizard::Line& line) const;
  [[nodiscard]] const wizard::Pad& pad(int seat) const { return wizard::pad_of(game_view_.state(), seat); }

  WizardGameView game_view_;
};

}  // namespace fox::ui
