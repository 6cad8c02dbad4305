#include "sheets/toml_tree.h"

#include <algorithm>
#include <optional>

#include "sheets/catalogue.h"

// The parser takes for certain what bad input makes untrue ("[1, }"): with NDEBUG the compiler builds on it,
// without the program ends there. With neither it finds the mistake two lines later and says so.
#undef NDEBUG
#define TOML_ASSERT(expr) static_assert(true)
#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

namespace fox {
namespace {

using Kind = TomlValue::Kind;

// Deep nesting says nothing on a sheet; the limit keeps hostile files from using up the stack.
constexpr int kDeepest = 16;

struct Position {
  int line = 1, column = 1;
};

struct Fault {
  Position at;
  std::string text;
};

// Finds what must not reach the parser. Brackets or dotted keys that go deeper than kDeepest: taking such a
// tree apart again uses up the stack. Letters beyond ASCII where TOML has none, or after a backslash at the
// end of a line: there version 3.3 of toml++ asks whether they are spaces, and its answer is undefined.
class Scout {
 public:
  explicit Scout(std::string_view text) : text_(text) {
    constexpr std::string_view mark = "\xef\xbb\xbf";
    if (text_.substr(0, mark.size()) == mark) at_ = mark.size();
  }

  std::optional<Fault> find() {
    int open = 0, dots = 0;
    while (at_ < text_.size() && !fault_) {
      const char c = text_[at_];
      switch (c) {
        case '#':
          skip_to(text_.find('\n', at_));
          continue;
        case '"':
        case '\'':
          if (bare_) break;
          skip_string(c);
          continue;
        case '[':
        case '{':
          ++open, dots = 0;
          break;
        case ']':
        case '}':
          --open;
          break;
        case '.':
          ++dots;
          break;
        case ',':
        case '=':
        case '\n':
          dots = 0;
          break;
        default:
          break;
      }
      if (open > kDeepest || dots > kDeepest)
        note("is nested deeper than " + std::to_string(kDeepest) + " levels");
      if ((c & 0x80) != 0) note("only texts in quotes and comments hold letters beyond ASCII");
      follow_words(c);
      ++at_;
    }
    return fault_;
  }

 private:
  void skip_to(std::size_t at) { at_ = std::min(at, text_.size()); }

  // Inside a number or a word without quotes the parser reads on to its end: a quote there starts no text,
  // nor does one behind another "=" of the same value.
  void follow_words(char c) {
    if (c == '\n' || c == ',') value_ = false;
    if (c == '=' && value_) return;
    if (c == '=') value_ = true;
    if (std::string_view(" \t\r\n=,]}").find(c) != std::string_view::npos)
      bare_ = false;
    else if (c != '[' && c != '{')
      bare_ = true;
  }

  void skip_string(char quote) {
    const std::string three(3, quote);
    const bool many_lines = text_.compare(at_, 3, three) == 0;
    for (at_ += many_lines ? 3 : 1; at_ < text_.size(); ++at_) {
      if (quote == '"' && text_[at_] == '\\') {
        ++at_;
        const bool folds =
            at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos;
        if (folds) return note("a line of a text must not end in a backslash");
      } else if (!many_lines && (text_[at_] == quote || text_[at_] == '\n')) {
        return skip_to(at_ + 1);
      } else if (many_lines && text_.compare(at_, 3, three) == 0) {
        return skip_to(text_.find_first_not_of(quote, at_));  // up to two quotes may end the text itself
      }
    }
  }

  // Columns count letters, as the parser's do.
  void note(const std::string& text) {
    const std::string_view before = text_.substr(0, at_), line = before.substr(before.rfind('\n') + 1);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const auto letters = std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xc0) != 0x80; });
    fault_ = Fault{{static_cast<int>(lines) + 1, static_cast<int>(letters) + 1}, text};
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool bare_ = false, value_ = false;
  std::optional<Fault> fault_;
};

Problem unreadable(const std::string& file, Position at, const std::string& text) {
  Problem problem;
  problem.file = file;
  problem.line = at.line;
  problem.column = at.column;
  problem.text = shortened(text);
  problem.unreadable = true;
  return problem;
}

void place(TomlValue& value, const toml::node& node, const std::shared_ptr<const std::string>& file) {
  value.file = file;
  value.line = static_cast<int>(node.source().begin.line);
  value.column = static_cast<int>(node.source().begin.column);
}

TomlValue convert(const toml::node& node, const std::shared_ptr<const std::string>& file, int depth) {
  TomlValue value;
  place(value, node, file);
  value.kind = Kind::other;
  if (depth > kDeepest) return value;
  if (const auto* table = node.as_table()) {
    value.kind = Kind::table;
    for (const auto& [key, child] : *table) {
      TomlEntry entry{std::string(key.str()), convert(child, file, depth + 1)};
      // A key's own place is where people look; values of tables stand lines below.
      entry.value.line = static_cast<int>(key.source().begin.line);
      entry.value.column = static_cast<int>(key.source().begin.column);
      value.entries.push_back(std::move(entry));
    }
    std::stable_sort(value.entries.begin(), value.entries.end(), [](const TomlEntry& a, const TomlEntry& b) {
      return std::pair(a.value.line, a.value.column) < std::pair(b.value.line, b.value.column);
    });
  } else if (const auto* array = node.as_array()) {
    value.kind = Kind::array;
    for (const auto& child : *array) value.items.push_back(convert(child, file, depth + 1));
  } else if (const auto* text = node.as_string()) {
    value.kind = Kind::string;
    value.string = text->get();
  } else if (const auto* integer = node.as_integer()) {
    value.kind = Kind::integer;
    value.integer = integer->get();
    value.number = static_cast<double>(value.integer);
  } else if (const auto* number = node.as_floating_point()) {
    value.kind = Kind::number;
    value.number = number->get();
  } else if (const auto* boolean = node.as_boolean()) {
    value.kind = Kind::boolean;
    value.boolean = boolean->get();
  }
  return value;
}

}  // namespace

const TomlValue* TomlValue::find(std::string_view key) const {
  for (const auto& entry : entries)
    if (entry.key == key) return &entry.value;
  return nullptr;
}

TomlValue* TomlValue::find(std::string_view key) {
  return const_cast<TomlValue*>(std::as_const(*this).find(key));
}

std::variant<TomlValue, Problem> parse_toml(std::string_view text, const std::string& file) {
  if (text.size() > kLongestSheet) return unreadable(file, {}, kTooLong);
  if (const auto fault = Scout(text).find()) return unreadable(file, fault->at, fault->text);
  const toml::parse_result result = toml::parse(text, file);
  const auto shared = std::make_shared<const std::string>(file);
  if (result) return convert(result.table(), shared, 0);
  const auto& error = result.error();
  const auto& begin = error.source().begin;
  return unreadable(file, {static_cast<int>(begin.line), static_cast<int>(begin.column)},
                    std::string(error.description()));
}

const char* kind_name(Kind kind) {
  switch (kind) {
    case Kind::boolean:
      return "true or false";
    case Kind::integer:
      return "a whole number";
    case Kind::number:
      return "a number";
    case Kind::string:
      return "a text";
    case Kind::array:
      return "a list";
    case Kind::table:
      return "a table";
    case Kind::other:
      return "something else";
  }
  return "something else";
}

}  // namespace fox
