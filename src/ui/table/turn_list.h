// The list of turns over a game: who wants to go far back holds Undo, looks at what would go, and goes there
// in one step. Until then nothing is changed. Beside it lies what happened, line by line. It knows no family:
// a line is told by Told.
#pragma once

#include <optional>
#include <vector>

#include "ui/frame/ui.h"
#include "ui/table/game_places.h"
#include "ui/table/line_list.h"
#include "ui/table/told.h"

namespace fox::ui {

class TurnList {
 public:
  static constexpr double kHold = .4;  // seconds a finger rests on Undo or Redo until it opens

  // Before anything else of a frame: while it is open, what is tapped and typed is meant for it alone.
  void begin(Ui& ui);
  // Opens where one of these is held long enough.
  void watch(Ui& ui, const Told& told);
  enum class View : unsigned char { turns, lines };
  void open(const Told& told, View view = View::turns);
  // Over everything else; `sentence` is where the app's sentence stands.
  void draw(Ui& ui, const Told& told, const GamePlaces& at, bool hide_scores);

  // What the sheet shows meanwhile: the game after so many lines, and whose turn it is (-1: everybody's).
  struct Preview {
    std::size_t lines = 0;
    int seat = -1;
  };
  [[nodiscard]] std::optional<Preview> preview() const;
  // Once, where somebody went: after how many lines the game shall stand.
  std::optional<std::size_t> take_wish() { return std::exchange(wish_, std::nullopt); }

 private:
  void show(View view);
  void choose(Ui& ui, int turn);
  void go();
  void obey_tap(Ui& ui, std::string_view target);
  [[nodiscard]] std::size_t goal(const Turn& turn) const;
  [[nodiscard]] bool back(const Turn& turn) const { return turn.last <= count_; }
  void draw_sentence(Ui& ui, const Told& told, const GamePlaces& at) const;
  void draw_views(Ui& ui, Rect& in);
  void draw_rows(Ui& ui, const Told& told, const Rect& where, bool hide_scores);

  View view_ = View::turns;
  LineList lines_;
  bool open_ = false, by_hold_ = false;
  double held_since_ = -1, chosen_at_ = -1;
  std::vector<Turn> turns_;
  std::size_t count_ = 0;  // lines in force when it was opened
  int chosen_ = -1;
  float scrolled_ = 0;
  std::optional<std::size_t> wish_;
};

}  // namespace fox::ui
