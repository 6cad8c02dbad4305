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
#include "ui/frame/platform.h"
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
  bool done = false;     // false where somebody is still asked where to, too
  std::string sentence;  // where it is, or why it is not
  bool offered = false;  // somebody is asked, and nothing is to be said before the answer
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
  Shared finish(const Catalogue& words, bool wished = true);

 private:
  std::string folder_, name_, ending_, bytes_;
  store::Errno error_ = 0;
  std::unique_ptr<store::NewFile> file_;
};
// What became of a file that was offered; nobody has to be told that he kept it to himself.
std::string sentence_of(const Left& left, const Catalogue& words);
// Under a name that nothing else has: "ganz-schoen-clever 2026-11-18 Ada, Ben.png". Where nobody wished for
// it, it is put away without a question.
Shared share_file(const std::string& folder, const std::string& name, const std::string& ending,
                  const std::string& bytes, const Catalogue& words, bool wished = true);
// A name without what file systems mind.
std::string file_name_of(const std::vector<std::string>& parts);

// ---- pictures, as the bytes of a PNG
std::string picture_of_result(const Result& result, const Theme& theme, const Catalogue& words);
// The sheet of one player.
std::string picture_of_sheet(const Steps& game, int seat, const Result& result, const Theme& theme,
                             const Catalogue& words);

}  // namespace fox::ui
