#include "game/system_words.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace fox {
namespace {

struct Answer {
  int error;
  std::string_view id;
};

constexpr std::array<Answer, 15> kAnswers{{{ENOENT, "missing"},
                                           {EACCES, "forbidden"},
                                           {EPERM, "forbidden"},
                                           {EISDIR, "folder"},
                                           {ENOTDIR, "no-folder"},
                                           {ESPIPE, "no-file"},
                                           {EFBIG, "large"},
                                           {EROFS, "protected"},
                                           {ENOSPC, "full"},
                                           {EDQUOT, "full"},
                                           {EIO, "broken"},
                                           {EBUSY, "in-use"},
                                           {ETXTBSY, "in-use"},
                                           {ENAMETOOLONG, "long-name"},
                                           {ENOMEM, "memory"}}};

}  // namespace

std::vector<std::string_view> system_ids() {
  std::vector<std::string_view> ids;
  ids.reserve(kAnswers.size());
  for (const Answer& answer : kAnswers) ids.push_back(answer.id);
  return ids;
}

std::string system_words(int error, const Catalogue& words) {
  const auto* const answer =
      std::find_if(kAnswers.begin(), kAnswers.end(), [&](const Answer& one) { return one.error == error; });
  return answer == kAnswers.end() ? std::strerror(error) : words.text("system", std::string(answer->id));
}

}  // namespace fox
