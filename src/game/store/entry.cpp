#include "game/store/entry.h"

#include <algorithm>
#include <random>

#include "game/store/sha256.h"
#include "game/words.h"

namespace fox::store {
namespace {

// Numbers as eight bytes, texts with their length before them: no two different things give the same bytes.
class Hasher {
 public:
  Hasher& number(std::int64_t value) {
    char bytes[8];
    for (int i = 0; i < 8; ++i)
      bytes[i] = static_cast<char>(static_cast<std::uint64_t>(value) >> (8 * i) & 255);
    sha_.add({bytes, 8});
    return *this;
  }
  Hasher& text(std::string_view value) {
    number(static_cast<std::int64_t>(value.size()));
    sha_.add(value);
    return *this;
  }
  Hasher& digest(const Digest& value) {
    sha_.add({reinterpret_cast<const char*>(value.data()), value.size()});
    return *this;
  }
  Digest finish() {
    const auto whole = sha_.finish();
    Digest digest;
    std::copy_n(whole.begin(), digest.size(), digest.begin());
    return digest;
  }

 private:
  Sha256 sha_;
};

// The text after `key` and a space, up to the end of its line, taken off `rest`.
std::optional<std::string_view> take_line(std::string_view& rest, std::string_view key) {
  const auto end = rest.find('\n');
  if (end == std::string_view::npos || rest.substr(0, key.size()) != key) return std::nullopt;
  const auto value = rest.substr(key.size(), end - key.size());
  rest.remove_prefix(end + 1);
  return value;
}

// Only what write_header() writes; records of other hands are read by game/record.h.
std::optional<Header> read_header(std::string_view rest) {
  Header header;
  if (take_line(rest, "foxsheet 1") != "") return std::nullopt;
  while (!rest.empty()) {
    if (const auto sheet = take_line(rest, "sheet ")) {
      header.sheet = *sheet;
    } else if (const auto mode = take_line(rest, "mode ")) {
      const auto found = enum_named<RecordMode>(*mode);
      if (!found) return std::nullopt;
      header.mode = *found;
    } else if (const auto date = take_line(rest, "date ")) {
      header.date = *date;
    } else if (const auto rule = take_line(rest, "rule ")) {
      const auto words = split_words(*rule);
      if (words.size() != 2) return std::nullopt;
      header.rules.emplace_back(words[0], words[1]);
    } else if (const auto name = take_line(rest, "player ")) {
      header.names.emplace_back(*name);
    } else if (take_line(rest, "---") == "" && rest.empty()) {
      return header;
    } else {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

}  // namespace

Digest chained(const Digest& before, std::size_t number, const Entry& entry) {
  return Hasher()
      .digest(before)
      .number(static_cast<std::int64_t>(number))
      .number(static_cast<std::int64_t>(entry.act))
      .number(entry.at)
      .text(entry.text)
      .finish();
}

std::size_t sound_entries(const std::vector<Entry>& entries) {
  Digest before{};
  for (std::size_t n = 0; n < entries.size(); ++n) {
    if (chained(before, n, entries[n]) != entries[n].digest) return n;
    before = entries[n].digest;
  }
  return entries.size();
}

std::string write_begin(const Begin& begin) {
  return "uid " + begin.uid + "\nsheet-digest " + begin.sheet_digest + "\nprogram " + begin.program + "\n" +
         write_header(begin.header);
}

std::optional<Begin> read_begin(std::string_view text) {
  Begin begin;
  const auto uid = take_line(text, "uid ");
  const auto sheet_digest = uid ? take_line(text, "sheet-digest ") : std::nullopt;
  const auto program = sheet_digest ? take_line(text, "program ") : std::nullopt;
  if (!program) return std::nullopt;
  auto header = read_header(text);
  if (!header) return std::nullopt;
  begin.uid = *uid;
  begin.sheet_digest = *sheet_digest;
  begin.program = *program;
  begin.header = std::move(*header);
  return begin;
}

std::string new_uid() {
  std::random_device random;
  std::string uid;
  for (int i = 0; i < 4; ++i)
    for (unsigned bits = random(), k = 0; k < 8; ++k, bits >>= 4) uid += "0123456789abcdef"[bits & 15];
  return uid;
}

Digest seal(const GameRow& row) {
  Hasher hasher;
  hasher.text(write_begin(row.begin)).number(row.created).number(row.updated);
  hasher.number(static_cast<std::int64_t>(row.entries)).digest(row.head);
  hasher.number(row.finished).number(row.binned).number(row.round);
  for (const int total : row.totals) hasher.number(total);
  return hasher.finish();
}

std::string hex(const Digest& digest) {
  std::string text;
  for (const auto byte : digest) {
    text += "0123456789abcdef"[byte >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

}  // namespace fox::store
