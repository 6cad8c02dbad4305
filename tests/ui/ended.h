// The app with a finished game on the table, and what it has put into files.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "finished.h"
#include "screen.h"
#include "tables.h"

namespace fox::ui {

inline std::string file_bytes(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// The app with a finished game on the table.
struct Ended {
  Folder folder;
  std::unique_ptr<Screen> screen;

  explicit Ended(const Finished& game, float width = 1280, float height = 800) {
    AppOptions options = english(folder);
    options.open = folder / "game.fox";
    std::ofstream(options.open) << record_text(game, library());
    screen = std::make_unique<Screen>(options, width, height);
  }
  [[nodiscard]] std::vector<std::filesystem::path> exported(const std::string& ending) const {
    std::vector<std::filesystem::path> found;
    if (!std::filesystem::exists(folder / "exports")) return found;
    for (const auto& entry : std::filesystem::directory_iterator(folder / "exports"))
      if (entry.path().extension() == ending) found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
  }
  [[nodiscard]] bool says(const std::string& part) const { return screen->says(part); }
};

inline const Finished kThree{"ganz-schoen-clever", {"Ada", "Ben", "Cleo"}, 0, 5};

}  // namespace fox::ui
