// Files handled so that neither a crash nor a power cut leaves half of anything: whole files written beside
// and renamed over, folders synced, a lock that dies with its program. Every function says in errno's words
// why it failed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fox::store {

// Zero is success in all of these, anything else an errno.
using Errno = int;

Errno make_folder(const std::string& folder);
Errno sync_folder(const std::string& folder);
Errno sync_file(const std::string& path);

// The text stands under this name as a whole, for good, or what was there before still does.
Errno write_whole_file(const std::string& path, const std::string& text);

// Writes every byte of the file again, as it reads now, into a fresh file that takes its place. After a
// failed sync this is the only way to know: pages that the system could not write count as clean, and a
// second sync would say that all is well. Written over in place, what was safe would be at risk while it
// lasts. A missing file is fine.
Errno write_again(const std::string& path);

bool exists(const std::string& path);
bool absent(const std::string& path);  // known not to be there; where nobody may look, neither is true
bool begins_with(const std::string& path, std::string_view bytes);
long long size_of(const std::string& path);  // -1 where there is none
// Which file this name means now: another one after it was deleted, moved or replaced. Empty where there is
// none.
std::string identity_of(const std::string& path);
// "START-20261119-221503ENDING", or with a number where the folder has that name or a log of that name.
std::string unused_dated_name(const std::string& folder, const std::string& start, const std::string& ending);
Errno move_file(const std::string& from, const std::string& to);
void remove_file(const std::string& path);
std::string folder_of(const std::string& path);

// What can be read of a file; zeros stand for parts that cannot. Nothing where it cannot be opened.
std::optional<std::string> bytes_of(const std::string& path);

// A file that is there as a whole or not at all. Until it is kept it has no name, so that a program that is
// killed leaves nothing; only where a file system cannot do that it has one that ends in ".part".
class NewFile {
 public:
  explicit NewFile(std::string folder);
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  // What fails is told by keep().
  void add(std::string_view bytes);
  void add_file(const std::string& path);
  // Synced, under this name in its folder. EEXIST where another file has it, unless that may be replaced.
  Errno keep(const std::string& path, bool replace = false);

 private:
  Errno give_name(const std::string& path, bool replace) const;

  std::string folder_, beside_;  // the name for now, where there has to be one
  int file_ = -1;
  Errno error_ = 0;
};

// An empty file in this folder that nobody else can read and that goes with its owner.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& folder);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] Errno error() const { return error_; }

 private:
  std::string path_;
  int file_ = -1;
  Errno error_ = 0;
};

// Removes what programs that were killed have left in a data folder: temporary files without an owner, and
// what was to take the place of a file of ours.
void sweep(const std::string& folder);

// A lock on a file that the system lets go when the program ends, however it ends.
class FileLock {
 public:
  FileLock() = default;
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  // EWOULDBLOCK where another program holds it.
  Errno take(const std::string& path);
  void release();
  // Whether this name still means the file that is locked.
  [[nodiscard]] bool is_at(const std::string& path) const;
  [[nodiscard]] bool held() const { return file_ >= 0; }

 private:
  int file_ = -1;
};

}  // namespace fox::store
