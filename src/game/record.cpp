#include "game/record.h"

#include <algorithm>

#include "game/read_reasons.h"
#include "game/words.h"
#include "sheets/read_file.h"

namespace fox {
namespace {

// Of players or rules in a header, likewise.
constexpr std::size_t kMostEntries = 100;

struct TextLine {
  std::string_view text;
  int number;
  bool ended;  // by a newline
};

class TextLines {
 public:
  explicit TextLines(std::string_view text) : rest_(text) {}

  std::optional<TextLine> next() {
    if (rest_.empty()) return std::nullopt;
    const std::size_t end = rest_.find('\n');
    const bool ended = end != std::string_view::npos;
    std::string_view text = rest_.substr(0, end);
    rest_.remove_prefix(ended ? end + 1 : rest_.size());
    if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
    return TextLine{text, ++number_, ended};
  }

 private:
  std::string_view rest_;
  int number_ = 0;
};

Refused refused_at(ReadReason reason, std::string_view text, int at) {
  Refused refused{refuse(reason), std::string(text)};
  if (at > 0) refused.refusal.number("at", at);
  return refused;
}

bool is_date(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
  const int month = read_number(text.substr(5, 2), 12), day = read_number(text.substr(8, 2), 31);
  return read_number(text.substr(0, 4), 9999) >= 0 && month >= 1 && day >= 1;
}

class HeaderReader {
 public:
  // What is wrong with the line, if anything.
  std::optional<Refused> read(std::string_view text) {
    if (text.size() > kLongestLine) return refused_at(ReadReason::too_long, "", 0);
    // In a player's line everything belongs to the name.
    std::string_view trimmed = text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
    if (trimmed.substr(0, 6) == "player" && (trimmed.size() == 6 || trimmed[6] == ' ' || trimmed[6] == '\t'))
      return read_player(trimmed.substr(6), text);
    const auto words = split_words(without_comment(text));
    if (words.empty()) return std::nullopt;
    const std::string_view key = words[0];
    if (key == "rule") return read_rule(words, text);
    if (key != "sheet" && key != "mode" && key != "date")
      return refused_at(ReadReason::header_unknown, text, 1);
    if (words.size() < 2) return refused_at(ReadReason::header_value, text, 1);
    if (words.size() > 2) return refused_at(ReadReason::word_too_many, text, 3);
    if (std::find(seen_.begin(), seen_.end(), key) != seen_.end())
      return refused_at(ReadReason::header_twice, text, 1);
    if (auto refused = read_value(key, words[1], text)) return refused;
    seen_.emplace_back(key);
    return std::nullopt;
  }

  [[nodiscard]] const Header& header() const { return header_; }

 private:
  std::optional<Refused> read_player(std::string_view rest, std::string_view text) {
    const auto first = rest.find_first_not_of(" \t\r"), last = rest.find_last_not_of(" \t\r");
    if (first == std::string_view::npos) return refused_at(ReadReason::name_missing, text, 1);
    const std::string_view name = rest.substr(first, last - first + 1);
    if (!is_player_name(name)) return refused_at(ReadReason::header_value, text, 1);
    if (header_.names.size() == kMostEntries) return refused_at(ReadReason::too_long, "", 0);
    header_.names.emplace_back(name);
    return std::nullopt;
  }

  std::optional<Refused> read_rule(const std::vector<std::string_view>& words, std::string_view text) {
    if (words.size() < 3) return refused_at(ReadReason::header_value, text, 1);
    if (words.size() > 3) return refused_at(ReadReason::word_too_many, text, 4);
    if (header_.rules.size() == kMostEntries) return refused_at(ReadReason::too_long, "", 0);
    for (const auto& [name, value] : header_.rules)
      if (name == words[1]) return refused_at(ReadReason::header_twice, text, 2);
    header_.rules.emplace_back(words[1], words[2]);
    return std::nullopt;
  }

  std::optional<Refused> read_value(std::string_view key, std::string_view value, std::string_view text) {
    if (key == "sheet") header_.sheet = value;
    if (key == "date") {
      if (!is_date(value)) return refused_at(ReadReason::header_value, text, 1);
      header_.date = value;
    }
    if (key != "mode") return std::nullopt;
    const auto mode = enum_named<RecordMode>(value);
    if (!mode) return refused_at(ReadReason::mode_unknown, text, 2);
    header_.mode = *mode;
    return std::nullopt;
  }

  Header header_;
  std::vector<std::string> seen_;
};

class Replayer {
 public:
  Replayer(std::string_view text, SheetLibrary& sheets) : text_(text), lines_(text), sheets_(sheets) {}

  Replay run() {
    if (!is_utf8(text_)) return fail(first_bad_line(), refused_at(ReadReason::not_utf8, "", 0));
    if (text_.size() > kLongestFile) return fail(1, refused_at(ReadReason::too_long, "", 0));
    if (read_header()) read_lines();
    return std::move(replay_);
  }

 private:
  Replay fail(int line, Refused refused) {
    replay_.fault = RecordFault{line, std::move(refused), true};
    return std::move(replay_);
  }

  int first_bad_line() const {
    TextLines lines(text_);
    while (const auto line = lines.next())
      if (!is_utf8(line->text)) return line->number;
    return 1;
  }

  bool read_header() {
    const auto first = lines_.next();
    const auto words = first ? split_words(without_comment(first->text)) : std::vector<std::string_view>{};
    if (words.size() != 2 || words[0] != "foxsheet" || words[1] != "1") {
      fail_header(1, refused_at(ReadReason::not_a_record, "", 0));
      return false;
    }
    HeaderReader reader;
    int number = 1;
    while (const auto line = lines_.next()) {
      number = line->number;
      if (const auto marker = split_words(without_comment(line->text));
          marker.size() == 1 && marker[0] == "---")
        break;
      const HeaderReader before = line->ended ? HeaderReader() : reader;
      auto refused = reader.read(line->text);
      if (line->ended && refused) return fail_header(number, *refused);
      if (line->ended) continue;
      // A torn last line may read and yet make no game of the header: then it is ignored as well.
      if (!refused) refused = start(reader.header());
      if (!refused) return true;
      if (auto without = start(before.header()))
        return fail_header(number, before.header().sheet.empty() ? *refused : *without);
      replay_.torn = RecordFault{number, *refused, true};
      return true;
    }
    if (const auto refused = start(reader.header())) return fail_header(number, *refused);
    return true;
  }

  // Begins the game of a header, or says why there is none.
  std::optional<Refused> start(const Header& header) {
    if (header.sheet.empty()) return refused_at(ReadReason::sheet_missing, "", 0);
    replay_.problems.clear();
    auto started = Game::start(header, sheets_, replay_.problems);
    if (auto* refused = std::get_if<Refused>(&started)) return std::move(*refused);
    replay_.game = std::move(std::get<std::unique_ptr<Game>>(started));
    return std::nullopt;
  }

  bool fail_header(int line, Refused refused) {
    replay_.fault = RecordFault{line, std::move(refused), true};
    return false;
  }

  void read_lines() {
    while (const auto line = lines_.next()) {
      const std::string_view text = without_comment(line->text);
      if (split_words(text).empty()) continue;
      auto refused =
          text.size() > kLongestLine ? refused_at(ReadReason::too_long, "", 0) : replay_.game->submit(text);
      if (!refused) continue;
      RecordFault fault{line->number, std::move(*refused), false};
      (line->ended ? replay_.fault : replay_.torn) = std::move(fault);
      return;
    }
  }

  std::string_view text_;
  TextLines lines_;
  SheetLibrary& sheets_;
  Replay replay_;
};

}  // namespace

Replay replay_record(std::string_view text, SheetLibrary& sheets) {
  // Some editors put a mark before the text.
  constexpr std::string_view mark = "\xef\xbb\xbf";
  if (text.substr(0, mark.size()) == mark) text.remove_prefix(mark.size());
  return Replayer(text, sheets).run();
}

}  // namespace fox
