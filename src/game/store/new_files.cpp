// Files on their way to a name, and those that never get one.
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <vector>

#include "game/store/files.h"

namespace fox::store {
namespace {

constexpr const char* kTemporary = "games.tmp-";

bool has_start(const std::string& text, const std::string& start) {
  return text.compare(0, start.size(), start) == 0;
}

bool has_end(const std::string& text, const std::string& end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

// A file made under a name that nothing else has; `start` becomes that name.
int make_unique_file(std::string& start) {
  start += "XXXXXX";
  return ::mkostemp(start.data(), O_CLOEXEC);
}

// The name under which the system lets a file without a name be reached.
std::string handle_of(int file) {
  return "/proc/self/fd/" + std::to_string(file);
}

Errno link_to(const std::string& from, const std::string& to) {
  return ::linkat(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), AT_SYMLINK_FOLLOW) == 0 ? 0 : errno;
}

}  // namespace

NewFile::NewFile(std::string folder) : folder_(std::move(folder)) {
  file_ = ::open(folder_.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
  if (file_ >= 0 && exists(handle_of(file_))) return;
  if (file_ >= 0) ::close(file_);
  beside_ = folder_ + "/foxsheet-";
  file_ = make_unique_file(beside_);
  if (file_ < 0) {
    error_ = errno;
    beside_.clear();
    return;
  }
  const std::string part = beside_ + ".part";
  error_ = move_file(beside_, part);
  if (error_ == 0) beside_ = part;
}

NewFile::~NewFile() {
  if (file_ >= 0) ::close(file_);
  if (!beside_.empty()) remove_file(beside_);
}

void NewFile::add(std::string_view bytes) {
  while (error_ == 0 && !bytes.empty()) {
    const auto written = ::write(file_, bytes.data(), bytes.size());
    if (written > 0)
      bytes.remove_prefix(static_cast<std::size_t>(written));
    else if (written == 0 || errno != EINTR)
      error_ = written == 0 ? EIO : errno;
  }
}

void NewFile::add_file(const std::string& path) {
  const int from = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (from < 0 && error_ == 0) error_ = errno;
  std::vector<char> bytes(1 << 16);
  while (error_ == 0) {
    const auto got = ::read(from, bytes.data(), bytes.size());
    if (got > 0) add({bytes.data(), static_cast<std::size_t>(got)});
    if (got < 0 && errno != EINTR) error_ = errno;
    if (got == 0) break;
  }
  if (from >= 0) ::close(from);
}

Errno NewFile::give_name(const std::string& path, bool replace) const {
  const std::string now = beside_.empty() ? handle_of(file_) : beside_;
  Errno error = link_to(now, path);
  if (error == 0) {
    if (!beside_.empty()) remove_file(beside_);
    return 0;
  }
  if (error == EEXIST && !replace) return error;
  // A name that has to change hands at once, or a file system without links.
  if (!beside_.empty()) return exists(path) && !replace ? EEXIST : move_file(beside_, path);
  if (error != EEXIST) return error;
  const std::string part = path + ".part";
  remove_file(part);
  error = link_to(now, part);
  return error == 0 ? move_file(part, path) : error;
}

Errno NewFile::keep(const std::string& path, bool replace) {
  if (error_ == 0 && !beside_.empty()) {
    // As any other file of this person's. In a browser the mask forbids everything, to its owner, too.
    const mode_t mask = ::umask(0);
    ::umask(mask);
    ::fchmod(file_, (0666 & ~mask) | 0600);
  }
  if (error_ == 0 && ::fsync(file_) != 0) error_ = errno;
  if (error_ == 0) error_ = give_name(path, replace);
  if (file_ >= 0 && ::close(file_) != 0 && error_ == 0) error_ = errno;
  file_ = -1;
  if (error_ != 0) return error_;
  beside_.clear();
  return sync_folder(folder_);
}

TemporaryFile::TemporaryFile(const std::string& folder) : path_(folder + "/" + kTemporary) {
  file_ = make_unique_file(path_);
  if (file_ < 0)
    error_ = errno;
  else
    ::flock(file_, LOCK_EX | LOCK_NB);  // whoever sweeps leaves it alone
}

TemporaryFile::~TemporaryFile() {
  if (file_ < 0) return;
  remove_file(path_);
  ::close(file_);
}

void sweep(const std::string& folder) {
  std::error_code error;
  for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    const std::string name = at->path().filename().string(), path = at->path().string();
    const bool part = has_end(name, ".part") && (has_start(name, "games.") || has_start(name, "settings."));
    if (!part && !has_start(name, kTemporary)) continue;
    const int file = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) continue;
    if (::flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) remove_file(path);
    ::close(file);
  }
}

}  // namespace fox::store
