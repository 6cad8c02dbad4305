#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/answers.h"
#include "cli/commands.h"
#include "game/read_reasons.h"

namespace fox::cli {

namespace {

std::vector<std::string> split_uses(const std::string& text) {
  std::vector<std::string> uses;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(';', from), text.size());
    const std::string use = text.substr(from, end - from);
    if (use.find_first_not_of(' ') != std::string::npos) uses.push_back(use);
    from = end + 1;
  }
  return uses;
}

int not_here(Context& context, const Refused& refused, const Game* game) {
  const auto answer = refused_answer(refused, game, context.words);
  if (context.json)
    print_json(context, answer);
  else
    context.out << answer["text"].get<std::string>() << '\n';
  return Exit::unusable;
}

}  // namespace

int perft(Context& context, const std::string& path, const std::string& uses) {
  const Opened opened = open_record(context, path);
  if (opened.status) return *opened.status;
  const Game& game = *opened.replay.game;
  std::optional<Refused> refused;
  const auto parts =
      game.header().mode == RecordMode::sheet ? game.perft(split_uses(uses), refused) : std::nullopt;
  if (refused) return not_here(context, *refused, &game);
  if (!parts) {
    Refused not_for{refuse(ReadReason::not_for_family), "perft"};
    not_for.refusal.number("at", 1);
    return not_here(context, not_for, &game);
  }
  unsigned long long paths = 0;
  nlohmann::json divide = nlohmann::json::array();
  for (const auto& [line, count] : *parts) {
    paths += count;
    if (!line.empty()) divide.push_back({{"line", line}, {"paths", count}});
  }
  if (context.json) {
    nlohmann::json answer = {{"ok", true}, {"paths", paths}, {"divide", divide}};
    add_torn(context, opened.replay, answer);
    print_json(context, answer);
  } else {
    for (const auto& part : divide)
      context.out << part["line"].get<std::string>() << "  " << part["paths"] << '\n';
    context.out << context.words.text("referee", "paths", {{"count", std::to_string(paths)}}) << '\n';
  }
  return Exit::fine;
}

}  // namespace fox::cli
