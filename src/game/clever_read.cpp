#include <algorithm>
#include <optional>

#include "core/clever/clever_reasons.h"
#include "game/clever_complete.h"
#include "game/clever_text.h"
#include "game/read_reasons.h"
#include "game/words.h"
#include "sheets/clever_names.h"

namespace fox::clever {
namespace {

using Word = std::string_view;

// What a mark says before the state is asked for what it left out.
struct MarkWord {
  std::uint8_t area = kNone, cell = kNone;
  std::uint8_t value = 0;
  Choice choice = Choice::none;
};

// Reads the words of one line from left to right; the first thing it cannot read ends it.
class LineReader {
 public:
  LineReader(const Rules& rules, const State& state, Word text)
      : rules_(rules), state_(state), words_(split_words(text)) {}

  std::variant<std::vector<Line>, Refusal> read() {
    if (next() == "round" && words_.size() == 1) {
      line_.kind = LineKind::round;
      return std::vector<Line>{line_};
    }
    at_ = 0;
    read_seat();
    read_rest();
    if (refusal_) return *refusal_;
    if (!lines_.empty()) return lines_;
    auto whole = complete_line(rules_, state_, line_);
    if (auto* refusal = std::get_if<Refusal>(&whole))
      return refusal->number("at", static_cast<int>(words_.size()));
    return std::vector<Line>{std::get<Line>(whole)};
  }

  std::variant<Line, Refusal> read_use_only() {
    line_.kind = LineKind::use;
    read_use_words();
    if (!refusal_ && at_ < words_.size()) stop(ReadReason::word_unknown);
    if (refusal_) return *refusal_;
    return line_;
  }

 private:
  // --- words ---

  Word peek() const { return at_ < words_.size() ? words_[at_] : Word(); }

  Word next() { return at_ < words_.size() ? words_[at_++] : Word(); }

  // The word just taken cannot be read.
  void refuse_word(ReadReason reason) { refuse_at(reason, at_); }

  // The word that would come next cannot be read.
  void stop(ReadReason reason) {
    if (at_ >= words_.size()) reason = ReadReason::word_missing;
    refuse_at(reason, std::min(at_ + 1, words_.size()));
  }

  void refuse_at(ReadReason reason, std::size_t at) {
    if (refusal_) return;
    refusal_ = fox::refuse(reason);
    refusal_->number("at", static_cast<int>(at));
  }

  bool ended() {
    if (refusal_) return true;
    if (at_ < words_.size()) stop(ReadReason::word_too_many);
    return refusal_.has_value();
  }

  // --- parts ---

  void read_seat() {
    const int seat = read_number(next(), 99);
    if (seat < 1)
      return words_.empty() ? stop(ReadReason::seat_expected) : refuse_word(ReadReason::seat_expected);
    line_.seat = static_cast<std::uint8_t>(seat - 1);
  }

  int die_of(char letter) const {
    for (int die = 0; die < rules_.sheet.dice; ++die)
      if (rules_.def->dice[static_cast<std::size_t>(die)].letter == letter) return die;
    return -1;
  }

  // A die that lies on the table is named by its letter alone.
  int read_die() {
    if (refusal_) return -1;
    if (peek().empty()) return stop(ReadReason::word_missing), -1;
    const Word word = next();
    const int die = word.size() == 1 ? die_of(word[0]) : -1;
    if (die < 0) refuse_word(ReadReason::die_unknown);
    return die;
  }

  static bool looks_like_thrown_die(Word word) {
    return word.size() == 2 && word[1] >= '0' && word[1] <= '9';
  }

  // A die in a throw: letter and face. False where the next word is no such thing.
  bool read_thrown_die() {
    if (refusal_ || !looks_like_thrown_die(peek())) return false;
    const Word word = next();
    const int die = die_of(word[0]), face = word[1] - '0';
    if (die < 0) return refuse_word(ReadReason::die_unknown), false;
    if (face < 1 || face > 6) return refuse_word(ReadReason::face_unknown), false;
    if (line_.dice[die] != 0) return refuse_word(ReadReason::die_twice), false;
    line_.dice.say(die, face);
    if (line_.die == kNone && line_.kind == LineKind::use) line_.die = static_cast<std::uint8_t>(die);
    return true;
  }

  void read_throw() {
    while (read_thrown_die()) {
    }
    if (!refusal_ && !line_.dice.any()) stop(ReadReason::die_unknown);
    ended();
  }

  void read_as() {
    if (refusal_ || peek() != "as") return;
    next();
    if (peek().empty()) return stop(ReadReason::word_missing);
    const Word word = next();
    const std::size_t at = word.find('@');
    const int number = read_number(word.substr(0, at), 6);
    const int field = at == Word::npos ? 0 : read_number(word.substr(at + 1), kMaxFields);
    if (number < 1 || field < 0 || (at != Word::npos && field == 0))
      return refuse_word(ReadReason::number_unknown);
    line_.as = static_cast<std::uint8_t>(number);
    line_.field = static_cast<std::uint8_t>(field);
  }

  void read_place() {
    if (!refusal_ && peek() == "from") {
      next();
      const auto place = place_named(peek());
      if (!place) return stop(ReadReason::word_unknown);
      next();
      line_.from = *place;
    }
    if (refusal_) return;
    // The active player's own use is not said.
    const auto role = enum_named<Role>(peek());
    if (!role || *role == Role::active) return;
    next();
    line_.role = *role;
  }

  void read_use_words() {
    while (read_thrown_die()) {
    }
    if (!refusal_ && line_.die == kNone) return stop(ReadReason::die_unknown);
    read_as();
    read_place();
  }

  std::optional<MarkWord> read_mark() {
    const Word word = next();
    const std::size_t dot = word.find('.'), equals = word.find('='), colon = word.find(':');
    const std::size_t name_end = std::min({equals, colon, word.size()});
    const auto area = dot == Word::npos ? std::nullopt : area_named(*rules_.def, word.substr(0, dot));
    if (!area || dot > name_end) return refuse_word(ReadReason::mark_unknown), std::nullopt;
    MarkWord mark;
    mark.area = static_cast<std::uint8_t>(*area);
    const auto& cells = rules_.def->areas[mark.area].cells;
    const Word name = word.substr(dot + 1, name_end - dot - 1);
    for (std::size_t c = 0; c < cells.size(); ++c)
      if (cells[c].name == name) mark.cell = static_cast<std::uint8_t>(c);
    if (mark.cell == kNone) return refuse_word(ReadReason::mark_unknown), std::nullopt;
    if (equals != Word::npos && (colon == Word::npos || equals < colon)) {
      const int value = read_number(word.substr(equals + 1, std::min(colon, word.size()) - equals - 1), 99);
      if (value < 1) return refuse_word(ReadReason::number_unknown), std::nullopt;
      mark.value = static_cast<std::uint8_t>(value);
    }
    if (colon != Word::npos && !read_choice(word.substr(colon + 1), mark)) return std::nullopt;
    return mark;
  }

  bool read_choice(Word word, MarkWord& mark) {
    const Choice choice = enum_named<Choice>(word).value_or(Choice::none);
    if (choice != Choice::circle || rules_.mode == Mode::paper) mark.choice = choice;
    if (mark.choice == Choice::none) refuse_word(ReadReason::mark_unknown);
    return mark.choice != Choice::none;
  }

  void read_marks() {
    if (refusal_) return;
    if (peek().empty()) return stop(ReadReason::word_missing);
    bool first = true;
    while (at_ < words_.size()) {
      const auto mark = read_mark();
      if (!mark) return;
      if (first) {
        line_.area = mark->area;
        line_.cell = mark->cell;
        line_.value = mark->value;
        line_.choice = mark->choice;
        first = false;
        continue;
      }
      const Mask bit = Mask{1} << mark->cell;
      if (mark->area != line_.area) return refuse_word(ReadReason::mark_other_area);
      if (mark->cell == line_.cell || (line_.more & bit) != 0) return refuse_word(ReadReason::mark_twice);
      if (mark->value != 0 || mark->choice != Choice::none) return refuse_word(ReadReason::mark_unknown);
      line_.more |= bit;
    }
    // Companions are all equal; the lowest cell stands for the own mark.
    if (rules_.sheet.area[line_.area].companions) {
      const Mask all = line_.more | Mask{1} << line_.cell;
      line_.cell = static_cast<std::uint8_t>(__builtin_ctz(all));
      line_.more = all & (all - 1);
    }
  }

  int read_action() {
    if (peek().empty()) return stop(ReadReason::word_missing), -1;
    const Word word = next();
    const auto found = enum_named<Action>(word);
    if (!found) return refuse_word(ReadReason::action_unknown), -1;
    line_.what = static_cast<std::uint8_t>(*found);
    return line_.what;
  }

  // --- whole lines ---

  void read_rest() {
    if (refusal_) return;
    if (peek().empty()) return stop(ReadReason::word_missing);
    const auto verb = enum_named<LineKind>(next());
    if (!verb || *verb == LineKind::round)
      return refuse_word(ReadReason::word_unknown);  // a round has no seat
    line_.kind = *verb;
    read_behind();
  }

  void read_behind() {
    switch (line_.kind) {
      case LineKind::roll:
      case LineKind::reroll:
        return read_throw();
      case LineKind::take:
      case LineKind::extra:
        return read_take();
      case LineKind::back:
        return read_back();
      case LineKind::serve:
        return read_serve();
      case LineKind::bonus:
        return read_bonus();
      case LineKind::use:
        return read_use_line();
      case LineKind::spend:
        return read_spend();
      case LineKind::mark:
      case LineKind::clear:
        return read_paper_marks();
      case LineKind::crossed:
      case LineKind::circled:
        return read_count();
      case LineKind::forfeit:
      case LineKind::decline:
      case LineKind::done:
      case LineKind::round:
        ended();
    }
  }

  // A die without a mark is a question, and the rules have an answer.
  void read_own_marks() {
    if (refusal_ || !peek().empty()) return read_marks();
    refusal_ = refuse(Reason::mark_missing);
    refusal_->die("die", line_.die);
  }

  void read_take() {
    line_.die = static_cast<std::uint8_t>(read_die());
    read_as();
    read_own_marks();
  }

  void read_back() {
    line_.die = static_cast<std::uint8_t>(read_die());
    ended();
  }

  void serve_die(int place) {
    const int die = read_die();
    if (die < 0) return;
    if (line_.dice[die] != 0) return refuse_word(ReadReason::die_twice);
    line_.dice.say(die, place);
  }

  void read_serve() {
    for (int i = 0; i < rules_.sheet.served; ++i) serve_die(kOnPlatter);
    if (refusal_ || peek() != "fields") return void(ended());
    next();
    for (int field = 1; field <= rules_.sheet.dice - rules_.sheet.served; ++field) serve_die(field);
    ended();
  }

  void read_bonus() {
    if (peek().empty()) return stop(ReadReason::word_missing);
    const Word word = next();
    const auto& bonuses = rules_.def->bonuses;
    const auto found =
        std::find_if(bonuses.begin(), bonuses.end(), [&](const auto& b) { return b.id == word; });
    if (found == bonuses.end()) return refuse_word(ReadReason::bonus_unknown);
    line_.what = static_cast<std::uint8_t>(found - bonuses.begin());
    if (read_thrown_die() && rules_.sheet.joker != kNone && line_.dice[rules_.sheet.joker] == 0)
      return refuse_word(ReadReason::die_unknown);
    if (refusal_ || !peek().empty()) return read_marks();
    refusal_ = refuse(Reason::bonus_unmarked);
    refusal_->bonus("bonus", line_.what);
  }

  void read_use_line() {
    read_use_words();
    read_own_marks();
  }

  void read_spend() {
    read_action();
    ended();
  }

  void read_count() {
    if (read_action() < 0) return;
    if (peek().empty()) return stop(ReadReason::word_missing);
    const int number = read_number(next(), 99);
    if (number < 0) return refuse_word(ReadReason::number_unknown);
    line_.value = static_cast<std::uint8_t>(number);
    ended();
  }

  void read_paper_marks() {
    if (peek().empty()) return stop(ReadReason::word_missing);
    while (at_ < words_.size() && !refusal_) {
      const auto mark = read_mark();
      if (!mark) return;
      Line line = line_;
      line.area = mark->area;
      line.cell = mark->cell;
      if (line.kind == LineKind::mark) {  // what is cleared goes, whatever it was
        line.value = mark->value;
        line.choice = mark->choice;
      }
      lines_.push_back(line);
    }
  }

  const Rules& rules_;
  const State& state_;
  std::vector<Word> words_;
  std::size_t at_ = 0;
  Line line_;
  std::vector<Line> lines_;
  std::optional<Refusal> refusal_;
};

}  // namespace

std::variant<std::vector<Line>, Refusal> read_line(const Rules& rules, const State& state,
                                                   std::string_view text) {
  return LineReader(rules, state, text).read();
}

std::variant<Line, Refusal> read_use(const Rules& rules, std::string_view text) {
  return LineReader(rules, State{}, text).read_use_only();
}

}  // namespace fox::clever
