// How a question about Wizard is shown and asked: the sheet, the dice, what can be done besides marking, the
// answer. It draws the case and hands taps on to it.
#pragma once

#include "ui/referee/referee_layout.h"
#include "ui/referee/verdict.h"
#include "ui/referee/wizard_referee_question.h"
#include "ui/screens/wish.h"
#include "ui/table/command.h"
#include "ui/table/tabs.h"
#include "ui/table/zoomed.h"

namespace fox::ui {

struct WizardView {
  // What a tap on the sheet writes while the round is set up.
  enum class Writes : unsigned char { crosses, own, others };
  ZoomState sheet;
  float listed = 0, table = 0;  // scrolled
  bool filling = false;
  Writes writes = Writes::crosses;
  FieldRef seen;       // brought into view last
  bool whole = false;  // all that is known of the answer is said
};

std::vector<Tab> tabs_of(const WizardRefereeQuestion& about);

// What can be asked by keys as well.
struct WizardQuestion {
  WizardRefereeQuestion& about;
  WizardView& view;
};
std::span<const Command<WizardQuestion, Wish>> wizard_questions();

std::optional<Wish> obey_question(Ui& ui, WizardRefereeQuestion& about, WizardView& view);

Verdict verdict_of(const WizardRefereeQuestion& about, const WizardView& view, const Catalogue& words);
float table_height(const Ui& ui, const WizardRefereeQuestion& about, const WizardView& view, bool small);
void draw_question(Ui& ui, const RefereeLayout& at, WizardRefereeQuestion& about, WizardView& view);

}  // namespace fox::ui
