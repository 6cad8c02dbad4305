#include <algorithm>

#include "game/clever_text.h"
#include "game/words.h"

namespace fox::clever {
namespace {

std::string die_letter(const Rules& rules, int die) {
  return std::string(1, rules.def->dice[static_cast<std::size_t>(die)].letter);
}

// All dice with a value, in the sheet's order, `first` before the others.
std::string dice_words(const Rules& rules, ByDie dice, int first = -1) {
  std::string words;
  const auto add = [&](int die) {
    if (dice[die] != 0) words += " " + die_letter(rules, die) + std::to_string(dice[die]);
  };
  if (first >= 0) add(first);
  for (int die = 0; die < rules.sheet.dice; ++die)
    if (die != first) add(die);
  return words;
}

std::string mark_word(const Rules& rules, int area, int cell, int value, Choice choice) {
  std::string word = cell_name(*rules.def, area, cell);
  if (value != 0) word += "=" + std::to_string(value);
  if (choice != Choice::none) word += ":" + enum_name(choice);
  return word;
}

std::string marks_words(const Rules& rules, const Line& line) {
  std::vector<std::string> further;
  for (Mask more = line.more; more != 0; more &= more - 1)
    further.push_back(cell_name(*rules.def, line.area, __builtin_ctz(more)));
  const std::string own = mark_word(rules, line.area, line.cell, line.value, line.choice);
  // Companions are all equal and sorted as a whole; a chain keeps its own mark in front.
  if (rules.sheet.area[line.area].companions) further.push_back(own);
  std::sort(further.begin(), further.end());
  if (!rules.sheet.area[line.area].companions) further.insert(further.begin(), own);
  return " " + join(further, " ");
}

std::string as_words(const Line& line) {
  if (line.as == 0) return "";
  return " as " + std::to_string(line.as) + (line.field != 0 ? "@" + std::to_string(line.field) : "");
}

std::string place_words(const Line& line) {
  std::string words;
  if (line.from != From::unsaid) words += " from " + std::string(name_of_place(line.from));
  if (line.role != Role::active) words += " " + enum_name(line.role);
  return words;
}

std::string serve_words(const Rules& rules, const Line& line) {
  std::string platter, fields;
  for (int die = 0; die < rules.sheet.dice; ++die)
    if (line.dice[die] == kOnPlatter) platter += " " + die_letter(rules, die);
  for (int field = 1; field <= 3; ++field)
    for (int die = 0; die < rules.sheet.dice; ++die)
      if (line.dice[die] == field) fields += " " + die_letter(rules, die);
  return platter + (fields.empty() ? "" : " fields" + fields);
}

const std::string& action_word(int action) {
  return enum_name(static_cast<Action>(action));
}

// What stands behind the verb.
std::string words_behind(const Rules& rules, const Line& line) {
  switch (line.kind) {
    case LineKind::roll:
    case LineKind::reroll:
      return !line.dice.any() ? " *" : dice_words(rules, line.dice);
    case LineKind::take:
    case LineKind::extra:
      return " " + die_letter(rules, line.die) + as_words(line) + marks_words(rules, line);
    case LineKind::back:
      return " " + die_letter(rules, line.die);
    case LineKind::serve:
      return serve_words(rules, line);
    case LineKind::bonus:
      return " " + rules.def->bonuses[line.what].id + dice_words(rules, line.dice) + marks_words(rules, line);
    case LineKind::use:
      return dice_words(rules, line.dice, line.die) + as_words(line) + place_words(line) +
             marks_words(rules, line);
    case LineKind::spend:
      return " " + action_word(line.what);
    case LineKind::mark:
    case LineKind::clear:
      return marks_words(rules, line);
    case LineKind::crossed:
    case LineKind::circled:
      return " " + action_word(line.what) + " " + std::to_string(line.value);
    case LineKind::forfeit:
    case LineKind::decline:
    case LineKind::done:
    case LineKind::round:
      break;
  }
  return {};
}

constexpr std::string_view kPlaces[] = {"", "I", "II", "III", "platter"};  // by From

}  // namespace

std::string_view name_of_place(From from) {
  return kPlaces[static_cast<std::size_t>(from)];
}

std::optional<From> place_named(std::string_view word) {
  const auto* const place = std::find(std::begin(kPlaces), std::end(kPlaces), word);
  if (word.empty() || place == std::end(kPlaces)) return std::nullopt;
  return static_cast<From>(place - std::begin(kPlaces));
}

std::string cell_name(const SheetDef& sheet, int area, int cell) {
  const AreaDef& def = sheet.areas[static_cast<std::size_t>(area)];
  return def.id + "." + def.cells[static_cast<std::size_t>(cell)].name;
}

std::string write_line(const Rules& rules, const Line& line) {
  if (line.kind == LineKind::round) return enum_name(line.kind);
  return std::to_string(line.seat + 1) + " " + enum_name(line.kind) + words_behind(rules, line);
}

std::string write_event(const Rules& rules, const Event& event, int seat) {
  const std::string other = event.seat == seat ? "" : std::to_string(event.seat + 1) + " ";
  switch (event.kind) {
    case Event::Kind::mark:
      return other + mark_word(rules, event.area, event.cell, event.value, event.choice);
    case Event::Kind::sweep:
      return other + "sweep" + dice_words(rules, event.dice);
    case Event::Kind::platter:
      return other + "platter" + dice_words(rules, event.dice);
    case Event::Kind::circle:
      return other + "circle " + action_word(event.index);
    case Event::Kind::cross:
      return other + "cross " + action_word(event.index) + " " + std::to_string(event.value);
    case Event::Kind::fox:
      return other + "fox";
    case Event::Kind::earn:
      return other + "earn " + rules.def->bonuses[event.index].id;
    case Event::Kind::lost:
      return other + "lost " + rules.def->bonuses[event.index].id;
    case Event::Kind::turn:
      return "turn " + std::to_string(event.seat + 1);
    case Event::Kind::round:
      return "round " + std::to_string(event.value);
    case Event::Kind::over:
      return "over";
  }
  return {};
}

std::vector<MarkOnPad> marks_on(const Rules& rules, const Pad& pad) {
  std::vector<MarkOnPad> all;
  for (int a = 0; a < rules.sheet.areas; ++a) {
    const Area& area = rules.sheet.area[static_cast<std::size_t>(a)];
    const Mask noted = area.noted == kNone ? 0 : pad.noted[area.noted];
    for (int cell = 0; cell < area.count; ++cell) {
      const bool marked = (pad.marked[static_cast<std::size_t>(a)] >> cell & 1) != 0;
      const bool second = (noted >> cell & 1) != 0;
      if (!marked && !second) continue;
      Choice choice = Choice::none;
      if (area.traits.circles && !marked) choice = Choice::circle;
      if (area.traits.halves && area.factor[static_cast<std::size_t>(cell)] != 0)
        choice = second ? Choice::bonus : Choice::points;
      const int value = area.writes ? pad.numbers[static_cast<std::size_t>(area.first_number + cell)] : 0;
      all.push_back({a, cell, value, choice});
    }
  }
  return all;
}

std::vector<std::string> marks(const Rules& rules, const Pad& pad) {
  std::vector<std::string> words;
  for (const MarkOnPad& one : marks_on(rules, pad))
    words.push_back(mark_word(rules, one.area, one.cell, one.value, one.choice));
  std::sort(words.begin(), words.end());
  return words;
}

std::vector<std::string> waiting(const Rules& rules, const Pad& pad) {
  std::vector<std::string> words;
  for (int b = 0; b < rules.sheet.bonuses; ++b)
    for (int i = 0; i < pad.waiting.count(b); ++i)
      words.push_back(rules.def->bonuses[static_cast<std::size_t>(b)].id);
  return words;
}

}  // namespace fox::clever
