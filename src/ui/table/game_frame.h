// The frame around every game, whatever its family: the way home, the referee, the players' tabs, the
// sentence on top, undo and redo, and what all of them do. Whoever has such a frame says what is particular
// to it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/store/session.h"
#include "ui/screens/game_screen.h"
#include "ui/table/command.h"
#include "ui/table/game_places.h"
#include "ui/table/prompt_card.h"
#include "ui/table/rule_card.h"
#include "ui/table/tabs.h"
#include "ui/table/turn_list.h"

namespace fox::ui {

class GameFrame {
 public:
  using Doing = Command<GameFrame, Wish>;
  static std::span<const Doing> commands();

 protected:
  ~GameFrame() = default;

  // ---- what a family says
  [[nodiscard]] virtual const store::Session* session() const { return nullptr; }  // that is written on
  virtual void show(int seat) = 0;
  [[nodiscard]] virtual bool holds() const = 0;  // something chosen, or said, that Escape lets go
  virtual void let_go() = 0;
  virtual void tell(std::string sentence, double now) = 0;
  virtual bool take_back_entry() { return false; }  // of what is half entered, before undo takes a line
  [[nodiscard]] virtual bool offers_result() const { return false; }
  virtual Wish leave() { return wish_of(Wish::Kind::home); }
  // What the referee would be asked.
  [[nodiscard]] virtual std::optional<Position> position() const { return std::nullopt; }
  // Lines that undo takes back, or redo brings, at once.
  [[nodiscard]] virtual int lines_at_once(bool) const { return 1; }
  // What its lines did; nullptr: nobody lists its turns.
  [[nodiscard]] virtual const Told* told() const { return nullptr; }

  // After every change of the game: what is wished from here on goes by what was read now.
  void read_game() { read_at_ = session()->log().size(); }

  // ---- what is drawn; each before what lies over it
  void begin(Ui& ui, const PlaySettings& settings) {
    settings_ = settings;
    card_.begin(ui);
    turn_list_.begin(ui);
  }
  void draw_above(Ui& ui, const GamePlaces& at, const std::vector<Tab>& tabs, int shown);
  void draw_sentence(Ui& ui, const GamePlaces& at, Prompt prompt);
  // Who began a game by mistake goes back from here: true where that takes the place.
  bool draw_way_back(Ui& ui, const Rect& where);
  // `last` is what undo takes back; empty: nothing.
  void draw_turns(Ui& ui, const GamePlaces& at, const std::string& last, bool can_redo);

  // Over all of it, the list of turns or the card with a rule.
  void draw_over(Ui& ui, const GamePlaces& at);
  void draw_card(Ui& ui, const Game& game) { card_.draw(ui, game); }
  // The game that the sheets show while somebody looks at a turn in the list.
  [[nodiscard]] std::optional<TurnList::Preview> preview() const { return turn_list_.preview(); }

  // What this frame's tap or key wishes of the frame.
  Wish obey_frame(Ui& ui);
  [[nodiscard]] Wish write(std::vector<AnyLine> lines) const;
  [[nodiscard]] const PlaySettings& settings() const { return settings_; }

 private:
  Wish turn(Ui& ui, bool back);
  Wish go_to(Ui& ui, std::size_t lines);
  bool refuses_turn(Ui& ui);
  [[nodiscard]] bool lists_turns() const;
  [[nodiscard]] int redone_at_once() const;

  PlaySettings settings_;
  RuleCard card_;
  TurnList turn_list_;
  // Where the list of turns led back: from so many lines to so many. While the game stands there, redo brings
  // all.
  struct Leap {
    std::size_t from = 0, to = 0;
  };
  std::optional<Leap> leap_;
  RuleWords refused_;        // what the sentence on top says no with
  std::size_t read_at_ = 0;  // entries of the game's log
};

// What was said at that time goes after so many seconds: true when it is time.
bool goes(Ui& ui, double said_at, double stays);

}  // namespace fox::ui
