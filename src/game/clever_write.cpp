#include <algorithm>

#include "game/clever_text.h"
#include "game/words.h"
#include "sheets/clever_names.h"

namespace fox::clever {
namespace {

std::string die_letter(const Rules& rules, int die) {
  return std::string(1, rules.def->dice[static_cast<std::size_t>(die)].letter);
}

// All dice with a value, in the sheet's order, `first` before the others.
std::string dice_words(const Rules& rules, std::uint32_t dice, int first = -1) {
  std::string words;
  const auto add = [&](int die) {
    if (nibble(dice, die) != 0) words += " " + die_letter(rules, die) + std::to_string(nibble(dice, die));
  };
  if (first >= 0) add(first);
  for (int die = 0; die < rules.sheet.dice; ++die)
    if (die != first) add(die);
  return words;
}

std::string mark_word(const Rules& rules, int area, int cell, int value, Choice choice) {
  std::string word = cell_name(*rules.def, area, cell);
  if (value != 0) word += "=" + std::to_string(value);
  if (choice == Choice::bonus) word += ":bonus";
  if (choice == Choice::points) word += ":points";
  if (choice == Choice::circle) word += ":circle";
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
  static const char* const from[] = {"", " from I", " from II", " from III", " from platter"};
  static const char* const role[] = {"", " passive", " extra"};
  return std::string(from[static_cast<int>(line.from)]) + role[static_cast<int>(line.role)];
}

std::string serve_words(const Rules& rules, const Line& line) {
  std::string platter, fields;
  for (int die = 0; die < rules.sheet.dice; ++die)
    if (nibble(line.dice, die) == kOnPlatter) platter += " " + die_letter(rules, die);
  for (int field = 1; field <= 3; ++field)
    for (int die = 0; die < rules.sheet.dice; ++die)
      if (nibble(line.dice, die) == field) fields += " " + die_letter(rules, die);
  return platter + (fields.empty() ? "" : " fields" + fields);
}

const std::string& action_word(int action) {
  return clever_actions()[static_cast<std::size_t>(action)];
}

}  // namespace

std::string cell_name(const SheetDef& sheet, int area, int cell) {
  const AreaDef& def = sheet.areas[static_cast<std::size_t>(area)];
  return def.id + "." + def.cells[static_cast<std::size_t>(cell)].name;
}

std::string write_line(const Rules& rules, const Line& line) {
  const std::string seat = std::to_string(line.seat + 1) + " ";
  switch (line.kind) {
    case LineKind::roll:
      return seat + "roll" + (line.dice == 0 ? " *" : dice_words(rules, line.dice));
    case LineKind::reroll:
      return seat + "reroll" + (line.dice == 0 ? " *" : dice_words(rules, line.dice));
    case LineKind::take:
      return seat + "take " + die_letter(rules, line.die) + as_words(line) + marks_words(rules, line);
    case LineKind::extra:
      return seat + "extra " + die_letter(rules, line.die) + as_words(line) + marks_words(rules, line);
    case LineKind::forfeit:
      return seat + "forfeit";
    case LineKind::decline:
      return seat + "decline";
    case LineKind::done:
      return seat + "done";
    case LineKind::back:
      return seat + "back " + die_letter(rules, line.die);
    case LineKind::serve:
      return seat + "serve" + serve_words(rules, line);
    case LineKind::bonus:
      return seat + "bonus " + rules.def->bonuses[line.what].id + dice_words(rules, line.dice) +
             marks_words(rules, line);
    case LineKind::use:
      return seat + "use" + dice_words(rules, line.dice, line.die) + as_words(line) + place_words(line) +
             marks_words(rules, line);
    case LineKind::spend:
      return seat + "spend " + action_word(line.what);
    case LineKind::round:
      return "round";
    case LineKind::mark:
      return seat + "mark" + marks_words(rules, line);
    case LineKind::clear:
      return seat + "clear" + marks_words(rules, line);
    case LineKind::crossed:
      return seat + "crossed " + action_word(line.what) + " " + std::to_string(line.value);
    case LineKind::circled:
      return seat + "circled " + action_word(line.what) + " " + std::to_string(line.value);
  }
  return {};
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
      if (area.kind == AreaKind::circled_grid && !marked) choice = Choice::circle;
      if (area.kind == AreaKind::choice_row && area.factor[static_cast<std::size_t>(cell)] != 0)
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
    for (int i = 0; i < waiting_of(pad, b); ++i)
      words.push_back(rules.def->bonuses[static_cast<std::size_t>(b)].id);
  return words;
}

std::string phase_name(Phase phase) {
  static const char* const names[] = {"roll", "pick", "serve", "turn-end", "sheet", "paper", "over"};
  return names[static_cast<int>(phase)];
}

}  // namespace fox::clever
