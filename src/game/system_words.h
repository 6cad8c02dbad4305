// What the system says when it refuses something, in the words of a catalogue.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sheets/catalogue.h"

namespace fox {

// Its own words, which are English, where the catalogue has none.
std::string system_words(int error, const Catalogue& words);

// The ids of the catalogue's [system].
std::vector<std::string_view> system_ids();

}  // namespace fox
