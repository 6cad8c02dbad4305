#include "sheets/read_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace fox {

int open_regular_file(const std::string& path, int& error) {
  // Without O_NONBLOCK, opening a pipe waits until somebody writes into it.
  const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  struct stat about {};
  if (file < 0 || ::fstat(file, &about) != 0) {
    // A socket cannot even be opened.
    error = errno == ENXIO ? ESPIPE : errno;
  } else if (S_ISREG(about.st_mode)) {
    return file;
  } else {
    error = S_ISDIR(about.st_mode) ? EISDIR : ESPIPE;
  }
  if (file >= 0) ::close(file);
  return -1;
}

std::optional<std::string> read_and_close(int file, int& error, std::size_t longest) {
  std::string text;
  struct stat about {};
  // What is known to be long need not be read to find out, and what is short takes no more than it needs.
  bool too_long = false;
  if (::fstat(file, &about) == 0 && S_ISREG(about.st_mode)) {
    too_long = static_cast<std::size_t>(about.st_size) > longest;
    if (!too_long) text.reserve(static_cast<std::size_t>(about.st_size));
  }
  char buffer[16384];
  ssize_t got = 0;
  error = 0;
  while (!too_long && ((got = ::read(file, buffer, sizeof buffer)) > 0 || (got < 0 && errno == EINTR))) {
    if (got < 0) continue;
    text.append(buffer, static_cast<std::size_t>(got));
    too_long = text.size() > longest;
  }
  if (got < 0) error = errno;
  if (too_long) error = EFBIG;
  ::close(file);
  if (error != 0) return std::nullopt;
  return text;
}

std::optional<std::string> read_file(const std::string& path, int& error, std::size_t longest) {
  const int file = open_regular_file(path, error);
  if (file < 0) return std::nullopt;
  return read_and_close(file, error, longest);
}

}  // namespace fox
