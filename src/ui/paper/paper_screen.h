// The screen on which a finished sheet of paper is scored: what stands on it is tapped in any order, points
// are counted at once, and whatever cannot be is named at its place.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/audit.h"
#include "ui/paper/findings.h"
#include "ui/paper/keys.h"
#include "ui/paper/layout.h"
#include "ui/paper/paper.h"
#include "ui/photo/photo_view.h"
#include "ui/screens/game_screen.h"
#include "ui/table/prompt_card.h"
#include "ui/table/turns.h"
#include "ui/table/zoomed.h"

namespace fox::ui {

class PaperScreen final : public GameScreen {
 public:
  // `chosen_data`: the data folder, where somebody chose one.
  PaperScreen(std::unique_ptr<Paper> paper, std::string chosen_data);

  Wish draw(Ui& ui, const PlaySettings& settings) override;
  void look_again(Change change, double now) override;
  // The keys offer only what paper takes.
  void refuse(const AnyLine&, const Refused&, double, const Catalogue&) override {}
  bool take_file(const std::string& path) override;
  bool after_frame(const Catalogue& words) override;

 private:
  void draw_tabs(Ui& ui, const PaperLayout& at);
  std::optional<Spot> draw_sheet(Ui& ui, const PaperLayout& at);
  void draw_findings(Ui& ui, const PaperLayout& at);
  void draw_buttons(Ui& ui, const PaperLayout& at, Wish& wish);
  [[nodiscard]] Prompt prompt(const Ui& ui) const;
  [[nodiscard]] const store::Session& session() const { return paper_->session(); }
  Wish turn(Turn way, const Catalogue& words);
  void letters(Ui& ui);

  Wish tap(const Spot& spot, double now, const Catalogue& words);
  Wish act(const PaperKeyTap& key, const PaperChoice& choice);
  [[nodiscard]] Wish write(std::vector<AnyLine> lines) const;
  void choose(const std::optional<Spot>& spot);
  void show_finding(int index);
  void refresh();

  // What speaks against the sheet that is shown; what may still be entered waits until it was checked.
  [[nodiscard]] std::vector<const Found*> findings(int seat) const;
  [[nodiscard]] bool locked() const { return session().locked().has_value(); }

  std::unique_ptr<Paper> paper_;
  Photo photo_;
  bool on_photo_ = false;  // a phone shows it in place of the sheet
  int seat_ = 0;
  std::vector<std::vector<Found>> found_;  // by seat
  bool checked_ = false;
  std::string told_;  // an answer "no", until the next tap
  std::optional<Spot> chosen_;
  PaperKeysState keys_;
  FindingsState list_;
  ZoomState zoom_;
  std::optional<Spot> reveal_;  // comes into view
  std::optional<Spot> fresh_;
  double fresh_at_ = -1;
};

}  // namespace fox::ui
