#include "game/store/files.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <vector>

#include "game/dates.h"
#include "game/store/saving.h"
#include "sheets/read_file.h"

namespace fox::store {
namespace {

class File {
 public:
  explicit File(int opened) : file_(opened) {}
  // A copy of the games is nobody else's before it takes their place.
  File(const std::string& path, int flags, mode_t mode = 0600)
      : file_(::open(path.c_str(), flags | O_CLOEXEC, mode)) {}
  ~File() {
    if (file_ >= 0) ::close(file_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  [[nodiscard]] int get() const { return file_; }
  [[nodiscard]] bool opened() const { return file_ >= 0; }
  // What closing says counts: some file systems report a lost write only there.
  Errno close() {
    const int file = file_;
    file_ = -1;
    return ::close(file) == 0 ? 0 : errno;
  }

 private:
  int file_;
};

Errno write_all(int file, const char* bytes, std::size_t size, off_t at) {
  while (size > 0) {
    const auto written = ::pwrite(file, bytes, size, at);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    if (written == 0) return EIO;
    bytes += written;
    at += written;
    size -= static_cast<std::size_t>(written);
  }
  return 0;
}

std::string identity(const struct stat& about) {
  return std::to_string(about.st_dev) + ":" + std::to_string(about.st_ino);
}

Errno sync(int file) {
  return ::fsync(file) == 0 ? 0 : errno;
}

}  // namespace

std::string folder_of(const std::string& path) {
  const auto slash = path.rfind('/');
  return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

Errno make_folder(const std::string& folder) {
  // From the first missing one down, each entered into the one above for good.
  std::vector<std::string> missing;
  for (std::filesystem::path path(folder); !path.empty() && !exists(path.string()); path = path.parent_path())
    missing.push_back(path.string());
  for (; !missing.empty(); missing.pop_back()) {
    if (::mkdir(missing.back().c_str(), 0777) != 0 && errno != EEXIST) return errno;
    if (const Errno error = sync_folder(folder_of(missing.back()))) return error;
  }
  return 0;
}

Errno sync_folder(const std::string& folder) {
  const File file(folder, O_RDONLY | O_DIRECTORY);
  if (!file.opened()) return errno;
  const Errno error = sync(file.get());
  return error == EINVAL ? 0 : error;  // some file systems cannot, and need not
}

Errno sync_file(const std::string& path) {
  const File file(path, O_RDWR);
  return file.opened() ? sync(file.get()) : errno;
}

Errno write_whole_file(const std::string& path, const std::string& text) {
  const std::string beside = path + ".part";
  Errno error = 0;
  {
    File file(beside, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (!file.opened()) return errno;
    error = write_all(file.get(), text.data(), text.size(), 0);
    if (error == 0) error = sync(file.get());
    const Errno closing = file.close();
    if (error == 0) error = closing;
  }
  if (error == 0 && ::rename(beside.c_str(), path.c_str()) != 0) error = errno;
  if (error != 0) {
    ::unlink(beside.c_str());
    return error;
  }
  return sync_folder(folder_of(path));
}

namespace {

Errno copy_bytes(int from, int to) {
  std::vector<char> bytes(1 << 16);
  for (off_t at = 0;;) {
    const auto got = ::pread(from, bytes.data(), bytes.size(), at);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return errno;
    if (got == 0) return 0;
    if (const Errno error = write_all(to, bytes.data(), static_cast<std::size_t>(got), at)) return error;
    at += got;
  }
}

}  // namespace

Errno write_again(const std::string& path) {
  const std::string beside = path + ".part";
  const File file(path, O_RDONLY);
  if (!file.opened()) return errno == ENOENT ? 0 : errno;
  File fresh(beside, O_WRONLY | O_CREAT | O_TRUNC);
  if (!fresh.opened()) return errno;
  struct stat about {};
  Errno error = copy_bytes(file.get(), fresh.get());
  if (error == 0 && ::fstat(file.get(), &about) == 0) ::fchmod(fresh.get(), about.st_mode & 07777);
  if (error == 0) error = sync(fresh.get());
  const Errno closing = fresh.close();
  if (error == 0) error = closing;
  if (error == 0) error = move_file(beside, path);
  if (error == 0) return sync_folder(folder_of(path));
  ::unlink(beside.c_str());
  return error;
}

bool exists(const std::string& path) {
  struct stat about {};
  return ::lstat(path.c_str(), &about) == 0;
}

bool absent(const std::string& path) {
  struct stat about {};
  return ::lstat(path.c_str(), &about) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

bool begins_with(const std::string& path, std::string_view bytes) {
  int error = 0;
  const File file(open_regular_file(path, error));
  std::string begin(bytes.size(), '\0');
  return file.opened() &&
         ::pread(file.get(), begin.data(), begin.size(), 0) == static_cast<ssize_t>(begin.size()) &&
         begin == bytes;
}

long long size_of(const std::string& path) {
  struct stat about {};
  return ::stat(path.c_str(), &about) == 0 ? static_cast<long long>(about.st_size) : -1;
}

std::string identity_of(const std::string& path) {
  struct stat about {};
  return ::stat(path.c_str(), &about) == 0 ? identity(about) : std::string();
}

std::string unused_dated_name(const std::string& folder, const std::string& start,
                              const std::string& ending) {
  std::string stamp = "-";  // "-20261118-093000"
  for (const char c : utc_text(seconds_now()))
    if (c == 'T' || (c >= '0' && c <= '9')) stamp += c == 'T' ? '-' : c;
  std::string name = start + stamp + ending;
  const auto taken = [&](const std::string& one) {
    const std::string path = folder + "/" + one;
    return exists(path) || exists(path + "-wal") || exists(path + ".log");
  };
  for (int i = 2; taken(name); ++i) name = start + stamp + "-" + std::to_string(i) + ending;
  return name;
}

Errno move_file(const std::string& from, const std::string& to) {
  return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

void remove_file(const std::string& path) {
  ::unlink(path.c_str());
}

std::optional<std::string> bytes_of(const std::string& path) {
  int error = 0;
  const File file(open_regular_file(path, error));
  const long long size = size_of(path);
  if (!file.opened() || size < 0) return std::nullopt;
  std::string all(static_cast<std::size_t>(size), '\0');
  constexpr std::size_t block = 4096;
  for (std::size_t at = 0; at < all.size(); at += block)
    while (::pread(file.get(), &all[at], std::min(block, all.size() - at), static_cast<off_t>(at)) < 0 &&
           errno == EINTR) {
    }
  return all;
}

FileLock::~FileLock() {
  release();
}

Errno FileLock::take(const std::string& path) {
  if (held()) return 0;
  if (!can_write()) return EWOULDBLOCK;
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0) return errno;
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
    const Errno error = errno;
    // Where a file system knows no locks (some networks) there is nobody to keep out, or no way to.
    if (error != ENOSYS && error != EOPNOTSUPP && error != ENOLCK) {
      ::close(file);
      return error;
    }
  }
  file_ = file;
  return 0;
}

bool FileLock::is_at(const std::string& path) const {
  struct stat about {};
  return held() && ::fstat(file_, &about) == 0 && identity(about) == identity_of(path);
}

void FileLock::release() {
  if (file_ >= 0) ::close(file_);
  file_ = -1;
}

}  // namespace fox::store
