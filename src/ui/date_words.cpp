#include "ui/date_words.h"

#include "game/dates.h"

namespace fox::ui {

std::string day_words(const Catalogue& words, std::int64_t at, std::int64_t now) {
  const std::tm day = local_day(at);
  const Fillings date{{"day", std::to_string(day.tm_mday)},
                      {"month", words.text("screen", "month-" + std::to_string(day.tm_mon + 1))},
                      {"year", std::to_string(day.tm_year + 1900)}};
  return words.text("screen", day.tm_year == local_day(now).tm_year ? "date" : "date-year", date);
}

std::string friendly_time(const Catalogue& words, std::int64_t at, std::int64_t now) {
  const std::int64_t minutes = (now - at) / 60;
  if (now >= at && minutes < 2) return words.text("screen", "just-now");
  if (now >= at && minutes < 60)
    return words.text("screen", "minutes-ago", {{"count", std::to_string(minutes)}});
  const std::tm then = local_day(at);
  const auto is_then = [&](const std::tm& day) {
    return then.tm_year == day.tm_year && then.tm_yday == day.tm_yday;
  };
  if (is_then(local_day(now))) return words.text("screen", "today");
  if (is_then(local_day(now - std::int64_t{24} * 60 * 60))) return words.text("screen", "yesterday");
  return day_words(words, at, now);
}

}  // namespace fox::ui
