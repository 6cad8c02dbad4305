#include "game/store/import.h"

#include <optional>

#include "game/dates.h"
#include "game/words.h"

namespace fox::store {
namespace {

// Enters the lines of a record one after the other, with or without what its comments tell.
class Tracer {
 public:
  Tracer(Session& session, bool comments) : session_(session), comments_(comments) {}

  // False where the comments contradict the lines.
  bool trace(std::string_view rest) {
    skip_header(rest);
    while (!rest.empty()) {
      const std::string_view line = next_line(rest);
      const std::string_view plain = without_comment(line);
      if (!split_words(plain).empty()) {
        if (!play(plain)) return false;
      } else if (comments_ && !remark(line)) {
        return false;
      }
    }
    return true;
  }

 private:
  static std::string_view next_line(std::string_view& rest) {
    const auto end = rest.find('\n');
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return line;
  }

  static void skip_header(std::string_view& rest) {
    while (!rest.empty()) {
      const auto words = split_words(without_comment(next_line(rest)));
      if (words.size() == 1 && words[0] == "---") return;
    }
  }

  bool enter(std::string_view line) {
    const std::size_t before = session_.log().size();
    if (session_.locked() || session_.submit(line)) return false;
    now_ += session_.log().size() - before;
    return true;
  }

  bool take_back() {
    if (session_.locked() || !session_.undo()) return false;
    --now_;
    return true;
  }

  bool bring_back() {
    if (session_.locked() || !session_.redo()) return false;
    ++now_;
    return true;
  }

  // Back to where the plain lines left off.
  bool settle() {
    while (now_ > settled_)
      if (!take_back()) return false;
    while (now_ < settled_)
      if (!bring_back()) return false;
    return true;
  }

  bool play(std::string_view line) {
    if (!settle()) return false;
    enter(line);  // refused is only a torn last line, which replay_record() has told of
    settled_ = now_;
    return true;
  }

  bool remark(std::string_view line) {
    const auto words = split_words(line);
    if (words.size() < 2 || words[0] != "#") return true;
    if (words[1] == "undone:") {
      const auto text = line.substr(line.find("undone:") + 7);
      return enter(text) || (settle() && enter(text));
    }
    if (words.size() > 2) return true;
    if (words[1] == "undo") return take_back();
    if (words[1] == "redo") return bring_back();
    if (words[1] == "finish" && !session_.locked()) session_.finish();
    if (words[1] == "correct" && session_.can_correct()) session_.correct();
    return true;
  }

  Session& session_;
  bool comments_;
  std::size_t now_ = 0, settled_ = 0;  // lines in force, and how many the plain lines alone would give
};

}  // namespace

Imported import_record(const SessionTools& tools, std::string_view text) {
  Imported imported;
  imported.replay = replay_record(text, tools.sheets);
  if (imported.replay.fault || !imported.replay.game) return imported;
  const Game& game = *imported.replay.game;
  // A game that is over was played on the day its record says.
  SessionTools then = tools;
  if (const auto day = noon_of(game.header().date); day && game.is_over())
    then.clock = [at = *day] { return at; };
  for (const bool comments : {true, false}) {
    Problems problems;
    auto begun = Session::begin(then, game.header(), problems);
    if (std::holds_alternative<Refused>(begun)) return imported;
    imported.session = std::move(std::get<std::unique_ptr<Session>>(begun));
    if (Tracer(*imported.session, comments).trace(text) && imported.session->game().lines() == game.lines())
      break;
  }
  return imported;
}

}  // namespace fox::store
