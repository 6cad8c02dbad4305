// What can be asked about a Clever game by keys as well as by touch.
#include "ui/referee/clever_view.h"

namespace fox::ui {

namespace {

int die_of(const CleverRefereeQuestion& about, std::string_view letter) {
  for (int d = 0; d < about.rules().sheet.dice; ++d)
    if (letter.size() == 1 && about.def().dice[static_cast<std::size_t>(d)].letter == letter[0]) return d;
  return -1;
}

}  // namespace

std::span<const Command<CleverQuestion, Wish>> clever_questions() {
  using Argument = std::string_view;
  static constexpr Command<CleverQuestion, Wish> all[] = {
      {"die.", "*", "keys-referee-die",
       [](const CleverQuestion& of, Argument letter) {
         return !of.view.filling && die_of(of.about, letter) >= 0;
       },
       [](CleverQuestion& of, Argument letter, Ui&) {
         of.about.tap_die(die_of(of.about, letter));
         return Wish();
       },
       "@key-letter"},
      {"face.", "*", "keys-referee-face",
       [](const CleverQuestion& of, Argument face) {
         const bool wanted = !of.view.filling && wants_faces(of.about, of.view);
         return wanted && number_of(face) >= 1 && number_of(face) <= 6;
       },
       [](CleverQuestion& of, Argument face, Ui&) {
         of.view.number ? of.about.tap_number(number_of(face)) : of.about.set_face(number_of(face));
         of.view.number = false;
         return Wish();
       },
       "1 – 6"},
  };
  return all;
}

std::optional<Wish> obey_question(Ui& ui, CleverRefereeQuestion& about, CleverView& view) {
  CleverQuestion question{about, view};
  return obey(ui, clever_questions(), question);
}

}  // namespace fox::ui
