#include "ui/today.h"

#include <ctime>

namespace fox::ui {

std::int64_t seconds_now() {
  return static_cast<std::int64_t>(std::time(nullptr));
}

std::string today() {
  const auto seconds = static_cast<std::time_t>(seconds_now());
  std::tm local{};
  localtime_r(&seconds, &local);
  char text[16];
  return std::strftime(text, sizeof text, "%Y-%m-%d", &local) > 0 ? text : "";
}

}  // namespace fox::ui
