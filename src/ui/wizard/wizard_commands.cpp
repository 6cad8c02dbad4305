#include "ui/wizard/wizard_commands.h"

#include <random>

#include "core/wizard/wizard_table.h"
#include "ui/wizard/wizard_prompt.h"

namespace fox::ui {

using wizard::LineKind;
using wizard::Phase;

namespace {

using Move = WizardPendingMove::Move;
using Argument = std::string_view;

Phase phase(const WizardPendingMove& pending) {
  return pending.game_view().state().phase;
}

// By the letter of a face or the id of a colour; -1: none.
int face_of(const WizardPendingMove& pending, Argument told) {
  const auto& def = pending.game_view().def();
  for (int face = 0; face < wizard::faces(def); ++face)
    if ((told.size() == 1 && wizard::face(def, face).letter == told[0]) || wizard::face(def, face).id == told)
      return face;
  return -1;
}

int colour_of(const WizardPendingMove& pending, Argument told) {
  const int face = face_of(pending, told);
  return face < wizard::colours(pending.game_view().def()) ? face : -1;
}

int card_of(const WizardPendingMove& pending, Argument told) {
  const auto& effects = pending.game_view().def().effects;
  for (std::size_t card = 0; card < effects.size(); ++card)
    if (effects[card].id == told) return static_cast<int>(card);
  return number_of(told) - 1;
}

Move card_line(int card) {
  wizard::Line line = plain_line(0, LineKind::card);
  line.card = static_cast<std::uint8_t>(card);
  return line;
}

Move draw_card(WizardPendingMove& pending, Argument, Ui&) {
  const auto deck = pending.game_view().deck();
  std::random_device chance;
  return card_line(deck[std::uniform_int_distribution<std::size_t>(0, deck.size() - 1)(chance)]);
}

bool can_colour_wizards(const WizardPendingMove& pending, Argument told) {
  return phase(pending) == Phase::wizards && !pending.entry() && colour_of(pending, told) >= 0;
}
Move colour_wizards(WizardPendingMove& pending, Argument told, Ui&) {
  wizard::Line line = plain_line(pending.game_view().state().seer, LineKind::wizards);
  line.colour = static_cast<std::uint8_t>(colour_of(pending, told));
  return line;
}

// ---- a prediction, or one to strike out, by its letter and number
bool says_field(const WizardPendingMove& pending) {
  const WizardGameView& game_view = pending.game_view();
  return game_view.has(pending.seat(), LineKind::predict) || game_view.has(pending.seat(), LineKind::strike);
}
int said_colour(const WizardPendingMove& pending) {
  if (phase(pending) != Phase::strike) return pending.colour();
  return wizard::prediction_of(pending.game_view().state(), pending.seat()).colour;
}
bool can_choose_colour(const WizardPendingMove& pending, Argument letter) {
  return says_field(pending) && colour_of(pending, letter) >= 0;
}
bool can_say_number(const WizardPendingMove& pending, Argument number) {
  const int colour = says_field(pending) ? said_colour(pending) : -1, said = number_of(number);
  return colour >= 0 && said > 0 && said <= wizard::columns(pending.game_view().def());
}
Move say_number(WizardPendingMove& pending, Argument number, Ui& ui) {
  return pending.tap_field({pending.seat(), said_colour(pending), number_of(number)}, ui.now, ui.words);
}

// ---- who stops
bool can_stop(const WizardPendingMove& pending, Argument seat) {
  const int number = number_of(seat);
  return number > 0 && number <= pending.game_view().players() &&
         pending.game_view().has(number - 1, LineKind::stop);
}
bool can_jester(const WizardPendingMove& pending, Argument seat) {
  return can_stop(pending, seat) && pending.game_view().can_jester(number_of(seat) - 1);
}
template <bool jester>
Move stop(WizardPendingMove& pending, Argument seat, Ui& ui) {
  return pending.stop(number_of(seat) - 1, jester, ui.now, ui.words);
}

bool can_throw(const WizardPendingMove& pending, Argument) {
  if (pending.entry()) return false;
  return phase(pending) == Phase::wizards ||
         (phase(pending) == Phase::stop && pending.game_view().can_throw());
}
Move throw_again(WizardPendingMove& pending, Argument, Ui&) {
  pending.clear_notice();
  pending.begin_throw();
  return {};
}

template <LineKind kind>
bool can(const WizardPendingMove& pending, Argument) {
  return pending.game_view().has(pending.seat(), kind);
}
template <LineKind kind>
Move plain(WizardPendingMove& pending, Argument, Ui&) {
  return plain_line(pending.seat(), kind);
}

bool can_hand_over(const WizardPendingMove& pending, Argument) {
  const bool alone = phase(pending) == Phase::strike || phase(pending) == Phase::predict;
  return alone && !pending.game_view().due(pending.seat()) &&
         pending.game_view().next_due(pending.seat()) >= 0;
}
Move show(WizardPendingMove& pending, int seat) {
  pending.clear_notice();
  pending.show(seat);
  return {};
}

constexpr Command<WizardPendingMove, Move> kCommands[] = {
    {"key.colour.", "*", "keys-colour", can_choose_colour,
     [](WizardPendingMove& pending, Argument letter, Ui&) {
       pending.choose_colour(colour_of(pending, letter));
       return Move();
     },
     "@key-letter"},
    {"key.number.", "*", "keys-field", can_say_number, say_number, "1 – 9"},
    {"stop.", "*", "keys-stop", can_stop, stop<false>, "1 – 5"},
    {"jester.", "ctrl+*", "keys-jester", can_jester, stop<true>, "@key-ctrl-seat"},
    {"button.throw", "t", "keys-throw", can_throw, throw_again},
    {"button.keep", "k", "keys-keep", can<LineKind::keep>, plain<LineKind::keep>},
    {"button.pass", "x", "keys-keep", can<LineKind::pass>, plain<LineKind::pass>},
    {"button.ok", "enter", "",
     [](const WizardPendingMove& pending, Argument) { return pending.entry() && pending.entry()->review; },
     [](WizardPendingMove& pending, Argument, Ui& ui) { return pending.confirm(ui.now, ui.words); }},
    {"button.cancel", "", "", nullptr,
     [](WizardPendingMove& pending, Argument, Ui&) { return pending.drop(), Move(); }},
    {"button.next", "enter", "", can_hand_over,
     [](WizardPendingMove& pending, Argument, Ui&) {
       return show(pending, pending.game_view().next_due(pending.seat()));
     }},
    {"button.draw", "enter", "",
     [](const WizardPendingMove& pending, Argument) { return phase(pending) == Phase::card; }, draw_card},
    {"card.", "*", "",
     [](const WizardPendingMove& pending, Argument card) {
       const int last = static_cast<int>(pending.game_view().def().effects.size());
       return phase(pending) == Phase::card && card_of(pending, card) >= 0 && card_of(pending, card) < last;
     },
     [](WizardPendingMove& pending, Argument card, Ui&) { return card_line(card_of(pending, card)); }},
    {"wizards.", "*", "", can_colour_wizards, colour_wizards},
    {"die.", "", "", nullptr,
     [](WizardPendingMove& pending, Argument slot, Ui& ui) {
       return pending.tap_slot(number_of(slot) - 1, ui.now, ui.words);
     }},
    {"face.", "*", "",
     [](const WizardPendingMove& pending, Argument letter) { return face_of(pending, letter) >= 0; },
     [](WizardPendingMove& pending, Argument letter, Ui& ui) {
       return pending.tap_face(face_of(pending, letter), ui.now, ui.words);
     }},
    {"sheet.", "", "", nullptr,
     [](WizardPendingMove& pending, Argument seat, Ui&) { return show(pending, number_of(seat) - 1); }},
};

}  // namespace

std::span<const Command<WizardPendingMove, Move>> wizard_commands() {
  return kCommands;
}

}  // namespace fox::ui
