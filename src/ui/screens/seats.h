// The thinking behind the screen where a game is set up, without a line of drawing: names and seats, what is
// wrong with them, house rules, and the header that comes of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/header.h"
#include "sheets/catalogue.h"
#include "ui/screens/new_game.h"
#include "ui/screens/sheet_info.h"

namespace fox::ui {

// Without blanks at its ends, and with single ones inside.
std::string tidy_name(std::string_view name);
// Seats without a name are called "Player 2".
std::string seat_name(const NewGameState& state, std::size_t seat, const Catalogue& words);
bool is_seat_name(std::string_view name, const Catalogue& words);

struct SeatTrouble {
  enum class Kind : unsigned char { none, too_few, too_many, twice };
  Kind kind = Kind::none;
  std::string name;      // of twice
  std::size_t seat = 0;  // of twice: the later one
  explicit operator bool() const { return kind != Kind::none; }
};
SeatTrouble trouble_of(const NewGameState& state, const SheetInfo& sheet, const Catalogue& words);
std::string trouble_sentence(const SeatTrouble& trouble, const SheetInfo& sheet, const Catalogue& words);

// ---- what can be done; each says whether it was done
// As many seats as the sheet needs; those that are too many go where nobody is named.
void fit_seats(NewGameState& state, const SheetInfo& sheet);
bool add_seat(NewGameState& state, const SheetInfo& sheet);
// The last seats that a sheet needs only lose their name.
bool remove_seat(NewGameState& state, std::size_t seat, const SheetInfo& sheet);
bool swap_seats(NewGameState& state, std::size_t a, std::size_t b);
// The next one begins, the order round the table stays.
void begin_with_next(NewGameState& state);
// Takes a name used before: for the seat being named, else the first one without a name, else a new one.
bool seat_known(NewGameState& state, const std::string& name, const SheetInfo& sheet);
// Names used before of people who do not sit here yet.
std::vector<std::string> absent(const NewGameState& state);
void begin_typing(NewGameState& state, std::size_t seat);
void end_typing(NewGameState& state);

// ---- house rules
std::string rule_value(const NewGameState& state, const Switch& rule);
void turn_rule(NewGameState& state, const Switch& rule);
// How many of this sheet's rules are not as printed.
int rules_turned(const NewGameState& state, const SheetInfo& sheet);

// ---- what comes of it
Header header_of(const NewGameState& state, const SheetInfo& sheet, const Catalogue& words);
// A game like that one, to be changed.
void take_over(NewGameState& state, const Header& header, const Catalogue& words);
int rounds_of(const SheetInfo& sheet, std::size_t players);

}  // namespace fox::ui
