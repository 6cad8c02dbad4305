#include "ui/table/text_at_table.h"

#include <algorithm>

namespace fox::ui {

TextAtTable::TextAtTable(Ui& ui, const LeastRoom& least) : ui_(ui), before_(ui.scale) {
  const float wide = least.width > 0 ? ui.screen.w / least.width : before_;
  const float high = least.height > 0 ? ui.screen.h / least.height : before_;
  constexpr float whole = .999F;  // of that room, whatever is rounded
  ui.scale = std::clamp(std::min(wide, high) * whole, ui.finger, std::max(ui.finger, before_));
  ui.reading = before_ / ui.scale;
}

}  // namespace fox::ui
