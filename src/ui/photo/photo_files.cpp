#include "ui/photo/photo_files.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include "game/dates.h"
#include "game/store/files.h"
#include "ui/ends/share.h"

namespace fox::ui {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostListed = 200, kMostLookedAt = 20000;
constexpr int kDeepest = 2;

bool is_picture(const fs::path& path) {
  std::string ending = path.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return ending == ".png" || ending == ".jpg" || ending == ".jpeg";
}

std::int64_t changed(const fs::directory_entry& entry) {
  std::error_code error;
  const auto time = entry.last_write_time(error);
  if (error) return 0;
  const auto ago = fs::file_time_type::clock::now() - time;
  return seconds_now() - std::chrono::duration_cast<std::chrono::seconds>(ago).count();
}

}  // namespace

std::vector<std::string> photo_folders(const std::string& chosen_data) {
  if (!chosen_data.empty()) return {chosen_data + "/pictures"};
  const char* home_set = std::getenv("HOME");
  const std::string home = home_set == nullptr ? "" : home_set;
  if (home.empty()) return {};
  const char* config = std::getenv("XDG_CONFIG_HOME");
  const std::string base = config != nullptr && config[0] == '/' ? config : home + "/.config";
  const std::string dirs = store::bytes_of(base + "/user-dirs.dirs").value_or("");
  std::vector<std::string> folders;
  for (const auto& [key, usual] :
       {std::pair{"XDG_PICTURES_DIR", "/Pictures"}, std::pair{"XDG_DOWNLOAD_DIR", "/Downloads"},
        std::pair{"XDG_DESKTOP_DIR", "/Desktop"}}) {
    const std::string named = desktop_folder(dirs, key, home);
    folders.push_back(named.empty() ? home + usual : named);
  }
  return folders;
}

std::vector<PhotoFile> photo_files(const std::vector<std::string>& folders) {
  std::vector<PhotoFile> found;
  std::size_t looked_at = 0;
  for (const std::string& folder : folders) {
    std::error_code error;
    fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, error), end;
    while (!error && entry != end && ++looked_at < kMostLookedAt) {
      std::error_code ignored;
      const std::string name = entry->path().filename().string();
      if (entry.depth() >= kDeepest || name.front() == '.') entry.disable_recursion_pending();
      if (name.front() != '.' && is_picture(entry->path()) && entry->is_regular_file(ignored))
        found.push_back(
            {entry->path().string(), name, entry->path().parent_path().filename().string(), changed(*entry)});
      entry.increment(error);
    }
  }
  std::sort(found.begin(), found.end(), [](const PhotoFile& a, const PhotoFile& b) {
    return a.changed != b.changed ? a.changed > b.changed : a.path < b.path;
  });
  found.erase(std::unique(found.begin(), found.end(),
                          [](const PhotoFile& a, const PhotoFile& b) { return a.path == b.path; }),
              found.end());
  if (found.size() > kMostListed) found.resize(kMostListed);
  return found;
}

}  // namespace fox::ui
