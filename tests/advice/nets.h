// Tables for tests, with nets that were drawn.
#pragma once

#include "advice/drawn.h"
#include "advice/turn_search.h"
#include "core/sheets.h"

namespace nets {

// A table of a sheet, with a net for it.
struct Table {
  fox::clever::Rules rules;
  fox::advice::Layout layout;
  fox::advice::Net net;

  Table(const std::string& sheet, int players, std::uint64_t seed = 1)
      : rules(fox::clever::make_rules(sheets::def(sheet), players, fox::clever::Mode::table)),
        layout(rules),
        net(drawn(layout, seed), layout) {}
};

}  // namespace nets
