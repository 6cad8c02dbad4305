// The words of a switch's values in the catalogues, under [switches]: "ID.VALUE", or one sentence for all
// that are numbers, "ID.number"; and of what is asked before each game a few words more about each.
#pragma once

#include <string>

#include "core/switch.h"
#include "sheets/catalogue.h"

namespace fox {

std::string value_key(const Switch& one, const std::string& value);
std::string value_more_key(const Switch& one, const std::string& value);

// Where the catalogues have no words for it, the value itself; no more about it.
std::string value_words(const Switch& one, const std::string& value, const Catalogue& words);
std::string value_more_words(const Switch& one, const std::string& value, const Catalogue& words);

}  // namespace fox
