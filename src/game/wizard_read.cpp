#include "game/wizard_read.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/wizard/switches.h"
#include "core/wizard/wizard_reasons.h"
#include "game/read_reasons.h"
#include "game/words.h"

namespace fox::wizard {

namespace {

using Read = std::variant<Line, Refusal>;

// Whatever is read fits its byte; the rules judge it.
std::optional<int> number(std::string_view word) {
  const int value = fox::read_number(word, 99);
  return value < 0 ? std::nullopt : std::optional<int>(value);
}

std::optional<int> face_named(const SheetDef& sheet, std::string_view word) {
  for (int i = 0; i < faces(sheet); ++i)
    if (face(sheet, i).id == word) return i;
  return {};
}

std::optional<int> face_lettered(const SheetDef& sheet, char letter) {
  for (int i = 0; i < faces(sheet); ++i)
    if (face(sheet, i).letter == letter) return i;
  return {};
}

// The words of a line and the place reached among them.
class Words {
 public:
  explicit Words(std::string_view text) : words_(split_words(text)) {}
  [[nodiscard]] bool more() const { return next_ < words_.size(); }
  [[nodiscard]] std::string_view peek() const { return more() ? words_[next_] : std::string_view{}; }
  std::string_view take() { return more() ? words_[next_++] : std::string_view{}; }
  // About the word last taken.
  [[nodiscard]] Refusal about(ReadReason reason) const {
    return refuse(reason).number("at", static_cast<int>(next_));
  }

 private:
  std::vector<std::string_view> words_;
  std::size_t next_ = 0;
};

// Each reader fills the line and answers with a refusal where it cannot.
using Maybe = std::optional<Refusal>;

Maybe read_number(Words& words, std::uint8_t& into) {
  if (!words.more()) return refuse(ReadReason::word_missing);
  const auto value = number(words.take());
  if (!value) return words.about(ReadReason::number_unknown);
  into = static_cast<std::uint8_t>(*value);
  return {};
}

Maybe read_colour(const Rules& rules, Words& words, Line& line) {
  if (!words.more()) return refuse(ReadReason::word_missing);
  const auto face = face_named(rules.sheet, words.take());
  if (!face) return refuse(Reason::colour_unknown);
  line.colour = static_cast<std::uint8_t>(*face);
  return {};
}

Maybe read_card(const Rules& rules, Words& words, Line& line) {
  if (!words.more()) return refuse(ReadReason::word_missing);
  const auto id = words.take();
  const auto& effects = rules.sheet.effects;
  for (std::size_t i = 0; i < effects.size(); ++i)
    if (effects[i].id == id) line.card = static_cast<std::uint8_t>(i);
  if (line.card == kNone) return refuse(Reason::card_unknown);
  return {};
}

Maybe read_turn(const Rules& rules, Words& words, Line& line) {
  if (!words.more()) return refuse(ReadReason::word_missing);
  while (words.more()) {
    const auto word = words.take();
    const auto face = word.size() == 1 ? face_lettered(rules.sheet, word[0]) : std::nullopt;
    if (!face) return refuse(Reason::no_such_face);
    auto& count = line.faces[static_cast<std::size_t>(*face)];
    if (count < kMaxDice) ++count;
  }
  return {};
}

Maybe read_roll(const Rules& rules, Words& words, Line& line) {
  if (!words.more()) return refuse(ReadReason::word_missing);
  if (words.peek() == "*") {
    words.take();
    return {};
  }
  std::array<bool, kMaxFaces> named{};
  int sum = 0;
  while (words.more() && words.peek() != "threw") {
    const auto word = words.take();
    const auto face = face_lettered(rules.sheet, word[0]);
    if (!face) return refuse(Reason::no_such_face);
    const auto count = number(word.substr(1));
    if (!count) return words.about(ReadReason::number_unknown);
    const auto i = static_cast<std::size_t>(*face);
    if (named[i]) return words.about(ReadReason::die_twice);
    named[i] = true;
    line.faces[i] = static_cast<std::uint8_t>(*count);
    sum += *count;
  }
  // Not one die is no pattern when it was written out.
  if (sum != rules.sheet.dice)
    return refuse(Reason::dice_count).number("count", sum).number("dice", rules.sheet.dice);
  if (!words.more()) return {};
  words.take();
  std::uint8_t threw = 0;
  if (auto no = read_number(words, threw)) return no;
  line.threw = static_cast<std::int8_t>(threw);
  return {};
}

Maybe read_stop(Words& words, Line& line) {
  if (!words.more()) return {};
  if (words.take() != "jester") return words.about(ReadReason::word_unknown);
  line.jester = true;
  return {};
}

// What stands after the "=" of a mark.
std::optional<Field> written(std::string_view word) {
  if (word == "o") return Field{Written::circle, 0};
  if (word == "0") return Field{Written::zero, 0};
  if (!word.empty() && word.size() <= kMaxFactor && word.find_first_not_of('X') == std::string_view::npos)
    return Field{Written::hits, static_cast<std::uint8_t>(word.size())};
  const bool struck = !word.empty() && word[0] == '/';
  const auto value = number(word.substr(struck ? 1 : 0));
  // A zero in front would be a second way to write the same.
  if (!value || *value == 0 || word[struck ? 1 : 0] == '0') return {};
  return Field{struck ? Written::struck : Written::difference, static_cast<std::uint8_t>(*value)};
}

// What is cleared goes, whatever it was: a field's name is enough.
Maybe read_mark(const Rules& rules, Words& words, Pad& pad, bool clears) {
  const auto word = words.take();
  const auto dot = word.find('.');
  if (dot == std::string_view::npos) return words.about(ReadReason::mark_unknown);
  const auto face = face_named(rules.sheet, word.substr(0, dot));
  if (!face) return refuse(Reason::colour_unknown);
  const auto equals = word.find('=');
  const bool has_value = equals != std::string_view::npos && equals > dot;
  const auto column = number(word.substr(dot + 1, has_value ? equals - dot - 1 : std::string_view::npos));
  if (!column) return words.about(ReadReason::mark_unknown);
  const bool jester = *face == jester_face(rules.sheet);
  if ((jester ? has_value : !has_value && !clears) || *face == wizard_face(rules.sheet))
    return words.about(ReadReason::mark_unknown);
  const int most = jester ? rules.sheet.jester_fields : columns(rules.sheet);
  if (*column < 1 || *column > most)
    return refuse(Reason::number_range).number("number", *column).number("most", most);
  if (jester) {
    if (has(pad.jesters, *column - 1)) return words.about(ReadReason::mark_twice);
    add(pad.jesters, *column - 1);
    return {};
  }
  const auto value = clears ? std::optional(Field{Written::circle, 0}) : written(word.substr(equals + 1));
  if (!value) return words.about(ReadReason::mark_unknown);
  auto& place = field(pad, *face, *column);
  if (place.what != Written::nothing) return words.about(ReadReason::mark_twice);
  place = *value;
  return {};
}

Maybe read_marks(const Rules& rules, Words& words, Line& line) {
  if (!words.more()) return refuse(ReadReason::word_missing);
  while (words.more())
    if (auto no = read_mark(rules, words, line.marks, line.kind == LineKind::clear)) return no;
  return {};
}

Maybe read_rest(const Rules& rules, Words& words, Line& line) {
  switch (line.kind) {
    case LineKind::card:
      return read_card(rules, words, line);
    case LineKind::turn:
      return read_turn(rules, words, line);
    case LineKind::predict:
    case LineKind::strike:
      if (auto no = read_number(words, line.number)) return no;
      return read_colour(rules, words, line);
    case LineKind::wizards:
      return read_colour(rules, words, line);
    case LineKind::roll:
      return read_roll(rules, words, line);
    case LineKind::stop:
      return read_stop(words, line);
    case LineKind::mark:
    case LineKind::clear:
      return read_marks(rules, words, line);
    case LineKind::pass:
    case LineKind::keep:
      return {};
  }
  return {};
}

Maybe read_head(const Rules& rules, Words& words, Line& line) {
  if (!words.more()) return refuse(ReadReason::word_missing);
  const auto first = words.take();
  if (enum_named<LineKind>(first) == LineKind::card) {
    line.kind = LineKind::card;
    return {};
  }
  const auto seat = number(first);
  if (!seat) return words.about(ReadReason::seat_expected);
  if (*seat < 1 || *seat > rules.players)
    return refuse(Reason::no_such_seat).seat("seat", *seat).number("players", rules.players);
  line.seat = static_cast<std::uint8_t>(*seat - 1);
  if (!words.more()) return refuse(ReadReason::word_missing);
  const auto verb = enum_named<LineKind>(words.take());
  if (!verb || *verb == LineKind::card) return words.about(ReadReason::word_unknown);
  line.kind = *verb;
  return {};
}

}  // namespace

Read read_line(const Rules& rules, const State& /*state*/, std::string_view text) {
  Words words(text);
  Line line;
  if (auto no = read_head(rules, words, line)) return *no;
  if (auto no = read_rest(rules, words, line)) return *no;
  if (words.more()) {
    words.take();
    return words.about(ReadReason::word_too_many);
  }
  return line;
}

std::optional<Refusal> set_switch(Rules& rules, std::string_view name, std::string_view value) {
  const auto all = switches_of(rules.sheet, rules.players);
  const auto one = std::find_if(all.begin(), all.end(), [&](const Switch& it) { return it.id == name; });
  if (one == all.end()) return refuse(ReadReason::rule_unknown).number("at", 1);
  // A number may have zeros in front.
  const auto found = std::find_if(one->values.begin(), one->values.end(), [&](const std::string& it) {
    return it == value || (one->numbers && number(it) == number(value));
  });
  if (found == one->values.end()) return refuse(ReadReason::rule_value_unknown).number("at", 2);
  turn(rules, static_cast<std::size_t>(one - all.begin()),
       static_cast<std::size_t>(found - one->values.begin()));
  return {};
}

}  // namespace fox::wizard
