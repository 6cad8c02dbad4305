#include "game/system_words.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace fox {
namespace {

constexpr std::array<std::string_view, 10> kIds{"missing", "forbidden", "folder", "no-folder", "protected",
                                                "full",    "broken",    "in-use", "long-name", "memory"};

std::string_view id_of_error(int error) {
  switch (error) {
    case ENOENT:
      return "missing";
    case EACCES:
    case EPERM:
      return "forbidden";
    case EISDIR:
      return "folder";
    case ENOTDIR:
      return "no-folder";
    case EROFS:
      return "protected";
    case ENOSPC:
    case EDQUOT:
      return "full";
    case EIO:
      return "broken";
    case EBUSY:
    case ETXTBSY:
      return "in-use";
    case ENAMETOOLONG:
      return "long-name";
    case ENOMEM:
      return "memory";
    default:
      return {};
  }
}

}  // namespace

std::span<const std::string_view> system_ids() {
  return kIds;
}

std::string system_words(int error, const Catalogue& words) {
  const std::string id(id_of_error(error));
  return id.empty() ? std::strerror(error) : words.text("system", id);
}

}  // namespace fox
