// The screen on which a finished sheet of paper is scored: what stands on it is tapped in any order, points
// are counted at once, and whatever cannot be is named at its place.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/audit_text.h"
#include "ui/paper/findings.h"
#include "ui/paper/paper_keys.h"
#include "ui/paper/paper_layout.h"
#include "ui/paper/paper_sheet.h"
#include "ui/photo/photo_view.h"
#include "ui/screens/game_screen.h"
#include "ui/table/game_frame.h"
#include "ui/table/last_mark.h"
#include "ui/table/zoomed.h"

namespace fox::ui {

class PaperScreen final : public GameScreen, private GameFrame {
 public:
  // `chosen_data`: the data folder, where somebody chose one.
  PaperScreen(std::unique_ptr<Paper> paper, std::string chosen_data);

  Wish draw(Ui& ui, const PlaySettings& settings) override;
  void look_again(Change change, double now) override;
  // The keys offer only what paper takes.
  void refuse(const AnyLine&, const Refused&, double, const Catalogue&) override {}
  bool take_file(const std::string& path) override;
  bool after_frame(const Catalogue& words) override;

  static std::span<const Command<PaperScreen, Wish>> paper_commands();

 private:
  // ---- the frame
  [[nodiscard]] const store::Session* session() const override;
  void show(int seat) override;
  [[nodiscard]] bool holds() const override { return chosen_ || list_.chosen >= 0; }
  void let_go() override;
  void tell(std::string sentence, double now) override { told_ = {std::move(sentence), now}; }
  [[nodiscard]] bool offers_result() const override { return locked(); }
  [[nodiscard]] int lines_at_once(bool back) const override;

  [[nodiscard]] PaperLayout lay_out(Ui& ui, const PaperChoice& choice);
  [[nodiscard]] std::vector<Tab> tabs() const;
  std::optional<Spot> draw_sheet(Ui& ui, const PaperLayout& at);
  void draw_findings(Ui& ui, const PaperLayout& at);
  void draw_buttons(Ui& ui, const PaperLayout& at);
  [[nodiscard]] Prompt prompt(const Ui& ui) const;

  Wish tap(const Spot& spot, double now, const Catalogue& words);
  Wish act(const PaperKeyTap& key, const PaperChoice& choice);
  void choose(const std::optional<Spot>& spot);
  void show_finding(int index);
  void refresh();

  // What speaks against the sheet that is shown; what may still be entered waits until it was checked.
  [[nodiscard]] std::vector<const Found*> findings(int seat) const;
  [[nodiscard]] bool locked() const;
  [[nodiscard]] bool any_written() const;
  [[nodiscard]] bool sound() const;

  std::unique_ptr<Paper> paper_;
  Photo photo_;
  bool on_photo_ = false;     // a phone shows it in place of the sheet
  bool turns_photo_ = false;  // the button changes between both
  int seat_ = 0;
  std::vector<std::vector<Found>> found_;  // by seat
  bool checked_ = false;
  struct {
    std::string sentence;
    double at = -1;
  } told_;  // an answer "no"
  std::optional<Spot> chosen_;
  PaperKeysState keys_;
  FindingsState list_;
  ZoomState zoom_;
  std::optional<Spot> reveal_;  // comes into view
  LastMark<std::optional<Spot>> mark_;
};

}  // namespace fox::ui
