#include "sheets/library.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>

#include "sheets/embedded.h"
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

// More than any sheet; the loader refuses what is longer than it likes, so the rest need not be read.
constexpr std::size_t kEnough = 1u << 20;

std::string read_text(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::string text(kEnough, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(in.gcount()));
  return text;
}

std::map<std::string, SheetText> read_folder(const std::string& folder) {
  std::map<std::string, SheetText> found;
  std::error_code error;
  for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    const std::string name = it->path().filename().string();
    std::error_code unknown;
    if (!is_sheet(name) || !it->is_regular_file(unknown)) continue;
    found[id_of(name)] = {it->path().string(), read_text(it->path())};
  }
  return found;
}

}  // namespace

SheetLibrary::SheetLibrary(const std::string& folder) {
  for (const auto& file : embedded_files())
    if (is_sheet(file.name)) texts_[id_of(file.name)] = {std::string(file.name), std::string(file.text)};
  if (!folder.empty())
    for (auto& [id, text] : read_folder(folder)) texts_[id] = std::move(text);
  for (const auto& id : offered_first())
    if (texts_.count(id) != 0) ids_.push_back(id);
  for (const auto& [id, text] : texts_)
    if (std::find(ids_.begin(), ids_.end(), id) == ids_.end()) ids_.push_back(id);
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
  if (auto* clever = std::get_if<clever::SheetDef>(&sheet))
    for (auto& die : clever->dice) one(die.id, die.color);
  if (auto* wizard = std::get_if<wizard::SheetDef>(&sheet))
    for (auto& colour : wizard->colours) one(colour.id, colour.color);
}

std::string SheetLibrary::digest(const std::string& id) const {
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
