#include "ui/backups.h"

#include <cerrno>
#include <filesystem>

#include "game/dates.h"
#include "game/store/backup.h"
#include "game/store/files.h"
#include "ui/frame/platform.h"

namespace fox::ui {
namespace {

constexpr const char* kBackup = "db";  // how the names of such files end

// A page has no folder of documents, and its files lie in memory: there it leaves as a download.
Shared download_backup(store::SqliteStore& store, const std::string& name, const Catalogue& words) {
  const std::string made =
      (std::filesystem::temp_directory_path() / ("foxsheet-" + store::new_uid() + ".db")).string();
  const auto saved = store::back_up(store, made);
  if (const auto* fault = store::fault_in(saved)) return {false, store::sentence(*fault, words)};
  const auto bytes = store::bytes_of(made);
  const store::Fault unread{store::Trouble::disk_error, {}, errno != 0 ? errno : EIO};
  store::remove_file(made);
  if (!bytes) return {false, store::sentence(unread, words)};
  return share_file("", name, kBackup, *bytes, words);
}

}  // namespace

bool is_backup(const std::string& name) {
  return std::filesystem::path(name).extension().string() == std::string(".") + kBackup;
}

Shared save_backup(store::SqliteStore& store, const ShareFolders& folders, const Catalogue& words) {
  const std::string name = file_name_of({"foxsheet", date_text(seconds_now())}), folder = folders.documents();
  if (picks_files()) return download_backup(store, name, words);
  if (const store::Errno error = store::make_folder(folder))
    return {false,
            store::sentence({store::Trouble::file_unwritable, {{"file", for_people(folder)}}, error}, words)};
  const std::string path = free_path(folder, name, kBackup);
  auto saved = store::back_up(store, path);
  if (auto* fault = std::get_if<store::Fault>(&saved)) {
    if (const auto file = fault->places.find("file"); file != fault->places.end())
      file->second = for_people(file->second);
    return {false, store::sentence(*fault, words)};
  }
  return {true, words.text("screen", "shared", {{"file", for_people(path)}})};
}

std::string bring_in_backup(store::SqliteStore& store, const std::string& path, const Catalogue& words) {
  if (!store.writable()) {
    const auto hindrance = store.open();
    if (hindrance) return store::sentence(*hindrance, words);
  }
  auto restored = store::restore(store, path);
  if (auto* fault = std::get_if<store::Fault>(&restored)) {
    // People know the file by its name.
    if (const auto file = fault->places.find("file"); file != fault->places.end())
      file->second = std::filesystem::path(file->second).filename().string();
    return store::sentence(*fault, words);
  }
  const auto& counts = std::get<store::Restored>(restored);
  std::string told = words.text("games", "from-backup",
                                {{"added", std::to_string(counts.added + counts.apart)},
                                 {"longer", std::to_string(counts.longer)},
                                 {"known", std::to_string(counts.known)},
                                 {"damaged", std::to_string(counts.damaged)}});
  // One reason is enough at the table; foxref tells them all.
  if (!counts.faults.empty()) told += ". " + store::sentence(counts.faults.front(), words);
  return told;
}

}  // namespace fox::ui
