#include "game/store/page_reader.h"

#include <algorithm>
#include <map>
#include <optional>

#include "game/store/pages.h"

namespace fox::store {
namespace {

constexpr std::size_t kLargestRecord = 1 << 20;
constexpr unsigned char kTableLeaf = 0x0d, kIndexLeaf = 0x0a, kIndexInner = 0x02;

// Bytes with a place in them; reading beyond the end gives zeros and is remembered.
class Reader {
 public:
  explicit Reader(std::string_view bytes, std::size_t at = 0)
      : bytes_(bytes), at_(std::min(at, bytes.size())), good_(at <= bytes.size()) {}

  [[nodiscard]] bool good() const { return good_; }
  [[nodiscard]] std::size_t at() const { return at_; }

  std::uint64_t big_endian(std::size_t size) {
    std::uint64_t value = 0;
    for (; size > 0; --size) value = value << 8 | byte();
    return value;
  }

  std::uint64_t varint() {
    std::uint64_t value = 0;
    for (int i = 0; i < 8; ++i) {
      const unsigned char next = byte();
      value = value << 7 | (next & 0x7fu);
      if (next < 0x80) return value;
    }
    return value << 8 | byte();
  }

  std::string_view take(std::uint64_t size) {
    if (!good_ || size > bytes_.size() - at_) return good_ = false, std::string_view();
    at_ += size;
    return bytes_.substr(at_ - size, size);
  }

 private:
  unsigned char byte() {
    if (at_ >= bytes_.size()) return good_ = false, static_cast<unsigned char>(0);
    return static_cast<unsigned char>(bytes_[at_++]);
  }

  std::string_view bytes_;
  std::size_t at_;
  bool good_;
};

std::optional<Value> read_value(std::uint64_t type, Reader& body) {
  constexpr std::size_t sizes[] = {0, 1, 2, 3, 4, 6, 8};
  Value value;
  if (type == 0) return value;
  if (type <= 6) {
    const std::size_t size = sizes[type];
    const std::uint64_t raw = body.big_endian(size);
    const int unused = static_cast<int>(64 - 8 * size);
    value.number = static_cast<std::int64_t>(raw << unused) >> unused;
    value.kind = Value::Kind::number;
  } else if (type == 8 || type == 9) {
    value.number = static_cast<std::int64_t>(type - 8);
    value.kind = Value::Kind::number;
  } else if (type >= 12) {
    value.bytes = std::string(body.take((type - 12) / 2));
    value.kind = type % 2 == 0 ? Value::Kind::blob : Value::Kind::text;
  } else {
    return std::nullopt;
  }
  if (!body.good()) return std::nullopt;
  return value;
}

std::optional<std::vector<Value>> read_values(std::string_view payload) {
  constexpr std::size_t most = 64;  // columns; ours have fewer
  Reader head(payload);
  const std::uint64_t head_size = head.varint();
  if (!head.good() || head_size > payload.size()) return std::nullopt;
  Reader body(payload, head_size);
  std::vector<Value> values;
  while (head.at() < head_size) {
    auto value = values.size() < most ? read_value(head.varint(), body) : std::nullopt;
    if (!value || !head.good()) return std::nullopt;
    values.push_back(std::move(*value));
  }
  if (head.at() != head_size || body.at() != payload.size()) return std::nullopt;
  return values;
}

// The pages of one moment: those of the file under those of the log.
class Pages {
 public:
  explicit Pages(std::string_view database) : database_(database) {}

  void lay_over(std::uint32_t number, std::string_view page) { over_[number] = page; }

  [[nodiscard]] std::string_view page(std::uint64_t number) const {
    if (const auto found = over_.find(number); found != over_.end()) return found->second;
    if (number == 0 || (number - 1) * kPageSize >= database_.size()) return {};
    return database_.substr((number - 1) * kPageSize, kPageSize);
  }

  // The whole of a record of which only a part is in its cell.
  [[nodiscard]] std::optional<std::string> payload(Reader& cell, std::uint64_t size, bool table) const {
    constexpr std::uint64_t usable = kPageSize, least = (usable - 12) * 32 / 255 - 23;
    const std::uint64_t most = table ? usable - 35 : (usable - 12) * 64 / 255 - 23;
    if (size == 0 || size > kLargestRecord) return std::nullopt;
    if (size <= most) {
      std::string all(cell.take(size));
      return cell.good() ? std::optional(std::move(all)) : std::nullopt;
    }
    const std::uint64_t fitting = least + (size - least) % (usable - 4);
    std::string all(cell.take(fitting <= most ? fitting : least));
    std::uint64_t next = cell.big_endian(4);
    if (!cell.good()) return std::nullopt;
    while (all.size() < size) {
      const std::string_view more = page(next);
      if (more.size() < 4) return std::nullopt;
      Reader reader(more);
      next = reader.big_endian(4);
      all += more.substr(4, size - all.size());
    }
    return all;
  }

 private:
  std::string_view database_;
  std::map<std::uint64_t, std::string_view> over_;
};

std::optional<Record> read_cell(const Pages& pages, std::string_view page, std::size_t at,
                                unsigned char kind) {
  Reader cell(page, at);
  if (kind == kIndexInner) cell.take(4);
  const std::uint64_t size = cell.varint();
  Record record;
  record.table = kind == kTableLeaf;
  if (record.table) record.id = static_cast<std::int64_t>(cell.varint());
  if (!cell.good()) return std::nullopt;
  const auto payload = pages.payload(cell, size, record.table);
  auto values = payload ? read_values(*payload) : std::nullopt;
  if (!values) return std::nullopt;
  record.values = std::move(*values);
  return record;
}

// Whether the page's own directory could be followed to its end.
bool read_by_directory(const Pages& pages, std::string_view page, std::size_t head,
                       std::vector<Record>& records) {
  Reader reader(page, head);
  const auto kind = static_cast<unsigned char>(reader.big_endian(1));
  reader.take(2);
  const std::uint64_t cells = reader.big_endian(2);
  reader.take(kind == kIndexInner ? 7 : 3);
  if (kind != kTableLeaf && kind != kIndexLeaf && kind != kIndexInner) return kind == 0 || kind == 0x05;
  bool all = cells * 2 <= page.size();
  for (std::uint64_t i = 0; i < cells && reader.good(); ++i) {
    auto record = read_cell(pages, page, static_cast<std::size_t>(reader.big_endian(2)), kind);
    if (record)
      records.push_back(std::move(*record));
    else
      all = false;
  }
  return all && reader.good();
}

void read_page(const Pages& pages, std::string_view page, std::size_t head,
               const std::function<void(const Record&)>& take) {
  std::vector<Record> records;
  if (!read_by_directory(pages, page, head, records)) {
    records.clear();
    for (std::size_t at = head; at + 8 < page.size(); ++at)
      for (const unsigned char kind : {kTableLeaf, kIndexLeaf})
        if (auto record = read_cell(pages, page, at, kind)) records.push_back(std::move(*record));
  }
  for (const auto& record : records) take(record);
}

}  // namespace

Digest Value::digest() const {
  Digest digest{};
  if (kind == Kind::blob && bytes.size() == digest.size())
    std::copy_n(bytes.begin(), digest.size(), digest.begin());
  return digest;
}

void each_record(std::string_view database, const std::vector<Frame>& log,
                 const std::function<void(const Record&)>& take) {
  constexpr std::size_t first_page_head = 100;
  Pages pages(database);
  for (const auto& frame : log) pages.lay_over(frame.page, frame.bytes);
  for (std::size_t at = 0; at < database.size(); at += kPageSize)
    read_page(pages, database.substr(at, kPageSize), at == 0 ? first_page_head : 0, take);
  for (const auto& frame : log) read_page(pages, frame.bytes, frame.page == 1 ? first_page_head : 0, take);
}

}  // namespace fox::store
