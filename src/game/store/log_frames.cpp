#include "game/store/log_frames.h"

#include <algorithm>

#include "game/store/pages.h"

namespace fox::store {
namespace {

constexpr std::size_t kHead = 32, kFrameHead = 24, kFrame = kFrameHead + kPageSize;
constexpr std::uint32_t kMagic = 0x377f0682;  // its last bit: checksums over big-endian words

std::uint32_t word(std::string_view bytes, std::size_t at, bool big) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i)
    value = value << 8 | static_cast<unsigned char>(bytes[at + (big ? i : 3 - i)]);
  return value;
}

struct Checksum {
  bool big = false;
  std::uint32_t first = 0, second = 0;

  void add(std::string_view bytes) {
    for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
      first += word(bytes, at, big) + second;
      second += word(bytes, at + 4, big) + first;
    }
  }
  [[nodiscard]] bool stands_at(std::string_view bytes, std::size_t at) const {
    return word(bytes, at, true) == first && word(bytes, at + 4, true) == second;
  }
};

}  // namespace

std::vector<Frame> newest_frames(std::string_view log) {
  std::vector<Frame> frames;
  if (log.size() < kHead) return frames;
  const std::uint32_t magic = word(log, 0, true);
  Checksum checksum;
  checksum.big = (magic & 1) != 0;
  checksum.add(log.substr(0, 24));
  const bool head_sound = (magic & ~1u) == kMagic && checksum.stands_at(log, 24);
  const std::string_view salt = log.substr(16, 8);
  bool sound = head_sound;
  for (std::size_t at = kHead; at + kFrame <= log.size(); at += kFrame) {
    const std::string_view head = log.substr(at, kFrameHead), page = log.substr(at + kFrameHead, kPageSize);
    const bool newest = head.substr(8, 8) == salt;
    checksum.add(head.substr(0, 8));
    checksum.add(page);
    sound = sound && newest && checksum.stands_at(head, 16);
    // A salt that differs is that of an older log, or a damaged one of this.
    if (newest || !head_sound) frames.push_back({word(head, 0, true), page, sound, word(head, 4, true)});
  }
  return frames;
}

std::string brought_home(std::string database, std::string_view log) {
  constexpr std::size_t write_version = 18, read_version = 19;
  const auto frames = newest_frames(log);
  auto end = frames.begin();
  for (auto frame = frames.begin(); frame != frames.end() && frame->sound; ++frame)
    if (frame->commits != 0) end = frame + 1;
  for (auto frame = frames.begin(); frame != end; ++frame) {
    if (frame->page == 0) continue;
    const std::size_t at = (frame->page - 1) * kPageSize;
    if (database.size() < at + kPageSize) database.resize(at + kPageSize);
    database.replace(at, kPageSize, frame->bytes);
  }
  if (end != frames.begin()) database.resize((end - 1)->commits * kPageSize);
  if (database.size() > read_version) database[write_version] = database[read_version] = 1;  // no log
  return database;
}

std::vector<Frame> passed_over(std::string_view log) {
  auto frames = newest_frames(log);
  frames.erase(frames.begin(),
               std::find_if(frames.begin(), frames.end(), [](const Frame& frame) { return !frame.sound; }));
  return frames;
}

}  // namespace fox::store
