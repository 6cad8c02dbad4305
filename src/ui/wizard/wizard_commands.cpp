#include "ui/wizard/wizard_commands.h"

#include <random>

#include "core/wizard/table.h"
#include "ui/wizard/prompt.h"

namespace fox::ui {

using wizard::LineKind;
using wizard::Phase;

namespace {

using Move = WizardHands::Move;
using Told = std::string_view;

Phase phase(const WizardHands& hands) {
  return hands.match().state().phase;
}

// By the letter of a face or the id of a colour; -1: none.
int face_of(const WizardHands& hands, Told told) {
  const auto& def = hands.match().def();
  for (int face = 0; face < wizard::faces(def); ++face)
    if ((told.size() == 1 && wizard::face(def, face).letter == told[0]) || wizard::face(def, face).id == told)
      return face;
  return -1;
}

int colour_of(const WizardHands& hands, Told told) {
  const int face = face_of(hands, told);
  return face < wizard::colours(hands.match().def()) ? face : -1;
}

int card_of(const WizardHands& hands, Told told) {
  const auto& effects = hands.match().def().effects;
  for (std::size_t card = 0; card < effects.size(); ++card)
    if (effects[card].id == told) return static_cast<int>(card);
  return number_of(told) - 1;
}

Move card_line(int card) {
  wizard::Line line = plain_line(0, LineKind::card);
  line.card = static_cast<std::uint8_t>(card);
  return line;
}

Move draw_card(WizardHands& hands, Told, Ui&) {
  const auto deck = hands.match().deck();
  std::random_device chance;
  return card_line(deck[std::uniform_int_distribution<std::size_t>(0, deck.size() - 1)(chance)]);
}

bool can_colour_wizards(const WizardHands& hands, Told told) {
  return phase(hands) == Phase::wizards && !hands.entry() && colour_of(hands, told) >= 0;
}
Move colour_wizards(WizardHands& hands, Told told, Ui&) {
  wizard::Line line = plain_line(hands.match().state().seer, LineKind::wizards);
  line.colour = static_cast<std::uint8_t>(colour_of(hands, told));
  return line;
}

// ---- a prediction, or one to strike out, by its letter and number
bool says_field(const WizardHands& hands) {
  const WizardMatch& match = hands.match();
  return match.has(hands.seat(), LineKind::predict) || match.has(hands.seat(), LineKind::strike);
}
int said_colour(const WizardHands& hands) {
  if (phase(hands) != Phase::strike) return hands.colour();
  return wizard::prediction_of(hands.match().state(), hands.seat()).colour;
}
bool can_choose_colour(const WizardHands& hands, Told letter) {
  return says_field(hands) && colour_of(hands, letter) >= 0;
}
bool can_say_number(const WizardHands& hands, Told number) {
  const int colour = says_field(hands) ? said_colour(hands) : -1, said = number_of(number);
  return colour >= 0 && said > 0 && said <= wizard::columns(hands.match().def());
}
Move say_number(WizardHands& hands, Told number, Ui& ui) {
  return hands.tap_field({hands.seat(), said_colour(hands), number_of(number)}, ui.now, ui.words);
}

// ---- who stops
bool can_stop(const WizardHands& hands, Told seat) {
  const int number = number_of(seat);
  return number > 0 && number <= hands.match().players() && hands.match().has(number - 1, LineKind::stop);
}
bool can_jester(const WizardHands& hands, Told seat) {
  return can_stop(hands, seat) && hands.match().can_jester(number_of(seat) - 1);
}
template <bool jester>
Move stop(WizardHands& hands, Told seat, Ui& ui) {
  return hands.stop(number_of(seat) - 1, jester, ui.now, ui.words);
}

bool can_throw(const WizardHands& hands, Told) {
  if (hands.entry()) return false;
  return phase(hands) == Phase::wizards || (phase(hands) == Phase::stop && hands.match().can_throw());
}
Move throw_again(WizardHands& hands, Told, Ui&) {
  hands.hush();
  hands.begin_throw();
  return {};
}

template <LineKind kind>
bool can(const WizardHands& hands, Told) {
  return hands.match().has(hands.seat(), kind);
}
template <LineKind kind>
Move plain(WizardHands& hands, Told, Ui&) {
  return plain_line(hands.seat(), kind);
}

bool can_hand_over(const WizardHands& hands, Told) {
  const bool alone = phase(hands) == Phase::strike || phase(hands) == Phase::predict;
  return alone && !hands.match().due(hands.seat()) && hands.match().next_due(hands.seat()) >= 0;
}
Move show(WizardHands& hands, int seat) {
  hands.hush();
  hands.show(seat);
  return {};
}

constexpr Command<WizardHands, Move> kCommands[] = {
    {"key.colour.", "*", "keys-colour", can_choose_colour,
     [](WizardHands& hands, Told letter, Ui&) {
       hands.choose_colour(colour_of(hands, letter));
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
     [](const WizardHands& hands, Told) { return hands.entry() && hands.entry()->review; },
     [](WizardHands& hands, Told, Ui& ui) { return hands.confirm(ui.now, ui.words); }},
    {"button.cancel", "", "", nullptr, [](WizardHands& hands, Told, Ui&) { return hands.drop(), Move(); }},
    {"button.next", "enter", "", can_hand_over,
     [](WizardHands& hands, Told, Ui&) { return show(hands, hands.match().next_due(hands.seat())); }},
    {"button.draw", "enter", "", [](const WizardHands& hands, Told) { return phase(hands) == Phase::card; },
     draw_card},
    {"card.", "*", "",
     [](const WizardHands& hands, Told card) {
       const int last = static_cast<int>(hands.match().def().effects.size());
       return phase(hands) == Phase::card && card_of(hands, card) >= 0 && card_of(hands, card) < last;
     },
     [](WizardHands& hands, Told card, Ui&) { return card_line(card_of(hands, card)); }},
    {"wizards.", "*", "", can_colour_wizards, colour_wizards},
    {"die.", "", "", nullptr,
     [](WizardHands& hands, Told slot, Ui& ui) {
       return hands.tap_slot(number_of(slot) - 1, ui.now, ui.words);
     }},
    {"face.", "*", "", [](const WizardHands& hands, Told letter) { return face_of(hands, letter) >= 0; },
     [](WizardHands& hands, Told letter, Ui& ui) {
       return hands.tap_face(face_of(hands, letter), ui.now, ui.words);
     }},
    {"sheet.", "", "", nullptr,
     [](WizardHands& hands, Told seat, Ui&) { return show(hands, number_of(seat) - 1); }},
};

}  // namespace

std::span<const Command<WizardHands, Move>> wizard_commands() {
  return kCommands;
}

}  // namespace fox::ui
