#include "ui/backups.h"

#include <cerrno>
#include <filesystem>

#include "game/store/backup.h"
#include "game/store/files.h"
#include "ui/today.h"

namespace fox::ui {

std::string save_backup(store::SqliteStore& store, const ShareFolders& folders, const Catalogue& words) {
  std::error_code error;
  const auto folder = std::filesystem::temp_directory_path(error);
  const std::string made = (folder / ("foxsheet-" + store::new_uid() + ".db")).string();
  const auto saved = store::back_up(store, made);
  if (const auto* fault = store::fault_in(saved)) return store::sentence(*fault, words);
  const auto bytes = store::bytes_of(made);
  const store::Fault unread{store::Trouble::disk_error, {}, errno != 0 ? errno : EIO};
  store::remove_file(made);
  if (!bytes) return store::sentence(unread, words);
  return share_file(folders.documents(), file_name_of({"foxsheet", today()}), "db", *bytes, words).sentence;
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
  return words.text("games", "from-backup",
                    {{"added", std::to_string(counts.added + counts.apart)},
                     {"longer", std::to_string(counts.longer)},
                     {"known", std::to_string(counts.known)},
                     {"damaged", std::to_string(counts.damaged)}});
}

}  // namespace fox::ui
