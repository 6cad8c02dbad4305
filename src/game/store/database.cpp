#include "game/store/database.h"

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>

namespace fox::store {
namespace {

// As long as a person would not notice; another program reads in far less.
constexpr int kPatience = 250;  // ms
// Bytes of one row: a thousand times the longest line. Whoever sends a larger one means harm.
constexpr int kLargestValue = 16 << 20;

// A path as an SQLite URI: everything that is not plain is escaped.
std::string uri(const std::string& path, const char* options) {
  std::string text = "file:";
  for (const char c : path) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       c == '/' || c == '-' || c == '_' || c == '.';
    const auto byte = static_cast<unsigned char>(c);
    if (plain)
      text += c;
    else
      text += {'%', "0123456789ABCDEF"[byte >> 4], "0123456789ABCDEF"[byte & 15]};
  }
  return text + options;
}

// The system's error that says best what SQLite says, where the system said nothing.
int error_of(int primary) {
  if (primary == SQLITE_NOMEM) return ENOMEM;
  if (primary == SQLITE_CANTOPEN) return ENOENT;
  if (primary == SQLITE_PERM) return EACCES;
  return EIO;
}

int count_log_pages(void* pages, sqlite3*, const char*, int count) {
  *static_cast<int*>(pages) = count;
  return SQLITE_OK;
}

}  // namespace

Database::Database(const std::string& path, How how) : path_(path) {
  const int flags = how == How::write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
  const std::string name = uri(path, how == How::immutable ? "?immutable=1" : "");
  note(sqlite3_open_v2(name.c_str(), &db_,
                       flags | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr));
  prepare();
}

Database::Database(const std::string& path, const std::string& bytes) : path_(path) {
  note(sqlite3_open_v2(":memory:", &db_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
                       nullptr));
  if (failed()) return;
  const auto size = static_cast<sqlite3_int64>(bytes.size());
  auto* copy = static_cast<unsigned char*>(sqlite3_malloc64(bytes.size() + 1));
  if (copy != nullptr) std::copy(bytes.begin(), bytes.end(), copy);
  note(copy == nullptr ? SQLITE_NOMEM
                       : sqlite3_deserialize(db_, "main", copy, size, size,
                                             SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY));
  prepare();
}

void Database::prepare() {
  if (failed()) return;
  sqlite3_busy_timeout(db_, kPatience);
  sqlite3_limit(db_, SQLITE_LIMIT_LENGTH, kLargestValue);
  // Whoever planted something in the file shall not have it run, and what is deleted is gone from it.
  sqlite3_db_config(db_, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(db_, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  run("PRAGMA cell_size_check=ON; PRAGMA foreign_keys=ON; PRAGMA temp_store=MEMORY; PRAGMA mmap_size=0");
  // Nothing is moved out of the write-ahead log but by ourselves: a failure on the way must be seen.
  sqlite3_wal_hook(db_, count_log_pages, &log_pages_);
}

Database::~Database() {
  for (auto& [sql, statement] : statements_) sqlite3_finalize(statement);
  sqlite3_close_v2(db_);
}

void Database::note(int code) {
  if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE || failed()) return;
  code_ = code;
  system_ = db_ == nullptr ? 0 : sqlite3_system_errno(db_);
}

bool Database::damaged() const {
  const int primary = code_ & 0xff;
  // SQLITE_ERROR: a table or column that should be there is not; SQLITE_CONSTRAINT: rows contradict one
  // another.
  return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB || primary == SQLITE_ERROR ||
         primary == SQLITE_CONSTRAINT || primary == SQLITE_MISMATCH || primary == SQLITE_TOOBIG ||
         primary == SQLITE_SCHEMA || primary == SQLITE_FORMAT || code_ == SQLITE_IOERR_SHORT_READ ||
         code_ == SQLITE_IOERR_CORRUPTFS;
}

bool Database::is_busy() const {
  return (code_ & 0xff) == SQLITE_BUSY || (code_ & 0xff) == SQLITE_LOCKED;
}

bool Database::doubtful() const {
  const bool no_room = system_ == ENOSPC || system_ == EDQUOT;
  return (code_ & 0xff) == SQLITE_IOERR && !(code_ == SQLITE_IOERR_WRITE && no_room);
}

Fault Database::fault() const {
  const int primary = code_ & 0xff;
  if (primary == SQLITE_FULL || system_ == ENOSPC || system_ == EDQUOT) return {Trouble::disk_full};
  if (is_busy()) return {Trouble::busy};
  if (primary == SQLITE_READONLY || system_ == EROFS || system_ == EACCES) {
    const auto slash = path_.rfind('/');
    return {Trouble::read_only, {{"folder", slash == std::string::npos ? "." : path_.substr(0, slash)}}};
  }
  if (damaged()) return {Trouble::damaged, {{"file", path_}}};
  return {Trouble::disk_error, {}, system_ != 0 ? system_ : error_of(primary)};
}

void Database::run(const std::string& sql) {
  if (!failed()) note(sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr));
}

void Database::roll_back() {
  if (db_ != nullptr && sqlite3_get_autocommit(db_) == 0)
    sqlite3_exec(db_, "ROLLBACK", nullptr, nullptr, nullptr);
}

std::int64_t Database::last_id() const {
  return sqlite3_last_insert_rowid(db_);
}

int Database::changes() const {
  return sqlite3_changes(db_);
}

bool Database::read_only() const {
  return db_ != nullptr && sqlite3_db_readonly(db_, "main") == 1;
}

std::string Database::raw(Part part, std::int64_t from, int size) const {
  const int what = part == Part::file ? SQLITE_FCNTL_FILE_POINTER : SQLITE_FCNTL_JOURNAL_POINTER;
  sqlite3_file* file = nullptr;
  if (db_ == nullptr || sqlite3_file_control(db_, "main", what, static_cast<void*>(&file)) != SQLITE_OK)
    return {};
  std::string bytes(static_cast<std::size_t>(size), '\0');
  const bool open = file != nullptr && file->pMethods != nullptr;
  if (!open || file->pMethods->xRead(file, bytes.data(), size, from) != SQLITE_OK) return {};
  return bytes;
}

void Database::leave_log() {
  if (db_ != nullptr) sqlite3_db_config(db_, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

sqlite3_stmt* Database::statement(std::string_view sql) {
  if (failed()) return nullptr;
  const auto known = statements_.find(sql);
  if (known != statements_.end()) return known->second;
  sqlite3_stmt* made = nullptr;
  note(sqlite3_prepare_v3(db_, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &made,
                          nullptr));
  if (made != nullptr) statements_.emplace(sql, made);
  return made;
}

Query::Query(Database& database, std::string_view sql)
    : database_(database), statement_(database.statement(sql)) {}

Query::~Query() {
  if (statement_ == nullptr) return;
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

Query& Query::bind(std::int64_t value) {
  if (statement_ != nullptr) database_.note(sqlite3_bind_int64(statement_, ++bound_, value));
  return *this;
}

Query& Query::bind(std::string_view value) {
  if (statement_ != nullptr)
    database_.note(
        sqlite3_bind_text(statement_, ++bound_, value.data(), static_cast<int>(value.size()), SQLITE_STATIC));
  return *this;
}

Query& Query::bind(const Digest& value) {
  if (statement_ != nullptr)
    database_.note(sqlite3_bind_blob(statement_, ++bound_, value.data(), static_cast<int>(value.size()),
                                     SQLITE_TRANSIENT));
  return *this;
}

bool Query::row() {
  if (statement_ == nullptr || database_.failed()) return false;
  const int code = sqlite3_step(statement_);
  database_.note(code);
  return code == SQLITE_ROW;
}

std::int64_t Query::number(int column) const {
  return sqlite3_column_int64(statement_, column);
}

double Query::real(int column) const {
  return sqlite3_column_double(statement_, column);
}

bool Query::null(int column) const {
  return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}

std::string Query::text(int column) const {
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
  return bytes == nullptr
             ? std::string()
             : std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)));
}

Digest Query::digest(int column) const {
  Digest digest{};
  const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(statement_, column));
  if (bytes != nullptr && sqlite3_column_bytes(statement_, column) == static_cast<int>(digest.size()))
    std::copy_n(bytes, digest.size(), digest.begin());
  return digest;
}

}  // namespace fox::store
