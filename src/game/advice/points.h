// Parts of a point as people read them: to a tenth, in the language's way.
#pragma once

#include <string>

#include "sheets/catalogue.h"

namespace fox::advice {

std::string points_words(double points, const Catalogue& words);

}  // namespace fox::advice
