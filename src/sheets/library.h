// All sheets somebody can play: those built into the program and those in a folder of their own files, which
// come first. A sheet is read when it is asked for.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sheets/sheet_file.h"

namespace fox {

// So many of one's own are read; nobody offers more on a screen.
inline constexpr std::size_t kMostOwnSheets = 200;

class SheetLibrary {
 public:
  // `folder` may be empty or missing: then only the sheets that are built in.
  explicit SheetLibrary(const std::string& folder = {});

  // Ids in the order in which they are offered: the built-in ones, then the folder's own.
  [[nodiscard]] const std::vector<std::string>& ids() const { return ids_; }

  // Files of the folder that were not read: more than kMostOwnSheets, too long, forbidden.
  [[nodiscard]] const Problems& left_out() const { return left_out_; }

  // The sheet, kept for as long as the library lives; nullptr with problems noted where it is unsound. An
  // unknown id gives nullptr without a problem.
  const AnySheet* find(const std::string& id, Problems& problems);

  // One's own copy of a game may have other colours: they take the place of the printed ones, by the ids of
  // dice ("yellow" → "#fcd445"), in the sheets of this library. Nothing else changes, digests neither.
  void recolor(std::map<std::string, std::string> colors);

  [[nodiscard]] std::optional<SheetText> text(const std::string& id) const;

  // A digest of everything the sheet says, its base included; games keep it to notice a changed sheet.
  [[nodiscard]] const std::string& digest(const std::string& id) const;

 private:
  void read_folder(const std::string& folder);
  [[nodiscard]] std::string make_digest(const std::string& id) const;

  std::vector<std::string> ids_;
  Problems left_out_;
  std::map<std::string, SheetText> texts_;
  std::map<std::string, std::unique_ptr<AnySheet>> sheets_;
  mutable std::map<std::string, std::string>
      digests_;  // texts never change, and every game that is opened asks

  void paint(const std::string& id, AnySheet& sheet);
  std::map<std::string, std::string> colors_;   // one's own
  std::map<std::string, std::string> printed_;  // by sheet and die: "clever-hoch-drei.blue"
};

}  // namespace fox
