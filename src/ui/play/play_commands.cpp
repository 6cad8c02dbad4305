#include "ui/play/play_commands.h"

#include <algorithm>
#include <iterator>

namespace fox::ui {

using clever::Action;
using clever::LineKind;

namespace {

using Move = CleverPendingMove::Move;
using Argument = std::string_view;

int die_of(const CleverPendingMove& pending, Argument letter) {
  const auto& def = pending.game_view().def();
  for (int d = 0; d < pending.game_view().rules().sheet.dice; ++d)
    if (letter.size() == 1 && def.dice[static_cast<std::size_t>(d)].letter == letter[0]) return d;
  return -1;
}

// Where it stands among these.
template <std::size_t N>
int place_in(const char* const (&ids)[N], Argument id) {
  return static_cast<int>(std::find(std::begin(ids), std::end(ids), id) - std::begin(ids));
}

template <ButtonRow row>
bool in_row(const CleverPendingMove& pending, Argument) {
  return button_row(pending) == row;
}

// Of the first nine a digit says which.
template <ButtonRow row>
bool numbered(const CleverPendingMove& pending, Argument which) {
  return in_row<row>(pending, which) && (which.empty() || number_of(which) > 0);
}

bool can_face(const CleverPendingMove& pending, Argument face) {
  return numbered<ButtonRow::faces>(pending, face) && number_of(face) <= 6;
}

// Before the throw a die can come back.
bool back_before_throw(const CleverPendingMove& pending) {
  return pending.thrown() && pending.thrown()->untouched() &&
         pending.game_view().has(pending.seat(), LineKind::back);
}

template <Action action>
bool can_act(const CleverPendingMove& pending, Argument told) {
  const bool track = pending.game_view().rules().sheet.track[static_cast<std::size_t>(action)].fields > 0;
  return track &&
         (in_row<ButtonRow::actions>(pending, told) ||
          (action == Action::back && in_row<ButtonRow::faces>(pending, told) && back_before_throw(pending)));
}
template <Action action>
Move act(CleverPendingMove& pending, Argument, Ui& ui) {
  return pending.tap_action(action, ui.now, ui.words);
}

bool can_skip(const CleverPendingMove& pending, Argument told) {
  const CleverGameView& game_view = pending.game_view();
  return in_row<ButtonRow::actions>(pending, told) && (game_view.has(pending.seat(), LineKind::forfeit) ||
                                                       game_view.has(pending.seat(), LineKind::decline));
}
Move skip(CleverPendingMove& pending, Argument, Ui&) {
  const bool forfeits = pending.game_view().has(pending.seat(), LineKind::forfeit);
  return plain_line(pending.seat(), forfeits ? LineKind::forfeit : LineKind::decline);
}

bool can_end(const CleverPendingMove& pending, Argument told) {
  return in_row<ButtonRow::actions>(pending, told) && !can_skip(pending, told) &&
         pending.game_view().has(pending.seat(), LineKind::done);
}

bool can_go_on(const CleverPendingMove& pending, Argument told) {
  return in_row<ButtonRow::actions>(pending, told) && !pending.game_view().table() &&
         !pending.game_view().waits(pending.seat());
}

Move serve(CleverPendingMove& pending, Argument which, Ui&) {
  const auto& lines = pending.game_view().lines(pending.seat());
  const auto place = static_cast<std::size_t>(number_of(which) - 1);
  return place < lines.size() ? Move(lines[place]) : Move();
}

Move chip(CleverPendingMove& pending, Argument id, Ui&) {
  const auto& bonuses = pending.game_view().def().bonuses;
  for (std::size_t b = 0; b < bonuses.size(); ++b)
    if (bonuses[b].id == id) pending.tap_bonus(static_cast<int>(b));
  return {};
}

constexpr Command<CleverPendingMove, Move> kCommands[] = {
    {"face.", "*", "keys-faces", can_face,
     [](CleverPendingMove& pending, Argument face, Ui& ui) {
       return pending.tap_face(number_of(face), ui.now, ui.words);
     },
     "1 – 6"},
    {"variant.", "*", "", numbered<ButtonRow::variants>,
     [](CleverPendingMove& pending, Argument which, Ui&) {
       return pending.tap_variant(static_cast<std::size_t>(number_of(which) - 1));
     }},
    {"serve.", "*", "", numbered<ButtonRow::serves>, serve},
    {"die.", "*", "keys-letter",
     [](const CleverPendingMove& pending, Argument letter) { return die_of(pending, letter) >= 0; },
     [](CleverPendingMove& pending, Argument letter, Ui& ui) {
       return pending.tap_die(die_of(pending, letter), ui.now, ui.words);
     },
     "@key-letter"},
    {"button.nothing", "x", "keys-nothing", can_skip, skip},
    {"button.round", "x", "", can_go_on,
     [](CleverPendingMove&, Argument, Ui&) { return Move(plain_line(0, LineKind::round)); }},
    {"button.done", "d", "keys-done", can_end,
     [](CleverPendingMove& pending, Argument, Ui&) {
       return Move(plain_line(pending.seat(), LineKind::done));
     }},
    {"action.reroll", "r", "keys-actions", can_act<Action::reroll>, act<Action::reroll>},
    {"action.back", "k", "keys-actions", can_act<Action::back>, act<Action::back>},
    {"action.plus1", "e", "keys-actions", can_act<Action::plus1>, act<Action::plus1>},
    {"action.number", "#", "keys-actions", can_act<Action::number>, act<Action::number>},
    {"button.ok", "enter", "", in_row<ButtonRow::confirm>,
     [](CleverPendingMove& pending, Argument, Ui&) { return pending.confirm(); }},
    {"button.cancel", "", "", nullptr,
     [](CleverPendingMove& pending, Argument, Ui&) { return pending.drop(), Move(); }},
    {"button.next", "enter", "", in_row<ButtonRow::next>,
     [](CleverPendingMove& pending, Argument, Ui&) {
       pending.show(pending.game_view().next_due(pending.seat()));
       return Move();
     }},
    {"chip.", "", "", nullptr, chip},
    {"role.", "", "", nullptr,
     [](CleverPendingMove& pending, Argument role, Ui&) {
       pending.set_role(static_cast<clever::Role>(place_in(kRoleIds, role)));
       return Move();
     }},
    {"from.", "", "", nullptr,
     [](CleverPendingMove& pending, Argument from, Ui&) {
       pending.set_from(static_cast<clever::From>(place_in(kFromIds, from) + 1));
       return Move();
     }},
};

}  // namespace

ButtonRow button_row(const CleverPendingMove& pending) {
  const CleverGameView& game_view = pending.game_view();
  const int seat = pending.seat();
  const bool sheet_face = !game_view.table() && pending.die() >= 0 && pending.face(pending.die()) == 0;
  if ((pending.thrown() && pending.thrown()->asked >= 0) || pending.asks_number() || sheet_face)
    return ButtonRow::faces;
  if (pending.thrown() || pending.marking()) return ButtonRow::confirm;
  if (!pending.variants().empty()) return ButtonRow::variants;
  if (game_view.state().phase == clever::Phase::serve && seat == game_view.state().active)
    return ButtonRow::serves;
  if (game_view.is_over()) return ButtonRow::result;
  return game_view.table() && !game_view.due(seat) && game_view.next_due(seat) >= 0 ? ButtonRow::next
                                                                                    : ButtonRow::actions;
}

std::span<const Command<CleverPendingMove, Move>> play_commands() {
  return kCommands;
}

}  // namespace fox::ui
