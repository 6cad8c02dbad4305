// The language of a person who has not chosen one: systems and browsers give a list, most wished for first.
#pragma once

#include <string>
#include <vector>

namespace fox {

// As $LANGUAGE, $LC_ALL, $LC_MESSAGES and $LANG say it, in the order that gettext gives them.
std::vector<std::string> languages_of_environment();
// The first of them that there is a catalogue for ("de-CH" and "de_AT.UTF-8" are German); else English.
std::string first_known(const std::vector<std::string>& wished);

}  // namespace fox
