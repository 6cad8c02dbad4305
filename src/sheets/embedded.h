// The sheet files and message catalogues that are built into the program, by file name.
#pragma once

#include <span>
#include <string_view>

namespace fox {

struct EmbeddedFile {
  std::string_view name;
  std::string_view text;
};

std::span<const EmbeddedFile> embedded_files();

}  // namespace fox
