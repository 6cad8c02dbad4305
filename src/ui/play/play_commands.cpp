#include "ui/play/play_commands.h"

#include <algorithm>
#include <iterator>

namespace fox::ui {

using clever::Action;
using clever::LineKind;

namespace {

using Move = Hands::Move;
using Told = std::string_view;

int die_of(const Hands& hands, Told letter) {
  const auto& def = hands.match().def();
  for (int d = 0; d < hands.match().rules().sheet.dice; ++d)
    if (letter.size() == 1 && def.dice[static_cast<std::size_t>(d)].letter == letter[0]) return d;
  return -1;
}

// Where it stands among these.
template <std::size_t N>
int place_in(const char* const (&ids)[N], Told id) {
  return static_cast<int>(std::find(std::begin(ids), std::end(ids), id) - std::begin(ids));
}

template <ButtonRow row>
bool in_row(const Hands& hands, Told) {
  return button_row(hands) == row;
}

// Of the first nine a digit says which.
template <ButtonRow row>
bool numbered(const Hands& hands, Told which) {
  return in_row<row>(hands, which) && (which.empty() || number_of(which) > 0);
}

bool can_face(const Hands& hands, Told face) {
  return numbered<ButtonRow::faces>(hands, face) && number_of(face) <= 6;
}

// Before the throw a die can come back.
bool back_before_throw(const Hands& hands) {
  return hands.thrown() && hands.thrown()->untouched() && hands.match().has(hands.seat(), LineKind::back);
}

template <Action action>
bool can_act(const Hands& hands, Told told) {
  const bool track = hands.match().rules().sheet.track[static_cast<std::size_t>(action)].fields > 0;
  return track &&
         (in_row<ButtonRow::actions>(hands, told) ||
          (action == Action::back && in_row<ButtonRow::faces>(hands, told) && back_before_throw(hands)));
}
template <Action action>
Move act(Hands& hands, Told, Ui& ui) {
  return hands.tap_action(action, ui.now, ui.words);
}

bool can_skip(const Hands& hands, Told told) {
  const Match& match = hands.match();
  return in_row<ButtonRow::actions>(hands, told) &&
         (match.has(hands.seat(), LineKind::forfeit) || match.has(hands.seat(), LineKind::decline));
}
Move skip(Hands& hands, Told, Ui&) {
  const bool forfeits = hands.match().has(hands.seat(), LineKind::forfeit);
  return plain_line(hands.seat(), forfeits ? LineKind::forfeit : LineKind::decline);
}

bool can_end(const Hands& hands, Told told) {
  return in_row<ButtonRow::actions>(hands, told) && !can_skip(hands, told) &&
         hands.match().has(hands.seat(), LineKind::done);
}

bool can_go_on(const Hands& hands, Told told) {
  return in_row<ButtonRow::actions>(hands, told) && !hands.match().table() &&
         !hands.match().waits(hands.seat());
}

Move serve(Hands& hands, Told which, Ui&) {
  const auto& lines = hands.match().lines(hands.seat());
  const auto place = static_cast<std::size_t>(number_of(which) - 1);
  return place < lines.size() ? Move(lines[place]) : Move();
}

Move chip(Hands& hands, Told id, Ui&) {
  const auto& bonuses = hands.match().def().bonuses;
  for (std::size_t b = 0; b < bonuses.size(); ++b)
    if (bonuses[b].id == id) hands.tap_bonus(static_cast<int>(b));
  return {};
}

constexpr Command<Hands, Move> kCommands[] = {
    {"face.", "*", "keys-faces", can_face,
     [](Hands& hands, Told face, Ui& ui) { return hands.tap_face(number_of(face), ui.now, ui.words); },
     "1 – 6"},
    {"variant.", "*", "", numbered<ButtonRow::variants>,
     [](Hands& hands, Told which, Ui&) {
       return hands.tap_variant(static_cast<std::size_t>(number_of(which) - 1));
     }},
    {"serve.", "*", "", numbered<ButtonRow::serves>, serve},
    {"die.", "*", "keys-letter", [](const Hands& hands, Told letter) { return die_of(hands, letter) >= 0; },
     [](Hands& hands, Told letter, Ui& ui) { return hands.tap_die(die_of(hands, letter), ui.now, ui.words); },
     "@key-letter"},
    {"button.nothing", "x", "keys-nothing", can_skip, skip},
    {"button.round", "x", "", can_go_on,
     [](Hands&, Told, Ui&) { return Move(plain_line(0, LineKind::round)); }},
    {"button.done", "d", "keys-done", can_end,
     [](Hands& hands, Told, Ui&) { return Move(plain_line(hands.seat(), LineKind::done)); }},
    {"action.reroll", "r", "keys-actions", can_act<Action::reroll>, act<Action::reroll>},
    {"action.back", "k", "keys-actions", can_act<Action::back>, act<Action::back>},
    {"action.plus1", "e", "keys-actions", can_act<Action::plus1>, act<Action::plus1>},
    {"action.number", "#", "keys-actions", can_act<Action::number>, act<Action::number>},
    {"button.ok", "enter", "", in_row<ButtonRow::confirm>,
     [](Hands& hands, Told, Ui&) { return hands.confirm(); }},
    {"button.cancel", "", "", nullptr, [](Hands& hands, Told, Ui&) { return hands.drop(), Move(); }},
    {"button.next", "enter", "", in_row<ButtonRow::next>,
     [](Hands& hands, Told, Ui&) {
       hands.show(hands.match().next_due(hands.seat()));
       return Move();
     }},
    {"chip.", "", "", nullptr, chip},
    {"role.", "", "", nullptr,
     [](Hands& hands, Told role, Ui&) {
       hands.set_role(static_cast<clever::Role>(place_in(kRoleIds, role)));
       return Move();
     }},
    {"from.", "", "", nullptr,
     [](Hands& hands, Told from, Ui&) {
       hands.set_from(static_cast<clever::From>(place_in(kFromIds, from) + 1));
       return Move();
     }},
};

}  // namespace

ButtonRow button_row(const Hands& hands) {
  const Match& match = hands.match();
  const int seat = hands.seat();
  const bool sheet_face = !match.table() && hands.die() >= 0 && hands.face(hands.die()) == 0;
  if ((hands.thrown() && hands.thrown()->asked >= 0) || hands.asks_number() || sheet_face)
    return ButtonRow::faces;
  if (hands.thrown() || hands.marking()) return ButtonRow::confirm;
  if (!hands.variants().empty()) return ButtonRow::variants;
  if (match.state().phase == clever::Phase::serve && seat == match.state().active) return ButtonRow::serves;
  if (match.over()) return ButtonRow::result;
  return match.table() && !match.due(seat) && match.next_due(seat) >= 0 ? ButtonRow::next
                                                                        : ButtonRow::actions;
}

std::span<const Command<Hands, Move>> play_commands() {
  return kCommands;
}

}  // namespace fox::ui
