// One connection to an SQLite file, as far as the store needs it: what fails is kept, and everything after a
// failure does nothing, so that a transaction is written down as a sequence and asked once at its end.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "game/store/entry.h"
#include "game/store/fault.h"

struct sqlite3;
struct sqlite3_stmt;

namespace fox::store {

class Query;

class Database {
 public:
  enum class How : std::uint8_t {
    write,      // made where it is missing
    read,       // another program may be writing
    immutable,  // nobody writes, and no file beside it can be made
  };
  Database(const std::string& path, How how);
  // One in memory, with these bytes of a file, to be read; `path` is only told.
  Database(const std::string& path, const std::string& bytes);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  [[nodiscard]] bool failed() const { return code_ != 0; }
  // The first failure since the beginning or since forget().
  [[nodiscard]] bool damaged() const;
  [[nodiscard]] bool is_busy() const;
  // Whether what is on the disk may be other than what can be read now.
  [[nodiscard]] bool doubtful() const;
  [[nodiscard]] Fault fault() const;
  void forget() { code_ = 0; }

  // Statements without answers.
  void run(const std::string& sql);
  // Ends a transaction that failed; the failure stays.
  void roll_back();
  [[nodiscard]] std::int64_t last_id() const;
  [[nodiscard]] int changes() const;

  // The system would not have it written.
  [[nodiscard]] bool read_only() const;
  // Bytes of its file or its log as they are now, past everything that SQLite remembers of them; empty where
  // they cannot be read.
  enum class Part : std::uint8_t { file, log };
  [[nodiscard]] std::string raw(Part part, std::int64_t from, int size) const;

  // Closing leaves the write-ahead log as it is: after a failure nothing may be moved out of it unseen.
  void leave_log();
  // Pages in the write-ahead log after the last commit.
  [[nodiscard]] int log_pages() const { return log_pages_; }

 private:
  friend class Query;
  sqlite3_stmt* statement(std::string_view sql);
  void note(int code);
  void prepare();

  std::string path_;
  sqlite3* db_ = nullptr;
  int code_ = 0, system_ = 0, log_pages_ = 0;
  std::map<std::string, sqlite3_stmt*, std::less<>> statements_;  // prepared once
};

// One run of a statement. Text that is bound must live until the query is done.
class Query {
 public:
  Query(Database& database, std::string_view sql);
  ~Query();
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;

  Query& bind(std::int64_t value);
  Query& bind(std::string_view value);
  Query& bind(const Digest& value);

  // The next row of the answer; false at its end and after a failure.
  bool row();
  // Runs to the end, for statements without answers.
  void done() {
    while (row()) {
    }
  }

  [[nodiscard]] std::int64_t number(int column) const;
  [[nodiscard]] double real(int column) const;
  [[nodiscard]] bool null(int column) const;
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] Digest digest(int column) const;

 private:
  Database& database_;
  sqlite3_stmt* statement_;
  int bound_ = 0;
};

}  // namespace fox::store
