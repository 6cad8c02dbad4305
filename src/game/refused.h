// What the rules refused, beside the text it was said in.
#pragma once

#include <string>

#include "core/refusal.h"

namespace fox {

// A refusal together with the text it is about, whose words its sentence may quote.
struct Refused {
  Refusal refusal;
  std::string text;
};

}  // namespace fox
