#include "ui/copies.h"

#include "game/dates.h"
#include "game/store/backup.h"
#include "ui/backups.h"
#include "ui/frame/platform.h"

namespace fox::ui {

void Copies::made() {
  settings_.copied_at = seconds_now();
  uncopied_ = 0;
}

void Copies::save(const Catalogue& words) {
  Shared saved = save_backup(store_, folders_, words);
  notices_.tell(std::move(saved.sentence));
  if (saved.done) made();
}

std::string Copies::bring_in(const std::string& path, const Catalogue& words) {
  // What comes out of a copy is in one.
  if (store::finished_since(store_, settings_.copied_at) == 0) made();
  std::string told = bring_in_backup(store_, path, words);
  count();
  return told;
}

bool Copies::hear(const Catalogue& words) {
  bool heard = false;
  for (auto left = take_left(); left; left = take_left()) {
    notices_.tell(sentence_of(*left, words));
    if (left->where != Left::Where::nowhere && is_backup(left->name)) made();
    heard = true;
  }
  return heard;
}

void Copies::count() {
  uncopied_ = picks_files() ? store::finished_since(store_, settings_.copied_at) : 0;
}

}  // namespace fox::ui
