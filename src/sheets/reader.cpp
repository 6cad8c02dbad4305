#include "sheets/reader.h"

#include <algorithm>

#include "sheets/catalogue.h"

namespace fox {

using Kind = TomlValue::Kind;

namespace {

constexpr const char* kNoKey = "no key here";

}  // namespace

void note_problem(Problems& problems, const TomlValue& at, const std::string& path, const std::string& text,
                  const std::string& hint) {
  Problem problem;
  problem.file = at.file ? *at.file : std::string();
  problem.line = at.line;
  problem.column = at.column;
  problem.path = shortened(path);
  problem.text = shortened(text);
  problem.hint = hint;
  problems.push_back(std::move(problem));
}

std::optional<int> read_integer(const TomlValue& value, const std::string& path, int low, int high,
                                Problems& problems) {
  if (value.kind == Kind::integer && value.integer >= low && value.integer <= high)
    return static_cast<int>(value.integer);
  const std::string range = "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
  const std::string found =
      value.kind == Kind::integer ? std::to_string(value.integer) : std::string(kind_name(value.kind));
  note_problem(problems, value, path, "expected " + range + ", found " + found);
  return std::nullopt;
}

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= 40 && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

TableReader::TableReader(const TomlValue& value, std::string path, Problems& problems)
    : value_(&value), path_(std::move(path)), problems_(&problems) {
  if (value.kind != Kind::table)
    note_problem(problems, value, path_, std::string("expected a table, found ") + kind_name(value.kind));
}

bool TableReader::has(const std::string& key) const {
  return value_->find(key) != nullptr;
}

std::string TableReader::path_of(const std::string& key) const {
  return path_.empty() || key.empty() ? path_ + key : path_ + "." + key;
}

void TableReader::problem(const std::string& key, const std::string& text, const std::string& hint) {
  const TomlValue* at = value_->find(key);
  note_problem(*problems_, at == nullptr ? *value_ : *at, path_of(key), text, hint);
}

const TomlValue* TableReader::get(const std::string& key) {
  read_.insert(key);
  return value_->find(key);
}

const TomlValue* TableReader::need(const std::string& key) {
  const TomlValue* value = get(key);
  if (value == nullptr && value_->kind == Kind::table) problem(key, "is missing");
  return value;
}

std::string TableReader::text(const std::string& key, const std::string& otherwise) {
  const TomlValue* value = get(key);
  if (value == nullptr) return otherwise;
  if (value->kind == Kind::string) return value->string;
  problem(key, std::string("expected a text, found ") + kind_name(value->kind));
  return otherwise;
}

std::string TableReader::need_text(const std::string& key) {
  if (need(key) == nullptr) return {};
  std::string found = text(key, "");
  if (found.empty() && value_->find(key)->kind == Kind::string) problem(key, "must not be empty");
  return found;
}

int TableReader::integer(const std::string& key, int low, int high, int otherwise) {
  const TomlValue* value = get(key);
  if (value == nullptr) return otherwise;
  return read_integer(*value, path_of(key), low, high, *problems_).value_or(otherwise);
}

int TableReader::need_integer(const std::string& key, int low, int high) {
  return need(key) == nullptr ? low : integer(key, low, high, low);
}

bool TableReader::boolean(const std::string& key, bool otherwise) {
  const TomlValue* value = get(key);
  if (value == nullptr) return otherwise;
  if (value->kind == Kind::boolean) return value->boolean;
  problem(key, std::string("expected true or false, found ") + kind_name(value->kind));
  return otherwise;
}

std::vector<int> TableReader::integers(const std::string& key, int low, int high) {
  std::vector<int> found;
  const TomlValue* value = get(key);
  if (value == nullptr) return found;
  if (value->kind != Kind::array) {
    problem(key, std::string("expected a list of whole numbers, found ") + kind_name(value->kind));
    return found;
  }
  for (const auto& item : value->items)
    found.push_back(read_integer(item, path_of(key), low, high, *problems_)
                        .value_or(static_cast<int>(std::clamp<long long>(item.integer, low, high))));
  return found;
}

std::vector<double> TableReader::numbers(const std::string& key, std::size_t count) {
  const TomlValue* value = get(key);
  if (value == nullptr) return {};
  const auto is_number = [](const TomlValue& item) {
    return (item.kind == Kind::integer || item.kind == Kind::number) && item.number >= -10000 &&
           item.number <= 10000;
  };
  if (value->kind != Kind::array || value->items.size() != count ||
      !std::all_of(value->items.begin(), value->items.end(), is_number)) {
    problem(key, "expected a list of " + std::to_string(count) + " numbers from -10000 to 10000");
    return {};
  }
  std::vector<double> found;
  for (const auto& item : value->items) found.push_back(item.number);
  return found;
}

std::vector<std::string> TableReader::texts(const std::string& key) {
  std::vector<std::string> found;
  const TomlValue* value = get(key);
  if (value == nullptr) return found;
  if (value->kind != Kind::array) {
    problem(key, std::string("expected a list of texts, found ") + kind_name(value->kind));
    return found;
  }
  for (const auto& item : value->items) {
    if (item.kind == Kind::string)
      found.push_back(item.string);
    else
      note_problem(*problems_, item, path_of(key),
                   std::string("expected a text, found ") + kind_name(item.kind));
  }
  return found;
}

std::size_t TableReader::one_of(const std::string& key, const std::vector<std::string>& words,
                                std::optional<std::size_t> otherwise) {
  if (otherwise && !has(key)) {
    read_.insert(key);
    return *otherwise;
  }
  const std::string word = need_text(key);
  if (word.empty()) return 0;
  const auto found = std::find(words.begin(), words.end(), word);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  std::string list;
  for (const auto& known : words) list += (list.empty() ? "" : ", ") + known;
  problem(key, "\"" + word + "\" is none of: " + list, did_you_mean(word, words));
  return 0;
}

void TableReader::learn(const TableReader& again) {
  read_.insert(again.read_.begin(), again.read_.end());
  for (const auto& found : *again.problems_) {
    const auto same = [&](const Problem& told) {
      return told.text == found.text && told.path == found.path && told.line == found.line;
    };
    if (found.text == kNoKey && std::none_of(problems_->begin(), problems_->end(), same))
      problems_->push_back(found);
  }
}

void TableReader::finish() {
  const std::vector<std::string> known(read_.begin(), read_.end());
  for (const auto& entry : value_->entries)
    if (read_.count(entry.key) == 0) problem(entry.key, kNoKey, did_you_mean(entry.key, known));
}

}  // namespace fox
