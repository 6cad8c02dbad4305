#include "game/wizard_text.h"

#include <algorithm>
#include <cstddef>

#include "core/wizard/switches.h"

namespace fox::wizard {

namespace {

const std::string& face_id(const SheetDef& sheet, int index) {
  return face(sheet, index).id;
}

std::string mark(const SheetDef& sheet, int colour, int number, Field written) {
  auto name = cell_name(sheet, colour, number - 1);
  const auto value = std::to_string(written.value);
  switch (written.what) {
    case Written::nothing:
      return name;
    case Written::circle:
      return name + "=o";
    case Written::hits:
      return name + "=" + std::string(written.value, 'X');
    case Written::difference:
      return name + "=" + value;
    case Written::zero:
      return name + "=0";
    case Written::struck:
      return name + "=/" + value;
  }
  return name;
}

std::string write_turn(const SheetDef& sheet, const Line& line) {
  std::string text;
  for (int i = 0; i < faces(sheet); ++i)
    for (int n = 0; n < line.faces[static_cast<std::size_t>(i)]; ++n)
      text += std::string(" ") + face(sheet, i).letter;
  return text;
}

std::string write_roll(const SheetDef& sheet, const Line& line) {
  if (any_throw(line)) return " *";
  std::string text;
  for (int i = 0; i < faces(sheet); ++i)
    if (const int count = line.faces[static_cast<std::size_t>(i)])
      text += std::string(" ") + face(sheet, i).letter + std::to_string(count);
  if (line.threw != kUnsaid) text += " threw " + std::to_string(line.threw);
  return text;
}

std::string write_prediction(const SheetDef& sheet, const Line& line) {
  return " " + std::to_string(line.number) + " " + face_id(sheet, line.colour);
}

// What stands behind the verb.
std::string words_behind(const Rules& rules, const Line& line) {
  const SheetDef& sheet = rules.sheet;
  std::string text;
  switch (line.kind) {
    case LineKind::turn:
      return write_turn(sheet, line);
    case LineKind::predict:
    case LineKind::strike:
      return write_prediction(sheet, line);
    case LineKind::wizards:
      return " " + face_id(sheet, line.colour);
    case LineKind::roll:
      return write_roll(sheet, line);
    case LineKind::stop:
      return line.jester ? " jester" : "";
    case LineKind::mark:
      for (const auto& one : marks(rules, line.marks)) text += " " + one;
      return text;
    case LineKind::clear:
      for (const auto& one : marks(rules, line.marks)) text += " " + one.substr(0, one.find('='));
      return text;
    case LineKind::card:
    case LineKind::pass:
    case LineKind::keep:
      break;
  }
  return text;
}

}  // namespace

std::string cell_name(const SheetDef& sheet, int area, int column) {
  return face_id(sheet, area == colours(sheet) ? jester_face(sheet) : area) + "." +
         std::to_string(column + 1);
}

std::vector<std::string> marks(const Rules& rules, const Pad& pad) {
  std::vector<std::string> all;
  for (int colour = 0; colour < colours(rules.sheet); ++colour)
    for (int number = 1; number <= columns(rules.sheet); ++number) {
      const Field written = field(pad, colour, number);
      if (written.what != Written::nothing) all.push_back(mark(rules.sheet, colour, number, written));
    }
  for (int i = 0; i < rules.sheet.jester_fields; ++i)
    if (has(pad.jesters, i)) all.push_back(cell_name(rules.sheet, colours(rules.sheet), i));
  std::sort(all.begin(), all.end());
  return all;
}

std::string write_line(const Rules& rules, const Line& line) {
  const std::string verb = enum_name(line.kind);
  if (line.kind == LineKind::card) return verb + " " + rules.sheet.effects[line.card].id;
  return std::to_string(line.seat + 1) + " " + verb + words_behind(rules, line);
}

std::string write_event(const Rules& rules, const Event& event) {
  const auto seat = std::to_string(event.seat + 1);
  const auto number = std::to_string(event.number);
  switch (event.kind) {
    case EventKind::round:
      return "round " + number;
    case EventKind::seer:
      return "seer " + seat;
    case EventKind::card:
      return "card " + rules.sheet.effects[event.number].id;
    case EventKind::wizards:
      return "wizards " + face_id(rules.sheet, event.colour);
    case EventKind::mark:
      return seat + " " + mark(rules.sheet, event.colour, event.number, event.field);
    case EventKind::jester:
      return seat + " " + cell_name(rules.sheet, colours(rules.sheet), event.number - 1);
    case EventKind::pass:
      return seat + " pass";
    case EventKind::thrown:
      return "throw " + number;
    case EventKind::next_seer:
      return "next-seer " + seat;
    case EventKind::over:
      return "over";
  }
  return {};
}

std::string write_argument(const Rules& rules, const Argument& argument) {
  const SheetDef& sheet = rules.sheet;
  switch (argument.kind) {
    case Argument::Kind::number:
    case Argument::Kind::row:
    case Argument::Kind::seat:
      return std::to_string(argument.value);
    case Argument::Kind::die:
      return std::string(1, face(sheet, argument.value).letter);
    case Argument::Kind::area:
      return face_id(sheet, argument.value);
    case Argument::Kind::cell:
      return cell_name(sheet, argument.value, argument.second);
    case Argument::Kind::action:
      return sheet.effects[static_cast<std::size_t>(argument.value)].id;
    case Argument::Kind::word:
      return std::string(argument.word);
    case Argument::Kind::bonus:
    case Argument::Kind::none:
      break;
  }
  return {};
}

std::vector<std::pair<std::string, std::string>> switches(const Rules& rules) {
  std::vector<std::pair<std::string, std::string>> turned;
  const auto all = switches_of(rules.sheet, rules.players);
  for (std::size_t at = 0; at < all.size(); ++at)
    if (const std::size_t value = value_of(rules, at); value != 0)
      turned.emplace_back(all[at].id, all[at].values[value]);
  return turned;
}

}  // namespace fox::wizard
