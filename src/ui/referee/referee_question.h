// A question on the referee's screen, whatever the family: what the screen around it has to know.
// RefereeQuestionOf makes one of a question of the family, which knows the rules, and its view, which draws.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "game/game_families.h"
#include "ui/referee/referee_layout.h"
#include "ui/referee/verdict.h"
#include "ui/screens/wish.h"
#include "ui/table/tabs.h"

namespace fox::ui {

class RefereeQuestion {
 public:
  virtual ~RefereeQuestion() = default;

  [[nodiscard]] virtual const Game& game() const = 0;
  // Everybody's tab, and whose sheet is shown.
  [[nodiscard]] virtual std::vector<Tab> tabs() const = 0;
  [[nodiscard]] virtual int seat() const = 0;
  virtual void show(int seat) = 0;

  virtual void ask(const AnyLine& line) = 0;
  [[nodiscard]] virtual bool answered() const = 0;
  virtual void drop() = 0;  // the question
  // Set up by hand: is the sheet being filled in? Everything away that was.
  [[nodiscard]] virtual bool filling() const = 0;
  virtual void fill(bool filling) = 0;
  virtual void wipe() = 0;

  [[nodiscard]] virtual RefereeLayout lay_out(Ui& ui) const = 0;
  virtual void draw(Ui& ui, const RefereeLayout& at) = 0;
  // What this frame's tap or key asks; nothing where it means something else.
  virtual std::optional<Wish> obey(Ui&) { return std::nullopt; }
};

// Question and View have the functions `tabs_of`, `verdict_of`, `table_height`, `draw_question` and
// `obey_question`.
template <class Question, class View>
class RefereeQuestionOf final : public RefereeQuestion {
 public:
  template <class... About>
  explicit RefereeQuestionOf(About&&... about) : question_(std::forward<About>(about)...) {}

  [[nodiscard]] const Game& game() const override { return question_.game(); }
  [[nodiscard]] std::vector<Tab> tabs() const override { return tabs_of(question_); }
  [[nodiscard]] int seat() const override { return question_.seat(); }
  void show(int seat) override { question_.show(seat); }
  void ask(const AnyLine& line) override { question_.ask(line); }
  [[nodiscard]] bool answered() const override { return question_.answered(); }
  void drop() override { question_.drop(); }
  [[nodiscard]] bool filling() const override { return view_.filling; }
  void fill(bool filling) override { view_.filling = filling; }
  void wipe() override { question_.wipe(); }
  [[nodiscard]] RefereeLayout lay_out(Ui& ui) const override {
    const float verdict = verdict_height(ui, verdict_width(ui), verdict_of(question_, view_, ui.words));
    return lay_out_referee(ui, {verdict, table_height(ui, question_, view_, referee_is_small(ui))});
  }
  void draw(Ui& ui, const RefereeLayout& at) override { draw_question(ui, at, question_, view_); }
  std::optional<Wish> obey(Ui& ui) override { return obey_question(ui, question_, view_); }

 private:
  Question question_;
  View view_;
};

}  // namespace fox::ui
