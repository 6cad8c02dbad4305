#include "game/advice/net_file.h"

#include <array>
#include <charconv>
#include <utility>
#include <vector>

#include "game/store/sha256.h"

namespace fox::advice {
namespace {

constexpr std::string_view kFirstLine = "foxnet 1";
constexpr std::size_t kDigest = 32;

std::string sha256(std::string_view bytes) {
  store::Sha256 sum;
  sum.add(bytes);
  const auto digest = sum.finish();
  return {digest.begin(), digest.end()};
}

std::string hex(std::uint64_t value) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; value >>= 4) text[i] = kDigits[value & 15];
  return text;
}

std::string sizes_of(const Layout& layout) {
  return std::to_string(layout.inputs()) + ' ' + std::to_string(kWide) + ' ' + std::to_string(kNarrow) + ' ' +
         std::to_string(layout.heads());
}

// All weights in the order of the file.
template <class W>
auto rows_of(W& weights) {
  return std::array{&weights.first,       &weights.first_bias, &weights.second,
                    &weights.second_bias, &weights.third,      &weights.third_bias};
}

// The header's lines one after the other; each is asked for by its name.
class HeaderReader {
 public:
  explicit HeaderReader(std::string_view text) : rest_(text) {}

  // The next line, which is gone then.
  std::string_view line() {
    const std::size_t end = rest_.find('\n');
    if (end == std::string_view::npos) return broken_ = true, std::string_view();
    const std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    return line;
  }
  // What stands behind the name that the next line begins with.
  std::string_view value(std::string_view name) {
    std::string_view text = line();
    if (text.size() <= name.size() || text.substr(0, name.size()) != name || text[name.size()] != ' ')
      return broken_ = true, std::string_view();
    return text.substr(name.size() + 1);
  }
  std::uint64_t number(std::string_view name) {
    const std::string_view text = value(name);
    std::uint64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) broken_ = true;
    return number;
  }
  [[nodiscard]] std::string_view rest() const { return rest_; }
  [[nodiscard]] bool broken() const { return broken_; }

 private:
  std::string_view rest_;
  bool broken_ = false;
};

// False where there are not just as many bytes as weights.
bool read_weights(std::string_view bytes, Weights& weights) {
  std::size_t at = 0;
  for (auto* row : rows_of(weights))
    for (std::int16_t& weight : *row) {
      if (at + 2 > bytes.size()) return false;
      const unsigned low = static_cast<unsigned char>(bytes[at]);
      const unsigned high = static_cast<unsigned char>(bytes[at + 1]);
      weight = static_cast<std::int16_t>(low | high << 8);
      at += 2;
    }
  return at == bytes.size();
}

}  // namespace

std::string write_net(const NetOrigin& origin, const Weights& weights, const Layout& layout) {
  std::string bytes(kFirstLine);
  const auto put = [&](std::string_view name, std::string_view value) {
    bytes.append("\n").append(name).append(" ").append(value);
  };
  put("sheet", origin.sheet);
  put("layout", hex(layout.digest()));
  put("players", origin.players);
  put("sizes", sizes_of(layout));
  put("seed", std::to_string(origin.seed));
  put("games", std::to_string(origin.games));
  put("commit", origin.commit);
  put("judged", origin.judged);
  bytes += "\n\n";
  for (const auto* row : rows_of(weights))
    for (const std::int16_t weight : *row) {
      bytes += static_cast<char>(weight & 0xff);
      bytes += static_cast<char>(weight >> 8 & 0xff);
    }
  return bytes + sha256(bytes);
}

std::variant<NetFile, NetFault> read_net(std::string_view bytes, const Layout& layout) {
  HeaderReader header(bytes);
  if (header.line() != kFirstLine) return NetFault::not_a_net;
  if (bytes.size() < kDigest ||
      sha256(bytes.substr(0, bytes.size() - kDigest)) != bytes.substr(bytes.size() - kDigest))
    return NetFault::damaged;
  NetFile file;
  file.origin.sheet = header.value("sheet");
  const std::string_view questions = header.value("layout");
  file.origin.players = header.value("players");
  const std::string_view sizes = header.value("sizes");
  file.origin.seed = header.number("seed");
  file.origin.games = header.number("games");
  file.origin.commit = header.value("commit");
  file.origin.judged = header.value("judged");
  if (!header.line().empty() || header.broken()) return NetFault::header;
  if (questions != hex(layout.digest())) return NetFault::other_layout;
  file.weights = room_for(layout);
  const std::string_view rest = header.rest();
  if (sizes != sizes_of(layout) || rest.size() < kDigest ||
      !read_weights(rest.substr(0, rest.size() - kDigest), file.weights))
    return NetFault::wrong_size;
  if (soundness_of(file.weights, layout) != Soundness::sound) return NetFault::may_overflow;
  return file;
}

std::string digest_of(std::string_view bytes) {
  std::uint64_t first = 0;
  const std::string digest = sha256(bytes);
  for (std::size_t i = 0; i < 8; ++i) first = first << 8 | static_cast<unsigned char>(digest[i]);
  return hex(first);
}

}  // namespace fox::advice
