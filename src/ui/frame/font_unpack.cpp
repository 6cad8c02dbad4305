#include "ui/frame/font_unpack.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/ensure.h"

namespace fox::ui {
namespace {

// The packed bytes, or a stream of them, from the front.
class Stream {
 public:
  explicit Stream(std::string_view bytes) : rest_(bytes) {}

  std::string_view take(std::size_t count) {
    ensure(count <= rest_.size(), "a packed face is whole");
    const std::string_view taken = rest_.substr(0, count);
    rest_.remove_prefix(count);
    return taken;
  }
  unsigned byte() {
    ensure(!rest_.empty(), "a packed face is whole");
    const auto first = static_cast<unsigned char>(rest_.front());
    rest_.remove_prefix(1);
    return first;
  }
  unsigned word() {
    const unsigned high = byte();
    return high << 8 | byte();
  }
  unsigned long_word() {
    const unsigned high = word();
    return high << 16 | word();
  }
  // One byte up to 223, else two.
  unsigned number() {
    const unsigned first = byte();
    return first < 224 ? first : 224 + ((first - 224) << 8 | byte());
  }
  Stream stream() { return Stream(take(long_word())); }
  [[nodiscard]] bool empty() const { return rest_.empty(); }
  [[nodiscard]] std::size_t size() const { return rest_.size(); }

 private:
  std::string_view rest_;
};

void put(std::string& to, unsigned value, int bytes) {
  while (--bytes >= 0) to += static_cast<char>(value >> 8 * bytes & 0xff);
}

struct Table {
  std::string name, bytes;
};

// What is left of a glyph when its points are known: flags, then how far it goes across, then up.
struct Points {
  std::string flags, across, up;
  int x = 0, y = 0;
  std::array<int, 4> box{};

  void begin() {
    for (std::string* bytes : {&flags, &across, &up}) bytes->clear();
    x = y = 0;
    box = {32767, 32767, -32768, -32768};
  }
  void add(unsigned kind, Stream& steps) {
    unsigned flag = kind & 1;
    step(kind / 2 % 3, steps, x, across, flag, 0x02, 0x10);
    step(kind / 6, steps, y, up, flag, 0x04, 0x20);
    flags += static_cast<char>(flag);
    box = {std::min(box[0], x), std::min(box[1], y), std::max(box[2], x), std::max(box[3], y)};
  }

 private:
  static void step(unsigned way, Stream& steps, int& place, std::string& out, unsigned& flag,
                   unsigned is_short, unsigned same_or_up) {
    if (way == 0) {
      flag |= same_or_up;
      return;
    }
    const int far = static_cast<int>(steps.number()) + 1;
    const int by = way == 1 ? far : -far;
    place += by;
    if (far > 255) return put(out, static_cast<unsigned>(by), 2);
    flag |= is_short | (way == 1 ? same_or_up : 0);
    put(out, static_cast<unsigned>(far), 1);
  }
};

void put_outline(std::string& to, unsigned contours, Stream& ends, Stream& points, Stream& steps,
                 Points& all) {
  const std::size_t begin = to.size();
  put(to, contours, 2);
  to.append(8, 0);  // the box, when the points are known
  unsigned count = 0;
  for (unsigned i = 0; i < contours; ++i) {
    count += ends.number();
    put(to, count - 1, 2);
  }
  put(to, 0, 2);  // no instructions
  all.begin();
  for (unsigned i = 0; i < count; ++i) all.add(points.byte(), steps);
  for (std::size_t i = 0; i < all.box.size(); ++i) {
    to[begin + 2 + 2 * i] = static_cast<char>(all.box[i] >> 8 & 0xff);
    to[begin + 3 + 2 * i] = static_cast<char>(all.box[i] & 0xff);
  }
  to.append(all.flags).append(all.across).append(all.up);
}

// The outlines, and where each begins.
std::pair<Table, Table> outlines(Stream& packed) {
  Stream kinds = packed.stream(), ends = packed.stream(), points = packed.stream(), steps = packed.stream(),
         whole = packed.stream();
  std::pair<Table, Table> made{{"glyf", {}}, {"loca", {}}};
  auto& [glyphs, places] = made;
  glyphs.bytes.reserve(2 * points.size() + 2 * steps.size() + whole.size());
  places.bytes.reserve(4 * kinds.size() + 4);
  put(places.bytes, 0, 4);
  Points all;
  while (!kinds.empty()) {
    const unsigned kind = kinds.byte();
    if (kind == 255)
      glyphs.bytes += whole.take(ends.number());
    else if (kind > 0)
      put_outline(glyphs.bytes, kind, ends, points, steps, all);
    put(places.bytes, static_cast<unsigned>(glyphs.bytes.size()), 4);
  }
  return made;
}

Table kerning(Stream& packed) {
  Stream counts = packed.stream(), seconds = packed.stream(), values = packed.stream();
  std::string pairs;
  pairs.reserve(3 * values.size());
  for (unsigned first = 0; !counts.empty(); ++first) {
    unsigned second = 0;
    for (unsigned left = counts.number(); left > 0; --left) {
      second += seconds.number();
      put(pairs, first, 2);
      put(pairs, second, 2);
      put(pairs, values.word(), 2);
    }
  }
  Table table{"kern", {}};
  // One table of the simplest kind, along the line; those that speed up a search are left empty.
  for (const unsigned word : {0u, 1u, 0u, 0u, 1u, static_cast<unsigned>(pairs.size() / 6), 0u, 0u, 0u})
    put(table.bytes, word, 2);
  table.bytes += pairs;
  return table;
}

}  // namespace

std::string unpacked_font(std::string_view bytes) {
  Stream packed(bytes);
  std::vector<Table> tables;
  for (unsigned left = packed.word(); left > 0; --left) {
    const std::string_view name = packed.take(4);
    tables.push_back({std::string(name), std::string(packed.take(packed.long_word()))});
    // Where glyphs begin is said in four bytes each.
    constexpr std::size_t kPlaces = 51;
    if (name == "head") tables.back().bytes.at(kPlaces) = 1;
  }
  auto [glyphs, places] = outlines(packed);
  tables.push_back(std::move(glyphs));
  tables.push_back(std::move(places));
  tables.push_back(kerning(packed));

  std::string font;
  put(font, 0x00010000, 4);
  put(font, static_cast<unsigned>(tables.size()), 2);
  font.resize(12);
  std::size_t place = font.size() + 16 * tables.size();
  for (const Table& table : tables) {
    font += table.name;
    put(font, 0, 4);  // nobody asks for its sum
    put(font, static_cast<unsigned>(place), 4);
    put(font, static_cast<unsigned>(table.bytes.size()), 4);
    place += table.bytes.size();
  }
  for (const Table& table : tables) font += table.bytes;
  return font;
}

}  // namespace fox::ui
