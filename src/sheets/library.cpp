#include "sheets/library.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>

#include "sheets/embedded.h"
#include "sheets/read_file.h"
#include "sheets/toml_tree.h"

namespace fox {
namespace {

constexpr std::string_view kEnding = ".toml";

// The order in which sheets are offered; others follow by name.
const std::vector<std::string>& offered_first() {
  static const std::vector<std::string> ids{"ganz-schoen-clever", "doppelt-so-clever",
                                            "doppelt-so-clever-gsc-dice", "clever-hoch-drei",
                                            "wizard-wuerfelspiel"};
  return ids;
}

bool is_sheet(std::string_view name) {
  return name.size() > kEnding.size() && name.substr(name.size() - kEnding.size()) == kEnding &&
         name.substr(0, 9) != "messages.";
}

std::string id_of(std::string_view name) {
  return std::string(name.substr(0, name.size() - kEnding.size()));
}

// By name, so that it is the same ones tomorrow that are read.
std::vector<std::filesystem::path> sheets_in(const std::string& folder) {
  std::vector<std::filesystem::path> found;
  std::error_code error;
  for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    std::error_code unknown;
    if (is_sheet(it->path().filename().string()) && it->is_regular_file(unknown)) found.push_back(it->path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

SheetLibrary::SheetLibrary(const std::string& folder) {
  for (const auto& file : embedded_files())
    if (is_sheet(file.name)) texts_[id_of(file.name)] = {std::string(file.name), std::string(file.text)};
  if (!folder.empty()) read_folder(folder);
  for (const auto& id : offered_first())
    if (texts_.count(id) != 0) ids_.push_back(id);
  for (const auto& [id, text] : texts_)
    if (std::find(ids_.begin(), ids_.end(), id) == ids_.end()) ids_.push_back(id);
}

void SheetLibrary::read_folder(const std::string& folder) {
  std::size_t read = 0;
  for (const auto& path : sheets_in(folder)) {
    const std::string file = path.string();
    int error = 0;
    std::optional<std::string> text;
    if (read < kMostOwnSheets) text = read_file(file, error, kLongestSheet);
    if (text) {
      texts_[id_of(path.filename().string())] = {file, std::move(*text)};
      ++read;
      continue;
    }
    Problem problem;
    problem.file = file;
    problem.text = error == 0 ? "is left out: only " + std::to_string(kMostOwnSheets) + " sheets are read"
                   : error == EFBIG ? kTooLong
                                    : "cannot be read: " + std::string(std::strerror(error));
    left_out_.push_back(std::move(problem));
  }
}

std::optional<SheetText> SheetLibrary::text(const std::string& id) const {
  const auto found = texts_.find(id);
  return found == texts_.end() ? std::nullopt : std::optional(found->second);
}

const AnySheet* SheetLibrary::find(const std::string& id, Problems& problems) {
  if (const auto known = sheets_.find(id); known != sheets_.end()) return known->second.get();
  const auto source = text(id);
  if (!source) return nullptr;
  const auto find_base = [this](const std::string& base) { return text(base); };
  auto sheet = read_sheet(*source, find_base, problems, id);
  if (!sheet) return nullptr;
  auto& kept = sheets_[id];
  kept = std::make_unique<AnySheet>(std::move(*sheet));
  paint(id, *kept);
  return kept.get();
}

void SheetLibrary::recolor(std::map<std::string, std::string> colors) {
  colors_ = std::move(colors);
  for (auto& [id, sheet] : sheets_) paint(id, *sheet);
}

void SheetLibrary::paint(const std::string& id, AnySheet& sheet) {
  const auto one = [&](const std::string& die, std::string& color) {
    const std::string& printed = printed_.emplace(id + "." + die, color).first->second;
    const auto own = colors_.find(die);
    color = own == colors_.end() ? printed : own->second;
  };
  std::visit(
      [&](auto& def) {
        for (auto& face : coloured(def)) one(face.id, face.color);
      },
      sheet);
}

const std::string& SheetLibrary::digest(const std::string& id) const {
  auto known = digests_.find(id);
  if (known == digests_.end()) known = digests_.emplace(id, make_digest(id)).first;
  return known->second;
}

std::string SheetLibrary::make_digest(const std::string& id) const {
  // FNV-1a over the text and, for a variant, over its base: enough to notice a change, and the same
  // everywhere.
  std::uint64_t hash = 0xcbf29ce484222325u;
  std::string next = id;
  for (int depth = 0; depth < 8 && !next.empty(); ++depth) {
    const auto source = text(next);
    next.clear();
    if (!source) break;
    for (const char c : source->text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    const auto tree = parse_toml(source->text, source->file);
    if (const auto* top = std::get_if<TomlValue>(&tree))
      if (const auto* base = top->find("based_on")) next = base->string;
  }
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[hash >> shift & 15];
  return text;
}

}  // namespace fox
