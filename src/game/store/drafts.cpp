#include "game/store/drafts.h"

#include <algorithm>
#include <sstream>
#include <utility>
#include <vector>

#include "game/store/files.h"
#include "sheets/read_file.h"

namespace fox::store {
namespace {

constexpr std::size_t kMost = 50;           // games with a draft; the oldest go
constexpr std::size_t kLongest = 64 << 10;  // of the file, far more than that many

// A line each: the digests of the game's first entry and of the one it was drafted after, and the text.
struct Line {
  std::string game, position, text;
};

std::vector<Line> read_lines(const std::string& file) {
  int error = 0;
  std::istringstream in(read_file(file, error, kLongest).value_or(""));
  std::vector<Line> lines;
  for (std::string row; lines.size() < kMost && std::getline(in, row);) {
    std::istringstream words(row);
    Line line;
    if (words >> line.game >> line.position && std::getline(words >> std::ws, line.text))
      lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

std::string Drafts::find(const std::vector<Entry>& log) const {
  if (log.empty()) return {};
  const std::string position = hex(log.back().digest);
  for (Line& line : read_lines(file_))
    if (line.position == position) return std::move(line.text);
  return {};
}

int Drafts::keep(const std::vector<Entry>& log, const std::string& text) const {
  if (log.empty() || text.find('\n') != std::string::npos) return 0;
  const std::string game = hex(log.front().digest);
  std::vector<Line> lines = read_lines(file_);
  lines.erase(std::remove_if(lines.begin(), lines.end(), [&](const Line& line) { return line.game == game; }),
              lines.end());
  if (!text.empty()) lines.insert(lines.begin(), {game, hex(log.back().digest), text});
  if (lines.size() > kMost) lines.resize(kMost);
  std::string all;
  for (const Line& line : lines) all += line.game + ' ' + line.position + ' ' + line.text + '\n';
  return write_whole_file(file_, all);
}

}  // namespace fox::store
