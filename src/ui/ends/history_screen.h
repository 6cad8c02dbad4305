// The games of before: a list of all that are finished, and what they tell by player, sheet and size of the
// table. Of the list only what is seen is drawn and asked for.
#pragma once

#include <string>

#include "sheets/library.h"
#include "ui/ends/figures.h"
#include "ui/ends/finished_games.h"
#include "ui/frame/ui.h"
#include "ui/screens/wish.h"

namespace fox::ui {

// What was added up for the games that are chosen; made anew where they are others.
struct FiguresView {
  int revision = -1;
  store::HistoryFilter filter;
  std::string language;
  Figures figures;
  std::vector<std::string> sheets;  // there are games of
  std::vector<Figures> by_sheet;
  std::string sheet;  // the only one, or empty
  std::vector<ResultArea> areas;
  std::vector<Bar> bars;
  Spread spread;
  std::vector<Dot> dots;
};

struct HistoryState {
  enum class View : unsigned char { games, figures };
  enum class List : unsigned char { none, sheet, player, size };
  View view = View::games;  // where both have no room beside each other
  List pick = List::none;   // the list over the screen
  float games_scrolled = 0, figures_scrolled = 0, pick_scrolled = 0;
  FiguresView figures;
  std::string notice;  // what came of an export
  bool trouble = false;
};

Wish draw_history(Ui& ui, FinishedGames& finished, HistoryState& state, SheetLibrary& sheets);

// ---- the two parts
// The list; the game that was tapped, or 0.
store::GameId draw_games(Ui& ui, const Rect& where, FinishedGames& finished, float& scrolled);
// What the chosen games tell; the sheet that was tapped where there are several, or empty.
std::string draw_figures(Ui& ui, const Rect& where, const FinishedGames& finished, FiguresView& view,
                         SheetLibrary& sheets, float& scrolled);

}  // namespace fox::ui
