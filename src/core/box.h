// A place on a sheet's page, in the page's own units; the screen scales it.
#pragma once

namespace fox {

struct Box {
  double x = 0, y = 0, w = 0, h = 0;

  friend bool operator==(const Box&, const Box&) = default;
};

}  // namespace fox
