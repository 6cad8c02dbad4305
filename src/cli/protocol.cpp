#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/answers.h"
#include "cli/commands.h"
#include "cli/protocol_game.h"
#include "game/read_reasons.h"
#include "game/words.h"
#include "sheets/read_file.h"

namespace fox::cli {

using nlohmann::json;

namespace {

// One conversation: commands in, one JSON object a line out. A refused command changes nothing. With a saved
// game the game is one of a data folder, without one nothing is kept.
class Protocol {
 public:
  Protocol(Context& context, ProtocolGame* saved) : context_(context), saved_(saved) {}

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
    if (command == "open" && saved_ != nullptr) return go_on(words);
    if (!known(command)) return refuse_word(ReadReason::command_unknown, std::string(command));
    const Game* game = this->game();
    if (game == nullptr) return refuse_word(ReadReason::no_game, "");
    if (command == "rule") return set_rule(words);
    if (command == "legal") return legal_answer(*game, rest, context_.words);
    if (command == "state") return signed_answer(state_answer(*game));
    if (command == "score") return score_answer(*game, context_.words);
    if (command == "what") return what_answer(*game, rest, context_.words);
    if (command == "advise") return advise(words);
    if (command == "reach") return reach_answer(*game, context_.words);
    if (command == "why") return why_answer(*game, rest, context_.words);
    if (command == "copy") return copy_to(rest);
    if (command == "correct") return correct();
    if (auto locked = why_locked()) return *locked;
    if (command == "do") return write(rest);
    if (command == "finish") return finish();
    if (command == "undo")
      return undo() ? signed_answer(state_answer(*game)) : refuse_word(ReadReason::nothing_to_undo, "");
    return redo() ? signed_answer(state_answer(*game)) : refuse_word(ReadReason::nothing_to_redo, "");
  }

 private:
  bool known(std::string_view command) const {
    for (const std::string_view word :
         {"rule", "do", "undo", "redo", "legal", "state", "score", "why", "what", "reach", "advise"})
      if (word == command) return true;
    for (const std::string_view word : {"finish", "correct", "copy"})
      if (word == command) return saved_ != nullptr;
    return false;
  }

  [[nodiscard]] const Game* game() const { return saved_ == nullptr ? game_.get() : saved_->game(); }

  json signed_answer(json answer) { return saved_ == nullptr ? answer : saved_->sign(std::move(answer)); }

  static std::string_view rest_after(std::string_view line, std::string_view command) {
    std::string_view rest = line.substr(line.find(command) + command.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
    rest = rest.substr(0, rest.find_last_not_of(" \t\r") + 1);
    return rest;
  }

  json refuse_word(ReadReason reason, const std::string& word) {
    Refused refused{refuse(reason), word};
    if (!word.empty()) refused.refusal.number("at", 0);
    return refused_answer(refused, game(), context_.words);
  }

  json load(const std::string& path) {
    if (path.empty()) return refuse_word(ReadReason::word_missing, "");
    int error = 0;
    const auto text = read_file(path, error);
    if (!text) return refuse_word(ReadReason::file_unreadable, path);
    Replay replay = saved_ == nullptr ? replay_record(*text, context_.sheets) : saved_->load(*text);
    if (replay.fault) return fault_json(context_, path, replay, *replay.fault);
    json answer = state_answer(*replay.game);
    add_torn(context_, replay, answer);
    game_ = std::move(replay.game);
    return signed_answer(std::move(answer));
  }

  // advise [N] [quick|deep] [chances]
  json advise(const std::vector<std::string_view>& words) {
    AdviceRequest request;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const int number = read_number(words[i], 10000);
      if (number > 0 && request.best == 0)
        request.best = number;
      else if (words[i] == "quick" || words[i] == "deep")
        request.effort = words[i];
      else if (words[i] == "chances")
        request.chances = true;
      else
        return refuse_word(ReadReason::word_unknown, std::string(words[i]));
    }
    return advise_answer(*game(), request, context_.words);
  }

  std::optional<Refused> begin(const Header& header, Problems& problems) {
    if (saved_ != nullptr) {
      auto begun = saved_->begin(header, problems);
      if (auto* refused = std::get_if<Refused>(&begun)) return std::move(*refused);
      return std::nullopt;
    }
    auto started = Game::start(header, context_.sheets, problems);
    if (auto* refused = std::get_if<Refused>(&started)) return std::move(*refused);
    game_ = std::move(std::get<std::unique_ptr<Game>>(started));
    return std::nullopt;
  }

  json open(const Header& header) {
    Problems problems;
    if (const auto refused = begin(header, problems)) {
      json answer = refused_answer(*refused, nullptr, context_.words);
      if (!problems.empty()) answer["problems"] = problems_json(problems);
      return answer;
    }
    return signed_answer(state_answer(*game()));
  }

  // Another saved game of the folder.
  json go_on(const std::vector<std::string_view>& words) {
    const int id = words.size() == 2 ? read_number(words[1], 999999) : -1;
    if (id < 1)
      return refuse_word(words.size() < 2 ? ReadReason::word_missing : ReadReason::number_unknown, "open");
    if (const auto fault = saved_->open(id)) return fault_answer(*fault, context_.words);
    return signed_answer(state_answer(*game()));
  }

  json start(const std::vector<std::string_view>& words) {
    Header header;
    for (std::size_t i = 1; i < words.size(); ++i) {
      if (words[i] == "--mode") {
        if (i + 1 == words.size()) return refuse_word(ReadReason::word_missing, "");
        const std::string_view name = words[++i];
        const auto mode = enum_named<RecordMode>(name);
        if (!mode) return refuse_word(ReadReason::mode_unknown, std::string(name));
        header.mode = *mode;
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
    if (!game()->lines().empty() || !game()->undone().empty())
      return refuse_word(ReadReason::rule_too_late, "");
    Header header = game()->header();
    auto& rules = header.rules;
    rules.erase(
        std::remove_if(rules.begin(), rules.end(), [&](const auto& rule) { return rule.first == words[1]; }),
        rules.end());
    rules.emplace_back(words[1], words[2]);
    return open(header);
  }

  json write(const std::string& line) {
    const auto refused = saved_ == nullptr ? game_->submit(line) : saved_->session().submit(line);
    if (refused) return refused_answer(*refused, game(), context_.words);
    return signed_answer(state_answer(*game()));
  }

  bool undo() { return saved_ == nullptr ? game_->undo() : saved_->session().undo(); }
  bool redo() { return saved_ == nullptr ? game_->redo() : saved_->session().redo(); }

  // Only a kept game is ever locked.
  std::optional<json> why_locked() {
    const auto fault = saved_ == nullptr ? std::nullopt : saved_->session().locked();
    if (!fault) return std::nullopt;
    return fault_answer(*fault, context_.words);
  }

  json finish() {
    saved_->session().finish();
    return signed_answer(state_answer(*game()));
  }

  json correct() {
    store::Session& session = saved_->session();
    if (!session.can_correct())
      return fault_answer(session.locked().value_or(store::Fault{store::Trouble::not_locked}),
                          context_.words);
    session.correct();
    return signed_answer(state_answer(*game()));
  }

  json copy_to(const std::string& path) {
    if (path.empty()) return refuse_word(ReadReason::word_missing, "");
    if (const auto fault = saved_->session().copy_to(path)) return fault_answer(*fault, context_.words);
    return {{"ok", true}, {"file", path}};
  }

  Context& context_;
  ProtocolGame* saved_;
  std::unique_ptr<Game> game_;  // without a saved game
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

int protocol(Context& context, std::istream& in, const std::string& folder, long long game) {
  std::optional<ProtocolGame> saved;
  if (!folder.empty()) saved.emplace(context, folder);
  if (game != 0)
    if (const auto fault = saved->open(game)) {
      print_json(context, fault_answer(*fault, context.words));
      return Exit::unusable;
    }
  Protocol protocol(context, saved ? &*saved : nullptr);
  std::string line;
  while (!protocol.ended() && context.out && read_line(in, line)) {
    print_json(context, protocol.answer(line));
    context.out.flush();
    if (saved) saved->tidy();
  }
  return Exit::fine;
}

}  // namespace fox::cli
