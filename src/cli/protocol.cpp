#include <istream>
#include <ostream>

#include "cli/answers.h"
#include "cli/commands.h"
#include "game/read_reasons.h"
#include "game/words.h"

namespace fox::cli {

using nlohmann::json;

namespace {

// One conversation: commands in, one JSON object a line out. A refused command changes nothing.
class Protocol {
 public:
  explicit Protocol(Context& context) : context_(context) {}

  bool ended() const { return ended_; }

  json answer(std::string_view line) {
    if (line.size() > kLongestLine) return refuse_word(ReadReason::too_long, "");
    if (!is_utf8(line)) return refuse_word(ReadReason::not_utf8, "");
    const auto words = split_words(line);
    if (words.empty()) return refuse_word(ReadReason::word_missing, "");
    const std::string_view command = words[0];
    const std::string rest(rest_after(line, command));
    if (command == "quit") return ended_ = true, json{{"ok", true}};
    if (command == "load") return load(rest);
    if (command == "new") return start(words);
    if (!known(command)) return refuse_word(ReadReason::command_unknown, std::string(command));
    if (!game_) return refuse_word(ReadReason::no_game, "");
    if (command == "rule") return set_rule(words);
    if (command == "do") return write(rest);
    if (command == "undo")
      return game_->undo() ? state_answer(*game_) : refuse_word(ReadReason::nothing_to_undo, "");
    if (command == "redo")
      return game_->redo() ? state_answer(*game_) : refuse_word(ReadReason::nothing_to_redo, "");
    if (command == "legal") return legal_answer(*game_, rest, context_.words);
    if (command == "state") return state_answer(*game_);
    if (command == "score") return score_answer(*game_, context_.words);
    return why_answer(*game_, rest, context_.words);
  }

 private:
  static bool known(std::string_view command) {
    for (const std::string_view word : {"rule", "do", "undo", "redo", "legal", "state", "score", "why"})
      if (word == command) return true;
    return false;
  }

  static std::string_view rest_after(std::string_view line, std::string_view command) {
    std::string_view rest = line.substr(line.find(command) + command.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
    rest = rest.substr(0, rest.find_last_not_of(" \t\r") + 1);
    return rest;
  }

  json refuse_word(ReadReason reason, const std::string& word) {
    Refused refused{refuse(reason), word};
    if (!word.empty()) refused.refusal.number("at", 1);
    return refused_answer(refused, game_.get(), context_.words);
  }

  json load(const std::string& path) {
    std::string why;
    const auto text = read_file(path, why);
    if (path == "-" || !text) return refuse_word(ReadReason::file_unreadable, path);
    Replay replay = replay_record(*text, context_.sheets);
    if (replay.fault) return fault_json(context_, path, replay, *replay.fault);
    game_ = std::move(replay.game);
    json answer = state_answer(*game_);
    if (replay.torn) answer["torn"] = true;
    return answer;
  }

  json open(const Header& header) {
    Problems problems;
    auto started = Game::start(header, context_.sheets, problems);
    if (auto* refused = std::get_if<Refused>(&started)) {
      json answer = refused_answer(*refused, nullptr, context_.words);
      if (!problems.empty()) answer["problems"] = problems_json(problems);
      return answer;
    }
    game_ = std::move(std::get<std::unique_ptr<Game>>(started));
    return state_answer(*game_);
  }

  json start(const std::vector<std::string_view>& words) {
    Header header;
    for (std::size_t i = 1; i < words.size(); ++i) {
      if (words[i] == "--mode" && i + 1 < words.size()) {
        const std::string_view name = words[++i];
        bool found = false;
        for (const auto mode : {RecordMode::table, RecordMode::sheet, RecordMode::paper})
          if (name == mode_name(mode)) header.mode = mode, found = true;
        if (!found) return refuse_word(ReadReason::mode_unknown, std::string(name));
      } else if (header.sheet.empty()) {
        header.sheet = words[i];
      } else {
        header.names.emplace_back(words[i]);
      }
    }
    if (header.sheet.empty()) return refuse_word(ReadReason::sheet_missing, "");
    return open(header);
  }

  json set_rule(const std::vector<std::string_view>& words) {
    if (words.size() != 3) return refuse_word(ReadReason::header_value, "rule");
    if (!game_->lines().empty() || !game_->undone().empty())
      return refuse_word(ReadReason::rule_too_late, "");
    Header header = game_->header();
    auto& rules = header.rules;
    rules.erase(
        std::remove_if(rules.begin(), rules.end(), [&](const auto& rule) { return rule.first == words[1]; }),
        rules.end());
    rules.emplace_back(words[1], words[2]);
    return open(header);
  }

  json write(const std::string& line) {
    if (const auto refused = game_->submit(line))
      return refused_answer(*refused, game_.get(), context_.words);
    return state_answer(*game_);
  }

  Context& context_;
  std::unique_ptr<Game> game_;
  bool ended_ = false;
};

// The next line; of one that is too long only so much that this is seen, however long it may be.
bool read_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& buffer = *in.rdbuf();
  constexpr int end = std::streambuf::traits_type::eof();
  int c = buffer.sbumpc();
  if (c == end) return false;
  for (; c != end && c != '\n'; c = buffer.sbumpc())
    if (line.size() <= kLongestLine) line += static_cast<char>(c);
  return true;
}

}  // namespace

int protocol(Context& context, std::istream& in) {
  Protocol protocol(context);
  std::string line;
  while (!protocol.ended() && context.out && read_line(in, line)) {
    print_json(context, protocol.answer(line));
    context.out.flush();
  }
  return Exit::fine;
}

}  // namespace fox::cli
