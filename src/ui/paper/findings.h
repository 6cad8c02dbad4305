// What speaks against a sheet, as a list: each with the place it is about, its sentence and its rule.
#pragma once

#include <string>
#include <vector>

#include "game/audit_text.h"
#include "ui/paper/paper_sheet.h"

namespace fox::ui {

struct FindingLine {
  Paper::Tag tag;
  std::string sentence, rule;
};

struct FindingsState {
  float scrolled = 0;
  int chosen = -1;
};

FindingLine line_of(const Paper& paper, const Found& found, const Catalogue& words);

// `finding.1`, `finding.2`, …; the one that was tapped, or -1.
int draw_findings(Ui& ui, const Rect& where, const std::vector<FindingLine>& lines, FindingsState& state);
// The same where there is no room for a list: one of them, and a tap leads to the next.
bool draw_one_finding(Ui& ui, const Rect& where, const std::vector<FindingLine>& lines, int shown);
// A calm sentence in their place.
void draw_no_findings(Ui& ui, const Rect& where, const std::string& sentence, const std::string& more,
                      bool sound);

}  // namespace fox::ui
