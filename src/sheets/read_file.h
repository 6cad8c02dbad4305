// The one door for files that somebody names, drops or leaves in a folder. Whatever stands behind the name,
// nobody waits for it: only regular files are read, none that is longer than what is asked for may be.
// A pipe, a socket or a device is refused with ESPIPE, what is too long with EFBIG, a folder with EISDIR.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace fox {

// Far more than any record, sheet or script.
inline constexpr std::size_t kLongestFile = 8u << 20;

// A descriptor for reading, to be closed by who asked; -1 with the system's number in `error`.
int open_regular_file(const std::string& path, int& error);

// The whole file; or nothing, and in `error` why.
std::optional<std::string> read_file(const std::string& path, int& error, std::size_t longest = kLongestFile);

// As much as there is behind an open descriptor, which is closed.
std::optional<std::string> read_and_close(int file, int& error, std::size_t longest = kLongestFile);

}  // namespace fox
