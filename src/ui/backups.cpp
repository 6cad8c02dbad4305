#include "ui/backups.h"

#include <filesystem>

#include "game/store/backup.h"
#include "game/store/files.h"

namespace fox::ui {

std::string save_backup(store::SqliteStore& store, const ShareFolders& folders, const std::string& date,
                        const Catalogue& words) {
  std::error_code error;
  const auto folder = std::filesystem::temp_directory_path(error);
  const std::string made = (folder / ("foxsheet-" + store::new_uid() + ".db")).string();
  const auto saved = store::back_up(store, made);
  if (const auto* fault = store::fault_in(saved)) return store::sentence(*fault, words);
  const std::string bytes = store::bytes_of(made).value_or("");
  store::remove_file(made);
  return share_file(folders.documents(), file_name_of({"foxsheet", date}), "db", bytes, words).sentence;
}

std::string bring_in_backup(store::SqliteStore& store, const std::string& path, const Catalogue& words) {
  if (!store.writable()) {
    const auto hindrance = store.open();
    if (hindrance) return store::sentence(*hindrance, words);
  }
  const auto restored = store::restore(store, path);
  if (const auto* fault = store::fault_in(restored)) return store::sentence(*fault, words);
  const auto& counts = std::get<store::Restored>(restored);
  return words.text("games", "from-backup",
                    {{"added", std::to_string(counts.added + counts.apart)},
                     {"longer", std::to_string(counts.longer)},
                     {"known", std::to_string(counts.known)},
                     {"damaged", std::to_string(counts.damaged)}});
}

}  // namespace fox::ui
