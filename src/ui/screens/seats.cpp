#include "ui/screens/seats.h"

#include <algorithm>

#include "ui/screens/parts.h"

namespace fox::ui {

namespace {

std::string placeholder(const Catalogue& words, std::size_t seat) {
  return words.text("screen", "player-number", {{"number", std::to_string(seat + 1)}});
}

// "ada" and "Ada" are the same to everybody at the table.
std::string folded(std::string_view name) {
  std::string small(name);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

std::size_t most_of(const SheetInfo& sheet) {
  return static_cast<std::size_t>(std::max(1, sheet.max_players));
}
std::size_t least_of(const SheetInfo& sheet) {
  return static_cast<std::size_t>(std::max(1, sheet.min_players));
}

}  // namespace

// ---- names
std::string tidy_name(std::string_view name) {
  std::string tidy;
  for (const char c : name)
    if (c != ' ' || (!tidy.empty() && tidy.back() != ' ')) tidy += c;
  while (!tidy.empty() && tidy.back() == ' ') tidy.pop_back();
  return tidy;
}

std::string seat_name(const NewGameState& state, std::size_t seat, const Catalogue& words) {
  std::string name = seat < state.names.size() ? tidy_name(state.names[seat]) : std::string();
  if (static_cast<int>(seat) == state.editing) name = tidy_name(state.typed);
  return name.empty() ? placeholder(words, seat) : name;
}

bool is_seat_name(std::string_view name, const Catalogue& words) {
  for (std::size_t seat = 0; seat < 9; ++seat)
    if (name == placeholder(words, seat)) return true;
  return false;
}

SeatTrouble trouble_of(const NewGameState& state, const SheetInfo& sheet, const Catalogue& words) {
  if (state.names.size() < least_of(sheet)) return {SeatTrouble::Kind::too_few, {}, 0};
  if (state.names.size() > most_of(sheet)) return {SeatTrouble::Kind::too_many, {}, 0};
  for (std::size_t b = 1; b < state.names.size(); ++b)
    for (std::size_t a = 0; a < b; ++a)
      if (folded(seat_name(state, a, words)) == folded(seat_name(state, b, words)))
        return {SeatTrouble::Kind::twice, seat_name(state, b, words), b};
  return {};
}

std::string trouble_sentence(const SeatTrouble& trouble, const SheetInfo& sheet, const Catalogue& words) {
  switch (trouble.kind) {
    case SeatTrouble::Kind::none:
      return {};
    case SeatTrouble::Kind::twice:
      return words.text("screen", "name-twice", {{"name", trouble.name}});
    case SeatTrouble::Kind::too_few:
    case SeatTrouble::Kind::too_many:
      break;
  }
  return words.text(
      "screen", "seats-wrong",
      {{"least", std::to_string(sheet.min_players)}, {"most", std::to_string(sheet.max_players)}});
}

// ---- seats
void fit_seats(NewGameState& state, const SheetInfo& sheet) {
  while (state.names.size() < least_of(sheet)) state.names.emplace_back();
  for (std::size_t seat = state.names.size(); seat-- > 0 && state.names.size() > most_of(sheet);)
    if (tidy_name(state.names[seat]).empty())
      state.names.erase(state.names.begin() + static_cast<std::ptrdiff_t>(seat));
}

bool add_seat(NewGameState& state, const SheetInfo& sheet) {
  end_typing(state);
  if (state.names.size() >= most_of(sheet)) return false;
  state.names.emplace_back();
  return true;
}

bool remove_seat(NewGameState& state, std::size_t seat, const SheetInfo& sheet) {
  if (seat >= state.names.size()) return false;
  end_typing(state);
  state.dragged = -1;
  if (state.names.size() > least_of(sheet))
    state.names.erase(state.names.begin() + static_cast<std::ptrdiff_t>(seat));
  else
    state.names[seat].clear();
  return true;
}

bool swap_seats(NewGameState& state, std::size_t a, std::size_t b) {
  if (a == b || a >= state.names.size() || b >= state.names.size()) return false;
  end_typing(state);
  std::swap(state.names[a], state.names[b]);
  return true;
}

void begin_with_next(NewGameState& state) {
  end_typing(state);
  if (state.names.size() > 1) std::rotate(state.names.begin(), state.names.begin() + 1, state.names.end());
}

bool seat_known(NewGameState& state, const std::string& name, const SheetInfo& sheet) {
  const int named = state.editing;
  end_typing(state);
  if (named >= 0 && state.names[static_cast<std::size_t>(named)].empty()) {
    state.names[static_cast<std::size_t>(named)] = name;
    return true;
  }
  for (std::string& seat : state.names)
    if (tidy_name(seat).empty()) {
      seat = name;
      return true;
    }
  if (!add_seat(state, sheet)) return false;
  state.names.back() = name;
  return true;
}

std::vector<std::string> absent(const NewGameState& state) {
  std::vector<std::string> names;
  for (const std::string& name : state.known) {
    const bool here = std::any_of(state.names.begin(), state.names.end(), [&](const std::string& seated) {
      return folded(tidy_name(seated)) == folded(tidy_name(name));
    });
    if (!here && !tidy_name(name).empty()) names.push_back(name);
  }
  return names;
}

void begin_typing(NewGameState& state, std::size_t seat) {
  end_typing(state);
  if (seat >= state.names.size()) return;
  state.editing = static_cast<int>(seat);
  state.typed = state.names[seat];
}

void end_typing(NewGameState& state) {
  if (state.editing >= 0 && state.editing < static_cast<int>(state.names.size()))
    state.names[static_cast<std::size_t>(state.editing)] = tidy_name(state.typed);
  state.editing = -1;
  state.typed.clear();
  state.refused.clear();
}

// ---- house rules
std::string rule_value(const NewGameState& state, const Switch& rule) {
  const auto found = state.rules.find(rule.id);
  if (found != state.rules.end() &&
      std::find(rule.values.begin(), rule.values.end(), found->second) != rule.values.end())
    return found->second;
  return rule.values.empty() ? std::string() : rule.values.front();
}

void turn_rule(NewGameState& state, const Switch& rule) {
  if (rule.values.empty()) return;
  const auto now = std::find(rule.values.begin(), rule.values.end(), rule_value(state, rule));
  const auto next = now + 1 == rule.values.end() ? rule.values.begin() : now + 1;
  if (next == rule.values.begin())
    state.rules.erase(rule.id);
  else
    state.rules[rule.id] = *next;
}

int rules_turned(const NewGameState& state, const SheetInfo& sheet) {
  return static_cast<int>(std::count_if(sheet.switches.begin(), sheet.switches.end(), [&](const auto& rule) {
    return !rule.values.empty() && rule_value(state, rule) != rule.values.front();
  }));
}

// ---- what comes of it
Header header_of(const NewGameState& state, const SheetInfo& sheet, const Catalogue& words) {
  Header header;
  header.sheet = sheet.id;
  if (sheet.without_dice || state.mode != RecordMode::sheet) header.mode = state.mode;
  for (std::size_t seat = 0; seat < state.names.size(); ++seat)
    header.names.push_back(seat_name(state, seat, words));
  for (const auto* rules : {&sheet.options, &sheet.switches})
    for (const Switch& rule : *rules)
      if (const std::string value = rule_value(state, rule);
          !rule.values.empty() && value != rule.values.front())
        header.rules.emplace_back(rule.id, value);
  return header;
}

void take_over(NewGameState& state, const Header& header, const Catalogue& words) {
  state.sheet = header.sheet;
  state.mode = header.mode == RecordMode::sheet ? RecordMode::sheet : RecordMode::table;
  state.names.clear();
  for (const std::string& name : header.names) state.names.push_back(is_seat_name(name, words) ? "" : name);
  state.rules.clear();
  for (const auto& [rule, value] : header.rules) state.rules[rule] = value;
  state.editing = state.dragged = -1;
  state.problem.clear();
}

int rounds_of(const SheetInfo& sheet, std::size_t players) {
  if (players == 0 || players > sheet.rounds.size()) return 0;
  return sheet.rounds[players - 1];
}

}  // namespace fox::ui
