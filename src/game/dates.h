// Days and times as records, copies and commands write them. Written by hand: what C has for it brings half a
// calendar into the app for the browser.
#pragma once

#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>

namespace fox {

std::int64_t seconds_now();  // since 1970, as all that follows

std::tm local_day(std::int64_t seconds);
// "2026-11-18", where the device is. Empty before 1970 and beyond four digits: no clock is right there.
std::string date_text(std::int64_t seconds);
// "2026-11-18T09:30:00Z"; empty where date_text is.
std::string utc_text(std::int64_t seconds);
// Noon of the date a text begins with, where the device is; nothing for what is no date.
std::optional<std::int64_t> noon_of(std::string_view date);

}  // namespace fox
