// What leaves the app as a file: pictures, tables, records. Where they are put, how they are called, and the
// sentence that says so.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "game/store/export.h"
#include "game/store/files.h"
#include "ui/ends/result.h"
#include "ui/ends/steps.h"
#include "ui/look/theme.h"

namespace fox::ui {

// Pictures go where the desktop keeps pictures, the rest to the documents, in a folder of ours; without such
// folders, and where somebody chose a data folder, they go beside the saved games.
class ShareFolders {
 public:
  ShareFolders(std::string data, bool chosen) : data_(std::move(data)), chosen_(chosen) {}
  [[nodiscard]] std::string pictures() const { return folder("XDG_PICTURES_DIR"); }
  // The data folder, where somebody chose one; else empty.
  [[nodiscard]] std::string chosen_data() const { return chosen_ ? data_ : std::string(); }
  [[nodiscard]] std::string documents() const { return folder("XDG_DOCUMENTS_DIR"); }

 private:
  [[nodiscard]] std::string folder(const std::string& key) const;

  std::string data_;
  bool chosen_;
};

// The folder that a desktop's user-dirs.dirs names, or empty.
std::string desktop_folder(const std::string& user_dirs, const std::string& key, const std::string& home);

struct Shared {
  bool done = false;
  std::string sentence;  // where it is, or why it is not
};
// A name in this folder, which is made, that nothing else has.
std::string free_path(const std::string& folder, const std::string& name, const std::string& ending);
// How people call it.
std::string for_people(const std::string& path);
// A file on its way out, piece by piece; in a page of a browser it is a download, once it is whole.
class Outgoing {
 public:
  Outgoing(std::string folder, const std::string& name, std::string ending);
  void add(const std::string& bytes);
  Shared finish(const Catalogue& words);

 private:
  std::string folder_, name_, ending_, bytes_;
  store::Errno error_ = 0;
  std::unique_ptr<store::NewFile> file_;
};
// Under a name that nothing else has: "ganz-schoen-clever 2026-11-18 Ada, Ben.png".
Shared share_file(const std::string& folder, const std::string& name, const std::string& ending,
                  const std::string& bytes, const Catalogue& words);
// A name without what file systems mind.
std::string file_name_of(const std::vector<std::string>& parts);

// ---- pictures, as the bytes of a PNG
std::string picture_of_result(const Result& result, const Theme& theme, const Catalogue& words);
// The sheet of one player.
std::string picture_of_sheet(const Steps& game, int seat, const Result& result, const Theme& theme,
                             const Catalogue& words);

}  // namespace fox::ui
