// A game in time, whatever its family: lines go in, as values or as text, the state before every line is
// kept, undo is an index. It is the one door for the app, the referee, saved games and tests. Nothing here
// touches a disk.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/ruling.h"
#include "game/game_families.h"
#include "game/header.h"
#include "game/refused.h"
#include "game/report.h"
#include "sheets/catalogue.h"
#include "sheets/problem.h"

namespace fox {

class SheetLibrary;

// What a game comes to for one seat; -1 where the family has no such thing. Foxes may bring less than
// nothing: whether there are any is said by their number.
struct SeatStanding {
  int total = 0, rank = 1, foxes = -1, fox_points = -1, bonus = -1, unused_actions = -1;
  std::vector<std::pair<std::string, int>> areas;  // points by id, in the order of the sheet
};
struct Standings {
  std::vector<SeatStanding> seats;
  std::string_view tie;  // of equal totals the id of the sentence that says what became of them
  int rating = -1;       // alone, at the end: from the best one on
};

// Bounds for outside input: more is a mistake or malice, never a game.
inline constexpr std::size_t kLongestLine = 4096;

class Game {
 public:
  using Texts = std::vector<std::string>;
  // How often the rules were asked, and text was read, since the game began.
  struct Work {
    long why = 0, apply = 0, read = 0;
  };

  virtual ~Game() = default;

  // The same game with its family.
  [[nodiscard]] virtual AnyGame typed() const = 0;

  // The game of a header, or why there is none. `sheets` must outlive the game.
  static std::variant<std::unique_ptr<Game>, Refused> start(const Header& header, SheetLibrary& sheets,
                                                            Problems& problems);

  [[nodiscard]] const Header& header() const { return header_; }
  [[nodiscard]] const Work& work() const { return work_; }

  // Writes a line if it is legal; what was taken back before is gone then. `written` gets it in canonical
  // form, as a log keeps it: of text that says several marks on paper, a line for each.
  virtual std::optional<Refused> submit(std::string_view text, Texts* written = nullptr) = 0;
  // The same of a value that leaves nothing out: one that is listed as legal, or a throw.
  virtual std::optional<Refused> submit(const AnyLine& line, Texts* written = nullptr) = 0;
  virtual bool undo() = 0;
  virtual bool redo() = 0;

  // How many lines are in force. After so many of them: the round (0 on paper, which has none), everybody's
  // points by seat, and whose line was the last (-1 where it is nobody's).
  [[nodiscard]] virtual std::size_t count() const = 0;
  [[nodiscard]] virtual int round_at(std::size_t lines) const = 0;
  [[nodiscard]] virtual std::vector<int> totals_at(std::size_t lines) const = 0;
  [[nodiscard]] virtual int seat_at(std::size_t lines) const = 0;
  // The last of so many lines; there is one.
  [[nodiscard]] virtual AnyLine any_line_at(std::size_t lines) const = 0;
  // How many there are with those that redo would bring again.
  [[nodiscard]] virtual std::size_t known() const = 0;
  // The game as it was after so many lines, as a game of its own.
  [[nodiscard]] virtual std::unique_ptr<Game> copy_at(std::size_t lines) const = 0;

  // Lines in force, in canonical form.
  [[nodiscard]] virtual std::vector<std::string> lines() const = 0;
  // Lines taken back that redo would bring again, next first.
  [[nodiscard]] virtual std::vector<std::string> undone() const = 0;

  // Every legal next line, sorted bytewise.
  [[nodiscard]] virtual std::vector<std::string> legal() const = 0;
  // Sheet mode: every legal use of these dice ("b4 w5 from II extra").
  [[nodiscard]] virtual std::variant<std::vector<std::string>, Refused> legal_use(
      std::string_view dice) const = 0;

  // The first rule that forbids the line, or nothing where it is legal.
  [[nodiscard]] virtual std::optional<Refused> why(std::string_view text) const = 0;
  // The same of a value, which may leave out what text may leave out.
  [[nodiscard]] virtual std::optional<Refused> why(const AnyLine& line) const = 0;

  // The house reading that the answer of `why` rests on, of a yes as of a no, where it rests on one.
  [[nodiscard]] virtual std::optional<Ruling> ruling(std::string_view text) const = 0;
  [[nodiscard]] virtual std::optional<Ruling> ruling(const AnyLine& line) const = 0;

  // What would follow from the line, which is not written.
  [[nodiscard]] virtual std::variant<Report, Refused> what(std::string_view text,
                                                           const Catalogue& words) const = 0;

  // What earns something on the sheet of a seat (from 0), whether it still can, and what stands in the way.
  [[nodiscard]] virtual nlohmann::json reach(int seat, const Catalogue& words) const = 0;

  [[nodiscard]] virtual nlohmann::json state() const = 0;
  // What the last line in force did, in order; the state has it, too.
  [[nodiscard]] virtual std::vector<std::string> events() const = 0;
  [[nodiscard]] virtual Standings standings() const = 0;
  // The same as JSON. Places, ties and the rating are told once the game is over; `words` names the rating.
  [[nodiscard]] virtual nlohmann::json score(const Catalogue& words) const = 0;
  [[nodiscard]] virtual bool is_over() const = 0;

  // The canonical form of a line that is legal now.
  [[nodiscard]] virtual std::optional<std::string> canonical(std::string_view text) const = 0;

  // What to put into the places of a refusal's sentence.
  [[nodiscard]] virtual Fillings fillings(const Refused& refused, const Catalogue& words) const = 0;
  [[nodiscard]] virtual nlohmann::json arguments(const Refused& refused) const = 0;

  // Perft (README.md, foxref) where the family has it: paths by first line.
  [[nodiscard]] virtual std::optional<std::vector<std::pair<std::string, unsigned long long>>> perft(
      const std::vector<std::string>& uses, std::optional<Refused>& refused) const = 0;

  // The record of the lines in force.
  [[nodiscard]] std::string record() const;

 protected:
  explicit Game(Header header) : header_(std::move(header)) {}
  Header header_;
  mutable Work work_;
};

// The word of the text that a refusal is about: its argument `at` counts words from 1, 0 means the whole
// text.
std::string quoted_word(const Refused& refused);

// The sentence of a refusal, and the rule it rests on.
std::string sentence(const Refused& refused, const Catalogue& words, const Game* game = nullptr);
std::string rule_sentence(const Refused& refused, const Catalogue& words);

// Of a rule what is said at once: its first sentence. The rest stands behind "more".
std::string first_sentence(const std::string& text);

// The sentence of a house reading, or of the house rule that stands in its place.
std::string ruling_sentence(const Ruling& ruling, const Catalogue& words);
// The same with what it is: "House reading, the rule book is silent here: …".
std::string ruling_in_words(const Ruling& ruling, const Catalogue& words);

}  // namespace fox
