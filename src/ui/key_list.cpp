#include "ui/key_list.h"

#include <utility>

#include "ui/paper/paper_screen.h"
#include "ui/play/play_commands.h"
#include "ui/referee/clever_view.h"
#include "ui/referee/wizard_view.h"
#include "ui/table/game_frame.h"
#include "ui/wizard/wizard_commands.h"

namespace fox::ui {

namespace {

// Commands, and behind them what fingers and keys do besides.
KeyGroup group(const char* title, std::vector<KeyRow> rows, std::vector<KeyRow> more = {}) {
  for (KeyRow& row : more) rows.push_back(std::move(row));
  return {title, std::move(rows)};
}

}  // namespace

const std::vector<KeyGroup>& key_groups() {
  static const std::vector<KeyGroup> all{
      group("keys-everywhere", {{{"Tab", "@key-arrows"}, "keys-walk"},
                                {{"@key-enter"}, "keys-tap"},
                                {{"Esc"}, "keys-escape"},
                                {{"@key-pages"}, "keys-pages"},
                                {{"?", "F1"}, "keys-help"}}),
      group("keys-game", key_rows(GameFrame::commands()), {{{"@key-wheel"}, "keys-wheel"}}),
      group("line-by-line",
            {{{"N", "P"}, "keys-steps"}, {{"@key-home-end"}, "keys-ends"}, {{"@key-pages"}, "keys-rounds"}}),
      group("referee", key_rows(clever_questions()), key_rows(wizard_questions())),
      group("keys-clever", key_rows(play_commands())),
      group("keys-wizard", key_rows(wizard_commands())),
      group("score-paper", key_rows(PaperScreen::paper_commands()),
            {{{"0 – 9"}, "keys-paper-number"},
             {{"+", "−"}, "keys-photo-size"},
             {{"@key-ctrl-arrows"}, "keys-photo-move"}}),
  };
  return all;
}

}  // namespace fox::ui
