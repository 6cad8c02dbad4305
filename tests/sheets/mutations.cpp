// Every real sheet with one small thing changed, line by line: a line gone or doubled, a number one higher or
// lower, a text emptied or another. Whatever it becomes, it is refused with places or it can be played;
// nothing ever crashes.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"  // of std::regex's own values, with sanitizers
#endif
#include <functional>
#include <regex>

#include "core/clever/clever_family.h"
#include "mistakes.h"

using namespace mistakes;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
    lines.push_back(text.substr(at, end - at));
    at = end;
  }
  return lines;
}

std::string with_line(const std::vector<std::string>& lines, std::size_t at, const std::string& instead) {
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) text += i == at ? instead : lines[i];
  return text;
}

// What the loader lets through must begin in every mode.
void begin_games(const fox::clever::SheetDef& sheet) {
  static fox::clever::Events events;
  static fox::clever::Lines lines;
  for (const auto mode : {fox::clever::Mode::table, fox::clever::Mode::sheet, fox::clever::Mode::paper}) {
    const auto rules = fox::clever::make_rules(sheet, sheet.max_players, mode, {});
    events = {};
    lines = {};
    fox::clever::Family::legal(rules, fox::clever::Family::begin(rules, events), lines);
  }
}

// Whether the text is accepted; what is told must be whole in either case.
bool accepted(const std::string& text) {
  const Reading reading = read(text);
  if (reading.sheet.has_value() != reading.problems.empty()) FAIL_CHECK("neither refused nor accepted");
  for (const auto& problem : reading.problems)
    if (problem.line <= 0 || problem.column <= 0 || problem.text.empty() || problem.file.empty())
      FAIL_CHECK("a problem without a place: " << described(problem));
  if (reading.sheet) begin_games(std::get<fox::clever::SheetDef>(*reading.sheet));
  return reading.sheet.has_value();
}

// All lines in which one match of the pattern is something else.
std::vector<std::string> replaced(const std::string& line, const std::regex& pattern,
                                  const std::function<std::string(const std::string&)>& by) {
  std::vector<std::string> all;
  for (std::sregex_iterator match(line.begin(), line.end(), pattern), end; match != end; ++match)
    all.push_back(line.substr(0, static_cast<std::size_t>(match->position())) + by(match->str()) +
                  line.substr(static_cast<std::size_t>(match->position() + match->length())));
  return all;
}

std::vector<std::string> mutations(const std::string& line) {
  static const std::regex number("[0-9]+(?![^\"]*\"[^\"]*$)"), text("\"[^\"]*\"");
  std::vector<std::string> all{"", line + line};
  const auto add = [&](const std::vector<std::string>& more) {
    all.insert(all.end(), more.begin(), more.end());
  };
  add(replaced(line, number, [](const std::string& n) { return std::to_string(std::stol(n) + 1); }));
  add(replaced(line, number, [](const std::string& n) { return std::to_string(std::stol(n) - 1); }));
  add(replaced(line, text, [](const std::string&) { return std::string("\"\""); }));
  add(replaced(line, text, [](const std::string& t) { return t.substr(0, t.size() - 1) + "x\""; }));
  return all;
}

}  // namespace

TEST_CASE("Whatever small thing is changed, a sheet is refused with places or can be played") {
  int refused_ones = 0, accepted_ones = 0;
  for (const auto& id : clever_sheets()) {
    const auto lines = lines_of(text_of(id));
    for (std::size_t at = 0; at < lines.size(); ++at) {
      INFO(id << ".toml, line " << at + 1);
      for (const auto& instead : mutations(lines[at]))
        ++(accepted(with_line(lines, at, instead)) ? accepted_ones : refused_ones);
    }
  }
  CHECK(refused_ones > 1200);
  CHECK(accepted_ones > 1000);
}

TEST_CASE("A list that is one entry short is refused, where its length is that of something printed") {
  static const std::regex list("^ *(?:[a-z_]+ = )?\\[([^\\[\\],{]+, )[^\\[\\]{]+\\],?\n$"),
      key("^([a-z_]+) = ");
  // Lists of any length: they say what they hold, and nothing else says how much that is.
  const std::vector<std::string> free{"extra_numbers", "fields"};
  int lists = 0;
  for (const auto& id : clever_sheets()) {
    const auto lines = lines_of(text_of(id));
    for (std::size_t at = 0; at < lines.size(); ++at) {
      std::smatch entry, name;
      if (!std::regex_match(lines[at], entry, list)) continue;
      std::regex_search(lines[at], name, key);
      if (name.empty() || std::find(free.begin(), free.end(), name[1].str()) != free.end()) continue;
      std::string shorter = lines[at];
      shorter.erase(static_cast<std::size_t>(entry.position(1)), static_cast<std::size_t>(entry.length(1)));
      INFO(id << ".toml, line " << at + 1 << ": " << shorter);
      CHECK_FALSE(accepted(with_line(lines, at, shorter)));
      ++lists;
    }
  }
  CHECK(lists > 90);
}
