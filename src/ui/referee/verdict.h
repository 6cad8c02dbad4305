// The dark card of the referee: the question, a big yes or no with its sign, the reason now and the rule.
#pragma once

#include <string>

#include "ui/frame/ui.h"
#include "ui/table/grounds.h"

namespace fox::ui {

struct Verdict : Grounds {
  enum class Says : unsigned char { nothing, yes, no };
  Says says = Says::nothing;
  std::string question;  // in words
  std::string sentence;  // the reason now; of nothing, what can be asked
  bool whole = false;    // all that is known is asked for

  [[nodiscard]] std::string grounds() const;
};

// The height in which all of it can be read at this width.
float verdict_height(Ui& ui, float width, const Verdict& verdict);
// True where "more" was tapped, or "less".
bool draw_verdict(Ui& ui, const Rect& rect, const Verdict& verdict);

}  // namespace fox::ui
