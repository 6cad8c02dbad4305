#include "game/dates.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace fox {

namespace {

// As `format` says, for year, month, day, hour, minute and second. No clock is right before 1970 and beyond
// four digits.
std::string written(const char* format, std::int64_t seconds, const std::tm& parts) {
  if (seconds <= 0 || parts.tm_year + 1900 > 9999) return {};
  char text[80];
  const int length = std::snprintf(text, sizeof text, format, parts.tm_year + 1900, parts.tm_mon + 1,
                                   parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec);
  return {text, static_cast<std::size_t>(length)};
}

}  // namespace

std::int64_t seconds_now() {
  return static_cast<std::int64_t>(std::time(nullptr));
}

std::tm local_day(std::int64_t seconds) {
  const auto time = static_cast<std::time_t>(seconds);
  std::tm day{};
  ::localtime_r(&time, &day);
  return day;
}

std::string date_text(std::int64_t seconds) {
  return written("%04d-%02d-%02d", seconds, local_day(seconds));
}

std::string utc_text(std::int64_t seconds) {
  const auto time = static_cast<std::time_t>(seconds);
  std::tm parts{};
  ::gmtime_r(&time, &parts);
  return written("%04d-%02d-%02dT%02d:%02d:%02dZ", seconds, parts);
}

std::optional<std::int64_t> noon_of(std::string_view date) {
  std::array<int, 3> numbers{};
  for (int& number : numbers) {
    const char* const end = date.data() + date.size();
    const auto [next, error] = std::from_chars(date.data(), end, number);
    if (error != std::errc() || (&number != &numbers.back() && (next == end || *next != '-')))
      return std::nullopt;
    date.remove_prefix(std::min(date.size(), static_cast<std::size_t>(next - date.data()) + 1));
  }
  const auto [year, month, day] = numbers;
  if (year < 0 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31) return std::nullopt;
  std::tm noon{};
  noon.tm_year = year - 1900;
  noon.tm_mon = month - 1;
  noon.tm_mday = day;
  noon.tm_hour = 12;
  noon.tm_isdst = -1;
  const std::time_t at = std::mktime(&noon);
  return at == -1 ? std::nullopt : std::optional<std::int64_t>(at);
}

}  // namespace fox
