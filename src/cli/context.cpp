#include "cli/context.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <nlohmann/json.hpp>
#include <ostream>

#include "core/ensure.h"
#include "game/read_reasons.h"
#include "game/system_words.h"
#include "game/words.h"
#include "sheets/read_file.h"

namespace fox::cli {

using nlohmann::json;

void print_json(Context& context, const json& answer) {
  context.out << answer.dump(-1, ' ', false, json::error_handler_t::replace) << '\n';
}

namespace {

// Which of our own descriptors this name means; -1: none.
int own_descriptor(const std::string& path) {
  if (path == "-" || path == "/dev/stdin") return STDIN_FILENO;
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"})
    if (path.rfind(folder, 0) == 0) return read_number(std::string_view(path).substr(folder.size()), 99999);
  return -1;
}

}  // namespace

std::optional<std::string> read_input(const std::string& path, int& error) {
  const int given = own_descriptor(path);
  if (given < 0) return read_file(path, error);
  const int file = ::fcntl(given, F_DUPFD_CLOEXEC, 0);
  if (file < 0) {
    error = errno;
    return std::nullopt;
  }
  return read_and_close(file, error);
}

int unusable_file(Context& context, const std::string& path, int error) {
  const std::string text = context.words.text("referee", "no-such-file",
                                              {{"file", path}, {"why", system_words(error, context.words)}});
  if (context.json)
    print_json(context, {{"ok", false}, {"file", path}, {"reason", "file-unreadable"}, {"text", text}});
  else
    context.out << text << '\n';
  return Exit::unusable;
}

json problems_json(const Problems& problems) {
  json list = json::array();
  for (const auto& problem : problems)
    list.push_back({{"file", problem.file},
                    {"line", problem.line},
                    {"column", problem.column},
                    {"path", problem.path},
                    {"text", problem.text},
                    {"hint", problem.hint}});
  return list;
}

void print_problems(Context& context, const Problems& problems) {
  for (const auto& problem : problems) {
    context.out << problem.file;
    if (problem.line != 0) context.out << ':' << problem.line << ':' << problem.column;
    context.out << ": ";
    if (!problem.path.empty()) context.out << problem.path << ": ";
    context.out << problem.text;
    if (!problem.hint.empty()) context.out << "; " << problem.hint;
    context.out << '\n';
  }
}

json refused_json(const Refused& refused, const Game* game, const Catalogue& words) {
  json answer = {{"reason", refused.refusal.reason}, {"text", sentence(refused, words, game)}};
  if (game != nullptr) answer["arguments"] = game->arguments(refused);
  if (!refused.refusal.rule.empty())
    answer["rule"] = {{"id", refused.refusal.rule}, {"text", rule_sentence(refused, words)}};
  return answer;
}

int refused(Context& context, json answer) {
  answer["ok"] = false;
  if (context.json)
    print_json(context, answer);
  else
    context.out << answer["text"].get<std::string>() << '\n';
  return Exit::unusable;
}

int refused(Context& context, const Refused& refused) {
  return cli::refused(context, refused_json(refused, nullptr, context.words));
}

const AnySheet* sheet_of(Context& context, const std::string& id) {
  Problems problems;
  const AnySheet* sheet = context.sheets.find(id, problems);
  if (sheet != nullptr) return sheet;
  print_problems(context, problems);
  const auto reason = problems.empty() ? ReadReason::sheet_unknown : ReadReason::sheet_unsound;
  refused(context, {refuse(reason).number("at", 0), id});
  return nullptr;
}

json fault_json(Context& context, const std::string& path, const Replay& replay, const RecordFault& fault) {
  json answer = refused_json(fault.refused, replay.game.get(), context.words);
  answer["ok"] = false;
  answer["file"] = path;
  answer["line"] = fault.line;
  if (!replay.problems.empty()) answer["problems"] = problems_json(replay.problems);
  if (replay.game) answer["state"] = replay.game->state();
  return answer;
}

void add_torn(Context& context, const Replay& replay, json& answer) {
  if (!replay.torn) return;
  answer["torn"] = true;
  answer["torn_line"] = replay.torn->line;
  answer["torn_text"] = sentence(replay.torn->refused, context.words, replay.game.get());
}

namespace {

std::string at_line(Context& context, const std::string& path, const RecordFault& fault, const Game* game) {
  return context.words.text("referee", "at",
                            {{"file", path},
                             {"line", std::to_string(fault.line)},
                             {"text", sentence(fault.refused, context.words, game)}});
}

// A file that is no record at all cannot be used; an unsound sheet and an illegal line are answers.
int status_of(const Replay& replay) {
  return replay.fault->header && replay.problems.empty() ? Exit::unusable : Exit::no;
}

}  // namespace

Opened open_record(Context& context, const std::string& path) {
  Opened opened;
  int error = 0;
  const auto text = read_input(path, error);
  if (!text) {
    opened.status = unusable_file(context, path, error);
    return opened;
  }
  opened.replay = replay_record(*text, context.sheets);
  Replay& replay = opened.replay;
  if (replay.fault) {
    opened.status = status_of(replay);
    if (context.json) {
      print_json(context, fault_json(context, path, replay, *replay.fault));
    } else {
      context.out << at_line(context, path, *replay.fault, replay.game.get()) << '\n';
      print_problems(context, replay.problems);
      if (!replay.fault->header) {
        context.out << context.words.text(
                           "referee", "rule",
                           {{"rule", first_sentence(rule_sentence(replay.fault->refused, context.words))}})
                    << '\n'
                    << context.words.text("referee", "stands-before") << '\n';
      }
    }
  } else if (replay.torn && !context.json) {
    context.out << context.words.text(
                       "referee", "torn",
                       {{"text", sentence(replay.torn->refused, context.words, replay.game.get())}})
                << '\n';
  }
  return opened;
}

}  // namespace fox::cli
