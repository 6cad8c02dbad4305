// Days and times as people say them.
#pragma once

#include <cstdint>
#include <string>

#include "sheets/catalogue.h"

namespace fox::ui {

// "7 May", with its year where that is not this one.
std::string day_words(const Catalogue& words, std::int64_t at, std::int64_t now);
// "3 minutes ago", "yesterday", "7 May"; both in seconds since 1970.
std::string friendly_time(const Catalogue& words, std::int64_t at, std::int64_t now);

}  // namespace fox::ui
