#include "ui/ends/share.h"

#include <cstdlib>
#include <cstring>

#include "game/store/files.h"
#include "game/words.h"

namespace fox::ui {
namespace {

constexpr std::size_t kLongest = 160;  // bytes of a file's name
constexpr int kNames = 1000;           // so many files may be called the same but for a number

std::string home_folder() {
  const char* home = std::getenv("HOME");
  return home == nullptr ? "" : home;
}

}  // namespace

// "~/Pictures/…" is shorter, and everybody knows what it means.
std::string for_people(const std::string& path) {
  const std::string home = home_folder();
  return home.size() > 1 && path.rfind(home + "/", 0) == 0 ? "~" + path.substr(home.size()) : path;
}

std::string free_path(const std::string& folder, const std::string& name, const std::string& ending) {
  const std::string start = folder + "/" + name;
  std::string path = start + "." + ending;
  for (int i = 2; i <= kNames && store::exists(path); ++i)
    path = start + " " + std::to_string(i) + "." + ending;
  return path;
}

std::string desktop_folder(const std::string& user_dirs, const std::string& key, const std::string& home) {
  const std::string begin = key + "=\"";
  for (std::size_t at = 0; at < user_dirs.size();) {
    const std::size_t end = std::min(user_dirs.find('\n', at), user_dirs.size());
    const std::string line = user_dirs.substr(at, end - at);
    at = end + 1;
    if (line.rfind(begin, 0) != 0 || line.back() != '"') continue;
    std::string folder = line.substr(begin.size(), line.size() - begin.size() - 1);
    if (folder.rfind("$HOME", 0) == 0) folder.replace(0, 5, home);
    while (folder.size() > 1 && folder.back() == '/') folder.pop_back();
    // A desktop without such a folder names the home folder itself.
    return folder.empty() || folder[0] != '/' || folder == home ? "" : folder;
  }
  return {};
}

std::string ShareFolders::folder(const std::string& key) const {
  const std::string home = home_folder();
  if (!chosen_ && !home.empty()) {
    const char* config = std::getenv("XDG_CONFIG_HOME");
    const std::string base = config != nullptr && config[0] == '/' ? config : home + "/.config";
    const std::string found =
        desktop_folder(store::bytes_of(base + "/user-dirs.dirs").value_or(""), key, home);
    if (!found.empty() && store::exists(found)) return found + "/Foxsheet";
  }
  return data_ + "/exports";
}

std::string file_name_of(const std::vector<std::string>& parts) {
  std::string name;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    if (!name.empty()) name += ' ';
    for (const char c : part)
      name += static_cast<unsigned char>(c) < 0x20 || std::strchr("/\\:*?\"<>|", c) != nullptr ? '-' : c;
  }
  // As long as file systems take it, and never in the middle of a letter.
  while (name.size() > kLongest ||
         (static_cast<unsigned char>(name.empty() ? 'a' : name.back()) >= 0x80 && !is_utf8(name)))
    name.pop_back();
  return name;
}

Outgoing::Outgoing(std::string folder, const std::string& name, std::string ending)
    : folder_(std::move(folder)), name_(name), ending_(std::move(ending)) {
  if (picks_files()) return;
  error_ = store::make_folder(folder_);
  if (error_ == 0) file_ = std::make_unique<store::NewFile>(folder_);
}

void Outgoing::add(const std::string& bytes) {
  if (file_ != nullptr)
    file_->add(bytes);
  else if (error_ == 0)
    bytes_ += bytes;
}

std::string sentence_of(const Left& left, const Catalogue& words) {
  if (left.where == Left::Where::nowhere) return {};
  return words.text("screen", left.where == Left::Where::shared ? "shared-on" : "downloaded",
                    {{"file", left.name}});
}

Shared Outgoing::finish(const Catalogue& words, bool wished) {
  const std::string plain = name_ + "." + ending_;
  const bool page = file_ == nullptr && error_ == 0;
  const Leaving leaving = page ? hands_over(plain, bytes_, wished) : Leaving::none;
  if (leaving == Leaving::offered) return {false, {}, true};
  if (leaving == Leaving::downloaded) return {true, sentence_of({plain, Left::Where::downloaded}, words)};
  const std::string path = file_ == nullptr ? folder_ : free_path(folder_, name_, ending_);
  if (file_ != nullptr) error_ = file_->keep(path);
  if (error_ == 0) return {true, words.text("screen", "shared", {{"file", for_people(path)}})};
  const store::Fault fault{store::Trouble::file_unwritable, {{"file", for_people(path)}}, error_};
  return {false, store::sentence(fault, words)};
}

Shared share_file(const std::string& folder, const std::string& name, const std::string& ending,
                  const std::string& bytes, const Catalogue& words, bool wished) {
  Outgoing file(folder, name, ending);
  file.add(bytes);
  return file.finish(words, wished);
}

}  // namespace fox::ui
