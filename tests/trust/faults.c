/* Preloaded into our programs by tools/trust: it counts, records and spoils what is written below one folder.
 *
 *   TRUST_DIR    the folder; everything elsewhere is left alone
 *   TRUST_LOG    a file that gets every call, for power cuts to be simulated from
 *   TRUST_AT     the number of the call that goes wrong, from 1; with TRUST_FOREVER=1 all calls from there on
 *   TRUST_KIND   die-before die-half die-after   the program ends at this call
 *                short                           a write writes half and says so
 *                enospc eio                      the call fails (a sync only with eio), nothing is done
 *   TRUST_ONLY   "sync": only syncs are counted
 *   TRUST_COUNT  a file that gets the number of calls at the end
 *   TRUST_FULL   the disk is full: nothing below the folder can be written, SQLite's index of its log neither
 *
 * A failed sync is made to lie as systems do: what it was about is gone, which the log tells (see power_cuts.py). */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static const char *dir, *kind;
static long at, calls;
static int forever, only_sync, full, log_file = -1, ready;

static void get_ready(void) {
  if (ready) return;
  ready = 1;
  dir = getenv("TRUST_DIR");
  kind = getenv("TRUST_KIND");
  at = getenv("TRUST_AT") ? atol(getenv("TRUST_AT")) : 0;
  forever = getenv("TRUST_FOREVER") != NULL;
  only_sync = getenv("TRUST_ONLY") != NULL;
  full = getenv("TRUST_FULL") != NULL;
  const char *name = getenv("TRUST_LOG");
  if (name) log_file = (int)syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
}

static void raw_write(int file, const void *bytes, size_t size) {
  const char *next = bytes;
  while (size > 0) {
    const long done = syscall(SYS_write, file, next, size);
    if (done <= 0) return;
    next += done;
    size -= (size_t)done;
  }
}

/* One record: the operation, the lengths of its name, its offset, the length of its bytes; then name and bytes. */
static void note(char operation, const char *name, uint64_t offset, const void *bytes, uint64_t size) {
  if (log_file < 0) return;
  char head[1 + 4 + 8 + 8 + PATH_MAX];
  const uint32_t length = (uint32_t)strlen(name);
  head[0] = operation;
  memcpy(head + 1, &length, 4);
  memcpy(head + 5, &offset, 8);
  memcpy(head + 13, &size, 8);
  memcpy(head + 21, name, length);
  raw_write(log_file, head, 21 + length);
  if (bytes) raw_write(log_file, bytes, size);
}

/* The name of an open file inside the folder, without it; NULL elsewhere. */
static const char *inside(const char *path) {
  const size_t length = dir ? strlen(dir) : 0;
  if (length == 0 || strncmp(path, dir, length) != 0) return NULL;
  if (path[length] == '\0') return ".";
  return path[length] == '/' ? path + length + 1 : NULL;
}

static const char *name_of(int file, char *buffer) {
  char link[64];
  get_ready();
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  const ssize_t size = readlink(link, buffer, PATH_MAX - 1);
  if (size < 0) return NULL;
  buffer[size] = '\0';
  char *gone = strstr(buffer, " (deleted)");
  if (gone) *gone = '\0';
  return inside(buffer);
}

/* SQLite's index of its log is no file that has to survive anything. */
static int counts(const char *name) {
  return name && !strstr(name, "-shm");
}

static void die(void) { syscall(SYS_exit_group, 99); }

/* Whether this call goes wrong; dies here if it is to die before. */
static int spoiled(int sync) {
  if (only_sync && !sync) return 0;
  ++calls;
  const int hit = kind && at > 0 && (forever ? calls >= at : calls == at);
  if (hit && strcmp(kind, "die-before") == 0) die();
  return hit;
}

static int is(const char *what) { return strcmp(kind, what) == 0; }

static ssize_t do_write(int file, const void *bytes, size_t size, off_t offset, int placed) {
  if (!placed) return syscall(SYS_write, file, bytes, size);
  return syscall(SYS_pwrite64, file, bytes, size, offset);
}

static ssize_t any_write(int file, const void *bytes, size_t size, off_t offset, int placed) {
  char buffer[PATH_MAX];
  get_ready();
  const char *name = file <= 2 ? NULL : name_of(file, buffer);
  if (name && full) {
    errno = ENOSPC;
    return -1;
  }
  if (!counts(name)) return do_write(file, bytes, size, offset, placed);
  const off_t where = placed ? offset : lseek(file, 0, SEEK_CUR);
  const int bad = spoiled(0);
  if (bad && (is("enospc") || is("eio"))) {
    errno = is("eio") ? EIO : ENOSPC;
    return -1;
  }
  const size_t wanted = bad && (is("short") || is("die-half")) ? size / 2 : size;
  const ssize_t done = do_write(file, bytes, wanted, offset, placed);
  if (done > 0) note('W', name, (uint64_t)where, bytes, (uint64_t)done);
  if (bad && (is("die-half") || is("die-after"))) die();
  return done;
}

ssize_t write(int file, const void *bytes, size_t size) { return any_write(file, bytes, size, 0, 0); }
ssize_t pwrite(int file, const void *bytes, size_t size, off_t offset) {
  return any_write(file, bytes, size, offset, 1);
}
ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t offset) {
  return any_write(file, bytes, size, offset, 1);
}

static int any_sync(int file, long number) {
  char buffer[PATH_MAX];
  const char *name = name_of(file, buffer);
  if (!counts(name)) return (int)syscall(number, file);
  const int bad = spoiled(1);
  if (bad && (is("eio") || is("enospc") || is("short"))) {
    note('F', name, 0, NULL, 0);
    errno = EIO;
    return -1;
  }
  if (bad && is("die-half")) die();
  /* The page cache survives the program; nothing is gained by waiting for the disk here. */
  note('S', name, 0, NULL, 0);
  if (bad && is("die-after")) die();
  return 0;
}

int fsync(int file) { return any_sync(file, SYS_fsync); }
int fdatasync(int file) { return any_sync(file, SYS_fdatasync); }

static int any_truncate(int file, off_t size) {
  char buffer[PATH_MAX];
  const char *name = name_of(file, buffer);
  struct stat about;
  if (name && full && fstat(file, &about) == 0 && size > about.st_size) {
    errno = ENOSPC;
    return -1;
  }
  if (!counts(name)) return (int)syscall(SYS_ftruncate, file, size);
  const int bad = spoiled(0);
  if (bad && (is("eio") || is("enospc") || is("short"))) {
    errno = is("enospc") ? ENOSPC : EIO;
    return -1;
  }
  if (bad && is("die-half")) die();
  const int done = (int)syscall(SYS_ftruncate, file, size);
  if (done == 0) note('T', name, (uint64_t)size, NULL, 0);
  if (bad && is("die-after")) die();
  return done;
}

int posix_fallocate(int file, off_t from, off_t size) {
  char buffer[PATH_MAX];
  if (name_of(file, buffer) && full) return ENOSPC;
  return syscall(SYS_fallocate, file, 0, from, size) == 0 ? 0 : errno;
}

int ftruncate(int file, off_t size) { return any_truncate(file, size); }
int ftruncate64(int file, off64_t size) { return any_truncate(file, size); }

/* Names: only recorded. */
static const char *plain(const char *path) {
  get_ready();
  const char *name = inside(path);
  return counts(name) ? name : NULL;
}

static int any_open(int folder, const char *path, int flags, mode_t mode) {
  const char *name = plain(path);
  const int made = name && (flags & O_CREAT) && access(path, F_OK) != 0;
  const int emptied = name && !made && (flags & O_TRUNC);
  const int file = (int)syscall(SYS_openat, folder, path, flags, mode);
  if (file >= 0 && made) note('C', name, 0, NULL, 0);
  if (file >= 0 && emptied) note('T', name, 0, NULL, 0);
  return file;
}

#define MODE_OF(flags)               \
  mode_t mode = 0;                   \
  if ((flags) & (O_CREAT | __O_TMPFILE)) { \
    va_list more;                    \
    va_start(more, flags);           \
    mode = (mode_t)va_arg(more, int); \
    va_end(more);                    \
  }

int open(const char *path, int flags, ...) {
  MODE_OF(flags)
  return any_open(AT_FDCWD, path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  MODE_OF(flags)
  return any_open(AT_FDCWD, path, flags | O_LARGEFILE, mode);
}

int unlink(const char *path) {
  const char *name = plain(path);
  const int done = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  if (done == 0 && name) note('U', name, 0, NULL, 0);
  return done;
}

int rename(const char *from, const char *to) {
  const char *old = plain(from), *now = plain(to);
  const int done = (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
  if (done == 0 && old && now) note('R', old, 0, now, strlen(now));
  return done;
}

__attribute__((destructor)) static void tell_count(void) {
  const char *name = getenv("TRUST_COUNT");
  char text[32];
  if (!name) return;
  const int file = (int)syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  const int size = snprintf(text, sizeof text, "%ld\n", calls);
  raw_write(file, text, (size_t)size);
  close(file);
}
