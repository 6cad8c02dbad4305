// How a question about a Clever game is shown and asked: the sheet with the marks that are allowed, the dice,
// what each of them may mark, the answer. It draws the case and hands taps on to it.
#pragma once

#include "ui/referee/clever_referee_question.h"
#include "ui/referee/referee_layout.h"
#include "ui/referee/verdict.h"
#include "ui/screens/wish.h"
#include "ui/table/command.h"
#include "ui/table/tabs.h"
#include "ui/table/zoomed.h"

namespace fox::ui {

struct CleverView {
  ZoomState sheet;
  float listed = 0, table = 0;  // scrolled
  bool filling = false;         // taps write what already stands on the sheet
  CellRef number_for;           // whose number is asked for
  bool number = false;          // any-number: which one?
  CellRef seen;                 // brought into view last
  bool whole = false;           // all that is known of the answer is said
};

std::vector<Tab> tabs_of(const CleverRefereeQuestion& about);

// Is it to be said what a die shows, or counts as?
bool wants_faces(const CleverRefereeQuestion& about, const CleverView& view);

// What can be asked by keys as well.
struct CleverQuestion {
  CleverRefereeQuestion& about;
  CleverView& view;
};
std::span<const Command<CleverQuestion, Wish>> clever_questions();

std::optional<Wish> obey_question(Ui& ui, CleverRefereeQuestion& about, CleverView& view);

Verdict verdict_of(const CleverRefereeQuestion& about, const CleverView& view, const Catalogue& words);

// Height that dice, roles and faces take.
float table_height(const Ui& ui, const CleverRefereeQuestion& about, const CleverView& view, bool small);
void draw_allowed(Ui& ui, const Rect& where, const CleverRefereeQuestion& about, float& scrolled);
void draw_question(Ui& ui, const RefereeLayout& at, CleverRefereeQuestion& about, CleverView& view);

}  // namespace fox::ui
