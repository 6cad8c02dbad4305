#include <ctime>
#include <variant>

#include "ui/look/names.h"
#include "ui/screens/home.h"

namespace fox::ui {

std::string friendly_time(const Catalogue& words, std::int64_t at, std::int64_t now) {
  const std::int64_t minutes = (now - at) / 60;
  if (now >= at && minutes < 2) return words.text("screen", "just-now");
  if (now >= at && minutes < 60)
    return words.text("screen", "minutes-ago", {{"count", std::to_string(minutes)}});
  const auto day_of = [](std::int64_t seconds) {
    const auto time = static_cast<std::time_t>(seconds);
    std::tm day{};
    localtime_r(&time, &day);
    return day;
  };
  const std::tm then = day_of(at), today = day_of(now), before = day_of(now - 24 * 60 * 60);
  const auto same = [&](const std::tm& day) {
    return then.tm_year == day.tm_year && then.tm_yday == day.tm_yday;
  };
  if (same(today)) return words.text("screen", "today");
  if (same(before)) return words.text("screen", "yesterday");
  const Fillings date{{"day", std::to_string(then.tm_mday)},
                      {"month", words.text("screen", "month-" + std::to_string(then.tm_mon + 1))},
                      {"year", std::to_string(then.tm_year + 1900)}};
  return words.text("screen", then.tm_year == today.tm_year ? "date" : "date-year", date);
}

std::string sheet_title(const Catalogue& words, const std::string& id) {
  if (const std::string* name = words.find("sheets", id)) return *name;
  std::string title = id;
  for (char& c : title)
    if (c == '-' || c == '_') c = ' ';
  return sentence_case(title);
}

std::string joined(const std::vector<std::string>& names, std::string_view between) {
  std::string text;
  for (const std::string& name : names) {
    if (!text.empty()) text += between;
    text += name;
  }
  return text;
}

}  // namespace fox::ui
