// The pictures somebody may want to look at: those in the folders for pictures, downloads and the desktop.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fox::ui {

struct PhotoFile {
  std::string path, name, folder;
  std::int64_t changed = 0;  // seconds since 1970
};

// The desktop's folders; where somebody chose a data folder, the folder "pictures" in it.
std::vector<std::string> photo_folders(const std::string& chosen_data);
// Newest first; in folders within them as well, and never so many that looking takes long.
std::vector<PhotoFile> photo_files(const std::vector<std::string>& folders);

}  // namespace fox::ui
